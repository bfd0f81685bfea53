/** Among rivals: who has looked into which hand. Who has seen one never sits at another, however they came to see it. */
import type { Seat } from '@emberhall/kernel'
import { areTogether } from './acting.ts'
import type { Room } from './room.ts'

const isRemembered = ({ glimpses }: Room, who: string, seat: Seat): boolean =>
  glimpses.some((glimpse) => glimpse.seat === seat && glimpse.who === who)

/** Whether somebody knows a hand that whoever sits here must not know. Partners may have helped each other. */
export function hasSeenAnother(room: Room, who: string, seat: Seat): boolean {
  const isOwn = isRemembered(room, who, seat)
  return room.glimpses.some((g) => g.who === who && g.seat !== seat && !(isOwn && areTogether(room, seat, g.seat)))
}
/** Those who hold a seat are about to lose it; they have seen what there is to see. */
export async function rememberHolders(room: Room, seat: Seat): Promise<void> {
  if (!room.isContest) return
  for (const { who } of room.holders.filter((h) => h.seat === seat && !isRemembered(room, h.who, seat))) {
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
