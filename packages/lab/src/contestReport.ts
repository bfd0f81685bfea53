/** Contests of Forgeflame at every table, and the page about them. */
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { ADVENTURERS, CONTENT, forgeflame } from '@emberhall/forgeflame'
import type { GameModule } from '@emberhall/speech'
import { contest, type Table, type Tallied } from './contest.ts'
import { contestPage, type Line } from './contestPage.ts'
import type { Plan, Progress } from './simulate.ts'

const GAME = 'forgeflame'
const RANDOM_GAMES = 100
/** FF-25.25 Where the bands of a lone player's score begin. */
const BANDS = [0, 40, 60, 70, 80, 90, 100]

function tablesFor(games: number, seed: number, bot: string): Table[] {
  const table = (label: string, seats: number, options: Table['options'], n = games, bots = [bot]): Table => ({
    label,
    seats,
    games: n,
    seed,
    options,
    bots,
  })
  const draft = { recruitment: 'draft' }
  const lot = { recruitment: 'random' }
  const everybody = { extra: true, expansion: true }
  return [
    table('3 players', 3, draft),
    table('2 against 2', 4, draft),
    table('2 players', 2, draft),
    table('2 players, all thirteen', 2, { ...draft, ...everybody }),
    table('2 players by lot', 2, lot),
    table('2 players by lot, all thirteen', 2, { ...lot, ...everybody }),
    table('alone', 1, draft),
    table('against random play', 2, draft, Math.min(RANDOM_GAMES, games), [bot, 'random']),
  ]
}
function onThread(table: Table): Promise<Tallied> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./contestWorker.ts', import.meta.url), { workerData: table })
    thread.on('message', resolve)
    thread.on('error', reject)
  })
}
export async function contestReport(
  plan: Plan,
  onProgress: (label: string, progress: Progress) => void,
): Promise<string> {
  const { games, seed = 1, bot = 'heuristic', workers = availableParallelism() } = plan
  const waiting = tablesFor(games, seed, bot)
  const all = waiting.reduce((sum, table) => sum + table.games, 0)
  const lines = new Map<string, Line>()
  let done = 0
  const work = async (): Promise<void> => {
    for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) {
      lines.set(table.label, { table, found: await (workers <= 1 ? contest(GAME, table) : onThread(table)) })
      done += table.games
      onProgress(table.label, { done, games: all, wins: 0 })
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, workers) }, work))
  const line = (label: string): Line => lines.get(label)!
  return contestPage(forgeflame as unknown as GameModule, {
    command: `npx emberhall simulate ${GAME} --report --games ${games} --seed ${seed} --bot ${bot}`,
    tables: ['2 players', '3 players', '2 against 2', '2 players, all thirteen'].map(line),
    lots: ['2 players by lot', '2 players by lot, all thirteen'].map(line),
    alone: line('alone'),
    random: line('against random play'),
    members: ADVENTURERS.map((id) => CONTENT.adventurers.find((adv) => adv.id === id)!.name.en),
    idle: forgeflame.game.printed.filter(({ kind }) => kind === 'objective').map(({ key }) => key),
    bands: BANDS,
  })
}
