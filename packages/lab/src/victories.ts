/** What is found out about a game that its table wins or loses together: many samples, one question each. */
import { loadGame } from '@emberhall/roster'
import { inPoints, type Result, type Swing } from './result.ts'
import { type Plan, type Progress, simulate } from './simulate.ts'
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

export async function victories(
  game: string,
  questions: Questions,
  plan: Plan,
  onProgress: (label: string, progress: Progress) => void = () => undefined,
): Promise<Found> {
  const module = await loadGame(game)
  const { min, max } = module.game.def.seats
  const seatCounts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const run = async (label: string, seats: number, options: Options, more: Partial<Plan> = {}): Promise<Row> => {
    const sample = { ...plan, seats, options: { ...module.quickOptions(seats), ...options }, ...more }
    const result = await simulate(game, { ...sample, onProgress: (p) => onProgress(label, p) })
    return { label, seats, result }
  }
  const modes: Row[] = []
  for (const { label, options } of questions.modes)
    for (const seats of seatCounts) modes.push(await run(label, seats, options))
  const random: Row[] = []
  for (const seats of seatCounts) random.push(await run('random play', seats, {}, { bot: 'random' }))
  const parties: Row[] = []
  for (const { label, seats, options } of questions.parties) parties.push(await run(label, seats, options))
  const foes: Row[] = []
  for (const { label, without } of questions.foes) foes.push(await run(label, 2, {}, { without }))
  const weights: Weight[] = []
  for (const table of questions.cards) {
    const { label, seats, options } = table
    const base = (await run(label, seats, options, { games: plan.games * BASE })).result
    for (const card of table.cards) {
      const out = (await run(`${label} without ${card}`, seats, options, { without: [card] })).result
      weights.push({ card, table: label, swing: inPoints(difference(base.wins, base.games, out.wins, out.games)) })
    }
  }
  return { plan, questions, modes, random, parties, foes, weights }
}
