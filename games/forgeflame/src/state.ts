/** What lies on the table, who sees it, what can be asked, answered and told. */
import * as k from '@emberhall/kernel'
import { BOARD } from './content/board.ts'
import { type Adventurer, KOBOLD_TOKENS, ORES, POTIONS, SYMBOLS } from './content/types.ts'
import type { ForgeflameGame } from './game.ts'
import type { Printed } from './printed.ts'

export const MAX_SEATS = 4
export const SITES: readonly string[] = BOARD.sites.map((site) => site.id)
export const PASSAGES: readonly string[] = BOARD.passages.map(({ from, to }) => `${from}-${to}`)
/** In the order of the rulebook: nine of the box, two further ones, two of the expansion. */
export const ADVENTURERS = [
  'granit',
  'mogrimur',
  'nobz',
  'korgain',
  'molly',
  'gobetou',
  'flyna',
  'ogmul',
  'silkara',
  'vaelindra',
  'drsdaqt',
  'greedy',
  'devorfu',
] as const
export const TURNS = 4
export const HAND = 5
export const KOBOLDS = 6
export const SOLO_ROUNDS = 9
export const SIDES = ['left', 'centre', 'right'] as const
const ORES_OR_NONE = [...ORES, 'none'] as const
/** Dropping nothing in a Pick up. */
export const NO_DROP = ORES.length
export const FACES = ['lit', 'unlit'] as const
export const STATE_ENDS = ['artifacts', 'overrun', 'events', 'rounds'] as const

export const OPTIONS = {
  /** FF-2.3, FF-3 */
  recruitment: k.oneOf('draft', 'random', 'free'),
  /** A-1 Vaelindra and Drsdaqt; Greedy and Dévorfu. */
  extra: k.flag(),
  expansion: k.flag(),
  /** FF-24, FF-23 */
  short: k.flag(),
  mithrul: k.flag(),
  /** FF-25.2 Whether the lone player builds the deck, or takes the basic cards and the first Advanced one of each. */
  soloDeck: k.oneOf('choose', 'standard'),
  /** FF-18.8 When Gobetou's player is asked: if the card may be in hand for all that others know, or always. */
  absorption: k.oneOf('possible', 'always'),
  /** Whether a turn waits to be closed when nothing is left to do, so that it can still be taken back. */
  confirmEnd: k.flag(true),
  /** -1: drawn by lot (FF-2.1). */
  firstPlayer: k.int({ min: -1, max: MAX_SEATS - 1, initial: -1 }),
}

export const STATE = {
  phase: k.oneOf('setup', 'turns', 'imps', 'event', 'upkeep', 'over'),
  round: k.int({ min: 0 }),
  first: k.int({ min: 0 }),
  /** Turns taken this round. */
  turns: k.perSeat(k.int({ min: 0, max: TURNS })),
  /** By the order of ADVENTURERS; seat -1: not in play. */
  adventurers: k.list(
    k.record({
      seat: k.int({ min: -1, initial: -1 }),
      site: k.int({ min: 0 }),
      ore: k.list(k.int({ min: 0 })),
      stun: k.flag(),
      slow: k.flag(),
    }),
  ),
  /** Solo: who stands at the left, centre and right of the player board (FF-25.3). */
  places: k.list(k.int({ min: 0 })),
  /** The oldest first. */
  kobolds: k.list(k.record({ site: k.int({ min: 0 }), stun: k.flag(), slow: k.flag() })),
  /** By site: ores by kind; the Deposit, Exploration and totem token there, or -1; whether the totem has its Active token. */
  lying: k.list(k.list(k.int({ min: 0 }))),
  deposit: k.list(k.int({ min: -1 })),
  exploration: k.list(k.int({ min: -1 })),
  totem: k.list(k.int({ min: -1 })),
  totemReady: k.list(k.flag()),
  /** By passage. */
  caveIn: k.list(k.flag()),
  flames: k.list(k.record({ site: k.int({ min: 0 }), lit: k.flag() })),
  reserve: k.list(k.int({ min: 0 })),
  bag: k.list(k.int({ min: 0 })),
  /** Charged ones of the three. */
  batteries: k.int({ min: 0, max: 3 }),
  potions: k.list(k.oneOf('empty', 'full', 'used')),
  /** a, b: the artifact's card; the ore's site and kind; the adventurer. */
  webs: k.list(k.record({ on: k.oneOf('hand', 'artifact', 'ore', 'adventurer'), a: k.int(), b: k.int() })),
  /** Artifacts whose power has been used; those with a Mithrül on them. */
  exhausted: k.list(k.int({ min: 0 })),
  crowned: k.list(k.int({ min: 0 })),
  /** What an event brings for the next round, and what holds in this one (FF-19.11). */
  coming: k.list(k.text()),
  inForce: k.list(k.text()),
  /** Solo: the back on top of the imp pile (FF-25.12). */
  impSide: k.int({ min: -1, max: 2, initial: -1 }),
  koboldsRemoved: k.int({ min: 0 }),
  forgedAtForge: k.int({ min: 0 }),
  turn: k.record({
    seat: k.int({ min: -1, initial: -1 }),
    card: k.int({ min: -1, initial: -1 }),
    adv: k.int({ min: -1, initial: -1 }),
    /** FF-4.11 Who acts now: the same, or an ally with symbols lent to it. */
    acting: k.int({ min: -1, initial: -1 }),
    /** The figure whose destination is being chosen: an adventurer, 64 + a Kobold's place in the list, or -1. */
    figure: k.int({ min: -1, initial: -1 }),
    /** Symbols left on the card being resolved, by kind. */
    pool: k.list(k.int({ min: 0 })),
    /** FF-4.7 (b) This play of the card has lost its abilities. */
    mute: k.flag(),
    /** FF-5.5 Abilities used this turn: card * 4 + number of the ability. */
    used: k.list(k.int({ min: 0 })),
    /** Abilities borrowed by Metamorphosis, in the same way. */
    copied: k.list(k.int({ min: 0 })),
    grants: k.list(k.record({ adv: k.int(), what: k.text(), byAbility: k.flag() })),
    /** FF-18.8 Adventurers whose abilities are cancelled for this turn. */
    cancelled: k.list(k.int()),
    chain: k.list(k.int({ min: 0 })),
    again: k.flag(),
    trapped: k.flag(),
  }),
  ending: k.oneOf('none', ...STATE_ENDS),
  /** One line a team, once the game is over (FF-21.7). */
  scores: k.list(
    k.record({
      artifacts: k.int(),
      collections: k.int(),
      ores: k.int(),
      treasures: k.int(),
      mithrul: k.int(),
      objectives: k.int(),
      met: k.int(),
      total: k.int(),
    }),
  ),
  winners: k.list(k.int()),
}
export type S = k.TreeOf<typeof STATE> & k.Core
export type O = k.TreeOf<typeof OPTIONS>
export type T = k.Table<S, O>
export type Adv = number
export type SiteNo = number

/** Table 4.2: who may see what (FF-1.10, FF-22.3). A token somebody has looked at stays known to that seat while it lies there. */
export const ZONES = {
  box: { see: 'all' },
  hand: { see: 'owner', per: 'seat' },
  draw: { see: 'none', per: 'seat' },
  discard: { see: 'all', per: 'seat' },
  active: { see: 'all', per: 'seat' },
  advancedPile: { see: 'none', per: 'seat' },
  advanced: { see: 'all', per: 'seat' },
  /** A card drawn or searched that waits to be chained, the three of Vigour. */
  aside: { see: 'owner', per: 'seat' },
  artifactPile: { see: 'none' },
  row1: { see: 'all' },
  row2: { see: 'all' },
  row3: { see: 'all' },
  row4: { see: 'all' },
  forged: { see: 'all', per: 'seat' },
  eventPile: { see: 'none' },
  event: { see: 'all' },
  depositsI: { see: 'none' },
  depositsII: { see: 'none' },
  depositsIII: { see: 'none' },
  explorations: { see: 'none' },
  totemPile: { see: 'none' },
  totems: { see: 'all' },
  treasurePile: { see: 'none' },
  treasures: { see: 'owner', per: 'seat' },
  /** Treasures turned up at the end. */
  opened: { see: 'all', per: 'seat' },
  impPile: { see: 'none' },
  imp: { see: 'all' },
  objectivePile: { see: 'none' },
  objectives: { see: 'all' },
  /** Out of the game, open. */
  gone: { see: 'all' },
  /** Events a lone player's pile does without; nobody knows which (FF-25.4). */
  leftOut: { see: 'none' },
} as const
export const Z = k.zones(ZONES, MAX_SEATS)
export const ROW = [Z.row1, Z.row2, Z.row3, Z.row4] as const

export const VERBS = {
  recruit: [ADVENTURERS],
  include: ['card'],
  station: [ADVENTURERS],
  play: ['card'],
  potion: [POTIONS],
  absorb: ['card'],
  // the action loop
  move: [SITES],
  dig: [],
  pick: [ORES, ORES_OR_NONE],
  fight: ['n'],
  clear: [PASSAGES],
  forge: ['card'],
  totem: ['card'],
  give: [ADVENTURERS, ORES],
  take: [ADVENTURERS, ORES],
  ability: ['card', 'n'],
  power: ['card'],
  stop: [],
  // parts of them
  spend: [SYMBOLS],
  bring: [ADVENTURERS],
  token: [KOBOLD_TOKENS],
  ore: [ORES],
  carried: [ADVENTURERS, ORES],
  lying: [SITES, ORES],
  leave: [ORES],
  drop: [ORES],
  adventurer: [ADVENTURERS],
  lead: [ADVENTURERS, SITES],
  kobold: ['n'],
  site: [SITES],
  passage: [PASSAGES],
  card: ['card'],
  keep: [ORES],
  flame: ['n', FACES],
  treasureOf: ['seat'],
  reserve: [],
  bag: [],
  search: [],
  nothing: [],
  effect: ['n'],
} as const
export const V = k.verbs(VERBS)

export const Q = k.questions({
  recruit: 'FF-3.7',
  deck: 'FF-25.2',
  station: 'FF-25.3',
  card: 'FF-4.3',
  potion: 'FF-26.OG.2',
  absorption: 'FF-18.8',
  act: 'FF-4.8',
  lentAct: 'FF-4.11',
  spend: 'FF-5.2',
  passenger: 'FF-27.1',
  moreOre: 'FF-10.5',
  token: 'FF-11.3',
  spoils: 'FF-11.8',
  loseOre: 'FF-11.10',
  overload: 'FF-10.7',
  pay: 'FF-13.4',
  addMithrul: 'FF-23.4',
  keepOre: 'FF-26.GD.3',
  forge: 'FF-13.4',
  find: 'FF-8.10',
  flame: 'FF-8.6',
  totemKobold: 'FF-15.5',
  totemFlame: 'FF-15.6',
  totemSite: 'FF-15.7',
  totemOre: 'FF-15.8',
  totemEvent: 'FF-15.9',
  totemSlot: 'FF-15.10',
  totemArtifact: 'FF-15.10',
  totemAdvanced: 'FF-15.12',
  remoteTotem: 'FF-26.ML.2',
  powerTreasure: 'FF-14.5',
  powerHeal: 'FF-14.6',
  powerKobold: 'FF-14.7',
  powerScout: 'FF-14.8',
  target: 'FF-17.5',
  destination: 'FF-16.2',
  teleport: 'FF-16.3',
  shock: 'FF-16.4',
  slumber: 'FF-26.MO.2',
  vigour: 'FF-26.MO.3',
  caveIn: 'FF-7.3',
  clear: 'FF-7.4',
  dig: 'FF-27.4',
  digBonus: 'FF-27.3',
  half: 'FF-25.16',
  takeOre: 'FF-10.9',
  trade: 'FF-26.NB.2',
  convert: 'FF-26.OG.6',
  convertTo: 'FF-26.OG.6',
  transfer: 'FF-27.5',
  clean: 'FF-26.GO.3',
  digest: 'FF-26.GO.2',
  peek: 'FF-26.ML.3',
  row: 'FF-27.6',
  rowOrder: 'FF-27.6',
  chain: 'FF-18.1',
  search: 'FF-18.3',
  copy: 'FF-26.OG.5',
  clan: 'FF-26.ML.1',
  lend: 'FF-26.DR.1',
  batteries: 'FF-26.FL.2',
  charge: 'FF-26.FL.2',
  surge: 'FF-26.FL.3',
  fill: 'FF-26.OG.1',
  web: 'FF-26.SI.1',
  cost: 'FF-27.7',
  eventCaveIn: 'FF-19.9',
  eventGold: 'FF-27.11',
  eventRow: 'FF-27.6',
  eventMove: 'FF-27.11',
  advanced: 'FF-20.2',
})

/** The turn before anything is played. */
export const noTurn = (seat: k.Seat): S['turn'] => ({
  seat,
  card: -1,
  adv: -1,
  acting: -1,
  figure: -1,
  pool: [0, 0, 0, 0, 0],
  mute: false,
  used: [],
  copied: [],
  grants: [],
  cancelled: [],
  chain: [],
  again: false,
  trapped: false,
})
/** The game with its printed content at hand. */
export const gameOf = (t: T): ForgeflameGame => t.game as ForgeflameGame
/** The printed side of a card or token. */
export function printed(t: T, card: k.CardId): Printed {
  return k.at(gameOf(t).printed, k.at(t.s.faces, card))
}
/** What the state keeps of an adventurer: its seat, its site, its ore and its marks. */
export const pawnOf = (t: T, adv: Adv): S['adventurers'][number] => k.at(t.s.adventurers, adv)
/** What is printed on the card of an adventurer. */
export const heroOf = (game: ForgeflameGame, adv: Adv): Adventurer => k.at(game.content.adventurers, adv)
export const isSolo = (t: T): boolean => t.seats === 1
/** FF-1.3, FF-22.1 Partners sit opposite. */
export const teamOf = (t: T, seat: k.Seat): number => (t.seats === 4 ? seat % 2 : seat)
export const teamCount = (t: T): number => (t.seats === 4 ? 2 : t.seats)
/** Seats clockwise from the First Player (FF-19.9). */
export function inTurnOrder(t: T): k.Seat[] {
  return Array.from({ length: t.seats }, (_, i) => (t.s.first + i) % t.seats)
}
