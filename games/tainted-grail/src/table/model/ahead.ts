/** What the dying of the next stone will take, by the rules' own queries. */
import { isLit, isNear } from '../../map/places.ts'
import type { Place } from '../../state.ts'
import type { Tableau } from './tableau.ts'

export interface Ahead {
  /** The stone that dies first. */
  readonly stone: Place
  /** The dawn at which it is out. */
  readonly day: number
  /** What no other stone holds. */
  readonly going: readonly Place[]
  /** After it none burns. */
  readonly isLast: boolean
}
/** TG-5.2, TG-5.3, TG-5.4 A dial goes down each dawn; the dawn after it was taken out the stone is out. Null: none burns. */
export function aheadOf({ t: { s } }: Pick<Tableau, 't'>): Ahead | null {
  const lit = s.map.filter(isLit)
  const [stone] = lit.toSorted((a, b) => a.menhir - b.menhir)
  if (stone === undefined) return null
  const lasting = lit.filter(({ menhir }) => menhir > stone.menhir)
  const going = s.map.filter(({ cell }) => !lasting.some((place) => isNear(place.cell, cell)))
  return { stone, day: s.day + stone.menhir + 1, going, isLast: lasting.length === 0 }
}
