/** SB-23.3, SB-24.1, SB-26.4 What can be shot at. */
import { at as nth } from '@emberhall/kernel'
import type { Cell, EnemyNo, HeldItem, HeroNo, T } from '../state.ts'
import { bookOf } from '../book.ts'
import { boardOf, squaresOf } from './ground.ts'
import { rangeBetween } from './reach.ts'
import { sees } from './sight.ts'
import { heroFigure } from './stats.ts'

/** SB-9.3, SB-9.4 */
export function isInRange(t: T, from: Cell, to: Cell, range: number): boolean {
  const board = boardOf(t)
  if (board.section[from] === board.section[to]) {
    const far = Math.max(
      Math.abs(nth(board.x, from) - nth(board.x, to)),
      Math.abs(nth(board.y, from) - nth(board.y, to)),
    )
    if (far > range) return false
  }
  return sees(board, from, to) && rangeBetween(board, from, to, range) <= range
}
/** SB-9.7 The best of its squares. */
export const canShootAt = (t: T, from: Cell, e: EnemyNo, range: number): boolean =>
  squaresOf(t, e).some((cell) => isInRange(t, from, cell, range))
export const gunRange = (t: T, h: HeroNo, gun: HeldItem): number =>
  (nth(bookOf(t).content.items, gun.item).gun?.range ?? 0) + heroFigure(t, h, 'range', { item: gun })
