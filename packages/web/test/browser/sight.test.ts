/** Where there is little room, what can be done stays in sight, and every picture comes. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, visit } from '@emberhall/testkit/browser'
import { eventually } from '@emberhall/testkit/browser/eventually'
import { browser, served } from '@emberhall/testkit/browser/client'
import { GAMES, savedInPlay } from './inPlay.ts'

/** A small screen; and a larger one whose text is half as large again. */
const TIGHT = [
  { width: 1024, height: 768, size: 1 },
  { width: 1440, height: 900, size: 1.5 },
]
async function sized(page: Page, size: number): Promise<void> {
  await page.evaluate((wanted) => {
    localStorage.setItem('emberhall.settings', JSON.stringify({ size: wanted }))
  }, size)
}
/** Tools that nobody can press without looking for them. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.tools .tool')]
      .filter((tool) => tool.checkVisibility())
      .filter((tool) => {
        const { left, top, right, bottom } = tool.getBoundingClientRect()
        const isWithin = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return !isWithin || there === null || !tool.contains(there)
      })
      .map((tool) => tool.getAttribute('aria-label') ?? ''),
  )
test.each(GAMES)('what can be done at the table of %s is in sight where there is little room', async (id) => {
  const text = await savedInPlay(id)
  const { page, close } = await visit(browser, { listed: false })
  for (const { width, height, size } of TIGHT) {
    await page.setViewportSize({ width, height })
    await page.goto(served.url)
    await sized(page, size)
    await open(page, served.url, text)
    await eventually(() => page.locator('[data-undrawn]').count()).toBe(0)
    expect(await page.locator('.tools .tool').count(), `${width}×${height}`).toBeGreaterThan(2)
    expect(await hidden(page), `${width}×${height}, text ${size}`).toEqual([])
  }
  expect(await close()).toBe('quiet')
})
