/** npm run bench:server -- [--quick] [--json]: answers a second with the answer on disk, beside boardgame.io's server. */
import { found } from '@emberhall/kernel'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { median } from '../measure.ts'
import { KINDS, type Kind } from './kinds.ts'
import type { Job, LoadReport } from './load.ts'

const { values: flags } = parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' } } })
const SIZES = flags.quick === true ? [50, 200] : [200, 1000]
const LONG = { tables: flags.quick === true ? 4 : 8, answers: flags.quick === true ? 1000 : 5000 }
const CELL_MS = 240_000
const EFFORT = { warmMs: 5000, windows: 5, windowMs: 1000, pace: 200, pacedMs: 4500, long: 0 }

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
let port = 21_400

function started(file: string, args: readonly string[], execArgv: readonly string[] = []): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'production' }
  return fork(here(file), args, { env, execArgv: [...execArgv], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}
/** One server and its players. */
async function cell(job: Omit<Job, 'port'>): Promise<LoadReport> {
  port += 1
  const folder = mkdtempSync(join(tmpdir(), 'emberhall-bench-'))
  const host = started('host.ts', [job.kind, String(port), folder], ['--expose-gc'])
  await once(host, 'message')
  const load = started('load.ts', [JSON.stringify({ ...job, port })])
  const timer = setTimeout(() => load.kill('SIGKILL'), CELL_MS)
  const report = await new Promise<LoadReport>((told, failed) => {
    load.on('message', (message: { gc: boolean } | { report: LoadReport }) => {
      if ('report' in message) told(message.report)
      else host.send(message)
    })
    host.on('message', (usage) => load.connected && load.send(usage))
    load.once(
      'exit',
      (code, signal) => code !== 0 && failed(new Error(`${job.kind}: the players ended with ${signal ?? code}`)),
    )
    host.once('exit', () => failed(new Error(`${job.kind}: the server ended`)))
  })
  clearTimeout(timer)
  host.removeAllListeners('exit')
  host.kill('SIGTERM')
  await once(host, 'exit')
  rmSync(folder, { recursive: true, force: true })
  return report
}

type Cells = Record<Kind, LoadReport[]>
const results: Record<number, Cells> = {}
for (const tables of SIZES) {
  const cells: Cells = { emberhall: [], boardgameioMemory: [], boardgameioDisk: [] }
  for (const kind of KINDS) cells[kind].push(await cell({ ...EFFORT, kind, tables }))
  results[tables] = cells
}
const long = await cell({ ...EFFORT, kind: 'emberhall', tables: LONG.tables, long: LONG.answers })

const of = (tables: number, kind: Kind, field: 'answersPerS' | 'cpuMsPerAnswer' | 'heapPerTable'): number =>
  median(found(results[tables], `${tables} tables`)[kind].map((r) => r[field]))
const p99 = (tables: number, kind: Kind): number | null => {
  const values = found(results[tables], `${tables} tables`)[kind].flatMap((r) => r.p99 ?? [])
  return values.length === 0 ? null : median(values)
}
const least = (kind: Kind): number =>
  Math.min(...SIZES.map((n) => of(n, 'emberhall', 'answersPerS') / of(n, kind, 'answersPerS')))
const round = (n: number | null, digits = 2): number | null => (n === null ? null : Number(n.toFixed(digits)))
const KIB = 1024
const figures = {
  tables: Object.fromEntries(
    SIZES.map((n) => [
      n,
      {
        answersPerS: round(of(n, 'emberhall', 'answersPerS'), 0),
        p99At200: round(p99(n, 'emberhall')),
        cpuMsPerAnswer: round(of(n, 'emberhall', 'cpuMsPerAnswer'), 4),
        boardgameioMemoryPerS: round(of(n, 'boardgameioMemory', 'answersPerS'), 0),
        boardgameioDiskPerS: round(of(n, 'boardgameioDisk', 'answersPerS'), 0),
        boardgameioMemoryP99At200: round(p99(n, 'boardgameioMemory')),
        boardgameioMemoryCpuMsPerAnswer: round(of(n, 'boardgameioMemory', 'cpuMsPerAnswer'), 4),
        boardgameioDiskCpuMsPerAnswer: round(of(n, 'boardgameioDisk', 'cpuMsPerAnswer'), 4),
      },
    ]),
  ),
  vsBoardgameioDisk: round(least('boardgameioDisk'), 1),
  vsBoardgameioMemory: round(least('boardgameioMemory'), 1),
  heapPerTableKiB: round(of(SIZES.at(-1)!, 'emberhall', 'heapPerTable') / KIB, 1),
  boardgameioHeapPerTableKiB: round(of(SIZES.at(-1)!, 'boardgameioMemory', 'heapPerTable') / KIB, 1),
  costAfterManyAnswers: { answers: LONG.answers, lastToSecondFifth: round(long.growth) },
}
if (flags.json === true) console.log(JSON.stringify(figures))
else {
  for (const [n, row] of Object.entries(figures.tables)) {
    console.log(`${n} tables, two sockets each`)
    for (const [name, value] of Object.entries(row))
      console.log(`  ${name.padEnd(28)} ${value ?? 'too slow for this pace'}`)
  }
  const { tables: _, ...rest } = figures
  for (const [name, value] of Object.entries(rest)) console.log(`${name.padEnd(30)} ${JSON.stringify(value)}`)
}
