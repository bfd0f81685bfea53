/** TG-1.9, TG-11.1, TG-11.2 Cells, places on them, links between them. */
import { at as nth, found } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import type { Location } from '../content/types.ts'
import type { Cell, Place, T } from '../state.ts'

const WIDTH = 64
const MIDDLE = 32
export const cellOf = (x: number, y: number): Cell => (y + MIDDLE) * WIDTH + x + MIDDLE
export const xOf = (cell: Cell): number => (cell % WIDTH) - MIDDLE
export const yOf = (cell: Cell): number => Math.floor(cell / WIDTH) - MIDDLE
/** By DIRECTIONS. */
const STEPS = [WIDTH, 1, -WIDTH, -1] as const
export const beside = (cell: Cell, direction: number): Cell => cell + nth(STEPS, direction)
/** TG-1.9 Sharing an edge or a corner, or the same. */
export const isNear = (a: Cell, b: Cell): boolean => Math.abs(xOf(a) - xOf(b)) <= 1 && Math.abs(yOf(a) - yOf(b)) <= 1

export function placeOn({ s }: T, cell: Cell): Place | undefined {
  for (const place of s.map) if (place.cell === cell) return place
  return undefined
}
export const printedOf = (t: T, place: Place): Location => nth(bookOf(t).content.locations, place.location)
/** What is printed on the place on a cell. */
export function placeAt(t: T, cell: Cell): Location | undefined {
  const place = placeOn(t, cell)
  return place && printedOf(t, place)
}
export const herePlace = (t: T, cell: Cell): Place => found(placeOn(t, cell), 'a place on the map')
/** TG-11.3, TG-11.13 Whether a key names this location, by number or by root. */
export const isNamed = ({ number, root }: Location, key: number): boolean =>
  key !== 0 && (number === key || root === key)

/** TG-1.9, TG-7.4 The linked neighbour in a direction: both edges name each other. */
export function linkedAt(t: T, cell: Cell, direction: number): Place | undefined {
  const from = placeAt(t, cell)
  return from === undefined ? undefined : linkedFrom(t, from, cell, direction)
}
function linkedFrom(t: T, from: Location, cell: Cell, direction: number): Place | undefined {
  const key = nth(from.keys, direction)
  const to = placeOn(t, beside(cell, direction))
  if (to === undefined) return undefined
  const there = printedOf(t, to)
  return isNamed(there, key) && isNamed(from, nth(there.keys, (direction + 2) % 4)) ? to : undefined
}
export function linkedTo(t: T, cell: Cell): Place[] {
  const from = placeAt(t, cell)
  if (from === undefined) return []
  const linked: Place[] = []
  for (let direction = 0; direction < STEPS.length; direction++) {
    const to = linkedFrom(t, from, cell, direction)
    if (to !== undefined) linked.push(to)
  }
  return linked
}
/** TG-11.10 By printed number. */
export const lowestOf = (t: T, places: readonly Place[]): Place | undefined =>
  places.toSorted((a, b) => printedOf(t, a).number - printedOf(t, b).number)[0]
/** TG-12.11 A menhir without its dial is active until the next dawn. */
export const isLit = ({ menhir }: Place): boolean => menhir >= 0
/** TG-11.4, TG-12.9 Within one card of an active menhir. */
export const isInRange = ({ s }: T, cell: Cell): boolean =>
  s.map.some((place) => isLit(place) && isNear(place.cell, cell))
