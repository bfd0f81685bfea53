/** Shorthands in which cards are written. */
import type { Effect, Skill, TestEffect } from '../types.ts'

interface Outcome {
  readonly pass?: readonly Effect[]
  readonly fail?: readonly Effect[]
}
/** A skill test (SB-12.2): who, against what, and what comes of it. */
export const test = (who: TestEffect['who'], skill: Skill, target: number, outcome: Outcome): TestEffect => ({
  do: 'test',
  who,
  skill,
  target,
  ...outcome,
})

/** An ambush or attack by the Threat deck of the posse. */
export const threatOfPosse = (mode: 'standard' | 'ambush' | 'finale'): Effect => ({
  do: 'attack',
  mode,
  enemies: { threat: 'posse' },
})
