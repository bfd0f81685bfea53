/** Who is at a table: what everybody is told alike, and what of it has changed since they were last told. */
import type { Seat } from '@emberhall/kernel'
import type { Presence, SeatPresence } from '../protocol.ts'
import { actFrom } from './acting.ts'
import { botFrom } from './absence.ts'
import type { SeatRow } from '../storage/storage.ts'
import type { Room } from './room.ts'

export function seatPresence(room: Room, row: Omit<SeatRow, 'link'>, present: ReadonlySet<Seat>): SeatPresence {
  const { seat } = row
  const isHere = present.has(seat)
  const seen = isHere ? null : row.seen
  return { seat, present: isHere, seen, botFrom: botFrom(room, row, present), actFrom: actFrom(room, row, present) }
}
export function presenceAt(room: Room): Presence {
  const present = room.viewers.present()
  const seats = room.seats.map((row) => seatPresence(room, row, present))
  return { now: Date.now(), watchers: room.viewers.watchers(), seats }
}
/** Without the seats of which there is nothing new; null if there is nothing new at all. */
export function presenceSince(before: Presence | null, now: Presence): Presence | null {
  const seats = now.seats.filter((seat, i) => !isSame(before?.seats[i], seat))
  return seats.length === 0 && before?.watchers === now.watchers ? null : { ...now, seats }
}
function isSame(a: SeatPresence | undefined, b: SeatPresence): boolean {
  return a?.present === b.present && a.seen === b.seen && a.botFrom === b.botFrom && a.actFrom === b.actFrom
}
