import { kinfireDelve } from '@emberhall/kinfire-delve'
import type { GameModule } from '@emberhall/speech'
import { type Page, visit } from '@emberhall/testkit/browser'
import { browser } from '@emberhall/testkit/browser/client'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { beforeFate, openAt, type Roll, shownFirst } from '@emberhall/testkit/browser/fate'
import { describe, expect, test } from 'vitest'

const DICE: Roll = {
  module: kinfireDelve as unknown as GameModule,
  setup: { seats: 1 },
  lines: ['rolled', 'damage'],
  shown: '.kd-die-place[data-falls]',
}
shownFirst(DICE)

describe('what is heard', () => {
  /** Counts the knocks that are really made to sound: each is a burst of noise. */
  const listen = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      globalThis.AudioContext = new Proxy(AudioContext, {
        construct: (Context, args: []) => {
          const on = new Context(...args)
          const make = on.createBufferSource.bind(on)
          on.createBufferSource = () => {
            const { dataset } = document.documentElement
            dataset['noises'] = String(Number(dataset['noises'] ?? 0) + 1)
            return make()
          }
          return on
        },
      })
    })
  const noises = (page: Page) => page.locator('html').getAttribute('data-noises')
  const { save, answer } = beforeFate(DICE)

  test('dice sound as they fall, and nothing does once the table is silent', async () => {
    const { page, close } = await visit(browser, { reducedMotion: 'no-preference' })
    await listen(page)
    await openAt(page, save)
    expect(await noises(page)).toBe(null)
    await page.locator(`[data-choice="${answer}"]`).first().click()
    await eventually(async () => Number(await noises(page))).toBeGreaterThan(4)
    await page.locator('[data-question]').waitFor()

    // Silence is one press away, holds after a reload, and can be ended again.
    await page.getByRole('button', { name: 'Sound off' }).click()
    await openAt(page, save)
    await page.getByRole('button', { name: 'Sound on' }).waitFor()
    await page.locator(`[data-choice="${answer}"]`).first().click()
    await page.locator('.prompt-happening').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('[data-question]').waitFor()
    expect(await noises(page)).toBe(null)
    expect(await close()).toBe('quiet')
  })
})
