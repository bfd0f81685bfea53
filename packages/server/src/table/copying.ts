/** Tables that are laid out after another one: a copy, or the same game again. Who asks sits down; others are invited. */
import { Match } from '@emberhall/kernel'
import { Failure } from '../failure.ts'
import type { InvitationRow, SeatRow } from '../storage/storage.ts'
import { bookmarksBetween } from './bookmarks.ts'
import { alone } from './catching.ts'
import { copiedCampaign } from './campaigns.ts'
import { atNewTable, type Hall, type Laid } from './hall.ts'
import { copyFor } from './leaving.ts'
import { tellElsewhere } from './pointing.ts'
import type { Room } from './room.ts'
import { sitAgain } from './seating.ts'

type Like = Pick<Laid, 'seats' | 'holders' | 'invitations' | 'policies' | 'title' | 'delay'>
function like(room: Room, who: string): Like {
  const mine = room.seatsOf(who)
  const others = room.holders.filter((h) => h.seat >= 0 && !mine.includes(h.seat) && h.who !== who)
  const isTheirs = (row: SeatRow): boolean => row.kind !== 'bot' || others.some((h) => h.seat === row.seat)
  const seats = room.seats.map((row): SeatRow => {
    const seat = atNewTable(row)
    if (mine.includes(row.seat) || !isTheirs(row)) return seat
    return { ...seat, kind: 'open', bot: null, friend: null }
  })
  const by = room.seats[mine[0] ?? -1]?.name ?? ''
  const created = Date.now()
  const invitations = others.map((h): InvitationRow => ({ ...h, host: who, by, created }))
  const { policies, title, delay } = room.table
  return { seats, holders: mine.map((seat) => ({ seat, who })), invitations, policies, title, delay }
}

interface Wanted {
  readonly at?: number
  readonly title?: string
}
/** The same table again as it is, or was. A scene takes its campaign along. */
export async function clone(hall: Hall, room: Room, who: string, { at, title }: Wanted = {}): Promise<Room> {
  const { match, from } = await room.do(() => copyFor(room, who, at))
  const bookmarks = bookmarksBetween(room, from, match.table.asks)
  const { campaign: text, game, title: before } = room.table
  const name = title || before
  const campaign = text === null ? {} : { campaign: copiedCampaign(hall.campaignOf(game), text, name) }
  return hall.lay(who, room.module, { ...like(room, who), match, bookmarks, title: name, ...campaign })
}

/** The same game from its beginning. There is one such table: whoever asks later is shown to it. */
export async function rematch(hall: Hall, room: Room, who: string): Promise<Room> {
  const mine = room.seatsOf(who)
  if (mine.length === 0 && !room.isHost(who)) throw new Failure('forbidden', 'you do not sit at this table')
  const next = await alone(room, async () => (await standing(hall, room)) ?? layAgain(hall, room, who))
  await alone(next, () => sitAgain(next, who, mine))
  if (!next.mayEnter(who)) throw new Failure('seatTaken', 'somebody else sits in your place there')
  return next
}
async function standing(hall: Hall, { table }: Room): Promise<Room | null> {
  if (table.again === null) return null
  return hall.room(table.again).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'unknownTable') return null
    throw error
  })
}
async function layAgain(hall: Hall, room: Room, who: string): Promise<Room> {
  const { options, seats, table } = room.match
  const setup = { seats, options: options as Record<string, unknown>, ownDice: table.ownDice }
  const match = Match.start(room.module.game, { ...setup, seed: hall.settings.newSeed() })
  const wanted = like(room, who)
  const next = await hall.lay(who, room.module, { ...wanted, match })
  await room.setTable({ again: next.id })
  const by = room.seats[wanted.holders[0]?.seat ?? -1]?.name ?? ''
  const links = Object.fromEntries((wanted.invitations ?? []).map(({ who, seat }) => [who, next.seats[seat]!.link]))
  room.viewers.tellEach((client) => {
    const link = links[client.who] ?? null
    if (link === null && !next.mayEnter(client.who)) return null
    return { type: 'rematch', table: next.id, by, link }
  })
  tellElsewhere(room, { type: 'onward', next: next.id, by, links })
  return next
}
