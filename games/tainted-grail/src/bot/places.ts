/** Where to go, and what to do there. */
import { at } from '@emberhall/kernel'
import { type Book, bookOf } from '../book.ts'
import type { Location } from '../content/types.ts'
import { cannotWork } from '../day/actions.ts'
import { cannotPay } from '../effects/paying.ts'
import { priceOf } from '../map/menhirs.ts'
import {
  beside,
  cellOf,
  isInRange,
  isLit,
  isNear,
  linkedAt,
  linkedTo,
  placeOn,
  printedOf,
  xOf,
  yOf,
} from '../map/places.ts'
import { everybody, has, members, onCell } from '../parties.ts'
import { type Cell, characterOf, type Party, type Place, type T } from '../state.ts'
import { isOpenToAll, questerOf, wantsAnotherLight } from './needs.ts'
import { keyOf, once, weighedAt } from './weighed.ts'
import { costWorth, effectsWorth, verseWorth } from './worth.ts'

const EXPLORING = 0.7
const MENHIR = 10
const FOUND = 1.5
/** From here on a verse is what the chapter wants, and not only a gain. */
const GOAL = 6

/** Quests are for the strongest alone, until the end is in sight. */
export const exploreWorth = (t: T, { cell, location }: Place, party: Party, isAhead?: true): number => {
  const { verse } = at(bookOf(t).content.locations, location)
  const where = isAhead === true ? ({ party, cell, isAhead } as const) : { party, cell }
  const worth = verse === undefined ? 0 : verseWorth(t, verse, where) - EXPLORING
  return isQuester(t, party) || worth >= END ? worth : Math.min(worth, GATHERING)
}
const exploreAhead = (t: T, place: Place, party: Party): number =>
  once(weighedAt(t).explored, keyOf(place.cell, party), () => exploreWorth(t, place, party, true))
const isQuester = (t: T, party: Party): boolean => has(party, (weighedAt(t).quester ??= questerOf(t)))
const END = 30
const GATHERING = 1.5
export function workWorth(t: T, place: Place, i: number, party: Party): number {
  const { do: effects, cost } = at(printedOf(t, place).actions, i)
  return effectsWorth(t, effects, { party, cell: place.cell }) - costWorth(t, cost, party)
}
/** The brightest of the menhirs that burn elsewhere. */
function restOf(t: T, place: Place): number {
  let rest = -1
  for (const other of t.s.map) if (other !== place && other.menhir > rest) rest = other.menhir
  return rest
}
/** Whether this stone should be lit now, and how much that is worth. */
export function menhirWorth(t: T, place: Place): number {
  if (printedOf(t, place).menhir === undefined) return 0
  if (isUrgent(t, place)) return MENHIR + 6 * (LOW + 1 - Math.max(0, place.menhir, restOf(t, place)))
  return !isLit(place) && (wantsAnotherLight(t) || opensGoal(t, place)) ? MENHIR : 0
}
const isUrgent = (t: T, place: Place): boolean => place.menhir <= LOW && restOf(t, place) <= LOW
/** Whether something that is wanted would come into its light. */
const opensGoal = (t: T, { cell }: Place): boolean =>
  hasHiddenGoal(t, (goal) => isNear(cellAt(goal), cell) && !isInRange(t, cellAt(goal)))
/** A stone that is fed again loses what is left on its dial. */
const LOW = 1
/** Whether everybody together can pay for it and may light it. */
const canBeLit = (t: T, place: Place): boolean =>
  isOpenToAll(t, place) && cannotPay(t, everybody(t), priceOf(t, place, everybody(t))) === null
/** The stone where everybody meets: one that should burn and can be paid for, on the shortest way for all. */
function meetingStone(t: T): Place | null {
  const steps = ({ cell }: Place): number =>
    members(everybody(t)).reduce((sum, c) => sum + stepsBetween(characterOf(t, c).at, cell), 0)
  return (
    t.s.map
      .filter((place) => (!isLit(place) || isUrgent(t, place)) && canBeLit(t, place) && menhirWorth(t, place) > 0)
      .toSorted((a, b) => steps(a) - steps(b) || a.location - b.location)
      .at(0) ?? null
  )
}
const stepsBetween = (a: Cell, b: Cell): number => Math.abs(xOf(a) - xOf(b)) + Math.abs(yOf(a) - yOf(b))
/** Whether that stone is here, and only the others are missing. */
export function isAtTheStone(t: T, place: Place): boolean {
  const weighed = weighedAt(t)
  if (weighed.stone === undefined) weighed.stone = meetingStone(t)
  return weighed.stone === place
}
const cellAt = ({ cell: [x, y] }: Location): Cell => cellOf(x, y)

/** Whether some location is not on the map whose journal holds what an active quest wants, and is as asked for. */
const hasHiddenGoal = (t: T, isAsked: (location: Location) => boolean): boolean =>
  journalOf(bookOf(t)).some((location) => isAsked(location) && isHiddenGoal(t, location))
/** Locations with something to read, as they are found first. */
function journalOf(book: Book): readonly Location[] {
  let known = journals.get(book)
  if (known === undefined)
    journals.set(
      book,
      (known = book.content.locations.filter(({ root, verse }) => root === undefined && verse !== undefined)),
    )
  return known
}
const journals = new WeakMap<Book, readonly Location[]>()
function isHiddenGoal(t: T, location: Location): boolean {
  const { goals } = weighedAt(t)
  let known = goals.get(location)
  if (known === undefined) goals.set(location, (known = isUnseenGoal(t, location)))
  return known
}
function isUnseenGoal(t: T, location: Location): boolean {
  if (location.root !== undefined || isOnMap(t, location.number)) return false
  const ahead = { party: everybody(t), cell: cellAt(location), isAhead: true } as const
  return location.verse !== undefined && verseWorth(t, location.verse, ahead) >= GOAL
}
function isOnMap(t: T, number: number): boolean {
  const weighed = weighedAt(t)
  weighed.named ??= new Set(t.s.map.flatMap((place) => [printedOf(t, place).number, printedOf(t, place).root ?? 0]))
  return number !== 0 && weighed.named.has(number)
}
/** What a place is worth to a party that stands on it, and what can be seen from there. */
const placeWorth = (t: T, place: Place, party: Party): number =>
  once(
    weighedAt(t).stays,
    keyOf(place.cell, party),
    () => stayWorth(t, place, party) + (isQuester(t, party) ? findsWorth(t, place) : 0),
  )
function stayWorth(t: T, place: Place, party: Party): number {
  const printed = printedOf(t, place)
  let worth = exploreAhead(t, place, party)
  printed.actions.forEach((_, i) => {
    if (cannotWork(t, place, i, party) === null) worth = Math.max(worth, workWorth(t, place, i, party))
  })
  if (isAtTheStone(t, place)) worth = Math.max(worth, menhirWorth(t, place))
  worth += mealsAt(t, place, party)
  if (worth >= GOAL || !isQuester(t, party)) return worth
  return printed.keys.some((key) => isKeyToGoal(t, key)) ? GOAL : worth
}
function isKeyToGoal(t: T, key: number): boolean {
  const { content, locationNo } = bookOf(t)
  const location = content.locations[locationNo.get(key) ?? -1]
  return location !== undefined && isInRange(t, cellAt(location)) && isHiddenGoal(t, location)
}
/** Whoever lies dying needs two meals (TG-36.1): somebody brings them, or they are to be had where others are. */
function mealsAt(t: T, { cell }: Place, party: Party): number {
  const [c = 0] = members(party)
  const own = characterOf(t, c)
  if (own.at === cell) return 0
  const others = members(onCell(t, cell)).map((d) => characterOf(t, d))
  if (own.food >= MEALS && others.some(({ dying, food }) => dying > 0 && food < MEALS)) return RESCUE
  const isFed = others.some(({ food }) => food > MEALS)
  if (!isFed || own.food > 0) return 0
  return own.dying > 0 ? RESCUE : own.health <= HURT ? SHARE : 0
}
const MEALS = 2
const HURT = 5
const RESCUE = 15
const SHARE = 3
/** What lies beyond an edge and has not been seen. */
function findsWorth(t: T, place: Place): number {
  return printedOf(t, place).keys.some(
    (key, direction) =>
      key !== 0 &&
      placeOn(t, beside(place.cell, direction)) === undefined &&
      isInRange(t, beside(place.cell, direction)) &&
      !isOnMap(t, key),
  )
    ? FOUND
    : 0
}
/** Whether the end of the chapter is here, and only the others are missing. */
export const isAtTheEnd = (t: T, place: Place, party: Party): boolean => exploreAhead(t, place, party) >= END
function neighbours(t: T, cell: Cell): readonly Place[] {
  const { links } = weighedAt(t)
  let known = links.get(cell)
  if (known === undefined) links.set(cell, (known = linkedTo(t, cell)))
  return known
}
const STEP = 1.1
/** Worth of the best way that begins in this direction: less for every step, and for what waits on the way. */
export function wayWorth(t: T, from: Cell, direction: number, party: Party): number {
  const first = linkedAt(t, from, direction)
  if (first === undefined) return -Infinity
  const toll = new Map<Cell, number>([
    [from, 0],
    [first.cell, STEP + dangerOf(t, first, party)],
  ])
  let most = -Infinity
  const queue = [first]
  for (const place of queue) {
    const paid = toll.get(place.cell) ?? 0
    most = Math.max(most, placeWorth(t, place, party) - paid)
    for (const next of neighbours(t, place.cell)) {
      if (toll.has(next.cell)) continue
      toll.set(next.cell, paid + STEP + dangerOf(t, next, party))
      queue.push(next)
    }
  }
  return most
}
/** What happens to whoever arrives. */
const dangerOf = (t: T, place: Place, party: Party): number =>
  once(weighedAt(t).dangers, keyOf(place.cell, party), () => {
    const { immediate } = printedOf(t, place)
    return 5 * place.guardians.length - Math.min(0, effectsWorth(t, immediate, { party, cell: place.cell }))
  })
