/** Windows that a player does not want to see. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, visit } from './chromium.ts'
import { answerByClick, choicesOf, isOver, moved, question, words } from './play.ts'
import { fileOf, savedAt } from './saves.ts'
import { type Served, serve } from './serve.ts'

let served: Served
let browser: Browser
beforeAll(async () => {
  served = await serve()
  browser = await launch()
}, 240_000)
afterAll(async () => {
  await browser.close()
  await served.stop()
})

const isBoost = async (page: Page): Promise<boolean> => (await words(page)).some((word) => word.startsWith('boost:'))
const turnOf = async (page: Page): Promise<string> =>
  /Turn (\d+)/i.exec(await page.evaluate(() => document.body.innerText))![1]!
async function passForTheRound(page: Page): Promise<void> {
  const before = await question(page)
  await page.getByRole('button', { name: 'Pass for the rest of the round' }).click()
  await moved(page, before)
}

test('a window is passed for the rest of the round, and opens again in the next', {
  timeout: 240_000,
}, async () => {
  const { page, close } = await visit(browser)
  const save = savedAt((ask) => ask.def.name === 'boost')
  await page.goto(served.url)
  await page.locator('.play').first().waitFor()
  await page.locator('input[type=file]').setInputFiles(fileOf('wish', save))
  await choicesOf(page).first().waitFor()
  expect(await isBoost(page)).toBe(true)
  // Nobody at this table can learn anything from who is asked.
  expect(await page.getByRole('button', { name: 'Ask only if I can act' }).count()).toBe(0)

  const turn = await turnOf(page)
  await passForTheRound(page)
  expect([await turnOf(page), await isBoost(page)]).toEqual([turn, false])
  for (let answers = 0; !(await isBoost(page)); answers++) {
    if (answers > 60 || (await isOver(page))) throw new Error('no boost was asked for again')
    await answerByClick(page)
  }
  expect(await turnOf(page)).not.toBe(turn)
  expect(await close()).toBe('quiet')
})
