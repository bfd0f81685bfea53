/** The turn of Seventeen on the kernel, as the author of a game would write it. */
import { aOf, bOf, type CardId, type Rule, type Seat, verbOf } from '@emberhall/kernel'
import { ACTIONS, CARDS, E, HAND_LIMIT, INCOME, NOBODY, ROADS, SEATS, SITES, TURNS, V } from './content.ts'
import { play } from './effects.ts'
import { L } from './logs.ts'
import { move } from './sites.ts'
import { type T, Z } from './state.ts'
import { discard, draw, gain, offerHand, place, Q, setSite } from './table.ts'

export function* setUp(t: T): Rule {
  const { s } = t
  for (let site = 0; site < SITES; site++) {
    s.owners.push(NOBODY)
    s.units.push(1)
  }
  for (let seat = 0; seat < SEATS; seat++) {
    s.energy[seat] = 3
    t.shuffle(Z.deck + seat)
    setSite(t, seat * 4, seat, 3)
    setSite(t, seat * 4 + 1, seat, 3)
    draw(t, seat, 5)
  }
  t.later('turn', 0)
}

export function* turn(t: T, seat: Seat): Rule {
  yield* t.emit(E.upkeep, seat)
  for (let left = ACTIONS; left > 0; left--) {
    offerActions(t, seat)
    const action = yield* t.maybe(seat, Q.action)
    if (action === 0) break
    if (verbOf(action) === V.play) yield* playFromHand(t, seat, aOf(action))
    else if (verbOf(action) === V.move) yield* move(t, seat, aOf(action), bOf(action))
    else recruit(t, seat, aOf(action))
  }
  while (t.cards(Z.hand + seat).length > HAND_LIMIT) {
    offerHand(t, seat, V.discard)
    discard(t, seat, yield* t.choose(seat, Q.handLimit))
  }
  yield* t.emit(E.ended, seat)
  score(t, seat)
  if (++t.s.turn >= TURNS) t.end('done')
  t.later('turn', (seat + 1) % SEATS)
}
export function collect(t: T, seat: Seat): void {
  const { owners } = t.s
  let income = 2
  for (let site = 0; site < SITES; site++) if (owners[site] === seat) income += INCOME[site]!
  gain(t, seat, income)
  draw(t, seat, 2)
}
function score(t: T, seat: Seat): void {
  const { owners, points } = t.s
  let held = 0
  for (let site = 0; site < SITES; site++) if (owners[site] === seat) held++
  points[seat] = points[seat]! + Math.floor(held / 3)
  t.note(L.scores, seat, Math.floor(held / 3))
}

function offerActions(t: T, seat: Seat): void {
  const { energy, owners, units } = t.s
  const purse = energy[seat]!
  for (const card of t.cards(Z.hand + seat)) if (CARDS[t.face(card)]!.cost <= purse) t.offer(V.play, card)
  for (let site = 0; site < SITES; site++) {
    if (owners[site] !== seat) continue
    if (purse >= 2) t.offer(V.recruit, site)
    if (units[site]! > 1) for (const to of ROADS[site]!) t.offer(V.move, site, to)
  }
}
function playFromHand(t: T, seat: Seat, card: CardId): Rule<unknown> {
  gain(t, seat, -CARDS[t.face(card)]!.cost)
  return play(t, seat, card, 0)
}
function recruit(t: T, seat: Seat, site: number): void {
  gain(t, seat, -2)
  place(t, seat, site, 2)
}
