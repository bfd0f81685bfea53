/** npm run bench:imports -- [--seconds 20]: how long others wait for their answers while games are brought from elsewhere. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { quantile } from '../measure.ts'
import type { Brought } from './importers.ts'
import { seatingAt } from './players.ts'

const { values: flags } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } })
const WINDOW_MS = Number(flags.seconds) * 1000
const PORT = 21_399
const TABLES = 20
/** Answers a second, of all tables together. */
const PACE = 100
const IMPORTERS = 3

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
const seat = seatingAt(url)
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

async function measured(): Promise<string> {
  latencies = []
  await sleep(WINDOW_MS)
  const [p50, p99, most] = [0.5, 0.99, 1].map((q) => quantile(latencies, q).toFixed(1))
  return `${latencies.length} answers, p50 ${p50} ms, p99 ${p99} ms, slowest ${most} ms`
}
await sleep(3000)
console.log(`nobody brings anything    ${await measured()}`)
importers.send('bring')
await sleep(3000)
console.log(`${IMPORTERS} people bring games     ${await measured()}`)
importers.send('stop')
const [brought] = (await once(importers, 'message')) as [readonly Brought[]]
for (const { name, ms, status } of brought)
  console.log(`  ${name}: ${ms.length} times, answered ${status} after ${quantile(ms, 0.5).toFixed(0)} ms`)
hours.areOpen = false
await Promise.all(players)
importers.disconnect()
host.kill('SIGTERM')
await once(host, 'exit')
rmSync(folder, { recursive: true, force: true })
process.exit(0)
