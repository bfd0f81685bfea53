/** What the whole party lacks: the next stone has to be paid for before the last one goes out. */
import { at } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import type { Resource, Track } from '../content/types.ts'
import { holds } from '../effects/conditions.ts'
import { isLit, printedOf } from '../map/places.ts'
import { everybody, members, playersOf } from '../parties.ts'
import { type CharacterNo, characterOf, type Place, type T } from '../state.ts'
import { weighedAt } from './weighed.ts'

/** From this dial on the party saves for the next stone. */
const SAVING = 6
export const wantsAnotherLight = (t: T): boolean =>
  t.s.quests.some((no) => at(bookOf(t).content.storyEvents, no).quest?.when?.is === 'menhirActive')

export function totalOf(t: T, res: Resource): number {
  let sum = 0
  for (const c of members(everybody(t))) sum += characterOf(t, c)[res]
  return sum
}

/** How much of everything is missing for the stone that is cheapest to light next. */
export const lacking = (t: T): ReadonlyMap<Resource | Track, number> => (weighedAt(t).lacking ??= workOut(t))
function workOut(t: T): ReadonlyMap<Resource | Track, number> {
  const brightest = Math.max(-1, ...t.s.map.map(({ menhir }) => menhir))
  const wantsAnother = wantsAnotherLight(t)
  if (brightest > SAVING && !wantsAnother) return new Map()
  let least: Map<Resource | Track, number> | null = null
  for (const place of t.s.map) {
    if (wantsAnother && isLit(place)) continue
    const missing = missingFor(t, place)
    if (missing !== null && (least === null || sumOf(missing) < sumOf(least))) least = missing
  }
  return least ?? new Map()
}
const sumOf = (missing: ReadonlyMap<unknown, number>): number => [...missing.values()].reduce((sum, n) => sum + n, 0)
/** Whether everybody together may light it, once all have come. */
export function isOpenToAll(t: T, place: Place): boolean {
  const { menhir } = printedOf(t, place)
  const affair = { you: -1, party: everybody(t), cell: place.cell }
  return menhir?.requires.every((condition) => condition.is === 'allHere' || holds(t, condition, affair)) === true
}
function missingFor(t: T, place: Place): Map<Resource | Track, number> | null {
  const { menhir } = printedOf(t, place)
  if (menhir === undefined || !isOpenToAll(t, place)) return null
  const missing = new Map<Resource | Track, number>()
  for (const { pay, n } of at(menhir.cost, playersOf(t) - 1)) {
    if (pay === 'energy' || pay === 'health' || pay === 'terror') continue
    const lacks = n - totalOf(t, pay)
    if (lacks > 0) missing.set(pay, lacks)
  }
  return missing
}
/** Who goes after what the quests want; the others stay where it is safe, and gather. */
export const questerOf = (t: T): CharacterNo => byStrength(t)[0] ?? -1
/** Who goes along with it, where there are hands enough to gather without either. */
export const escortOf = (t: T): CharacterNo => (playersOf(t) >= ENOUGH ? (byStrength(t)[1] ?? -1) : -1)
const ENOUGH = 3
function byStrength(t: T): CharacterNo[] {
  const strength = (c: CharacterNo): number => {
    const { health, terror, dying } = characterOf(t, c)
    return health - terror * 0.5 - (dying > 0 ? 9 : 0) + c * 0.01
  }
  return members(everybody(t)).toSorted((a, b) => strength(b) - strength(a))
}
