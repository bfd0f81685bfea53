/** Many tables, a server that is killed at any moment, and a record of what it had promised. */
import { at } from '@emberhall/kernel'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { PLAYED, type Seated } from '../boards.ts'
import { AtTable, linkOf, Person, someAnswer } from '../driver.ts'
import { Mishap } from '../mishap.ts'
import { freePort, isUp, type ServerProcess, startServer } from './process.ts'

export interface KillSettings {
  readonly kills: number
  readonly tables: number
  readonly seed: number
}
export interface KillReport {
  kills: number
  acknowledged: number
  resent: number
  already: number
  /** By game and seats. */
  finished: Record<string, number>
  problems: string[]
}
export interface Promised {
  readonly table: string
  readonly key: string
  readonly seq: number
}
interface Trial {
  readonly report: KillReport
  readonly promised: Promised[]
  readonly random: () => number
  isEnding: boolean
}

const PATIENCE_MS = 60_000
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']
/** Others were quicker, or rivals may not. */
const HARMLESS: readonly string[] = ['stale', 'nothing', 'undoOff']

export function dice(seed: number): () => number {
  let a = seed | 0
  return () => {
    a = (Math.imul(a, 1_664_525) + 1_013_904_223) | 0
    return (a >>> 0) / 4_294_967_296
  }
}

/** One table: people who answer, lose the connection, come back and send again what had no answer. */
async function playTable(trial: Trial, url: string, played: Seated): Promise<void> {
  const people: Person[] = []
  for (const name of NAMES.slice(0, played.seats)) people.push(await retried(() => Person.arrive(url, name)))
  const name = `${played.game} for ${played.seats}`
  while (!trial.isEnding) {
    const clients = await sitDown(people, played)
    await playGame(trial, clients)
    trial.report.finished[name] = (trial.report.finished[name] ?? 0) + 1
    for (const client of clients) client.close()
  }
}
async function sitDown(people: readonly Person[], { game, options }: Seated): Promise<AtTable[]> {
  const seats = people.map((_, i) => ({ kind: i === 0 ? 'me' : 'link', name: NAMES[i] }))
  const wanted = { game, options, seats, policies: { undo: 'free' } }
  const info = await retried(() => at(people, 0).post('/api/tables', wanted))
  for (const [i, person] of people.entries()) if (i > 0) await retried(() => person.sit(info.id, linkOf(info, i)))
  const clients: AtTable[] = []
  for (const person of people) clients.push(await retried(() => AtTable.join(person, info.id)))
  for (const client of clients) if (client.seq < 0) await back(client)
  return clients
}
/** The server may be gone for a moment: asks again until it is there. */
async function retried<T>(act: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(25)
    }
  }
}
async function back(client: AtTable): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    await client.rejoin().catch(() => {})
    if (client.closed === null && client.seq >= 0) return
    await sleep(25)
  }
  throw new Mishap('down', 'the server did not come back')
}
async function playGame(trial: Trial, clients: readonly AtTable[]): Promise<void> {
  let answers = 0
  while (!at(clients, 0).isOver) {
    for (const client of clients) if (client.closed !== null) await back(client)
    const next = clients.find((c) => c.isAsked)
    if (next === undefined) {
      await sleep(2)
      continue
    }
    const takesBack = trial.random() < 0.04 && answers > 0
    const done = takesBack
      ? await insist(trial, next, { type: 'undo', seat: next.shown.seat })
      : await insist(trial, next, { ...answerOf(next, trial.random), type: 'answer' })
    answers++
    if (done !== null) for (const client of clients) await caughtUp(client, done)
  }
}
function answerOf(client: AtTable, random: () => number) {
  const { seat, question } = client.shown
  return { seat, question, value: someAnswer(client.shown, random) }
}
async function caughtUp(client: AtTable, seq: number): Promise<void> {
  await client.until(() => client.seq >= seq || client.closed !== null)
  if (client.closed !== null) await back(client)
  if (client.seq < seq) throw new Mishap('lost', `acknowledged ${seq}, but the table is at ${client.seq}`)
}
let requests = 0
/** Sends a request until it is settled, with the same id each time. */
async function insist(trial: Trial, client: AtTable, message: { type: string; seat: number }): Promise<number | null> {
  const id = `r${++requests}`
  const before = client.seq
  for (let tries = 0; ; tries++) {
    const settled = await client.ask({ ...message, id })
    if (settled?.type === 'ack') {
      trial.report.acknowledged++
      if (tries > 0 && settled.seq <= client.seq && client.seq > before) trial.report.already++
      trial.promised.push({ table: client.id, key: `${message.seat}/${id}`, seq: settled.seq })
      return settled.seq
    }
    if (settled !== null) {
      if (settled.type === 'refused' && HARMLESS.includes(settled.code)) return null
      throw new Mishap('refused', `unexpected: ${JSON.stringify(settled).slice(0, 300)}`)
    }
    trial.report.resent++
    await back(client)
  }
}

/** Everything promised is in the database, once and at its place, and no number is missing. */
export function checkPromises(folder: string, promised: readonly Promised[]): string[] {
  const db = new DatabaseSync(join(folder, 'emberhall.db'))
  const problems: string[] = []
  const sound = db.prepare('pragma integrity_check').get() as { integrity_check: string }
  if (sound.integrity_check !== 'ok') problems.push(`the database is damaged: ${sound.integrity_check}`)
  const find = db.prepare('select seq from entries where table_id = ? and key = ?')
  for (const { table, key, seq } of promised) {
    const rows = find.all(table, key) as { seq: number }[]
    if (rows.length !== 1) problems.push(`${table}: ${key} is there ${rows.length} times`)
    else if (at(rows, 0).seq !== seq)
      problems.push(`${table}: ${key} was acknowledged as ${seq} and is ${at(rows, 0).seq}`)
  }
  const gaps = db.prepare('select table_id from entries group by table_id having max(seq) <> count(*)').all()
  if (gaps.length > 0) problems.push(`${gaps.length} tables have gaps in their record`)
  db.close()
  return problems
}

export async function crashTrial({ kills, tables, seed }: KillSettings): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'emberhall-crash-'))
  const port = await freePort()
  const report: KillReport = { kills: 0, acknowledged: 0, resent: 0, already: 0, finished: {}, problems: [] }
  const trial: Trial = { report, promised: [], random: dice(seed), isEnding: false }
  let server = await mustStart(folder, port)
  const chance = dice(seed + 1)
  const playing = Promise.all(
    Array.from({ length: tables }, (_, i) => playTable(trial, server.url, at(PLAYED, i % PLAYED.length))),
  )
  const failed = playing.catch((error: unknown) => report.problems.push((error as Error).message))
  for (; report.kills < kills && report.problems.length === 0; report.kills++) {
    const { acknowledged } = report
    await sleep(20 + chance() * 400)
    // Most kills come while people play, on a slow machine too.
    const end = Date.now() + (chance() < 0.75 ? PATIENCE_MS : 0)
    while (Date.now() < end && report.acknowledged === acknowledged && report.problems.length === 0) await sleep(2)
    await server.kill('SIGKILL')
    server = await mustStart(folder, port)
  }
  trial.isEnding = true
  await failed
  await server.kill('SIGTERM')
  report.problems.push(...checkPromises(folder, trial.promised))
  rmSync(folder, { recursive: true, force: true })
  return report
}
async function mustStart(folder: string, port: number): Promise<ServerProcess> {
  const server = await startServer(folder, port)
  if (!isUp(server)) throw new Mishap('down', `the server did not start again: ${server.message}`)
  return server
}
