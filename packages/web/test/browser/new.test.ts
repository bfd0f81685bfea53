/** What a table offers when it is set up depends on the game and on who sits down. */
import { expect, test } from 'vitest'
import { visit } from './chromium.ts'
import { browser, served } from './client.ts'
import { eventually } from './eventually.ts'
import { choicesOf, question, words } from './play.ts'

test('real dice of Fateforge are said side by side, by their words', { timeout: 90_000 }, async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${served.url}/new/fateforge`)
  await page.getByText('One fight', { exact: true }).click()
  await page.getByRole('switch', { name: 'Real dice' }).click()
  await page.locator('.play').click()
  await choicesOf(page).first().waitFor()
  const dice = page.locator('.dice-entry fieldset')
  for (let i = 0; i < 20 && (await dice.count()) === 0; i++) {
    const before = await question(page)
    const offered = await words(page)
    const word = offered.find((choice) => /^(roll|ready|confirm)/.test(choice)) ?? offered[0]!
    await page.locator(`[data-choice="${word}"]`).first().click()
    await eventually(() => question(page)).not.toBe(before)
  }
  expect(await dice.count()).toBe(4)
  expect(await dice.first().locator('button').allTextContents()).toContain('Fail (blue)')
  for (const die of await dice.all()) await die.locator('button').first().click()
  await page.locator('.dice-entry .main').click()
  await page.locator('.dice-entry').waitFor({ state: 'detached' })
  expect(await close()).toBe('quiet')
})

test('rivals are offered no dice that nobody rolls, no way back past secrets, and hints only if wanted', {
  timeout: 60_000,
}, async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${served.url}/new/forgeflame`)
  await page.locator('.seat').first().waitFor()
  expect(await page.getByRole('switch', { name: 'Real dice' }).count()).toBe(0)
  expect(await page.getByRole('switch', { name: 'Hints' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Somebody else here' }).click()
  await page.getByText('Rivals take back only their own last answer').waitFor()
  expect(await page.getByText('Same luck', { exact: true }).count()).toBe(0)
  expect(await page.getByRole('switch', { name: 'Hints' }).isChecked()).toBe(false)
  await page.getByRole('switch', { name: 'Hints' }).click()
  expect(await page.getByRole('switch', { name: 'Hints' }).isChecked()).toBe(true)
  expect(await close()).toBe('quiet')
})

test('what is set at set-up holds at the table: hints, and the colours people have chosen', {
  timeout: 60_000,
}, async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${served.url}/new/forgeflame`)
  await page.locator('.seat').first().waitFor()
  await page.locator('.seat').first().locator('.seat-colours label').nth(3).click()
  await page.getByRole('button', { name: 'A bot' }).click()
  expect(await page.getByRole('switch', { name: 'Hints' }).isChecked()).toBe(true)
  const chosen = await page
    .locator('.seat')
    .evaluateAll((seats) => seats.flatMap((seat) => (seat as HTMLElement).style.getPropertyValue('--who') || []))
  await page.locator('.play').click()
  await choicesOf(page).first().waitFor()
  const worn = await page.locator('.ff-player header > svg').evaluateAll((badges) => badges.map((one) => one.innerHTML))
  expect(chosen).toHaveLength(2)
  for (const [seat, colour] of chosen.entries()) expect(worn[seat]).toContain(colour)
  await page.keyboard.press('h')
  await page.locator('.choice-suggested').first().waitFor()
  expect(await close()).toBe('quiet')
})
