/** A table as one person may know it, apart from what lies on it. */
import { viewpoints } from '@emberhall/sitting'
import type { SeatInfo, TableInfo } from '../protocol.ts'
import { actingInfo } from './acting.ts'
import { bookmarksFor } from './bookmarks.ts'
import { webhookFor } from './doorbell.ts'
import { isShown, pastInfo, presentInfo } from './gallery.ts'
import { isWholeFor } from './leaving.ts'
import { seatPresence } from './presence.ts'
import type { Room } from './room.ts'

export function infoFor(room: Room, who: string): TableInfo {
  const { table, match, module } = room
  const mine = room.seatsOf(who)
  const isHost = room.isHost(who)
  const present = room.viewers.present()
  const bookmarks = bookmarksFor(room, who)
  const seats = room.seats.map(({ link, ...row }): SeatInfo => {
    const isMine = mine.includes(row.seat)
    // Among rivals a link is good for one person, and theirs already.
    const knowsLink = (isMine && !room.isContest) || (isHost && row.kind === 'open')
    const acting = actingInfo(room, row, who)
    const rest = { shown: isShown(room, row), mine: isMine, link: knowsLink ? link : null }
    return { ...row, ...seatPresence(room, row, present), ...acting, ...rest }
  })
  return {
    id: room.id,
    title: table.title,
    game: table.game,
    version: module.game.version,
    content: module.game.contentHash,
    options: match.options as Record<string, unknown>,
    policies: room.policies,
    seats,
    mine,
    host: isHost,
    watch: isHost || mine.length > 0 ? table.watch : null,
    watchers: room.viewers.watchers(),
    created: table.created,
    delay: table.delay,
    now: Date.now(),
    notice: table.notice,
    whole: isWholeFor(room, who),
    rivals: room.isContest,
    viewpoints: viewpoints(room.looker(who)),
    campaign: table.campaign === null ? null : table.title,
    webhook: webhookFor(room, who),
    ...(room.isLate(who) ? pastInfo(room, bookmarks) : presentInfo(room, bookmarks)),
  }
}
