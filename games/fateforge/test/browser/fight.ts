/** What led to a fight of Fateforge is read first: nothing is asked until the board is there. */
import { expect } from 'vitest'
import { choicesOf, type Locator, type Page } from '@emberhall/testkit/browser'

export const toFight = (page: Page): Locator => page.getByRole('button', { name: /^(To the fight|Au combat)$/ })
export async function toTheFight(page: Page): Promise<void> {
  await toFight(page).waitFor()
  expect(await choicesOf(page).count()).toBe(0)
  await toFight(page).click()
  await choicesOf(page).first().waitFor()
}
