/** Moments that somebody at the table has given a name: for everybody to see, to look at again and to copy from. */
import type { NamedMoment } from '@emberhall/campaign'
import { inOrder, nextNumber, reached } from '@emberhall/sitting'
import { Failure } from '../failure.ts'
import { type Bookmark, LIMITS } from '../protocol.ts'
import { MOMENT } from '../schemas.ts'
import type { BookmarkRow } from '../storage/storage.ts'
import type { Room } from './room.ts'

export function bookmarksFor(room: Room, who: string): Bookmark[] {
  const told = ({ n, name, at, who: by }: BookmarkRow): Bookmark => ({
    n,
    name,
    at,
    mine: by === who || room.isHost(who),
  })
  return inOrder(room.bookmarks.map(told))
}

/** Names a moment that has been. The same request again changes nothing. */
export async function mark(room: Room, wanted: Omit<BookmarkRow, 'n'>): Promise<void> {
  const { who, at, key } = wanted
  if (room.seatsOf(who).length === 0 && !room.isHost(who))
    throw new Failure('forbidden', 'those who look on name no moments')
  if (room.bookmarks.some((bookmark) => bookmark.key === key)) return
  const { match } = await room.worldOf(who)
  if (at > match.table.asks) throw new Failure('notNow', 'that moment has not come')
  if (room.bookmarks.length >= LIMITS.bookmarks) throw new Failure('marksFull', 'there are too many bookmarks here')
  const row = { ...wanted, n: nextNumber(room.bookmarks) }
  await room.settings.storage.mark(room.id, row)
  room.bookmarks = [...room.bookmarks, row]
  room.viewers.tellTable()
}
/** By whoever made it, or the host. */
export async function unmark(room: Room, who: string, n: number): Promise<void> {
  const row = room.bookmarks.find((bookmark) => bookmark.n === n)
  if (row === undefined) return
  if (row.who !== who && !room.isHost(who)) throw new Failure('forbidden', 'this bookmark is somebody else’s')
  await room.settings.storage.unmark(room.id, [n])
  room.bookmarks = room.bookmarks.filter((bookmark) => bookmark !== row)
  room.viewers.tellTable()
}
/** Moments that were named elsewhere, as far as they could have been named here. */
export function broughtBy(who: string, named: readonly NamedMoment[]): BookmarkRow[] {
  return named
    .flatMap((moment) => MOMENT.safeParse(moment).data ?? [])
    .slice(0, LIMITS.bookmarks)
    .map((moment, n) => ({ ...moment, n, who, key: null }))
}
/** Those that a copy of the table from one moment to another still has. */
export function bookmarksBetween({ bookmarks }: Room, from: number, to: number): BookmarkRow[] {
  return reached(bookmarks, to).filter(({ at }) => at >= from)
}
