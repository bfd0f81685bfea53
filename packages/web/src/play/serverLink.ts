/** The connection to a table on the server. It comes back by itself, after longer and longer pauses. */
import { type ClientMessage, CLOSE, type ServerMessage, SOCKET_PATH } from '@emberhall/server/protocol'
import type { Connection } from './online.ts'

const FIRST_PAUSE_MS = 400
const LONGEST_PAUSE_MS = 15_000
const BEAT_MS = 20_000
const SILENCE_MS = 50_000
const FINAL: Readonly<Record<number, Connection>> = {
  [CLOSE.forbidden]: 'out',
  [CLOSE.gone]: 'gone',
  [CLOSE.outdated]: 'outdated',
}

export interface LinkSettings {
  readonly table: string
  /** To be greeted again. */
  readonly onOpen: () => void
  readonly onMessage: (message: ServerMessage) => void
  readonly onDown: (how: Connection) => void
}

export class ServerLink {
  private readonly settings: LinkSettings
  private socket: WebSocket | null = null
  private tries = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private isClosed = false

  constructor(settings: LinkSettings) {
    this.settings = settings
    addEventListener('online', this.retry)
    addEventListener('offline', this.drop)
    this.connect()
  }
  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN
  }
  send(message: ClientMessage): boolean {
    if (!this.isOpen) return false
    this.socket!.send(JSON.stringify(message))
    return true
  }
  /** At once, whatever the pause. */
  readonly retry = (): void => {
    if (this.isClosed || this.socket !== null) return
    clearTimeout(this.timer)
    this.connect()
  }
  close(): void {
    this.isClosed = true
    removeEventListener('online', this.retry)
    removeEventListener('offline', this.drop)
    clearTimeout(this.timer)
    clearInterval(this.beat)
    this.socket?.close()
    this.socket = null
  }
  private connect(): void {
    const url = new URL(SOCKET_PATH, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    url.searchParams.set('table', this.settings.table)
    const socket = new WebSocket(url)
    this.socket = socket
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return
      this.heard = Date.now()
      this.beat = setInterval(this.listen, BEAT_MS)
      this.settings.onOpen()
    })
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (this.socket !== socket) return
      this.heard = Date.now()
      this.tries = 0
      this.settings.onMessage(JSON.parse(event.data) as ServerMessage)
    })
    socket.addEventListener('close', ({ code }) => {
      if (this.socket === socket) this.down(FINAL[code] ?? 'lost')
    })
  }
  private down(how: Connection): void {
    clearInterval(this.beat)
    this.socket = null
    if (this.isClosed) return
    this.settings.onDown(how)
    if (how !== 'lost') return
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.tries++)
    this.timer = setTimeout(this.retry, pause * (0.75 + Math.random() / 2))
  }
  /** A connection can be dead without anybody being told. */
  private readonly listen = (): void => {
    if (Date.now() - this.heard > SILENCE_MS) this.drop()
    else this.send({ type: 'ping' })
  }
  private readonly drop = (): void => {
    const { socket } = this
    if (socket === null) return
    this.down('lost')
    socket.close()
  }
}
