/** FF-3 Recruitment: the draft, first come first served, or by lot. */
import { aOf, type Ask, at, type Rule, type Seat, type Why, why } from '@emberhall/kernel'
import { seatOf } from '../figures.ts'
import { type Adv, ADVENTURERS, gameOf, heroOf, pawnOf, Q, type T, V } from '../state.ts'
import { L } from '../logs.ts'

/** FF-3.1, FF-3.2, FF-3.3 Who takes how many, as places from the First Player. Alone, all three at once (FF-25.1). */
export const DRAFT: readonly (readonly (readonly [place: number, n: number])[])[] = [
  [],
  [[0, 3]],
  [
    [0, 1],
    [1, 2],
    [0, 2],
    [1, 1],
  ],
  [
    [0, 1],
    [1, 1],
    [2, 2],
    [1, 1],
    [0, 2],
    [1, 1],
    [2, 1],
  ],
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 2],
    [2, 1],
    [1, 1],
    [0, 1],
  ],
]
const TAKEN = why('alreadyTaken', 'FF-2.3')

/** FF-2.3, FF-3.4 */
const teamSize = (t: T): number => (t.seats === 4 ? 2 : 3)
/** FF-3.5 The chosen pool. */
function pool(t: T): Adv[] {
  const { extra, expansion } = t.options
  const sets: Readonly<Record<string, boolean>> = { core: true, extra, expansion }
  return ADVENTURERS.flatMap((_, adv) => (sets[heroOf(gameOf(t), adv).set] ? [adv] : []))
}
const isFree = (t: T, adv: Adv): boolean => seatOf(t, adv) < 0
const taken = (t: T, adv: Adv): Why | null => (isFree(t, adv) ? null : TAKEN)

/** FF-2.3 The way the table has chosen. */
export function recruitment(t: T): void {
  const way = t.options.recruitment
  if (way === 'random') {
    byLot(t)
    t.later('deal')
  } else if (way === 'free' && t.seats > 1) t.later('enlist')
  else t.later('draft')
}
function join(t: T, seat: Seat, adv: Adv): void {
  pawnOf(t, adv).seat = seat
  t.note(L.recruited, seat, adv)
}

/** FF-3.7 One step of the draft. */
export function* draft(t: T, step: number): Rule {
  const [place, n] = at(at(DRAFT, t.seats), step)
  const seat = (t.s.first + place) % t.seats
  for (const adv of pool(t)) t.offer(V.recruit, adv, 0, taken(t, adv))
  for (const option of yield* t.some(seat, Q.recruit, n, n)) join(t, seat, aOf(option))
  if (step + 1 < at(DRAFT, t.seats).length) t.later('draft', step + 1)
  else t.later('deal')
}
/** FF-3.6 First come, first served: whoever still lacks somebody may answer. */
export function* enlist(t: T): Rule {
  const asks: Ask[] = []
  for (let seat = 0; seat < t.seats; seat++) {
    const isFull = teamOfSeat(t, seat) === teamSize(t)
    if (isFull) continue
    for (const adv of pool(t)) t.offer(V.recruit, adv, 0, taken(t, adv))
    asks.push(t.hold(seat, Q.recruit))
  }
  const first = yield* t.rush(asks)
  join(t, first.seat, aOf(first.option))
  let free = 0
  for (let seat = 0; seat < t.seats; seat++) free += teamSize(t) - teamOfSeat(t, seat)
  t.later(free > 0 ? 'enlist' : 'deal')
}
const teamOfSeat = (t: T, seat: Seat): number => t.s.adventurers.filter((a) => a.seat === seat).length
/** FF-3.6 Dealt from the shuffled pool. */
function byLot(t: T): void {
  const left = pool(t)
  for (let i = 0; i < teamSize(t); i++)
    for (let seat = 0; seat < t.seats; seat++) {
      const [adv] = left.splice(t.random('recruit', left.length), 1)
      join(t, (t.s.first + seat) % t.seats, adv!)
    }
}
