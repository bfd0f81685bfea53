import { asks, saveAt } from '@emberhall/lab/moments'
import { fateforge, type O, type S } from '@emberhall/fateforge'
import { moments } from '@emberhall/fateforge/album'
import { atRest, choicesOf, give, open, question, visit } from '@emberhall/testkit/browser'
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
    const before = await give(
      page,
      (offered) => offered.find((choice) => /^(roll|ready|confirm)/.test(choice)) ?? offered[0]!,
    )
    await eventually(() => question(page)).not.toBe(before)
    // It may take a moment until there is something to choose or to say.
    await choicesOf(page).or(dice).first().waitFor()
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
  await atRest(page)
  const parts = await page.locator('.prompt, .fg-tray, .fg-tray button, .fg-hand .eh-spot').all()
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  expect(boxes.length).toBeGreaterThan(6)
  expect(boxes.filter((box) => box!.y < 0 || box!.y + box!.height > 450)).toEqual([])
  expect(await close()).toBe('quiet')
})
test('where two sit at one screen, each has the dice of their own heroes before them when they are asked', async () => {
  const { page, close } = await visit(browser, { listed: false })
  const options = { play: 'training', training: 'c2', heroes: ['lord', 'rogue'] }
  await open(page, served.url, saveAt(fateforge, { seats: 2, options, when: asks<S, O>('prepare') }))
  const front = page.locator('.fg-party [aria-pressed="true"]')
  const seen: (string | null)[] = []
  for (const who of [1, 2, 1]) {
    const other = page.getByRole('button', { name: new RegExp(`^Answer as .*${who}$`) })
    if ((await other.count()) > 0) await other.click()
    await page.locator('.fg-screen .fg-do').waitFor()
    seen.push(await front.locator('b').textContent())
    // A glance at the other hero is over when the other one is asked.
    await page.locator('.fg-party button[aria-pressed="false"]').click()
  }
  expect(seen).toEqual(['Lord', 'Rogue', 'Lord'])
  expect(await close()).toBe('quiet')
})
