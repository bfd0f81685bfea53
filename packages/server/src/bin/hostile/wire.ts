/** Below the libraries: any bytes one likes, whether or not what comes back is read. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Person } from '../driver.ts'

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const
const FINAL = 0x80
const MASKED = 0x80
const [MEDIUM, LONG] = [126, 127]
const GOODBYE = String.fromCharCode(FINAL | OPCODE.close)
/** Nothing moves any more: the other side does not take more, which is its right. */
const STUCK_MS = 1500

/** The headers of somebody at one of some millions of addresses, as a proxy on this machine would tell it. */
export function from(n: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
}
/** A frame as a client sends it, under a mask of zeros. */
export function frame(opcode: number, payload: Buffer | string = '', isFinal: 'final' | 'goesOn' = 'final'): Buffer {
  const data = Buffer.from(payload)
  const first = opcode | (isFinal === 'final' ? FINAL : 0)
  const mask = [0, 0, 0, 0]
  if (data.length < MEDIUM) return Buffer.from([first, MASKED | data.length, ...mask, ...data])
  const isMedium = data.length < 65_536
  const head = Buffer.alloc(isMedium ? 4 : 10)
  head[0] = first
  head[1] = MASKED | (isMedium ? MEDIUM : LONG)
  if (isMedium) head.writeUInt16BE(data.length, 2)
  else head.writeBigUInt64BE(BigInt(data.length), 2)
  return Buffer.concat([head, Buffer.from(mask), data])
}
export const say = (message: object): Buffer => frame(OPCODE.text, JSON.stringify(message))

export class Wire {
  readonly socket: Socket
  /** What came, as long as anybody reads. */
  text = ''
  private constructor(socket: Socket) {
    this.socket = socket
    socket.on('error', () => {})
  }
  static async open(url: string): Promise<Wire> {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    const wire = new Wire(socket)
    await Promise.race([once(socket, 'connect'), once(socket, 'close')])
    return wire
  }
  /** A web socket of somebody at a table, which is read no further than that it is there. */
  static async deaf({ url, cookie, headers }: Person, table: string): Promise<Wire> {
    const wire = await Wire.open(url)
    const lines = { host: new URL(url).host, upgrade: 'websocket', connection: 'Upgrade', cookie, ...headers }
    wire.request('GET', `/api/socket?table=${table}`, {
      ...lines,
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    })
    await Promise.race([once(wire.socket, 'readable'), once(wire.socket, 'close')])
    return wire
  }
  get isOpen(): boolean {
    return !this.socket.destroyed && this.socket.writable
  }
  request(method: string, path: string, headers: Record<string, string>, body = ''): void {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    this.socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
  }
  listen(): this {
    this.socket.on('data', (data: Buffer) => (this.text = (this.text + data.toString('latin1')).slice(-200_000)))
    return this
  }
  /** Writes so many bytes of the same again and again, as long as they are taken. Returns how many went. */
  async pour(bytes: Buffer, total: number): Promise<number> {
    let sent = 0
    while (sent < total && this.isOpen) {
      sent += bytes.length
      if (this.socket.write(bytes)) continue
      const gone = new AbortController()
      const moved = await Promise.race([
        once(this.socket, 'drain', gone).then(() => true),
        once(this.socket, 'close', gone).then(() => true),
        sleep(STUCK_MS, false, gone),
      ]).catch(() => true)
      gone.abort()
      if (!moved) break
    }
    return sent
  }
  /** Waits until the other side has closed it, or has said that it does; false if it has not. */
  async closes(withinMs: number): Promise<boolean> {
    const isOpen = (): boolean => this.isOpen && !this.text.includes(GOODBYE)
    for (const end = Date.now() + withinMs; isOpen() && Date.now() < end; ) await sleep(20)
    return !isOpen()
  }
  /** Waits for something to come. */
  async hears(what: RegExp, withinMs = 5000): Promise<boolean> {
    for (const end = Date.now() + withinMs; Date.now() < end && this.isOpen && !what.test(this.text); ) await sleep(10)
    return what.test(this.text)
  }
  drop(): void {
    this.socket.destroy()
  }
}
