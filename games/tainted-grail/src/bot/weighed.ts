/** What has been weighed at the question under way: many ways lead over the same places, verses and prices. */
import type { Location, Resource, Track } from '../content/types.ts'
import { MAX_CHARACTERS } from '../parts.ts'
import type { Cell, CharacterNo, Party, Place, T } from '../state.ts'

export interface Weighed {
  stone?: Place | null
  quester?: CharacterNo
  /** Numbers by which places on the map are known. */
  named?: ReadonlySet<number>
  /** What is missing for the stone that is cheapest to light next. */
  lacking?: ReadonlyMap<Resource | Track, number>
  readonly goals: Map<Location, boolean>
  readonly links: Map<Cell, readonly Place[]>
  readonly resources: Map<Resource, number>
  readonly tracks: Map<Track, Map<Party, number>>
  /** By place and party: exploring it ahead, standing on it, coming there, fighting there. */
  readonly explored: Map<number, number>
  readonly stays: Map<number, number>
  readonly dangers: Map<number, number>
  readonly fights: Map<number, number>
}
const tables = new WeakMap<T, Weighed>()
export function weighedAt(t: T): Weighed {
  let weighed = tables.get(t)
  if (weighed === undefined)
    tables.set(
      t,
      (weighed = {
        goals: new Map(),
        links: new Map(),
        resources: new Map(),
        tracks: new Map(),
        explored: new Map(),
        stays: new Map(),
        dangers: new Map(),
        fights: new Map(),
      }),
    )
  return weighed
}
/** Weighs something once. */
export function once<K>(known: Map<K, number>, key: K, weigh: () => number): number {
  let worth = known.get(key)
  if (worth === undefined) known.set(key, (worth = weigh()))
  return worth
}
/** A party on a cell; none is -1. */
export const keyOf = (cell: Cell, party: Party): number => (cell + 1) * PARTIES + party
const PARTIES = 1 << MAX_CHARACTERS
