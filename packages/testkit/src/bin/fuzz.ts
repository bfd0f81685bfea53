/**
 * npm run fuzz -- <game> --games N --seed S [--seats K] [--check name] [--options JSON] [--decisions N] [--json]
 * npm run fuzz -- --fresh [game] [--minutes N] [--games N], with seeds nobody has seen; or --smoke, a short run with fixed ones
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { gameIds, loadGame } from '@emberhall/roster'
import { CHECK_NAMES, type CheckName, type Failure } from '../checks/checks.ts'
import { isUsable } from '../checks/configs.ts'
import { fuzz, type FuzzPlan, type FuzzReport } from '../checks/fuzz.ts'
import { commandFor } from '../checks/shrink.ts'
import { knownGame, stop } from './asked.ts'

const USAGE = `npm run fuzz -- <game> --games N --seed S [--seats K] [--check ${CHECK_NAMES.join('|')}] [--json]; --fresh [--minutes N] for new seeds of all games; or --smoke for a short run of all games`
const SMOKE_GAMES = 40
const SMOKE_MS = 12_000
const FRESH_MINUTES = 10
/** Seeds of fresh runs lie below this, and so do those of the games that follow. */
const MAX_SEED = 2 ** 31 - 1_000_000

function readArgs() {
  try {
    const text = { type: 'string' } as const
    const flag = { type: 'boolean', default: false } as const
    const options = {
      games: text,
      seed: text,
      seats: text,
      check: text,
      options: text,
      decisions: text,
      budget: text,
      minutes: text,
      json: flag,
      smoke: flag,
      fresh: flag,
    }
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return stop(`${(error as Error).message}\n${USAGE}`)
  }
}
function number(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined
  const n = Number(text)
  return Number.isSafeInteger(n) && n >= least
    ? n
    : stop(`--${name}: "${text}" is not a whole number from ${least} on.`)
}
function object(text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined) return undefined
  try {
    const value = JSON.parse(text) as unknown
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Told below, together with JSON that is no object.
  }
  return stop(`--options: "${text}" is not an object in JSON.`)
}
function readPlan(values: ReturnType<typeof readArgs>['values']): FuzzPlan {
  const { check } = values
  if (check !== undefined && !CHECK_NAMES.includes(check as CheckName))
    stop(`There is no check "${check}". There are: ${CHECK_NAMES.join(', ')}.`)
  const plan = {
    games: number('games', values.games, 1) ?? 100,
    seed: number('seed', values.seed, 0) ?? 1,
    seats: number('seats', values.seats, 1),
    check: check as CheckName | undefined,
    options: object(values.options),
    maxDecisions: number('decisions', values.decisions, 0),
    budget: number('budget', values.budget, 1),
  }
  return Object.fromEntries(Object.entries(plan).filter(([, value]) => value !== undefined)) as unknown as FuzzPlan
}

async function fuzzGame(id: string, plan: FuzzPlan): Promise<FuzzReport> {
  const subject = await loadGame(id)
  const { min, max } = subject.game.def.seats
  if (plan.seats !== undefined && (plan.seats < min || plan.seats > max))
    stop(`${id} is for ${min} to ${max} seats, not ${plan.seats}.`)
  if (plan.options !== undefined && !isUsable(subject.game, plan.options, plan.seats ?? min))
    stop(`${id} cannot be played with these options.`)
  return fuzz(subject, plan)
}
function printFailure(failure: Failure): void {
  console.error(
    `\n${failure.game}, ${failure.check}, after ${failure.decisions} decisions: ${failure.message}\n  ${commandFor(failure)}`,
  )
}

/** What is played of one game, where so many share the time. */
function planFor(values: ReturnType<typeof readArgs>['values'], sharing: number): FuzzPlan {
  if (values.smoke) return { games: SMOKE_GAMES, seed: 1, until: Date.now() + SMOKE_MS / sharing }
  if (!values.fresh) return readPlan(values)
  const minutes = number('minutes', values.minutes, 1) ?? FRESH_MINUTES
  const { games = String(Number.MAX_SAFE_INTEGER), seed } = values
  if (seed !== undefined) stop('--fresh finds a seed of its own; without it, --seed repeats one.')
  const plan = readPlan({ ...values, games, seed: String(randomInt(MAX_SEED)) })
  return { ...plan, until: Date.now() + (minutes * 60_000) / sharing }
}

const { values, positionals } = readArgs()
const isForAll = values.smoke || (values.fresh && positionals.length === 0)
const wanted = isForAll ? gameIds() : [knownGame(positionals[0] ?? stop(USAGE))]
const reports: FuzzReport[] = []
for (const id of wanted) {
  const plan = planFor(values, wanted.length)
  const report = await fuzzGame(id, plan)
  reports.push(report)
  for (const failure of report.failures) printFailure(failure)
  if (!values.json) {
    const games = values.fresh ? `${report.games} games from seed ${plan.seed}` : `${report.games} games`
    console.log(`${id}: ${games}, ${report.decisions} decisions, ${report.failures.length} failures`)
  }
}
const failures = reports.flatMap((r) => r.failures)
if (values.json) {
  const sum = (figure: (r: FuzzReport) => number) => reports.reduce((n, r) => n + figure(r), 0)
  const told = failures.map((f) => ({ ...f, command: commandFor(f) }))
  console.log(JSON.stringify({ games: sum((r) => r.games), decisions: sum((r) => r.decisions), failures: told }))
}
process.exitCode = failures.length > 0 ? 1 : 0
