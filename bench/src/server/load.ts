/** The players, in a process of their own: as fast as they can, then at a given pace, or each table for this many answers. */
import { at } from '@emberhall/kernel'
import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { seedChoices } from '../choices.ts'
import { median, quantile } from '../measure.ts'
import { isOurs, type Kind, type LoadTable } from './kinds.ts'
import { peerSeatingAt } from './peerPlayers.ts'
import { seatingAt } from './players.ts'

export interface Usage {
  readonly cpuMs: number
  readonly databaseMs: number
  readonly heap: number
  readonly rss: number
}
export interface Job {
  readonly kind: Kind
  /** Where the servers are; each table is at one of them, or its people are at two. */
  readonly ports: readonly number[]
  readonly apart: boolean
  readonly tables: number
  /** Before anything counts: compilers are busy for some seconds, whoever is measured. */
  readonly warmMs: number
  readonly windows: number
  readonly windowMs: number
  /** Offered answers a second; 0: none. */
  readonly pace: number
  readonly pacedMs: number
  /** So many answers at each table instead, to see how the cost grows; 0: none. */
  readonly long: number
}
export interface LoadReport {
  readonly answersPerS: number
  /** Of the servers' whole processes: event loop, database thread and collector. */
  readonly cpuMsPerAnswer: number
  /** Of those who play, and of the database elsewhere: what is not left to servers on the same machine. */
  readonly playersMsPerAnswer: number
  readonly databaseMsPerAnswer: number
  /** How many of the machine's cores had nothing to do meanwhile. */
  readonly idleCores: number
  readonly p99: number | null
  readonly heapPerTable: number
  /** CPU a table's last fifth of answers took against its first. */
  readonly growth: number | null
}
const FIRST = 20
const job = JSON.parse(at(process.argv, 2)) as Job

/** What the server has used so far; the parent passes it on. */
function usage(gc: boolean): Promise<Usage> {
  return new Promise((told) => {
    process.once('message', (use) => told(use as Usage))
    process.send!({ gc })
  })
}

seedChoices(17)
const urls = job.ports.map((port) => `http://127.0.0.1:${port}`)
const seat = isOurs(job.kind) ? seatingAt(urls, job.apart ? 'apart' : 'together') : peerSeatingAt(at(urls, 0))
const AT_ONCE = 10
async function seatMany(from: number, n: number): Promise<LoadTable[]> {
  const seated: LoadTable[] = []
  for (let i = 0; i < n; i += AT_ONCE)
    seated.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, n - i) }, (_, k) => seat(from + i + k)))))
  return seated
}
// The first tables bring code and caches that all others share.
const first = await seatMany(1_000_000, FIRST)
for (let i = 0; i < 20; i++) await Promise.all(first.map((table) => table.answer()))
const empty = await usage(true)
const tables = await seatMany(0, job.tables)
const full = await usage(true)
const heapPerTable = (full.heap - empty.heap) / job.tables

let answers = 0
let latencies: number[] = []
const hours = { isOpen: true }
async function play(table: LoadTable, think: () => number): Promise<void> {
  while (hours.isOpen) {
    const pause = think()
    if (pause > 0) await sleep(pause)
    const asked = performance.now()
    await table.answer()
    latencies.push(performance.now() - asked)
    answers++
  }
}
type Window = Pick<
  LoadReport,
  'answersPerS' | 'cpuMsPerAnswer' | 'playersMsPerAnswer' | 'databaseMsPerAnswer' | 'idleCores'
>
const ownMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const idleMs = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0)
async function stretch(): Promise<Window> {
  const windows: Window[] = []
  for (let i = 0; i < job.windows; i++) {
    const [start, done, before, own, idle] = [performance.now(), answers, await usage(false), ownMs(), idleMs()]
    await sleep(job.windowMs)
    const [after, n, ms] = [await usage(false), answers - done, performance.now() - start]
    windows.push({
      answersPerS: (n / ms) * 1000,
      idleCores: (idleMs() - idle) / ms,
      cpuMsPerAnswer: (after.cpuMs - before.cpuMs) / n,
      playersMsPerAnswer: (ownMs() - own) / n,
      databaseMsPerAnswer: (after.databaseMs - before.databaseMs) / n,
    })
  }
  const of = (field: keyof Window): number => median(windows.map((window) => window[field]))
  return {
    answersPerS: of('answersPerS'),
    cpuMsPerAnswer: of('cpuMsPerAnswer'),
    playersMsPerAnswer: of('playersMsPerAnswer'),
    databaseMsPerAnswer: of('databaseMsPerAnswer'),
    idleCores: of('idleCores'),
  }
}
async function growth(): Promise<number> {
  const fifth = Math.floor(job.long / 5)
  const costs: number[] = []
  for (let part = 0; part < 5; part++) {
    const before = await usage(false)
    await Promise.all(
      tables.map(async (table) => {
        for (let i = 0; i < fifth; i++) await table.answer()
      }),
    )
    costs.push((await usage(false)).cpuMs - before.cpuMs)
  }
  // The very first answers also pay for warming up.
  return at(costs, 4) / at(costs, 1)
}

const report: { -readonly [K in keyof LoadReport]: LoadReport[K] } = {
  answersPerS: 0,
  cpuMsPerAnswer: 0,
  playersMsPerAnswer: 0,
  databaseMsPerAnswer: 0,
  idleCores: 0,
  p99: null,
  heapPerTable,
  growth: null,
}
if (job.long > 0) report.growth = await growth()
else {
  let pace = 0
  const think = () => (pace === 0 ? 0 : -Math.log(1 - Math.random()) * (job.tables / pace) * 1000)
  for (const table of tables) void play(table, think)
  await sleep(job.warmMs)
  Object.assign(report, await stretch())
  if (job.pace > 0 && report.answersPerS > job.pace * 1.2) {
    pace = job.pace
    await sleep(1000)
    const parts: number[] = []
    for (let i = 0; i < 3; i++) {
      latencies = []
      await sleep(job.pacedMs / 3)
      parts.push(quantile(latencies, 0.99))
    }
    report.p99 = median(parts)
  }
  hours.isOpen = false
}
process.send!({ report })
setTimeout(() => process.exit(0), 50)
