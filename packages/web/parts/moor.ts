/** A game made up to show the map of cards: somebody walks over a moor while the lamps burn. */
import { int, list } from '@emberhall/kernel'
import type { MapLink } from '@emberhall/ui/map'
import { fixtureGame } from './fixture.ts'

export const PLACES = [
  { key: '101', x: 1, y: 1 },
  { key: '102', x: 1, y: 0 },
  { key: '103', x: 0, y: 1 },
  { key: '104', x: 2, y: 1 },
  { key: '105', x: 2, y: 0 },
  { key: '106', x: 3, y: 1 },
  { key: '107', x: 0, y: 2 },
  { key: '108', x: 1, y: 2 },
  { key: '109', x: 2, y: 2 },
  { key: '110', x: 3, y: 0 },
] as const
export type MoorKey = (typeof PLACES)[number]['key']
export const LINKS: readonly MapLink[] = [
  { from: '101', side: 'north', to: '102', kind: 'open' },
  { from: '101', side: 'west', to: '103', kind: 'open' },
  { from: '101', side: 'east', to: '104', kind: 'open' },
  { from: '101', side: 'south', to: '108', kind: 'open' },
  { from: '102', side: 'east', to: '105', kind: 'open' },
  { from: '105', side: 'south', to: '104', kind: 'one-way' },
  { from: '104', side: 'east', to: '106', kind: 'closed' },
  { from: '108', side: 'east', to: '109', kind: 'open' },
  { from: '105', side: 'east', to: '110', kind: 'unknown' },
  { from: '103', side: 'south', to: '108', arrives: 'west', kind: 'open' },
  { from: '103', side: 'north', to: null, kind: 'unknown' },
]
const STATE = { at: int({ min: 0, max: 9 }), energy: int({ min: 0, max: 4, initial: 4 }), seen: list(int()) }
/** What it costs to go there: twice as much into the unknown. */
export const costOf = ({ seen }: { readonly seen: readonly number[] }, to: number): number => (isSeen(seen, to) ? 1 : 2)
export const isSeen = (seen: readonly number[], place: number): boolean => place < 8 || seen.includes(place)

function roadBetween(from: number, to: number): string | null {
  const [a, b] = [PLACES[from]?.key, PLACES[to]?.key]
  const link = LINKS.find((one) => (one.from === a && one.to === b) || (one.from === b && one.to === a))
  if (link === undefined || link.kind === 'unknown') return 'noRoad'
  if (link.kind === 'closed') return 'closed'
  return link.kind === 'one-way' && link.from !== a ? 'oneWay' : null
}
export const moor = fixtureGame({
  id: 'moor',
  state: STATE,
  acts: PLACES.length,
  // Whoever stays, rests.
  whyNot: (state, to) =>
    to === state.at ? null : (roadBetween(state.at, to) ?? (state.energy < costOf(state, to) ? 'tired' : null)),
  take: (state, to) => {
    state.energy = to === state.at ? 4 : state.energy - costOf(state, to)
    if (!isSeen(state.seen, to)) state.seen.push(to)
    state.at = to
  },
})
