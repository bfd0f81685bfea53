/** People at tables who answer, lose the connection, come back and send again what had no answer. */
import { at } from '@emberhall/kernel'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Seated } from '../boards.ts'
import { AtTable, linkOf, Person, someAnswer } from '../driver.ts'
import { Mishap } from '../mishap.ts'
import type { Patience } from './patience.ts'

export interface PlayReport {
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
export interface Trial {
  readonly report: PlayReport
  /** The server that somebody goes to next. */
  readonly way: () => string
  readonly promised: Promised[]
  /** One who has played at each table that came to its end. */
  readonly over: AtTable[]
  readonly random: () => number
  readonly patience: Patience
  isEnding: boolean
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn']
/** Nothing was done, or it is not known: it is asked again with the same id. */
const TROUBLE: readonly string[] = ['storage', 'storageBusy', 'behind']
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
export async function playTable(trial: Trial, played: Seated): Promise<void> {
  const people: Person[] = []
  for (const name of NAMES.slice(0, played.seats))
    people.push(await retried(trial, () => Person.arrive(trial.way(), name)))
  const name = `${played.game} for ${played.seats}`
  while (!trial.isEnding) {
    const clients = await sitDown(trial, people, played)
    await playGame(trial, clients)
    trial.report.finished[name] = (trial.report.finished[name] ?? 0) + 1
    for (const client of clients) client.close()
    trial.over.push(at(clients, 0))
  }
}
async function sitDown(trial: Trial, people: readonly Person[], { game, options }: Seated): Promise<AtTable[]> {
  const seats = people.map((_, i) => ({ kind: i === 0 ? 'me' : 'link', name: NAMES[i] }))
  const wanted = { game, options, seats, policies: { undo: 'free' } }
  const via = (person: Person): Person => {
    person.url = trial.way()
    return person
  }
  const info = await retried(trial, () => via(at(people, 0)).post('/api/tables', wanted))
  for (const [i, person] of people.entries())
    if (i > 0) await retried(trial, () => via(person).sit(info.id, linkOf(info, i)))
  const clients: AtTable[] = []
  for (const person of people) clients.push(await retried(trial, () => AtTable.join(via(person), info.id)))
  for (const client of clients) if (client.seq < 0) await back(trial, client)
  return clients
}
/** The server may be gone for a moment: asks again until it is there. */
export async function retried<T>({ patience }: Trial, act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const done = await act()
      patience.renew()
      return done
    } catch (error) {
      if (patience.isOver) throw error
      await sleep(25)
    }
  }
}
async function back(trial: Trial, client: AtTable): Promise<void> {
  while (!trial.patience.isOver) {
    client.person.url = trial.way()
    await client.rejoin().catch(() => {})
    if (client.closed === null && client.seq >= 0) return
    await sleep(25)
  }
  throw new Mishap('down', 'the server did not come back')
}
async function playGame(trial: Trial, clients: readonly AtTable[]): Promise<void> {
  let answers = 0
  while (!at(clients, 0).isOver) {
    for (const client of clients) if (client.closed !== null) await back(trial, client)
    const next = clients.find((c) => c.isAsked)
    if (next === undefined) {
      if (trial.patience.isOver) throw new Mishap('lost', `nobody is asked at ${at(clients, 0).id}`)
      await sleep(2)
      continue
    }
    const takesBack = trial.random() < 0.04 && answers > 0
    const done = takesBack
      ? await insist(trial, next, { type: 'undo', seat: next.shown.seat })
      : await insist(trial, next, { ...answerOf(next, trial.random), type: 'answer' })
    answers++
    if (done !== null) for (const client of clients) await caughtUp(trial, client, done)
  }
}
function answerOf(client: AtTable, random: () => number) {
  const { seat, question } = client.shown
  return { seat, question, value: someAnswer(client.shown, random) }
}
async function caughtUp(trial: Trial, client: AtTable, seq: number): Promise<void> {
  while (client.seq < seq) {
    if (client.closed !== null) await back(trial, client)
    else await client.until(() => client.seq >= seq || client.closed !== null).catch(() => {})
    if (client.seq < seq && trial.patience.isOver)
      throw new Mishap('lost', `acknowledged ${seq}, but the table is at ${client.seq}`)
  }
}
/** What becomes of a request; null where the connection is lost, or where nothing has come for so long that one would load the page again. */
async function asked(trial: Trial, client: AtTable, message: { type: string; id: string }): ReturnType<AtTable['ask']> {
  try {
    return await client.ask(message)
  } catch (error) {
    if (error instanceof Mishap && error.code === 'late' && !trial.patience.isOver) return null
    throw error
  }
}
let requests = 0
/** Sends a request until it is settled, with the same id each time. */
async function insist(trial: Trial, client: AtTable, message: { type: string; seat: number }): Promise<number | null> {
  const id = `r${++requests}`
  const before = client.seq
  for (let tries = 0; ; tries++) {
    const settled = await asked(trial, client, { ...message, id })
    if (settled?.type === 'ack') {
      trial.patience.renew()
      trial.report.acknowledged++
      if (tries > 0 && settled.seq <= client.seq && client.seq > before) trial.report.already++
      trial.promised.push({ table: client.id, key: `${message.seat}/${id}`, seq: settled.seq })
      return settled.seq
    }
    if (settled !== null) {
      if (settled.type === 'refused' && HARMLESS.includes(settled.code)) return null
      if (settled.type === 'refused' && TROUBLE.includes(settled.code) && !trial.patience.isOver) {
        await sleep(50)
        continue
      }
      throw new Mishap('refused', `unexpected: ${JSON.stringify(settled).slice(0, 300)}`)
    }
    trial.report.resent++
    await back(trial, client)
  }
}
