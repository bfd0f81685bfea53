/** Going along the roads of a map, and what is said at each card. */
import type { Lang } from '@emberhall/speech'
import type { Point } from '../viewport/camera.ts'
import { ACROSS, OUTWARD, SIDES } from './geometry.ts'
import type { MapLink, PlaceMark, MapPiece, MapPlace, Side } from './types.ts'
import { MAP_WORDS } from './words.ts'

export interface Land {
  readonly places: readonly MapPlace[]
  readonly links: readonly MapLink[]
  readonly pieces: readonly MapPiece[]
  readonly marks: readonly PlaceMark[]
}
export function sideOf(by: Point): Side {
  return SIDES.find((side) => OUTWARD[side].x === by.x && OUTWARD[side].y === by.y) ?? 'north'
}
/** A road as it is seen from one of its ends. */
interface Way {
  readonly side: Side
  readonly to: string | null
  readonly link: MapLink
}
function waysFrom({ links }: Pick<Land, 'links'>, place: string): readonly Way[] {
  return links.flatMap((link): readonly Way[] => {
    if (link.from === place) return [{ side: link.side, to: link.to, link }]
    if (link.to === place) return [{ side: link.arrives ?? ACROSS[link.side], to: link.from, link }]
    return []
  })
}
/** The card at the other end of the road on this side. A closed road can be looked along, though not gone. */
export function alongRoad(land: Land, from: string, by: Point): string | null {
  const side = sideOf(by)
  const known = new Set(land.places.map(({ key }) => key))
  return waysFrom(land, from).find((way) => way.side === side && way.to !== null && known.has(way.to))?.to ?? null
}
/** The next card by its number, round and round. */
export function nextPlace({ places }: Pick<Land, 'places'>, from: string, by: 1 | -1): string {
  const inOrder = places.toSorted((a, b) =>
    (a.number ?? '\u{ffff}').localeCompare(b.number ?? '\u{ffff}', 'en', { numeric: true }),
  )
  const at = inOrder.findIndex(({ key }) => key === from)
  return inOrder[(at + by + inOrder.length) % inOrder.length]?.key ?? from
}
/** What can be chosen on a card: itself, then what stands on it. */
export function keysOnPlace({ pieces }: Pick<Land, 'pieces'>, place: string): readonly string[] {
  return [place, ...pieces.filter(({ at }) => at === place).map(({ key }) => key)]
}
export function nameOfPlace(place: MapPlace, lang: Lang): string {
  const words = MAP_WORDS[lang]
  const called = place.number === undefined ? words.somewhere : words.place(place.number)
  return place.isSeen
    ? place.number === undefined
      ? place.name
      : `${called}, ${place.name}`
    : `${called}, ${words.unseen}`
}
/** One sentence: where one is, who is there, which roads lead on, and what it costs to come. */
export function describePlace(land: Land, key: string, lang: Lang, choices: readonly string[]): string {
  const words = MAP_WORDS[lang]
  const place = land.places.find((one) => one.key === key)
  if (place === undefined) return ''
  const here = land.pieces.filter(({ at }) => at === key)
  const people = here.filter(({ kind }) => kind === 'person')
  const others = here
    .filter(({ kind }) => kind !== 'person')
    .map(({ name, dial }) => (dial === undefined ? name : `${name}, ${dial.name} ${words.dial(dial.value, dial.of)}`))
  const crowd =
    people.length === 0 ? words.nobody : `${words.people(people.length)}: ${people.map(({ name }) => name).join(', ')}`
  const roads = waysFrom(land, key).map(({ side, to, link }) => {
    const goal = to === null ? undefined : land.places.find((one) => one.key === to)
    const goalName = goal === undefined ? null : (goal.number ?? (goal.isSeen ? goal.name : words.somewhere))
    const where = words.sides[side]
    if (link.kind === 'one-way' && link.to === key) return words.comes(where, goalName ?? words.somewhere)
    const unseen = goal?.isSeen === false ? `, ${words.unseen}` : ''
    return words.road(link.kind, where, goalName) + unseen
  })
  const mark = land.marks.find((one) => one.place === key)
  return [
    nameOfPlace(place, lang),
    ...(place.isSeen ? [words.fogs[place.fog], ...(place.signs ?? []).map(({ name }) => name), crowd, ...others] : []),
    ...(place.says ?? []),
    ...roads,
    ...(mark?.cost === undefined ? [] : [words.cost(mark.cost)]),
    ...(mark?.warning === undefined ? [] : [mark.warning]),
    ...choices,
  ]
    .filter((part) => part !== '')
    .join('; ')
}
