/** Shorthands in which heroes are written. */
import type { Ability, Growth, Trait } from '../types.ts'

/** Health, Sanity, a skill, Initiative: a line of the growth table, or several to choose from. */
export const grows = (by: number, ...stats: readonly Growth['stat'][]): readonly Growth[] =>
  stats.map((stat) => ({ stat, by }))

/** Something that may be done in one's own activation, so often. */
export const mayDo = (limit: NonNullable<Ability['limit']>, ...does: Ability['do']): Trait => ({
  on: 'yourActivation',
  limit,
  may: true,
  do: does,
})
