/** Bots say why they did what mattered, as far as everybody sees what they see. Who sees the table later is not told. */
import type { Remark } from '@emberhall/minds'
import { Remarks } from '@emberhall/sitting'
import type { EntryRow } from '../storage/storage.ts'
import type { Room } from './room.ts'

/** The last ones are enough to follow a game by. */
const MOST = 40
const NONE = '[]'
const told = new WeakMap<Room, string>()

export function remarksKept(entries: readonly EntryRow[]): Remarks {
  const remarks = new Remarks()
  for (const { kind, cut, said } of entries) remarks.took({ kind, from: cut, said })
  return remarks
}
export function remarksFor(room: Room, who: string): Remark[] {
  return room.isLate(who) ? [] : room.remarks.standing(room.length, room.match).slice(-MOST)
}
/** To be called when something may have been said, or taken back. */
export function tellRemarks(room: Room): void {
  const remarks = room.remarks.standing(room.length, room.match).slice(-MOST)
  const text = JSON.stringify(remarks)
  if (text === (told.get(room) ?? NONE)) return
  told.set(room, text)
  room.viewers.tellInTime({ type: 'remarks', remarks })
}
