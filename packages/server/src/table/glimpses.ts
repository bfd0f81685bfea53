/**
 * Where hands are closed: who has looked into which. Among rivals who has seen one never sits at another, however they came
 * to see it. Among friends it is kept who was turned out of a seat: that hand is still theirs to show.
 */
import type { Seat } from '@emberhall/kernel'
import type { HolderRow } from '../storage/storage.ts'
import { areTogether } from './acting.ts'
import type { Room } from './room.ts'

const isRemembered = ({ glimpses }: Room, who: string, seat: Seat): boolean =>
  glimpses.some((glimpse) => glimpse.seat === seat && glimpse.who === who)

/** Whether somebody knows a hand that whoever sits here must not know. Partners may have helped each other. */
export function hasSeenAnother(room: Room, who: string, seat: Seat): boolean {
  const isOwn = isRemembered(room, who, seat)
  return room.glimpses.some((g) => g.who === who && g.seat !== seat && !(isOwn && areTogether(room, seat, g.seat)))
}
/** Whether somebody must not see what another does. */
export const areHandsClosed = ({ isShared, match }: Room): boolean => !match.isOver && !isShared
const isOthers =
  (seat: Seat, who: string) =>
  (row: HolderRow): boolean =>
    row.seat === seat && row.who !== who
export const isHeldByOthers = ({ holders }: Room, seat: Seat, who: string): boolean => holders.some(isOthers(seat, who))
/** Whether somebody else held this seat, and did not get up from it by themselves. */
export const wasAnothers = ({ glimpses }: Room, seat: Seat, who: string): boolean => glimpses.some(isOthers(seat, who))
/** Whether another is at this table no more who was turned out of their seat. */
export const isAnotherMissed = (room: Room, who: string): boolean =>
  room.glimpses.some((glimpse) => glimpse.who !== who && room.seatsOf(glimpse.who).length === 0)

/**
 * Those who hold a seat are about to lose it; they have seen what there is to see. Among friends whoever gives a seat up
 * leaves the hand to the others.
 */
export async function rememberHolders(room: Room, seat: Seat, by: string): Promise<void> {
  if (room.isShared) return
  const losing = room.holders.filter((h) => h.seat === seat && (room.isContest || h.who !== by))
  for (const { who } of losing.filter((h) => !isRemembered(room, h.who, seat))) {
    await room.settings.storage.glimpse(room.id, { seat, who })
    room.glimpses = [...room.glimpses, { seat, who }]
  }
}
/** Somebody is shown what a seat sees that they do not hold. */
export function noteGlimpse(room: Room, who: string, seat: Seat): void {
  if (seat < 0 || !room.isContest || room.match.isOver) return
  if (room.seatsOf(who).includes(seat) || isRemembered(room, who, seat)) return
  room.glimpses = [...room.glimpses, { seat, who }]
  const { storage, notes } = room.settings
  storage
    .glimpse(room.id, { seat, who })
    .catch((error: unknown) => notes.warn({ table: room.id, error }, 'who looked into a hand could not be kept'))
}
