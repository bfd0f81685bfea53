/** node packages/lab/src/main.ts <games> <seed>: writes docs/balance/forgeflame.md, two tables at a time. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { ADVENTURERS, CONTENT, forgeflame } from '@emberhall/forgeflame'
import type { GameModule } from '@emberhall/kernel'
import { contest, type Table, type Tallied } from './contest.ts'
import { contestPage, type Line } from './contestPage.ts'

const GAME = 'forgeflame'
const FILE = `docs/balance/${GAME}.md`
const NOTES = '## What was changed, and why'
const THREADS = 2
const RANDOM_GAMES = 100
/** FF-25.25 Where the bands of a lone player's score begin. */
const BANDS = [0, 40, 60, 70, 80, 90, 100]

function tablesFor(games: number, seed: number): Table[] {
  const table = (label: string, seats: number, options: Table['options'], n = games, bots = ['heuristic']): Table => ({
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
    table('against random play', 2, draft, RANDOM_GAMES, ['heuristic', 'random']),
  ]
}
/** What people have written below the figures stays. */
function notes(): string {
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  const from = old.indexOf(NOTES)
  return from < 0 ? '' : `\n${old.slice(from)}`
}
function played(table: Table): Promise<Tallied> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: table })
    thread.on('message', resolve)
    thread.on('error', reject)
  })
}
async function report(games: number, seed: number): Promise<void> {
  const waiting = tablesFor(games, seed)
  const lines = new Map<string, Line>()
  const work = async (): Promise<void> => {
    for (let table = waiting.shift(); table !== undefined; table = waiting.shift()) {
      lines.set(table.label, { table, found: await played(table) })
      process.stderr.write(`${table.label}: ${table.games} games\n`)
    }
  }
  await Promise.all(Array.from({ length: THREADS }, work))
  const line = (label: string): Line => lines.get(label)!
  const page = contestPage(forgeflame as unknown as GameModule, {
    command: `node packages/lab/src/main.ts ${games} ${seed}`,
    tables: ['2 players', '3 players', '2 against 2', '2 players, all thirteen'].map(line),
    lots: ['2 players by lot', '2 players by lot, all thirteen'].map(line),
    alone: line('alone'),
    random: line('against random play'),
    members: ADVENTURERS.map((id) => CONTENT.adventurers.find((adv) => adv.id === id)!.name.en),
    idle: forgeflame.game.printed.filter(({ kind }) => kind === 'objective').map(({ key }) => key),
    bands: BANDS,
  })
  writeFileSync(FILE, `${page}${notes()}`)
}

if (isMainThread) await report(Number(process.argv[2] ?? 2000), Number(process.argv[3] ?? 1))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
else parentPort!.postMessage(await contest(GAME, workerData as Table))
