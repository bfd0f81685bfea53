/** The checks that hold for every game, by name. */
import type { Core, Game } from '@emberhall/kernel'
import { correct } from './correct.ts'
import { hostile } from './hostile.ts'
import { fork, saveLoad, undo } from './keep.ts'
import { leak } from './leak.ts'
import { conserve, play } from './play.ts'
import type { Run } from './walk.ts'

const CHECKS = { play, conserve, save: saveLoad, fork, undo, correct, leak, hostile } satisfies Record<
  string,
  <S extends Core, O>(game: Game<S, O>, run: Run, tally: { decisions: number }) => void
>
export type CheckName = keyof typeof CHECKS
export const CHECK_NAMES = Object.keys(CHECKS) as CheckName[]

export interface Failure {
  readonly game: string
  readonly check: CheckName
  readonly run: Run
  /** How many decisions had been taken when it showed. */
  readonly decisions: number
  readonly message: string
}

/** Runs one check over one game. `tally` counts the decisions taken. */
export function runCheck<S extends Core, O>(
  game: Game<S, O>,
  check: CheckName,
  run: Run,
  tally: { decisions: number } = { decisions: 0 },
): Failure | null {
  try {
    CHECKS[check](game, run, tally)
    return null
  } catch (error) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return { game: game.id, check, run, decisions: tally.decisions, message }
  }
}
