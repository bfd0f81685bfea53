import { botOf, decide } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { save } from '@emberhall/saves'
import type { GameModule } from '@emberhall/speech'
import { campaign, closing, friends, hiders, rivals } from '@emberhall/roster/kinds'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Served, type ServeOptions, serve } from '../src/index.ts'
import { Reading } from '../src/reading/reading.ts'
import type { NewSeat, NewTable, TableInfo } from '../src/protocol.ts'
import { AtTable, Person, someAnswer } from '../src/bin/driver.ts'
import { placeOf } from './kept.ts'

// What is tidied up is said where it is made: this module is loaded once for all files of tests, and so would be a hook of its own.
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'emberhall-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
// Starting the thread that reads takes longer than most tests.
const reading = new Reading({ timeMs: 60_000 })
export const QUICK: ServeOptions = {
  reading,
  port: 0,
  logLevel: 'silent',
  client: '/nowhere',
  botPauseMs: 0,
  newSeed: () => 1,
  limits: {
    requestsPerMinute: 100_000,
    tablesPerMinute: 10_000,
    messagesPerSecond: 1000,
    looksPerSecond: 1000,
    importsPerHour: 10_000,
    importsPerAddress: 10_000,
  },
}
export async function server(options: ServeOptions = {}): Promise<Served> {
  const { data = newFolder(), ...rest } = options
  const served = await serve({ ...QUICK, ...(await placeOf(data)), ...rest })
  onTestFinished(() => served.close())
  return served
}
/** The same person at a server that has been started again. */
export function again(person: Person, url: string): Person {
  const back = new Person(url)
  back.cookie = person.cookie
  return back
}
/** Friends with open hands. */
const OPEN: Pick<NewTable, 'game' | 'options'> = { game: friends.game.id, options: {} }

/** A table with these seats, made by somebody. */
export function lay(host: Person, seats: readonly NewSeat[], more: object = {}): Promise<TableInfo> {
  return host.post('/api/tables', { ...OPEN, seats, ...more })
}
/** Two people at a table for two: the host and one who followed the link. */
export async function pair(
  url: string,
  more: object = {},
): Promise<{ ana: AtTable; ben: AtTable; id: string; info: TableInfo }> {
  const [host, guest] = [await Person.arrive(url, 'Ana'), await Person.arrive(url, 'Ben')]
  const info = await lay(
    host,
    [
      { kind: 'me', name: 'Ana' },
      { kind: 'link', name: 'Ben' },
    ],
    more,
  )
  await guest.sit(info.id, info.seats[1]!.link!, 'Ben')
  const ana = await AtTable.join(host, info.id)
  const ben = await AtTable.join(guest, info.id)
  await ana.until(() => ana.table!.seats[1]!.present)
  return { ana, ben, id: info.id, info }
}
export interface Kind {
  readonly module: GameModule
  readonly options: (seats: number) => Record<string, unknown>
  /** Bots play until it is so, before people sit down. */
  readonly from?: (match: Match) => boolean
}
/** Tables by what is played there. */
export const KINDS = {
  'closed hands': { module: friends, options: () => closing(friends) },
  'open hands': { module: friends, options: () => ({}) },
  'open hands to the end': { module: friends, options: () => ({}), from: ({ isOver }) => isOver },
  rivals: { module: rivals, options: (seats) => rivals.briefOptions?.(seats) ?? rivals.quickOptions(seats) },
  'secrets among friends': { module: hiders, options: (seats) => hiders.quickOptions(seats) },
} as const satisfies Readonly<Record<string, Kind>>
export type KindName = keyof typeof KINDS
export interface Company {
  /** Somebody in each seat; the first made the table. */
  readonly people: readonly AtTable[]
  /** One who looks on. */
  readonly eve: AtTable
  readonly id: string
  readonly info: TableInfo
}
/** A game that comes out the same every time, if the same answers are given, with a person in each seat and a spectator. */
export function company(url: string, name: KindName, seats: number, seed: number, more = {}): Promise<Company> {
  return companyAt(url, KINDS[name], seats, seed, more)
}
/** The same at a table of another kind. */
export function companyAt(url: string, kind: Kind, seats: number, seed: number, more = {}): Promise<Company> {
  const { module, options, from = () => true } = kind
  const match = Match.start(module.game, { seats, seed, options: options(seats) })
  const bot = botOf(module, 'heuristic')
  for (const fate = new Fate(seed); !from(match); ) {
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, bot, fate))
  }
  return gather(url, seats, '/api/tables/import', { save: save(match), ...more })
}
/** The first scene of a campaign, with a person in each seat and a spectator. */
export function campaigners(url: string, seats: number, more = {}): Promise<Company> {
  return gather(url, seats, '/api/tables', { game: campaign.id, options: {}, campaign: 'The lamps', ...more })
}
async function gather(url: string, seats: number, path: string, wanted: object): Promise<Company> {
  const hosts = await Promise.all(Array.from({ length: seats }, (_, i) => Person.arrive(url, `P${i}`)))
  const sitting = hosts.map((_, i): NewSeat => ({ kind: i === 0 ? 'me' : 'link', name: `P${i}` }))
  const info = await hosts[0]!.post(path, { seats: sitting, ...wanted })
  const { id } = info
  for (const [i, person] of hosts.entries()) if (i > 0) await person.sit(id, info.seats[i]!.link!)
  const watcher = await Person.arrive(url, 'Eve')
  await watcher.sit(id, info.watch!)
  const people: AtTable[] = []
  for (const person of hosts) people.push(await AtTable.join(person, id))
  return { people, eve: await AtTable.join(watcher, id), id, info }
}
const { now } = Date
let ahead = 0
/** The clock goes on: nobody has to wait for what a server does later, and on a busy machine nobody comes too late before it. */
export function later(ms: number): void {
  ahead += ms
  Date.now = () => now() + ahead
  onTestFinished(() => {
    ahead = 0
    Date.now = now
  })
}
const moment = (): Promise<void> => new Promise((go) => setTimeout(go, 25))
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await moment()
}
interface Health {
  readonly status: number
  readonly body: { readonly status: string; readonly error?: { readonly code: string } }
}
export async function health(url: string): Promise<Health> {
  const answer = await fetch(`${url}/api/health`)
  return { status: answer.status, body: (await answer.json()) as Health['body'] }
}
/** How often the database has failed, for one reason. */
export async function failures(url: string, code: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`emberhall_storage_failures_total\\{code="${code}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}
/** A generator of its own, so that a test plays the same game every time as far as it decides. */
export function dice(seed: number): () => number {
  let a = seed | 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), a | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
/** Plays on until it is over or so many answers have been given. Everybody has seen everything then. */
export async function playOn(clients: readonly AtTable[], random: () => number, most = 1000): Promise<number> {
  let answers = 0
  const latest = Math.max(...clients.map((c) => c.seq))
  for (const client of clients) await client.until(() => client.seq >= latest)
  for (; answers < most && !clients[0]!.isOver; answers++) {
    const next = clients.find((c) => c.isAsked)
    if (next === undefined) {
      const { seq } = clients[0]!
      await clients[0]!.until(() => clients[0]!.seq > seq || clients.some((c) => c.isAsked))
      continue
    }
    const settled = await next.answer(someAnswer(next.view!, random))
    if (settled?.type !== 'ack') throw new Error(`refused: ${JSON.stringify(settled)}`)
    for (const client of clients) await client.until(() => client.seq >= settled.seq)
  }
  return answers
}
