/** What a table is set up with, and whether it can be. */
import type { Fate } from './fate.ts'
import type { Core, Game } from './game.ts'
import { initialTree, problemsOfTree } from './schema.ts'
import { BadInput } from './why.ts'

export interface Setup {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed?: number
  /** false: nobody reads reasons or log lines. */
  readonly watched?: boolean
  /** false: a playout that keeps no record and cannot go back. */
  readonly record?: boolean
  /** People roll real dice and type the result. */
  readonly ownDice?: boolean
}
/** What a save brings back besides the record. */
export interface Resumed extends Pick<Setup, 'seats' | 'ownDice'> {
  readonly fate: Fate
  readonly generation: number
}

/** The options of a table, complete and checked. Throws BadInput with one problem a line. */
export function readOptions<S extends Core, O>(
  game: Game<S, O>,
  raw: Readonly<Record<string, unknown>>,
  seats: number,
): O {
  const { def } = game
  if (!Number.isInteger(seats) || seats < def.seats.min || seats > def.seats.max) {
    throw new BadInput(`${def.id} is for ${def.seats.min} to ${def.seats.max} seats, not ${seats}`)
  }
  const options = { ...initialTree(def.options, seats, 0), ...raw }
  const problems = problemsOfTree(def.options, options, '', seats, 0)
  const reasons = problems.length === 0 ? (def.checkOptions?.(options, seats) ?? []) : []
  problems.push(...reasons.map((w) => `${w.code} (${w.rule}) ${w.params ? JSON.stringify(w.params) : ''}`.trim()))
  if (problems.length > 0) throw new BadInput(`${def.id}: these options cannot be used`, problems)
  return options as O
}
