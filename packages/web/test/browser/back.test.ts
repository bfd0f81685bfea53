/** The ways back: cancel, undo to the last reveal, rewind past it; and a table whose rules have changed. */
import { friends } from '@emberhall/roster/kinds'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  answerByClick,
  changed,
  choicesOf,
  fileOf,
  findings,
  playNow,
  question,
  savedAt,
  visit,
  words,
} from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'
import { isGathered } from '../../src/table/asked.ts'

async function open(page: Page, content: unknown): Promise<void> {
  await page.goto(served.url)
  await page.locator('.play').first().waitFor()
  await page.setInputFiles('input[type="file"]', fileOf(content))
  await page.waitForURL(/\/table\//)
  await page.locator('[data-choice], .dice-entry').first().waitFor()
}
/** How far the table has come; a question that is asked again after taking back has a new id. */
const place = async (page: Page): Promise<string> => (await question(page)).split('.')[1] ?? ''
const undoTool = (page: Page) => page.locator('.tools .tool').first()

test('a choice under way is dropped by a key or a button', async () => {
  const { page, close } = await visit(browser)
  await open(
    page,
    // A single one is taken at once.
    savedAt(friends, (ask) => ask.kind === 'some' && isGathered(ask) && ask.options.length > 1 && ask.max > 0),
  )
  const before = await place(page)
  const picked = page.locator('.choice-picked')
  await choicesOf(page).first().click()
  await eventually(() => picked.count()).toBe(1)
  await page.keyboard.press('Escape')
  await eventually(() => picked.count()).toBe(0)
  await choicesOf(page).first().click()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await eventually(() => picked.count()).toBe(0)
  expect(await place(page)).toBe(before)
  expect(await close()).toBe('quiet')
})

/** Answers until something has been rolled; the dice are shown on the table. */
async function untilRolled(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    if ((await page.locator('.story').textContent())?.match(/roll(s|ed)/i)) return
    await answerByClick(page)
  }
  throw new Error('nobody rolls')
}
async function dealStrictly(page: Page, people: number): Promise<void> {
  await page.goto(`${served.url}/new/${friends.game.id}`)
  await page.locator('.seat').first().waitFor()
  for (let i = 1; i < people; i++) await page.getByRole('button', { name: 'Somebody else here' }).click()
  await page.getByText('Strict', { exact: true }).click()
  await page.locator('.play').click()
  await choicesOf(page).first().waitFor()
}
for (const people of [1, 2])
  test(`a strict table for ${people} here takes back to the last roll and no further`, async () => {
    const { page, close } = await visit(browser)
    await dealStrictly(page, people)
    const first = await place(page)
    await answerByClick(page)
    await page.keyboard.press('u')
    await eventually(() => place(page)).toBe(first)
    await untilRolled(page)
    const after = await place(page)
    expect(await undoTool(page).getAttribute('aria-disabled')).toBe('true')
    expect(await undoTool(page).getAttribute('aria-label')).toContain('revealed, drawn or rolled')
    await page.keyboard.press('u')
    // Whatever a key does comes before what is pressed after it.
    await answerByClick(page)
    expect(Number(await place(page))).toBeGreaterThan(Number(after))
    expect(await close()).toBe('quiet')
  })

test('alone one may rewind past a roll, with the same luck again', async () => {
  const { page, close } = await visit(browser)
  await open(
    page,
    savedAt(friends, (ask) => ask.def.name === 'action'),
  )
  const start = await place(page)
  const told = (): Promise<string[]> => page.locator('.story li').allTextContents()
  await untilRolled(page)
  const once = await told()
  for (let i = 0; i < 12 && (await place(page)) !== start; i++) {
    const now = await place(page)
    await page.keyboard.press('u')
    await eventually(() => place(page)).not.toBe(now)
  }
  expect(await place(page)).toBe(start)
  await untilRolled(page)
  expect(await told()).toEqual(once)
  expect(await words(page)).not.toEqual([])
  expect(await close()).toBe('quiet')
})

test('a table whose answers no longer fit the rules is back at its checkpoint and says why', async () => {
  const file = savedAt(friends, (ask) => ask.def.name === 'action')
  const tail = file.tail.map((entry, i) =>
    i === file.tail.length - 1 ? entry.replace(/attempt:\S+/, 'exhaust') : entry,
  )
  for (const [locale, told] of [
    ['en-GB', /back at its last checkpoint, and nothing before that is lost. What did not fit: ./],
    ['fr-FR', /revenue à son dernier point de passage/],
  ] as const) {
    const { page, close } = await visit(browser, { locale })
    await open(page, changed(file, { content: 'another', tail }))
    await eventually(() => page.locator('.notice').textContent()).toMatch(told)
    // The question before the answer that did not fit is asked again, and play goes on.
    expect((await words(page)).some((word) => /^(attempt|resolve|keepHand)/.test(word))).toBe(true)
    await answerByClick(page)
    // What is kept of it is whole again.
    await page.reload()
    await choicesOf(page).first().waitFor()
    expect(await page.locator('.notice').filter({ hasText: told }).count()).toBe(0)
    expect(await close()).toBe('quiet')
  }
})

test('a table whose rules have changed without harm goes on and says that the way back is shorter', async () => {
  const { page, close } = await visit(browser)
  const file = savedAt(friends, (ask) => ask.def.name === 'action')
  await open(page, changed(file, { content: 'another' }))
  await eventually(() => page.locator('.notice').textContent()).toContain('nothing before now can be taken back')
  expect((await words(page)).some((word) => /^(play|lantern|pass)/.test(word))).toBe(true)
  await answerByClick(page)
  expect(await close()).toBe('quiet')
})

test('an ordinary table plays on after a rewind that is then done again, and something is put right', async () => {
  const { page, close } = await visit(browser)
  await playNow(page, served.url)
  await answerByClick(page)
  const second = await place(page)
  await page.keyboard.press('u')
  await eventually(() => place(page)).not.toBe(second)
  await page.keyboard.press('y')
  await eventually(() => place(page)).toBe(second)
  await page.keyboard.press('u')
  await eventually(() => place(page)).not.toBe(second)
  const right = page.getByRole('button', { name: 'Put something right' })
  await page.keyboard.press('m')
  await right.click()
  await page.getByRole('button', { name: 'One health less' }).click()
  await page.locator('.story', { hasText: 'has something put right: one health less' }).waitFor()
  await answerByClick(page)
  await page.keyboard.press('m')
  await right.click()
  await page.getByRole('alert').filter({ hasText: 'Something is under way' }).waitFor()
  expect(await findings(page, 'putting right')).toEqual([])
  expect(await close()).toBe('quiet')
})

test('a moment gets a name, is found again by it, and a copy from there bears it', async () => {
  const { page, close } = await visit(browser)
  await playNow(page, served.url)
  for (let i = 0; i < 2; i++) await answerByClick(page)
  await page.keyboard.press('b')
  await page.getByLabel('A name for Moment 2 of 2').fill('before <b>the boss')
  await page.keyboard.press('Enter')
  const bookmark = page.getByRole('button', { name: 'Look at: before <b>the boss' })
  await bookmark.waitFor()
  await page.keyboard.press('Escape')
  for (let i = 0; i < 2; i++) await answerByClick(page)
  // It is kept with the table.
  await page.reload()
  await choicesOf(page).first().waitFor()
  await page.keyboard.press('b')
  await bookmark.click()
  await page.getByRole('heading', { name: 'Moment 2 of 4: before <b>the boss' }).waitFor()
  const table = page.url()
  await page.getByRole('button', { name: 'Play on from here, as a copy' }).click()
  await eventually(() => page.url()).not.toBe(table)
  await choicesOf(page).first().waitFor()
  await page.goto(served.url)
  await page.locator('.ticket-title', { hasText: 'before <b>the boss' }).waitFor()
  expect(await page.locator('.ticket').count()).toBe(2)
  expect(await close()).toBe('quiet')
})
