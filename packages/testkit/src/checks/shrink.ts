/** Makes a failing run small: plainer options, fewer seats, fewer decisions; and says how to run it again. */
import type { Core } from '@emberhall/kernel'
import { type Failure, runCheck } from './checks.ts'
import { isUsable, type Subject } from './configs.ts'
import type { Run } from './walk.ts'

const OTHER_SEEDS = 40
const TIME = 4000

export function shrink<S extends Core, O>(subject: Subject<S, O>, failure: Failure, now = () => Date.now()): Failure {
  const { game } = subject
  const until = now() + TIME
  let best = failure
  const attempt = (change: Partial<Run>): boolean => {
    const run = { ...best.run, ...change }
    if (now() > until || !isUsable(game, run.options, run.seats)) return false
    const found = runCheck(game, best.check, run)
    if (found === null) return false
    best = found
    return true
  }
  for (let seats = game.def.seats.min; seats < best.run.seats; seats++) {
    const quick = subject.quickOptions?.(seats) ?? {}
    if (attempt({ seats, options: quick }) || attempt({ seats, options: { ...best.run.options, ...quick } })) break
  }
  const plain = subject.quickOptions?.(best.run.seats) ?? {}
  for (const key of Object.keys(best.run.options)) {
    const { [key]: value, ...rest } = best.run.options
    if (JSON.stringify(value) !== JSON.stringify(plain[key]))
      attempt({ options: key in plain ? { ...rest, [key]: plain[key] } : rest })
  }
  for (let seed = 1; seed <= OTHER_SEEDS && best.decisions > 0; seed++)
    attempt({ seed, maxDecisions: best.decisions - 1 })
  // What shows at a question needs that question to be reached.
  const { decisions } = best
  if (!attempt({ maxDecisions: decisions })) attempt({ maxDecisions: decisions + 1 })
  return best
}

/** One line that runs a failure again. */
export function commandFor({ game, check, run }: Failure): string {
  const words = [`npm run fuzz -- ${game} --games 1 --seed ${run.seed} --seats ${run.seats} --check ${check}`]
  words.push(`--options '${JSON.stringify(run.options)}'`)
  if (run.maxDecisions !== undefined) words.push(`--decisions ${run.maxDecisions}`)
  if (run.budget !== undefined) words.push(`--budget ${run.budget}`)
  return words.join(' ')
}
