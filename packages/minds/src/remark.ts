/** What somebody who looks ahead says about an answer that mattered. */
import type { Seat, Why } from '@emberhall/kernel'
import type { GameModule, Known } from '@emberhall/speech'
import type { Thought } from './think.ts'

export interface Remark {
  /** How many questions there had been: lines of the log from here on came of the answer. */
  readonly at: number
  readonly seat: Seat
  /** In the game's words; never empty. */
  readonly why: readonly Why[]
  /** The chance to win with the answer, and with the best of the others. */
  readonly chance: number
  readonly otherwise: number
}
/** Worth a word: so much better than what a plain player would have done, or than everything else. */
const FOUND = 0.03
const CLEAR = 0.1

/**
 * Null where it did not matter, where the game has no words for it, and among rivals, who keep their thoughts to themselves. Whoever passes it on
 * sees to it that nobody reads it from whom the seat hides anything.
 */
export function remarkOn(
  module: Pick<GameModule, 'reasons' | 'rivals'>,
  known: Known,
  { answer, weighed, gain }: Thought,
  at: number,
): Remark | null {
  const { seat, seats } = known
  const [chosen, ...others] = weighed
  if (module.rivals?.(seats) === true || chosen === undefined || others.length === 0) return null
  // What was dropped early was tried in few worlds, and says little.
  const tried = others.filter(({ rollouts }) => rollouts * 2 >= chosen.rollouts)
  const otherwise = Math.max(...(tried.length > 0 ? tried : others).map(({ chance }) => chance))
  if (gain < FOUND && chosen.chance - otherwise < CLEAR) return null
  const why = module.reasons?.(known, answer) ?? []
  return why.length === 0 ? null : { at, seat, why, chance: chosen.chance, otherwise }
}
