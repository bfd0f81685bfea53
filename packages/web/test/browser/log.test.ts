/** The story of a table: its names lead to things, and it can be narrowed. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { answerByClick, choicesOf, open, PHONE, playNow, question, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'
import { friends } from '@emberhall/roster/kinds'
import { savedInPlay } from './inPlay.ts'

/** So many answers are told in more lines than are drawn at once. */
const LONG = 60

const lines = (page: Page) => page.locator('.story li')
test('names in the log light up on the table and open what they name, by mouse and by keys', async () => {
  const { page, close } = await visit(browser)
  await playNow(page, served.url)
  for (let i = 0; i < 3; i++) await answerByClick(page)
  const name = lines(page).filter({ hasText: 'The light falls on' }).last().locator('.story-name')
  const title = (await name.textContent())!
  await name.hover()
  const card = page.locator(`.frame [data-key="${await page.locator('.lit').getAttribute('data-at')}"]`).first()
  const middleOf = async (thing: Locator): Promise<number> => {
    const { x, width } = (await thing.boundingBox())!
    return x + width / 2
  }
  await eventually(async () => Math.abs((await middleOf(page.locator('.lit'))) - (await middleOf(card)))).toBeLessThan(
    3,
  )
  await name.click()
  await eventually(() => page.locator('.zoom h2').textContent()).toBe(title)
  await page.keyboard.press('Escape')
  // Tab comes to the log once; arrows go on from there.
  expect(await page.locator('.story ol [tabindex="0"]').count()).toBe(1)
  expect(await page.locator('.story ol :is(a, button):not([tabindex])').count()).toBe(0)
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
  await lines(page).first().locator('.story-line').focus()
  for (let i = 0; i < 40 && !(await lines(page).nth(i).textContent())!.includes(title); i++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe(title)
  await page.keyboard.press('Enter')
  await eventually(() => page.locator('.zoom h2').textContent()).toBe(title)
  await page.keyboard.press('Escape')
  // The line itself leads to its moment, and nothing is taken back.
  const before = await question(page)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.locator('.history').waitFor()
  await page.keyboard.press('Escape')
  expect(await question(page)).toBe(before)
  expect(await close()).toBe('quiet')
})

test('the log can be narrowed to chance or to the essentials, says so, and remembers it', async () => {
  const { page, close } = await visit(browser)
  await playNow(page, served.url)
  for (let i = 0; i < 3; i++) await answerByClick(page)
  const all = await lines(page).count()
  const key = page.locator('.story-filter')
  expect((await key.boundingBox())!.height).toBeGreaterThanOrEqual(40)
  await key.click()
  const only = async (label: string): Promise<number> => {
    await page.locator('.story .eh-segment', { hasText: label }).click()
    return lines(page).count()
  }
  for (const label of ['In short', 'Chance']) {
    const some = await only(label)
    expect(some).toBeGreaterThan(0)
    expect(await page.locator('.story-left').textContent()).toContain(`${all - some} are left out`)
  }
  // Keys of the table are not lost to the filter.
  await page.keyboard.press('m')
  await page.locator('.menu').waitFor()
  await page.reload()
  await choicesOf(page).first().waitFor()
  expect(await lines(page).count()).toBeLessThan(all)
  // What is left out is said on the key, which keeps its row to itself until it is pressed.
  expect(await key.textContent()).toBe('Chance')
  await key.click()
  expect(await only('All')).toBe(all)
  expect(await page.locator('.story-left').count()).toBe(0)
  expect(await close()).toBe('quiet')
})

test('of a long story the last lines are drawn, and the earlier ones come when they are asked for', async () => {
  const { page, close } = await visit(browser)
  await open(page, served.url, await savedInPlay(friends.game.id, LONG))
  const told = page.locator('.story-line')
  const key = page.locator('.story-earlier button')
  await key.waitFor()
  // Read, pressed and looked at in one breath: the table may go on telling meanwhile.
  const { drawn, left, text } = await page.evaluate(async () => {
    const lines = document.querySelectorAll('.story-line')
    const button = document.querySelector<HTMLElement>('.story-earlier button')!
    const seen = { drawn: lines.length, left: button.textContent, text: lines[0]?.getAttribute('aria-label') }
    button.click()
    // It goes on where one has read to.
    const isInSight = (): boolean => {
      const list = document.querySelector('.story ol')!
      const line = list.querySelector(':focus')?.getBoundingClientRect()
      const { top, bottom } = list.getBoundingClientRect()
      return line !== undefined && line.y >= top - 1 && line.y < bottom
    }
    while (!isInSight()) await new Promise(requestAnimationFrame)
    return seen
  })
  const all = drawn + Number.parseInt(left, 10)
  expect(all).toBeGreaterThan(drawn)
  await eventually(() => told.count()).toBeGreaterThan(drawn)
  expect(await page.locator('.story ol :focus').getAttribute('aria-label')).toBe(text)
  expect(await page.locator('.story ol :is(a, button):not([tabindex])').count()).toBe(0)
  while ((await key.count()) > 0) await key.evaluate((button: HTMLElement) => button.click())
  expect(await told.count()).toBeGreaterThanOrEqual(all)
  expect(await close()).toBe('quiet')
})

/** Longer than what was pressed stays lit. */
const A_WHILE_MS = 4000
/** However busy the machine is, it is not over when the page is told of it. */
const A_MINUTE_MS = 60_000
test('on a phone a name in the log closes it and shows the table', async () => {
  const { page, close } = await visit(browser, { viewport: PHONE, hasTouch: true })
  await page.clock.install()
  await playNow(page, served.url)
  for (let i = 0; i < 2; i++) await answerByClick(page)
  await page.keyboard.press('m')
  await page.getByRole('button', { name: 'The story so far' }).tap()
  const name = page.locator('.eh-sheet .story-name').last()
  expect((await name.boundingBox())!.height).toBeGreaterThanOrEqual(40)
  await name.tap()
  await page.locator('.zoom').waitFor()
  expect(await page.locator('.eh-sheet').count()).toBe(0)
  // The card covers the table: what it speaks of is still lit when it is put away, and not for long.
  await page.clock.fastForward(A_WHILE_MS)
  expect(await page.locator('.lit').count()).toBe(1)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + A_MINUTE_MS)
  await page.locator('.zoom .eh-close').last().tap()
  await page.locator('.zoom').waitFor({ state: 'detached' })
  expect(await page.locator('.lit').count()).toBe(1)
  await page.clock.runFor(A_WHILE_MS)
  await page.locator('.lit').waitFor({ state: 'detached' })
  expect(await close()).toBe('quiet')
})
