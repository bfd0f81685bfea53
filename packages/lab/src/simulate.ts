/** Many games at once, on all cores. The same seed gives the same figures, whatever the number of threads. */
import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { brainOf } from '@emberhall/bots'
import { BadInput, readOptions } from '@emberhall/kernel'
import { loadGame } from '@emberhall/roster'
import { type Result, resultOf } from './result.ts'
import { playGames, type Sample } from './run.ts'
import { emptyTally, join, type Tally } from './tally.ts'
import type { Stretch, Told } from './worker.ts'

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
  readonly workers?: number
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

  const chunks = Math.ceil(games / CHUNK)
  const tallies: Tally[] = []
  const sofar = { done: 0, games, wins: 0 }
  const keep = (chunk: number, tally: Tally): void => {
    tallies[chunk] = tally
    sofar.done += tally.games
    sofar.wins += tally.wins
    plan.onProgress?.({ ...sofar })
  }
  const stretch = (chunk: number): Stretch => {
    return { chunk, from: chunk * CHUNK, to: Math.min(games, (chunk + 1) * CHUNK) }
  }
  const workers = Math.min(chunks, plan.workers ?? availableParallelism())
  if (workers <= 1) {
    for (let chunk = 0; chunk < chunks; chunk++) {
      const { from, to } = stretch(chunk)
      keep(chunk, await playGames(module, sample, from, to))
      await setImmediate()
    }
  } else await onThreads({ game, content: module.game.contentHash, sample }, workers, chunks, stretch, keep)

  const total = emptyTally()
  for (const tally of tallies) join(total, tally)
  return resultOf(module, { ...sample, games }, total)
}

/** Hands out stretches until there are none left; the first failure ends all. */
async function onThreads(
  workerData: { game: string; content: string; sample: Sample },
  workers: number,
  chunks: number,
  stretch: (chunk: number) => Stretch,
  keep: (chunk: number, tally: Tally) => void,
): Promise<void> {
  let next = 0
  const threads: Worker[] = []
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData })
      threads.push(thread)
      const hand = (): void => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        if (next < chunks) thread.postMessage(stretch(next++))
        else resolve()
      }
      thread.on('error', reject)
      thread.on('message', (told: Told) => {
        if ('failure' in told) return reject(told.failure)
        keep(told.chunk, told.tally)
        hand()
      })
      hand()
    })
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}
