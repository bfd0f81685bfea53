/** Windows that a player does not want to see. */
import { forgeflame, type O, type S } from '@emberhall/forgeflame'
import { Match } from '@emberhall/kernel'
import { type SaveFile, save as saveOf } from '@emberhall/saves'
import type { TableInfo } from '@emberhall/server/protocol'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Visit, visit } from './chromium.ts'
import { eventually } from './eventually.ts'
import { leastWord } from './forgeflameShort.ts'
import { answerByClick, choicesOf, give, isOver, moved, question, words } from './play.ts'
import { fileOf, savedAt } from './saves.ts'
import { browser, post, server } from './server.ts'

const isBoost = async (page: Page): Promise<boolean> => (await words(page)).some((word) => word.startsWith('boost:'))
const turnOf = async (page: Page): Promise<string> =>
  /Turn (\d+)/i.exec(await page.evaluate(() => document.body.innerText))![1]!
async function atBoost(): Promise<Visit> {
  const visited = await visit(browser)
  const { page } = visited
  const save = savedAt((ask) => ask.def.name === 'boost')
  await page.goto(server.url)
  await page.locator('.play').first().waitFor()
  await page.locator('input[type=file]').setInputFiles(fileOf('wish', save))
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

test('a window is passed for the rest of the round, and opens again in the next', {
  timeout: 240_000,
}, async () => {
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

test('a wish is listed, withdrawn by key, and what it passed can be taken back and is asked again', {
  timeout: 240_000,
}, async () => {
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

test('at the text table a wish is read and withdrawn by typed commands', { timeout: 240_000 }, async () => {
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

/** Two rivals; the second may answer with an Absorption, which it does not hold, and so again in each of the next turns. */
function savedAtBluff(): SaveFile {
  const options = { recruitment: 'random', short: true, confirmEnd: false }
  const match = Match.start<S, O>(forgeflame.game, { seats: 2, seed: 11, options })
  while (!match.isOver) {
    const ask = match.asks().find(({ answer }) => answer === null)!
    const { seat, def, kind } = ask
    if (seat === 1 && def.name === 'absorption' && ask.options.length === 1) return saveOf(match)
    const offered = ask.options.map((option) => forgeflame.game.words.print(option))
    const isOne = kind === 'one'
    match.play(seat, isOne ? ask.options[offered.indexOf(leastWord(offered))]! : ask.options.slice(0, ask.min))
  }
  throw new Error('nobody is asked without holding the card')
}
async function layTable(page: Page): Promise<TableInfo> {
  const seats = [
    { kind: 'me', name: 'Ana' },
    { kind: 'link', name: 'Bo' },
  ]
  return post<TableInfo>(page, '/api/tables/import', { save: savedAtBluff(), seats })
}
async function askedOf(pages: readonly Page[]): Promise<Page> {
  for (;;) for (const page of pages) if ((await choicesOf(page).count()) > 0) return page
}
/** One answer of whoever is asked, at the text table, until somebody is asked again. */
async function oneAnswer(pages: readonly Page[]): Promise<void> {
  const page = await askedOf(pages)
  const before = await question(page)
  await give(page, leastWord, page.getByRole('button', { name: 'Confirm' }))
  await eventually(() => question(page)).not.toBe(before)
  await askedOf(pages)
}

test('among rivals, who asks to be asked only if able is alone in reading so, and can withdraw it', {
  timeout: 240_000,
}, async () => {
  const visits = [await visit(browser), await visit(browser)]
  const [ana, bo] = visits.map(({ page }) => page) as [Page, Page]
  const { id, seats } = await layTable(ana)
  await bo.goto(`${server.url}/join/${id}~${seats[1]!.link!}`)
  await bo.getByLabel('Name').fill('Bo')
  await bo.locator('form .main').click()
  await bo.waitForURL(/\/table\//)
  for (const page of [ana, bo]) {
    await page.goto(`${server.url}/table/${id}?text`)
    await page.locator('.command input').waitFor()
  }
  const isBluff = async (): Promise<boolean> => (await words(bo)).join() === 'pass'
  await eventually(isBluff).toBe(true)

  await bo.getByRole('button', { name: 'Ask only if I can act' }).click()
  await eventually(isBluff).toBe(false)
  await eventually(() => wishes(bo).innerText()).toContain('Absorption as an answer: asked only if you can act')
  expect(await wishes(ana).count()).toBe(0)
  for (let answers = 0; answers < 6; answers++) {
    await oneAnswer([ana, bo])
    expect(await isBluff()).toBe(false)
  }
  await bo.getByRole('button', { name: 'Ask me again: Absorption as an answer' }).click()
  await eventually(() => wishes(bo).count()).toBe(0)
  for (let answers = 0; !(await isBluff()); answers++) {
    if (answers > 12) throw new Error('Bo was not asked again')
    await oneAnswer([ana, bo])
  }
  for (const { close } of visits) expect(await close()).toBe('quiet')
})
