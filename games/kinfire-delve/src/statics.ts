/** What lasting effects come to: colours, limits, values, the size of a hand. */
import { at, type CardId, type Seat } from '@emberhall/kernel'
import type { Colour, Condition } from './content/types.ts'
import { amount, holds, reaches } from './counts.ts'
import { inForce } from './in-force.ts'
import { COLOURS, printed, type T } from './state.ts'

/** KD-3.10, KD-11.2, KD-11.7 The colours in which a card can be attempted: its own and those it is vulnerable to; KD-3.7 black is none. */
export function coloursOf(t: T, card: CardId): readonly Colour[] {
  const { colour: own, ownColours } = printed(t, card)
  const weak = inForce(t, 'vulnerable')
  if (weak.length === 0) return ownColours
  const reached = weak.filter((f) => reaches(t, f.static.of ?? { target: 'master' }, f.self, card))
  return COLOURS.filter((colour) => colour === own || reached.some((f) => f.static.colour === colour))
}

/** KD-5.10 At most 2 boosts, or as many as the strictest text says (KD-14.1). */
export function boostLimit(t: T): number {
  const limits = inForce(t, 'boostLimit').map((f) => f.static.n)
  return limits.length === 0 ? 2 : Math.min(...limits)
}
/** What lasting effects add to one boost of a Seeker. */
export function boostModifier(t: T, booster: Seat): number {
  let n = 0
  for (const f of inForce(t, 'boostValue')) if (applies(t, f)) n += f.static.n
  for (const f of inForce(t, 'yourBoosts')) if (f.owner === booster && applies(t, f)) n += f.static.n
  return n
}
/** What lasting effects add to the action of the active Seeker. */
export function actionModifier(t: T): number {
  let n = 0
  for (const f of inForce(t, 'actionValue')) {
    if ((f.owner < 0 || f.owner === t.s.active) && applies(t, f)) n += amount(t, f.static.n, f.self, t.s.active)
  }
  return n
}
export function applies(t: T, f: { static: { if?: Condition }; self: CardId; owner: Seat }): boolean {
  return f.static.if === undefined || holds(t, f.static.if, f.self, f.owner < 0 ? t.s.active : f.owner)
}
/** KD-8.3, KD-8.6 How many cards a new hand has. */
export function newHandSize(t: T): number {
  let n = at(HAND_SIZES, t.seats)
  for (const f of inForce(t, 'fewerWhenExhausting')) n -= f.static.n
  return Math.max(0, n)
}
/** KD-1.6, KD-1.23 By the number of Seekers; besides this only boosting goes by it. */
export const HAND_SIZES: readonly number[] = [0, 8, 7, 6, 5]
