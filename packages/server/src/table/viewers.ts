/** Those who look at a table: what each has been sent, and what has to follow. */
import { infoFor } from './info.ts'
import { at, type Match, type Seat } from '@emberhall/kernel'
import { following } from '@emberhall/sitting'
import { CLOSE, type Patch, type Presence, type ServerMessage, type Snapshot } from '../protocol.ts'
import { fingerprint, viewData } from '../viewData.ts'
import { actorFor, hasActor } from './acting.ts'
import { isShown, type Past } from './gallery.ts'
import { noteGlimpse } from './glimpses.ts'
import { presenceAt, presenceSince } from './presence.ts'
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
/** From so many on, what they see is kept for the next of them. */
const CROWD = 16
/** The more there are, the more time passes between two tellings of who has come and gone. */
const REST_MS_EACH = 0.25
/** Through several eyes, and what is shown later. */
const MOST_SHOWN = 4

/** What those see who look through the same eyes at the same moment: of a Snapshot, all but the table, as it is sent. */
interface Shown {
  readonly match: Match
  readonly seq: number
  readonly seat: Seat
  readonly text: string
}

function sight(match: Match, seat: Seat): Pick<Snapshot, 'view' | 'fingerprint' | 'log'> {
  const view = viewData(match, seat)
  const from = Math.max(0, (match.table.log?.length ?? 0) - LOG_SENT)
  return { view, fingerprint: fingerprint(view), log: { from, lines: match.log(seat, from) } }
}

export class Viewers {
  private readonly clients = new Set<Client>()
  /** How many connections each person has here. */
  private readonly people = new Map<string, number>()
  /** Those who are here by way of other processes. */
  private elsewhere: ReadonlySet<string> = new Set()
  /** Who was here when that was last told, and when it was. */
  private toldPresence: Presence | null = null
  private toldAt = Number.NEGATIVE_INFINITY
  private presenceTimer: NodeJS.Timeout | null = null
  private shown: readonly Shown[] = NOTHING
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
    this.shown = NOTHING
    this.prepared = NOTHING
    for (const client of this.clients) if (client.seq >= 0 && !this.isLate(client)) this.sendSnapshot(client)
  }
  /** Whether a client is shown the table later than it is, and is told nothing of it before. */
  isLate(client: Client): boolean {
    return this.room.isLate(client.who)
  }
  get hasLate(): boolean {
    return this.room.table.delay > 0 && this.watchers() > 0
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
    if (!this.people.has(client.who)) this.room.neighbours?.enter(this.room.id, client.who)
    this.people.set(client.who, (this.people.get(client.who) ?? 0) + 1)
  }
  remove(client: Client): void {
    if (!this.clients.delete(client)) return
    const left = this.people.get(client.who)! - 1
    if (left > 0) this.people.set(client.who, left)
    else {
      this.people.delete(client.who)
      this.room.neighbours?.exit(this.room.id, client.who)
    }
  }
  private isHere(who: string): boolean {
    return this.people.has(who) || this.elsewhere.has(who)
  }
  /** The seats whose people are here. */
  present(): Set<Seat> {
    const seats = new Set<Seat>()
    for (const [who, theirs] of this.room.sitters) if (this.isHere(who)) for (const seat of theirs) seats.add(seat)
    return seats
  }
  /** How many people look on. */
  watchers(): number {
    let n = this.people.size
    for (const who of this.elsewhere) if (!this.people.has(who)) n++
    for (const who of this.room.sitters.keys()) if (this.isHere(who)) n--
    return n
  }
  /** Others are here by way of other processes from now on; the seats of those who are here no more. */
  setElsewhere(people: readonly string[]): Seat[] {
    const before = this.present()
    this.elsewhere = new Set(people)
    const now = this.present()
    return [...before].filter((seat) => !now.has(seat))
  }
  /** The seats that nobody is at any more when this process is gone. */
  presentHereAlone(): Seat[] {
    const seats = new Set(this.present())
    for (const [who, theirs] of this.room.sitters)
      if (this.elsewhere.has(who)) for (const seat of theirs) seats.delete(seat)
    return [...seats]
  }

  // ---------------------------------------------------------------- sending

  send(client: Client, message: ServerMessage): void {
    client.send(JSON.stringify(message))
  }
  tell(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const client of this.clients) if (client.seq >= 0) client.send(text, this.whenFor(client))
  }
  /** What is about the table as it is now. */
  tellInTime(message: ServerMessage): void {
    this.tellEach((client) => (this.isLate(client) ? null : message))
  }
  /** Those who only look on need not know before those who play. */
  private whenFor({ who }: Client): When {
    return this.room.seatsOf(who).length > 0 ? 'now' : 'soon'
  }
  /** Seats, status, proposals: each in their own words, which are those of all who know as much. */
  tellTable(): void {
    this.toldPresence = presenceAt(this.room)
    const texts = new Map<string, string>()
    for (const client of this.clients) {
      if (client.seq < 0) continue
      const rank = this.room.rankOf(client.who)
      let text = texts.get(rank)
      if (text === undefined) {
        text = JSON.stringify({ type: 'table', table: infoFor(this.room, client.who) } satisfies ServerMessage)
        texts.set(rank, text)
      }
      client.send(text, this.whenFor(client))
    }
  }
  /** Somebody has come or gone: at once where few are here; where there are many, together with who comes and goes meanwhile. */
  tellPresence(): void {
    if (this.presenceTimer !== null) return
    const wait = this.toldAt + this.clients.size * REST_MS_EACH - performance.now()
    if (wait <= 0) return this.sendPresence()
    this.presenceTimer = setTimeout(() => {
      this.presenceTimer = null
      // A table that is no more has nobody to tell.
      this.room.do(() => this.sendPresence()).catch(() => {})
    }, wait)
    this.presenceTimer.unref()
  }
  private sendPresence(): void {
    const { room } = this
    const now = presenceAt(room)
    const news = presenceSince(this.toldPresence, now)
    if (news === null) return
    this.toldAt = performance.now()
    // Where somebody may act for one who is away, who comes and goes changes what others may see.
    if (news.seats.some(({ seat }) => hasActor(at(room.seats, seat)))) return this.tellTable()
    this.toldPresence = now
    this.tell({ type: 'presence', ...news })
  }
  /** What depends on who is told; null for those whom it does not concern. */
  tellEach(message: (client: Client) => ServerMessage | null): void {
    let last: ServerMessage | null = null
    let text = ''
    for (const client of this.clients) {
      const told = client.seq >= 0 ? message(client) : null
      if (told === null) continue
      if (told !== last) text = JSON.stringify(told)
      last = told
      client.send(text, this.whenFor(client))
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
    this.shown = NOTHING
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
    noteGlimpse(this.room, client.who, client.seat)
    return this.isLate(client) ? this.room.gallery!.past! : this.room
  }
  snapshot(client: Client): Snapshot {
    const { match, seq } = this.worldOf(client)
    return { type: 'snapshot', seq, ...sight(match, client.seat), table: infoFor(this.room, client.who) }
  }
  sendSnapshot(client: Client): void {
    if (this.isLate(client) && !this.room.gallery?.past) return void this.sendLater(client)
    const { match, seq } = this.worldOf(client)
    client.seq = seq
    const table = JSON.stringify(infoFor(this.room, client.who))
    client.send(`{"type":"snapshot",${this.sightOf(client.seat, match, seq)},"table":${table}}`, this.whenFor(client))
  }
  /** Where many look on, what one of them sees is written down for all. */
  private sightOf(seat: Seat, match: Match, seq: number): string {
    const known = this.shown.find((shown) => shown.match === match && shown.seq === seq && shown.seat === seat)
    if (known !== undefined) return known.text
    const text = JSON.stringify({ seq, ...sight(match, seat) } satisfies Omit<Snapshot, 'type' | 'table'>).slice(1, -1)
    if (this.clients.size >= CROWD) this.shown = [...this.shown.slice(1 - MOST_SHOWN), { match, seq, seat, text }]
    return text
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
    // Nobody looks through another's eyes for longer than it takes to answer for them.
    return client.follows && mine.length > 0 ? following(client.seat, mine, waiting) : client.seat
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
