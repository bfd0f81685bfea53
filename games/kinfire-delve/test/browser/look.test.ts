import { kinfireDelve, type O, type S, SLOTS } from '@emberhall/kinfire-delve'
import { changes } from '@emberhall/kinfire-delve/changes'
import type { Match } from '@emberhall/kernel'
import { saveAt } from '@emberhall/lab/moments'
import { open, visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { expect, test } from 'vitest'

test('Z looks at the card that has the focus, says what has changed on it, and chooses nothing', async () => {
  let key: string | undefined
  const harder = (match: Match<S, O>): boolean => {
    if (match.isOver || match.asks()[0]!.def.name !== 'choose') return false
    const keys = SLOTS.flatMap((slot) => match.table.cards(slot).map((card) => `card ${card}`))
    key = keys.find((one) => changes(one, match.view(0), ['Ana'], 'en').length > 0)
    return key !== undefined
  }
  const text = saveAt(kinfireDelve, { seats: 1, when: harder })
  const { page, close } = await visit(browser)
  await open(page, served.url, text)
  const before = await page.locator('#question').textContent()
  await page.locator(`button[data-key="${key}"], [data-key="${key}"] button`).first().focus()
  await page.keyboard.press('z')
  const changed = page.getByText(/^Difficulty \d+ → \d+: \d+ printed \+ \d+ \S+/)
  await changed.waitFor()
  expect(await changed.count()).toBe(1)
  // Who wants no motion has none, not even of lanterns that sway.
  const endless = await page.evaluate(
    () => document.getAnimations().filter(({ effect }) => effect!.getComputedTiming().endTime === Infinity).length,
  )
  expect(endless).toBe(0)
  await page.keyboard.press('Escape')
  await eventually(() => page.locator('.zoom').count()).toBe(0)
  expect(await page.locator('#question').textContent()).toBe(before)
  expect(await close()).toBe('quiet')
})
