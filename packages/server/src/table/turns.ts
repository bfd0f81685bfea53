/** What people do at a table, and what comes of it. */
import { botOf, botOrPlain, decide } from '@emberhall/bots'
import {
  ANSWER,
  type Answer,
  type CardId,
  CHANCE,
  type Core,
  type Entry,
  Fate,
  type Match,
  type Option,
  REVEAL,
  type Seat,
  type Why,
} from '@emberhall/kernel'
import { isKnown } from '@emberhall/sitting'
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
import { isPonderer } from '../thinking/thinking.ts'
import { actorFor, handsOf } from './acting.ts'
import { tellElsewhere, tidyPlans } from './pointing.ts'
import { wordsFrom } from './record.ts'
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
function done(room: Room, client: Client, id: RequestId, answered: Seat | null = null): void {
  room.viewers.send(client, { type: 'ack', id, seq: room.seq })
  afterwards(room, answered)
}
/** Something is on disk: everybody sees it, and bots may be next. */
export function afterwards(room: Room, answered: Seat | null = null): void {
  room.viewers.broadcast()
  tidyPlans(room, answered)
  tellWishes(room)
  if (room.match.isOver) room.viewers.tellTable()
  room.doorbell.look()
  wakeBots(room)
}

/** The same after what another process has done. It is up to that one to go on; should it not, it is done here. */
export function followed(room: Room, entry: EntryRow | null): void {
  room.viewers.broadcast()
  tidyPlans(room, entry?.kind === 'answer' ? entry.seat : null)
  tellWishes(room)
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
  const from = match.parts().ledger.length
  const { seat, question, value } = message
  const by = room.seatsOf(client.who).includes(seat) ? seat : actorFor(room, client.who, seat)!
  const verdict = match.answer({ seat, by, question, value })
  if (verdict.ok) {
    room.undone = []
    await room.commit({
      kind: 'answer',
      seat,
      who: client.who,
      key: keyOf(message),
      added: wordsFrom(match, from),
    })
    return done(room, client, message.id, seat)
  }
  // An old question may be one that this very message has answered before.
  const isOld = message.question !== match.question || match.isOver
  if (isOld && (await isDone(room, client, message))) return
  refuse(room, client, message.id, isOld ? 'stale' : 'rules', verdict.why)
}

export async function setWindow(room: Room, client: Client, message: WindowMessage): Promise<void> {
  const { id, seat, name, policy, until = '' } = message
  const no = objection(room, client, seat)
  if (no !== null) return refuse(room, client, id, no)
  if (!isKnown(room.match, { name, until })) return refuse(room, client, id, 'notFound')
  const others = room.wishes.standing(room.match, [seat]).filter((wish) => wish.name !== name)
  if (policy !== 'always' && others.length >= LIMITS.wishes) return refuse(room, client, id, 'wishesFull')
  // A wish for good can be made again; one with an end, sent twice, may have ended in between.
  if (until !== '' && (await isDone(room, client, message))) return
  await room.wish({ seat, name, policy, until })
  if (until !== '') tellElsewhere(room, { type: 'wish', seat, name, policy, until })
  room.viewers.remember()
  const from = room.match.parts().ledger.length
  room.match.setWindow(seat, name, policy, until)
  const added = wordsFrom(room.match, from)
  if (added.length === 0) {
    room.viewers.send(client, { type: 'ack', id, seq: room.seq })
    return tellWishes(room)
  }
  await room.commit({ kind: 'window', seat, who: client.who, key: keyOf(message), added })
  return done(room, client, id)
}

// ---------------------------------------------------------------- taking back

/** Nobody goes further back at once: others wait until all of it has been played again, if it is wanted after all. */
const FAR_BACK = 1000
/** How long another process has to go on with what it has begun. */
const ELSEWHERE_MS = 3000
/** How many answers have to be taken back to reach one that is not a bot's, and where the record then ends. */
export function lastOwn(room: Room): { count: number; at: number; seat: Seat } | null {
  const { ledger } = room.match.parts()
  const { answers } = ledger
  for (let count = 1; count <= Math.min(answers.length, FAR_BACK); count++) {
    const at = answers.at(-count)!
    const seat = [...ledger.entries(at, at + 1)][0]!.seat
    if (room.seats[seat]!.kind !== 'bot') return { count, at, seat }
  }
  return null
}
/** Whether dice, draws or anything hidden have come out since. */
function hasRevealed(match: Match, at: number): boolean {
  for (const e of match.parts().ledger.entries(at)) if (e.tag === CHANCE || e.tag === REVEAL) return true
  return false
}
/** Among rivals, whether one has learnt anything since: by what another has answered or shown, or by the end. */
function hasLearnt({ match, isContest }: Room, mine: readonly Seat[], at: number): boolean {
  if (!isContest) return false
  const isAnothers = ({ tag, seat }: Entry): boolean => tag === ANSWER && !mine.includes(seat)
  if (match.isOver || match.parts().ledger.entries(at).some(isAnothers)) return true
  const then = match.fork()
  then.undo('same')
  const isNew = (card: CardId): boolean =>
    mine.some((seat) => match.table.canSee(card, seat) && !then.table.canSee(card, seat))
  return match.table.s.faces.some((_, card) => isNew(card))
}

export async function undo(room: Room, client: Client, asked: Asked): Promise<void> {
  const no = objectionToActing(room, client, asked.seat)
  if (no !== null) return refuse(room, client, asked.id, no)
  if (await isDone(room, client, asked)) return
  const policy = room.policies.undo
  if (policy === 'off') return refuse(room, client, asked.id, 'undoOff')
  const last = lastOwn(room)
  if (last === null) return refuse(room, client, asked.id, 'nothing', why(room.match.canUndo('same')))
  const mine = handsOf(room, client.who)
  const others = room.othersThan(client.who)
  const isOwn = mine.includes(last.seat) && !hasRevealed(room.match, last.at) && !hasLearnt(room, mine, last.at)
  if (isOwn || policy === 'free' || (policy === 'agreed' && others.length === 0)) return takeBack(room, client, asked)
  if (policy === 'own') return refuse(room, client, asked.id, 'undoOff', why(room.match.canUndo('strict')))
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
  const { match } = room
  room.viewers.remember()
  const { count, seat, at } = lastOwn(room)!
  const dropped = wordsFrom(match, at).length
  const kind = hasRevealed(match, at) ? 'rewind' : 'undo'
  const { corrections } = match.parts().ledger
  match.undo(room.table.policies.luck, count)
  room.undone.push(seat)
  const stayed = match.parts().ledger.corrections === corrections ? {} : { stayed: linesBefore(match, at) }
  const change = { added: wordsFrom(match, at), dropped, ...stayed }
  await room.commit({ kind, seat: asked.seat, who: client.who, key: keyOf(asked), ...change })
  done(room, client, asked.id)
  room.viewers.tellTable()
}

/** How many lines the log has before a step that begins at a place of the record; 0 where that cannot be told. */
function linesBefore(match: Match, place: number): number {
  const { at, lines } = match.parts()
  return at === place ? lines : 0
}
export async function redo(room: Room, client: Client, asked: Asked): Promise<void> {
  const no = objectionToActing(room, client, asked.seat)
  if (no !== null) return refuse(room, client, asked.id, no)
  if (await isDone(room, client, asked)) return
  const last = room.undone.at(-1)
  if (last === undefined) return refuse(room, client, asked.id, 'nothing')
  if (!handsOf(room, client.who).includes(last)) return refuse(room, client, asked.id, 'notYours')
  const { match } = room
  room.viewers.remember()
  const from = match.redoneFrom
  const dropped = wordsFrom(match, from).length
  const { corrections } = match.parts().ledger
  const lines = linesBefore(match, from)
  match.redo()
  room.undone.pop()
  const stayed = match.parts().ledger.corrections === corrections ? {} : { stayed: lines }
  const change = { added: wordsFrom(match, from), dropped, ...stayed }
  await room.commit({ kind: 'redo', seat: asked.seat, who: client.who, key: keyOf(asked), ...change })
  return done(room, client, asked.id)
}

// ---------------------------------------------------------------- bots

/** The bot that plays a seat, or would. */
function botAt(room: Room, name: string | null) {
  return botOrPlain(room.module, name)
}
/** Whoever is asked for advice looks ahead. */
const ADVISER = 'strong'
/** What a bot would do, in words, and what else could be done. It sees what the seat sees. */
export function hint(room: Room, client: Client, { id, seat }: Asked): void {
  const { match } = room
  const no = objectionToActing(room, client, seat)
  if (no !== null) return refuse(room, client, id, no)
  if (!room.table.policies.hints) return refuse(room, client, id, 'noHints')
  const ask = match.askOf(seat)
  if (ask === undefined || ask.kind === 'fate') return refuse(room, client, id, 'nothing')
  const { question, game } = match
  const print = (o: Option) => game.words.print(o)
  const spelled = (answer: Answer) => (typeof answer === 'number' ? print(answer) : answer.map(print))
  // The table goes on meanwhile: advice comes with the question that it is for.
  const plain = decide(match, seat, botAt(room, null), new Fate(room.settings.newSeed()))
  void room.settings.thinking.ponder(match, seat, ADVISER, room.settings.newSeed()).then((thought) => {
    const all = thought?.weighed ?? []
    const weighed = all.map(({ answer: found, chance, error }) => ({ value: spelled(found), chance, error }))
    const value = spelled(thought?.answer ?? plain)
    return room.viewers.send(client, { type: 'hint', id, seat, question, value, weighed })
  })
}

/** If the table waits for a bot, it will have answered in a moment. */
export function wakeBots(room: Room, more = 0): void {
  if (room.status !== 'playing' || nextBot(room) === undefined) return
  room.errands.later('a bot answers', () => playBot(room), room.settings.botPauseMs + more)
}
function nextBot(room: Room): Seat | undefined {
  return room.match.waiting().find((seat) => room.seats[seat]?.kind === 'bot')
}
async function playBot(room: Room): Promise<void> {
  const seat = nextBot(room)
  if (seat === undefined || room.status !== 'playing') return
  const bot = room.seats[seat]!.bot
  if (!isPonderer(bot)) return keepBotAnswer(room, seat, botAnswer(room, seat))
  // The table does not wait while it thinks: what it has found counts if it is still asked the same.
  const { settings, match } = room
  const { question } = match
  void settings.thinking.ponder(match, seat, bot, settings.newSeed()).then((thought) =>
    room.errands.now('a bot answers', () => {
      if (room.status !== 'playing' || room.match.question !== question) return wakeBots(room)
      if (!room.match.waiting().includes(seat) || room.seats[seat]!.bot !== bot) return wakeBots(room)
      return keepBotAnswer(room, seat, thought?.answer ?? botAnswer(room, seat, null))
    }),
  )
}
async function keepBotAnswer(room: Room, seat: Seat, found: Answer): Promise<void> {
  room.viewers.remember()
  const from = room.match.parts().ledger.length
  room.match.play(seat, found)
  room.undone = []
  await room.commit({ kind: 'bot', seat, who: '', key: null, added: wordsFrom(room.match, from) })
  afterwards(room)
}
/** A bot that makes a mistake does not stop the table: chance answers for it. */
function botAnswer<S extends Core>(
  room: Room & { match: Match<S> },
  seat: Seat,
  name: string | null = room.seats[seat]!.bot,
): Answer {
  const fate = new Fate(room.settings.newSeed())
  try {
    return decide(room.match as Match, seat, botAt(room, name), fate)
  } catch (error) {
    room.settings.notes.error({ table: room.id, seat, error }, 'a bot has made a mistake')
    return decide(room.match as Match, seat, botOf(room.module, 'random'), fate)
  }
}
