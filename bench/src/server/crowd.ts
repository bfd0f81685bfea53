/** npm run bench:crowd -- [--onlookers 2000]: how long an answer takes at a table that many look at. Fails above the bound. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { seedChoices } from '../choices.ts'
import { quantile } from '../measure.ts'
import { judge } from './bound.ts'
import type { LoadTable } from './kinds.ts'
import type { Usage } from './load.ts'
import type { Wanted } from './onlookers.ts'
import { layOut, sitDown, socketAt } from './players.ts'

const { values } = parseArgs({ options: { onlookers: { type: 'string', default: '2000' } } })
const n = Number(values.onlookers)
const PORT = 21_390
const ANSWERS = 300
const THINK_MS = 20
const CHANGING = 20
/** By how much longer than with nobody there an answer may take. */
const MORE_MS = 10

function started(file: string, args: readonly string[]): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const env = { ...process.env, NODE_ENV: 'production' }
  return fork(path, args, { env, execArgv: ['--expose-gc'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
}
async function cpuMs(): Promise<number> {
  host.send({ gc: false })
  return ((await once(host, 'message')) as [Usage])[0].cpuMs
}
interface Measured {
  readonly times: readonly number[]
  /** Of the server's whole process, for each answer. */
  readonly cpu: number
}
async function measure(table: LoadTable): Promise<Measured> {
  const times: number[] = []
  const before = await cpuMs()
  for (let i = 0; i < ANSWERS; i++) {
    await sleep(THINK_MS)
    const asked = performance.now()
    await table.answer()
    times.push(performance.now() - asked)
  }
  return { times, cpu: ((await cpuMs()) - before) / ANSWERS }
}

seedChoices(17)
const folder = mkdtempSync(join(tmpdir(), 'emberhall-crowd-'))
const host = started('host.ts', ['emberhall', String(PORT), folder])
await once(host, 'message')
const url = `http://127.0.0.1:${PORT}`
const { info, cookies } = await layOut(url)
const table = await sitDown([socketAt(url, info.id)], cookies)
const crowd = started('onlookers.ts', [url, info.id, info.watch!])
const become = async (wanted: Wanted): Promise<void> => {
  crowd.send(wanted)
  await once(crowd, 'message')
  await sleep(1000)
}
await measure(table)
const alone = await measure(table)
const rows: [string, Measured][] = []
await become({ n, changing: 0 })
rows.push([`${n} look on`, await measure(table)])
await become({ n, changing: CHANGING })
rows.push([`${n} look on, ${CHANGING} a second come and go`, await measure(table)])
const ms = (time: number): string => `${time.toFixed(1).padStart(6)} ms`
for (const [what, { times, cpu }] of [['nobody looks on', alone] as const, ...rows])
  console.log(
    `${what.padEnd(40)} median ${ms(quantile(times, 0.5))}   p99 ${ms(quantile(times, 0.99))}   CPU ${ms(cpu)} an answer`,
  )
for (const [what, { times }] of rows)
  for (const [name, q] of [
    ['median', 0.5],
    ['p99', 0.99],
  ] as const)
    judge(`${name}, ${what}`, quantile(times, q), quantile(alone.times, q) + MORE_MS)
crowd.kill('SIGTERM')
host.kill('SIGTERM')
await once(host, 'exit')
rmSync(folder, { recursive: true, force: true })
process.exit()
