/**
 * What leaves a table, as a copy or as a file, and how much of it tells. The one rule for all of it:
 *
 * - When the game is over it is whole. Among rivals nothing leaves the table before that.
 * - While it goes on, luck is always new: nobody plays ahead with the dice and the decks that the table will have.
 * - Who is alone, or has the leave of everybody whose hands these are, gets every hand as it is. So does everybody where
 *   all hands lie open. Only who is alone gets the record with it, in a file.
 * - For anybody else, all that the seats they hold cannot know is dealt anew, from the beginning of the step under way,
 *   and nothing tells what came before.
 * - Those at the table are told who has taken what.
 * - Nobody comes to be alone, or to have leave, by turning another out of their seat.
 */
import { type Match, type Seat } from '@emberhall/kernel'
import { dealtAnew, type SaveFile, save } from '@emberhall/saves'
import { randomUUID } from 'node:crypto'
import { asObjection, Failure } from '../failure.ts'
import type { Deed, RequestId } from '../protocol.ts'
import { isAnotherMissed } from './glimpses.ts'
import { matchAt } from './opening.ts'
import type { Room } from './room.ts'
import { tellDeed } from './talk.ts'
import { type Asked, objection, refuse } from './turns.ts'
import type { Client } from './viewers.ts'

/** Nobody else holds a seat here or was turned out of one, and none is kept for somebody. */
function isAlone(room: Room, who: string): boolean {
  const mine = room.seatsOf(who)
  if (mine.length === 0 || !room.seats.every((s) => s.kind === 'bot' || mine.includes(s.seat))) return false
  return !room.holders.some((h) => h.seat >= 0 && h.who !== who) && !isAnotherMissed(room, who)
}
/** Seats of others whose hands these are, be they played by bots for now. */
function ownersBesides(room: Room, who: string): Seat[] {
  const mine = room.seatsOf(who)
  const isHeld = (seat: Seat): boolean => room.holders.some((h) => h.seat === seat)
  return room.seats.map(({ seat }) => seat).filter((seat) => !mine.includes(seat) && isHeld(seat))
}
/** Whether somebody gets every hand as it is. */
export function isWholeFor(room: Room, who: string): boolean {
  if (room.isOverFor(who)) return true
  return room.isShared || (!room.isContest && (isAlone(room, who) || (room.leave?.who === who && room.leave.isGiven)))
}
/** The seats whose knowledge may leave the table with somebody. */
function knownTo(room: Room, who: string): readonly Seat[] {
  if (isWholeFor(room, who)) return room.seats.map(({ seat }) => seat)
  const mine = room.seatsOf(who)
  return mine.length > 0 ? mine : [-1]
}
function mustBelong(room: Room, who: string): void {
  if (room.seatsOf(who).length === 0 && !room.isHost(who))
    throw new Failure('forbidden', 'you do not sit at this table')
  if (room.isContest && !room.match.isOver)
    throw new Failure('rivals', 'it would show what is hidden: among rivals it can be had when the game is over')
}

interface Copy {
  readonly match: Match
  /** How many questions had been put before what its record tells of. */
  readonly from: number
}
/** The game as somebody may take it along, now or as it was when so many questions had been put. */
export async function copyFor(room: Room, who: string, at?: number): Promise<Copy> {
  mustBelong(room, who)
  const { match } = await room.worldOf(who)
  const then = (at === undefined ? match : await matchThen(match, at)).fork()
  if (match.isOver) {
    if (room.table.policies.luck !== 'same') then.table.fate.setKeptLuck([])
    return { match: then, from: 0 }
  }
  await tell(room, who, isWholeFor(room, who) ? 'wholeCopy' : 'copy')
  return { match: dealtAnew(then, knownTo(room, who), room.settings.newSeed()), from: then.parts().asks }
}
async function matchThen(match: Match, at: number): Promise<Match> {
  return matchAt(match, at).catch((error: unknown) => {
    throw asObjection('notNow', error)
  })
}
/** The same as a file. */
export async function fileFor(room: Room, who: string): Promise<SaveFile> {
  mustBelong(room, who)
  const { match } = await room.worldOf(who)
  if (match.isOver) return save(match)
  if (isAlone(room, who)) return save(match.fork({ seed: room.settings.newSeed() }))
  await tell(room, who, isWholeFor(room, who) ? 'wholeSave' : 'save')
  return save(dealtAnew(match, knownTo(room, who), room.settings.newSeed()))
}
/** Once for each position, however often it is taken. */
async function tell(room: Room, who: string, deed: Deed): Promise<void> {
  if (isAlone(room, who)) return
  await tellDeed(room, who, { deed, seat: room.seatsOf(who)[0] ?? -1, once: `${room.seq}` })
}

// ---------------------------------------------------------------- leave

export interface Leave {
  readonly who: string
  readonly isGiven: boolean
}
/** Somebody asks everybody whose hand it is to let them have the table whole, as it stands now. */
export function askWhole(room: Room, client: Client, asked: Asked): void {
  const { id, seat } = asked
  const no = objection(room, client, seat) ?? (room.isContest && !room.match.isOver ? 'rivals' : null)
  if (no !== null) return refuse(room, client, id, no)
  const missing = ownersBesides(room, client.who)
  // Whoever was turned out of a seat cannot be asked for what they hid.
  if (!isWholeFor(room, client.who) && isAnotherMissed(room, client.who)) return refuse(room, client, id, 'notNow')
  if (isWholeFor(room, client.who) || missing.length === 0) return give(room, client.who, client, id)
  const proposal = randomUUID()
  room.proposal = { id: proposal, what: 'whole', by: seat, agreed: room.seatsOf(client.who), missing }
  room.leave = { who: client.who, isGiven: false }
  room.viewers.send(client, { type: 'proposed', id, proposal })
  room.viewers.tellTable()
}
/** Until something else is answered: it was given for the table as it stands. */
export function give(room: Room, who: string, client: Client, id: RequestId): void {
  room.leave = { who, isGiven: true }
  room.proposal = null
  room.viewers.tellTable()
  room.viewers.send(client, { type: 'ack', id, seq: room.seq })
}
