/** Which place of a street is looked at, and how far to scroll to look at another. */
import type { Lang } from '@emberhall/speech'
import type { StreetPerson, StreetPlace } from './types.ts'
import { STREET_WORDS } from './words.ts'

/** A street as it is drawn: the middle of each place, and how far it can be scrolled. */
export interface Stretch {
  readonly middles: readonly number[]
  readonly farthest: number
}
const between = (from: number, to: number, share: number): number => from + (to - from) * share

/** The first place is looked at from the left end, the last one from the right end, and the others in between. */
export function lookedAt({ middles, farthest }: Stretch, scrolled: number): number {
  const line = between(middles[0] ?? 0, middles.at(-1) ?? 0, farthest === 0 ? 0 : scrolled / farthest)
  const away = middles.map((middle) => Math.abs(middle - line))
  return away.indexOf(Math.min(...away))
}
/** The other way round: where to scroll so that a place is looked at. */
export function scrollFor({ middles, farthest }: Stretch, place: number): number {
  const [first, last, wanted] = [middles[0] ?? 0, middles.at(-1) ?? 0, middles[place] ?? 0]
  return last === first ? 0 : Math.round(((wanted - first) / (last - first)) * farthest)
}
export const peopleAt = (people: readonly StreetPerson[], place: string | null): readonly StreetPerson[] =>
  people.filter(({ at }) => at === place)

/** A place in one sentence: whether it is open, who is there, how often one may come. */
export function tellPlace(place: StreetPlace, people: readonly StreetPerson[], lang: Lang): string {
  const words = STREET_WORDS[lang]
  const here = peopleAt(people, place.key)
  const told = here.map(({ name, bubble }) => (bubble === undefined ? name : `${name} (${bubble})`))
  return [
    place.name,
    ...(place.closed === undefined ? [] : [words.closed(place.closed)]),
    here.length === 0 ? words.nobody : words.here(told.join(', ')),
    ...(place.visits === undefined ? [] : [words.visits(place.visits.made, place.visits.of)]),
    ...(place.events ?? []),
    ...(place.offers.length === 0 ? [] : [words.offers(place.offers.length)]),
  ].join('; ')
}
