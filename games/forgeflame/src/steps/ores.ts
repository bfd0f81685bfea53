/** FF-10.9, FF-26 Abilities that take, trade and convert ore. */
import { aOf, at, bOf, type Rule } from '@emberhall/kernel'
import type { Effect, Range } from '../content/types.ts'
import { siteOf } from '../figures.ts'
import {
  carried,
  fromReserve,
  kinds,
  lay,
  load,
  ORDINARY,
  receive,
  takeable,
  takeLying,
  toReserve,
  total,
  unload,
} from '../ore.ts'
import { type Adv, pawnOf, Q, type SiteNo, type T, V } from '../state.ts'
import { L } from '../logs.ts'
import { oreFromBag } from './fight.ts'
import { sitesInRange } from './targets.ts'

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>
export function oresInRange(t: T, adv: Adv, range: Range): [site: SiteNo, ore: number][] {
  return sitesInRange(t, adv, range).flatMap((site) =>
    kinds(at(t.s.lying, site)).flatMap((ore): [SiteNo, number][] =>
      takeable(t, adv, site, ore) > 0 ? [[site, ore]] : [],
    ),
  )
}
export function* takeFromBag(t: T, e: Of<'takeFromBag'>, removed: number): Rule {
  const { adv, seat } = t.s.turn
  const n = e.n === 'perKobold' ? removed : e.n
  for (let i = 0; i < n && total(t.s.bag) > 0; i++) {
    if (e.how === 'random') yield* oreFromBag(t, adv)
    else {
      // FF-26.GD.2
      for (const ore of kinds(t.s.bag)) t.offer(V.ore, ore)
      const ore = aOf(yield* t.choose(seat, Q.takeOre))
      t.s.bag[ore] = at(t.s.bag, ore) - 1
      yield* receive(t, adv, ore)
    }
  }
}
/** FF-10.9 */
export function* takeCarried(t: T, from: Adv): Rule {
  const { adv, seat } = t.s.turn
  for (const ore of kinds(pawnOf(t, from).ore)) t.offer(V.carried, from, ore)
  const ore = bOf(yield* t.choose(seat, Q.takeOre))
  unload(t, from, ore)
  t.note(L.lost, from, ore)
  yield* receive(t, adv, ore)
}
/** FF-26.NB.2 One or two ores of each side, all chosen by the same player. */
export function* trade(t: T, e: Of<'trade'>, other: Adv): Rule {
  const { adv, seat } = t.s.turn
  const n = yield* t.number(seat, Q.trade, e.min, Math.min(e.max, carried(t, adv), carried(t, other)))
  const mine = yield* named(t, adv, n)
  const theirs = yield* named(t, other, n)
  for (let i = 0; i < n; i++) {
    unload(t, adv, at(mine, i))
    unload(t, other, at(theirs, i))
    load(t, other, at(mine, i))
    load(t, adv, at(theirs, i))
    t.note(L.traded, adv, at(mine, i), other, at(theirs, i))
  }
}
/** Where all of them go, there is nothing to name. */
function* named(t: T, adv: Adv, n: number): Rule<number[]> {
  const left = [...pawnOf(t, adv).ore]
  const ores: number[] = []
  for (let owed = n; owed > 0; owed--) {
    const held = kinds(left)
    for (const ore of total(left) > owed ? held : held.slice(0, 1)) t.offer(V.carried, adv, ore)
    const ore = bOf(yield* t.choose(t.s.turn.seat, Q.takeOre))
    left[ore] = at(left, ore) - 1
    ores.push(ore)
  }
  return ores
}
/** FF-26.OG.6, FF-23.6 All of them, against as many of choice. */
export function* convertLying(t: T): Rule {
  const { adv, seat } = t.s.turn
  const site = siteOf(t, adv)
  const old = at(t.s.lying, site).flatMap((n, ore) => new Array<number>(n).fill(ore))
  for (const gone of old) {
    for (const ore of ORDINARY) if (at(t.s.reserve, ore) > 0 || ore === gone) t.offer(V.ore, ore)
    const fresh = aOf(yield* t.choose(seat, Q.convertTo))
    takeLying(t, site, gone)
    toReserve(t, gone)
    lay(t, site, fresh, fromReserve(t, fresh))
    t.note(L.converted, gone, fresh)
  }
}
