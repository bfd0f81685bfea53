/** One game being played: puts the rules' questions to seats, takes answers, and can go back. */
import { Fate } from './fate.ts'
import { type Core, type Game, pristine, type Rule, type Seat } from './game.ts'
import { type Answer, CHANCE, Feed, Ledger, REVEAL } from './ledger.ts'
import { Log, type LogLine } from './log.ts'
import { type Option, PASS } from './options.ts'
import { type Ask, fits, isPass, readAnswer, whyNot } from './questions.ts'
import { initialTree, problemsOfTree } from './schema.ts'
import { END, Table } from './table.ts'
import { makeView, scramble, type View } from './view.ts'
import { BadInput, Divergence, OK, refuse, RuleFault, type Verdict, type Why, why } from './why.ts'

/** What undo does about luck: the same outcomes again, fresh ones, or no way back past a roll or a reveal. */
export type Luck = 'same' | 'new' | 'strict'
/** When an optional window is put to a seat: always, only if it can act, or not until a step of that name begins. */
export type WindowPolicy = 'always' | 'able' | 'never'

export interface Setup {
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed?: number
  /** false: nobody reads reasons or log lines. */
  readonly watched?: boolean
  /** false: a playout that keeps no record and cannot go back. */
  readonly record?: boolean
  /** People roll real dice and type the result. */
  readonly ownDice?: boolean
}
export interface Reply {
  readonly seat: Seat
  /** The id of the question that is answered. */
  readonly question: string
  /** A word (`play:17:red`), or a list of words where several are asked for. */
  readonly value: unknown
}
interface Checkpoint<S> {
  readonly state: S
  readonly at: number
  readonly asks: number
  readonly lines: number
}
const FRAME_EVERY = 2048
const MAX_QUIET_STEPS = 10_000

/** The options of a table, complete and checked. Throws BadInput with one problem a line. */
export function readOptions<S extends Core, O>(
  game: Game<S, O>,
  raw: Readonly<Record<string, unknown>>,
  seats: number,
): O {
  const { def } = game
  if (!Number.isInteger(seats) || seats < def.seats.min || seats > def.seats.max) {
    throw new BadInput(`${def.id} is for ${def.seats.min} to ${def.seats.max} seats, not ${seats}`)
  }
  const options = { ...initialTree(def.options, seats, 0), ...raw }
  const problems = problemsOfTree(def.options, options, '', seats, 0)
  if (problems.length > 0) throw new BadInput(`${def.id}: these options cannot be used`, problems)
  const reasons = def.checkOptions?.(options, seats) ?? []
  if (reasons.length > 0) {
    throw new BadInput(
      `${def.id}: these options cannot be used`,
      reasons.map((w) => `${w.code} (${w.rule}) ${w.params ? JSON.stringify(w.params) : ''}`.trim()),
    )
  }
  return options as O
}

export class Match<S extends Core = Core, O = unknown> {
  readonly game: Game<S, O>
  readonly options: O
  readonly seats: number
  readonly table: Table<S, O>
  /** Counts undos and redos, so that an answer to a question of another time line is stale. */
  generation = 0
  private gen: Rule | null = null
  private checkpoint: Checkpoint<S>
  private frames: Checkpoint<S>[] = []
  /** Nothing before this place of the record can be played again. */
  private floor = 0
  private undone: { entries: number[]; kept: [string, number[][]][] }[] = []
  private readonly windows = new Map<string, { policy: WindowPolicy; until: string }>()

  private constructor(table: Table<S, O>, checkpoint: Checkpoint<S>) {
    this.game = table.game
    this.options = table.options
    this.seats = table.seats
    this.table = table
    this.checkpoint = checkpoint
  }
  private static dealt<S extends Core, O>(game: Game<S, O>, options: O, setup: Setup, fate: Fate): Match<S, O> {
    const record = setup.record !== false
    const log = record && setup.watched !== false ? new Log() : null
    const state = pristine(game, options, setup.seats)
    const table = new Table(game, options, setup.seats, state, fate, record ? new Ledger() : null, log)
    table.ownDice = setup.ownDice === true
    return new Match(table, { state, at: 0, asks: 0, lines: 0 })
  }

  /** @example const match = Match.start(kinfireDelve, { seats: 2, options: { mode: 'hard' }, seed: 7 }) */
  static start<S extends Core, O>(game: Game<S, O>, setup: Setup): Match<S, O> {
    const options = readOptions(game, setup.options ?? {}, setup.seats)
    const match = Match.dealt(game, options, setup, new Fate(setup.seed ?? 1))
    match.run(undefined)
    return match
  }
  /** A match that begins at a state arranged by hand, at a step boundary: for scenarios, puzzles and tests. */
  static arranged<S extends Core, O>(game: Game<S, O>, setup: Setup, arrange: (t: Table<S, O>) => void): Match<S, O> {
    const options = readOptions(game, setup.options ?? {}, setup.seats)
    const match = Match.dealt(game, options, setup, new Fate(setup.seed ?? 1))
    arrange(match.table)
    match.frames = [{ state: game.copy(match.table.s), at: 0, asks: 0, lines: 0 }]
    match.run(undefined)
    return match
  }
  /** A match put together from its saved parts. Throws Divergence when the tail no longer fits. */
  static resumed<S extends Core, O>(game: Game<S, O>, options: O, parts: ResumedParts<S>): Match<S, O> {
    const match = Match.dealt(game, options, { seats: parts.seats, watched: parts.watched }, parts.fate)
    const ledger = match.table.ledger!
    match.generation = parts.generation
    match.checkpoint = { state: parts.state, at: parts.history.length, asks: parts.asks, lines: 0 }
    if (!parts.replayable) {
      match.floor = match.checkpoint.at
      match.frames = [match.checkpoint]
    }
    ledger.data = [...parts.history, ...parts.tail]
    ledger.answers = [...ledger.entries(0, parts.history.length)].filter((e) => e.seat >= 0).map((e) => e.at)
    match.rebuild(ledger.length)
    return match
  }
  // ---------------------------------------------------------------- running

  private run(sent: unknown): void {
    const t = this.table
    let gen = this.gen
    let quiet = 0
    t.ops = 0
    try {
      for (;;) {
        if (gen === null) {
          if (t.s.over !== '') break
          if (++quiet > MAX_QUIET_STEPS)
            throw new RuleFault(`${MAX_QUIET_STEPS} steps have passed without a question`, [t.s.agenda[0]?.step ?? ''])
          gen = this.begin()
        }
        if (gen.next(sent).done !== true) break
        gen = null
      }
    } catch (error) {
      if (error !== END) throw error
      gen = null
      t.withdraw()
    }
    this.gen = gen
  }
  private begin(): Rule {
    const t = this.table
    const { agenda } = t.s
    const entry = agenda[0]
    if (entry === undefined) throw new RuleFault('the agenda is empty and the game is not over')
    if (t.ledger !== null) this.mark(t.ledger)
    if (this.windows.size > 0) for (const [key, w] of this.windows) if (w.until === entry.step) this.windows.delete(key)
    agenda.shift()
    t.depth = 0
    t.trace = [entry.step]
    const step = this.game.def.steps[entry.step]
    if (step === undefined) throw new RuleFault(`there is no step called "${entry.step}"`)
    return step(t as never, entry.a, entry.b)
  }
  private mark(ledger: Ledger): void {
    const t = this.table
    const last = this.frames.at(-1)?.at ?? 0
    if (this.checkpoint.at - last > FRAME_EVERY) this.frames.push(this.checkpoint)
    this.checkpoint = { state: this.game.copy(t.s), at: ledger.length, asks: t.asks, lines: t.log?.length ?? 0 }
    ledger.step()
  }
  /** Takes an answer that is known to fit. */
  private accept(seat: Seat, answer: Answer): void {
    const t = this.table
    if (t.asking === null) {
      if (t.ledger !== null && t.kind !== 'fate') t.ledger.answer(seat, answer)
      t.withdraw()
      this.run(answer)
      return
    }
    const asks = t.asking
    const ask = asks.find((a) => a.seat === seat)!
    ask.answer = answer
    if (t.ledger !== null) t.ledger.answer(seat, answer)
    const taken = t.mode === 'race' && !isPass(answer)
    if (!taken && asks.some((a) => a.answer === null)) return
    t.asking = null
    this.run(t.mode === 'race' ? (taken ? ask : null) : asks)
  }

  // ---------------------------------------------------------------- questions and answers

  get isOver(): boolean {
    return this.table.s.over !== ''
  }
  get outcome(): string {
    return this.table.s.over
  }
  /** The id of the question under way. */
  get question(): string {
    return `${this.generation}.${this.table.asks}`
  }
  /** What each seat is asked now. A seat that has answered a common question may still change its mind. */
  asks(): Ask[] {
    const t = this.table
    if (this.gen === null) return []
    if (t.asking !== null) return t.mode === 'race' ? t.asking.filter((a) => a.answer === null) : t.asking
    const { seat, def, kind, min, max, sides, blocked } = t
    return [{ seat, def, kind, min, max, sides, options: t.opts.slice(0, t.n), blocked, answer: null }]
  }
  askOf(seat: Seat): Ask | undefined {
    return this.asks().find((a) => a.seat === seat)
  }
  /** The seats the table waits for. */
  waiting(): Seat[] {
    return this.asks()
      .filter((a) => a.answer === null)
      .map((a) => a.seat)
  }

  /** Answers a question. A refusal changes nothing and says why. */
  answer(reply: Reply): Verdict {
    const read = this.read(reply)
    if ('why' in read) return refuse(...read.why)
    this.undone = []
    this.guarded(() => {
      this.accept(reply.seat, read.answer)
      this.applyWindows()
    })
    return OK
  }
  /** Why this answer would be refused; empty if it would not. */
  whyNot(reply: Reply): readonly Why[] {
    const read = this.read(reply)
    return 'why' in read ? read.why : []
  }
  private read(reply: Reply): { answer: Answer } | { why: readonly Why[] } {
    if (this.isOver) return { why: [why('gameOver', '')] }
    if (reply.question !== this.question) return { why: [why('stale', '')] }
    const ask = this.askOf(reply.seat)
    if (ask === undefined) return { why: [why('notAsked', '')] }
    return readAnswer(ask, reply.value, this.game.words)
  }
  /** Answers with options instead of words: for bots and playouts, which choose among what is offered. */
  play(seat: Seat, answer: Answer): void {
    this.accept(seat, answer)
  }
  /** Why one option is not available. */
  whyNotOption(seat: Seat, option: Option): readonly Why[] {
    const ask = this.askOf(seat)
    return ask === undefined ? [why('notAsked', '')] : whyNot(ask, option)
  }
  /** Runs something; should a rule fail in it, the match is as it was before. */
  private guarded(action: () => void): void {
    const before = this.table.ledger?.length ?? 0
    try {
      action()
    } catch (error) {
      if (this.table.ledger !== null) this.rebuild(before)
      throw error
    }
  }

  // ---------------------------------------------------------------- windows

  /** How a seat wants to be asked in windows of one name, until a step of the given name begins (default: for good). */
  setWindow(seat: Seat, name: string, policy: WindowPolicy, until = ''): void {
    this.windows.set(`${seat} ${name}`, { policy, until })
    this.guarded(() => this.applyWindows())
  }
  private applyWindows(): void {
    for (let ask = this.unwanted(); ask !== undefined; ask = this.unwanted()) this.accept(ask.seat, PASS)
  }
  private unwanted(): Ask | undefined {
    if (this.windows.size === 0) return undefined
    return this.asks().find((ask) => {
      const policy = this.windows.get(`${ask.seat} ${ask.def.name}`)?.policy
      if (ask.answer !== null || !ask.options.includes(PASS)) return false
      return policy === 'never' || (policy === 'able' && ask.options.length === 1)
    })
  }

  // ---------------------------------------------------------------- going back

  /** Puts the match at a place of its record: copy of the nearest checkpoint before it, and the answers since. */
  private rebuild(length: number): void {
    const t = this.table
    const ledger = t.ledger!
    const from = this.nearest(length)
    const tail = ledger.data.slice(from.at, length)
    this.frames = this.frames.filter((f) => f.at <= from.at)
    ledger.truncate(from.at)
    t.log?.truncate(from.lines)
    this.checkpoint = from
    this.restart(t, from, tail)
  }
  private nearest(length: number): Checkpoint<S> {
    if (this.checkpoint.at <= length) return this.checkpoint
    const frame = this.frames.findLast((f) => f.at <= length)
    return frame ?? { state: pristine(this.game, this.options, this.seats), at: 0, asks: 0, lines: 0 }
  }
  private restart(t: Table<S, O>, from: Checkpoint<S>, tail: readonly number[]): void {
    t.s = this.game.copy(from.state)
    t.asks = from.asks
    t.asking = null
    t.withdraw()
    this.gen = null
    t.feed = new Feed(tail)
    this.run(undefined)
    this.drain(t.feed)
    t.feed = null
  }
  private drain(feed: Feed): void {
    while (!feed.done) {
      if (this.gen === null) throw new Divergence('the game ends before the record does')
      const { seat, answer } = feed.takeAnswer()
      if (!this.stillFits(seat, answer)) {
        const words = (typeof answer === 'number' ? [answer] : answer).map((o) => this.game.words.print(o)).join(', ')
        throw new Divergence(
          `seat ${seat + 1} answered "${words}", which "${this.asks()[0]!.def.name}" no longer allows`,
        )
      }
      this.accept(seat, answer)
    }
  }
  private stillFits(seat: Seat, answer: Answer): boolean {
    const t = this.table
    if (t.asking === null && t.kind === 'one' && typeof answer === 'number') {
      if (t.seat !== seat) return false
      for (let i = 0; i < t.n; i++) if (t.opts[i] === answer) return true
      return false
    }
    const ask = this.askOf(seat)
    return ask !== undefined && fits(ask, answer)
  }

  /** Whether the last answer can be taken back under this policy. */
  canUndo(luck: Luck): Verdict {
    const ledger = this.table.ledger
    const at = ledger?.answers.at(-1)
    if (!ledger || at === undefined || at < this.floor) return refuse(why('nothingToUndo', this.game.def.undoRule))
    if (luck === 'strict') {
      for (const e of ledger.entries(at)) {
        if (e.tag === CHANCE || e.tag === REVEAL) return refuse(why('undoPastReveal', this.game.def.undoRule))
      }
    }
    return OK
  }
  /** Takes the last answer back. */
  undo(luck: Luck): Verdict {
    const verdict = this.canUndo(luck)
    if (!verdict.ok) return verdict
    const t = this.table
    const ledger = t.ledger!
    const at = ledger.answers.at(-1)!
    const undone = { entries: ledger.data.slice(at), kept: t.fate.keptLuck() }
    const outcomes = [...ledger.entries(at)].filter((e) => e.tag === CHANCE)
    this.rebuild(at)
    if (luck === 'same') t.fate.keep(outcomes)
    else t.fate.setKeptLuck([])
    this.undone.push(undone)
    this.generation++
    return OK
  }
  /** Gives the answer that was last taken back again, with the luck it had. */
  redo(): Verdict {
    const undone = this.undone.pop()
    if (undone === undefined) return refuse(why('nothingToRedo', this.game.def.undoRule))
    const t = this.table
    t.fate.setKeptLuck(undone.kept)
    t.feed = new Feed(undone.entries)
    this.drain(t.feed)
    t.feed = null
    this.generation++
    return OK
  }

  // ---------------------------------------------------------------- copies

  /** An independent copy at the same position. Unrecorded copies are cheap and cannot go back. */
  fork(how: { record?: boolean; seed?: number } = {}): Match<S, O> {
    const t = this.table
    const fate = how.seed === undefined ? t.fate.copy() : new Fate(how.seed)
    const record = how.record !== false
    const tail = t.ledger!.data.slice(this.checkpoint.at)
    const twin = this.shell(fate, record)
    twin.restart(twin.table, this.checkpoint, tail)
    twin.undone = record ? [...this.undone] : []
    return twin
  }
  private shell(fate: Fate, record: boolean): Match<S, O> {
    const t = this.table
    const ledger = record ? t.ledger!.copy() : null
    ledger?.truncate(this.checkpoint.at)
    const log = record && t.log !== null ? t.log.copy() : null
    log?.truncate(this.checkpoint.lines)
    const table = new Table(this.game, this.options, this.seats, this.checkpoint.state, fate, ledger, log)
    const twin = new Match(table, this.checkpoint)
    twin.generation = this.generation
    twin.frames = [...this.frames]
    twin.floor = this.floor
    return twin
  }
  /**
   * A world this seat could be in: what it cannot know is dealt anew, and luck is fresh.
   * The position is rebuilt first, then what is hidden is mixed, so nothing that was seen can change.
   */
  imagine(seat: Seat, seed: number): Match<S, O> {
    const world = this.fork({ record: false, seed })
    scramble(world.table, seat, world.table.fate)
    return world
  }
  /** The same game at its last step boundary, with what a seat cannot know dealt differently: for the leak test. */
  twinAtCheckpoint(
    seat: Seat,
    seed: number,
  ): { plain: Match<S, O>; mixed: Match<S, O>; answers: { seat: Seat; answer: Answer }[] } {
    const t = this.table
    const answers = [...t.ledger!.entries(this.checkpoint.at)].filter((e) => e.seat >= 0)
    const make = (mix: boolean): Match<S, O> => {
      const twin = this.shell(t.fate.copy(), true)
      const state = this.game.copy(this.checkpoint.state)
      twin.table.s = state
      if (mix) scramble(twin.table, seat, new Fate(seed))
      twin.restart(twin.table, { ...this.checkpoint, state }, [])
      return twin
    }
    return { plain: make(false), mixed: make(true), answers }
  }

  // ---------------------------------------------------------------- looking

  /** The table as a seat sees it (-1: a spectator): the state with unknown faces blanked, and its questions. */
  view(seat: Seat): View<S> {
    return makeView(this, seat)
  }
  log(seat: Seat, from = 0): LogLine[] {
    return this.table.log?.read(this.game as never, seat, from) ?? []
  }
  /** For the save: the checkpoint, the record before it and since. */
  parts(): { state: S; asks: number; at: number; ledger: Ledger; fate: Fate } {
    return {
      state: this.checkpoint.state,
      asks: this.checkpoint.asks,
      at: this.checkpoint.at,
      ledger: this.table.ledger!,
      fate: this.table.fate,
    }
  }
}

export interface ResumedParts<S> {
  readonly seats: number
  readonly state: S
  readonly asks: number
  readonly history: readonly number[]
  /** Whether the history can be run again from the start. */
  readonly replayable: boolean
  readonly tail: readonly number[]
  readonly fate: Fate
  readonly generation: number
  readonly watched: boolean
}
