/** Many games at once, on all cores or more. The same seed gives the same figures, whoever plays them. */
import { brainOf } from '@emberhall/bots'
import { BadInput, readOptions } from '@emberhall/kernel'
import { loadGame } from '@emberhall/roster'
import { type Crew, crewOf } from './crew.ts'
import { type Result, resultOf } from './result.ts'
import type { Sample } from './run.ts'
import { emptyTally, join, type Tally } from './tally.ts'

/** Games that are played in one go. Fixed, because sums of fractions depend on the order in which they are added. */
const CHUNK = 20

export interface Progress {
  readonly done: number
  readonly games: number
  readonly wins: number
}
export interface Plan extends Partial<Omit<Sample, 'seats'>> {
  readonly games: number
  readonly seats: number
  /** How many threads, where nobody is named who plays. */
  readonly workers?: number
  /** Who plays; they are not sent home afterwards. */
  readonly crew?: Crew
  readonly onProgress?: (progress: Progress) => void
}

/** @example await simulate('vale', { games: 500, seats: 2, bot: 'heuristic', seed: 1 }) */
export async function simulate(game: string, plan: Plan): Promise<Result> {
  const { games, seats, bot = 'heuristic', options = {}, seed = 1, without } = plan
  const sample: Sample = { seats, bot, options, seed, ...(without === undefined ? {} : { without }) }
  const module = await loadGame(game)
  if (!Number.isSafeInteger(games) || games < 1) throw new BadInput(`${games} games cannot be played`)
  brainOf(module, bot)
  readOptions(module.game, options, seats)

  const sofar = { done: 0, games, wins: 0 }
  const content = module.game.contentHash
  const tallies = await withCrew(plan, Math.ceil(games / CHUNK), (crew) => {
    const stretch = async (_: unknown, chunk: number): Promise<Tally> => {
      const [from, to] = [chunk * CHUNK, Math.min(games, (chunk + 1) * CHUNK)]
      const tally = (await crew.do({ game, content, task: { kind: 'games', sample, from, to } })) as Tally
      sofar.done += tally.games
      sofar.wins += tally.wins
      plan.onProgress?.({ ...sofar })
      return tally
    }
    return Promise.all(Array.from({ length: Math.ceil(games / CHUNK) }, stretch))
  })
  const total = emptyTally()
  for (const tally of tallies) join(total, tally)
  return resultOf(module, { ...sample, games }, total)
}
/** Those who were named, or as many threads as there are pieces to play. */
export async function withCrew<Found>(
  { crew, workers }: Pick<Plan, 'crew' | 'workers'>,
  pieces: number,
  play: (crew: Crew) => Promise<Found>,
): Promise<Found> {
  if (crew !== undefined) return play(crew)
  const own = crewOf(pieces <= 1 ? 1 : workers)
  try {
    return await play(own)
  } finally {
    await own.end()
  }
}
