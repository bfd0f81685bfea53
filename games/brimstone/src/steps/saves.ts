/** SB-14 Saves and armor. */
import type { Rule } from '@emberhall/kernel'
import { hasFlag } from '../queries/sources.ts'
import { bestValue, classOf } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'
import { type HeroRoll, heroDice } from './dice.ts'

/** SB-14.2 The saves of one kind, rolled together: how many hits come through. */
export function* unsavedOf(t: T, roll: HeroRoll): Rule<number> {
  const faces = yield* heroDice(t, roll)
  const { need, bonus = 0 } = roll
  return faces.filter((face) => face + bonus < need).length
}
export function* failedWill(t: T, h: HeroNo, n: number, bonus = 0): Rule<number> {
  const need = classOf(t, heroOf(t, h)).willpower
  const keepsOnes = hasFlag(t, h, 'noRerollOfOnes')
  return yield* unsavedOf(t, { h, key: 'willpower', n, need, bonus, type: 'willpower', keepsOnes })
}
/** SB-14.4, SB-14.5 One die for each point. */
export function* afterArmor(t: T, h: HeroNo, points: number, kind: 'armor' | 'spiritArmor'): Rule<number> {
  const need = bestValue(t, h, kind)
  if (need > 6) return points
  return yield* unsavedOf(t, { h, key: kind, n: points, need })
}
/** SB-14.4 Nothing prevents them after a failed Willpower. */
export function corrupt(t: T, h: HeroNo, points: number): void {
  heroOf(t, h).corruption += points
  t.note(L.corrupted, theHero(t, h), points)
}

/** SB-14.1, SB-14.3 */
export function* corruptionHits(t: T, h: HeroNo, n: number): Rule {
  const tainted = yield* failedWill(t, h, n)
  if (tainted > 0) corrupt(t, h, tainted)
}
