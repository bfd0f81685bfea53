/** What lies on the table, who may see it, what lasts, what comes next, and the report of what happened. */
import type { CardId, Core, Game, Seat } from './game.ts'
import type { Ledger } from './ledger.ts'
import { type Log, viewerBit } from './log.ts'
import { RuleFault } from './why.ts'

/** Thrown once, never caught by rules: the game is over now, at any depth. */
export const END = { end: true } as const

export const MAX_DEPTH = 60
export const MAX_OPS = 20_000
export const MAX_QUIET_STEPS = 10_000

export class Tabletop<S extends Core = Core, O = unknown> {
  s: S
  readonly game: Game<S, O>
  readonly options: O
  readonly seats: number
  ledger: Ledger | null
  log: Log | null
  /** Whether anybody looks: reasons and log lines are only made for somebody. */
  watched: boolean
  /** How many questions and rolls there have been since the start. */
  asks = 0

  depth = 0
  ops = 0
  protected quietSteps = 0
  trace: string[] = []

  constructor(game: Game<S, O>, options: O, seats: number, s: S, ledger: Ledger | null, log: Log | null) {
    this.game = game
    this.options = options
    this.seats = seats
    this.s = s
    this.ledger = ledger
    this.log = log
    this.watched = log !== null
  }

  // ---------------------------------------------------------------- cards and zones

  cards(zone: number): CardId[] {
    return this.s.zones[zone]!
  }
  face(card: CardId): number {
    return this.s.faces[card]!
  }
  /** The top card, or -1. The top is the end of the list. */
  top(zone: number): CardId {
    const ids = this.s.zones[zone]!
    return ids.length === 0 ? -1 : ids[ids.length - 1]!
  }
  /** Moves a card onto a zone. */
  move(card: CardId, to: number): void {
    this.take(card, to)
    this.s.zones[to]!.push(card)
  }
  /** Moves a card to the bottom of a zone. */
  moveUnder(card: CardId, to: number): void {
    this.take(card, to)
    this.s.zones[to]!.unshift(card)
  }
  private take(card: CardId, to: number): void {
    const { where, zones } = this.s
    const from = where[card]!
    const ids = zones[from]!
    let i = ids.length - 1
    while (i >= 0 && ids[i] !== card) i--
    if (i < 0) throw new RuleFault(`card ${card} is not in ${this.game.zoneNames[from]}`, this.trace)
    const last = ids.length - 1
    for (; i < last; i++) ids[i] = ids[i + 1]!
    ids.pop()
    this.tick()
    this.remember(card, from, to)
    where[card] = to
    if (this.ledger !== null && this.reveals(from, to)) this.ledger.reveal()
  }
  /** Whoever saw a card still knows it where it lies hidden: its id can be followed until it is shuffled. */
  private remember(card: CardId, from: number, to: number): void {
    const { zoneDefs } = this.game
    if (zoneDefs[from]!.see === 'none' || zoneDefs[to]!.see === 'all' || from === to) return
    this.s.known[card] = this.s.known[card]! | this.seenBy(card)
  }
  private seenBy(card: CardId): number {
    let mask = 0
    for (let seat = -1; seat < this.seats; seat++) if (this.canSee(card, seat)) mask |= viewerBit(seat)
    return mask
  }
  /** Whether a move shows somebody a face that its mover did not know. What a zone's owner moves, its owner knew. */
  private reveals(from: number, to: number): boolean {
    const { zoneDefs, zoneOwners } = this.game
    const a = zoneDefs[from]!.see
    const b = zoneDefs[to]!.see
    if (a === 'all' || b === 'none') return false
    return a === 'none' || zoneOwners[from]! < 0 || (b !== 'all' && zoneOwners[from] !== zoneOwners[to])
  }
  /** A seat looks at a face-down card and remembers it until it is shuffled. */
  peek(seat: Seat, card: CardId): void {
    this.s.known[card] = this.s.known[card]! | viewerBit(seat)
    if (this.ledger !== null) this.ledger.reveal()
  }
  /** A card about to be taken out of a face-down pile changes its id with the top card, so that nobody can tell where it lay. */
  surface(card: CardId): CardId {
    const { faces, known } = this.s
    const top = this.top(this.s.where[card]!)
    const [face, seen] = [faces[card]!, known[card]!]
    faces[card] = faces[top]!
    known[card] = known[top]!
    faces[top] = face
    known[top] = seen
    return top
  }
  canSee(card: CardId, seat: Seat): boolean {
    const zone = this.s.where[card]!
    const see = this.game.zoneDefs[zone]!.see
    if (see === 'all' || (this.s.known[card]! & viewerBit(seat)) !== 0) return true
    const owner = this.game.zoneOwners[zone]!
    if (typeof see === 'function') return see(this.options as never, this.s as never, seat, owner)
    return see === 'owner' && seat === owner
  }

  // ---------------------------------------------------------------- report, modifiers, flow

  /** Writes a log line, if anybody reads it. */
  note(code: number, ...args: readonly number[]): void {
    const log = this.log
    if (log === null) return
    const def = this.game.logDefs[code]!
    if (def.reveals && this.ledger !== null) this.ledger.reveal()
    log.open(code, this.asks)
    def.args.forEach((kind, i) => {
      const value = args[i] ?? 0
      log.add(value)
      if (kind !== 'card') return
      log.add(this.s.faces[value]!)
      log.add(this.seenBy(value))
    })
  }
  /** A change that lasts until something ends it. */
  modify(what: string, on: number, n: number, until: string): void {
    this.s.mods.push({ what, on, n, until })
  }
  modified(what: string, on: number): number {
    const { mods } = this.s
    let sum = 0
    for (let i = 0; i < mods.length; i++) {
      const mod = mods[i]!
      if (mod.what === what && mod.on === on) sum += mod.n
    }
    return sum
  }
  expire(until: string): void {
    if (this.s.mods.length > 0) this.s.mods = this.s.mods.filter((mod) => mod.until !== until)
  }

  /** Steps to come, the next one first. */
  get agenda(): S['agenda'] {
    return this.s.agenda
  }
  /** Adds a step behind all others. */
  later(step: string, a = 0, b = 0): void {
    this.s.agenda.push({ step, a, b })
  }
  /** Adds a step before all others. */
  next(step: string, a = 0, b = 0): void {
    this.s.agenda.unshift({ step, a, b })
  }
  /** Strikes the steps of this name from the agenda. */
  drop(step: string): void {
    this.s.agenda = this.s.agenda.filter((entry) => entry.step !== step)
  }
  /** The game is over now. */
  end(outcome: string): never {
    if (outcome === '') throw new RuleFault('an outcome needs a name', this.trace)
    this.s.over = outcome
    // oxlint-disable-next-line typescript/only-throw-error -- one object, thrown from any depth, costs no stack trace
    throw END
  }

  // ---------------------------------------------------------------- budgets

  /** An answer has come: what is counted between two questions begins anew. */
  renew(): void {
    this.ops = 0
    this.quietSteps = 0
  }
  /** Counts what rules do between two questions, so that a loop that asks nothing comes to an end. */
  protected tick(): void {
    if (++this.ops > MAX_OPS) throw new RuleFault(`more than ${MAX_OPS} effects without a question`, this.shortTrace())
  }
  /** The step and the innermost effects. */
  protected shortTrace(): string[] {
    return this.trace.length <= 12 ? this.trace : [this.trace[0]!, '…', ...this.trace.slice(-10)]
  }
}
