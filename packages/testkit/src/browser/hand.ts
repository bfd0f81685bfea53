/** Where there is little room, the cards in a hand still say what they are called. */
import type { GameModule } from '@emberhall/speech'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { atRest } from './axe.ts'
import { visit } from './chromium.ts'
import { browser, served } from './client.ts'
import { open } from './opening.ts'
import { savedAt } from './saves.ts'

interface Held {
  readonly module: GameModule
  /** The question at which the first hand is held. */
  readonly asked: string
  /** What the names on its cards are found by. */
  readonly names: string
}
/** A small screen; and a larger one whose text is half as large again. */
const TIGHT = [
  { width: 1024, height: 768, size: 1 },
  { width: 1440, height: 900, size: 1.5 },
]
const LEAST = 11.9
/** Names that are cut, covered by another card, or too small to be read. */
const illegible = (page: Page, names: string, least: number): Promise<string[]> =>
  page.evaluate(
    ([selector, small]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((name) => {
        const card = name.closest('[data-key]')
        const letters = document.createRange()
        letters.selectNodeContents(name)
        const size = Number.parseFloat(getComputedStyle(name).fontSize)
        const isCovered = [...letters.getClientRects()].some(({ left, top, width, height }) =>
          [0.05, 0.5, 0.95].some((at) => {
            const there = document.elementFromPoint(left + width * at, top + height / 2)
            return there === null || card === null || !card.contains(there)
          }),
        )
        const said = `${name.textContent}: `
        return [
          ...(size < small ? [`${said}${size} px`] : []),
          ...(isCovered ? [`${said}covered`] : []),
          ...(name.clientWidth > 0 && name.scrollWidth > name.clientWidth + 1 ? [`${said}cut`] : []),
        ]
      }),
    [names, least] as const,
  )

/** Tests that the first hand of a game can be read on small screens and with large text, in both languages. */
export function legibleHand({ module, asked, names }: Held): void {
  test.each(['en-GB', 'fr-FR'])('a full hand says what its cards are called, in %s', async (locale) => {
    const text = JSON.stringify(savedAt(module, (ask) => ask.def.name === asked))
    const { page, close } = await visit(browser, { listed: false, locale })
    for (const { width, height, size } of TIGHT) {
      await page.setViewportSize({ width, height })
      await page.goto(served.url)
      await page.evaluate((wanted) => {
        localStorage.setItem('emberhall.settings', JSON.stringify({ size: wanted }))
      }, size)
      await open(page, served.url, text)
      await atRest(page)
      expect(await page.locator(names).count()).toBeGreaterThan(4)
      expect(await illegible(page, names, LEAST * size), `${width}×${height}, text ${size}`).toEqual([])
    }
    expect(await close()).toBe('quiet')
  })
}
