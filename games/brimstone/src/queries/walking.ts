/** SB-7.3, SB-22 Where a hero can walk. */
import { at as nth } from '@emberhall/kernel'
import { SIZES } from '../content/types.ts'
import { heroOf, foeOf, type Cell, type EnemyNo, type HeroNo, type T } from '../state.ts'
import { escapeValue, typeOf } from './foes.ts'
import { boardOf, enemiesNextTo, figures } from './ground.ts'
import { type Ways, waysFrom } from './reach.ts'
import { flagOf, hasFlag } from './sources.ts'

/** SB-22.1, SB-22.4 The highest Escape value among enemies next to a square that still hold this hero; 0: none does. */
export function holdingValue(t: T, h: HeroNo, cell: Cell): number {
  const { cleared } = t.s.acting
  let highest = 0
  for (const e of enemiesNextTo(t, cell)) {
    const value = escapeValue(t, foeOf(t, e).type)
    if (value > cleared && value > highest && !letsGo(t, h, e)) highest = value
  }
  return highest
}
function letsGo(t: T, h: HeroNo, e: EnemyNo): boolean {
  const from = flagOf(t, h, 'noEscapeFrom')
  return from !== undefined && SIZES.indexOf(typeOf(t, e).size) <= SIZES.indexOf(from.sizeAtMost)
}
/** SB-7.3, SB-7.9, SB-15.9, SB-22.3 Squares in reach with the points left; next to an enemy that holds him he has to stop. */
export function walkWays(t: T, h: HeroNo): Ways {
  const { points } = t.s.acting
  const perSquare = stepCost(t, h)
  const filled = figures(t)
  const mayPass = hasFlag(t, h, 'moveThroughEnemies')
  const isBlocked = (cell: number): boolean => nth(filled, cell) > 0 || (nth(filled, cell) < 0 && !mayPass)
  const stops = t.s.enemies.length === 0 ? null : (cell: number): boolean => holdingValue(t, h, cell) > 0
  return waysFrom(boardOf(t), [heroOf(t, h).at], Math.floor(points / perSquare), isBlocked, stops)
}
export const stepCost = (t: T, h: HeroNo): number => (t.s.acting.drags >= 0 && !hasFlag(t, h, 'dragFree') ? 2 : 1)
