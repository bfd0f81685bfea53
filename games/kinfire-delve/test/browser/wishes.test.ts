/** Windows that a player does not want to see. */
import { kinfireDelve } from '@emberhall/kinfire-delve'
import { expect, test } from 'vitest'
import {
  answerByClick,
  choicesOf,
  fileOf,
  isOver,
  moved,
  type Page,
  question,
  savedAt,
  type Visit,
  visit,
  words,
} from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, server } from '@emberhall/testkit/browser/server'

const isBoost = async (page: Page): Promise<boolean> => (await words(page)).some((word) => word.startsWith('boost:'))
const turnOf = async (page: Page): Promise<string> =>
  /Turn (\d+)/i.exec(await page.evaluate(() => document.body.innerText))![1]!
async function atBoost(): Promise<Visit> {
  const visited = await visit(browser)
  const { page } = visited
  const save = savedAt(kinfireDelve, (ask) => ask.def.name === 'boost')
  await page.goto(server.url)
  await page.locator('.play').first().waitFor()
  await page.locator('input[type=file]').setInputFiles(fileOf(save))
  await choicesOf(page).first().waitFor()
  expect(await isBoost(page)).toBe(true)
  return visited
}
const wishes = (page: Page) => page.getByRole('list', { name: 'How you want to be asked' })
async function passForTheRound(page: Page): Promise<void> {
  const before = await question(page)
  const less = page.getByRole('button', { name: 'Ask less' })
  if ((await less.count()) > 0) await less.click()
  await page.getByRole('button', { name: 'Pass for the rest of the round' }).click()
  await moved(page, before)
}

test('a window is passed for the rest of the round, and opens again in the next', async () => {
  const { page, close } = await atBoost()
  // Nobody at this table can learn anything from who is asked.
  await page.getByRole('button', { name: 'Ask less' }).click()
  expect(await page.getByRole('button', { name: 'Ask only if I can act' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Ask less' }).click()

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

test('a wish is listed, withdrawn by key, and what it passed can be taken back and is asked again', async () => {
  const { page, close } = await atBoost()
  expect(await wishes(page).count()).toBe(0)
  const turn = await turnOf(page)
  await passForTheRound(page)
  await eventually(() => wishes(page).innerText()).toContain('The boost window: not asked until the round ends')

  await page.getByRole('button', { name: 'Ask me again: The boost window' }).focus()
  await page.keyboard.press('Enter')
  await eventually(() => wishes(page).count()).toBe(0)
  const before = await question(page)
  await page.getByRole('button', { name: 'Take back' }).click()
  await moved(page, before)
  await answerByClick(page)
  expect([await turnOf(page), await isBoost(page)]).toEqual([turn, true])

  // By one key until something happens to the seat, and by the same key no longer.
  const boost = await question(page)
  const said = () => page.getByTestId('passing').textContent()
  await page.keyboard.press('w')
  await moved(page, boost)
  await eventually(() => wishes(page).innerText()).toContain('you pass until something happens to you')
  await eventually(said).toContain('W or “Ask me again” ends that')
  await page.keyboard.press('w')
  await eventually(() => wishes(page).count()).toBe(0)
  await eventually(said).toBe('You are asked again.')
  expect(await close()).toBe('quiet')
})

test('at the text table a wish is read and withdrawn by typed commands', async () => {
  const { page, close } = await atBoost()
  const type = async (line: string): Promise<void> => {
    await page.locator('.command input').fill(line)
    await page.keyboard.press('Enter')
  }
  const reply = () => page.locator('.command [role=status]').innerText()
  await page.getByRole('link', { name: 'text' }).first().press('Enter')
  await page.locator('.text-table').waitFor()
  await type('wishes')
  await eventually(reply).toBe('You are asked everything.')
  await passForTheRound(page)
  await eventually(() => wishes(page).innerText()).toContain('The boost window')
  await type('souhaits')
  await eventually(reply).toBe('The boost window: not asked until the round ends')
  await type('ask again boost')
  await eventually(() => wishes(page).count()).toBe(0)
  await eventually(reply).toBe('You are asked again: The boost window')
  expect(await close()).toBe('quiet')
})
