/** Something is put right: one of what the game allows, once everybody who sits here agrees. */
import type { Option, Seat } from '@emberhall/kernel'
import { Failure } from '../failure.ts'
import type { CorrectMessage, Corrections, RequestId } from '../protocol.ts'
import type { Room } from './room.ts'
import { afterwards, isDone, keyOf, objection, propose, refuse } from './turns.ts'
import type { Client } from './viewers.ts'

/** What somebody has asked for, as long as others are asked about it. */
export interface Wanted {
  readonly id: RequestId
  readonly who: string
  readonly seat: Seat
  readonly option: Option
}

export function correctionsFor(room: Room, who: string, seat: Seat): Corrections {
  if (!room.seatsOf(who).includes(seat)) throw new Failure('forbidden', 'this seat is not yours')
  const { match } = room
  const options = match.corrections(seat).map((option) => match.game.words.print(option))
  return { options, why: match.cannotCorrect() }
}

export async function correct(room: Room, client: Client, message: CorrectMessage): Promise<void> {
  const { id, seat } = message
  const no = objection(room, client, seat)
  if (no !== null) return refuse(room, client, id, no)
  if (await isDone(room, client, message)) return
  const { match, proposal } = room
  const option = match.game.words.parse(message.option)
  const verdict = match.fork().correct(seat, option)
  if (!verdict.ok) return refuse(room, client, id, 'rules', verdict.why)
  const wanted = { id, who: client.who, seat, option }
  if (room.othersThan(client.who).length === 0) return putRight(room, client, id, wanted)
  if (proposal?.what === 'correction' && room.wanted?.id === id)
    return room.viewers.send(client, { type: 'proposed', id, proposal: proposal.id })
  propose(room, client, message, { what: 'correction', option: message.option })
  room.wanted = wanted
}

/** Kept under the request of the one who asked, so that it is done once however often that is sent. */
export async function putRight(room: Room, client: Client, id: RequestId, wanted: Wanted): Promise<void> {
  const { sitting, proposal } = room
  const { seat, who, option } = wanted
  room.viewers.remember()
  const deed = sitting.putRight(seat, option)
  if (!deed.ok) {
    room.proposal = null
    room.viewers.tellTable()
    return refuse(room, client, id, 'rules', deed.why)
  }
  await room.commit(deed, { seat, who, key: keyOf(wanted) })
  room.carriedOut = proposal?.id ?? null
  room.viewers.send(client, { type: 'ack', id, seq: room.seq })
  afterwards(room)
  room.viewers.tellTable()
}
