/** Many random games against the checks. */
import { at, type Core } from '@emberhall/kernel'
import { CHECK_NAMES, type CheckName, type Failure, runCheck } from './checks.ts'
import { type Config, configFor, configsOf, type Subject } from './configs.ts'
import { shrink } from './shrink.ts'
import type { Run } from './walk.ts'

export interface FuzzPlan extends Partial<Run> {
  readonly games: number
  readonly seed: number
  /** Default: all of them. */
  readonly check?: CheckName
  /** Stop at this moment, in milliseconds of the clock. */
  readonly until?: number
}
export interface FuzzReport {
  readonly games: number
  /** Decisions of the games as such; each check plays them again. */
  readonly decisions: number
  readonly failures: readonly Failure[]
}
/** Further failures seldom tell more. */
const MOST_FAILURES = 5

/** Game `i` is the one of seed `seed + i`; its seats and options follow from that seed unless they are given. */
export function fuzz<S extends Core, O>(subject: Subject<S, O>, plan: FuzzPlan): FuzzReport {
  const { games, seed, check, until = Number.POSITIVE_INFINITY, seats, options, maxDecisions, budget } = plan
  const configs = configsOf(subject, seats)
  const checks = check === undefined ? CHECK_NAMES : [check]
  const limits = { ...(maxDecisions !== undefined && { maxDecisions }), ...(budget !== undefined && { budget }) }
  const failures: Failure[] = []
  let [played, decisions] = [0, 0]
  while (played < games && failures.length < MOST_FAILURES && Date.now() < until) {
    const config: Config = { ...configFor(configs, seed + played), ...(options !== undefined && { options }) }
    const run = { seed: seed + played, ...config, ...limits, brain: subject.brains?.heuristic }
    const tallies = checks.map((name) => {
      const tally = { decisions: 0 }
      const failure = runCheck(subject.game, name, run, tally)
      if (failure !== null) failures.push(maxDecisions === undefined ? shrink(subject, failure) : failure)
      return tally.decisions
    })
    decisions += at(tallies, 0)
    played++
  }
  const isFirst = (failure: Failure, i: number) => failures.findIndex((f) => isSame(f, failure)) === i
  return { games: played, decisions, failures: failures.filter(isFirst) }
}
const isSame = (a: Failure, b: Failure): boolean => a.check === b.check && a.message === b.message
