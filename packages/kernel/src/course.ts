/** A game running its course: steps one after the other, up to the next question, and back to any place of the record. */
import { correctionsAt, putRight } from './corrections.ts'
import { ACTED_FOR, type Core, type Game, pristine, type Rule, type Seat } from './game.ts'
import { type Answer, Feed, type Ledger } from './ledger.ts'
import type { Option } from './options.ts'
import type { Packed, Packing } from './packed.ts'
import { atOnce, type Pieces } from './pieces.ts'
import { type Ask, fits, isPass } from './questions.ts'
import type { Table } from './table.ts'
import { END } from './tabletop.ts'
import { Divergence, RuleFault } from './why.ts'
import { Windows } from './windows.ts'

/** A step boundary: the state there, and how far record, questions and log had come. */
export class Checkpoint<S> {
  readonly at: number
  readonly asks: number
  readonly lines: number
  private readonly game: Packing<S>
  private given: S | null
  private packed: Packed<S> | null = null
  constructor(game: Packing<S>, state: S, at = 0, asks = 0, lines = 0) {
    this.game = game
    this.given = state
    this.at = at
    this.asks = asks
    this.lines = lines
  }
  /** Many steps may pass before somebody is asked: only a boundary that is kept is worth packing. */
  pack(): Packed<S> {
    this.packed ??= this.game.pack(this.given!)
    this.given = null
    return this.packed
  }
  /** A copy of the state. */
  get state(): S {
    return this.game.unpack(this.pack())
  }
}
const FRAME_EVERY = 2048
const NOTHING = new Uint8Array(0)

export class Course<S extends Core, O> {
  readonly game: Game<S, O>
  readonly options: O
  readonly seats: number
  readonly table: Table<S, O>
  windows = new Windows()
  protected gen: Rule | null = null
  /** The last step boundary; null where there is no record. */
  private boundary: Checkpoint<S> | null = null
  /** Older checkpoints, far apart, so that the way back stays short. */
  protected frames: Checkpoint<S>[] = []

  constructor(table: Table<S, O>) {
    this.game = table.game
    this.options = table.options
    this.seats = table.seats
    this.table = table
    const { ledger } = table
    if (ledger !== null) table.insists = (seat) => this.windows.insists(seat, ledger.length)
  }

  // ---------------------------------------------------------------- running

  protected run(sent: unknown): void {
    const t = this.table
    let gen = this.gen
    t.renew()
    try {
      for (;;) {
        if (gen === null) {
          if (t.s.over !== '' || t.feed?.putsRight) break
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
    this.boundary?.pack()
  }
  private begin(): Rule {
    const t = this.table
    t.feed?.takeStep()
    if (t.ledger !== null) {
      if (!t.feed?.hasStepAhead || t.ledger.length - this.lastFrame > FRAME_EVERY) this.mark(t.ledger)
      this.windows.expire(t.s.agenda[0]?.step ?? '', t.ledger.length)
      t.ledger.step()
    }
    return t.nextStep()
  }
  /** The table stands between two steps: the way back may lead here. */
  private mark(ledger: Ledger): void {
    const t = this.table
    const { boundary, frames } = this
    if (boundary !== null && boundary.at - this.lastFrame > FRAME_EVERY) {
      boundary.pack()
      frames.push(boundary)
    }
    this.boundary = new Checkpoint(this.game, t.s, ledger.length, t.asks, t.log?.length)
    t.s = this.game.copy(t.s) // Play goes on with the copy: its lists have no room to spare yet.
  }
  private get lastFrame(): number {
    return this.frames.at(-1)?.at ?? 0
  }
  protected get checkpoint(): Checkpoint<S> {
    this.recorded()
    return this.boundary!
  }
  /** Writes an answer down, and tells if somebody has begun to act for its seat. */
  protected record(ledger: Ledger, seat: Seat, answer: Answer, by: Seat): void {
    const { table, game } = this
    if (ledger.beginsToActFor(seat, by)) table.note(game.logNames.indexOf(ACTED_FOR), by, seat)
    ledger.answer(seat, answer, by)
  }
  /** Takes an answer that is known to fit and has been recorded. */
  protected accept(seat: Seat, answer: Answer): void {
    const t = this.table
    if (t.asking === null) {
      t.withdraw()
      this.run(answer)
      return
    }
    const asks = t.asking
    const ask = asks.find((a) => a.seat === seat)!
    ask.answer = answer
    const taken = t.mode === 'race' && !isPass(answer)
    if (!taken && asks.some((a) => a.answer === null)) return
    t.asking = null
    // What was answered in secret now lies open.
    if (t.ledger !== null && t.mode === 'together' && asks.length > 1) t.ledger.reveal()
    this.run(t.mode === 'race' ? (taken ? ask : null) : asks)
  }

  /** What each seat is asked now. A seat that has answered a common question may still change its mind. */
  asks(): Ask[] {
    return this.gen === null ? [] : this.table.askedNow()
  }
  askOf(seat: Seat): Ask | undefined {
    return this.asks().find((a) => a.seat === seat)
  }

  // ---------------------------------------------------------------- going back

  /**
   * Puts the match at a place of its record, with more to follow there: copy of the nearest checkpoint before it, and the
   * answers since.
   */
  protected rebuild(length: number, more: Uint8Array = NOTHING): void {
    const t = this.table
    const ledger = this.recorded()
    const from = this.nearest(length)
    const tail = new Uint8Array(length - from.at + more.length)
    tail.set(ledger.data.subarray(from.at, length))
    tail.set(more, length - from.at)
    this.frames = this.frames.filter((f) => f.at <= from.at)
    ledger.truncate(from.at)
    t.log?.truncate(from.lines)
    this.restart(from, tail)
  }
  protected recorded(): Ledger {
    const { ledger } = this.table
    if (ledger === null) throw new RuleFault('this match keeps no record, so it cannot be copied, saved or taken back')
    return ledger
  }
  protected nearest(length: number): Checkpoint<S> {
    if (this.boundary !== null && this.boundary.at <= length) return this.boundary
    const frame = this.frames.findLast((f) => f.at <= length)
    return frame ?? new Checkpoint(this.game, pristine(this.game, this.options, this.seats))
  }
  protected restart(from: Checkpoint<S>, tail: Uint8Array): void {
    atOnce(this.restarting(from, tail))
  }
  /** The same answer by answer, so that whoever has others to serve can pause in between. */
  protected *restarting(from: Checkpoint<S>, tail: Uint8Array): Pieces<void> {
    for (const feed = this.startOver(from, tail); !feed.done; yield) this.takeNext(feed)
    this.table.feed = null
  }
  private startOver(from: Checkpoint<S>, tail: Uint8Array): Feed {
    const t = this.table
    this.boundary = t.ledger === null ? null : from
    t.s = from.state
    t.asks = from.asks
    t.asking = null
    t.withdraw()
    this.gen = null
    const feed = new Feed(tail)
    t.feed = feed
    this.run(undefined)
    return feed
  }
  private takeNext(feed: Feed): void {
    if (this.gen !== null) this.takeAnswer(feed)
    else if (this.table.s.over === '') this.putRightAgain(feed)
    else throw new Divergence('the game ends before the record does')
  }
  /** One thing that the record says was put right before the next step. */
  private putRightAgain(feed: Feed): void {
    const t = this.table
    const { seat, option } = feed.takeCorrection()
    if (seat >= this.seats || !correctionsAt(t, seat).includes(option))
      throw new Divergence(`"${this.game.words.print(option)}" can no longer be put right`)
    if (t.ledger !== null) {
      if (t.ledger.length - this.checkpoint.at > FRAME_EVERY) this.mark(t.ledger)
      t.ledger.correction(seat, option)
    }
    putRight(t, seat, option)
    this.run(undefined)
  }
  private takeAnswer(feed: Feed): void {
    const { seat, by, answer, automatic } = feed.takeAnswer()
    if (by >= this.seats || !this.stillFits(seat, answer)) {
      const words = (typeof answer === 'number' ? [answer] : answer).map((o) => this.game.words.print(o)).join(', ')
      throw new Divergence(`seat ${seat + 1} answered "${words}", which "${this.asks()[0]!.def.name}" no longer allows`)
    }
    const { ledger } = this.table
    if (automatic) ledger?.automatic(seat, answer as Option)
    else if (ledger !== null) this.record(ledger, seat, answer, by)
    this.accept(seat, answer)
  }
  private stillFits(seat: Seat, answer: Answer): boolean {
    const t = this.table
    if (t.asking === null && t.kind === 'one' && typeof answer === 'number') {
      if (t.seat !== seat) return false
      for (let i = 0; i < t.offerCount; i++) if (t.opts[i] === answer) return true
      return false
    }
    const ask = this.askOf(seat)
    return ask !== undefined && fits(ask, answer)
  }
}
