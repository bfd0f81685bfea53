/**
 * How long a table takes to show what happens by itself, such as a turn of enemies: from the press that begins it to the next
 * question, at ordinary speed. Named are a game, the line that each of them writes, and how many of these there are at least.
 * Wants a machine with nothing else to do.
 * @example npm run turns -- <game> <line> 3 6 9
 */
import { BadInput, type LogLine } from '@emberhall/kernel'
import { playFilms } from '@emberhall/lab/moments'
import { loadGame } from '@emberhall/roster'
import type { Page } from 'playwright-core'
import { bring, launch, serve, visit } from '@emberhall/testkit/browser'

const [GAME = '', LINE = '', ...COUNTS] = process.argv.slice(2)
if (COUNTS.length === 0) throw new BadInput('a game, a line of its log and numbers of them are wanted')

/** From the press to a question that can be answered. */
async function timed(page: Page, answer: string): Promise<number> {
  await page.evaluate(() => {
    const question = (): string | undefined =>
      document.querySelector<HTMLElement>('[data-question]')?.dataset['question']
    const before = question()
    addEventListener(
      'click',
      () => {
        const pressed = performance.now()
        const look = (): void => {
          const isAsked = document.querySelector('.prompt-happening') === null && question() !== before
          if (isAsked) document.body.dataset['took'] = String(performance.now() - pressed)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { once: true, capture: true },
    )
  })
  await page.locator(`[data-choice="${answer}"]`).first().click()
  await page.locator('body[data-took]').waitFor({ timeout: 60_000 })
  return Number(await page.locator('body').getAttribute('data-took'))
}

const module = await loadGame(GAME)
const served = await serve()
const browser = await launch()
const films = Object.fromEntries(
  COUNTS.map((least) => [
    least,
    {
      seats: 1,
      shows: LINE,
      also: (news: readonly LogLine[]) => news.filter(({ what }) => what === LINE).length >= Number(least),
    },
  ]),
)
for (const [least, { save, answer }] of playFilms(module, films)) {
  const { page, close } = await visit(browser, { glows: true, listed: true, reducedMotion: 'no-preference' })
  await page.goto(served.url)
  await bring(page, save)
  // What is fetched or drawn first belongs to opening the table.
  await page.waitForTimeout(3000)
  const ms = await timed(page, answer)
  process.stdout.write(`${LINE} ${least} times or more: ${(ms / 1000).toFixed(2)} s\n`)
  await close()
}
await browser.close()
await served.stop()
