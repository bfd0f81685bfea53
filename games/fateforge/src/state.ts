/** What lies on the table, and who may see it. */
import {
  at,
  type Core,
  flag,
  hidden,
  int,
  list,
  oneOf,
  perSeat,
  record,
  type Seat,
  type Table,
  text,
  type TreeOf,
  zones,
} from '@emberhall/kernel'
import { KEPT, LAID, WAYS } from './campaign-shape.ts'
import { result } from './hero-shape.ts'
import { MAX_HEROES, OBJECTS, VERDICTS } from './parts.ts'

export const OPTIONS = {
  /** FG-2, FG-9; a training fight is a single combat scene with fresh heroes. */
  play: oneOf('campaign', 'battle', 'training'),
  /** A match is a scene of a campaign, or goes on to the end of the act or quest. */
  until: oneOf('scene', 'end'),
  ...WAYS,
  /** FG-51.4 How many choices of the campaign's story were made before this match. */
  pen: int({ min: 0 }),
  /** FG-2.6 Whether the first fight is explained; no rule asks for it. */
  tutorial: flag(true),
  /** The scene of a training fight. */
  training: text('c1'),
  /** Heroes by name, in the order of the seats; empty: chosen at the table. */
  heroes: list(text()),
  /** Whether a turn waits to be closed when nothing is left to do, so that it can still be taken back (FG-25.8). */
  confirmEnd: flag(true),
  campaign: record(KEPT),
}

const { heroes, ...CAMPAIGN_FIELDS } = LAID

export const STATE = {
  /** What kind of scene this match is in (FG-1.2). */
  kind: oneOf('none', 'story', 'combat', 'rest'),
  phase: oneOf(
    'begin',
    'story',
    'rest',
    'muster',
    'preparation',
    'turns',
    'reactions',
    'enemies',
    'upkeep',
    'leaving',
    'over',
  ),
  /** What the question under way is about, for whoever reads it: set by the rule that asks. */
  about: record({
    hero: int({ min: -1, initial: -1 }),
    card: int({ min: -1, initial: -1 }),
    /** The location the group is in (FG-48.3). */
    place: int({ min: -1, initial: -1 }),
    /** Damage about to be suffered. */
    harm: int({ min: 0 }),
    /** The answer that somebody proposed (FG-51.1). */
    proposal: int(),
  }),
  // ---- the campaign
  ...CAMPAIGN_FIELDS,
  // ---- story and rest
  test: record({
    trait: int({ min: -1, initial: -1 }),
    dice: int({ min: 0 }),
    hero: int({ min: -1, initial: -1 }),
    faces: list(int()),
  }),
  /** FG-46 The true place; what was told of it is a landmark, in the log. */
  place: hidden(int({ min: -1, initial: -1 })),
  steps: int({ min: 0 }),
  exploring: int({ min: -1, initial: -1 }),
  rest: record({
    id: text(),
    time: int({ min: 0 }),
    eased: list(text()),
    stallLimit: int({ min: 0 }),
    paid: flag(),
    cleansed: flag(),
  }),
  /** FG-36.9 Abilities used outside combat in this scene: hero * 256 + card. */
  campUsed: list(int({ min: 0 })),
  // ---- heroes
  heroes,
  /** FG-23.4 What lies behind the screens; shown when the action phase begins. */
  screens: perSeat(
    hidden(
      list(record({ hero: int({ min: 0 }), die: int({ min: 0 }), icon: int({ min: 0 }), rerolled: flag() })),
      'owner',
    ),
  ),
  // ---- the fight
  scene: text(),
  /** Whether a victory gives a point; whether a defeat eases the next try. */
  sceneMain: flag(),
  sceneEasing: flag(),
  sceneQuest: text(),
  round: int({ min: 0 }),
  lastRound: int({ min: 0 }),
  extraRound: flag(),
  slots: list(int({ min: 0 })),
  order: list(int({ min: 0 })),
  reactionSlot: int({ min: 0 }),
  reacted: flag(),
  /** Colours named for the next reaction, once somebody has looked (Whisper). */
  foretold: list(int({ min: 0 })),
  /** The hero whose turn it is, or -1. */
  acting: int({ min: -1, initial: -1 }),
  enemies: list(
    record({
      card: int({ min: 0 }),
      tag: text(),
      init: int({ min: 0 }),
      zone: int({ min: 0 }),
      armor: int({ min: 0 }),
      red: int({ min: 0 }),
      more: int({ min: 0 }),
      stun: flag(),
      parry: int({ min: 0 }),
      /** Gems by GEMS, then food. */
      carries: list(int({ min: 0 })),
      defends: int({ min: -1, initial: -1 }),
      guards: int({ min: -1, initial: -1 }),
      gone: flag(),
      /** Left the board instead of being defeated (FG-C2.6). */
      fled: flag(),
    }),
  ),
  objects: list(
    record({
      kind: oneOf(...OBJECTS),
      id: text(),
      zone: int({ min: 0 }),
      /** Door: the other zone; gem: its colour; fountain: cubes left; portal: where it leads, -1 unknown. */
      n: int({ min: -1 }),
      /** Open, used, lit, gone; an objective token is with `hero`. */
      done: flag(),
      hero: int({ min: -1, initial: -1 }),
      letter: text(),
    }),
  ),
  /** What the exploration tokens that are left can still hold (FG-C2.5); after a tip nobody knows what is missing (FG-50.3). */
  finds: hidden(list(text())),
  found: list(text()),
  portals: list(record({ object: int({ min: 0 }), to: list(int({ min: 0 })) })),
  objectives: list(record({ n: int({ min: 0 }), done: flag(), secondary: flag() })),
  exit: int({ min: -1, initial: -1 }),
  /** Heroes who left standing. */
  left: list(int({ min: 0 })),
  /** FG-33.9 Somebody on its feet could not get out. */
  stranded: flag(),
  boss: record({
    enemy: int({ min: -1, initial: -1 }),
    step: int({ min: 0 }),
    covered: list(int({ min: 0 })),
    exploited: flag(),
  }),
  ally: record({
    id: int({ min: -1, initial: -1 }),
    escort: int({ min: -1, initial: -1 }),
    dice: list(result),
    red: int({ min: 0 }),
    out: flag(),
  }),
  tookFountain: flag(),
  openedChests: int({ min: 0 }),
  fell: flag(),
  collected: list(int({ min: 0 })),
  verdict: oneOf('none', ...VERDICTS),
}
export type S = TreeOf<typeof STATE> & Core
export type O = TreeOf<typeof OPTIONS>
export type T = Table<S, O>
export type Hero = S['heroes'][number]
export type Foe = S['enemies'][number]
export type Thing = S['objects'][number]
export type Result = Hero['pool'][number]
/** A hero's place in the list; an enemy's; a zone's. */
export type HeroNo = number
export type FoeNo = number
export type ZoneNo = number

export const heroAt = ({ s }: T, h: HeroNo): Hero => at(s.heroes, h)
export const foeAt = ({ s }: T, foe: FoeNo): Foe => at(s.enemies, foe)
export const thingAt = ({ s }: T, i: number): Thing => at(s.objects, i)
export const screenAt = ({ s }: T, seat: Seat): S['screens'][number] => at(s.screens, seat)
export const slotOf = ({ slots }: Pick<Hero, 'slots'>, slot: number): Hero['slots'][number] => at(slots, slot)

/** Spec 3.6. Cards that have been applied lie open. */
export const ZONE_TABLE = {
  corruptionDeck: { see: 'none' },
  /** Kept beside the board of each hero. */
  corruption: { see: 'all', per: 'seat' },
  corruptionGrave: { see: 'all' },
  trapDeck: { see: 'none' },
  trapPile: { see: 'all' },
  fearDeck: { see: 'none' },
  fearPile: { see: 'all' },
  fear: { see: 'all', per: 'seat' },
} as const
export const Z = zones(ZONE_TABLE, MAX_HEROES)

/** A group decision is the leader's, or everybody's (FG-51.1). */
export const leaderOf = (t: T): Seat => t.s.beastMaster % t.seats
export const isSolo = (t: T): boolean => t.seats === 1
/** FG-7.5 */
export const isBlind = (t: T): boolean => isSolo(t) && t.options.solo === 'blind'
/** FG-7.4 */
export const isVigilant = (t: T): boolean => isSolo(t) && t.options.solo === 'vigilance'
