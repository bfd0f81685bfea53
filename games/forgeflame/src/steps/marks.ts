/** FF-16.4 to FF-16.8 Stun, Slow, Shock and Heal; on Kobolds when playing alone (FF-25.18). */
import { at, bOf, type Option, type Rule } from '@emberhall/kernel'
import type { Mark } from '../content/types.ts'
import { isImmune, seatOf } from '../figures.ts'
import { drawOre, drop, kinds, lay } from '../ore.ts'
import { type Adv, pawnOf, Q, type T, V } from '../state.ts'
import { L } from '../logs.ts'

export const isMarked = (t: T, adv: Adv): boolean => pawnOf(t, adv).stun || pawnOf(t, adv).slow
/** FF-16.7 Never two of a kind; FF-5.8 nor on the immune. */
export function mark(t: T, adv: Adv, what: Mark): void {
  if (isImmune(t, adv, what)) return
  pawnOf(t, adv)[what] = true
  t.note(what === 'stun' ? L.stunned : L.slowed, adv)
}
/** FF-25.18, FF-25.19 */
export function markKobold(t: T, kobold: number, what: Mark): void {
  at(t.s.kobolds, kobold)[what] = true
  t.note(what === 'stun' ? L.koboldStunned : L.koboldSlowed, at(t.s.kobolds, kobold).site)
}
export function heal(t: T, adv: Adv): void {
  pawnOf(t, adv).stun = false
  pawnOf(t, adv).slow = false
  t.note(L.healed, adv)
}
/** FF-25.18 A shocked Kobold: one ore of the bag falls on its site. */
export function shockKobold(t: T, kobold: number): void {
  const ore = drawOre(t)
  if (ore < 0) return
  const { site } = at(t.s.kobolds, kobold)
  lay(t, site, ore)
  t.note(L.oreLaid, ore, site)
}
/**
 * FF-16.4 Each drops one carried ore, of its controller's choice. Several controllers choose at the same time; somebody with
 * several adventurers hit chooses for one after the other.
 */
export function* shock(t: T, targets: readonly Adv[]): Rule {
  let waiting = targets.filter((adv) => !isImmune(t, adv, 'shock'))
  while (waiting.length > 0) {
    const now = waiting.filter((adv, i) => waiting.findIndex((other) => seatOf(t, other) === seatOf(t, adv)) === i)
    waiting = waiting.filter((adv) => !now.includes(adv))
    const loaded = now.filter((adv) => kinds(pawnOf(t, adv).ore).length > 0)
    for (const adv of now) if (!loaded.includes(adv)) t.note(L.shockIdle, adv)
    if (loaded.length === 0) continue
    const asks = loaded.map((adv) => {
      for (const ore of kinds(pawnOf(t, adv).ore)) t.offer(V.carried, adv, ore)
      return t.hold(seatOf(t, adv), Q.shock)
    })
    for (const [i, answer] of (yield* t.together(asks)).entries()) drop(t, at(loaded, i), bOf(answer as Option))
  }
}
