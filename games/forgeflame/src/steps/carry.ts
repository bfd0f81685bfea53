/** FF-10 Carrying, picking up, giving and taking. */
import { aOf, at, bOf, type Option, type Rule, verbOf, type Why, why } from '@emberhall/kernel'
import { siteOf } from '../figures.ts'
import { carried, dropAt, isLoaded, kinds, load, takeable, takeLying, unload } from '../ore.ts'
import { type Adv, pawnOf, NO_DROP, Q, type T, V } from '../state.ts'
import { L } from '../logs.ts'
import { type Actor, has, PICK } from '../symbols.ts'

const NO_PICK = why('noSymbolLeft', 'FF-5.1')
const MUST_DROP = why('mustDropFirst', 'FF-10.3')
const SAME_ORE = why('dropsWhatIsPicked', 'FF-10.3')
const UNDER_WEB = why('oreUnderWeb', 'FF-10.4')
const FULLY_LOADED = why('fullyLoaded', 'FF-10.6')

/** FF-10.2, FF-10.3 One lying ore; a carried one may be dropped first, and must be at the limit. */
export function offerPickUps(t: T, { adv, pool }: Actor, restricted: Why | null): void {
  const site = siteOf(t, adv)
  const lying = at(t.s.lying, site)
  const mine = pawnOf(t, adv).ore
  const cannot = has(pool, PICK) ? restricted : NO_PICK
  for (let ore = 0; ore < lying.length; ore++) {
    if (lying[ore] === 0) continue
    const reason = cannot ?? (takeable(t, adv, site, ore) > 0 ? null : UNDER_WEB)
    t.offer(V.pick, ore, NO_DROP, reason ?? (isLoaded(t, adv) ? MUST_DROP : null))
    for (let other = 0; other < mine.length; other++)
      if (at(mine, other) > 0) t.offer(V.pick, ore, other, reason ?? (other === ore ? SAME_ORE : null))
  }
}
export function pickUp(t: T, adv: Adv, ore: number, drop: number): void {
  takeLying(t, siteOf(t, adv), ore)
  if (drop !== NO_DROP) {
    dropAt(t, adv, drop)
    t.note(L.dropped, adv, drop)
  }
  load(t, adv, ore)
  t.note(L.picked, adv, ore)
}

/** FF-10.5, FF-10.6 Ores to or from one ally on the site, in one direction. */
export function offerTransfers(t: T, adv: Adv, allies: readonly Adv[], reason: Why | null): void {
  for (const ally of allies) {
    for (const ore of kinds(pawnOf(t, adv).ore))
      t.offer(V.give, ally, ore, reason ?? (isLoaded(t, ally) ? FULLY_LOADED : null))
    for (const ore of kinds(pawnOf(t, ally).ore))
      t.offer(V.take, ally, ore, reason ?? (isLoaded(t, adv) ? FULLY_LOADED : null))
  }
}
export function canTransfer(t: T, adv: Adv, ally: Adv): boolean {
  return (carried(t, adv) > 0 && !isLoaded(t, ally)) || (carried(t, ally) > 0 && !isLoaded(t, adv))
}
/** FF-10.5 The first ore, then more the same way as long as there is room and will. */
export function* moreOre(t: T, adv: Adv, first: Option): Rule {
  const ally = aOf(first)
  const gives = verbOf(first) === V.give
  const [from, to] = gives ? [adv, ally] : [ally, adv]
  let ore = bOf(first)
  for (;;) {
    unload(t, from, ore)
    load(t, to, ore)
    t.note(L.handed, from, to, ore)
    if (isLoaded(t, to) || carried(t, from) === 0) return
    for (const kind of kinds(pawnOf(t, from).ore)) t.offer(gives ? V.give : V.take, ally, kind)
    const picked = yield* t.maybe(t.s.turn.seat, Q.moreOre)
    if (!picked) return
    ore = bOf(picked)
  }
}
