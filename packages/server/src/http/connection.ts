/** One connection to a table. Every message is checked; whatever is wrong with one stays with the one who sent it. */
import { infoFor } from '../table/info.ts'
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from '@fastify/websocket'
import { Bucket, type Buckets } from '../bucket.ts'
import { Failure } from '../failure.ts'
import {
  CLOSE,
  type ChatLine,
  type ClientMessage,
  type Hello,
  LIMITS,
  PROTOCOL,
  type RefusalCode,
  type RequestId,
  type ServerMessage,
} from '../protocol.ts'
import { CLIENT_MESSAGE } from '../schemas.ts'
import type { Storage } from '../storage/storage.ts'
import type { Hall } from '../table/hall.ts'
import { welcomeBack } from '../table/acting.ts'
import { alone, catchUp } from '../table/catching.ts'
import { mark, unmark } from '../table/bookmarks.ts'
import { layPlan, plansFor, point, tellElsewhere } from '../table/pointing.ts'
import { remarksFor } from '../table/remarking.ts'
import { askWhole } from '../table/leaving.ts'
import type { Room } from '../table/room.ts'
import { tellWishes } from '../table/standing.ts'
import { changeTerms, vote } from '../table/agreeing.ts'
import { correct } from '../table/correcting.ts'
import { answer, hint, redo, setWindow, undo } from '../table/turns.ts'
import type { Client, When } from '../table/viewers.ts'
import type { Holding } from './holding.ts'
import { mustBeFlat } from './json.ts'
import { Outbox } from './outbox.ts'
import { read } from './read.ts'

export interface ConnectionSettings {
  readonly hall: Hall
  readonly storage: Storage
  readonly messagesPerSecond: number
  /** For what takes the server some thought, or much to tell. */
  readonly looks: Buckets
  readonly holding: Holding
  /** How long somebody may be connected without a word. */
  readonly helloMs: number
}
const MOST_MALFORMED = 10
const CHAT_COST = 5
/** Others hear of it, or it takes the server some thought. */
const COSTLY: readonly ClientMessage['type'][] = ['chat', 'react', 'hint', 'point', 'plan', 'mark', 'unmark']
/** Answered with a whole table, or after some thought: there is an allowance for each person, by however many sockets. */
const LOOKS: readonly ClientMessage['type'][] = ['hello', 'look', 'resync', 'hint']

/** What is decided by more than the log. */
const DECIDED: readonly ClientMessage['type'][] = [
  'undo',
  'redo',
  'correct',
  'terms',
  'whole',
  'agree',
  'decline',
  'window',
  'mark',
  'unmark',
]

export class Connection implements Client {
  readonly who: string
  name = ''
  seat = -1
  follows = true
  seq = -1
  private malformed = 0
  /** It has been shown the door; whatever still comes from there is not looked at. */
  private isOut = false
  /** When it should have said hello. */
  private readonly helloBy: number
  /** Whether the last beat has been answered. */
  private isAlive = true
  private readonly socket: WebSocket
  private readonly outbox: Outbox
  /** Until it is there: that it will be. */
  private room: Room | Promise<Room>
  private readonly bucket: Bucket
  private readonly looks: Buckets
  private readonly storage: Storage
  private readonly warn: (about: object, message: string) => void

  constructor(
    socket: WebSocket,
    request: FastifyRequest,
    who: string,
    settings: ConnectionSettings,
    room: Promise<Room>,
  ) {
    this.who = who
    this.socket = socket
    this.outbox = new Outbox(socket, settings.holding.share(who, request.ip))
    this.room = room
    this.looks = settings.looks
    this.helloBy = performance.now() + settings.helloMs
    this.storage = settings.storage
    this.bucket = new Bucket(settings.messagesPerSecond)
    const { ip } = request
    this.warn = (about, message) => settings.hall.settings.notes.warn({ ...about, ip, who }, message)
  }
  send(text: string, when: When = 'now'): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    // One who does not read does not make the server remember for them.
    if (this.outbox.isTooMuch) return this.socket.terminate()
    this.outbox.put(text, when)
  }
  close(code: number, reason: string): void {
    this.isOut = true
    this.outbox.flush()
    this.socket.close(code, reason)
  }
  /** Nothing waits for it any more. */
  ended(): void {
    this.isOut = true
    this.outbox.drop()
  }
  private say(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }
  /** Takes what came in. Never throws, whatever it is. */
  receive(data: string): void {
    if (this.isOut) return
    const message = this.read(data)
    if (message === null) return
    const cost = COSTLY.includes(message.type) ? CHAT_COST : 1
    const isAllowed = this.bucket.take(cost) && (!LOOKS.includes(message.type) || this.looks.take(this.who, 1))
    if (isAllowed) this.take(message).catch((error: unknown) => this.fail(message, error))
    else if (this.bucket.isAbused) this.turnOut(CLOSE.flood, 'too many messages')
    else this.fail(message, new Failure('tooFast', 'slower, please'))
  }
  /** What the protocol of sockets asks counts as much as what ours does, and so does the answer. */
  ping(data: Buffer): void {
    if (this.mayGoOn()) this.outbox.pong(data)
    if (this.outbox.isTooMuch) this.socket.terminate()
  }
  pong(): void {
    if (this.mayGoOn()) this.isAlive = true
  }
  private mayGoOn(): boolean {
    if (this.isOut || this.bucket.take(1)) return !this.isOut
    if (this.bucket.isAbused) this.turnOut(CLOSE.flood, 'too many frames')
    return false
  }
  /** A cable can be pulled without anybody being told: who has not answered the last beat is gone. */
  beat(): void {
    const isMute = this.seq < 0 && performance.now() > this.helloBy
    if (!this.isAlive || isMute || this.outbox.isTooMuch) return this.socket.terminate()
    this.isAlive = false
    if (this.socket.readyState === this.socket.OPEN) this.outbox.ping()
  }
  private async take(message: ClientMessage): Promise<void> {
    const room = this.room instanceof Promise ? await this.room : this.room
    this.room = room
    await (DECIDED.includes(message.type)
      ? alone(room, () => this.act(room, message))
      : room.do(() => this.act(room, message)))
  }
  private read(data: string): ClientMessage | null {
    try {
      const message = readMessage(data)
      if (message.type === 'hello' && message.protocol !== PROTOCOL) {
        this.close(CLOSE.outdated, 'this page is older or newer than the server: reload it')
        return null
      }
      return message
    } catch (error) {
      const text = error instanceof Failure ? error.problems.join('; ') : 'not JSON'
      this.say({ type: 'error', code: 'malformed', message: text })
      if (++this.malformed >= MOST_MALFORMED || !this.bucket.take(CHAT_COST))
        this.turnOut(CLOSE.malformed, 'not a message of this protocol')
      return null
    }
  }
  private turnOut(code: number, reason: string): void {
    this.warn({ code }, `socket closed: ${reason}`)
    this.close(code, reason)
  }
  private fail(message: ClientMessage, error: unknown): void {
    const failure = error instanceof Failure ? error : new Failure('internal', 'something went wrong here')
    if (failure !== error) this.warn({ error, type: message.type }, 'a message could not be handled')
    // Who has not been let in, or is at a process with older rules, comes back by themselves and asks again.
    if (message.type === 'hello' || failure.code === 'outdated') return this.close(CLOSE.stopping, failure.message)
    const code: RefusalCode = failure.code
    if ('id' in message) this.say({ type: 'refused', id: message.id, code, why: [] })
    else this.say({ type: 'error', code: failure.code, message: failure.message })
  }

  private act(room: Room, message: ClientMessage): Promise<void> | void {
    if (message.type === 'hello') return this.greet(room, message)
    if (this.seq < 0) throw new Failure('notNow', 'say hello first')
    switch (message.type) {
      case 'answer':
        return this.answer(room, message)
      case 'window':
        return setWindow(room, this, message)
      case 'undo':
        return undo(room, this, message)
      case 'redo':
        return redo(room, this, message)
      case 'correct':
        return correct(room, this, message)
      case 'terms':
        return changeTerms(room, this, message)
      case 'whole':
        return askWhole(room, this, message)
      case 'agree':
      case 'decline':
        return vote(room, this, message.id, message.proposal, message.type)
      case 'hint':
        return hint(room, this, message)
      case 'chat':
        if (this.isHushed(room)) return this.hush(message.id)
        return this.chat(room, message.id, message.text)
      case 'react': {
        if (this.isHushed(room)) return this.hush(message.id)
        const reaction = { seat: this.ownSeat(room), name: this.nameAt(room), what: message.what }
        if (!room.hasSeen(this.keyOf(message.id))) {
          room.talk.tell(this.who, { type: 'reaction', ...reaction })
          const { seat, name, what: said } = reaction
          tellElsewhere(room, { type: 'reaction', who: this.who, seat, name, said })
        }
        return this.say({ type: 'ack', id: message.id, seq: this.seq })
      }
      case 'point':
        return this.isHushed(room) ? this.hush(message.id) : point(room, this, message.id, message.at)
      case 'plan':
        return this.isHushed(room) ? this.hush(message.id) : layPlan(room, this, message.id, message.at)
      case 'mark':
        return this.isHushed(room) ? this.hush(message.id) : this.mark(room, message)
      case 'unmark':
        return unmark(room, this.who, message.n).then(() => this.say({ type: 'ack', id: message.id, seq: this.seq }))
      case 'look':
        if (!room.viewers.turn(this, message.seat)) throw new Failure('forbidden', 'this seat is not yours')
        return room.viewers.sendSnapshot(this)
      case 'resync':
        return room.viewers.sendSnapshot(this)
      case 'ping':
        return this.say({ type: 'pong' })
    }
  }
  /** A question that is not known here may have been put by what happened at another process. */
  private async answer(room: Room, message: Extract<ClientMessage, { type: 'answer' }>): Promise<void> {
    if (room.neighbours !== undefined && message.question !== room.match.question) await catchUp(room)
    return answer(room, this, message)
  }
  private async greet(room: Room, hello: Hello): Promise<void> {
    this.name = (await this.storage.person(this.who))?.name ?? ''
    const mine = room.seatsOf(this.who)
    const wanted = hello.seat ?? mine[0] ?? -1
    const isNew = this.seq < 0
    this.seat = wanted < 0 || room.viewers.mayLook(this.who, wanted) ? wanted : (mine[0] ?? -1)
    const world = await room.worldOf(this.who)
    if (hello.seat === undefined) room.viewers.turn(this, 'asked')
    const { seq, fingerprint } = hello
    // They may have seen at another process what is not known here yet.
    if (seq !== undefined && seq > room.seq) await catchUp(room)
    const isCurrent = seq !== undefined && fingerprint !== undefined && room.viewers.isCurrent(this, seq, fingerprint)
    if (isCurrent) {
      this.seq = world.seq
      this.say({ type: 'current', seq: world.seq, table: infoFor(room, this.who) })
    } else room.viewers.sendSnapshot(this)
    const lines = await this.heard(room, hello.chat ?? 0)
    if (lines.length > 0) this.say({ type: 'chat', lines })
    const plans = plansFor(room, this)
    if (plans.length > 0) this.say({ type: 'plans', plans })
    const remarks = remarksFor(room, this.who)
    if (remarks.length > 0) this.say({ type: 'remarks', remarks })
    tellWishes(room)
    if (isNew) {
      await welcomeBack(room, this.who)
      room.viewers.tellPresence()
    }
  }
  /** Who is behind has not heard it in the order in which it was said, so they are told all that they may know. */
  private heard(room: Room, after: number): Promise<ChatLine[]> {
    const { storage, who } = this
    if (!room.isLate(who)) return storage.chat(room.id, { after, limit: LIMITS.chatKept })
    return storage.chat(room.id, { after: 0, limit: LIMITS.chatKept, until: room.talk.until, but: who })
  }
  /** What is sent again after a lost connection has its old id, and counts once. */
  private keyOf(id: RequestId): string {
    return `${this.who}/${id}`
  }
  private ownSeat(room: Room): number {
    const mine = room.seatsOf(this.who)
    return mine.includes(this.seat) ? this.seat : (mine[0] ?? -1)
  }
  private nameAt(room: Room): string {
    return room.seats[this.ownSeat(room)]?.name ?? this.name
  }
  /** Where a game lets only some speak; whoever plays several seats may speak for any of them. */
  private isHushed(room: Room): boolean {
    const seats = room.seatsOf(this.who)
    const speakers = seats.length === 0 ? [-1] : seats
    return speakers.every((seat) => room.isHushed(seat))
  }
  private hush(id: RequestId): void {
    this.say({ type: 'refused', id, code: 'hushed', why: [] })
  }
  private async mark(room: Room, { id, name, at }: Extract<ClientMessage, { type: 'mark' }>): Promise<void> {
    await mark(room, { name, at, who: this.who, key: this.keyOf(id) })
    this.say({ type: 'ack', id, seq: this.seq })
  }
  private async chat(room: Room, id: string, text: string): Promise<void> {
    if (text === '') throw new Failure('malformed', 'nothing was said')
    const said = { seat: this.ownSeat(room), name: this.nameAt(room), text, at: Date.now() }
    const line = await this.storage.say(room.id, { ...said, who: this.who, key: this.keyOf(id) })
    if (line !== null) room.talk.tell(this.who, { type: 'chat', lines: [line] })
    this.say({ type: 'ack', id, seq: this.seq })
  }
}

function readMessage(data: string): ClientMessage {
  mustBeFlat(data)
  return read(CLIENT_MESSAGE, JSON.parse(data))
}
