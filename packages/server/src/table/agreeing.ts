/** What the people at a table decide together. */
import { at } from '@emberhall/kernel'
import { isAgreed, withVote } from '@emberhall/sitting'
import type { Policies, RequestId, Terms } from '../protocol.ts'
import { handsOf } from './acting.ts'
import { putRight } from './correcting.ts'
import { give } from './leaving.ts'
import type { Room } from './room.ts'
import { type Asked, objection, propose, refuse, takeBack } from './turns.ts'
import type { Client } from './viewers.ts'

interface TermsMessage extends Asked {
  readonly terms: Terms
}
/** Those terms that the table is not already played on. */
function changesIn(policies: Policies, terms: Terms): Terms {
  return Object.fromEntries(Object.entries(terms).filter(([name, value]) => policies[name as keyof Terms] !== value))
}
export async function changeTerms(room: Room, client: Client, message: TermsMessage): Promise<void> {
  const no = objection(room, client, message.seat)
  if (no !== null) return refuse(room, client, message.id, no)
  const terms = changesIn(room.table.policies, message.terms)
  const isNothing = Object.keys(terms).length === 0
  if (!isNothing && room.othersThan(client.who).length > 0)
    return propose(room, client, message, { what: 'terms', terms })
  if (!isNothing) await setTerms(room, terms)
  room.viewers.send(client, { type: 'ack', id: message.id, seq: room.seq })
}
async function setTerms(room: Room, terms: Terms): Promise<void> {
  await room.setTable({ policies: { ...room.table.policies, ...terms } })
  room.proposal = null
  room.viewers.tellTable()
}

export async function vote(
  room: Room,
  client: Client,
  id: RequestId,
  proposal: string,
  agrees: 'agree' | 'decline',
): Promise<void> {
  const { proposal: open } = room
  // Nobody gives away the hand of one whom they only act for.
  const mine = open?.what === 'whole' ? room.seatsOf(client.who) : handsOf(room, client.who)
  // Sent again after it was carried out.
  if (open === null && proposal === room.carriedOut)
    return room.viewers.send(client, { type: 'ack', id, seq: room.seq })
  if (open === null || open.id !== proposal || mine.length === 0) return refuse(room, client, id, 'nothing')
  const voted = withVote(open, mine)
  const isSettled = agrees === 'agree' && isAgreed(voted)
  if (isSettled && open.what !== 'terms' && room.status === 'paused') return refuse(room, client, id, 'paused')
  if (isSettled && open.what === 'undo' && room.sitting.last !== null) {
    await takeBack(room, client, { id, seat: at(mine, 0) })
    room.carriedOut = proposal
    return
  }
  if (isSettled && open.what === 'whole') {
    room.carriedOut = proposal
    return give(room, room.leave!.who, client, id)
  }
  if (isSettled && open.what === 'correction') return putRight(room, client, id, room.wanted!)
  if (isSettled && open.terms !== undefined) await setTerms(room, open.terms)
  else {
    room.proposal = agrees === 'decline' ? null : { ...open, ...voted }
    room.viewers.tellTable()
  }
  room.viewers.send(client, { type: 'ack', id, seq: room.seq })
}
