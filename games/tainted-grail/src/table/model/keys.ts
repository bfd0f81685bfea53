/** The things on the table that an answer is about, by their keys. */
import { aOf, type Ask, at, type CardId, type Option, verbOf } from '@emberhall/kernel'
import { cardKey } from '@emberhall/ui'
import { bookOf } from '../../book.ts'
import { beside, placeOn } from '../../map/places.ts'
import { V } from '../../questions.ts'
import type { Cell, CharacterNo, T } from '../../state.ts'

export const heroKey = (c: CharacterNo): string => `character ${c}`
export const placeKey = (location: number): string => `location ${location}`
export const unseenKey = (cell: Cell): string => `unseen ${cell}`
export const stoneKey = (option: Option): string => `stone ${option}`
/** The place of the option in its verse; LEAVE: none of them. */
export const verseKey = (n: number): string => `verse ${n}`
export const LEAVE = -1
/** One of several ways that a page or an event leaves open. */
export const wayKey = (option: Option): string => `way ${option}`
export const duskKey = (option: Option): string => `dusk ${option}`
export const DECK_KEY = 'deck'
export const ENCOUNTER_KEY = 'encounter'
/** Where the next card goes. */
export const NEXT_KEY = 'next'

/** What the table shows: the land, a page of the journal, an encounter, the fire at dusk, the last page before the Grace. */
export type Screen = 'land' | 'page' | 'fight' | 'dusk' | 'last'
export interface Shown {
  readonly t: T
  readonly screen: Screen
  readonly ask: Ask | null
  /** Cards in hand that lie open before whoever looks. */
  readonly hand: readonly CardId[]
}
const STONES = new Set<number>([V.explore, V.work, V.deed, V.inspect, V.collect, V.passDay])
const HEROES = new Set<number>([V.character, V.again, V.trade, V.payMagic])
const CARDS = new Set<number>([V.card, V.lay, V.discardCard, V.putBack])

export function keysOf({ t, screen, ask, hand }: Shown, option: Option): readonly string[] {
  const [verb, a] = [verbOf(option), aOf(option)]
  if (screen === 'dusk' || screen === 'last') return [duskKey(option)]
  if (HEROES.has(verb)) return t.s.characters[a]?.status === 'active' ? [heroKey(a)] : []
  if (CARDS.has(verb)) return screen === 'fight' && hand.includes(a) ? [cardKey(a)] : []
  if (STONES.has(verb)) return ask?.def.name === 'act' ? [stoneKey(option)] : []
  if (screen === 'page') return pageKeys(verb, a, option)
  if (screen === 'fight') return verb === V.layTop ? [DECK_KEY] : []
  if (verb === V.location) return t.s.map.some(({ location }) => location === a) ? [placeKey(a)] : []
  return verb === V.travel ? wayKeys(t, a) : []
}
function pageKeys(verb: number, a: number, option: Option): readonly string[] {
  if (verb === V.option) return [verseKey(a)]
  return verb === V.leave ? [verseKey(LEAVE)] : verb === V.choice ? [wayKey(option)] : []
}
function wayKeys(t: T, direction: number): string[] {
  const from = t.s.characters[t.s.about.who]?.at ?? -1
  if (from < 0) return []
  const place = placeOn(t, beside(from, direction))
  return [place === undefined ? unseenKey(beside(from, direction)) : placeKey(place.location)]
}
/** Items, then secrets, in the numbers encounters know them by. */
const SECRETS_FROM = 1000
/** What is printed on what an answer names, where it lies nowhere on the table; empty: nothing is. */
export function faceNamed(t: T, option: Option): string {
  const { names, faces } = bookOf(t)
  const a = aOf(option)
  switch (verbOf(option)) {
    case V.character:
    case V.newcomer:
    case V.board:
      return at(names.characters, a)
    case V.location:
      return at(names.locations, a)
    case V.item:
    case V.giveItem:
    case V.payWith:
      return at(names.items, a)
    case V.secret:
    case V.giveSecret:
      return at(names.secrets, a)
    case V.skill:
      return at(names.skills, a)
    case V.setAside:
    case V.turnUp:
      return a < SECRETS_FROM ? at(names.items, a) : at(names.secrets, a - SECRETS_FROM)
    case V.card:
    case V.lay:
    case V.discardCard:
    case V.putBack:
      return faces[t.face(a)]?.card.id ?? ''
    default:
      return ''
  }
}
