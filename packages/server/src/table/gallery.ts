/**
 * The table as those see it who look on later. It is played again from what is on disk, up to what they may know by
 * now, so that nothing of the match under way can reach them. Only tables that somebody looks at so have one.
 */
import type { Match, Seat } from '@emberhall/kernel'
import { reached } from '@emberhall/sitting'
import { Failure } from '../failure.ts'
import { type Bookmark, DELAYS, type TableInfo } from '../protocol.ts'
import type { EntryRow, SeatRow, StoredTable } from '../storage/storage.ts'
import { openTable } from './opening.ts'
import type { Room } from './room.ts'

export interface Past {
  readonly match: Match
  readonly seq: number
  readonly updated: number
  readonly rewinds: number
}
/** It is not played again more often than this. */
export const REST_MS = 1000

/** When entries were made, by a clock that never jumps. */
export class Lately {
  private readonly opened = performance.now()
  private readonly longestMs: number
  /** When entries were made from this one on; older ones have been forgotten. */
  private first: number
  private times: number[] = []
  /** The last entry that was there when the table was opened. */
  private readonly there: number

  constructor(seq: number, minuteMs: number) {
    this.there = seq
    this.first = seq + 1
    this.longestMs = Math.max(...DELAYS) * minuteMs
  }
  note(seq: number): void {
    const now = performance.now()
    this.times[seq - this.first] = now
    if (this.times.length < MOST_TIMES) return
    const old = this.times.findIndex((time) => time > now - this.longestMs)
    this.times.splice(0, old)
    this.first += old
  }
  get sinceOpened(): number {
    return performance.now() - this.opened
  }
  /** How long ago; of what was there already, what its own time says unless that is later than the present. */
  age({ seq, at }: Pick<EntryRow, 'seq' | 'at'>): number {
    if (seq <= this.there) return Math.max(Date.now() - at, this.sinceOpened)
    return performance.now() - (this.times[seq - this.first] ?? Number.NEGATIVE_INFINITY)
  }
}
/** How many are kept before old ones are forgotten. */
const MOST_TIMES = 1000

export class Gallery {
  past: Past | null = null
  private readonly room: Room
  /** By the clock that never jumps: when it was last played again or that was last tried, and when there is more to be shown. */
  private made = Number.NEGATIVE_INFINITY
  private due = Number.POSITIVE_INFINITY
  private timer: NodeJS.Timeout | null = null
  private running: Promise<Past> | null = null

  constructor(room: Room) {
    this.room = room
  }
  /** Something has happened that will be shown in time. */
  await(): void {
    this.due = Math.min(this.due, performance.now() + this.room.delayMs)
    this.arm()
  }
  /** What may be known by now, or a moment ago. */
  now(): Promise<Past> {
    this.arm()
    if (this.running !== null) return this.running
    if (this.past !== null && Math.max(this.due, this.made + REST_MS) > performance.now())
      return Promise.resolve(this.past)
    const { due } = this
    // What happens while it is read may not be in it.
    this.due = Number.POSITIVE_INFINITY
    this.running = this.remake()
      .catch((error: unknown) => {
        this.due = due
        throw error
      })
      .finally(() => {
        this.running = null
        this.arm()
      })
    return this.running
  }
  private async remake(): Promise<Past> {
    const { room } = this
    const { lately, delayMs, settings } = room
    const stored = await room.settings.storage.open(room.id)
    if (stored === null) throw new Failure('unknownTable', 'this table is no more')
    // What a new base was made of cannot be told apart by time; it is older than the server.
    const running = Math.max(Date.now() - settings.started, lately.sinceOpened)
    if (stored.base.seq > 0 && running < delayMs) throw new Failure('notNow', 'it is too soon to show it')
    const { entries } = stored
    const known = entries.findIndex((entry) => lately.age(entry) < delayMs)
    const then = known < 0 ? stored : { ...stored, ...cutTo(stored, known) }
    const { match, seq } = await openTable(room.module.game, then)
    const later = known < 0 ? [] : entries.slice(known)
    const rewinds = stored.rewinds - later.filter(({ kind }) => kind === 'rewind').length
    this.past = { match, seq, updated: then.entries.at(-1)?.at ?? stored.table.created, rewinds }
    this.made = performance.now()
    if (later.length > 0) this.due = Math.min(this.due, this.made + delayMs - lately.age(later[0]!))
    return this.past
  }
  /** As long as somebody looks on, they are shown what they may know when they may. */
  private arm(): void {
    if (this.timer !== null || this.due === Number.POSITIVE_INFINITY || !this.room.viewers.hasLate) return
    const wait = Math.max(this.due, this.made + REST_MS) - performance.now()
    this.timer = setTimeout(
      () => {
        this.timer = null
        if (!this.room.isGone && this.room.gallery === this) void this.show()
      },
      Math.max(wait, 1),
    )
    this.timer.unref()
  }
  private async show(): Promise<void> {
    try {
      await this.now()
      this.room.viewers.sendPast()
    } catch (error) {
      this.made = performance.now()
      this.room.settings.notes.warn({ table: this.room.id, error }, 'spectators could not be shown what happened')
    }
    this.arm()
  }
}
/** Entries and marks as they were before one was made. */
function cutTo({ entries, marks, base }: StoredTable, length: number): Pick<StoredTable, 'entries' | 'marks'> {
  const kept = entries.slice(0, length)
  const last = kept.at(-1)?.seq ?? base.seq
  return { entries: kept, marks: marks.filter(({ seq }) => seq <= last) }
}

type GameInfo = Pick<
  TableInfo,
  'status' | 'outcome' | 'waiting' | 'updated' | 'proposal' | 'rewinds' | 'corrections' | 'bookmarks'
>
/** What a table tells about the game. */
export function presentInfo(room: Room, bookmarks: readonly Bookmark[]): GameInfo {
  const { status, match, updated, proposal, rewinds } = room
  const { corrections } = match.parts().ledger
  const waiting = match.waiting()
  return { status, outcome: match.outcome, waiting, updated, proposal, rewinds, corrections, bookmarks }
}
/** The same to those who are behind. */
export function pastInfo({ gallery, table }: Room, bookmarks: readonly Bookmark[]): GameInfo {
  const past = gallery?.past ?? null
  const status = table.status === 'paused' ? 'paused' : 'playing'
  const common = { status, proposal: null, outcome: '' } as const
  if (past === null)
    return { ...common, waiting: [], updated: table.created, rewinds: 0, corrections: 0, bookmarks: [] }
  const { match, updated, rewinds } = past
  const known = reached(bookmarks, match.table.asks)
  const { corrections } = match.parts().ledger
  const told = { ...common, waiting: match.waiting(), updated, rewinds, corrections, bookmarks: known }
  return match.isOver ? { ...told, status: 'over', outcome: match.outcome } : told
}

/** Whether spectators may look through these eyes: their owner wants it, and no rival can learn anything in time. */
export function isShown(room: Room, { shown, kind }: Pick<SeatRow, 'shown' | 'kind'>): boolean {
  return shown === 1 && kind === 'person' && mayShow(room)
}
const mayShow = (room: Room): boolean => !room.isContest || room.match.isOver || room.delayMs > 0

export async function setShown(room: Room, seat: Seat, shown: boolean): Promise<void> {
  if (shown && !mayShow(room))
    throw new Failure('rivals', 'among rivals only where spectators see the table later, or when the game is over')
  await room.setSeat(seat, { shown: shown ? 1 : 0 })
}
/** By the host. Among rivals, who had let others see their hand so much later has not let them see it sooner. */
export async function setDelay(room: Room, who: string, minutes: number): Promise<void> {
  if (!room.isHost(who)) throw new Failure('forbidden', 'only the one who made the table says how late others see it')
  if (room.isContest && minutes < room.table.delay)
    for (const { seat, shown } of room.seats) if (shown === 1) await room.setSeat(seat, { shown: 0 })
  await room.setTable({ delay: minutes })
  room.viewers.delayed()
  room.talk.pass()
}
