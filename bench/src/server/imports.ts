/** npm run bench:imports -- [--seconds 20]: how long others wait for their answers while games are brought from elsewhere. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fateforge } from '@emberhall/fateforge'
import { type Game, hashText, Match, type SaveFile, save } from '@emberhall/kernel'
import { LIMITS, OWN_HEADER } from '@emberhall/server/protocol'
import { seedChoices } from '../choices.ts'
import { quantile } from '../measure.ts'
import { playOn } from '../playouts.ts'
import { arrive, seatingAt } from './players.ts'

const { values: flags } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } })
const WINDOW_MS = Number(flags.seconds) * 1000
const PORT = 21_399
const TABLES = 20
/** Answers a second, of all tables together. */
const PACE = 100
const IMPORTERS = 3

// ---------------------------------------------------------------- what is brought

const game = fateforge.game as unknown as Game
const SEATS = 2
function played(seed: number): SaveFile {
  seedChoices(seed)
  const match = Match.start(game, { seats: SEATS, seed, options: { play: 'campaign', until: 'end' } })
  playOn(match)
  return save(match)
}
/** Changed by hand, with a sum that fits again. */
function forged(file: SaveFile, changes: Partial<Record<keyof SaveFile, unknown>>): object {
  const { sum: _, ...body } = { ...file, ...changes }
  return { ...body, sum: hashText(JSON.stringify(body)) }
}
const [whole] = [1, 2, 3, 4, 5, 6].map(played).toSorted((a, b) => b.history.length - a.history.length) as [SaveFile]
const words = (word: (i: number) => unknown, n: number) => Array.from({ length: n }, (_, i) => word(i))
const BROUGHT: readonly (readonly [string, object])[] = [
  [`a whole act, ${whole.history.length + whole.tail.length} words`, whole],
  ['a history of numbers', forged(whole, { history: words((i) => i, LIMITS.words - 1) })],
  ['kinds of chance made up', forged(whole, { history: words((i) => `!made up ${i}=1`, LIMITS.words - 1), tail: [] })],
  [
    'a megabyte of fields',
    forged(whole, Object.fromEntries(words((i) => [`field ${i}`, i], 40_000) as [string, number][])),
  ],
]

// ---------------------------------------------------------------- people

const folder = mkdtempSync(join(tmpdir(), 'emberhall-bench-'))
const host = fork(fileURLToPath(new URL('./host.ts', import.meta.url)), ['emberhall', String(PORT), folder], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
await once(host, 'message')
const url = `http://127.0.0.1:${PORT}`
const seat = seatingAt(url)
const tables = await Promise.all(Array.from({ length: TABLES }, () => seat()))
const hours = { areOpen: true, bring: false }
let latencies: number[] = []
const players = tables.map(async (table) => {
  while (hours.areOpen) {
    await sleep(-Math.log(1 - Math.random()) * (TABLES / PACE) * 1000)
    const asked = performance.now()
    await table.answer()
    latencies.push(performance.now() - asked)
  }
})
const brought = new Map<string, { readonly ms: readonly number[]; readonly status: number }>()
async function bring(cookie: string, name: string, file: object): Promise<void> {
  const body = JSON.stringify({ save: file, seats: Array.from({ length: SEATS }, () => ({ kind: 'me' })) })
  const headers = { cookie, 'content-type': 'application/json', [OWN_HEADER]: 'bench' }
  const asked = performance.now()
  const answer = await fetch(`${url}/api/tables/import`, { method: 'POST', headers, body })
  await answer.text()
  const ms = [...(brought.get(name)?.ms ?? []), performance.now() - asked]
  brought.set(name, { ms, status: answer.status })
}
async function bringOn(first: number): Promise<void> {
  const cookie = await arrive(url)
  for (let i = first; hours.areOpen; i++) {
    if (hours.bring) await bring(cookie, ...BROUGHT[i % BROUGHT.length]!)
    else await sleep(50)
  }
}
const importers = Array.from({ length: IMPORTERS }, (_, i) => bringOn(i))

// ---------------------------------------------------------------- figures

async function measured(): Promise<string> {
  latencies = []
  await sleep(WINDOW_MS)
  const [p50, p99, most] = [0.5, 0.99, 1].map((q) => quantile(latencies, q).toFixed(1))
  return `${latencies.length} answers, p50 ${p50} ms, p99 ${p99} ms, slowest ${most} ms`
}
await sleep(3000)
console.log(`nobody brings anything    ${await measured()}`)
hours.bring = true
await sleep(3000)
console.log(`${IMPORTERS} people bring games     ${await measured()}`)
for (const [name, { ms, status }] of brought)
  console.log(`  ${name}: ${ms.length} times, answered ${status} after ${quantile(ms, 0.5).toFixed(0)} ms`)
hours.areOpen = false
await Promise.all([...players, ...importers])
host.kill('SIGTERM')
await once(host, 'exit')
rmSync(folder, { recursive: true, force: true })
process.exit(0)
