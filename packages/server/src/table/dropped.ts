/** Tables that somebody does not want to see in their list, until they come back to one. */
import type { Room } from './room.ts'

export async function drop(room: Room, who: string): Promise<void> {
  await room.settings.storage.drop(room.id, who)
  room.dropped = [...room.dropped, who]
}
export async function pickUp(room: Room, who: string): Promise<void> {
  if (!room.dropped.includes(who)) return
  await room.settings.storage.pickUp(room.id, who)
  room.dropped = room.dropped.filter((other) => other !== who)
}
