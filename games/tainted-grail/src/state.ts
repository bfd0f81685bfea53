/** What lies on the table, and who may see it. */
import {
  at as nth,
  type Core,
  flag,
  int,
  list,
  oneOf,
  record,
  type Seat,
  type Table,
  text,
  type TreeOf,
  zones,
} from '@emberhall/kernel'
import { KEPT, SHEET } from './campaign-shape.ts'
import { ENCOUNTER } from './encounter/state.ts'
import { MAX_CHARACTERS, OUTCOMES } from './parts.ts'

const none = int({ min: -1, initial: -1 })
const count = int({ min: 0 })

export const OPTIONS = {
  /** TG-3.1, TG-34.1 Chosen beforehand, one a seat; what is empty is chosen at the table. */
  characters: list(
    record({
      character: text(),
      /** TG-34.1 Free play: a board and decks of another colour; empty: its own. */
      board: text(),
      combat: text(),
      diplomacy: text(),
    }),
  ),
  /** TG-2.1, TG-2.6 */
  mode: oneOf('normal', 'story', 'challenge'),
  /** TG-2.3 Modifiers of the mode that are left out. */
  without: list(text()),
  freePlay: flag(),
  /** TG-33 The seat of the chronicler, counted from 1; 0: nobody. */
  chronicler: int({ min: 0, max: MAX_CHARACTERS }),
  /** TG-16.7 Teaching start. */
  teaching: flag(true),
  /** TG-1.5 How groups decide: one speaks for them, or all are asked. */
  consensus: oneOf('speaker', 'veto', 'all'),
  /** TG-21 Whether what happens here is kept for another sitting, and what was kept. */
  isCampaign: flag(),
  campaign: record(KEPT),
  /** TG-2.7 Modifiers from the next chapter on: a bit for each of MODIFIERS; -1: as they are. */
  wanted: none,
}

/** What is under way and what is still to be carried out, the last first. */
const FRAME = record({
  kind: oneOf('effects', 'verse'),
  /** The list of effects, or the verse. */
  of: count,
  /** The next effect; of a verse: 0 not entered, 1 entered. */
  at: count,
  you: none,
  /** A mask of characters. */
  party: count,
  cell: none,
  /** An encounter or a move is under way: branches follow. */
  waits: flag(),
  /** The action or reading begins with this frame. */
  isRoot: flag(),
  /** What it comes from, as `source` of the book numbers it. */
  source: none,
})

export const STATE = {
  ...SHEET,
  period: oneOf('setup', 'dawn', 'day', 'dusk', 'over'),
  /** The step of dawn or dusk. */
  step: count,
  /** Effects at dawn or dusk that wait: numbers of deeds. */
  moments: list(count),
  /** TG-8.5 Which decks have been taught a card this evening: a bit for each kind of each character. */
  taught: count,
  todo: list(FRAME),
  /** TG-6 The action under way. */
  action: record({ party: count, actor: none, verb: count, a: count, /** TG-6.4 */ isRefused: flag() }),
  encounter: record(ENCOUNTER),
  /** TG-20.10 The beginning of the chapter, as text: what everybody knew. */
  snapshot: text(),
  /** The chapter is over as soon as nothing is under way any more. */
  isChapterOver: flag(),
  outcome: oneOf('none', ...OUTCOMES),
  /** What the question under way is about, for whoever reads it. */
  about: record({ who: none, party: count, location: none, card: none, verse: none, n: count, part: none }),
}
export type S = TreeOf<typeof STATE> & Core
export type O = TreeOf<typeof OPTIONS>
export type T = Table<S, O>
export type Character = S['characters'][number]
export type Place = S['map'][number]
export type Frame = S['todo'][number]
/** A character's place in the list, which is the order of their numbers; a cell of the map; a mask of characters. */
export type CharacterNo = number
export type Cell = number
export type Party = number

/** TG-3.7, G-38 Decks and boxes are hidden from all; everything else lies open, hands included. */
export const ZONE_TABLE = {
  // of each character
  combatDeck: { see: 'none', per: 'seat' },
  diplomacyDeck: { see: 'none', per: 'seat' },
  combatPool: { see: 'none', per: 'seat' },
  diplomacyPool: { see: 'none', per: 'seat' },
  combatSide: { see: 'all', per: 'seat' },
  diplomacySide: { see: 'all', per: 'seat' },
  hand: { see: 'all', per: 'seat' },
  discard: { see: 'all', per: 'seat' },
  // encounters
  sequence: { see: 'all' },
  green: { see: 'none' },
  grey: { see: 'none' },
  purple: { see: 'none' },
  blue: { see: 'none' },
  encounterBox: { see: 'none' },
  /** The encounter under way, and guardians on the map. */
  met: { see: 'all' },
  guardians: { see: 'all' },
  // events
  events: { see: 'none' },
  eventDiscard: { see: 'all' },
  /** The event of the day and active quests. */
  eventsUp: { see: 'all' },
  randomEvents: { see: 'none' },
  storyBox: { see: 'none' },
  // the world
  locations: { see: 'none' },
  map: { see: 'all' },
  items: { see: 'none' },
  secrets: { see: 'none' },
  skills: { see: 'all' },
  /** Items, secrets and skills with characters, and items left by the dead. */
  held: { see: 'all' },
  /** Cards of characters that take no part: which they are is printed. */
  aside: { see: 'all' },
  /** TG-22.4 */
  removed: { see: 'all' },
  /** Being looked at (TG-19.1). */
  drawn: { see: 'all' },
} as const
export const Z = zones(ZONE_TABLE, MAX_CHARACTERS)

export const characterOf = ({ s }: T, c: CharacterNo): Character => nth(s.characters, c)
export const seatOf = (t: T, c: CharacterNo): Seat => characterOf(t, c).seat
