/** A table on the server: its view kept by patches, its answers sent until they are confirmed. */
import {
  type Answer,
  type LogLine,
  OK,
  type Option,
  type Reply,
  refuse,
  type Seat,
  type Verdict,
  type WindowPolicy,
} from '@emberhall/kernel'
import type { SaveFile } from '@emberhall/saves'
import {
  type AnswerMessage,
  type Corrections as ServerCorrections,
  type LogPart,
  PROTOCOL,
  type ServerMessage,
  type TableInfo,
  type ViewData,
  withPresence,
} from '@emberhall/server/protocol'
import { shellOf } from '../games.ts'
import type { GameShell } from '@emberhall/speech'
import type { Advice } from '@emberhall/sitting'
import { call, codeOf } from '../online/api.ts'
import { termsOf } from '../online/terms.ts'
import { freshId } from '../storage/tables.ts'
import { ServerLink } from './serverLink.ts'
import type { Connection, OnlineDesk, OnlineState } from './online.ts'
import { deskOf, heard } from './remoteDesk.ts'
import { emptyLog, onThisClock, type Shown, snapshotOf, type Told, Viewed } from './remoteView.ts'
import { type ServerRequest, Requests } from './requests.ts'
import type { Corrections, Moment, Sitter, Snapshot, Switching, TableSource, Terms } from './source.ts'

type Listener = () => void
const LOOKS_TRIED = 10
const LOOK_AGAIN_MS = 500

export class RemoteSource implements TableSource {
  readonly id: string
  /** Settled when the first view is there, or when it is clear that there will be none. */
  readonly ready: Promise<Connection>
  readonly online: OnlineDesk
  private settleReady: (how: Connection) => void = () => undefined
  private readonly link: ServerLink
  private readonly listeners = new Set<Listener>()
  private shell: GameShell | null = null
  private readonly viewed = new Viewed()
  private told: Told = emptyLog
  private table: TableInfo | null = null
  private around: Pick<Shown, 'wishes' | 'remarks'> = {}
  private state: Omit<OnlineState, 'table' | 'eyes' | 'isUnsent'> = {
    connection: 'lost',
    chat: [],
    reactions: [],
    points: [],
    plans: [],
    rematch: null,
    problem: null,
  }
  private readonly requests = new Requests((message) => this.link.send(message))
  private shown: Snapshot | null = null
  private shownOnline: OnlineState | null = null
  private curtain: Seat | null = null
  private undone = 0
  private isOwnStep = false
  private isPinned = false
  private isLoading = false
  private isGreeting = false
  private n = 0
  /** The log as another seat reads it, and how long the own one was then. */
  private other: { readonly seat: Seat; readonly length: number; readonly lines: Promise<readonly LogLine[]> } | null =
    null

  constructor(id: string) {
    this.id = id
    this.ready = new Promise((resolve) => {
      this.settleReady = resolve
    })
    this.online = deskOf({
      current: () => this.shownOnline!,
      subscribe: this.subscribe,
      remove: async () => void (await this.ask('DELETE', '')),
      retry: () => this.link.retry(),
      dismiss: () => this.change({ problem: null }),
      proposal: () => this.table?.proposal?.id ?? null,
      ask: (message) => void this.verdict(message),
      post: (path, body) => this.ask<TableInfo>('POST', path, body),
      look: (seat) => void this.look(seat),
      took: (table) => {
        this.table = onThisClock(table)
        this.show()
      },
    })
    this.link = new ServerLink({
      table: id,
      onOpen: () => this.greet(),
      onMessage: (message) => this.hear(message),
      onDown: (how) => {
        this.settleReady(how)
        this.change({ connection: how })
      },
    })
  }

  // ---------------------------------------------------------------- what is shown

  current = (): Snapshot | null => this.shown
  subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  private change(state: Partial<OnlineState>): void {
    this.state = { ...this.state, ...state }
    this.show()
  }
  private show(): void {
    const { shell, table, viewed, told, curtain, around } = this
    if (shell === null || table === null || viewed.data === null) return
    const view = viewed.read(shell.module.game, table)
    // A page that is older than the server does not know its words.
    if (view === null) {
      this.settleReady('outdated')
      this.state = { ...this.state, connection: 'outdated' }
    } else this.shown = snapshotOf({ seq: ++this.n, table, view, told, curtain, canRedo: this.undone > 0, ...around })
    const { seat, waiting } = viewed.data
    this.shownOnline = { ...this.state, table: { ...table, waiting }, eyes: seat, isUnsent: this.requests.hasAnswers }
    this.settleReady('open')
    for (const listener of this.listeners) listener()
  }
  private async load(game: string): Promise<void> {
    if (this.isLoading) return
    this.isLoading = true
    this.shell = await shellOf(game)
    if (this.shell === null) this.settleReady('outdated')
    this.show()
    this.openWindows()
  }

  // ---------------------------------------------------------------- hearing

  private greet(): void {
    this.isGreeting = true
    this.state = { ...this.state, plans: [] }
    this.around = {}
    const { data, seq, print } = this.viewed
    const known = data === null ? {} : { seq, seat: data.seat, fingerprint: print, lines: this.told.length }
    this.link.send({ type: 'hello', protocol: PROTOCOL, ...known, chat: this.state.chat.at(-1)?.n ?? 0 })
  }
  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'snapshot':
        return this.takeSnapshot(message)
      case 'current':
        this.table = onThisClock(message.table)
        return this.arrived()
      case 'patch':
        return this.takePatch(message)
      case 'ack':
      case 'proposed':
      case 'hint':
        this.requests.settle(message)
        return this.show()
      case 'refused':
        if (message.snapshot !== undefined) this.takeSnapshot(message.snapshot)
        this.requests.settle(message)
        return this.show()
      case 'table':
        this.table = onThisClock(message.table)
        return this.show()
      case 'presence':
        this.table = withPresence(this.table!, onThisClock(message))
        return this.show()
      case 'wishes':
        this.around = { ...this.around, wishes: message.wishes }
        return this.show()
      case 'remarks':
        this.around = { ...this.around, remarks: message.remarks }
        return this.show()
      case 'chat':
      case 'reaction':
      case 'point':
      case 'plans':
      case 'rematch':
        return this.change(heard(this.state, message))
      case 'error':
        return this.change({ problem: message.code })
      case 'pong':
        break
    }
  }
  private takeSnapshot(message: Extract<ServerMessage, { type: 'snapshot' }>): void {
    const before = this.viewed.data?.seat
    this.viewed.put(message.view, message.seq, message.fingerprint)
    this.told = this.told.replaced(message.log, before === message.view.seat ? 'news' : 'history')
    this.table = onThisClock(message.table)
    if (this.told.first > 0) void this.readBack(this.told.first)
    this.turned(before)
    this.arrived()
    void this.load(message.table.game)
  }
  private takePatch(message: Extract<ServerMessage, { type: 'patch' }>): void {
    const before = this.viewed.data?.seat
    if (!this.viewed.patch(message)) {
      this.link.send({ type: 'resync' })
      return
    }
    if (!this.isOwnStep) this.undone = 0
    this.isOwnStep = false
    this.told = this.told.replaced(message.log, 'news')
    this.turned(before)
    this.show()
  }
  /** Where hands are closed, people who share this screen do not look into each other's. */
  private turned(before: Seat | undefined): void {
    const { data } = this.viewed
    if (before === undefined || data === null || data.seat === before) return
    // Whoever acts for somebody has not handed the screen over.
    if ([before, data.seat].some((seat) => this.table?.mine.includes(seat) !== true)) return
    if (!this.hasOpenHands()) this.curtain = data.seat
  }
  private hasOpenHands(): boolean {
    const option = this.shell?.openHands ?? null
    return option !== null && this.table?.options[option] === true
  }
  /** Connected, and both sides know what the other has. */
  private arrived(): void {
    this.change({ connection: 'open' })
    if (!this.isGreeting) return
    this.isGreeting = false
    this.requests.resend()
    this.openWindows()
  }
  /** Where all hands are open, a window that somebody cannot use tells nothing by staying shut. */
  private openWindows(): void {
    if (!this.hasOpenHands() || this.table?.status !== 'playing') return
    for (const { seat, mine, kind } of this.table.seats)
      if (mine && kind === 'person')
        this.link.send({ type: 'window', id: 'open-hands', seat, name: '*', policy: 'able' })
  }
  /** What the log told before the part that came along. */
  private async readBack(first: number): Promise<void> {
    const path = `log?seat=${this.viewed.data!.seat}&from=0&to=${first}`
    const part = await this.lookUp<LogPart>(path).catch(() => null)
    if (part === null || this.told.first !== first) return
    this.told = this.told.preceded(part.lines)
    this.show()
  }

  // ---------------------------------------------------------------- asking

  private async verdict(message: ServerRequest): Promise<Verdict> {
    const settled = await this.requests.ask(message)
    if (settled.type !== 'refused') return OK
    if (settled.why.length === 0) this.change({ problem: settled.code })
    return refuse(...settled.why)
  }
  private get eyes(): Seat {
    return this.viewed.data?.seat ?? -1
  }
  /** Also while one acts for somebody else. */
  private get ownSeat(): Seat {
    const { eyes } = this
    const mine = this.table?.mine ?? []
    return mine.includes(eyes) ? eyes : (mine[0] ?? -1)
  }
  answer = async (reply: Reply): Promise<Verdict> => {
    const { seat, question } = reply
    // Clicked twice: the first counts.
    if (this.requests.isAnswering(seat, question)) return OK
    const value = reply.value as AnswerMessage['value']
    const verdict = this.verdict({ type: 'answer', id: freshId(), seat, question, value })
    if (!this.link.isOpen) this.show()
    if ((await verdict).ok && this.isPinned) {
      this.isPinned = false
      this.link.send({ type: 'look', seat: 'asked' })
    }
    return verdict
  }
  undo = async (): Promise<Verdict> => this.step('undo', 1)
  redo = async (): Promise<Verdict> => this.step('redo', -1)
  private async step(type: 'undo' | 'redo', by: 1 | -1): Promise<Verdict> {
    const settled = await this.requests.ask({ type, id: freshId(), seat: this.eyes })
    if (settled.type === 'ack') {
      this.undone += by
      this.isOwnStep = true
    }
    if (settled.type !== 'refused') return OK
    this.change({ problem: settled.code })
    return refuse(...settled.why)
  }
  corrections = async (): Promise<Corrections> => {
    const { words } = this.shell!.module.game
    const { options, why } = await this.ask<ServerCorrections>('GET', `corrections?seat=${this.ownSeat}`)
    return { options: options.map((word) => words.parse(word)), why }
  }
  correct = (option: Option): Promise<Verdict> => {
    const word = this.shell!.module.game.words.print(option)
    return this.verdict({ type: 'correct', id: freshId(), seat: this.ownSeat, option: word })
  }
  hint = async (): Promise<Advice | null> => {
    const settled = await this.requests.ask({ type: 'hint', id: freshId(), seat: this.eyes })
    if (settled.type === 'refused') this.change({ problem: settled.code })
    if (settled.type !== 'hint' || this.shell === null) return null
    const { words } = this.shell.module.game
    const read = (value: string | readonly string[]): Answer =>
      typeof value === 'string' ? words.parse(value) : value.map((word) => words.parse(word))
    const weighed = settled.weighed.map(({ value, chance, error }) => ({ answer: read(value), chance, error }))
    return { answer: read(settled.value), weighed }
  }
  wish = async (seat: Seat, name: string, policy: WindowPolicy, until: string): Promise<void> => {
    await this.verdict({ type: 'window', id: freshId(), seat, name, policy, ...(until === '' ? {} : { until }) })
  }
  withdraw = (seat: Seat, name: string): Promise<void> =>
    this.wish(seat, name, this.hasOpenHands() ? 'able' : 'always', '')
  setTerms = async (terms: Partial<Terms>): Promise<void> => {
    await this.verdict({ type: 'terms', id: freshId(), seat: this.eyes, terms: termsOf(terms) })
  }
  /** Null when the story has been told to its end. Whoever goes first decides how the next scene is played. */
  onward = async (modes: Switching): Promise<string | null> => {
    const isPlain = Object.keys(modes).length === 0
    try {
      return (await call<TableInfo>('POST', `tables/${this.id}/onward`, isPlain ? {} : { modes })).id
    } catch (error) {
      const problem = codeOf(error)
      if (problem !== 'notNow') {
        this.change({ problem })
        throw error
      }
      return isPlain ? null : this.onward({})
    }
  }
  campaignFile = async (): Promise<{ readonly name: string; readonly data: unknown }> => ({
    name: `${this.table?.title ?? 'campaign'}.json`,
    data: await this.ask<unknown>('GET', 'campaign'),
  })
  look = async (seat: Seat): Promise<void> => {
    const isCovered = this.curtain !== null
    this.curtain = null
    if (seat === this.eyes) return this.show()
    this.isPinned = !isCovered
    this.link.send({ type: 'look', seat })
  }
  sit = async (seat: Seat, sitter: Sitter): Promise<void> =>
    this.online.seat(seat, sitter.kind === 'bot' ? 'bot' : 'take')
  setPace = (): void => undefined
  moment = async (at: number, eyes: Seat | null): Promise<Moment> => {
    const from = eyes ?? this.eyes
    const data = await this.lookUp<ViewData>(`moment?seat=${from}&at=${at}`).catch(() => null)
    const view = data === null ? null : new Viewed(data).read(this.shell!.module.game, this.table!)
    if (view === null) return { at, view: this.shown!.view, log: this.told.lines }
    const told = from === this.eyes ? this.told.lines : await this.logOf(from).catch(() => this.told.lines)
    return { at, view, log: told.filter((line) => line.at <= at) }
  }
  /** The log as another seat reads it, asked for once. */
  private logOf(seat: Seat): Promise<readonly LogLine[]> {
    const { length } = this.told
    if (this.other?.seat !== seat || this.other.length !== length) {
      const lines = this.lookUp<LogPart>(`log?seat=${seat}`).then((part) => part.lines)
      this.other = { seat, length, lines }
    }
    return this.other.lines
  }
  momentOf = async (line: Pick<LogLine, 'at'>): Promise<number> => line.at
  mark = async (name: string, at: number): Promise<void> => {
    await this.verdict({ type: 'mark', id: freshId(), name, at })
  }
  unmark = async (n: number): Promise<void> => {
    await this.verdict({ type: 'unmark', id: freshId(), n })
  }
  branch = async (at: number, title: string): Promise<string> => {
    const wanted = { ...(at < this.shown!.moments && { at }), ...(title !== '' && { title }) }
    return (await this.ask<TableInfo>('POST', 'clone', wanted)).id
  }
  file = (): Promise<SaveFile> => this.ask<SaveFile>('GET', 'save')
  /** Who looks back faster than the server lets anybody is shown it a little later. */
  private async lookUp<T>(path: string, tries = LOOKS_TRIED): Promise<T> {
    try {
      return await call<T>('GET', `tables/${this.id}/${path}`)
    } catch (error) {
      if (codeOf(error) !== 'tooFast' || tries === 1) {
        this.change({ problem: codeOf(error) })
        throw error
      }
      await new Promise((go) => setTimeout(go, LOOK_AGAIN_MS))
      return this.lookUp(path, tries - 1)
    }
  }
  /** Something asked of the server; if it fails, the table says so and the promise does too. */
  private ask<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
    return call<T>(method, `tables/${this.id}${path === '' ? '' : `/${path}`}`, body).catch((error: unknown) => {
      this.change({ problem: codeOf(error) })
      throw error
    })
  }
  close = (): void => this.link.close()
}
