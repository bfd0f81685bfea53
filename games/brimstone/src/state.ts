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
import { KEPT, LAID } from './campaign-shape.ts'
import { MAX_HEROES, ODDS, OUTCOMES } from './parts.ts'

export const OPTIONS = {
  /** SB-32.4 */
  mission: text('mi-fistful'),
  mode: oneOf('basic', 'advanced'),
  /** SB-38.1, SB-34.7 Like every option agreed on before the Adventure, and fixed for it. */
  odds: oneOf(...ODDS),
  /** SB-4.1 How many heroes; 0: one a seat. */
  posse: int({ min: 0, max: MAX_HEROES }),
  /** Chosen beforehand, in their order; what is empty is chosen at the table (SB-2.2). */
  heroes: list(
    record({ class: text(), upgrade: text(), token: text(), portrait: int({ min: 0, max: 1 }), name: text() }),
  ),
  fixedMove: flag(),
  advancedEncounters: flag(),
  hardcore: oneOf('off', 'on', 'church'),
  /** SB-34.9 Types and keywords of enemies; empty: all. */
  themed: list(text()),
  dangerousDynamite: flag(),
  darknessPasses: flag(),
  epicForSmallPosse: flag(),
  /** SB-1.11 How posse decisions are made. */
  consensus: oneOf('leader', 'all'),
  campaign: record(KEPT),
  /** Between two Adventures: the road and the town. */
  scene: oneOf('adventure', 'town'),
  /** AC-15.1, AC-15.2 Whether what happens here is kept for other Adventures. */
  isCampaign: flag(),
}

const none = int({ min: -1, initial: -1 })
const count = int({ min: 0 })

export const STATE = {
  phase: oneOf('setup', 'start', 'holdBack', 'activate', 'explore', 'end', 'fightEnd', 'over', 'road', 'town'),
  turn: count,
  mission: count,
  /** SB-4.9 By LEVELS. */
  threat: count,
  revives: count,
  /** SB-5 Spaces of the Depth Track, 0 the Mine Entrance. */
  depth: record({ posse: count, darkness: count }),
  // ---- the board
  tiles: list(
    record({
      tile: count,
      section: count,
      x: int(),
      y: int(),
      turn: int({ min: 0, max: 3 }),
      /** The tile and the exit it was found by. */
      from: none,
      via: none,
      /** UNDETERMINED, DOOR, CAPPED, GATE, EXPLORED or SEALED. */
      exits: list(int({ min: 0, max: 5 })),
      /** SB-10.8 The card of its exploration token, or -1. */
      token: none,
      isRevealed: flag(),
      scavenged: flag(),
      charge: flag(),
    }),
  ),
  gates: list(record({ a: count, exitA: none, b: count, exitB: none })),
  /** The world of each section. */
  sections: list(count),
  /** Worlds that heroes have been in since their card lies open (SB-30.14). */
  entered: list(count),
  /** SB-17.18 Items left behind. */
  dropped: list(record({ at: count, item: count, attached: list(count), forged: list(count), holds: count })),
  // ---- light
  lantern: record({
    holder: none,
    isOut: flag(),
    /** SB-40.3 */
    oil: none,
  }),
  // ---- heroes
  ...LAID,
  /** Whose activation is under way, and how far it has come. */
  acting: record({
    hero: none,
    rolled: flag(),
    die: count,
    points: count,
    /** SB-22.2 Adjacent enemies up to this value let him pass. */
    cleared: count,
    isHeld: flag(),
    /** SB-7.2 Search or Attack has begun: no more moving. */
    isDone: flag(),
    attacked: flag(),
    moved: flag(),
    /** The KO'd hero dragged along, or -1. */
    drags: none,
    leads: flag(),
    mustScavenge: flag(),
  }),
  // ---- enemies
  enemies: list(
    record({
      type: count,
      at: count,
      /** Which corner of its base that is, by turns: 0 north-west (SB-27.3); -1: one square. */
      corner: none,
      wounds: count,
      target: none,
      /** In this activation: 0 waits, 1 keeps its target, 2 and more: has moved, in this order. */
      moved: count,
      hasAttacked: flag(),
      /** Spreads no fear until the turn ends. */
      isMeek: flag(),
    }),
  ),
  fight: record({
    isOn: flag(),
    turns: count,
    /** SB-28.4 */
    groups: count,
    isFinale: flag(),
    /** Elite abilities by type: a bit each face (SB-18.3). */
    elite: list(count),
    /** Types with +2 Initiative, and those that get it next turn (SB-20.5, SB-20.8). */
    ambush: list(count),
    nextAmbush: list(count),
    /** Types that have activated this turn. */
    activated: list(count),
    /** The type whose figures move and attack now, or -1. */
    type: none,
    /** SB-24, SB-28.8 What is to be done after the fight: effects and their hero. */
    after: list(record({ effects: count, hero: none, tile: none })),
    /** SB-17.15 Flash powder thrown this turn, by world. */
    flashes: list(count),
    /** SB-34.6 Types that have had their free ability. */
    passed: list(count),
  }),
  /** Attacks drawn and not yet placed (SB-12.5, SB-19.15). */
  coming: list(
    record({
      type: count,
      n: count,
      elite: count,
      isAmbush: flag(),
      /** The tile, or -1: that of a random hero. */
      tile: none,
      world: count,
      /** Groups of one card share a number. */
      source: count,
      isFinale: flag(),
    }),
  ),
  sources: count,
  /** Elite abilities that the types of the finale's own card are to get. */
  finaleElite: count,
  // ---- what lasts
  timed: list(record({ part: count, on: none, until: count, from: count })),
  /** SB-1.6 Whom a card that remains lies on: card × 8 + hero. */
  laidOn: list(count),
  // ---- the mission
  clues: count,
  objective: none,
  stage: oneOf('seek', 'finale', 'after'),
  charges: count,
  /** SB-40.5 Turns without enemies so far, and whether this is one. */
  quiet: count,
  isQuiet: flag(),
  boy: none,
  sealer: none,
  rooms: count,
  /** SB-15.14, SB-6.9 The turn has ended early. */
  isCut: flag(),
  /** SB-6.2 Somebody wants to flee as soon as this turn is over. */
  flight: flag(),
  /** SB-6.8 What has not happened yet at the end of this turn, by TURN_ENDS. */
  ends: list(count),
  // ---- between Adventures
  town: record({
    place: none,
    /** Days on the road, then days in town, counted from 1; and how many there are. */
    day: count,
    days: count,
    /** Locations closed today and tomorrow. */
    closed: none,
    closing: none,
    /** Gear cards to be laid out besides the usual. */
    more: count,
    rumours: list(count),
    /** AC-16.1 How many who are new go down next. */
    newcomers: count,
  }),
  /** How today goes for each hero. */
  errands: list(
    record({
      location: none,
      isClosed: flag(),
      isCamping: flag(),
      /** In percent. */
      price: int(),
      forgePrice: int(),
      forgeStones: count,
      stonePrice: count,
      target: count,
      gambles: count,
      cleansed: count,
      stones: count,
      /** A token offered at a price of its own. */
      offer: none,
      offerGold: count,
    }),
  ),
  /** AC-16.1 Heroes of the campaign who are not in the posse: at home, dead or gone. */
  others: LAID.heroes,
  outcome: oneOf('none', ...OUTCOMES),
  /** What the question under way is about, for whoever reads it. */
  about: record({
    hero: none,
    /** Whose things are on offer. */
    giver: none,
    card: none,
    enemy: none,
    proposal: int(),
    /** The dice of the roll under way, counted from 1; what they need; and which have been rolled again (bits). */
    dice: list(count),
    need: count,
    again: count,
    kind: text(),
    hits: count,
    crits: count,
  }),
}
export type S = TreeOf<typeof STATE> & Core
export type O = TreeOf<typeof OPTIONS>
export type T = Table<S, O>
export type Hero = S['heroes'][number]
export type Enemy = S['enemies'][number]
export type HeldItem = Hero['items'][number]
/** A hero's place in the list; an enemy's; a tile's; a square's. */
export type HeroNo = number
export type EnemyNo = number
export type TileNo = number
export type Cell = number

/** SB-36.1, SB-36.2 Decks and face-down tokens are hidden from all; everything else lies open. Worlds come in pairs: Mines, other. */
export const ZONE_TABLE = {
  mapMines: { see: 'none' },
  mapOther: { see: 'none' },
  mapMinesPile: { see: 'all' },
  mapOtherPile: { see: 'all' },
  encounterMines: { see: 'none' },
  encounterOther: { see: 'none' },
  encounterMinesPile: { see: 'all' },
  encounterOtherPile: { see: 'all' },
  artifactMines: { see: 'none' },
  artifactOther: { see: 'none' },
  artifactMinesPile: { see: 'all' },
  artifactOtherPile: { see: 'all' },
  threatLow: { see: 'none' },
  threatMed: { see: 'none' },
  threatHigh: { see: 'none' },
  threatEpic: { see: 'none' },
  threatOther: { see: 'none' },
  threatLowPile: { see: 'all' },
  threatMedPile: { see: 'all' },
  threatHighPile: { see: 'all' },
  threatEpicPile: { see: 'all' },
  threatOtherPile: { see: 'all' },
  gear: { see: 'none' },
  gearPile: { see: 'all' },
  personal: { see: 'none' },
  darkness: { see: 'none' },
  darknessPile: { see: 'all' },
  dread: { see: 'none' },
  dreadPile: { see: 'all' },
  dreadStack: { see: 'none' },
  loot: { see: 'none' },
  scavenge: { see: 'none' },
  tokens: { see: 'none' },
  tokensDown: { see: 'none' },
  tokensUp: { see: 'all' },
  worlds: { see: 'none' },
  worldsUp: { see: 'all' },
  /** Remains in Play (SB-1.6). */
  remains: { see: 'all' },
  /** Being resolved. */
  drawn: { see: 'all' },
  /** Tiles on the board, items with heroes, cards that take no part. */
  mapUp: { see: 'all' },
  held: { see: 'all' },
  aside: { see: 'all' },
} as const
export const Z = zones(ZONE_TABLE, MAX_HEROES)

/** SB-1.11 Who answers for the posse: the owner of the lantern's bearer, or of the first hero who stands. */
export function leaderOf({ s }: T): Seat {
  const holder = s.heroes[s.lantern.holder]
  if (holder !== undefined && holder.down === 0) return holder.seat
  return (s.heroes.find(({ down }) => down === 0) ?? s.heroes[0])?.seat ?? 0
}
export const heroOf = ({ s }: T, h: HeroNo): Hero => nth(s.heroes, h)
export const foeOf = ({ s }: T, e: EnemyNo): Enemy => nth(s.enemies, e)
export const tileOf = ({ s }: T, tile: TileNo): S['tiles'][number] => nth(s.tiles, tile)
