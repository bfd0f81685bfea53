/** Who sits where, and who may change it. */
import { botNames, brainOf } from '@emberhall/bots'
import { at, type Seat } from '@emberhall/kernel'
import { timingSafeEqual } from 'node:crypto'
import { Failure } from '../failure.ts'
import { CLOSE, type Knocked, type Sit } from '../protocol.ts'
import { newSecret } from '../secrets.ts'
import type { SeatRow } from '../storage/storage.ts'
import { forgetActors, nameDeputy, nameFriend } from './acting.ts'
import { mustBeAway } from './absence.ts'
import { changed } from './changed.ts'
import { pickUp } from './dropped.ts'
import { setDelay, setShown } from './gallery.ts'
import { areHandsClosed, hasSeenAnother, isHeldByOthers, rememberHolders, wasAnothers } from './glimpses.ts'
import type { Room } from './room.ts'
import { tellDeed } from './talk.ts'

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
function seatAt(room: Room, seat: Seat) {
  const row = room.seats[seat]
  if (row === undefined) throw new Failure('notFound', 'there is no such seat')
  return row
}
function mustHold(room: Room, seat: Seat, who: string, allowed: 'holder' | 'holderOrHost'): void {
  const holds = room.seatsOf(who).includes(seat)
  if (!holds && !(allowed === 'holderOrHost' && room.isHost(who)))
    throw new Failure('forbidden', 'this seat is not yours')
}
/**
 * Where hands are closed, nobody who plays sits down at the hand of another, nor does the one who made the table and knew every
 * link. Among rivals nobody looks into two hands, unless the seats were laid out for one screen: not by sitting down
 * elsewhere, nor by getting up first.
 */
function mustNotPeek(room: Room, seat: Seat, who: string): void {
  const mine = room.seatsOf(who)
  if (!areHandsClosed(room) || mine.includes(seat)) return
  const isPlaying = mine.length > 0 || room.isHost(who)
  if (room.isHeld(seat) && (room.isContest || isPlaying))
    throw new Failure('seatTaken', 'somebody else sits here, whose hand is closed')
  if (!room.isContest) return
  if (mine.length > 0) throw new Failure('rivals', 'you play another seat of this contest')
  if (hasSeenAnother(room, who, seat)) throw new Failure('rivals', 'you have seen another hand of this contest')
}

/** Whoever sees a closed hand that is, or was, another's does not do so unnoticed. */
async function tellWhose(room: Room, who: string, { seat, name }: SeatRow): Promise<void> {
  if (!areHandsClosed(room)) return
  const once = `${seat}/${room.seq}`
  if (isHeldByOthers(room, seat, who)) await tellDeed(room, who, { deed: 'beside', seat, once })
  else if (wasAnothers(room, seat, who))
    await tellDeed(room, who, { deed: 'tookSeat', seat: at(room.seatsOf(who), 0), text: name, once })
}
/**
 * Follows a link: to a seat, or to the gallery. A seat may be held by several people, who all came by its link; not among
 * rivals, where it is whose it is.
 */
export async function sit(room: Room, who: string, { key, name, colour }: Sit): Promise<void> {
  const row = room.seats.find((s) => isSame(s.link, key))
  if (row !== undefined) {
    mustNotPeek(room, row.seat, who)
    const isThere = room.seatsOf(who).includes(row.seat)
    await room.hold(row.seat, who)
    const isFirst = row.kind === 'open'
    if (isFirst)
      await room.setSeat(row.seat, {
        kind: 'person',
        ...(name && { name }),
        ...(colour && { colour: free(room, row.seat, colour) }),
      })
    if (!isThere) await tellWhose(room, who, row)
  } else if (isSame(room.table.watch, key)) await room.hold(-1, who)
  else throw new Failure('wrongLink', 'this link does not, or no longer, lead to a seat at this table')
  await pickUp(room, who)
  // That somebody looks on concerns nobody else yet.
  if (row !== undefined) changed(room)
}
/** What a link leads to, for whoever holds it; nobody sits down by asking. */
export async function knock(room: Room, who: string, key: string): Promise<Knocked> {
  const row = room.seats.find((s) => isSame(s.link, key))
  if (row === undefined && !isSame(room.table.watch, key))
    throw new Failure('wrongLink', 'this link does not, or no longer, lead to a seat at this table')
  const seat = row?.seat ?? -1
  const host = await room.settings.storage.person(room.table.host)
  return {
    game: room.table.game,
    title: room.table.title,
    host: room.seats[room.seatsOf(room.table.host)[0] ?? -1]?.name ?? host?.name ?? '',
    seats: room.seats.map(({ kind, name, colour }) => ({ kind, name, colour })),
    seat,
    mine: seat < 0 ? room.mayEnter(who) : room.seatsOf(who).includes(seat),
  }
}
/** In one's places of another table, at one that was laid out after it; only where nobody else sits. */
export async function sitAgain(room: Room, who: string, places: readonly Seat[]): Promise<void> {
  const free = places.filter((seat) => room.seats[seat]?.kind === 'open')
  const hasSeen = room.glimpses.some((glimpse) => glimpse.who === who && !places.includes(glimpse.seat))
  if (free.length === 0 || (room.isContest && (hasSeen || room.seatsOf(who).length > 0))) return
  for (const seat of free) {
    await room.hold(seat, who)
    await room.setSeat(seat, { kind: 'person' })
  }
  changed(room)
}
/** Two seats never share a colour. */
function free(room: Room, seat: Seat, colour: string): string {
  return room.seats.some((s) => s.seat !== seat && s.colour === colour) ? at(room.seats, seat).colour : colour
}
export async function dress(
  room: Room,
  who: string,
  seat: Seat,
  change: { name?: string; colour?: string },
): Promise<void> {
  seatAt(room, seat)
  mustHold(room, seat, who, 'holder')
  const { name, colour } = change
  if (colour !== undefined && free(room, seat, colour) !== colour)
    throw new Failure('seatTaken', 'this colour is taken')
  await room.setSeat(seat, { ...(name && { name }), ...(colour && { colour }) })
  changed(room)
}
/** The seat is free for somebody else and the old link leads nowhere, unless others hold it too. */
export async function stand(room: Room, who: string, seat: Seat): Promise<void> {
  seatAt(room, seat)
  mustHold(room, seat, who, 'holder')
  // One who stands up can still look on.
  await room.hold(-1, who)
  if (!isHeldByOthers(room, seat, who)) return renew(room, seat, who)
  await room.release(seat, who)
  changed(room)
}
/**
 * A new link: whoever came by the old one is out, unless they hold the table. Where hands are closed nobody is turned out while
 * they are here.
 */
export async function newLink(room: Room, who: string, seat: Seat): Promise<void> {
  seatAt(room, seat)
  mustHold(room, seat, who, 'holderOrHost')
  if (areHandsClosed(room) && isHeldByOthers(room, seat, who)) mustBeAway(room, seat)
  await renew(room, seat, who)
}
async function renew(room: Room, seat: Seat, who: string): Promise<void> {
  await rememberHolders(room, seat, who)
  await room.setSeat(seat, { kind: 'open', link: newSecret(), bot: null, seen: null, shown: 0 })
  await room.release(seat)
  await room.unwish(seat)
  await forgetActors(room, seat)
  // Whoever sits here next was not asked for their leave.
  if (room.proposal?.what === 'whole') room.proposal = null
  changed(room)
  room.viewers.dismiss(CLOSE.forbidden, 'this seat is no longer yours', (client) => !room.mayEnter(client.who))
}
export async function giveToBot(
  room: Room,
  who: string,
  seat: Seat,
  bot = at(botNames(room.module), 0),
): Promise<void> {
  seatAt(room, seat)
  mustHold(room, seat, who, 'holderOrHost')
  if (!room.seatsOf(who).includes(seat)) mustBeAway(room, seat)
  brainOf(room.module, bot)
  await room.setSeat(seat, { kind: 'bot', bot })
  changed(room)
}
/** Who may act in a seat while nobody is there. */
export async function letAct(
  room: Room,
  who: string,
  seat: Seat,
  by: 'friend' | 'deputy',
  other: Seat | null,
): Promise<void> {
  seatAt(room, seat)
  if (by === 'friend') mustHold(room, seat, who, 'holder')
  await (by === 'friend' ? nameFriend(room, seat, other) : nameDeputy(room, who, seat, other))
  changed(room)
}
/** Whether spectators may look through one's eyes. */
export async function show(room: Room, who: string, seat: Seat, shown: boolean): Promise<void> {
  seatAt(room, seat)
  mustHold(room, seat, who, 'holder')
  await setShown(room, seat, shown)
  changed(room)
}
export async function delay(room: Room, who: string, minutes: number): Promise<void> {
  await setDelay(room, who, minutes)
  changed(room)
}
/** Back from the bot: by those who hold the seat, or, if nobody does, by the one who made the table. */
export async function takeFromBot(room: Room, who: string, seat: Seat): Promise<void> {
  const row = seatAt(room, seat)
  if (row.kind !== 'bot') throw new Failure('notNow', 'no bot plays this seat')
  const isNobodys = !room.isHeld(seat)
  mustHold(room, seat, who, isNobodys ? 'holderOrHost' : 'holder')
  if (isNobodys) {
    mustNotPeek(room, seat, who)
    await room.hold(seat, who)
    await tellWhose(room, who, row)
  }
  await room.setSeat(seat, { kind: 'person', bot: null })
  changed(room)
}
export async function pause(room: Room, who: string, status: 'paused' | 'playing'): Promise<void> {
  if (room.seatsOf(who).length === 0 && !room.isHost(who))
    throw new Failure('forbidden', 'you do not sit at this table')
  if (room.match.isOver) throw new Failure('notNow', 'the game is over')
  await room.setTable({ status })
  changed(room)
}
