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
/** Older lines are asked for when somebody scrolls up. */
const LOG_SENT = 500

export class Viewers {
  private readonly clients = new Set<Client>()
  private readonly room: Room
  /** What clients had been shown when something began to happen, by whose eyes they look through. */
  private before = new Map<Seat, ViewData>()
  /** What they will be sent once it is on disk, by the eyes they had and have. */
  private prepared = new Map<string, string>()
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
    this.prepared.clear()
    for (const client of this.clients) if (client.seq >= 0) this.sendSnapshot(client)
  }

  add(client: Client): void {
    this.clients.add(client)
  }
  remove(client: Client): void {
    this.clients.delete(client)
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

  /**
   * To be called before anything happens. Views are not kept from one answer to the next: that they can be had again
   * costs less than tables full of them.
   */
  remember(): void {
    const { match, seq } = this.room
    this.before = new Map()
    for (const client of this.clients)
      if (client.seq === seq && !this.before.has(client.seat))
        this.before.set(client.seat, viewData(match, client.seat))
  }
  /** Something has happened that is not on disk yet. What is to be told of it is written down at once. */
  prepare(): void {
    const total = this.logLength
    // One entry either adds lines or takes some back, so what both have in common is the shorter of the two.
    const from = Math.min(this.lines, total)
    this.lines = total
    this.prepared = new Map()
    for (const client of this.clients) {
      const before = this.before.get(client.seat)
      const seat = this.eyesOf(client)
      const way = `${client.seat} ${seat}`
      if (before !== undefined && !this.prepared.has(way)) this.prepared.set(way, this.patch(before, seat, from))
    }
    this.before.clear()
  }
  /** From what was seen to what is seen now, be it through other eyes. */
  private patch(before: ViewData, seat: Seat, from: number): string {
    const { match, seq } = this.room
    const view = viewData(match, seat)
    const ops = diff(before as unknown as Plain, view as unknown as Plain)
    const log = { from, lines: match.log(seat, from) }
    const message: Patch = { type: 'patch', base: seq, seq: seq + 1, ops, fingerprint: fingerprint(view), log }
    return JSON.stringify(message)
  }
  /** It is on disk. */
  broadcast(): void {
    const { seq } = this.room
    for (const client of this.clients) {
      if (client.seq < 0) continue
      const seat = this.eyesOf(client)
      const patch = client.seq === seq - 1 ? this.prepared.get(`${client.seat} ${seat}`) : undefined
      client.seat = seat
      if (patch === undefined) this.sendSnapshot(client)
      else {
        client.seq = seq
        client.send(patch)
      }
    }
    this.prepared.clear()
  }
  snapshot(client: Client): Snapshot {
    const { match, seq } = this.room
    const view = viewData(match, client.seat)
    const from = Math.max(0, this.logLength - LOG_SENT)
    const log = { from, lines: match.log(client.seat, from) }
    return { type: 'snapshot', seq, view, fingerprint: fingerprint(view), log, table: this.room.info(client.who) }
  }
  sendSnapshot(client: Client): void {
    client.seq = this.room.seq
    this.send(client, this.snapshot(client))
  }
  /** Whether a client that comes back has the view that would be sent. */
  isCurrent(client: Client, seq: number, print: string): boolean {
    return seq === this.room.seq && fingerprint(viewData(this.room.match, client.seat)) === print
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
