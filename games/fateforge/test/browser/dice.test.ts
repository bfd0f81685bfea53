import { saveAt } from '@emberhall/lab/moments'
import { fateforge } from '@emberhall/fateforge'
import { moments } from '@emberhall/fateforge/album'
import { choicesOf, open, question, visit, words } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { expect, test } from 'vitest'

test('real dice are said side by side, by their words', async () => {
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
test('at twice their size all dice of a turn and the way to end it are in sight', async () => {
  const { page, close } = await visit(browser, { viewport: { width: 720, height: 450 } })
  await open(page, served.url, saveAt(fateforge, moments['turn']!))
  const parts = await page.locator('.prompt, .fg-tray, .fg-tray button, .fg-hand .eh-spot').all()
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  expect(boxes.length).toBeGreaterThan(6)
  expect(boxes.filter((box) => box!.y < 0 || box!.y + box!.height > 450)).toEqual([])
  expect(await close()).toBe('quiet')
})
