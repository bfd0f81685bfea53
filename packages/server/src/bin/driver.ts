/** People at a server, as tests and trials play them: over real requests and real sockets. */
import { randomUUID } from 'node:crypto'
import { at, found, type LogLine, type Seat } from '@emberhall/kernel'
import {
  type ApiError,
  applyOps,
  type ChatLine,
  type ClientMessage,
  type ErrorCode,
  fingerprint,
  OWN_HEADER,
  PROTOCOL,
  type ServerMessage,
  type TableInfo,
  type ViewData,
  withPresence,
} from '../protocol.ts'
import { Mishap } from './mishap.ts'

export class ApiRefusal extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly problems: readonly string[]
  constructor(status: number, { error }: ApiError) {
    super(`${status} ${error.code}: ${error.message}`)
    this.status = status
    this.code = error.code
    this.problems = error.problems ?? []
  }
}

/** Somebody with a cookie. */
export class Person {
  /** Where the next request goes; the next socket too. */
  url: string
  cookie = ''
  /** Sent along with everything: a proxy on this machine says so where somebody comes from. */
  readonly headers: Readonly<Record<string, string>>
  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = url
    this.headers = headers
  }
  static async arrive(url: string, name = '', headers: Readonly<Record<string, string>> = {}): Promise<Person> {
    const person = new Person(url, headers)
    await person.get('/api/me')
    if (name !== '') await person.post('/api/me', { name })
    return person
  }
  async request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...this.headers, cookie: this.cookie, [OWN_HEADER]: 'driver', ...json },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const cookie = response.headers.getSetCookie()[0]
    if (cookie !== undefined) this.cookie = at(cookie.split(';'), 0)
    const answer: unknown = await response.json()
    if (!response.ok) throw new ApiRefusal(response.status, answer as ApiError)
    return answer as T
  }
  get<T>(path: string): Promise<T> {
    return this.request('GET', path)
  }
  post<T = TableInfo>(path: string, body?: unknown): Promise<T> {
    return this.request('POST', path, body)
  }
  /** Sits down where a link leads. */
  sit(table: string, key: string, name?: string): Promise<TableInfo> {
    return this.post(`/api/tables/${table}/sit`, { key, ...(name !== undefined && { name }) })
  }
}

type Settled = Extract<ServerMessage, { type: 'ack' | 'refused' | 'proposed' | 'hint' }>

/** A client at a table: keeps its view by patches and checks every fingerprint. */
export class AtTable {
  readonly person: Person
  readonly id: string
  view: ViewData | null = null
  seq = -1
  log: LogLine[] = []
  table: TableInfo | null = null
  chat: ChatLine[] = []
  /** How often a whole view was sent. */
  snapshots = 0
  /** All that came in, as it came, and when. */
  readonly received: string[] = []
  readonly times: number[] = []
  readonly others: ServerMessage[] = []
  closed: { code: number; reason: string } | null = null
  private socket: WebSocket
  private readonly waiting = new Map<string, (message: Settled) => void>()
  private watchers: (() => void)[] = []

  private constructor(person: Person, id: string, socket: WebSocket) {
    this.person = person
    this.id = id
    this.socket = socket
  }
  static async join(person: Person, id: string, hello: object = {}): Promise<AtTable> {
    const client = new AtTable(person, id, open(person, id))
    client.listen(hello)
    await client.until(() => client.seq >= 0 || client.closed !== null)
    return client
  }
  /** Comes back after the connection was lost, with what is known already. */
  async rejoin(): Promise<void> {
    const known = this.view && { seq: this.seq, fingerprint: fingerprint(this.view), seat: this.view.seat }
    this.closed = null
    this.socket = open(this.person, this.id)
    let isBack = false
    this.listen(known ?? {}, () => (isBack = true))
    await this.until(() => isBack || this.closed !== null)
  }
  private listen(hello: object, onBack: () => void = () => {}): void {
    const { socket } = this
    socket.onopen = () => this.send({ type: 'hello', protocol: PROTOCOL, ...hello })
    socket.onmessage = ({ data }) => {
      this.received.push(data as string)
      this.times.push(Date.now())
      const message = JSON.parse(data as string) as ServerMessage
      this.take(message)
      if (message.type === 'snapshot' || message.type === 'current') onBack()
      this.notify()
    }
    socket.onclose = ({ code, reason }) => {
      if (socket !== this.socket) return
      this.closed = { code, reason }
      this.notify()
    }
  }
  private notify(): void {
    const watchers = this.watchers
    this.watchers = []
    for (const watcher of watchers) watcher()
  }
  /** The view, once there is one. */
  get shown(): ViewData {
    return found(this.view, 'a view')
  }
  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        this.view = message.view
        this.seq = message.seq
        this.table = message.table
        this.log = [...this.log.slice(0, message.log.from), ...message.log.lines]
        this.snapshots++
        break
      case 'patch': {
        if (message.base !== this.seq) throw new Mishap('astray', `a patch from ${message.base} came at ${this.seq}`)
        this.view = applyOps(this.shown, message.ops)
        if (fingerprint(this.view) !== message.fingerprint)
          throw new Mishap('astray', `the view of ${message.seq} has gone astray`)
        this.seq = message.seq
        this.log = [...this.log.slice(0, message.log.from), ...message.log.lines]
        break
      }
      case 'current':
      case 'table':
        this.table = message.table
        break
      case 'presence':
        this.table = withPresence(found(this.table, 'a table'), message)
        break
      case 'chat':
        this.chat.push(...message.lines)
        break
      case 'ack':
      case 'refused':
      case 'proposed':
      case 'hint': {
        if (message.type === 'refused' && message.snapshot) this.take(message.snapshot)
        const settle = this.waiting.get(message.id)
        this.waiting.delete(message.id)
        settle?.(message)
        break
      }
      default:
        this.others.push(message)
    }
  }
  /** Waits until something is so. */
  async until(isSo: () => boolean, withinMs = 20_000): Promise<void> {
    const end = Date.now() + withinMs
    while (!isSo()) {
      if (Date.now() > end) throw new Mishap('late', 'waited in vain')
      await new Promise<void>((go) => {
        const timer = setTimeout(go, Math.max(1, end - Date.now()))
        this.watchers.push(() => {
          clearTimeout(timer)
          go()
        })
      })
    }
  }
  send(message: ClientMessage | object): void {
    this.socket.send(JSON.stringify(message))
  }
  /** Sends a request and waits for what becomes of it; null if the connection is lost first. */
  async ask(message: { readonly type: string; readonly [field: string]: unknown }): Promise<Settled | null> {
    const id = typeof message['id'] === 'string' ? message['id'] : randomUUID()
    let settled: Settled | null = null
    this.waiting.set(id, (answer) => {
      settled = answer
    })
    if (this.closed === null && this.socket.readyState === WebSocket.OPEN) this.send({ ...message, id })
    await this.until(() => settled !== null || this.closed !== null)
    return settled
  }
  answer(value: string | readonly string[], more: object = {}): Promise<Settled | null> {
    const { seat, question } = this.shown
    return this.ask({ type: 'answer', seat, question, value, ...more })
  }
  get isAsked(): boolean {
    const ask = this.view?.ask ?? null
    return ask !== null && this.shown.waiting.includes(this.shown.seat)
  }
  get isOver(): boolean {
    return this.view?.state['over'] !== ''
  }
  look(seat: Seat | 'asked'): void {
    this.send({ type: 'look', seat })
  }
  close(): void {
    this.socket.close()
  }
}

function open({ url, cookie, headers }: Person, table: string): WebSocket {
  const address = `${url.replace(/^http/, 'ws')}/api/socket?table=${table}`
  // Node's own socket also takes headers, which browsers' do not.
  return new WebSocket(address, { headers: { ...headers, cookie } })
}

/** The secret of a seat's link, and of the spectators'. */
export const linkOf = ({ seats }: TableInfo, seat: number): string => found(at(seats, seat).link, 'a link')
export const watchOf = ({ watch }: TableInfo): string => found(watch, 'a link')
/** Some answer that fits the question: the first that does more than pass, mostly. */
export function someAnswer(view: ViewData, random: () => number = Math.random): string | readonly string[] {
  const { kind, options, min, max, sides } = found(view.ask, 'a question')
  const pick = <T>(list: readonly T[]): T => at(list, Math.floor(random() * list.length))
  switch (kind) {
    case 'one':
      return pick(options)
    case 'number':
      return `number:${min + Math.floor(random() * (max - min + 1))}`
    case 'fate':
      return sides.map((n) => `face:${Math.floor(random() * n)}`)
    case 'order':
      return options
    case 'some':
      return options.slice(0, min)
    case 'split':
      return Array.from({ length: min }, () => at(options, 0))
  }
}
