/**
 * Three processes at one database: each is killed at any moment, the database is restarted in the middle, connections are cut and what
 * the processes tell each other comes late. People of one table come by way of any of them.
 */
import { at } from '@emberhall/kernel'
import { startPostgres } from '@emberhall/testkit/postgres'
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { AtTable } from '../driver.ts'
import { Mishap } from '../mishap.ts'
import type { KillReport, KillSettings } from './kills.ts'
import { Patience } from './patience.ts'
import { dice, playTable, type Promised, retried, type Trial } from './playing.ts'
import { freePort, isUp, type ServerProcess, startServer } from './process.ts'
import { Wire } from './wire.ts'

const PROCESSES = 3
const MOST_STARTS = 5
export interface SeveralReport extends KillReport {
  restarts: number
  cuts: number
  holds: number
  /** How often only what the processes tell each other came late. */
  lates: number
  /** Tables that looked the same by way of every process. */
  compared: number
}
interface Place {
  readonly port: number
  readonly wire: Wire
  readonly address: string
  server: ServerProcess
}

/** Everything promised is in the database, once and at its place, and no number is missing. */
export async function promisesBroken(address: string, promised: readonly Promised[]): Promise<string[]> {
  const client = new pg.Client(address)
  await client.connect()
  const problems: string[] = []
  for (const { table, key, seq } of promised) {
    const { rows } = await client.query<{ seq: number }>('select seq from entries where table_id = $1 and key = $2', [
      table,
      key,
    ])
    if (rows.length !== 1) problems.push(`${table}: ${key} is there ${rows.length} times`)
    else if (at(rows, 0).seq !== seq)
      problems.push(`${table}: ${key} was acknowledged as ${seq} and is ${at(rows, 0).seq}`)
  }
  const gaps = await client.query('select table_id from entries group by table_id having max(seq) <> count(*)')
  if (gaps.rows.length > 0) problems.push(`${gaps.rows.length} tables have gaps in their record`)
  await client.end()
  return problems
}
/** By way of every process a table looks the same. */
async function compare(trial: Trial, report: SeveralReport, urls: readonly string[], client: AtTable): Promise<void> {
  const seen = new Set<string>()
  for (const url of urls) {
    client.person.url = url
    const there = await retried(trial, () => AtTable.join(client.person, client.id))
    seen.add(JSON.stringify([there.seq, there.view, there.log]))
    there.close()
  }
  report.compared++
  if (seen.size !== 1) report.problems.push(`${client.id} looks different from one process to the next`)
}

/** Where the way to the database is slow just now it is started again, as whatever watches over processes would. */
async function started(address: string, port: number): Promise<ServerProcess> {
  for (let tries = 1; ; tries++) {
    const server = await startServer(address, port)
    if (isUp(server)) return server
    if (tries === MOST_STARTS) throw new Mishap('down', `a process did not start again: ${server.message}`)
  }
}
export async function severalTrial({ kills, tables, seed, playing: { played } }: KillSettings): Promise<SeveralReport> {
  const postgres = await startPostgres({ durable: true })
  const address = postgres.create()
  const report: SeveralReport = {
    kills: 0,
    restarts: 0,
    cuts: 0,
    holds: 0,
    lates: 0,
    compared: 0,
    acknowledged: 0,
    resent: 0,
    already: 0,
    finished: {},
    problems: [],
  }
  /** One that is not killed does not end. */
  const start = async (address: string, port: number): Promise<ServerProcess> => {
    const server = await started(address, port)
    server.child.once('exit', (code) => {
      if (code !== null && code !== 0) report.problems.push(`a process ended by itself, with ${code}`)
    })
    return server
  }
  const places: Place[] = []
  while (places.length < PROCESSES) {
    const [port, wire] = [await freePort(), await Wire.to(postgres.port)]
    const through = address.replace(`:${postgres.port}/`, `:${wire.port}/`)
    places.push({ port, wire, address: through, server: await start(through, port) })
  }
  const chance = dice(seed + 1)
  const any = (): Place => at(places, Math.floor(chance() * places.length))
  const way = (): string => `http://127.0.0.1:${any().port}`
  const trial: Trial = {
    report,
    way,
    promised: [],
    random: dice(seed),
    isEnding: false,
    over: [],
    patience: new Patience(),
  }
  const all = Promise.all(Array.from({ length: tables }, (_, i) => playTable(trial, at(played, i % played.length))))
  const failed = all.catch((error: unknown) => report.problems.push((error as Error).message))
  /** Something goes wrong, one after the other so that each comes up in a short trial too, and a process is killed. */
  const strike = async (n: number): Promise<void> => {
    const place = any()
    if (n % 5 === 1) {
      any().wire.cut()
      report.cuts++
    } else if (n % 5 === 2) {
      for (const { wire } of places) wire.hold(chance() * 800)
      report.holds++
    } else if (n % 5 === 3) {
      postgres.crash()
      await sleep(chance() * 500)
      postgres.start()
      report.restarts++
    } else if (n % 5 === 4) {
      for (const { wire } of places) wire.holdNews(chance() * 4000)
      report.lates++
    }
    await place.server.kill('SIGKILL')
    place.server = await start(place.address, place.port)
  }
  for (; report.kills < kills && report.problems.length === 0; report.kills++) {
    const { acknowledged } = report
    await sleep(20 + chance() * 400)
    while (report.acknowledged < acknowledged + 5 && report.problems.length === 0) await sleep(2)
    await trial.patience.during(() => strike(report.kills))
  }
  trial.isEnding = true
  await failed
  const urls = places.map(({ port }) => `http://127.0.0.1:${port}`)
  for (const client of trial.over) await compare(trial, report, urls, client)
  for (const { server } of places) await server.kill('SIGTERM')
  report.problems.push(...(await promisesBroken(address, trial.promised)))
  for (const { wire } of places) await wire.close()
  await postgres.stop()
  return report
}
