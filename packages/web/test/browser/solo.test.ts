import { friends } from '@emberhall/roster/kinds'
import { expect, test } from 'vitest'
import { answerByClick, choicesOf, fileOf, playNow, playToTheEnd, shortGame, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'

test('a solo game is played to its end by clicking, and the hall remembers it', async () => {
  const { page, close } = await visit(browser)
  await playNow(page, served.url)
  // Pictures follow what can be chosen, until none is missing.
  await eventually(() => page.locator('[data-key] svg').count()).toBeGreaterThan(5)
  await eventually(() => page.locator('[data-key] svg:empty').count()).toBe(0)
  await answerByClick(page)

  // What was played is there again after a reload, and the hall offers it first.
  await page.reload()
  await choicesOf(page).first().waitFor()
  await page.goto(served.url)
  await page.locator('.ticket-live .go').waitFor()
  await page.locator('.ticket-link').click()
  await choicesOf(page).first().waitFor()

  // Another one, which is soon over.
  await page.goto(served.url)
  const short = shortGame(friends, 1, friends.quickOptions(1), 25)
  await page.locator('input[type=file]').setInputFiles(fileOf(short))
  await choicesOf(page).first().waitFor()

  const answers = await playToTheEnd(page, answerByClick)
  expect(answers).toBeGreaterThan(20)
  await page.locator('.end-actions .main').waitFor()

  // The end can be taken back, and the game can be looked at from its beginning.
  await page.keyboard.press('u')
  await choicesOf(page).first().waitFor()
  await page.keyboard.press('j')
  await page.locator('.history input[type="range"]').fill('0')
  await eventually(() => page.locator('.history h2').textContent()).toContain('0')
  await page.keyboard.press('Escape')
  expect(await close()).toBe('quiet')
})

test('taking back, hints, the rules and a copy from an earlier moment', async () => {
  const { page, close } = await visit(browser)
  await playNow(page, served.url)
  const first = await page.locator('#question').textContent()
  await answerByClick(page)
  await page.keyboard.press('u')
  await eventually(() => page.locator('#question').textContent()).toBe(first)
  // The table was dealt with hints: whoever asks gets one.
  await page.keyboard.press('h')
  await page.locator('.choice-suggested').first().waitFor()
  // A hint says why, and to those who listen as well.
  expect(await page.getByRole('status').filter({ hasText: 'A good player would choose' }).textContent()).toMatch(
    /enough to go on with, and a new hand costs/,
  )
  await answerByClick(page)
  await page.keyboard.press('h')
  await eventually(() => page.locator('.hint-why').textContent()).toMatch(/\d+%/)
  // What it speaks of is lit on the table.
  await page.locator('.frame [data-hinted]').first().waitFor()
  await page.locator('.top-tools label', { hasText: 'FR' }).click()
  await eventually(() => page.locator('.hint-why').textContent()).toMatch(/\d+\s%/)
  await page.locator('.top-tools label', { hasText: 'EN' }).click()
  // It stands where it covers nothing of the table, and can be put away.
  await page.locator('.story .prompt-hint').getByRole('button', { name: 'Close' }).click()
  expect(await page.locator('.prompt-hint, .frame [data-hinted]').count()).toBe(0)

  // The terms change while the game goes on.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'How we play' }).click()
  await page.getByRole('switch', { name: 'Hints for' }).waitFor()
  await page.getByRole('switch', { name: 'Hints at this table' }).click()
  await page.getByText('Strict', { exact: true }).click()
  await page.keyboard.press('Escape')
  await eventually(() =>
    page.getByRole('button', { name: 'Hint. This table plays without' }).getAttribute('aria-disabled'),
  ).toBe('true')

  await page.locator('.prompt .eh-rule').first().click()
  await page.locator('.rule-at').waitFor()
  await page.locator('.rules input').fill('lantern')
  await eventually(() => page.locator('.rules article').count()).toBeGreaterThan(3)
  await page.keyboard.press('Escape')
  await page.locator('.rules').waitFor({ state: 'detached' })

  for (let i = 0; i < 5; i++) await answerByClick(page)
  const here = page.url()
  await page.keyboard.press('j')
  await page.locator('.history input[type="range"]').fill('2')
  await eventually(() => page.locator('.history h2').textContent()).toContain('2')
  await page.locator('.history-row .choice').first().click()
  await eventually(() => page.url()).not.toBe(here)
  await choicesOf(page).first().waitFor()
  await page.goto(served.url)
  await eventually(() => page.locator('.ticket').count()).toBe(2)
  expect(await close()).toBe('quiet')
})

test('French follows the browser and can be switched in the middle of a game', async () => {
  const { page, close } = await visit(browser, { locale: 'fr-FR' })
  await page.goto(served.url)
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  expect(await page.locator('.play').first().textContent()).toContain('Jouer')
  await playNow(page, served.url)
  const french = await page.locator('#question').textContent()
  await page.locator('.top-tools label', { hasText: 'EN' }).click()
  await eventually(() => page.locator('#question').textContent()).not.toBe(french)
  await page.reload()
  await choicesOf(page).first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  expect(await close()).toBe('quiet')
})
