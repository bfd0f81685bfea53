/** Tables for scenarios: a chapter under way, arranged by hand. */
import { type Given, given, type Play } from '@emberhall/testkit'
import { CONTENT } from '../src/content/index.ts'
import type { CharacterId } from '../src/content/types.ts'
import { type GrailGame, makeGrail } from '../src/game.ts'
import { cellOf } from '../src/map/places.ts'
import { type Character, type O, type Place, type S, Z } from '../src/state.ts'

export const game: GrailGame = makeGrail(CONTENT)
const { content, locationNo, itemNo, secretNo, names, verseNo, verses } = game.book

/** By their numbers. */
export const AILEI = 0
export const AREV = 1
export const MAGGOT = 2
export const BEOR = 3
const NUMBERS: Readonly<Record<CharacterId, number>> = { ailei: AILEI, arev: AREV, maggot: MAGGOT, beor: BEOR }

export interface Who extends Partial<Omit<Character, 'at' | 'items' | 'secrets' | 'skills'>> {
  readonly is?: CharacterId
  /** The number of the location it stands on. */
  readonly at?: number
  /** Printed numbers. */
  readonly items?: readonly number[]
  readonly secrets?: readonly number[]
  readonly skills?: readonly string[]
}
export interface Scene {
  /** One a seat. */
  readonly who?: readonly Who[]
  /** Locations that lie on the map besides the first five. */
  readonly places?: readonly number[]
  readonly options?: Partial<O>
  /** Keep the quest and the events of the beginning. */
  readonly set?: (s: S) => void
  readonly game?: GrailGame
}
export const cellOfLocation = (number: number): number => {
  const { cell } = content.locations[locationNo.get(number)!]!
  return cellOf(cell[0], cell[1])
}
export const placeOf = (s: S, number: number): Place => {
  const place = s.map.find(({ location }) => content.locations[location]!.number === number)
  if (place === undefined) throw new Error(`${number} is not on the map`)
  return place
}
export const numbersOnMap = (s: S): number[] =>
  s.map.map(({ location }) => content.locations[location]!.number).toSorted((a, b) => a - b)
export const eventNo = (id: string): number => names.events.indexOf(id)
export const statusNo = (id: string): number => names.statuses.indexOf(id)
export const itemAt = (number: number): number => itemNo.get(number)!
export const secretAt = (number: number): number => secretNo.get(number)!
export const skillAt = (id: string): number => names.skills.indexOf(id)
export const locationAt = (number: number): number => locationNo.get(number)!
/** As the state notes an option taken: `101.1.a`. */
export const optionAt = (key: string): number => {
  const verse = verseNo.get(key.slice(0, key.lastIndexOf('.')))!
  return verse * 32 + verses[verse]!.options.findIndex(({ id }) => key.endsWith(`.${id}`))
}
/** The letter of an option as an answer. */
export const letter = (t: Play<S, O>, id: string): string => {
  const verse = t.state.about.verse
  return `option:${verses[verse]!.options.findIndex((option) => option.id === id)}`
}

/** Everybody at 101 on day 1, before anybody has acted; nothing is under way. */
export function scene(wanted: Scene = {}): Given<S, O> {
  const { who = [{}], places = [], options = {}, set } = wanted
  const ids = who.map(({ is }, i) => is ?? (['beor', 'ailei', 'arev', 'maggot'] as const)[i]!)
  const characters = ids.map((character) => ({ character, board: '', combat: '', diplomacy: '' }))
  const g = given(wanted.game ?? game, {
    seats: who.length,
    options: { teaching: false, ...options, characters },
    from: 'act',
  })
  return g
    .set((s, card) => {
      for (const number of places) lay(s, number, card(`loc-${number}`, Z.locations))
      who.forEach((one, i) => arrange(s, NUMBERS[ids[i]!], one, card))
      s.action.actor = -1
      set?.(s)
    })
    .agenda('turn')
}
function lay(s: S, number: number, card: number): void {
  carry(s, card, Z.map)
  s.map.push({
    cell: cellOfLocation(number),
    location: locationNo.get(number)!,
    time: 0,
    quest: 0,
    marker: 0,
    used: [],
    dropped: [],
    guardians: [],
    menhir: -1,
  })
}
function arrange(s: S, c: number, who: Who, card: (name: string, zone?: number) => number): void {
  const { is: _, at = 101, items = [], secrets = [], skills = [], ...rest } = who
  for (const number of items) carry(s, card(`item-${number}`), Z.held)
  for (const number of secrets) carry(s, card(`secret-${number}`), Z.held)
  for (const id of skills) carry(s, card(id.slice(0, -1)), Z.held)
  Object.assign(s.characters[c]!, {
    at: cellOfLocation(at),
    items: items.map((number) => ({ item: itemAt(number), isUp: true, isLocked: false })),
    secrets: secrets.map((number) => ({ secret: secretAt(number), isUp: true })),
    skills: skills.map(skillAt),
    ...rest,
  })
}
export function carry(s: S, card: number, to: number): void {
  const from = s.where[card]!
  s.zones[from] = s.zones[from]!.filter((one) => one !== card)
  s.zones[to]!.push(card)
  s.where[card] = to
}
/** Without the quest of the beginning, and with a quiet event to come. */
export const quiet = (s: S): void => {
  s.quests = []
}
export const person = (t: Play<S, O>, c: number): Character => t.state.characters[c]!
/** A quest that is under way. */
export const under = (s: S, id: string): void => {
  s.quests = [eventNo(id)]
  const card = [...s.zones[Z.events]!, ...s.zones[Z.eventsUp]!].find((one) => game.faceKeys[s.faces[one]!] === id)!
  carry(s, card, Z.eventsUp)
}
