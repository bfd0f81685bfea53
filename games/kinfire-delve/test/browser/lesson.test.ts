/** The guided first game, followed to its end. */
import { expect, test } from 'vitest'
import { lightHasMoved, moved, question, visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'

test('the lessons lead through their game to the farewell, here in French', async () => {
  const { page, close } = await visit(browser, { locale: 'fr-FR' })
  await page.goto(served.url)
  await page.getByRole('button', { name: 'Première leçon Kinfire Delve' }).click()
  const note = page.locator('.lesson')
  const glowing = page.locator('.choice-suggested')
  await note.waitFor()
  const next = note.locator('.quiet')
  let answers = 0
  for (let i = 0; i < 200; i++) {
    // What is invited may come a moment after what is asked; at the farewell nothing does.
    if ((await glowing.or(next).count()) === 0) await lightHasMoved(page)
    if ((await glowing.count()) > 0) {
      const before = await question(page)
      await glowing.first().click()
      await moved(page, before)
      answers++
    } else if ((await next.count()) > 0) await next.first().click()
    else break
  }
  // Every question of the guided game has been answered as invited.
  expect(answers).toBeGreaterThanOrEqual(18)
  expect(await page.locator('[data-choice]').count()).toBeGreaterThan(0)
  expect(await close()).toBe('quiet')
})
