/** TG-5 Dawn, strictly in this order. */
import { at as nth, aOf, type Rule } from '@emberhall/kernel'
import { lower, ranOut } from '../events/dials.ts'
import { oneOfEach } from '../items/holding.ts'
import { mayTrade, offerTrades, trade } from '../items/trade.ts'
import { L } from '../log.ts'
import { isInRange, isLit, printedOf, xOf, yOf } from '../map/places.ts'
import { discardLocation } from '../map/reveal.ts'
import { everybody, members, onCell, speakerOf } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { sendTo } from '../effects/world.ts'
import { lowerDyingDial } from '../survival/death.ts'
import { settle } from '../survival/settle.ts'
import { changeTrack } from '../survival/tracks.ts'
import { type Cell, characterOf, type CharacterNo, type Party, type Place, seatOf, type T } from '../state.ts'
import { openMoment } from './moments.ts'

const LAST_STEP = 9
/** TG-5.1 to TG-5.9 One step after the other; what a step brings comes before the next. */
export function* dawn(t: T, step: number): Rule {
  const { s } = t
  s.period = 'dawn'
  s.step = step
  if (step < LAST_STEP) t.next('dawn', step + 1)
  else t.next('day')
  switch (step) {
    case 1:
      t.note(L.dawn, s.day)
      return openMoment(t, 'dawn')
    case 2:
      return goOut(t)
    case 3:
      return yield* recede(t)
    case 4:
      return burnDown(t)
    case 5:
      return yield* passTime(t)
    case 6:
      return t.next('guardians')
    case 7:
      return t.next('event')
    case LAST_STEP:
      return t.next('equip', 0)
  }
}
/** TG-5.2 */
function goOut(t: T): void {
  for (const place of t.s.map)
    if (place.menhir === 0) {
      place.menhir = -1
      t.s.tally.out++
      t.note(L.menhirOut, place.location)
    }
}
/** TG-5.3, TG-12.3 to TG-12.6, TG-12.8 */
function* recede(t: T): Rule {
  if (!t.s.map.some(isLit)) {
    t.note(L.noMenhir)
    for (const c of members(everybody(t))) touch(t, c)
    return yield* settle(t)
  }
  const lost = t.s.map.filter(({ cell }) => !isInRange(t, cell))
  if (lost.length === 0) return
  const groups = lost.map(({ cell }) => ({ cell, party: onCell(t, cell) })).filter(({ party }) => party !== 0)
  for (const place of lost) discardLocation(t, place)
  for (const { party } of groups) for (const c of members(party)) touch(t, c)
  const places = groups.map(({ cell, party }) => ({ place: closest(t, cell), party }))
  for (const { place, party } of places) sendTo(t, party, place)
  yield* settle(t)
  yield* arriveInOrder(t, places)
}
/** TG-12.4, G-15 */
const WYRD = 2
function touch(t: T, c: CharacterNo): void {
  t.note(L.wyrd, c)
  changeTrack(t, c, 'health', -WYRD)
  changeTrack(t, c, 'terror', WYRD)
}
/** TG-12.5, G-19 Fewest orthogonal steps; ties to the lowest number. */
function closest(t: T, cell: Cell): Place {
  const steps = (place: Place): number => Math.abs(xOf(place.cell) - xOf(cell)) + Math.abs(yOf(place.cell) - yOf(cell))
  const number = (place: Place): number => printedOf(t, place).number
  return nth(
    t.s.map.toSorted((a, b) => steps(a) - steps(b) || number(a) - number(b)),
    0,
  )
}
/** D5 Parties displaced from one card arrive as one; several in the order the players like. */
function* arriveInOrder(t: T, groups: readonly { readonly place: Place; readonly party: Party }[]): Rule {
  for (const { party } of groups) t.offer(V.character, nth(members(party), 0))
  const order = yield* t.order(speakerOf(t, everybody(t)), Q.arrivalOrder)
  for (const option of order.toReversed()) {
    const group = groups.find(({ party }) => members(party)[0] === aOf(option))
    if (group !== undefined) t.next('arrive', group.place.cell, group.party)
  }
}
/** TG-5.4 A dial on 1 is taken out; the menhir stands until the next dawn. */
function burnDown(t: T): void {
  for (const place of t.s.map) {
    if (place.menhir <= 0) continue
    place.menhir--
    if (place.menhir === 0) t.note(L.menhirNoDial, place.location)
    else t.note(L.menhirDial, place.location, place.menhir)
  }
}
/** TG-5.5, TG-5.10, TG-36.1 Time dials, Time tokens and marks of the day; Quest dials stay. */
function* passTime(t: T): Rule {
  for (const place of t.s.map) {
    if (place.time > 0) t.note(L.timeToken, place.location, --place.time)
    place.used = []
  }
  for (const c of members(everybody(t))) if (characterOf(t, c).dying > 0) lowerDyingDial(t, c)
  const gone = t.s.dials.filter(({ token }) => token === 'time').filter((dial) => lower(t, dial))
  const [only] = gone
  if (gone.length === 1 && only !== undefined) return ranOut(t, only)
  gone.forEach((_, i) => t.offer(V.choice, i))
  const order = yield* t.order(speakerOf(t, everybody(t)), Q.ranOut)
  for (const option of order.toReversed()) ranOut(t, nth(gone, aOf(option)))
}

/** TG-5.8, TG-5.9, TG-18.8 Locks are off; each chooses freely what is face up, and may trade before. */
export function* equip(t: T, c: CharacterNo): Rule {
  const one = t.s.characters[c]
  if (one === undefined) return
  if (one.status !== 'active') return t.next('equip', c + 1)
  for (const held of one.items) held.isLocked = false
  t.s.about.who = c
  if (mayTrade(t, c)) {
    offerTrades(t, c)
    const option = yield* t.maybe(seatOf(t, c), Q.tradeAtDawn)
    if (option !== 0) {
      t.next('equip', c)
      return yield* trade(t, c, aOf(option))
    }
  }
  for (const held of one.items) held.isUp = true
  for (const held of one.secrets) held.isUp = true
  yield* oneOfEach(t, c)
  t.next('equip', c + 1)
}
