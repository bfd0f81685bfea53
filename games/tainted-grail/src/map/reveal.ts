/** TG-11.4 to TG-11.7, TG-11.12 to TG-11.14 Placing, replacing and discarding locations. */
import { found } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { layQuestTokens } from '../events/quests.ts'
import { toItemDeck } from '../items/holding.ts'
import { L } from '../log.ts'
import { everybody, members } from '../parties.ts'
import { cardIn } from '../printed.ts'
import { type Cell, characterOf, type Place, type T, Z } from '../state.ts'
import { dismissGuardian } from './guardians.ts'
import { beside, isInRange, isNamed, placeOn, printedOf } from './places.ts'

/** Lays a location of the supply on a cell. */
export function placeLocation(t: T, location: number, cell: Cell): Place {
  t.move(t.surface(cardIn(t, Z.locations, 'location', location)), Z.map)
  const place: Place = {
    cell,
    location,
    time: 0,
    quest: 0,
    marker: 0,
    used: [],
    dropped: [],
    guardians: [],
    menhir: -1,
  }
  t.s.map.push(place)
  layQuestTokens(t, place)
  return place
}
/** TG-11.4, TG-11.5, TG-11.13 The card that a key brings: its number, failing that the latest version with that root. */
export function suppliedFor(t: T, key: number): number {
  const { locations } = bookOf(t).content
  const isThere = (no: number): boolean => cardIn(t, Z.locations, 'location', no) >= 0
  const own = locations.findIndex(({ number }) => number === key)
  if (own >= 0 && isThere(own)) return own
  const rooted = locations.flatMap(({ root }, no) => (root === key && isThere(no) ? [no] : []))
  return t.s.broughtIn.findLast((no) => rooted.includes(no)) ?? rooted.at(-1) ?? -1
}
/** TG-11.14 */
export const liesOnMap = (t: T, key: number): boolean => t.s.map.some((place) => isNamed(printedOf(t, place), key))

/** TG-11.4, TG-11.8 Every edge of a place. */
export function revealAround(t: T, place: Place): void {
  printedOf(t, place).keys.forEach((key, direction) => {
    const cell = beside(place.cell, direction)
    if (key === 0 || placeOn(t, cell) !== undefined || liesOnMap(t, key) || !isInRange(t, cell)) return
    const no = suppliedFor(t, key)
    if (no < 0) return
    placeLocation(t, no, cell)
    t.note(L.revealed, no)
  })
}
/** TG-12.2 Every location that holds a character. */
export function revealEverywhere(t: T): void {
  const cells = new Set(members(everybody(t)).map((c) => characterOf(t, c).at))
  for (const cell of cells) revealAround(t, found(placeOn(t, cell), 'a place on the map'))
}

/** TG-11.6, TG-11.12, TG-11.13 The new version takes the cell with all that is on it, or the place in the supply. */
export function replaceLocation(t: T, from: number, to: number): void {
  const place = t.s.map.find(({ location }) => location === from)
  const old = cardIn(t, place === undefined ? Z.locations : Z.map, 'location', from)
  if (old < 0) return
  t.move(place === undefined ? t.surface(old) : old, Z.removed)
  t.s.broughtIn.push(to)
  t.note(L.replaced, from, to)
  if (place === undefined) return
  const card = cardIn(t, Z.locations, 'location', to)
  t.move(t.surface(card), Z.map)
  place.location = to
  place.used = []
}
/** TG-11.7, TG-12.6, TG-22.1 Back to the supply, and everything on it to where it belongs. */
export function discardLocation(t: T, place: Place): void {
  for (const card of place.guardians.slice()) dismissGuardian(t, card)
  for (const item of place.dropped) toItemDeck(t, item)
  t.s.map = t.s.map.filter((other) => other !== place)
  t.moveUnder(cardIn(t, Z.map, 'location', place.location), Z.locations)
  t.note(L.swallowed, place.location)
}
