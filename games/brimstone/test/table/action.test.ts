/** What the board shows by itself holds what a question asks to be pressed. */
import { NO_ANCHOR } from '@emberhall/ui'
import { expect, test } from 'vitest'
import { actionOf } from '../../src/table/board/action.ts'
import { figuresOf } from '../../src/table/board/figures.tsx'
import { tableauOf } from '../../src/table/model/tableau.ts'
import { decisions, propsOf } from './drawn.ts'

function* adventures() {
  for (const seed of [1, 2, 3]) yield* decisions({ seats: 1, seed, options: { posse: 2, odds: 'even' } })
}
test.each([false, true])('doors to look through and names of tiles to search are seen (phone: %s)', (phone) => {
  let pressed = 0
  for (const match of adventures()) {
    if (match.isOver) continue
    const tableau = tableauOf(propsOf({ match, seat: 0, lang: 'en', phone }))
    const figures = figuresOf(tableau)
    const block = actionOf(tableau, [], figures)
    for (const { key, at, size = { width: 1, height: 1 } } of figures) {
      if (!/^(exit|tile) /.test(key) || (tableau.anchors.get(key) ?? NO_ANCHOR).open.length === 0) continue
      pressed++
      expect(at.x).toBeGreaterThanOrEqual(block.x)
      // They stand up, a row above their own.
      expect(at.y - 1).toBeGreaterThanOrEqual(block.y)
      expect(at.x + size.width).toBeLessThanOrEqual(block.x + block.width)
      expect(at.y + size.height).toBeLessThanOrEqual(block.y + block.height)
    }
  }
  expect(pressed).toBeGreaterThan(30)
})
