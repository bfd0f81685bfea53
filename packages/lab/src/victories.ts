/** What is found out about a game that its table wins or loses together: many samples, one question each. */
import { at } from '@emberhall/kernel'
import { loadGame } from '@emberhall/roster'
import { inPoints, type Result, type Swing } from './result.ts'
import { type Plan, type Progress, simulate, withCrew } from './simulate.ts'
import { difference, type Questions } from './study/index.ts'

type Options = Readonly<Record<string, unknown>>
export interface Row {
  readonly label: string
  readonly seats: number
  readonly result: Result
}
/** What taking a card out of the game does: win rate with it minus without it. */
export interface Weight {
  readonly card: string
  readonly table: string
  readonly swing: Swing
}
export interface Found {
  readonly plan: Plan
  readonly questions: Questions
  readonly modes: readonly Row[]
  readonly random: readonly Row[]
  readonly parties: readonly Row[]
  readonly foes: readonly Row[]
  readonly weights: readonly Weight[]
}
/** How much larger the sample is that all cards are compared with. */
const BASE = 4

export function victories(
  game: string,
  questions: Questions,
  plan: Plan,
  onProgress: (label: string, progress: Progress) => void = () => undefined,
): Promise<Found> {
  return withCrew(plan, Infinity, (crew) => foundBy(game, questions, { ...plan, crew }, onProgress))
}
async function foundBy(
  game: string,
  questions: Questions,
  plan: Plan,
  onProgress: (label: string, progress: Progress) => void,
): Promise<Found> {
  const module = await loadGame(game)
  const { min, max } = module.game.def.seats
  const seatCounts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const run = async (label: string, seats: number, options: Options, more: Partial<Plan> = {}): Promise<Row> => {
    const sample = { ...plan, seats, options: { ...module.quickOptions(seats), ...options }, ...more }
    const result = await simulate(game, { ...sample, onProgress: (p) => onProgress(label, p) })
    return { label, seats, result }
  }
  const weigh = async ({ label, seats, options, cards }: Questions['cards'][number]): Promise<Weight[]> => {
    const base = run(label, seats, options, { games: plan.games * BASE })
    const without = cards.map((card) => run(`${label} without ${card}`, seats, options, { without: [card] }))
    const { wins, games } = (await base).result
    const outs = await Promise.all(without)
    return outs.map(({ result: out }, i) => {
      const swing = inPoints(difference(wins, games, out.wins, out.games))
      return { card: at(cards, i), table: label, swing }
    })
  }
  // All at once: whoever plays takes one after the other, in this order.
  const [modes, random, parties, foes, weights] = await Promise.all([
    Promise.all(questions.modes.flatMap(({ label, options }) => seatCounts.map((n) => run(label, n, options)))),
    Promise.all(seatCounts.map((n) => run('random play', n, {}, { bot: 'random' }))),
    Promise.all(questions.parties.map(({ label, seats, options }) => run(label, seats, options))),
    Promise.all(questions.foes.map(({ label, without }) => run(label, 2, {}, { without }))),
    Promise.all(questions.cards.map(weigh)),
  ])
  return { plan, questions, modes, random, parties, foes, weights: weights.flat() }
}
