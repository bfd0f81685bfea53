/** What people do at a table, and what comes of it. */
import { type Answer, Fate, type Option, type Seat, type Why } from '@emberhall/kernel'
import { isPonderer, type Thought } from '@emberhall/minds'
import { ADVISER, botAnswers, type Deed, isKnown, mayTakeBack, plainAdvice, remarkAbroad } from '@emberhall/sitting'
import { randomUUID } from 'node:crypto'
import {
  type AnswerMessage,
  LIMITS,
  type Proposal,
  type RefusalCode,
  type RequestId,
  type WindowMessage,
} from '../protocol.ts'
import type { EntryRow } from '../storage/storage.ts'
import { actorFor, handsOf } from './acting.ts'
import { tellElsewhere, tidyPlans } from './pointing.ts'
import { tellRemarks } from './remarking.ts'
import type { Room } from './room.ts'
import { tellWishes } from './standing.ts'
import type { Client } from './viewers.ts'

export interface Asked {
  readonly id: RequestId
  readonly seat: Seat
}
export const keyOf = ({ seat, id }: Asked): string => `${seat}/${id}`

export function refuse(room: Room, client: Client, id: RequestId, code: RefusalCode, why: readonly Why[] = []): void {
  const stale = code === 'stale' ? { snapshot: room.viewers.snapshot(client) } : {}
  if (code === 'stale') client.seq = room.seq
  room.viewers.send(client, { type: 'refused', id, code, why, ...stale })
}
/** Why this person may not act in this seat now; null if they may. */
export function objection(
  room: Room,
  client: Client,
  seat: Seat,
  hands = room.seatsOf(client.who),
): RefusalCode | null {
  if (!hands.includes(seat) || room.seats[seat]?.kind !== 'person') return 'notYours'
  return room.status === 'paused' ? 'paused' : null
}
/** The same for what one may also do for somebody who is away. */
const objectionToActing = (room: Room, client: Client, seat: Seat): RefusalCode | null =>
  objection(room, client, seat, handsOf(room, client.who))
/** A request that was done already is only acknowledged again. */
export async function isDone(room: Room, client: Client, asked: Asked): Promise<boolean> {
  const seq = await room.settings.storage.seqOfKey(room.id, keyOf(asked))
  if (seq !== null) room.viewers.send(client, { type: 'ack', id: asked.id, seq })
  return seq !== null
}
/** Somebody has done something to the match: it is kept, then everybody is told. */
async function keep(room: Room, client: Client, asked: Asked, deed: Deed): Promise<void> {
  await room.commit(deed, { seat: asked.seat, who: client.who, key: keyOf(asked) })
  room.viewers.send(client, { type: 'ack', id: asked.id, seq: room.seq })
  afterwards(room, deed.kind === 'answer' ? asked.seat : null)
}
/** Something is on disk: everybody sees it, and bots may be next. */
export function afterwards(room: Room, answered: Seat | null = null): void {
  room.viewers.broadcast()
  tidyPlans(room, answered)
  tellWishes(room)
  tellRemarks(room)
  if (room.match.isOver) room.viewers.tellTable()
  room.doorbell.look()
  wakeBots(room)
}

/** The same after what another process has done. It is up to that one to go on; should it not, it is done here. */
export function followed(room: Room, entry: EntryRow | null): void {
  room.viewers.broadcast()
  tidyPlans(room, entry?.kind === 'answer' ? entry.seat : null)
  tellWishes(room)
  tellRemarks(room)
  if (room.match.isOver || entry === null || entry.kind === 'rewind' || entry.kind === 'undo') room.viewers.tellTable()
  room.doorbell.look()
  wakeBots(room, ELSEWHERE_MS)
}

export async function answer(room: Room, client: Client, message: AnswerMessage): Promise<void> {
  const no = objectionToActing(room, client, message.seat)
  if (no !== null) return refuse(room, client, message.id, no)
  const { match } = room
  // Where several are asked, the question is the same after one has answered: sent again, that must not count again.
  if (match.table.asking !== null && room.hasJustDone(keyOf(message)))
    return room.viewers.send(client, { type: 'ack', id: message.id, seq: room.seq })
  room.viewers.remember()
  const { seat, question, value } = message
  const by = room.seatsOf(client.who).includes(seat) ? seat : actorFor(room, client.who, seat)!
  const deed = room.sitting.answer({ seat, by, question, value })
  if (deed.ok) return keep(room, client, message, deed)
  // An old question may be one that this very message has answered before.
  const isOld = message.question !== match.question || match.isOver
  if (isOld && (await isDone(room, client, message))) return
  refuse(room, client, message.id, isOld ? 'stale' : 'rules', deed.why)
}

export async function setWindow(room: Room, client: Client, message: WindowMessage): Promise<void> {
  const { id, seat, name, policy, until = '' } = message
  const no = objection(room, client, seat)
  if (no !== null) return refuse(room, client, id, no)
  if (!isKnown(room.match, { name, until })) return refuse(room, client, id, 'notFound')
  const others = room.sitting.wishes.standing(room.match, [seat]).filter((wish) => wish.name !== name)
  if (policy !== 'always' && others.length >= LIMITS.wishes) return refuse(room, client, id, 'wishesFull')
  // A wish for good can be made again; one with an end, sent twice, may have ended in between.
  if (until !== '' && (await isDone(room, client, message))) return
  const wish = { seat, name, policy, until }
  await room.keepWish(wish)
  if (until !== '') tellElsewhere(room, { type: 'wish', ...wish })
  room.viewers.remember()
  const deed = room.sitting.wish(wish)
  if (room.match.parts().ledger.length > deed.from) return keep(room, client, message, deed)
  room.viewers.send(client, { type: 'ack', id, seq: room.seq })
  tellWishes(room)
}

// ---------------------------------------------------------------- taking back

/** How long another process has to go on with what it has begun. */
const ELSEWHERE_MS = 3000
export async function undo(room: Room, client: Client, asked: Asked): Promise<void> {
  const no = objectionToActing(room, client, asked.seat)
  if (no !== null) return refuse(room, client, asked.id, no)
  if (await isDone(room, client, asked)) return
  const policy = room.policies.undo
  if (policy === 'off') return refuse(room, client, asked.id, 'undoOff')
  const { match, sitting } = room
  const { last } = sitting
  if (last === null) return refuse(room, client, asked.id, 'nothing', why(match.canUndo('same')))
  const [mine, others] = [handsOf(room, client.who), room.othersThan(client.who)]
  const may = mayTakeBack(match, last, { policy, mine, others, areRivals: room.isContest })
  if (may === 'now') return takeBack(room, client, asked)
  if (may === 'no') return refuse(room, client, asked.id, 'undoOff', why(match.canUndo('strict')))
  propose(room, client, asked, { what: 'undo' })
}
/** Everybody else is asked whether they agree. */
export function propose(
  room: Room,
  client: Client,
  asked: Asked,
  about: Pick<Proposal, 'what' | 'terms' | 'option'>,
): void {
  const { who } = client
  const [agreed, missing] = [handsOf(room, who), room.othersThan(who)]
  room.proposal = { id: randomUUID(), ...about, by: asked.seat, agreed, missing }
  room.viewers.send(client, { type: 'proposed', id: asked.id, proposal: room.proposal.id })
  room.viewers.tellTable()
}
const why = (verdict: { ok: boolean; why?: readonly Why[] }): readonly Why[] => verdict.why ?? []

export async function takeBack(room: Room, client: Client, asked: Asked): Promise<void> {
  room.viewers.remember()
  const deed = room.sitting.takeBack(room.table.policies.luck)
  if (!deed.ok) return refuse(room, client, asked.id, 'nothing', deed.why)
  await keep(room, client, asked, deed)
  room.viewers.tellTable()
}

export async function redo(room: Room, client: Client, asked: Asked): Promise<void> {
  const no = objectionToActing(room, client, asked.seat)
  if (no !== null) return refuse(room, client, asked.id, no)
  if (await isDone(room, client, asked)) return
  const last = room.sitting.lastUndone
  if (last === undefined) return refuse(room, client, asked.id, 'nothing')
  if (!handsOf(room, client.who).includes(last)) return refuse(room, client, asked.id, 'notYours')
  room.viewers.remember()
  const deed = room.sitting.giveAgain()
  return deed.ok ? keep(room, client, asked, deed) : refuse(room, client, asked.id, 'nothing', deed.why)
}

// ---------------------------------------------------------------- bots

/** What a bot would do, in words, and what else could be done. It sees what the seat sees. */
export function hint(room: Room, client: Client, { id, seat }: Asked): void {
  const { match } = room
  const no = objectionToActing(room, client, seat)
  if (no !== null) return refuse(room, client, id, no)
  if (!room.table.policies.hints) return refuse(room, client, id, 'noHints')
  const { module, settings } = room
  // The table goes on meanwhile: advice comes with the question that it is for.
  const plain = plainAdvice(module, match, seat, new Fate(settings.newSeed()))
  if (plain === null) return refuse(room, client, id, 'nothing')
  const { question, game } = match
  const print = (o: Option) => game.words.print(o)
  const spelled = (answer: Answer) => (typeof answer === 'number' ? print(answer) : answer.map(print))
  void settings.thinking.ponder(match, seat, ADVISER, settings.newSeed()).then((thought) => {
    const advice = thought ?? plain
    const weighed = advice.weighed.map(({ answer: found, chance, error }) => ({ value: spelled(found), chance, error }))
    const value = spelled(advice.answer)
    return room.viewers.send(client, { type: 'hint', id, seat, question, value, weighed })
  })
}

/** If the table waits for a bot, it will have answered in a moment. */
export function wakeBots(room: Room, more = 0): void {
  if (room.status !== 'playing' || nextBot(room) === undefined) return
  room.errands.later('a bot answers', () => playBot(room), room.settings.botPauseMs + more)
}
function nextBot(room: Room): Seat | undefined {
  return room.sitting.turn.find((seat) => room.seats[seat]?.kind === 'bot')
}
async function playBot(room: Room): Promise<void> {
  const seat = nextBot(room)
  if (seat === undefined || room.status !== 'playing') return
  const bot = room.seats[seat]!.bot
  if (!isPonderer(bot)) return botAnswer(room, seat, null)
  // The table does not wait while it thinks: what it has found counts if it is still asked the same.
  const { settings, match } = room
  const { question } = match
  void settings.thinking.ponder(match, seat, bot, settings.newSeed()).then((thought) =>
    room.errands.now('a bot answers', () => {
      if (room.status !== 'playing' || room.match.question !== question) return wakeBots(room)
      if (!room.sitting.turn.includes(seat) || room.seats[seat]!.bot !== bot) return wakeBots(room)
      return botAnswer(room, seat, thought)
    }),
  )
}
async function botAnswer(room: Room, seat: Seat, thought: Thought | null): Promise<void> {
  const { sitting, module, settings } = room
  room.viewers.remember()
  const level = room.seats[seat]?.bot ?? null
  let said = remarkAbroad(module, room.match, seat, thought)
  const asked = { seat, level, thought: thought?.answer ?? null, fate: new Fate(settings.newSeed()) }
  const deed = botAnswers(sitting, module, asked, (error) => {
    said = null
    settings.notes.error({ table: room.id, seat, error }, 'a bot has made a mistake')
  })
  await room.commit(deed, { seat, who: '', key: null, said })
  afterwards(room)
}
