/** Those who are away: since when, and how long the table waits before it does anything about it. */
import type { Seat } from '@emberhall/kernel'
import { Failure } from '../failure.ts'
import type { SeatRow, StoredTable } from '../storage/storage.ts'
import type { Room } from './room.ts'

export interface Patience {
  /** Until a friend may act. */
  readonly friendMs: number
  /** Until the host may let a bot, or somebody else, play. */
  readonly botMs: number
}
export const PATIENCE: Patience = { friendMs: 30_000, botMs: 120_000 }

/** Where a server was killed nobody could write down who left: whoever has answered since was there. */
export function lastSeen({ seats, holders, entries }: StoredTable): readonly SeatRow[] {
  return seats.map((row) => {
    const isTheirs = (who: string): boolean => holders.some((h) => h.seat === row.seat && h.who === who)
    const at = entries.findLast((e) => e.seat === row.seat && isTheirs(e.who))?.at ?? 0
    return at > (row.seen ?? 0) ? { ...row, seen: at } : row
  })
}
/** One of somebody's connections has ended. */
export function left(room: Room, who: string): void {
  const present = room.viewers.present()
  notePresence(
    room,
    room.seatsOf(who).filter((seat) => !present.has(seat)),
  )
}
/** The server stops, and everybody goes. */
export function allLeave(room: Room): void {
  notePresence(room, room.viewers.presentHereAlone())
}
/** Those who were here by way of another process, which has written down when they left, or will. */
export function leftElsewhere(room: Room, gone: readonly Seat[]): void {
  const at = Date.now()
  room.seats = room.seats.map((row) => (gone.includes(row.seat) ? { ...row, seen: Math.max(row.seen ?? 0, at) } : row))
}
/** Nobody waits for it to be written down. Whoever has been back in the meantime is noted when they leave again. */
function notePresence(room: Room, gone: readonly Seat[]): void {
  if (gone.length === 0) return
  const at = Date.now()
  room.seats = room.seats.map((row) => (gone.includes(row.seat) ? { ...row, seen: at } : row))
  const keep = async (): Promise<void> => {
    const still = gone.filter((seat) => room.seats[seat]!.seen === at)
    if (still.length > 0) await room.settings.storage.leave(room.id, still, at)
  }
  // At once: where the server stops there is no later.
  keep().catch(() => room.errands.now(`who left at ${at} is noted`, keep))
}
/** Since when the table has waited for those who hold a seat; null while they are here, or if nobody holds it. */
export function awaySince(
  room: Room,
  { seat, seen }: Pick<SeatRow, 'seat' | 'seen'>,
  present: ReadonlySet<Seat>,
): number | null {
  if (present.has(seat) || !room.isHeld(seat)) return null
  return Math.max(seen ?? room.table.created, room.settings.started)
}
export function botFrom(room: Room, row: Pick<SeatRow, 'seat' | 'seen'>, present: ReadonlySet<Seat>): number | null {
  const since = awaySince(room, row, present)
  return since === null ? null : since + room.settings.patience.botMs
}
/** Nobody is replaced while they are here, nor the moment their connection is lost. */
export function mustBeAway(room: Room, seat: Seat): void {
  if (!room.isHeld(seat)) return
  const from = botFrom(room, room.seats[seat]!, room.viewers.present())
  if (from === null) throw new Failure('notNow', 'they are here, and decide that themselves')
  if (from > Date.now()) throw new Failure('tooSoon', 'they have not been away for long enough')
}
