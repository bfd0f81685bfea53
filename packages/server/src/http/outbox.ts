/**
 * Text on its way out. What is said to one socket in one breath, an acknowledgement and the patch it led to, leaves in
 * one buffer and one write, past the socket library's own queue, which only compressed messages would need.
 */
import type { Socket } from 'node:net'
import type { WebSocket } from '@fastify/websocket'
import type { When } from '../table/viewers.ts'
import type { Share } from './holding.ts'
import { inSlices } from './slices.ts'

const FINAL_TEXT = 0x81
const PING = Buffer.from([0x89, 0])
const [SHORT, MEDIUM] = [125, 65_535]

/** The TCP connection under a socket. */
export const lineOf = (socket: WebSocket): Socket => (socket as unknown as { readonly _socket: Socket })._socket

/** So many sockets in one breath: the server is busy. Those who only look on then wait for a moment, and get more at once. */
const MANY = 16
const PATIENCE_MS = 100

let full: Outbox[] = []
let held: Outbox[] = []
function flushFull(): void {
  const ready = full
  full = []
  const isBusy = ready.length > MANY
  for (const outbox of ready)
    if (outbox.isUrgent || !isBusy) outbox.flush()
    else if (outbox.hold() && held.push(outbox) === 1) setTimeout(flushHeld, PATIENCE_MS)
}
function flushHeld(): void {
  const ready = held
  held = []
  inSlices(ready, (outbox) => outbox.flush())
}

export class Outbox {
  isUrgent = false
  private isHeld = false
  private isListed = false
  private readonly socket: WebSocket
  private readonly share: Share
  private readonly texts: string[] = []
  constructor(socket: WebSocket, share: Share) {
    this.socket = socket
    this.share = share
  }
  /** Whoever this is for does not take it. */
  get isTooMuch(): boolean {
    return this.share.isTooMuch
  }
  put(text: string, when: When): void {
    this.texts.push(text)
    if (when === 'now') this.isUrgent = true
    if (this.isListed) return
    this.isListed = true
    if (full.push(this) === 1) process.nextTick(flushFull)
  }
  pong(data: Buffer): void {
    this.socket.pong(data, false, this.count)
    this.count()
  }
  ping(): void {
    lineOf(this.socket).write(PING, this.count)
    this.count()
  }
  /** Stays where it is for a moment; false if it does already. */
  hold(): boolean {
    this.isListed = false
    const isNew = !this.isHeld
    this.isHeld = true
    return isNew
  }
  /** Also before a socket is closed: what was said before comes first. */
  flush(): void {
    const { texts, socket } = this
    this.isUrgent = this.isHeld = this.isListed = false
    if (texts.length === 0) return
    if (socket.readyState === socket.OPEN) {
      lineOf(socket).write(framed(texts), this.count)
      this.count()
    }
    texts.length = 0
  }
  drop(): void {
    this.texts.length = 0
    this.share.hold(0)
  }
  /** What the machine has not taken off the server's hands: the other side does not read. */
  private readonly count = (): void => {
    if (this.socket.readyState !== this.socket.CLOSED) this.share.hold(this.socket.bufferedAmount)
  }
}

/** Texts as frames of a WebSocket (RFC 6455, 5.2): final, not masked, one after the other. */
function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text))
  const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headSize(size) + size, 0))
  let at = 0
  texts.forEach((text, i) => {
    at = putHead(bytes, at, sizes[i]!)
    at += bytes.write(text, at, 'utf8')
  })
  return bytes
}
const headSize = (size: number): number => (size <= SHORT ? 2 : size <= MEDIUM ? 4 : 10)
function putHead(bytes: Buffer, at: number, size: number): number {
  bytes[at] = FINAL_TEXT
  if (size <= SHORT) {
    bytes[at + 1] = size
    return at + 2
  }
  if (size <= MEDIUM) {
    bytes[at + 1] = 126
    return bytes.writeUInt16BE(size, at + 2)
  }
  bytes[at + 1] = 127
  return bytes.writeBigUInt64BE(BigInt(size), at + 2)
}
