/** Rules by their address, without a table. */
import { PHONE, playNow, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, server } from '@emberhall/testkit/browser/server'
import { expect, test } from 'vitest'

test('an address copied at the table opens that rule cold, on a phone, in French', async () => {
  const here = await visit(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  await playNow(here.page, server.url)
  await here.page.keyboard.press('r')
  await here.page.getByRole('button', { name: 'Copy a link to rule KD-3.2' }).click()
  const address = await here.page.evaluate(() => navigator.clipboard.readText())
  expect(address).toBe(`${server.url}/rules/kinfire-delve/KD-3.2`)
  await here.close()

  const { page, close } = await visit(browser, { locale: 'fr-FR', viewport: PHONE })
  await page.goto(address)
  const rule = (id: string) => page.locator(`[data-rule="${id}"]`)
  await page.locator('.rule-at', { hasText: 'KD-3.2 La bonne couleur' }).waitFor()
  await eventually(() => rule('KD-3.2').evaluate((at) => document.activeElement === at)).toBe(true)
  expect(await rule('KD-3.2').evaluate((at) => at.getBoundingClientRect().top < innerHeight)).toBe(true)
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground'))
  await page.locator('.rules input').fill('réserve de dés inexistante')
  await page.getByText('Aucune règle ne dit cela.').waitFor()
  await page.goto(`${server.url}/rules/kinfire-delve/KD-99.1`)
  await page.getByRole('alert').filter({ hasText: 'pas de règle KD-99.1' }).waitFor()
  await page.goto(`${server.url}/rules/nowhere/KD-3.2`)
  await page.getByRole('heading', { name: 'Aucun jeu de ce nom' }).waitFor()
  // It wore the game's look, and the next page does not.
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ground'))).not.toBe(
    ground,
  )
  await close()
})
