/** npm run bench:imports -- [--seconds 20]: how long others wait for their answers while games are brought from elsewhere. Fails above the bound. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { quantile } from '../measure.ts'
import { judge } from './bound.ts'
import type { Brought } from './importers.ts'
import { seatingAt } from './players.ts'

const { values: flags } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } })
const WINDOW_MS = Number(flags.seconds) * 1000
const PORT = 21_399
const TABLES = 20
/** Answers a second, of all tables together. */
const PACE = 100
const IMPORTERS = 3
/** What 99 of 100 answers must take at most while games are brought. */
const P99_MS = 50
/** What they take on an idle machine without that. What they take more on a busy one is no fault of those who bring games. */
const CALM_P99_MS = 10

/** A process of its own, once it is ready. */
async function started(file: string, ...args: readonly string[]): Promise<ChildProcess> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = fork(path, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  await once(child, 'message')
  return child
}

// ---------------------------------------------------------------- people

const folder = mkdtempSync(join(tmpdir(), 'emberhall-bench-'))
const host = await started('./host.ts', 'emberhall', String(PORT), folder)
const url = `http://127.0.0.1:${PORT}`
const importers = await started('./importers.ts', url, String(IMPORTERS))
const seat = seatingAt([url], 'together')
const tables = await Promise.all(Array.from({ length: TABLES }, () => seat()))
const hours = { areOpen: true }
let latencies: number[] = []
const players = tables.map(async (table) => {
  while (hours.areOpen) {
    await sleep(-Math.log(1 - Math.random()) * (TABLES / PACE) * 1000)
    const begun = performance.now()
    await table.answer()
    latencies.push(performance.now() - begun)
  }
})

// ---------------------------------------------------------------- figures

/** Prints what answers took in a window, and returns what 99 of 100 took at most. */
async function p99While(what: string): Promise<number> {
  latencies = []
  await sleep(WINDOW_MS)
  const [p50, p99, most] = [0.5, 0.99, 1].map((q) => quantile(latencies, q).toFixed(1))
  console.log(`${what.padEnd(24)}  ${latencies.length} answers, p50 ${p50} ms, p99 ${p99} ms, slowest ${most} ms`)
  return quantile(latencies, 0.99)
}
await sleep(3000)
const alone = await p99While('nobody brings anything')
importers.send('bring')
await sleep(3000)
const meanwhile = await p99While(`${IMPORTERS} people bring games`)
importers.send('stop')
const [brought] = (await once(importers, 'message')) as [readonly Brought[]]
for (const { name, ms, status } of brought)
  console.log(`  ${name}: ${ms.length} times, answered ${status} after ${quantile(ms, 0.5).toFixed(0)} ms`)
judge('p99 of others while games are brought', meanwhile, P99_MS + Math.max(0, alone - CALM_P99_MS))
hours.areOpen = false
await Promise.all(players)
importers.disconnect()
host.kill('SIGTERM')
await once(host, 'exit')
rmSync(folder, { recursive: true, force: true })
process.exit()
