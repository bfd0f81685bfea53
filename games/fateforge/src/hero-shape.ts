/** A hero, in a campaign and at the table, and what it holds. */
import { keptOnly, laidOnly, listOf, named, namedOrNone, recordOf } from '@emberhall/campaign'
import { flag, int, list, oneOf, record, text } from '@emberhall/kernel'
import { STANCES } from './parts.ts'

const HELD_PARTS = {
  item: namedOrNone('cards'),
  ...laidOnly({ up: flag() }),
  /** 0: full; 1: half used (FG-15.11). */
  stage: int({ min: 0, max: 1 }),
  /** Armor cubes (FG-17.1). */
  cubes: int({ min: 0 }),
}
export const HELD = recordOf(HELD_PARTS)
/** A result: what it shows, the die it came from (-1: a card), whether it is kept beyond its owner's turn. */
export const result = record({ icon: int({ min: 0 }), die: int({ min: -1 }), kept: flag() })

/** Of no concern once the scene is over. */
const IN_A_SCENE = {
  stealth: flag(),
  stance: oneOf(...STANCES),
  // in a fight
  zone: int({ min: -1, initial: -1 }),
  parry: int({ min: 0 }),
  /** Dice chosen this round, by kind (FG-50.1). */
  chosen: list(int({ min: 0 })),
  rolledDice: flag(),
  confirmed: flag(),
  energyReroll: flag(),
  triple: flag(),
  sprint: flag(),
  stanceTurned: flag(),
  extraDice: int({ min: 0 }),
  feared: flag(),
  /** Has no turn this round (FG-36.6). */
  idle: flag(),
  played: flag(),
  pool: list(result),
  actions: list(
    record({ kind: int({ min: 0 }), extra: int({ min: 0 }), reach: int({ min: 0 }), stun: flag(), free: flag() }),
  ),
  /** Cards used this round, and single-use ones used this scene. */
  used: list(int({ min: 0 })),
  spent: list(int({ min: 0 })),
  energyMove: flag(),
  allyUsed: flag(),
  hardened: flag(),
  struck: flag(),
  mark: int({ min: -1, initial: -1 }),
  markExtra: int({ min: 0 }),
  reachStrike: int({ min: 0 }),
  reachShoot: int({ min: 0 }),
  smoke: flag(),
  taunt: flag(),
}
export const HERO = {
  ...keptOnly({ hero: text() }),
  ...laidOnly({ id: int({ min: 0 }), seat: int({ min: 0 }) }),
  health: int({ min: 0 }),
  healthSpent: int({ min: 0 }),
  healthAside: int({ min: 0 }),
  energy: int({ min: 0 }),
  energySpent: int({ min: 0 }),
  /** Greater maximum won as a reward (FG-C6.1). */
  moreHealth: int({ min: 0 }),
  moreEnergy: int({ min: 0 }),
  stun: flag(),
  down: flag(),
  ...laidOnly({
    /** FG-36.12 Felled by a corruption card: out for the scene. */
    out: flag(),
  }),
  /** Dice won (FG-C6.1). */
  dice: listOf(named('dice')),
  skills: listOf(named('cards')),
  active: listOf(named('cards')),
  traits: listOf(named('traits')),
  slots: listOf(HELD),
  /** At the table they lie in a zone. */
  ...keptOnly({ corruption: list(text()) }),
  drum: int({ min: 0, max: 3 }),
  ...laidOnly(IN_A_SCENE),
}
