/** What lies on the table, who sees it, what can be asked, answered and told. */
import {
  at,
  type CardId,
  codes,
  type Core,
  flag,
  int,
  list,
  oneOf,
  perCard,
  perSeat,
  questions,
  record,
  type Seat,
  type Table,
  text,
  type TreeOf,
  verbs,
  zones,
} from '@emberhall/kernel'
import type { Colour, DieFace } from './content/types.ts'
import type { KinfireGame } from './game.ts'
import type { Printed } from './printed.ts'

/** KD-3.1 Power, dexterity, wisdom. */
export const COLOURS = ['red', 'green', 'blue'] as const satisfies readonly Colour[]
export const FACES = ['red', 'green', 'blue', 'light', 'dark'] as const satisfies readonly DieFace[]
export const MAX_SEEKERS = 4

export const OPTIONS = {
  mode: oneOf('normal', 'hard'),
  quick: flag(),
  firstGame: flag(),
  /** Hands are open among teammates unless the table wants them closed (KD-2.14). */
  openHands: flag(true),
  /** -1: drawn by lot (KD-1.15). */
  firstPlayer: int({ min: -1, max: MAX_SEEKERS - 1, initial: -1 }),
  /** One Seeker a seat; empty: the first ones of the boxes. */
  seekers: list(text()),
}

export const STATE = {
  phase: oneOf('setup', 'descent', 'finale'),
  hp: int({ min: 0, max: 10 }),
  hpMax: int({ min: 0, max: 10 }),
  /** Over the whole game; 0 before the first turn. */
  turn: int({ min: 0 }),
  active: int({ min: 0 }),
  charged: perSeat(flag()),
  progress: perCard(int({ min: 0 })),
  /** Gauntlet cards lying with their back up. */
  flipped: perCard(int({ min: 0, max: 1 })),
  /** Host of an attached card, counted from 1; 0: not attached. */
  host: perCard(int({ min: 0 })),
  /** Cards whose completion is under way (KD-7.11). */
  completing: list(int({ min: 0 })),
  attempt: record({
    open: flag(),
    target: int({ min: -1, initial: -1 }),
    colour: text(),
    action: int({ min: -1, initial: -1 }),
    value: int(),
    boosts: list(int({ min: 0 })),
    boostPoints: int(),
    bonus: int(),
    dice: list(text()),
    skip: list(text()),
    counted: list(text()),
    extra: list(record({ face: text(), n: int() })),
    copies: flag(),
    /** The penalty is being suffered; it has been averted. */
    penalty: flag(),
    ignored: flag(),
    prevent: int({ min: 0 }),
  }),
  lanternUsed: flag(),
  damageThisTurn: int({ min: 0 }),
  otherDamageThisTurn: int({ min: 0 }),
  lossCause: text(),
  exploits: list(text()),
}
export type S = TreeOf<typeof STATE> & Core
export type O = TreeOf<typeof OPTIONS>
export type T = Table<S, O>

/** Table 3.1: whose eyes each place is open to (KD-2.14, KD-2.15, KD-10.13); of a Gauntlet card the side that is up (KD-11.24). */
export const ZONES = {
  unusedMasters: { see: 'none' },
  masterDown: { see: 'none', active: true },
  master: { see: 'all', active: true },
  attached: { see: 'all' },
  north: { see: 'all', active: true },
  east: { see: 'all', active: true },
  south: { see: 'all', active: true },
  west: { see: 'all', active: true },
  well: { see: 'none' },
  wellDiscard: { see: 'none' },
  completed: { see: 'all' },
  removed: { see: 'all' },
  gauntlet: { see: 'all' },
  fatigueDeck: { see: 'none' },
  fatigue: { see: 'all', active: true },
  played: { see: 'all', active: true },
  seeker: { see: 'all', per: 'seat', active: true },
  lantern: { see: 'all', per: 'seat', active: true },
  deck: { see: 'none', per: 'seat' },
  hand: {
    see: (o: O, _: S, viewer: Seat, owner: Seat) => viewer === owner || o.openHands,
    per: 'seat',
  },
  discard: { see: 'all', per: 'seat' },
} as const
export const Z = zones(ZONES, MAX_SEEKERS)
export const SLOTS = [Z.north, Z.east, Z.south, Z.west] as const

export const VERBS = {
  exhaust: [],
  keepHand: [],
  attempt: ['card', COLOURS],
  resolve: ['card'],
  play: ['card', COLOURS],
  lantern: [COLOURS],
  boost: ['card'],
  reroll: [],
  use: ['card'],
  discard: ['card'],
  recover: ['card'],
  target: ['card'],
  fatigue: ['card'],
  reward: ['card'],
  well: ['card'],
  seeker: ['seat'],
  option: ['card', 'n'],
} as const
export const V = verbs(VERBS)

export const Q = questions({
  exhaust: 'KD-8.1',
  choose: 'KD-2.2',
  action: 'KD-5.4',
  boost: 'KD-5.18',
  roll: 'KD-5.19',
  reroll: 'KD-5.23',
  useAbility: 'KD-14.4',
  rewards: 'KD-7.6',
  discard: 'KD-13.4',
  recover: 'KD-14.4',
  shakeFatigue: 'KD-13.7',
  target: 'KD-14.4',
  moveFrom: 'KD-14.4',
  moveTo: 'KD-14.4',
  howMany: 'KD-14.4',
  another: 'KD-14.4',
  option: 'KD-14.4',
  pay: 'KD-14.4',
  reorderWell: 'KD-14.4',
  discardWell: 'KD-14.4',
  triggerOrder: 'KD-14.10',
})

const CAUSES = ['health', 'effect'] as const
/** Every line carries the rule it rests on, so that people can see why something came out as it did. */
export const LOGS = {
  setup: { args: ['n', 'n'], rule: 'KD-1.14' },
  turn: { args: ['seat', 'n'], rule: 'KD-2.1' },
  exhausted: { args: ['seat', 'n'], rule: 'KD-8.3' },
  entered: { args: ['card'], rule: 'KD-2.6' },
  resolved: { args: ['seat', 'card'], rule: 'KD-4.1' },
  attempted: { args: ['seat', 'card', COLOURS, 'n'], rule: 'KD-5.1' },
  acted: { args: ['seat', 'card', COLOURS, 'n'], rule: 'KD-5.5' },
  usedLantern: { args: ['seat', 'card', COLOURS, 'n'], rule: 'KD-6.4' },
  noAction: { args: ['seat'], rule: 'KD-5.7' },
  boosted: { args: ['seat', 'card', 'n'], rule: 'KD-5.12' },
  rolled: { args: ['seat', FACES, FACES, FACES, FACES, 'n'], rule: 'KD-5.20' },
  rolledThree: { args: ['seat', FACES, FACES, FACES, 'n'], rule: 'KD-5.38' },
  rolledTwo: { args: ['seat', FACES, FACES, 'n'], rule: 'KD-5.38' },
  rolledOne: { args: ['seat', FACES, 'n'], rule: 'KD-5.38' },
  rolledNone: { args: ['seat'], rule: 'KD-5.38' },
  rerolled: { args: ['seat'], rule: 'KD-5.22' },
  placed: { args: ['card', 'n', 'n', 'n'], rule: 'KD-5.25' },
  progress: { args: ['card', 'n', 'n'], rule: 'KD-7.1' },
  lostProgress: { args: ['card', 'n', 'n'], rule: 'KD-7.1' },
  completed: { args: ['card', 'n'], rule: 'KD-5.28' },
  failed: { args: ['seat', 'card'], rule: 'KD-5.31' },
  penaltyIgnored: { args: ['seat', 'card'], rule: 'KD-14.1' },
  attemptEnded: { args: ['card'], rule: 'KD-5.34' },
  damage: { args: ['n', 'n'], rule: 'KD-13.6' },
  prevented: { args: ['n'], rule: 'KD-14.1' },
  healed: { args: ['n', 'n'], rule: 'KD-13.5' },
  fatigue: { args: ['card'], rule: 'KD-13.8' },
  shook: { args: ['seat', 'card'], rule: 'KD-13.7' },
  descended: { args: ['n'], rule: 'KD-13.1' },
  climbed: { args: ['n'], rule: 'KD-13.2' },
  drew: { args: ['seat', 'n'], rule: 'KD-13.3' },
  reshuffled: { args: ['seat'], rule: 'KD-9.1' },
  discarded: { args: ['seat', 'card'], rule: 'KD-13.4' },
  recovered: { args: ['seat', 'card'], rule: 'KD-14.1' },
  returned: { args: ['seat', 'card'], rule: 'KD-14.1' },
  charged: { args: ['seat'], rule: 'KD-13.9' },
  chargeLost: { args: ['seat'], rule: 'KD-6.3' },
  discharged: { args: ['seat'], rule: 'KD-6.5' },
  discardedCard: { args: ['card'], rule: 'KD-14.2' },
  attached: { args: ['card', 'card'], rule: 'KD-10.2' },
  peeked: { args: ['seat', 'n'], rule: 'KD-14.4' },
  flipped: { args: ['card'], rule: 'KD-11.5' },
  bottom: { args: ['card'], rule: 'KD-10.6' },
  ability: { args: ['card'], rule: 'KD-14.1' },
  exploit: { args: ['n'], rule: 'KD-15.16' },
  won: { args: ['card', 'n'], rule: 'KD-12.1' },
  lost: { args: [CAUSES], rule: 'KD-12.2' },
} as const
export const L = codes(LOGS)

/** The record of an attempt before anything has been done; outside an attempt it stays so. */
export const noAttempt = (): S['attempt'] => ({
  open: false,
  target: -1,
  colour: '',
  action: -1,
  value: 0,
  boosts: [],
  boostPoints: 0,
  bonus: 0,
  dice: [],
  skip: [],
  counted: [],
  extra: [],
  copies: false,
  penalty: false,
  ignored: false,
  prevent: 0,
})
/** The printed side of a card. */
export function printed(t: T, card: CardId): Printed {
  return at(gameOf(t).printed, at(t.s.faces, card))
}
/** The game with its printed content at hand. */
export const gameOf = (t: T): KinfireGame => t.game as KinfireGame
export function clockwise(t: T, from: Seat): Seat[] {
  const seats: Seat[] = []
  for (let i = 0; i < t.seats; i++) seats.push((from + i) % t.seats)
  return seats
}
