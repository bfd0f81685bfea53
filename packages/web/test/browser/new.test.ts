/** What a table offers when it is set up depends on the game and on who sits down. */
import { rivals } from '@emberhall/roster/kinds'
import { expect, test } from 'vitest'
import { visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'

test('rivals are offered no dice that nobody rolls, no way back past secrets, and hints only if wanted', async () => {
  const { page, close } = await visit(browser)
  await page.goto(`${served.url}/new/${rivals.game.id}`)
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
