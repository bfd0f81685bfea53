/** TG-7 The actions of the day: what can be done, what it costs, and why not. */
import { at as nth, type Why, why } from '@emberhall/kernel'
import { type Deed, deedNo } from '../book.ts'
import type { Cost, Location, Mod } from '../content/types.ts'
import { canMove } from '../effects/world.ts'
import { holds } from '../effects/conditions.ts'
import { cannotPay } from '../effects/paying.ts'
import { powersOn } from '../items/powers.ts'
import { commonSources, sourcesOf } from '../items/sources.ts'
import { cannotActivate } from '../map/menhirs.ts'
import { herePlace, linkedAt, placeAt, printedOf } from '../map/places.ts'
import { bit, members, onCell, sizeOf } from '../parties.ts'
import { V } from '../questions.ts'
import { sheetOf } from '../survival/tracks.ts'
import { type Cell, characterOf, type CharacterNo, type Party, type Place, type T } from '../state.ts'

/** TG-6.6, TG-7.13, TG-14.1, TG-14.2 Who could join an action here: whoever has not passed. */
export function companions(t: T, c: CharacterNo): Party {
  let mask = 0
  for (const d of members(onCell(t, characterOf(t, c).at))) if (d !== c && !characterOf(t, d).passed) mask |= bit(d)
  return mask
}

// ---------------------------------------------------------------- what actions cost

const TIRED = why('tooTired', 'TG-6.5')
/** TG-7.2, TG-7.6, TG-10.7 So much Energy a member: alone, or with somebody who pays for it. */
function cannotAfford(t: T, c: CharacterNo, n: number): Why | null {
  let spare = characterOf(t, c).energy - n
  for (const d of members(companions(t, c))) spare += Math.max(0, characterOf(t, d).energy - n)
  return spare >= 0 ? null : TIRED
}
export const EXPLORE_COST = 1
/** TG-7.4, RE1 Energy a member. */
export function travelCost(t: T): number {
  let cost = 1
  for (const { mods } of commonSources(t))
    for (const own of mods) if (own.mod === 'travelCost' && own.partyFrom === undefined) cost += own.by
  return cost
}
/** Secret 10: less in all, once a day; whose it is, and how much. */
export function travelDiscount(t: T, party: Party): { readonly c: CharacterNo; readonly own: Mod } | null {
  for (const c of members(party))
    for (const { mods } of sourcesOf(t, c))
      for (const own of mods)
        if (own.mod === 'travelCost' && own.partyFrom !== undefined && sizeOf(party) >= own.partyFrom)
          if (!t.s.discounted.includes(c)) return { c, own }
  return null
}
/** TG-35.2, Secret 12 What a deed costs its owner. */
export function deedCost(t: T, c: CharacterNo, deed: Deed): readonly Cost[] {
  const cost = deed.cost ?? []
  const less = sourcesOf(t, c)
    .flatMap(({ mods }) => mods)
    .reduce((sum, own) => (own.mod === 'tileAction' && 'id' in deed && own.action === deed.id ? sum + own.by : sum), 0)
  if (less === 0) return cost
  return cost.map((one) => (one.pay === 'energy' ? { ...one, n: Math.max(0, one.n + less) } : one))
}

// ---------------------------------------------------------------- what can be done

const USED = why('usedToday', 'TG-7.8')
const NOT_NOW = why('notNow', 'TG-7.7')
const NOT_LINKED = why('notLinked', 'TG-7.4')
const NOWHERE = why('nowhereToGo', 'TG-11.10')
const NO_SECTION = why('nothingNew', 'TG-6.7')

/** TG-7.7, TG-7.8 */
export function cannotWork(t: T, place: Place, i: number, party: Party): Why | null {
  const action = nth(printedOf(t, place).actions, i)
  if (action.oncePerDay === true && place.used.includes(i)) return USED
  if (action.if !== undefined && !holds(t, action.if, { you: -1, party, cell: place.cell })) return NOT_NOW
  if (action.do.some((one) => one.do === 'move' && !canMove(t, one.to, place.cell))) return NOWHERE
  return cannotPay(t, party, action.cost)
}
/** TG-3.9, TG-6.8 Actions of the tile, of cards, and of the event of the day. */
function deedsOf(t: T, c: CharacterNo): Deed[] {
  const symbols = placeAt(t, characterOf(t, c).at)?.symbols ?? []
  const offers = symbols.includes('friendly')
    ? commonSources(t).flatMap(({ flags }) => flags.flatMap((own) => (own.flag === 'peddler' ? own.offers : [])))
    : []
  return [sheetOf(t, c).action, ...powersOn(t, c, 'action'), ...offers]
}
/** TG-7.10, TG-7.11 Others may help with Energy, but never with all of it. */
export function cannotDo(t: T, c: CharacterNo, deed: Deed, helpers: Party): Why | null {
  if ('oncePerDay' in deed && characterOf(t, c).usedToday.includes(deedNo(t, deed))) return USED
  if (deed.do.some((one) => one.do === 'move' && !canMove(t, one.to, characterOf(t, c).at))) return NOWHERE
  const cost = deedCost(t, c, deed)
  const energy = cost.filter(({ pay }) => pay === 'energy')
  const own = cost.filter(({ pay }) => pay !== 'energy')
  if (energy.some((one) => 'n' in one && one.n !== 0) && characterOf(t, c).energy < 1) return TIRED
  return cannotPay(t, bit(c), own) ?? cannotPay(t, bit(c) | helpers, energy)
}
/** TG-6.7 An inspection counts while the section is unread or could be paid for right now. */
function cannotInspect(t: T, place: Place, party: Party): Why | null {
  if (!printedOf(t, place).symbols.includes('menhir')) return NOT_NOW
  if (!t.s.inspected.includes(place.location)) return null
  return cannotActivate(t, place, party) === null ? null : NO_SECTION
}

/** D10 Puts every action on offer. Whether there is any but to pass. */
export function offerActions(t: T, c: CharacterNo): boolean {
  const { at } = characterOf(t, c)
  const place = herePlace(t, at)
  const others = companions(t, c)
  const before = t.offerCount
  if (printedOf(t, place).verse !== undefined) t.offer(V.explore, 0, 0, cannotAfford(t, c, EXPLORE_COST))
  offerTravel(t, c, at)
  printedOf(t, place).actions.forEach((_, i) => t.offer(V.work, i, 0, cannotWork(t, place, i, bit(c) | others)))
  for (const deed of deedsOf(t, c)) t.offer(V.deed, deedNo(t, deed), 0, cannotDo(t, c, deed, others))
  offerInspection(t, place, bit(c) | others)
  if (place.dropped.length > 0) t.offer(V.collect)
  return t.offerCount > before
}
function offerTravel(t: T, c: CharacterNo, at: Cell): void {
  const reason = cannotAfford(t, c, travelCost(t))
  const { keys } = found(t, at)
  keys.forEach((key, direction) => {
    if (linkedAt(t, at, direction) !== undefined) t.offer(V.travel, direction, 0, reason)
    else if (t.watched && key !== 0) t.offer(V.travel, direction, 0, NOT_LINKED)
  })
}
const found = (t: T, at: Cell): Location => printedOf(t, herePlace(t, at))
function offerInspection(t: T, place: Place, party: Party): void {
  if (printedOf(t, place).symbols.includes('menhir')) t.offer(V.inspect, 0, 0, cannotInspect(t, place, party))
}
