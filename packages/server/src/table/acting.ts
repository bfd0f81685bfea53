/** Who may act for somebody who is away. It shows their hand, so where hands are hidden they have to want it. */
import { at, type Seat } from '@emberhall/kernel'
import { Failure } from '../failure.ts'
import { type ErrorCode, HOSTS_CHOICE, type SeatInfo } from '../protocol.ts'
import type { SeatRow } from '../storage/storage.ts'
import { awaySince, mustBeAway } from './absence.ts'
import { pickUp } from './dropped.ts'
import type { Room } from './room.ts'

type Row = Omit<SeatRow, 'link'>
const isPerson = ({ seats }: Room, seat: Seat): boolean => seats[seat]?.kind === 'person'
/** Among rivals only those who play together. */
export function areTogether({ isContest, module, match }: Room, seat: Seat, other: Seat): boolean {
  return !isContest || (module.allies?.(match.table, seat) ?? []).includes(other)
}
const mayHostChoose = (room: Room, { friend }: Row): boolean =>
  room.isShared || (!room.isContest && friend === HOSTS_CHOICE)

export const hasActor = ({ friend, deputy }: Row): boolean => friend !== null || deputy !== null
function actorsOf(room: Room, row: Row): Seat[] {
  if (!hasActor(row)) return []
  const named = row.friend !== null && row.friend !== HOSTS_CHOICE ? [row.friend] : []
  const chosen = row.deputy !== null && mayHostChoose(room, row) ? [row.deputy] : []
  return [...new Set([...named, ...chosen])].filter((seat) => isPerson(room, seat) && areTogether(room, row.seat, seat))
}
export function actFrom(room: Room, row: Row, present: ReadonlySet<Seat>): number | null {
  const since = awaySince(room, row, present)
  return since === null ? null : since + room.settings.patience.friendMs
}
/** What somebody is told about it. */
export function actingInfo(room: Room, row: Row, who: string): Pick<SeatInfo, 'actors' | 'candidates'> {
  return { actors: actorsOf(room, row), candidates: candidatesFor(room, row, who) }
}
function candidatesFor(room: Room, row: Row, who: string): Seat[] {
  const isOwn = room.seatsOf(who).includes(row.seat)
  if (row.kind !== 'person' || !(isOwn || (room.isHost(who) && mayHostChoose(room, row)))) return []
  const others = room.seats.map(({ seat }) => seat).filter((seat) => whyNotActor(room, row.seat, seat) === null)
  return isOwn && others.length > 0 && !room.isHost(who) && !room.isContest ? [...others, HOSTS_CHOICE] : others
}
/** From which of their own seats somebody may now act for another; undefined if they may not. */
export function actorFor(room: Room, who: string, seat: Seat): Seat | undefined {
  const row = room.seats[seat]
  if (row === undefined || row.kind !== 'person') return undefined
  const mine = room.seatsOf(who)
  const actor = actorsOf(room, row).find((other) => mine.includes(other))
  if (actor === undefined) return undefined
  const from = actFrom(room, row, room.viewers.present())
  return from !== null && from <= Date.now() ? actor : undefined
}
/** All seats that somebody plays now: their own, and those they act for. */
export function handsOf(room: Room, who: string): readonly Seat[] {
  const mine = room.seatsOf(who)
  if (!room.seats.some(hasActor)) return mine
  const others = room.seats.filter(({ seat }) => !mine.includes(seat) && actorFor(room, who, seat) !== undefined)
  return [...mine, ...others.map(({ seat }) => seat)]
}

function whyNotActor(room: Room, seat: Seat, other: Seat): readonly [ErrorCode, string] | null {
  if (!isPerson(room, other)) return ['notFound', 'nobody sits there']
  const isOther = room.holders.some((h) => h.seat === other && !room.seatsOf(h.who).includes(seat))
  if (!isOther) return ['notNow', 'this is the same person']
  return areTogether(room, seat, other) ? null : ['rivals', 'a rival may not see this hand']
}
function mustBeActor(room: Room, seat: Seat, other: Seat): void {
  const problem = whyNotActor(room, seat, other)
  if (problem !== null) throw new Failure(...problem)
}
/** By those who hold the seat, who can take it back at any time. */
export async function nameFriend(room: Room, seat: Seat, friend: Seat | null): Promise<void> {
  if (friend === HOSTS_CHOICE && room.isContest) throw new Failure('rivals', 'the host may be a rival')
  if (friend !== null && friend !== HOSTS_CHOICE) mustBeActor(room, seat, friend)
  await room.setSeat(seat, { friend })
}
/** By the host, for somebody who has been away for a while. */
export async function nameDeputy(room: Room, who: string, seat: Seat, deputy: Seat | null): Promise<void> {
  if (!room.isHost(who) || !mayHostChoose(room, at(room.seats, seat)))
    throw new Failure('forbidden', 'whom they let see their hand is theirs to say')
  if (deputy !== null) {
    if (!isPerson(room, seat)) throw new Failure('notNow', 'nobody is waited for there')
    mustBeAway(room, seat)
    mustBeActor(room, seat, deputy)
  }
  await room.setSeat(seat, { deputy })
}
/** Somebody is back: whom the host had let act for them does so no longer. Their seat is theirs before that is on disk. */
export async function welcomeBack(room: Room, who: string): Promise<void> {
  const mine = room.seatsOf(who)
  const acted = mine.filter((seat) => at(room.seats, seat).deputy !== null)
  if (acted.length > 0)
    room.errands.now(`seats ${acted.join()} need no deputy`, async () => {
      for (const seat of acted) await room.setSeat(seat, { deputy: null })
      room.viewers.tellTable()
    })
  await pickUp(room, who)
  if (mine.length > 0) room.viewers.reseat()
}
/** Whoever sits here next has named nobody, and is named by nobody. */
export async function forgetActors(room: Room, seat: Seat): Promise<void> {
  for (const row of room.seats) {
    const kept = (other: Seat | null): Seat | null => (other === seat || row.seat === seat ? null : other)
    const [friend, deputy] = [kept(row.friend), kept(row.deputy)]
    if (friend !== row.friend || deputy !== row.deputy) await room.setSeat(row.seat, { friend, deputy })
  }
}
