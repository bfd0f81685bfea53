/** Units on their way: how sites are reached, defended and taken. */
import { aOf, type Rule, type Seat, verbOf } from '@emberhall/kernel'
import { E, NOBODY, ROADS, V } from './content.ts'
import { L } from './logs.ts'
import type { T } from './state.ts'
import { hits, place, Q, roll, setSite } from './table.ts'

export function* move(t: T, seat: Seat, from: number, to: number): Rule {
  const most = Math.min(4, t.s.units[from]! - 1)
  const n = yield* t.number(seat, Q.howMany, 1, most)
  t.s.units[from] = t.s.units[from]! - n
  t.note(L.moves, from, to, n)
  yield* arrive(t, seat, to, n, 0)
}
export function* arrive(t: T, seat: Seat, site: number, n: number, nesting: number): Rule {
  const { owners, units } = t.s
  const defender = owners[site]!
  if (defender === seat) {
    place(t, seat, site, n)
    return
  }
  if (defender === NOBODY) {
    yield* takeSite(t, seat, site, n, nesting)
    return
  }
  t.offer(V.stand, site)
  for (const refuge of ROADS[site]!) {
    if (owners[refuge] !== defender) continue
    t.offer(V.retreat, refuge)
    break
  }
  const answer = yield* t.choose(defender, Q.defend)
  if (verbOf(answer) === V.retreat) {
    place(t, defender, aOf(answer), units[site]!)
    yield* takeSite(t, seat, site, n, nesting)
    return
  }
  yield* battle(t, seat, site, n, nesting)
}
function* battle(t: T, seat: Seat, site: number, n: number, nesting: number): Rule {
  const { owners, points, units } = t.s
  let attackers = n
  for (let round = 0; round < 3; round++) {
    const felled = hits(yield* roll(t, seat, attackers), 4)
    const lost = hits(yield* roll(t, owners[site]!, units[site]!), 5)
    attackers -= lost
    units[site] = units[site]! - felled
    t.note(L.battle, site, felled, lost)
    if (attackers <= 0 || units[site] <= 0 || round === 2) break
    t.offer(V.press, site)
    if ((yield* t.maybe(seat, Q.press)) === 0) break
  }
  if (units[site]! > 0) return
  if (attackers <= 0) {
    setSite(t, site, NOBODY, 1)
    return
  }
  points[seat] = points[seat]! + 1
  yield* t.emit(E.won, seat, site, nesting)
  yield* takeSite(t, seat, site, attackers, nesting)
}
function takeSite(t: T, seat: Seat, site: number, n: number, nesting: number): Rule<unknown> {
  setSite(t, site, seat, n)
  t.note(L.takes, seat, site, n)
  return t.emit(E.taken, seat, site, nesting)
}
