/** Who goes: heroes are read about and chosen on the page, also where it is longer than the screen. */
import { expect, test } from 'vitest'
import { DESKTOP, PHONE, visit } from '@emberhall/testkit/browser'
import { browser, served } from '@emberhall/testkit/browser/client'
import { eventually } from '@emberhall/testkit/browser/eventually'

test('heroes are not listed beside their pictures, and whoever is read about can be chosen without scrolling', async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const { page, close } = await visit(browser, { viewport, listed: false })
    await page.goto(served.url)
    await page.locator('.door-fateforge .play').click()
    const heroes = page.locator('.fgp-niche')
    await heroes.nth(4).waitFor()
    await page.locator('.choices-none').waitFor()
    expect(await page.locator('[data-choice]').count()).toBe(0)
    // What is promised behind one key is there.
    await page.keyboard.press('f')
    await page.locator('[data-choice^="hero:"]').nth(4).waitFor()
    await page.keyboard.press('f')
    await page.locator('.choices-none').waitFor()
    for (const n of [1, 4]) {
      await heroes.nth(n).click()
      const name = (await heroes.nth(n).locator('b').textContent())!
      const key = page.locator('.fgp-life .fgp-line-main', { hasText: name })
      await key.waitFor()
      const isInSight = (): Promise<boolean> =>
        key.evaluate((one) => {
          const { left, top, width, height } = one.getBoundingClientRect()
          const there = document.elementFromPoint(left + width / 2, top + height / 2)
          return there !== null && one.contains(there)
        })
      await eventually(isInSight).toBe(true)
    }
    const before = await page.locator('[data-question]').getAttribute('data-question')
    await page.locator('.fgp-life .fgp-line-main').click()
    await eventually(() => page.locator('[data-question]').getAttribute('data-question')).not.toBe(before)
    expect(await close()).toBe('quiet')
  }
})
