/** The notes that go along with a first game. */
import { choicesOf, visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { expect, test } from 'vitest'

test('a first game of Forgeflame is explained as it goes along, until that is enough', async () => {
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
