/** One game being played, as clients hold it: start, questions and answers, undo, copies, views. */
import { canBe, isPutRight, listedFor } from './corrections.ts'
import { Checkpoint, Course } from './course.ts'
import { Fate, type Queued } from './fate.ts'
import { type Core, type Game, pristine, type Seat } from './game.ts'
import { type Answer, ANSWER, CHANCE, type Entry, Ledger, REVEAL } from './ledger.ts'
import { Log, type LogLine } from './log.ts'
import type { Option } from './options.ts'
import { atOnce, type Pieces } from './pieces.ts'
import { readAnswer, type Reply, whyNot } from './questions.ts'
import { readOptions, type Resumed, type Setup } from './setup.ts'
import { Table } from './table.ts'
import { makeView, scramble, type View } from './view.ts'
import { OK, refuse, type Verdict, type Why, why } from './why.ts'
import { CONCERNED, ownOf, type WindowPolicy } from './windows.ts'

/** What undo does about luck: the same outcomes again, fresh ones, or no way back past a roll or a reveal. */
export type Luck = 'same' | 'new' | 'strict'
interface Undone {
  readonly at: number
  readonly entries: Uint8Array
  readonly kept: readonly Queued[]
}
export class Match<S extends Core = Core, O = unknown> extends Course<S, O> {
  /** Counts undos and redos, so that an answer to a question of another time line is stale. */
  generation = 0
  private undone: Undone[] = []

  private static dealt<S extends Core, O>(game: Game<S, O>, options: O, setup: Setup, fate: Fate): Match<S, O> {
    const record = setup.record !== false
    const log = record && setup.watched !== false ? new Log(game) : null
    const state = pristine(game, options, setup.seats)
    const table = new Table(game, options, setup.seats, state, fate, record ? new Ledger() : null, log)
    table.ownDice = setup.ownDice === true
    return new Match(table)
  }

  /** @example const match = Match.start(vale, { seats: 2, options: { mode: 'hard' }, seed: 7 }) */
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
    match.frames = [new Checkpoint(game, game.copy(match.table.s))]
    match.run(undefined)
    return match
  }
  /** A match played again from its whole record, a piece for each answer. Throws Divergence where it no longer fits. */
  static *replaying<S extends Core, O>(
    game: Game<S, O>,
    options: O,
    from: Resumed,
    record: ArrayLike<number>,
  ): Pieces<Match<S, O>> {
    const match = Match.dealt(game, options, from, from.fate)
    match.generation = from.generation
    yield* match.restarting(match.nearest(0), Uint8Array.from(record))
    return match
  }
  /** A match that goes on from a saved checkpoint; there is no way back past it. Throws Divergence likewise. */
  static *resuming<S extends Core, O>(
    game: Game<S, O>,
    options: O,
    from: Resumed,
    checkpoint: { readonly state: S; readonly asks: number; readonly history: ArrayLike<number> },
    tail: ArrayLike<number>,
  ): Pieces<Match<S, O>> {
    const match = Match.dealt(game, options, from, from.fate)
    const { state, asks, history } = checkpoint
    match.generation = from.generation
    const start = new Checkpoint(game, state, history.length, asks)
    match.frames = [start]
    match.table.ledger!.data = history
    yield* match.restarting(start, Uint8Array.from(tail))
    return match
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
    this.play(reply.seat, read.answer, reply.by)
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
    if (ask === undefined) return { why: [this.notAsked()] }
    return readAnswer(ask, reply.value, this.game.words)
  }
  /** Answers with options instead of words: for bots and playouts, which choose among what is offered. */
  play(seat: Seat, answer: Answer, by = seat): void {
    const { ledger } = this.table
    if (ledger === null) this.accept(seat, answer)
    else {
      this.guarded(ledger, () => {
        // What people have rolled is recorded by the roll, as chance.
        if (this.table.asking !== null || this.table.kind !== 'fate') this.record(ledger, seat, answer, by)
        this.accept(seat, answer)
        this.applyWindows(ledger)
      })
      this.undone = []
    }
  }
  /** Somebody else is asked, by the rule of the question under way. */
  private notAsked(): Why {
    return why('notAsked', this.asks()[0]?.def.rule ?? '')
  }
  /** Why one option is not available. */
  whyNotOption(seat: Seat, option: Option): readonly Why[] {
    const ask = this.askOf(seat)
    return ask === undefined ? [this.notAsked()] : whyNot(ask, option)
  }
  /** Runs something; should a rule fail in it, the match is as it was before. */
  private guarded(ledger: Ledger, action: () => void): void {
    const before = ledger.length
    const fate = this.table.fate.copy()
    try {
      action()
    } catch (error) {
      this.table.fate.restore(fate)
      this.rebuild(before)
      throw error
    }
  }

  /**
   * How a seat wants to be asked in windows of one name ('*': all), until a step of the given name begins or, with
   * CONCERNED, something happens to it (default: for good).
   */
  setWindow(seat: Seat, name: string, policy: WindowPolicy, until = ''): void {
    const ledger = this.recorded()
    this.wish(seat, name, policy, until)
    this.guarded(ledger, () => this.applyWindows(ledger))
  }
  /** The same from the next answer on. */
  wish(seat: Seat, name: string, policy: WindowPolicy, until = ''): void {
    const wish = { policy, until, since: this.recorded().length }
    const own = until === CONCERNED && { own: ownOf(this.game, this.table.s, seat) }
    this.windows.set(seat, name, { ...wish, ...own })
  }
  private applyWindows(ledger: Ledger): void {
    for (let next = this.windows.unwanted(this); next !== null; next = this.windows.unwanted(this)) {
      ledger.automatic(next.seat, next.option)
      this.accept(next.seat, next.option)
      this.undone = []
    }
  }

  // ---------------------------------------------------------------- going back

  /** Whether the last answers that seats gave themselves can be taken back under this policy. */
  canUndo(luck: Luck, answers = 1): Verdict {
    const ledger = this.table.ledger
    const at = ledger?.answerAgo(answers) ?? -1
    if (!ledger || at < 0) return refuse(why('nothingToUndo', this.game.def.undoRule))
    if (luck === 'strict') {
      for (const e of ledger.entries(at)) {
        if (e.tag === CHANCE || e.tag === REVEAL) return refuse(why('undoPastReveal', this.game.def.undoRule))
      }
    }
    return OK
  }
  /** Takes back the last answers that seats gave themselves, and what window policies answered since. */
  undo(luck: Luck, answers = 1): Verdict {
    const verdict = this.canUndo(luck, answers)
    if (!verdict.ok) return verdict
    const t = this.table
    const ledger = this.recorded()
    const at = ledger.answerAgo(answers)
    const undone = { at, entries: ledger.data.slice(at), kept: t.fate.keptLuck() }
    if (luck === 'same') t.fate.keep(outcomesIn(ledger.entries(at)))
    else t.fate.setKeptLuck([])
    this.rebuild(at)
    this.windows.rewind(at)
    this.undone.push(undone)
    this.generation++
    return OK
  }
  /** Gives what was last taken back again, with the luck it had. */
  redo(): Verdict {
    const undone = this.undone.pop()
    if (undone === undefined) return refuse(why('nothingToRedo', this.game.def.undoRule))
    const t = this.table
    t.fate.setKeptLuck(undone.kept)
    this.rebuild(undone.at, undone.entries)
    this.generation++
    return OK
  }
  /** Goes on as another copy did, which cut its record at a place and wrote this since; throws Divergence, and is of no use then. */
  follow(at: number, entries: ArrayLike<number>): void {
    this.rebuild(at, Uint8Array.from(entries))
    this.undone = []
  }
  /** From where on the record changes when what was last taken back is given again. */
  get redoneFrom(): number {
    return this.undone.at(-1)?.at ?? this.recorded().length
  }
  /** The match as it stood before its nth answer or correction; without one as it stands. It goes on with the luck there was. */
  before(n: number): Match<S, O> {
    return atOnce(this.retracing(n))
  }
  /** The same in pieces. */
  retracing(n: number): Pieces<Match<S, O>> {
    const { game, options, seats, generation, table } = this
    const ledger = this.recorded()
    const at = ledger.answers[n] ?? ledger.length
    const fate = table.fate.copy()
    fate.keep(outcomesIn(ledger.entries(at)))
    const from = { seats, ownDice: table.ownDice, generation, fate }
    const { state, asks } = this.nearest(0)
    return Match.resuming(game, options, from, { state, asks, history: [] }, ledger.data.slice(0, at))
  }

  // ---------------------------------------------------------------- putting right

  /** Why nothing can be put right now; empty if something can. */
  cannotCorrect(): readonly Why[] {
    const { corrections, undoRule } = this.game.def
    if (this.isOver) return [why('gameOver', '')]
    if (corrections === undefined) return [why('nothingPutRight', undoRule)]
    const isUnderWay = ({ tag, automatic }: Entry): boolean => tag === ANSWER && !automatic
    return this.recorded().entries(this.checkpoint.at).some(isUnderWay) ? [why('finishFirst', corrections.rule)] : []
  }
  /** What a seat may ask to have put right now: whatever changes that one thing of the table as it is seen, and no other. */
  corrections(seat: Seat): readonly Option[] {
    return this.listed(seat).filter((option) => this.fork().putRight(seat, option))
  }
  private listed(seat: Seat): readonly Option[] {
    if (seat < 0 || this.cannotCorrect().length > 0) return []
    return listedFor(this.table, this.checkpoint.state, seat)
  }
  /**
   * Puts something right that a seat asks for and the table has agreed to, and plays on with the luck there was. A refusal
   * changes nothing and says why.
   */
  correct(seat: Seat, option: Option): Verdict {
    const reasons = this.cannotCorrect()
    if (reasons.length > 0) return refuse(...reasons)
    const { rule } = this.game.def.corrections!
    if (!this.listed(seat).includes(option)) return refuse(why('notOffered', rule))
    const twin = this.fork()
    if (!twin.putRight(seat, option) || !canBe(twin.table, twin.checkpoint.state))
      return refuse(why('notPutRight', rule))
    this.putRight(seat, option)
    this.undone = []
    this.generation++
    return OK
  }
  /** Whether that leads to the table that was seen, with one thing changed. */
  private putRight(seat: Seat, option: Option): boolean {
    const ledger = this.recorded()
    const { windows } = this
    const { fate, s: seen } = this.table
    const { at } = this.checkpoint
    const asked = new Ledger()
    asked.correction(seat, option)
    fate.keep(outcomesIn(ledger.entries(at)))
    try {
      this.windows = windows.copy()
      this.rebuild(at, asked.data)
      this.windows = windows
      this.windows.rewind(ledger.length)
      this.applyWindows(ledger)
      return isPutRight(this.table, seen, option, outcomesIn(ledger.entries(at, this.checkpoint.at)))
    } catch {
      return false // A rule fails on the way, or the game would end.
    }
  }

  // ---------------------------------------------------------------- copies

  /** An independent copy at the same position. Unrecorded copies are cheap and cannot go back. */
  fork(how: { record?: boolean; seed?: number } = {}): Match<S, O> {
    const { game, options, seats, table: t, checkpoint } = this
    const fate = how.seed === undefined ? t.fate.copy() : new Fate(how.seed)
    const isRecorded = how.record !== false
    const ledger = isRecorded ? this.recorded().copy() : null
    const log = isRecorded && t.log !== null ? t.log.copy() : null
    ledger?.truncate(checkpoint.at)
    log?.truncate(checkpoint.lines)
    const twin = new Match(new Table(game, options, seats, t.s, fate, ledger, log))
    twin.table.ownDice = t.ownDice
    twin.generation = this.generation
    if (isRecorded) {
      twin.frames = [...this.frames]
      twin.undone = [...this.undone]
      twin.windows = this.windows.copy()
    }
    twin.restart(checkpoint, this.recorded().data.slice(checkpoint.at))
    return twin
  }
  /**
   * A world this seat could be in: what it cannot know is dealt anew, and luck is fresh.
   * The position is rebuilt first, then what is hidden is mixed, so nothing that was seen can change.
   */
  imagine(seat: Seat, seed: number): Match<S, O> {
    const world = this.fork({ record: false, seed })
    const t = world.table
    t.ownDice = false
    scramble(t, [seat], t.fate)
    if (t.asking !== null && t.mode === 'together') for (const ask of t.asking) if (ask.seat !== seat) ask.answer = null
    return world
  }
  // ---------------------------------------------------------------- looking

  /** The table as a seat sees it (-1: a spectator): the state with unknown faces blanked, and its questions. */
  view(seat: Seat): View<S> {
    return makeView(this.table, seat, this.asks(), this.question)
  }
  log(seat: Seat, from = 0): LogLine[] {
    return this.table.log?.read(seat, from) ?? []
  }
  /** For the save: the checkpoint, the record before it and since; and how many lines the log had there. */
  parts(): { state: () => S; asks: number; at: number; lines: number; ledger: Ledger; fate: Fate } {
    const { checkpoint } = this
    const { asks, at, lines } = checkpoint
    return { asks, at, lines, ledger: this.recorded(), fate: this.table.fate, state: () => checkpoint.state }
  }
}
const outcomesIn = (entries: readonly Entry[]): Entry[] => entries.filter((e) => e.tag === CHANCE)
