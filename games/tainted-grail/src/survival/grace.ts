/** TG-15.12, TG-20.9, TG-20.10, TG-36.5 The All-Mother's Grace: back to the beginning of the chapter. */
import { at as nth, copyPlain, type Rule } from '@emberhall/kernel'
import { bookOf, numberOf } from '../book.ts'
import { L } from '../log.ts'
import { lowestOf, placeOn } from '../map/places.ts'
import { layPiles, type Piles, pilesOf } from '../piles.ts'
import { cardIn, printed } from '../printed.ts'
import { type Character, type S, type T, Z } from '../state.ts'
import { boardOf } from './tracks.ts'

/** What is laid back as it was. */
const WORLD = [
  'day',
  'map',
  'inspected',
  'statuses',
  'taken',
  'onceDone',
  'dials',
  'quests',
  'event',
  'tableSecrets',
  'tokensTaken',
  'broughtIn',
] as const satisfies readonly (keyof S)[]
interface Snapshot extends Piles {
  readonly world: Pick<S, (typeof WORLD)[number]>
  readonly own: readonly Pick<Character, 'at' | 'items' | 'secrets'>[]
}
/** Cards of decks and skills stay with their characters. */
const isShared = (t: T, card: number): boolean => {
  const { kind } = nth(bookOf(t).faces, t.face(card))
  return kind !== 'sequence' && kind !== 'skill'
}
/** The map with its guardians by their numbers, which outlive the table. */
export const namedMap = (t: T): S['map'] =>
  t.s.map.map((place) => ({
    ...copyPlain(place),
    guardians: place.guardians.map((card) => printed(t, card, 'encounter').no),
  }))
export function layMap(t: T, map: S['map']): void {
  t.s.map = map.map((place) => ({
    ...copyPlain(place),
    guardians: place.guardians.map((no) => cardIn(t, Z.guardians, 'encounter', no)),
  }))
}
export function takeSnapshot(t: T): void {
  const { s } = t
  const world = { ...Object.fromEntries(WORLD.map((key) => [key, s[key]])), map: namedMap(t) }
  const own = s.characters.map(({ at, items, secrets }) => ({ at, items, secrets }))
  const snapshot: Snapshot = { world: world as Snapshot['world'], own, ...pilesOf(t, isShared) }
  s.snapshot = JSON.stringify(snapshot)
}
export function* grace(t: T): Rule {
  const { s } = t
  const snapshot = JSON.parse(s.snapshot) as Snapshot
  const { world, own } = snapshot
  layPiles(t, snapshot, isShared)
  Object.assign(s, world)
  layMap(t, world.map)
  const goddess = numberOf(bookOf(t).names.statuses, 'saved-by-the-goddess')
  s.statuses[goddess] = 1
  s.todo = []
  s.agenda = []
  revive(t)
  s.characters.forEach((one, c) => one.status === 'active' && restore(t, c, nth(own, c)))
  // It survives any later restore.
  takeSnapshot(t)
  t.note(L.graceGiven)
  t.next('day')
  t.next('event')
}
/** Every seat plays whom it played last, also if that one is dead. */
function revive({ s, seats }: T): void {
  for (let seat = 0; seat < seats; seat++) {
    const mine = s.characters.filter((one) => one.seat === seat)
    if (mine.some(({ status }) => status === 'active')) continue
    const dead = mine.filter(({ status }) => status === 'dead').toSorted((a, b) => b.fell - a.fell)[0]
    if (dead !== undefined) dead.status = 'active'
  }
}
const GRACE = { terror: 2, food: 2, wealth: 1, magic: 1, xp: 0 } as const
function restore(t: T, c: number, before: Pick<Character, 'at' | 'items' | 'secrets'>): void {
  const one = nth(t.s.characters, c)
  const board = boardOf(t, c)
  Object.assign(one, GRACE, {
    health: board.health,
    energy: board.energy.start,
    at: (placeOn(t, before.at) ?? lowestOf(t, t.s.map))?.cell ?? before.at,
    items: before.items,
    secrets: before.secrets,
    dying: 0,
    isMad: false,
    isHaunted: false,
  })
}
