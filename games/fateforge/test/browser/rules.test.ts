/** Rules that the story opens, by their address. */
import { fateforge, type O, type S } from '@emberhall/fateforge'
import { type Moment, saveAt } from '@emberhall/lab/moments'
import { open, visit } from '@emberhall/testkit/browser'
import { browser, server } from '@emberhall/testkit/browser/server'
import { expect, test } from 'vitest'

test('rules that a story holds back are read by their address once they were open here', async () => {
  const { page, close } = await visit(browser)
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Rules Fateforge' }).click()
  await page.locator('[data-rule="FG-1.1"]').waitFor()
  expect(await page.locator('[data-rule^="FG-U"]').count()).toBe(0)
  expect(await page.locator('[data-rule="FG-2.1"] .ruling').textContent()).toMatch(/^A-52 How many can play/)
  await page.goto(`${server.url}/rules/fateforge/FG-U1.1`)
  await page.getByRole('alert').filter({ hasText: 'FG-U1.1 is not open yet' }).waitFor()

  const options = { play: 'battle', until: 'end', heroes: [] }
  const when: Moment<S, O>['when'] = ({ table: { s } }) => s.rules.includes(1) && !s.rules.includes(12)
  await open(page, server.url, saveAt<S, O>(fateforge, { when, seats: 1, options }))
  await page.goto(`${server.url}/rules/fateforge/FG-U1.1`)
  await page.locator('.rule-at', { hasText: 'FG-U1.1' }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.goto(`${server.url}/rules/fateforge/FG-U12.1`)
  await page.getByRole('alert').filter({ hasText: 'FG-U12.1 is not open yet' }).waitFor()
  await close()
})
