/** The guided first game, followed to its end. */
import { expect, test } from 'vitest'
import { browser, served } from './client.ts'
import { visit } from './chromium.ts'
import { choicesOf, moved, question } from './play.ts'

test('the lessons lead through their game to the farewell, here in French', { timeout: 90_000 }, async () => {
  const { page, close } = await visit(browser, { locale: 'fr-FR' })
  await page.goto(served.url)
  await page.getByRole('button', { name: 'Première leçon Kinfire Delve' }).click()
  const note = page.locator('.lesson')
  const glowing = page.locator('.choice-suggested')
  await note.waitFor()
  let answers = 0
  for (let i = 0; i < 200; i++) {
    if ((await glowing.count()) > 0) {
      const before = await question(page)
      await glowing.first().click()
      await moved(page, before)
      answers++
    } else if ((await note.locator('.quiet').count()) > 0) await note.locator('.quiet').first().click()
    else break
  }
  // Every question of the guided game has been answered as invited.
  expect(answers).toBeGreaterThanOrEqual(18)
  expect(await page.locator('[data-choice]').count()).toBeGreaterThan(0)
  expect(await close()).toBe('quiet')
})

test('a first game of Forgeflame is explained as it goes along, until that is enough', {
  timeout: 90_000,
}, async () => {
  const { page, close } = await visit(browser)
  await page.goto(served.url)
  await page.getByRole('button', { name: 'First lesson Forgeflame' }).click()
  const note = page.locator('.lesson p')
  await note.waitFor()
  expect(await note.textContent()).toContain('This is what you are here for')
  expect(await page.locator('.lesson-place').textContent()).toBe('1 of 3')
  await page.locator('.lesson .quiet').click()
  expect(await note.textContent()).toContain('who wants them too')
  await page.getByText('Ashka the Smith').first().waitFor()
  await page.locator('.lesson .quiet').click()
  expect(await page.locator('.lesson-place').textContent()).toBe('3 of 3')
  expect(await note.textContent()).toContain('A turn begins with one card')
  await page.locator('.lesson .link').click()
  await note.waitFor({ state: 'detached' })
  await page.reload()
  await choicesOf(page).first().waitFor()
  expect(await note.count()).toBe(0)
  expect(await close()).toBe('quiet')
})
