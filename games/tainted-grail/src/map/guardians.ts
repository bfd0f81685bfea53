/** TG-17 Guardians on the map. */
import { at as nth, aOf, type CardId, type Rule } from '@emberhall/kernel'
import { COLOURS } from '../content/types.ts'
import { powersOn } from '../items/powers.ts'
import { L } from '../log.ts'
import { GUARDIAN_FACES } from '../parts.ts'
import { everybody, members, onCell, speakerOf, withoutDying } from '../parties.ts'
import { printed } from '../printed.ts'
import { Q, V } from '../questions.ts'
import { useToday } from '../effects/gains.ts'
import { deedNo } from '../book.ts'
import { type Cell, type Party, type Place, seatOf, type T, Z } from '../state.ts'
import { herePlace, linkedAt, linkedTo, printedOf } from './places.ts'

/** TG-17.1 It stays where it was triggered. */
export function leaveGuardian(t: T, card: CardId, cell: Cell): void {
  t.move(card, Z.guardians)
  herePlace(t, cell).guardians.push(card)
}
/** TG-17.11, TG-16.4 Out of its deck, or the box; what is left of the deck is shuffled. The card as it stands there. */
export function putGuardian(t: T, wanted: CardId, place: Place): CardId {
  const from = nth(t.s.where, wanted)
  const card = t.surface(wanted)
  leaveGuardian(t, card, place.cell)
  t.note(L.guardianPlaced, printed(t, card, 'encounter').no, place.location)
  if (from !== Z.encounterBox) t.shuffle(from)
  return card
}
/** TG-17.5, TG-17.8, TG-12.6 Under its deck. */
export function dismissGuardian(t: T, card: CardId): void {
  takeOff(t, card)
  const { colour } = printed(t, card, 'encounter').card
  t.moveUnder(card, Z.green + COLOURS.indexOf(colour))
}
function takeOff({ s }: T, card: CardId): void {
  for (const place of s.map) place.guardians = place.guardians.filter((one) => one !== card)
}

/** TG-17.6, TG-17.7, TG-17.9, TG-17.10, TG-36.1 The encounter with one of them; the dying are ignored. */
export function* guardian(t: T, card: CardId, party: Party): Rule {
  const able = withoutDying(t, party)
  if (able === 0 || nth(t.s.where, card) !== Z.guardians) return
  takeOff(t, card)
  t.next('meet', card, able)
}

/** TG-5.6, G-17 At dawn they move, in the order the players like. */
export function* guardians(t: T): Rule {
  const cards = t.s.map.flatMap((place) => place.guardians)
  for (const card of cards) t.offer(V.card, card)
  const order = yield* t.order(speakerOf(t, everybody(t)), Q.guardianOrder)
  for (const option of order.toReversed()) t.next('guardianMoves', aOf(option))
}
/** TG-17.2, TG-17.3, TG-17.4 */
export function* guardianMoves(t: T, card: CardId): Rule {
  const place = t.s.map.find(({ guardians: here }) => here.includes(card))
  if (place === undefined) return
  const { no } = printed(t, card, 'encounter')
  const face = yield* guardianDie(t, no)
  if (face === 'discard') {
    dismissGuardian(t, card)
    return t.note(L.guardianGone, no)
  }
  const to = face === 'nothing' ? place : goal(t, place, GUARDIAN_FACES.indexOf(face))
  if (to !== place) {
    takeOff(t, card)
    to.guardians.push(card)
  }
  t.note(to === place ? L.guardianStays : L.guardianMoved, no, to.location)
  t.next('guardian', card, onCell(t, to.cell))
}
/** G-18 That way if it is linked, else the highest number that is, else nowhere. */
function goal(t: T, place: Place, direction: number): Place {
  const there = linkedAt(t, place.cell, direction)
  const numbered = (one: Place): number => printedOf(t, one).number
  return there ?? linkedTo(t, place.cell).toSorted((a, b) => numbered(b) - numbered(a))[0] ?? place
}
/** TG-17.2, S7b */
function* guardianDie(t: T, no: number): Rule<(typeof GUARDIAN_FACES)[number]> {
  let [face = 0] = yield* t.roll('guardian', [GUARDIAN_FACES.length], speakerOf(t, everybody(t)), Q.guardianDie)
  t.note(L.guardianDie, no, face)
  for (const c of members(everybody(t)))
    for (const power of powersOn(t, c, 'guardianDie')) {
      t.s.about.who = c
      t.offer(V.deed, deedNo(t, power))
      if ((yield* t.maybe(seatOf(t, c), Q.reroll)) === 0) continue
      useToday(t, c, power)
      ;[face = 0] = yield* t.roll('guardian', [GUARDIAN_FACES.length], seatOf(t, c), Q.guardianDie)
      t.note(L.guardianDie, no, face)
    }
  return nth(GUARDIAN_FACES, face)
}
