/** Cards, markers and affinity moved about in an encounter. */
import { aOf, at as nth, type CardId, type Rule } from '@emberhall/kernel'
import { L } from '../log.ts'
import { bit } from '../parties.ts'
import { Q, V } from '../questions.ts'
import { type CharacterNo, seatOf, type T, Z } from '../state.ts'
import { deckOf, encounterNo, isPresent, printOfCard, talkOf } from './queries.ts'

/** TG-23.27 Draws this many; TG-26.2, TG-30.2 from a deck that is too short, nothing but the consequences. */
export function drawCards(t: T, c: CharacterNo, n: number): void {
  const e = t.s.encounter
  if (n <= 0 || !isPresent(t, c)) return
  const deck = deckOf(t, c)
  if (t.cards(deck).length < n) {
    if (e.kind === 'combat') e.mustFlee |= bit(c)
    else e.ending = 'lost'
    return
  }
  for (let i = 0; i < n; i++) t.move(t.top(deck), Z.hand + c)
  t.note(L.drew, c, n)
}
/** TG-26.2 What is not there is left out. */
export function discardFromDeck(t: T, c: CharacterNo, n: number): void {
  const deck = deckOf(t, c)
  for (let i = 0; i < n && t.cards(deck).length > 0; i++) discardCard(t, c, t.top(deck))
}
export function discardCard(t: T, c: CharacterNo, card: CardId): void {
  t.move(card, Z.discard + c)
  t.note(L.discards, c, card)
}
/** TG-26.3, TG-30.3 So many from hand, its player's choice; for each that is missing, the top card of the deck. */
export function* discardFromHand(t: T, c: CharacterNo, n: number): Rule {
  const held = Math.min(n, t.cards(Z.hand + c).length)
  yield* discardChosen(t, c, held)
  discardFromDeck(t, c, n - held)
}
/** So many of those in hand. */
export function* discardChosen(t: T, c: CharacterNo, n: number): Rule {
  if (n <= 0) return
  for (const card of t.cards(Z.hand + c)) t.offer(V.discardCard, card)
  for (const option of yield* t.some(seatOf(t, c), Q.discardCards, n, n)) discardCard(t, c, aOf(option))
}

/** TG-23.24, TG-27.1 */
export function addMarkers(t: T, n: number): void {
  const e = t.s.encounter
  const held = Math.min(e.withheld, n)
  if (held > 0) t.note(L.withheld, encounterNo(t))
  e.withheld -= held
  if (n - held <= 0) return
  e.pool += n - held
  t.note(L.markers, n - held, e.pool)
}
/** TG-26.4 */
export function* removeMarkers(t: T, c: CharacterNo, n: number): Rule {
  const e = t.s.encounter
  const there = Math.min(e.pool, n)
  e.pool -= there
  if (there > 0) t.note(L.markersLost, there, e.pool)
  yield* discardFromHand(t, c, n - there)
}
/** TG-23.25, TG-29.8 */
export function moveAffinity(t: T, by: number): void {
  const e = t.s.encounter
  const { up, down } = talkOf(t).track
  const before = e.affinity
  e.affinity = Math.min(up, Math.max(-down, before + by))
  if (e.affinity > before) t.note(L.affinityUp, e.affinity - before)
  if (e.affinity < before) t.note(L.affinityDown, before - e.affinity)
}

/** TG-23.13, TG-23.14 The last card is covered, unless it is passive. */
export function coverLast(t: T): void {
  const last = t.s.encounter.line.at(-1)
  if (last === undefined || last.time === 0 || printOfCard(t, last.card).isPassive) return
  last.time = 0
  t.note(L.timeLost, last.card)
}
/** TG-23.21, TG-23.10 The last card goes to its owner's discard pile, with all that lies on it. */
export function takeLast(t: T): CardId {
  const entry = t.s.encounter.line.pop()
  if (entry === undefined) return -1
  t.move(entry.card, Z.discard + entry.owner)
  t.note(L.dropsLast, entry.card)
  return entry.card
}
export const entryAt = ({ s }: T, place: number) => nth(s.encounter.line, place)
