/** A hero at the table, and what it holds. */
import { flag, int, list, oneOf, record } from '@emberhall/kernel'
import { STANCES } from './campaign-shape.ts'

export const heldItem = record({
  item: int({ min: -1, initial: -1 }),
  up: flag(),
  stage: int({ min: 0, max: 1 }),
  cubes: int({ min: 0 }),
})
/** A result: what it shows, the die it came from (-1: a card), whether it is kept beyond its owner's turn. */
export const result = record({ icon: int({ min: 0 }), die: int({ min: -1 }), kept: flag() })

export const HERO_SHAPE = {
  id: int({ min: 0 }),
  seat: int({ min: 0 }),
  health: int({ min: 0 }),
  healthSpent: int({ min: 0 }),
  healthAside: int({ min: 0 }),
  energy: int({ min: 0 }),
  energySpent: int({ min: 0 }),
  moreHealth: int({ min: 0 }),
  moreEnergy: int({ min: 0 }),
  stun: flag(),
  down: flag(),
  /** FG-36.12 Felled by a corruption card: out for the scene. */
  out: flag(),
  dice: list(int({ min: 0 })),
  skills: list(int({ min: 0 })),
  active: list(int({ min: 0 })),
  traits: list(int({ min: 0 })),
  slots: list(heldItem),
  drum: int({ min: 0, max: 3 }),
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
