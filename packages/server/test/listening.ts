/** Listens at tables of a real server: whether anything that is sent to a seat tells what it may not know. */
import type { CardId, Game, Match } from '@emberhall/kernel'
import { load, readSave } from '@emberhall/saves'
import { expect } from 'vitest'
import type { AtTable } from '../src/bin/driver.ts'
import { applyOps, type ServerMessage, type ViewData } from '../src/protocol.ts'
import { type Company, companyAt, dice, type Kind, newFolder, playOn, server } from './harness.ts'
import { askKept } from './kept.ts'

type Secrets = (match: Match, seat: number) => Readonly<Record<string, readonly CardId[]>>
/** What there is to hide at a table. */
export interface Secrecy {
  readonly kind: Kind
  /** What lies on the table that a seat may not know, by where it lies. */
  readonly secrets?: Secrets
  /** What is hidden in the state besides cards: of the truth, or of what a seat was shown of it. */
  readonly fields?: (state: object, seat: number) => Readonly<Record<string, readonly unknown[]>>
}
const unseen: Secrets = ({ table }, seat) => ({
  cards: table.s.faces.flatMap((_, c) => (table.canSee(c, seat) ? [] : [c])),
})

/** Faces that stand in a text. A question may be called like a card. */
function facesIn(game: Game, text: string): Set<string> {
  const faces = new Set(game.faceKeys)
  for (const { name } of Object.values(game.def.questions)) faces.delete(name)
  return new Set([...text.matchAll(/"([\w-]+)"/g)].map((m) => m[1]!).filter((word) => faces.has(word)))
}
interface Known {
  /** Faces that the seat sees now, or has read in its log. */
  readonly may: ReadonlySet<string>
  readonly sees: readonly boolean[]
  /** What is hidden from it, by where it lies. */
  readonly hidden: Readonly<Record<string, readonly CardId[]>>
  /** The same for what is no card. */
  readonly fields: Readonly<Record<string, readonly unknown[]>>
}
interface Truth {
  /** What each seat may know after each entry, and when that was made. */
  readonly steps: readonly Map<number, Known>[]
  readonly times: readonly number[]
}
/** From the whole truth in the database. */
async function truth(
  { kind, secrets = unseen, fields: fieldsOf }: Secrecy,
  data: string,
  id: string,
  seats: readonly number[],
): Promise<Truth> {
  const { game } = kind.module
  const [base] = await askKept<{ save: string }>(
    data,
    `select save from snapshots where table_id = '${id}' and kind = 'base'`,
  )
  const entries = await askKept<{ words: string; at: number }>(
    data,
    `select words, at from entries where table_id = '${id}' order by seq`,
  )
  const { match } = load(game, readSave(base!.save))
  const of = (seat: number): Known => {
    const may = facesIn(game, JSON.stringify(match.log(seat)))
    const sees = match.table.s.faces.map((_, card) => match.table.canSee(card, seat))
    match.table.s.faces.forEach((face, card) => sees[card] && may.add(game.faceKeys[face]!))
    const hidden = Object.entries(secrets(match, seat)).map(([where, cards]) => [where, cards.filter((c) => !sees[c])])
    const fields = structuredClone(fieldsOf?.(match.table.s, seat) ?? {})
    return { may, sees, hidden: Object.fromEntries(hidden) as Known['hidden'], fields }
  }
  const now = () => new Map(seats.map((seat) => [seat, of(seat)]))
  const steps = [now()]
  for (const entry of entries) {
    const [word] = JSON.parse(entry.words) as [string]
    const value = word.slice(2)
    const list = value === '' ? [] : value.split(',')
    const reply = { seat: Number(word[0]), question: match.question, value: word[1] === '*' ? list : value }
    expect(match.answer(reply).ok).toBe(true)
    steps.push(now())
  }
  return { steps, times: [0, ...entries.map(({ at }) => at)] }
}
interface Sent {
  readonly text: string
  readonly at: number
  readonly seq: number
  readonly view: ViewData
  readonly viewSeq: number
}
/** Everything a client was sent, and how its table then looked; what is acknowledged may be seen a moment later. */
function* sent({ received, times }: AtTable): Generator<Sent> {
  let seq = 0
  let viewSeq = 0
  let view: ViewData | null = null
  for (const [i, text] of received.entries()) {
    const message = JSON.parse(text) as ServerMessage
    if ('seq' in message) seq = message.seq
    const whole = message.type === 'refused' ? message.snapshot : message.type === 'snapshot' ? message : undefined
    if (whole !== undefined) [view, viewSeq] = [whole.view, whole.seq]
    if (message.type === 'patch') [view, viewSeq] = [applyOps(view!, message.ops), message.seq]
    if (view !== null) yield { text, at: times[i]!, seq, view, viewSeq }
  }
}

type Kept = Record<string, number>
interface Gallery {
  /** By how much later whoever looks on may see the table. */
  readonly delayMs?: number
  /** Whose eyes they may look through. */
  readonly shown?: number
}
/** Plays a while, asking for whatever can be asked for. Returns what each seat was kept from seeing, and where. */
export async function listenIn(
  secrecy: Secrecy,
  gather: (url: string) => Promise<Company>,
  most: number,
  { delayMs = 0, shown = -1 }: Gallery = {},
): Promise<Kept> {
  const data = newFolder()
  const served = await server({ data, minuteMs: delayMs })
  const { people, eve, id } = await gather(served.url)
  const clients = [...people, eve]
  const inTime = delayMs > 0 ? people : clients
  const random = dice(11)
  const looked: Looked[] = []
  if (delayMs > 0) await people[0]!.person.post(`/api/tables/${id}/delay`, { minutes: 1 })
  for (let i = 0; i < most && !people[0]!.isOver; i += 3) {
    await playOn(inTime, random, 3)
    if (shown >= 0) await people[shown]!.person.post(`/api/tables/${id}/seats/${shown}/shown`, { shown: i % 4 < 3 })
    // Whoever looks on tries all eyes, and sees what they are let see.
    for (const seat of [...people.keys(), shown]) eve.look(seat)
    eve.send({ type: 'resync' })
    for (const client of clients) {
      await client.ask({ type: 'hint', seat: client.view!.seat })
      await client.ask({ type: 'answer', seat: 0, question: '0.0', value: 'pass' })
      await client.person.get(`/api/tables/${id}/log`)
      if (people[0]!.isOver) continue
      for (const seat of [-1, ...people.keys()]) looked.push(...(await lookBack(client, id, seat, i)))
    }
  }
  await eve.until(() => eve.seq >= people[0]!.seq)
  await served.close()
  const all = await truth(secrecy, data, id, [...people.keys(), -1])
  expect(all.steps.length).toBeGreaterThan(10)
  const kept: Kept = {}
  for (const client of people) inspect(secrecy, client, all, kept)
  inspect(secrecy, eve, all, kept, delayMs)
  const eyes = new Set(Array.from(sent(eve), ({ view }) => view.seat))
  expect(eyes).toEqual(new Set(shown < 0 ? [-1] : [-1, shown]))
  const ways = new Set(looked.map(({ client, seat }) => `${clients.indexOf(client)} ${seat}`))
  expect(ways.size).toBe(people.length * 2 + (shown < 0 ? 1 : 2))
  for (const { client, seat, text, at } of looked) {
    // What was to be seen once may have been covered since.
    const since = at - (client === eve ? delayMs : 0)
    const steps = all.steps.filter((_, seq) => all.times[seq]! <= since)
    const may = new Set(steps.flatMap((step) => [...step.get(seat)!.may]))
    for (const face of facesIn(secrecy.kind.module.game, text)) expect(may.has(face)).toBe(true)
  }
  return kept
}
interface Looked {
  readonly client: AtTable
  readonly seat: number
  readonly text: string
  readonly at: number
}
/** What the server shows of a moment through somebody's eyes, if it does: at these tables through one's own, or as anybody. */
async function lookBack(client: AtTable, id: string, seat: number, at: number): Promise<Looked[]> {
  const paths = [`moment?seat=${seat}&at=${at}`, `log?seat=${seat}`]
  const parts = paths.map((path) => client.person.get(`/api/tables/${id}/${path}`))
  return Promise.all(parts).then(
    (told) => [{ client, seat, text: JSON.stringify(told), at: Date.now() }],
    () => [],
  )
}
/** Looks through all that a client was sent, and counts what was kept from it. */
function inspect(
  { kind, fields: fieldsOf }: Secrecy,
  client: AtTable,
  { steps, times }: Truth,
  kept: Kept,
  delayMs = 0,
): void {
  for (const { text, at, seq, view, viewSeq } of sent(client)) {
    const { seat } = view
    // Nobody is told anything before they may know it, not even how often there has been an answer.
    const early = times.findIndex((made) => made > at - delayMs)
    if (delayMs > 0 && early >= 0) expect(Math.max(seq, viewSeq), `${text} came too early`).toBeLessThan(early)
    const { may } = steps[seq]!.get(seat)!
    for (const face of facesIn(kind.module.game, text))
      expect(may.has(face), `seat ${seat} was sent ${face} at ${seq}`).toBe(true)
    const { sees, hidden, fields } = steps[viewSeq]!.get(seat)!
    const { faces } = view.state as unknown as { faces: readonly (string | null)[] }
    const seen = faces.findIndex((face, card) => face !== null && !sees[card])
    expect(seen, `seat ${seat} sees the face of a hidden card at ${viewSeq}`).toBe(-1)
    for (const [where, shown] of Object.entries(fieldsOf?.(view.state, seat) ?? {}))
      expect(shown, `seat ${seat} is shown ${where} at ${viewSeq}`).toEqual([])
    for (const [where, things] of Object.entries({ ...hidden, ...fields }))
      kept[where] = (kept[where] ?? 0) + things.length
  }
}
export const FREE = { policies: { undo: 'free' } }
/** All that was kept at tables of several sizes. */
export async function listenAtEach(secrecy: Secrecy, sizes: readonly number[], most: number): Promise<Kept> {
  const kept: Kept = {}
  for (const seats of sizes)
    for (const [where, n] of Object.entries(await listenIn(secrecy, tableOf(secrecy, seats), most)))
      kept[where] = (kept[where] ?? 0) + n
  return kept
}
export const tableOf =
  ({ kind }: Secrecy, seats: number) =>
  (url: string): Promise<Company> =>
    companyAt(url, kind, seats, 4, FREE)
