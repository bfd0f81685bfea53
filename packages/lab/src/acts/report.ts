/** Whole acts and single fights of Fateforge for every number of players, and the page about them. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { CONTENT } from '@emberhall/fateforge'
import type { Plan, Progress } from '../simulate.ts'
import { type ActLine, actsPage } from './page.ts'
import { type ActTable, type ActTally, emptyActs, joinActs, playActs } from './play.ts'

/** Acts that are played in one go. */
const STRETCH = 25
const RANDOM_FIGHTS = 200
const PARTIES = [
  { label: '1 player (two heroes)', seats: 1 },
  { label: '2 players', seats: 2 },
  { label: '3 players', seats: 3 },
  { label: '4 players', seats: 4 },
]
type OnProgress = (label: string, progress: Progress) => void

export async function actsReport(plan: Plan, onProgress: OnProgress): Promise<string> {
  const { games, seed = 1, bot = 'heuristic', workers = availableParallelism() } = plan
  const random = await linesOf(randomTables(Math.min(RANDOM_FIGHTS, games), seed), workers, onProgress)
  const acts = await linesOf(actTables(games, seed, bot), workers, onProgress)
  const command = `npx emberhall simulate fateforge --report --games ${games} --seed ${seed} --bot ${bot}`
  return actsPage({ command, bot, acts, random })
}
function actTables(acts: number, seed: number, bot: string): ActTable[] {
  return PARTIES.flatMap(({ label, seats }) =>
    Array.from({ length: Math.ceil(acts / STRETCH) }, (_, i) => ({
      label,
      seats,
      from: i * STRETCH,
      to: Math.min(acts, (i + 1) * STRETCH),
      seed,
      bot,
      options: { until: 'end' },
    })),
  )
}
function randomTables(fights: number, seed: number): ActTable[] {
  return PARTIES.flatMap(({ label, seats }) =>
    CONTENT.scenes.map(({ id }) => ({
      label,
      seats,
      from: 0,
      to: fights,
      seed,
      bot: 'random',
      options: { play: 'training', training: id },
    })),
  )
}
async function linesOf(tables: readonly ActTable[], workers: number, onProgress: OnProgress): Promise<ActLine[]> {
  const found: ActTally[] = []
  const games = tables.reduce((sum, { from, to }) => sum + to - from, 0)
  const sofar = { done: 0, games, wins: 0 }
  let next = 0
  const work = async (): Promise<void> => {
    while (next < tables.length) {
      const at = next++
      const tally = await (workers <= 1 ? playActs(tables[at]!) : onThread(tables[at]!))
      found[at] = tally
      sofar.done += tally.acts
      sofar.wins += Object.values(tally.fights).filter(({ won, fought }) => won === fought).length
      onProgress(tables[at]!.label, { ...sofar })
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, workers) }, work))
  return PARTIES.map(({ label }) => {
    const sum = emptyActs()
    tables.forEach((table, i) => table.label === label && joinActs(sum, found[i]!))
    return { label, found: sum }
  })
}
function onThread(table: ActTable): Promise<ActTally> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: table })
    thread.on('message', resolve)
    thread.on('error', reject)
  })
}
