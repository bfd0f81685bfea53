/** What is around a table as another process may have left it: who sits where, and by which rules they play. */
import { rulesCode } from '@emberhall/roster'
import type { GameModule } from '@emberhall/speech'
import { Failure } from '../failure.ts'
import type { Around } from '../storage/neighbours.ts'
import { Holders } from './holders.ts'
import type { Room, RoomSettings } from './room.ts'

/** Two versions of the rules do not write into the same log. */
export async function mayPlay({ game }: GameModule, table: string, { storage }: RoomSettings): Promise<void> {
  const { version, contentHash } = game
  const content = `${contentHash} ${rulesCode(game.id)}`
  if ((await storage.neighbours?.play(table, { version, content })) === false)
    throw new Failure('outdated', 'this table is played by newer rules: this server is to be renewed')
}

export function surround(room: Room, { table, seats, holders, glimpses, dropped, bookmarks }: Around): void {
  const before = room.seats
  room.table = table
  // Who has left is known here before it is written down.
  room.seats = seats.map((row) => {
    const seen = Math.max(row.seen ?? 0, before[row.seat]?.seen ?? 0)
    return row.seen === null ? row : { ...row, seen }
  })
  room.company = new Holders(holders)
  room.glimpses = glimpses
  room.dropped = dropped
  room.bookmarks = bookmarks
}
