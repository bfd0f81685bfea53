import { forgeflame, type O, type S, SITES, V } from '@emberhall/forgeflame'
import { aOf, at, type Match, type Option, verbOf } from '@emberhall/kernel'
import { saveAt } from '@emberhall/lab/moments'
import { open, PHONE, question, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'
import { expect, test } from 'vitest'

/** Sites at the foot of the mine, which a phone does not show together with the Entrance. */
const LOW = new Set(['S10', 'S11', 'S13', 'S14'])
const asksFarDown = (m: Match<S, O>): boolean => {
  const [seat] = m.waiting()
  const ask = seat === undefined ? undefined : m.askOf(seat)
  if (ask?.kind !== 'one' || ask.options.length === 0) return false
  const { kobolds, turn, adventurers } = m.table.s
  const isFar = (option: Option): boolean =>
    verbOf(option) === V.kobold && LOW.has(at(SITES, at(kobolds, aOf(option)).site))
  const acting = adventurers[turn.adv]
  return acting !== undefined && !LOW.has(at(SITES, acting.site)) && ask.options.every(isFar)
}
test('what is asked about on a phone is brought into sight, wherever on the mine it is', async () => {
  const { page, close } = await visit(browser, { listed: false, viewport: PHONE, hasTouch: true })
  await open(page, served.url, saveAt(forgeflame, { seats: 3, when: asksFarDown }))
  await page.waitForFunction(() => {
    const pane = document.querySelector('.ff-pane')!.getBoundingClientRect()
    const asked = document.querySelector('.prompt')!.getBoundingClientRect()
    const open = [...document.querySelectorAll('.ff-mine [data-spot="open"]')]
    return open.some((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return top >= pane.top && bottom <= Math.min(pane.bottom, asked.top)
    })
  })
  expect(await page.locator('.ff-mine [data-spot="open"]').count()).toBeGreaterThan(0)
  expect(await close()).toBe('quiet')
})

const asksWhatToForge = (m: Match<S, O>): boolean => {
  const [seat] = m.waiting()
  const ask = seat === undefined ? undefined : m.askOf(seat)
  return ask?.kind === 'one' && ask.options.some((option) => verbOf(option) === V.forge)
}
test('a hint on a phone leaves what it speaks of free to be pressed', async () => {
  const { page, close } = await visit(browser, { listed: false, viewport: PHONE, hasTouch: true })
  await open(page, served.url, saveAt(forgeflame, { seats: 2, when: asksWhatToForge }))
  const artifact = page.locator('.ff-row-small [data-spot="open"]').first()
  await artifact.waitFor()
  const before = await question(page)
  await page.getByRole('button', { name: /^Hint/ }).click()
  await page.locator('.prompt-hint').waitFor()
  await artifact.tap()
  await eventually(() => question(page)).not.toBe(before)
  expect(await close()).toBe('quiet')
})
