/** Ways to a table of one's own out of one where others sit, and what such a table tells about them. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { LogLine } from '@emberhall/kernel'
import type { SaveFile } from '@emberhall/saves'
import type { CampaignFile } from '@emberhall/campaign'
import type { LogPart, TableInfo } from '../../protocol.ts'
import { dice } from '../crash/playing.ts'
import { ApiRefusal, type AtTable, type Person, someAnswer } from '../driver.ts'
import { Mishap } from '../mishap.ts'
import { outcome, play, type Siege } from './siege.ts'

export const WAYS = ['clone', 'from here', 'save', 'campaign'] as const
type Way = (typeof WAYS)[number]
const ALL_MINE = [{ kind: 'me' }, { kind: 'here' }]
/** More tables where a hand or a roll came out the same: by chance that happens, but not at most tables. */
const MORE = 4
const AHEAD = 12
/** No game has put so many questions: the moment is this one. */
const NOW = 1_000_000

/** A table like another, with whatever it takes; null if it is not to be had. */
async function got(person: Person, { id }: TableInfo, way: Way): Promise<TableInfo | null> {
  const at = `/api/tables/${id}`
  try {
    switch (way) {
      case 'clone':
        return await person.post(`${at}/clone`)
      case 'from here':
        return await person.post(`${at}/clone`, { at: NOW })
      case 'save':
        return await person.post('/api/tables/import', {
          save: await person.get<SaveFile>(`${at}/save`),
          seats: ALL_MINE,
        })
      case 'campaign': {
        const campaign = await person.get<CampaignFile>(`${at}/campaign`)
        return await person.post('/api/campaigns/import', { campaign, seats: ALL_MINE })
      }
    }
  } catch (error) {
    if (error instanceof ApiRefusal) return null
    throw error
  }
}
/** Sits down in every seat that can be had. */
async function sitEverywhere(person: Person, { id, seats }: TableInfo): Promise<void> {
  for (const { seat, mine } of seats) {
    if (mine) continue
    const at = `/api/tables/${id}/seats/${seat}`
    const opened = await person.post(`${at}/link`).catch(() => null)
    const { link } = (opened ?? (await person.get<TableInfo>(`/api/tables/${id}`))).seats[seat]!
    if (link !== null) await outcome(person.sit(id, link))
    await outcome(person.post(`${at}/bot`))
    await outcome(person.post(`${at}/take`))
  }
}

/** The same each time, for a try and a turn of it. */
const chance = (n: number, turn: number): (() => number) => dice(Math.imul(n * 100 + turn + 1, 0x9e3779b1))

type Known = ReadonlyMap<string, string>
/** All that a view holds, by where it stands. That a card is known has another mark for each seat and means the same. */
function known(view: unknown): Known {
  const found = new Map<string, string>()
  const walk = (value: unknown, path: string): void => {
    if (path.startsWith('.known.')) return void found.set(path, `${value !== 0}`)
    if (typeof value !== 'object' || value === null) return void found.set(path, JSON.stringify(value))
    for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`)
  }
  walk(view, '')
  return found
}
/** What another sees and one does not. */
function secretsOf(theirs: Known, mine: Known): [string, string][] {
  return [...theirs].filter(([path, value]) => value !== 'null' && mine.get(path) !== value)
}
const linesOf = async (person: Person, id: string): Promise<LogLine[]> =>
  (await person.get<LogPart>(`/api/tables/${id}/log?seat=0`)).lines as LogLine[]

interface Learnt {
  /** Whether a table of one's own was had. */
  readonly isHad: boolean
  /** Whether it showed all that the other hid. */
  readonly hand: boolean
  /** Whether what happened at it was what happened at the real table then, or its luck is the same. */
  readonly future: boolean
}
async function learn(siege: Siege, way: Way, wanted: object, n: number): Promise<Learnt> {
  const { info, host, guest } = await underWay(siege, way, wanted, n)
  const { person } = host
  const secrets = secretsOf(known(guest.shown.state), known(host.shown.state))
  const soFar = (await linesOf(person, info.id)).length
  const luck = luckOf(siege, info.id)
  const copy = await got(person, info, way)
  if (copy === null) return { isHad: false, hand: false, future: false }
  await sitEverywhere(person, copy)
  const own = await siege.join(person, copy.id)
  const shown = await seenFrom(own, 1)
  const hand = secrets.length > 0 && secrets.every(([path, value]) => shown.get(path) === value)
  const isAlone = own.table!.mine.length === own.table!.seats.length
  const file = await person.get<SaveFile>(`/api/tables/${copy.id}/save`).catch(() => null)
  if (isAlone) await playAhead([own, own], n)
  await playAhead([host, guest], n)
  const ahead = isAlone ? (await linesOf(person, copy.id)).slice(soFar) : []
  const real = (await linesOf(person, info.id)).slice(soFar)
  const isSame = way !== 'campaign' && ahead.length > 3 && isBeginning(ahead, real)
  for (const client of [host, guest, own]) client.close()
  return { isHad: true, hand, future: isSame || (file !== null && JSON.stringify(file.fate.state) === luck) }
}
const isBeginning = (lines: readonly LogLine[], of: readonly LogLine[]): boolean =>
  JSON.stringify(lines) === JSON.stringify(of.slice(0, lines.length))
/** Where the luck of a table stands, as only the disk knows it. */
function luckOf({ target }: Siege, id: string): string {
  const db = new DatabaseSync(join(target.folder, 'emberhall.db'), { readOnly: true })
  const last = db.prepare('select fate from entries where table_id = ? order by seq desc limit 1').get(id)
  db.close()
  const [state] = JSON.parse((last as { readonly fate: string }).fate) as [readonly number[]]
  return JSON.stringify(state)
}
/** A table in the middle of its game: one that is over has nothing to hide any more. */
async function underWay(siege: Siege, way: Way, wanted: object, n: number): ReturnType<Siege['pair']> {
  for (let most = 60; ; most = Math.floor(most / 2)) {
    const pair = await siege.pair(wanted)
    const { host, guest } = pair
    await play([host, guest], chance(n, 99), 4)
    if (way !== 'campaign') await untilHidden(host, guest, n, most)
    if (!host.isOver || most === 0) return pair
    for (const client of [host, guest]) client.close()
  }
}
/** Plays until one hides something from the other, if that comes soon. */
async function untilHidden(host: AtTable, guest: AtTable, n: number, most: number): Promise<void> {
  const hides = (): boolean => secretsOf(known(guest.shown.state), known(host.shown.state)).length >= 3
  // The other first: what is looked for is theirs.
  for (let i = 0; i < most && !hides() && !host.isOver; i++) await play([guest, host], chance(n, i), 1)
}
/** The same answers to the same questions, in the same order, whoever gives them. */
async function playAhead(clients: readonly AtTable[], n: number): Promise<void> {
  const first = clients[0]!
  for (let given = 0; given < AHEAD && !first.isOver; given++) {
    await first.until(() => first.shown.waiting.length > 0 || first.isOver)
    if (first.isOver) return
    const seat = Math.min(...first.shown.waiting)
    const client = clients[seat]!
    if (client.shown.seat !== seat) await seenFrom(client, seat)
    const settled = await client.answer(someAnswer(client.shown, chance(n, given)))
    if (settled?.type !== 'ack') throw new Mishap('refused', `refused: ${JSON.stringify(settled).slice(0, 300)}`)
    for (const other of clients) await other.until(() => other.seq >= settled.seq)
  }
}
async function seenFrom(client: AtTable, seat: number): Promise<Known> {
  const { snapshots } = client
  client.look(seat)
  await client.until(() => client.snapshots > snapshots || client.others.some((m) => m.type === 'error'))
  return known(client.shown.state)
}

/** Tries a way at several tables. */
export async function pry(siege: Siege, way: Way, wanted: object): Promise<void> {
  const learnt: Learnt[] = []
  const tables = siege.many(2, 4)
  const tryMore = async (n: number): Promise<void> => {
    for (let i = 0; i < n; i++) learnt.push(await learn(siege, way, wanted, learnt.length))
  }
  await tryMore(tables)
  const { game } = wanted as { readonly game: string }
  const count = (what: keyof Learnt): number => learnt.filter((one) => one[what]).length
  const isByChance = (what: keyof Learnt): boolean => count(what) <= learnt.length / 2
  if (!isByChance('hand') || !isByChance('future')) await tryMore(MORE)
  const [had, hands, futures] = [count('isHad'), count('hand'), count('future')]
  siege.note(`${game}, ${way}: ${had} of ${learnt.length} had, ${hands} hands and ${futures} futures seen`)
  siege.holds(isByChance('hand'), `${game}, ${way}: the other's hand is seen`)
  siege.holds(isByChance('future'), `${game}, ${way}: what will happen is seen`)
}
