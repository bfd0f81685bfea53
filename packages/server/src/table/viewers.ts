/** Those who look at a table: what each has been sent, and what has to follow. */
import type { Seat } from '@emberhall/kernel'
import { diff, type Plain } from '../patch.ts'
import type { Patch, ServerMessage, Snapshot, ViewData } from '../protocol.ts'
import { fingerprint, viewData } from '../viewData.ts'
import type { Room } from './room.ts'

/** One connection. */
export interface Client {
  readonly who: string
  readonly name: string
  /** Through whose eyes it looks now, and whether it goes from one of its seats to the next as they are asked. */
  seat: Seat
  follows: boolean
  /** What it has; -1 before it has said hello. */
  seq: number
  send(text: string): void
  close(code: number, reason: string): void
}
interface Sent {
  readonly seq: number
  readonly view: ViewData
}
/** Older lines are asked for when somebody scrolls up. */
const LOG_SENT = 500

export class Viewers {
  private readonly clients = new Set<Client>()
  private readonly room: Room
  /**
   * The view that was last sent for each seat's eyes; every client that looks through them has the same. Only tables
   * where something has just happened keep it: it can be had again from the match.
   */
  private readonly sent = new Map<Seat, Sent>()
  /** What had been sent when something began to happen. */
  private before = new Map<Seat, Sent>()
  private lines = 0

  constructor(room: Room) {
    this.room = room
    this.startOver()
  }
  get count(): number {
    return this.clients.size
  }
  private get logLength(): number {
    return this.room.match.table.log?.length ?? 0
  }
  /** The match is another one than before, though it should look the same. */
  startOver(): void {
    this.lines = this.logLength
    this.sent.clear()
    for (const client of this.clients) if (client.seq >= 0) this.sendSnapshot(client)
  }

  add(client: Client): void {
    this.clients.add(client)
  }
  remove(client: Client): void {
    this.clients.delete(client)
    this.forget()
  }
  present(): Set<Seat> {
    const seats = new Set<Seat>()
    for (const client of this.clients) for (const seat of this.room.seatsOf(client.who)) seats.add(seat)
    return seats
  }
  watchers(): number {
    let n = 0
    for (const client of this.clients) if (this.room.seatsOf(client.who).length === 0) n++
    return n
  }

  // ---------------------------------------------------------------- sending

  send(client: Client, message: ServerMessage): void {
    client.send(JSON.stringify(message))
  }
  tell(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const client of this.clients) if (client.seq >= 0) client.send(text)
  }
  /** Seats, presence, status: each in their own words. */
  tellTable(): void {
    for (const client of this.clients)
      if (client.seq >= 0) this.send(client, { type: 'table', table: this.room.info(client.who) })
  }
  /** The way out for those who are here, for all or for those who may not be here any more. */
  dismiss(code: number, reason: string, who: (client: Client) => boolean = () => true): void {
    for (const client of this.clients) if (who(client)) client.close(code, reason)
  }

  /** Something has happened and is on disk. */
  broadcast(): void {
    const { seq } = this.room
    const total = this.logLength
    // One entry either adds lines or takes some back, so what both have in common is the shorter of the two.
    const from = Math.min(this.lines, total)
    this.lines = total
    const { before } = this
    this.before = new Map()
    const patches = new Map<string, string>()
    for (const client of this.clients) {
      if (client.seq < 0) continue
      const base = before.get(client.seat)
      const seat = this.eyesOf(client)
      if (base?.seq !== client.seq) {
        client.seat = seat
        this.sendSnapshot(client)
        continue
      }
      const way = `${client.seat} ${seat}`
      let patch = patches.get(way)
      if (patch === undefined) {
        patch = this.patch(base, seat, from)
        patches.set(way, patch)
      }
      client.send(patch)
      client.seat = seat
      client.seq = seq
    }
    this.forget()
    this.room.settings.recent.use(this)
  }
  /** From what was sent to what is seen now, be it through other eyes. */
  private patch(base: Sent, seat: Seat, from: number): string {
    const { match, seq } = this.room
    const { view } = this.look(seat)
    const ops = diff(base.view as unknown as Plain, view as unknown as Plain)
    const log = { from, lines: match.log(seat, from) }
    const message: Patch = { type: 'patch', base: base.seq, seq, ops, fingerprint: fingerprint(view), log }
    return JSON.stringify(message)
  }
  /** What everybody has been sent is at hand; to be called before anything changes. */
  remember(): void {
    this.before = new Map()
    for (const { seq, seat } of this.clients) if (seq === this.room.seq) this.before.set(seat, this.look(seat))
  }
  forgetViews(): void {
    this.sent.clear()
  }
  /** Views that nobody looks at any more. */
  private forget(): void {
    for (const seat of this.sent.keys()) if (![...this.clients].some((c) => c.seat === seat)) this.sent.delete(seat)
  }
  private look(seat: Seat): Sent {
    const { match, seq } = this.room
    const kept = this.sent.get(seat)
    if (kept?.seq === seq) return kept
    const view = viewData(match, seat)
    const now = { seq, view }
    this.sent.set(seat, now)
    return now
  }
  snapshot(client: Client): Snapshot {
    const { match, seq } = this.room
    const { view } = this.look(client.seat)
    const from = Math.max(0, this.logLength - LOG_SENT)
    const log = { from, lines: match.log(client.seat, from) }
    return { type: 'snapshot', seq, view, fingerprint: fingerprint(view), log, table: this.room.info(client.who) }
  }
  sendSnapshot(client: Client): void {
    client.seq = this.room.seq
    this.room.settings.recent.use(this)
    this.send(client, this.snapshot(client))
  }
  /** Whether a client that comes back has the view that would be sent. */
  isCurrent(client: Client, seq: number, print: string): boolean {
    return seq === this.room.seq && fingerprint(this.look(client.seat).view) === print
  }

  /** Through whose eyes a client looks. */
  private eyesOf(client: Client): Seat {
    const mine = this.room.seatsOf(client.who)
    if (client.seat >= 0 && !mine.includes(client.seat)) return mine[0] ?? -1
    if (!client.follows) return client.seat
    const waiting = this.room.match.waiting()
    return waiting.includes(client.seat) ? client.seat : (mine.find((seat) => waiting.includes(seat)) ?? client.seat)
  }
  /** Turns a client's eyes; false if they may not look from there. */
  turn(client: Client, seat: Seat | 'asked'): boolean {
    const mine = this.room.seatsOf(client.who)
    if (seat !== 'asked' && seat >= 0 && !mine.includes(seat)) return false
    client.follows = seat === 'asked'
    if (seat !== 'asked') client.seat = seat
    client.seat = this.eyesOf(client)
    return true
  }
  /** Who may sit where has changed: nobody keeps eyes that are not theirs any more. */
  reseat(): void {
    for (const client of this.clients) {
      if (client.seq < 0) continue
      const seat = this.eyesOf(client)
      if (seat === client.seat) continue
      client.seat = seat
      this.sendSnapshot(client)
    }
  }
}

/** The tables where something has just happened. The others do without the views they have sent. */
export class Recent {
  private readonly most: number
  private readonly tables = new Set<Viewers>()
  constructor(most: number) {
    this.most = most
  }
  use(viewers: Viewers): void {
    this.tables.delete(viewers)
    this.tables.add(viewers)
    if (this.tables.size <= this.most) return
    const [oldest] = this.tables
    this.tables.delete(oldest!)
    oldest!.forgetViews()
  }
}
