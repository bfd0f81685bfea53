/** The map, dials, events and quests, as effects change them. */
import { at as nth, aOf, type CardId, type Rule } from '@emberhall/kernel'
import { bookOf, locationNo, numberOf } from '../book.ts'
import { COLOURS, type Colour, type Effect, type MoveTo } from '../content/types.ts'
import { turnDial } from '../events/dials.ts'
import { failQuest, succeedQuest, succeedSecret } from '../events/quests.ts'
import { L } from '../log.ts'
import { putGuardian } from '../map/guardians.ts'
import { beside, isLit, isNamed, linkedAt, linkedTo, lowestOf, placeOn, printedOf } from '../map/places.ts'
import { liesOnMap, replaceLocation, suppliedFor } from '../map/reveal.ts'
import { DIAL_MAX, RESOURCE_CAP } from '../parts.ts'
import { bit, everybody, lowest, members, onCell, together } from '../parties.ts'
import { cardIn } from '../printed.ts'
import { Q, V } from '../questions.ts'
import { type Cell, characterOf, type Frame, type Party, type Place, seatOf, type T, Z } from '../state.ts'

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>

// ---------------------------------------------------------------- dials and tokens

const placesNamed = (t: T, number: number): Place[] => t.s.map.filter((place) => isNamed(printedOf(t, place), number))

export function* turnsDial(t: T, { of, by }: Of<'dial'>): Rule {
  for (let i = by; i < 0; i++) turnDial(t, of)
}
/** TG-1.8 There is no end of tokens. */
export function putTime(t: T, { location, n }: Of<'timeTokens'>): void {
  for (const place of placesNamed(t, location)) {
    place.time += n
    t.note(L.timeToken, place.location, place.time)
  }
}
/** TG-13.5 */
export function takeQuestToken(t: T, { location }: Of<'takeQuestToken'>): void {
  t.s.tokensTaken.push(locationNo(t, location))
  for (const place of placesNamed(t, location)) {
    if (place.quest > 0) t.note(L.questToken, place.location)
    place.quest = 0
  }
}
/** PU5, RE5 Never below 1 or above 8. */
export function* turnsMenhir(t: T, { by, which }: Of<'menhirDial'>, frame: Frame): Rule {
  let places = t.s.map.filter(({ menhir }) => menhir > 0)
  if (which === 'one' && places.length > 0) {
    for (const { location } of places) t.offer(V.location, location)
    const no = aOf(yield* together(t, frame.party, Q.whichMenhir))
    places = places.filter(({ location }) => location === no)
  }
  for (const place of places) {
    place.menhir = Math.min(DIAL_MAX, Math.max(1, place.menhir + by))
    t.note(L.menhirDial, place.location, place.menhir)
  }
}

// ---------------------------------------------------------------- the map

export function replaces(t: T, { from, to }: Of<'replaceLocation'>): void {
  replaceLocation(t, locationNo(t, from), locationNo(t, to))
}
/** TG-11.10 Where a special move can lead. */
function goals(t: T, to: MoveTo, cell: Cell): Place[] {
  const only = (place: Place | undefined): Place[] => (place === undefined || place.cell === cell ? [] : [place])
  switch (to) {
    case 'lowestRevealed':
      return only(lowestOf(t, t.s.map))
    case 'lowestLinked':
      return only(lowestOf(t, linkedTo(t, cell)))
    case 'withMenhir':
      return t.s.map.filter((place) => isLit(place) && place.cell !== cell)
    case 'besideUnlinked':
      return [0, 1, 2, 3].flatMap((direction) => {
        const place = placeOn(t, beside(cell, direction))
        return place === undefined || linkedAt(t, cell, direction) !== undefined ? [] : [place]
      })
  }
}
export const canMove = (t: T, to: MoveTo, cell: Cell): boolean => goals(t, to, cell).length > 0
/** TG-11.9, TG-11.10, TG-15.13 Whoever it concerns goes there and arrives. */
export function* moves(t: T, { to }: Of<'move'>, frame: Frame): Rule {
  const party = frame.you >= 0 ? bit(frame.you) : frame.party
  if (party === 0) return
  const places = goals(t, to, characterOf(t, lowest(party)).at)
  if (places.length === 0) return
  t.s.about.party = party
  for (const { location } of places) t.offer(V.location, location)
  const no = aOf(yield* together(t, party, Q.where))
  const place = places.find(({ location }) => location === no)
  if (place === undefined) return
  sendTo(t, party, place)
  frame.waits = true
  t.next('resume')
  t.next('arrive', place.cell, party)
}
export function sendTo(t: T, party: Party, place: Place): void {
  for (const c of members(party)) {
    characterOf(t, c).at = place.cell
    t.note(L.moved, c, place.location)
  }
}

// ---------------------------------------------------------------- encounters

/** TG-16.10 The card by its name, in its deck or in the box; -1: it is neither here nor there. */
function encounterCard(t: T, id: string): CardId {
  const { names, content } = bookOf(t)
  const no = numberOf(names.encounters, id)
  const deck = Z.green + COLOURS.indexOf(nth(content.encounters, no).colour)
  return [deck, Z.encounterBox].map((zone) => cardIn(t, zone, 'encounter', no)).find((card) => card >= 0) ?? -1
}
const isColour = (of: string): of is Colour => (COLOURS as readonly string[]).includes(of)
/** TG-15.11 What is under way waits until it is over. */
export function encounters(t: T, { of }: Of<'encounter'>, frame: Frame): void {
  const party = frame.you >= 0 ? bit(frame.you) : frame.party
  const card = isColour(of) ? -1 : encounterCard(t, of)
  frame.waits = true
  t.next('resume')
  t.s.encounter.result = 'none'
  t.s.encounter.out = 0
  if (isColour(of)) t.next('draw', COLOURS.indexOf(of), party)
  else if (card >= 0) t.next('meet', card, party)
}
/** TG-17.11 As if it arrived there. */
export function placesGuardian(t: T, { guardian, location }: Of<'placeGuardian'>, frame: Frame): void {
  const place = placesNamed(t, location)[0]
  const wanted = encounterCard(t, guardian)
  if (place === undefined || wanted < 0) return
  const card = putGuardian(t, wanted, place)
  t.s.encounter.result = 'none'
  t.s.encounter.out = 0
  frame.waits = true
  t.next('resume')
  t.next('guardian', card, onCell(t, place.cell))
}

// ---------------------------------------------------------------- events and quests

/** TG-37.4 On top, if it is still in the deck. */
export function pullsUp(t: T, { part }: Of<'pullUp'>): void {
  const no = numberOf(bookOf(t).names.events, part)
  const card = cardIn(t, Z.events, 'story', no)
  if (card < 0) return
  toTop(t, card)
  for (let seat = -1; seat < t.seats; seat++) t.peek(seat, t.top(Z.events))
  t.note(L.pulledUp, no)
}
/** Within a face-down pile: the cards above it go down by one, and nobody can tell where it lay. */
function toTop(t: T, card: CardId): void {
  const { faces, known, where } = t.s
  const pile = t.cards(nth(where, card))
  for (let i = pile.indexOf(card); i + 1 < pile.length; i++) {
    const [low, high] = [nth(pile, i), nth(pile, i + 1)]
    for (const list of [faces, known]) [list[low], list[high]] = [nth(list, high), nth(list, low)]
  }
}
export function endsQuest(t: T, { quest, result }: Of<'quest'>, frame: Frame): void {
  const { names } = bookOf(t)
  if (quest.startsWith('secret')) return succeedSecret(t, numberOf(names.secrets, quest), frame)
  const no = numberOf(names.events, quest)
  if (result === 'success') succeedQuest(t, no)
  else failQuest(t, no)
}

// ---------------------------------------------------------------- looking and giving

/** Everybody sees it: nothing is hidden from one player that another knows. */
function show(t: T, card: CardId): void {
  for (let seat = -1; seat < t.seats; seat++) t.peek(seat, card)
  t.note(L.looks, card)
}
export function* looks(t: T, effect: Of<'look'>, frame: Frame): Rule {
  if (effect.at === 'nextEvent') {
    const card = t.top(Z.events)
    if (card >= 0) show(t, card)
  } else if (effect.at === 'locationFront') {
    const deciders = frame.you >= 0 ? bit(frame.you) : frame.party
    const from =
      effect.keysOf === 'map' ? t.s.map : t.s.map.filter(({ cell }) => cell === characterOf(t, lowest(deciders)).at)
    const keys = new Set(
      from.flatMap((place) => printedOf(t, place).keys).filter((key) => key > 0 && !liesOnMap(t, key)),
    )
    const unseen = [...keys].filter((key) => suppliedFor(t, key) >= 0)
    if (unseen.length === 0) return
    for (const key of unseen) t.offer(V.key, key)
    const key = aOf(yield* together(t, deciders, Q.lookAt))
    show(t, cardIn(t, Z.locations, 'location', suppliedFor(t, key)))
  }
}
/** Item 12 Any amount of Food to somebody on a linked location. */
export function* gives(t: T, frame: Frame): Rule {
  const { you } = frame
  const one = characterOf(t, you)
  const near = linkedTo(t, one.at).reduce((mask, { cell }) => mask | onCell(t, cell), 0)
  const takers = members(near & everybody(t)).filter((c) => characterOf(t, c).food < RESOURCE_CAP)
  if (takers.length === 0 || one.food === 0) return
  for (const c of takers) t.offer(V.character, c)
  const to = aOf(yield* t.choose(seatOf(t, you), Q.giveFar))
  const n = yield* t.number(seatOf(t, you), Q.howMuch, 1, Math.min(one.food, RESOURCE_CAP - characterOf(t, to).food))
  one.food -= n
  characterOf(t, to).food += n
  t.note(L.gave, you, to, 0, n)
}
