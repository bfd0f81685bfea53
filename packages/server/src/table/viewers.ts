/** Those who look at a table: what each has been sent, and what has to follow. */
import type { Seat } from '@emberhall/kernel'
import { CLOSE, type Patch, type ServerMessage, type Snapshot } from '../protocol.ts'
import { fingerprint, viewData } from '../viewData.ts'
import { actorFor } from './acting.ts'
import { isShown, type Past } from './gallery.ts'
import type { Room } from './room.ts'
import { type Change, Changes, Looking, type Sight } from './sight.ts'

/** soon: nobody waits for it; it may go together with what follows. */
export type When = 'now' | 'soon'
/** One connection. */
export interface Client {
  readonly who: string
  readonly name: string
  /** Through whose eyes it looks now, and whether it goes from one of its seats to the next as they are asked. */
  seat: Seat
  follows: boolean
  /** What it has; -1 before it has said hello. */
  seq: number
  send(text: string, when?: When): void
  close(code: number, reason: string): void
}
/** What a client will be sent, and whose eyes it has had and has then. */
interface Prepared {
  readonly client: Client
  readonly was: Seat
  readonly seat: Seat
  readonly patch: string
  readonly when: When
}
// Lists are taken anew each time: a map that is cleared keeps its old entries from being collected.
const NOTHING: readonly never[] = []
/** Of a list by seat, the gallery's place is the first. */
const placeOf = (seat: Seat): number => seat + 1
/** Older lines are asked for when somebody scrolls up. */
const LOG_SENT = 500

export class Viewers {
  private readonly clients = new Set<Client>()
  private readonly room: Room
  private looking: Looking | null = null
  /** What clients had been shown when something began to happen, by whose eyes they look through. */
  private before: readonly (Sight | undefined)[] = NOTHING
  /** What is sent once it is on disk. */
  private prepared: readonly Prepared[] = NOTHING
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
    this.prepared = NOTHING
    for (const client of this.clients) if (client.seq >= 0 && !this.isLate(client)) this.sendSnapshot(client)
  }
  /** Whether a client is shown the table later than it is, and is told nothing of it before. */
  isLate(client: Client): boolean {
    return this.room.isLate(client.who)
  }
  get hasLate(): boolean {
    return [...this.clients].some((client) => this.isLate(client))
  }
  /** Those who are behind are shown what they may know by now. */
  sendPast(): void {
    const seq = this.room.gallery?.past?.seq
    for (const client of this.clients)
      if (client.seq >= 0 && client.seq !== seq && this.isLate(client)) this.sendSnapshot(client)
  }
  /** Spectators see the table at another time from now on. */
  delayed(): void {
    this.room.gallery = null
    for (const client of this.clients) {
      if (client.seq < 0 || this.room.seatsOf(client.who).length > 0) continue
      client.seat = this.eyesOf(client)
      this.sendSnapshot(client)
    }
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
  /** What is about the table as it is now. */
  tellInTime(message: ServerMessage): void {
    this.tellEach((client) => (this.isLate(client) ? null : message))
  }
  /** Seats, presence, status: each in their own words. */
  tellTable(): void {
    this.tellEach((client) => ({ type: 'table', table: this.room.info(client.who) }))
  }
  /** What depends on who is told; null for those whom it does not concern. */
  tellEach(message: (client: Client) => ServerMessage | null): void {
    for (const client of this.clients) {
      const told = client.seq >= 0 ? message(client) : null
      if (told !== null) this.send(client, told)
    }
  }
  /** The way out for those who are here, for all or for those who may not be here any more. */
  dismiss(code: number, reason: string, who: (client: Client) => boolean = () => true): void {
    for (const client of this.clients) if (who(client)) client.close(code, reason)
  }

  /**
   * To be called before anything happens. What was seen is not kept from one answer to the next: that it can be had
   * again costs less than tables full of it.
   */
  remember(): void {
    const { match, seq } = this.room
    const looking = new Looking(match)
    this.looking = looking
    const before: (Sight | undefined)[] = []
    for (const client of this.clients)
      if (client.seq === seq && !this.isLate(client)) before[placeOf(client.seat)] ??= looking.before(client.seat)
    this.before = before
  }
  /** Something has happened that is not on disk yet. What is to be told of it is written down at once. */
  prepare(waiting: readonly Seat[], stayed: number): void {
    const { match } = this.room
    const looking = this.looking ?? new Looking(match)
    const total = this.logLength
    // One entry either adds lines or takes some back, so what both have in common is the shorter of the two; what is put
    // right also goes before lines that were there.
    const from = Math.min(this.lines, total, stayed)
    this.lines = total
    const changes = new Changes(match.game)
    const now: (Sight | undefined)[] = []
    const prepared: Prepared[] = []
    for (const client of this.clients) {
      const { seat: was } = client
      const before = this.before[placeOf(was)]
      if (before === undefined || this.isLate(client)) continue
      const seat = this.eyesOf(client, waiting)
      let patch = prepared.find((p) => p.was === was && p.seat === seat)?.patch
      if (patch === undefined) {
        const after = (now[placeOf(seat)] ??= looking.after(seat))
        patch = this.patch(changes.between(before, after), seat, from)
      }
      prepared.push({ client, was, seat, patch, when: waiting.includes(seat) ? 'now' : 'soon' })
    }
    this.prepared = prepared
    this.before = NOTHING
    this.looking = null
  }
  /** A Patch, as it is sent. */
  private patch({ ops, fingerprint: print }: Change, seat: Seat, from: number): string {
    const { match, seq } = this.room
    const lines = from < this.lines ? JSON.stringify(match.log(seat, from) satisfies Patch['log']['lines']) : '[]'
    const log = `{"from":${from},"lines":${lines}}`
    return `{"type":"patch","base":${seq},"seq":${seq + 1},"ops":[${ops}],"fingerprint":"${print}","log":${log}}`
  }
  /** It is on disk. */
  broadcast(): void {
    const { seq } = this.room
    for (const { client, seat, patch, when } of this.prepared) {
      if (client.seq !== seq - 1 || !this.clients.has(client)) continue
      client.seat = seat
      client.seq = seq
      client.send(patch, when)
    }
    this.prepared = NOTHING
    for (const client of this.clients) {
      if (client.seq < 0 || client.seq === seq || this.isLate(client)) continue
      client.seat = this.eyesOf(client)
      this.sendSnapshot(client)
    }
  }
  /** The game as a client may know it, which has been found out for those who are behind. */
  private worldOf(client: Client): Pick<Past, 'match' | 'seq'> {
    return this.isLate(client) ? this.room.gallery!.past! : this.room
  }
  snapshot(client: Client): Snapshot {
    const { match, seq } = this.worldOf(client)
    const view = viewData(match, client.seat)
    const from = Math.max(0, (match.table.log?.length ?? 0) - LOG_SENT)
    const log = { from, lines: match.log(client.seat, from) }
    return { type: 'snapshot', seq, view, fingerprint: fingerprint(view), log, table: this.room.info(client.who) }
  }
  sendSnapshot(client: Client): void {
    if (this.isLate(client) && !this.room.gallery?.past) return void this.sendLater(client)
    const snapshot = this.snapshot(client)
    client.seq = snapshot.seq
    this.send(client, snapshot)
  }
  /** What was has to be found out first. */
  private async sendLater(client: Client): Promise<void> {
    try {
      await this.room.worldOf(client.who)
      if (this.clients.has(client)) this.sendSnapshot(client)
    } catch {
      client.close(CLOSE.stopping, 'this table cannot be shown now')
    }
  }
  /** Whether a client that comes back has the view that would be sent. */
  isCurrent(client: Client, seq: number, print: string): boolean {
    const world = this.worldOf(client)
    return seq === world.seq && fingerprint(viewData(world.match, client.seat)) === print
  }

  /** Through whose eyes a client looks. */
  private eyesOf(client: Client, waiting: readonly Seat[] = this.room.match.waiting()): Seat {
    const mine = this.room.seatsOf(client.who)
    const isOwn = client.seat < 0 || mine.includes(client.seat)
    if (!isOwn && !this.mayLook(client.who, client.seat)) return mine[0] ?? -1
    if (!client.follows || mine.length === 0 || waiting.includes(client.seat)) return client.seat
    // Nobody looks through another's eyes for longer than it takes to answer for them.
    return mine.find((seat) => waiting.includes(seat)) ?? (isOwn ? client.seat : (mine[0] ?? -1))
  }
  /** Whether somebody may see what a seat sees. */
  mayLook(who: string, seat: Seat): boolean {
    const mine = this.room.seatsOf(who)
    if (mine.length > 0) return mine.includes(seat) || actorFor(this.room, who, seat) !== undefined
    const row = this.room.seats[seat]
    return row !== undefined && isShown(this.room, row)
  }
  /** Turns a client's eyes; false if they may not look from there. */
  turn(client: Client, seat: Seat | 'asked'): boolean {
    if (seat !== 'asked' && seat >= 0 && !this.mayLook(client.who, seat)) return false
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
