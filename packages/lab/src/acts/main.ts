/** node packages/lab/src/acts/main.ts <acts> <seed>: writes docs/balance/fateforge.md, two stretches of acts at a time. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { CONTENT } from '@emberhall/fateforge'
import { type ActLine, actsPage } from './page.ts'
import { type ActTable, type ActTally, emptyActs, joinActs, playActs } from './play.ts'

const FILE = 'docs/balance/fateforge.md'
const NOTES = '## What was changed, and why'
const THREADS = 2
const STRETCH = 25
const RANDOM_FIGHTS = 200
const PARTIES = [
  { label: '1 player (two heroes)', seats: 1 },
  { label: '2 players', seats: 2 },
  { label: '3 players', seats: 3 },
  { label: '4 players', seats: 4 },
]

function actTables(acts: number, seed: number): ActTable[] {
  return PARTIES.flatMap(({ label, seats }) =>
    Array.from({ length: Math.ceil(acts / STRETCH) }, (_, i) => ({
      label,
      seats,
      from: i * STRETCH,
      to: Math.min(acts, (i + 1) * STRETCH),
      seed,
      bot: 'heuristic',
      options: { until: 'end' },
    })),
  )
}
function randomTables(seed: number): ActTable[] {
  return PARTIES.flatMap(({ label, seats }) =>
    CONTENT.scenes.map(({ id }) => ({
      label,
      seats,
      from: 0,
      to: RANDOM_FIGHTS,
      seed,
      bot: 'random',
      options: { play: 'training', training: id },
    })),
  )
}
function played(table: ActTable): Promise<ActTally> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: table })
    thread.on('message', resolve)
    thread.on('error', reject)
  })
}
async function linesOf(tables: readonly ActTable[]): Promise<ActLine[]> {
  const found: ActTally[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < tables.length) {
      const at = next++
      found[at] = await played(tables[at]!)
      process.stderr.write(`${at + 1} of ${tables.length}: ${tables[at]!.label}\n`)
    }
  }
  await Promise.all(Array.from({ length: THREADS }, work))
  return PARTIES.map(({ label }) => {
    const sum = emptyActs()
    tables.forEach((table, i) => table.label === label && joinActs(sum, found[i]!))
    return { label, found: sum }
  })
}
/** What people have written below the figures stays. */
function notes(): string {
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
  const from = old.indexOf(NOTES)
  return from < 0 ? '' : `\n${old.slice(from)}`
}
async function report(acts: number, seed: number): Promise<void> {
  const random = await linesOf(randomTables(seed))
  const lines = await linesOf(actTables(acts, seed))
  const page = actsPage({ command: `node packages/lab/src/acts/main.ts ${acts} ${seed}`, acts: lines, random })
  writeFileSync(FILE, `${page}${notes()}`)
}

if (isMainThread) await report(Number(process.argv[2] ?? 500), Number(process.argv[3] ?? 1))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
else parentPort!.postMessage(playActs(workerData as ActTable))
