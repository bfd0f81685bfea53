/** Pictures of every screen and of six moments of a game, at two sizes and in both languages, into ./shots. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { DESKTOP, launch, PHONE, visit } from './browser/chromium.ts'
import { answerByClick, isOver, playNow, playToTheEnd } from './browser/play.ts'
import { serve } from './browser/serve.ts'

const OUT = join(process.cwd(), 'shots')
const only = process.argv[2] ?? ''

interface Album {
  readonly page: Page
  readonly url: string
  readonly shot: (name: string) => Promise<void>
}
/** What is asked at a moment worth a picture, by the first word of a choice. */
const MOMENTS = [
  ['game-1-turn', /^keepHand/],
  ['game-2-choose', /^(attempt|resolve)/],
  ['game-3-action', /^(play|lantern)/],
  ['game-4-boost', /^boost/],
] as const

async function screens({ page, url, shot }: Album): Promise<void> {
  await page.goto(url)
  await page.locator('.play').first().waitFor()
  await shot('hall')
  await page.locator('.hall-link').nth(3).click()
  await page.locator('.settings').waitFor()
  await shot('settings')
  await page.goto(`${url}/new/kinfire-delve`)
  await page.locator('.seat').first().waitFor()
  await page.locator('.seat-empty button').last().click()
  await shot('new-table')
  await page.goto(`${url}/credits`)
  await page.locator('h1').waitFor()
  await shot('credits')
}
async function game({ page, url, shot }: Album): Promise<void> {
  await playNow(page, url)
  for (const [name, wanted] of MOMENTS) {
    for (let i = 0; i < 30 && !(await isOver(page)); i++) {
      const word = await page.locator('[data-choice]').first().getAttribute('data-choice')
      if (wanted.test(word ?? '')) break
      await answerByClick(page)
    }
    await page.waitForTimeout(700)
    await shot(name)
  }
  await page.keyboard.press('h')
  await page.waitForTimeout(400)
  await shot('game-5-hint')
  for (const [key, name, part] of [
    ['r', 'rules', '.rules'],
    ['m', 'menu', '.menu'],
    ['?', 'keys', '.keys'],
  ] as const) {
    await page.keyboard.press(key)
    await page.locator(part).waitFor()
    await shot(name)
    await page.keyboard.press('Escape')
    await page.locator(part).waitFor({ state: 'detached' })
  }
  for (let i = 0; i < 30 && !(await isOver(page)); i++) await answerByClick(page)
  if (!(await isOver(page))) await shot('game-6-later')
  await page.keyboard.press('j')
  await page.waitForTimeout(500)
  await shot('history')
  await page.keyboard.press('Escape')
  const table = page.url()
  await page.goto(url)
  await page.locator('.ticket').waitFor()
  await shot('hall-continue')
  await page.goto(`${table}?text`)
  await page.locator('.text-table').waitFor()
  await shot('text-table')
  await page.goto(table)
  await page.locator('[data-choice], .end-actions').first().waitFor()
  await playToTheEnd(page, answerByClick)
  await page.waitForTimeout(800)
  await shot('end')
}
async function curtain({ page, url, shot }: Album): Promise<void> {
  await page.goto(`${url}/new/kinfire-delve`)
  await page.locator('.seat-empty button').first().click()
  await page.locator('.slab').nth(1).locator('.eh-switch').first().click()
  await page.locator('.play').click()
  await page.locator('.curtain').waitFor()
  await page.waitForTimeout(700)
  await shot('curtain')
}

const served = await serve()
const browser = await launch()
rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT)
for (const [size, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  for (const locale of ['en-GB', 'fr-FR']) {
    const album = `${size}-${locale.slice(0, 2)}`
    if (!album.includes(only)) continue
    const { page, close } = await visit(browser, { viewport, locale, hasTouch: size === 'phone' })
    const shot = async (name: string): Promise<void> => {
      await page.waitForTimeout(300)
      await page.screenshot({ path: join(OUT, `${album}-${name}.png`) })
    }
    for (const part of [screens, game, curtain]) await part({ page, url: served.url, shot })
    await close()
    process.stdout.write(`${album}\n`)
  }
await browser.close()
await served.stop()
