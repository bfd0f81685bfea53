/** The table as rules see it: what lies there, and the calls by which a rule asks, rolls, moves cards and reports. */
import type { Fate } from './fate.ts'
import type { CardId, Core, Game, Happening, QuestionDef, Rule, Seat, TriggerDef, TriggerPhase } from './game.ts'
import type { Answer, Feed, Ledger } from './ledger.ts'
import { type Log, viewerBit } from './log.ts'
import { type Option, PASS, pack, TRIGGER, aOf, bOf } from './options.ts'
import type { Ask, Blocked, Kind, Mode } from './questions.ts'
import { RuleFault, type Why } from './why.ts'

/** Thrown once, never caught by rules: the game is over now, at any depth. */
export const END = { end: true } as const

export const MAX_DEPTH = 60
export const MAX_OPS = 20_000

/** A window whose very opening depends on what others may not know is asked even of those who can only pass. */
export interface Window {
  readonly secret: boolean
}
const OPEN: Window = { secret: false }
export const SECRET: Window = { secret: true }
const NO_SIDES: readonly number[] = []

export class Table<S extends Core = Core, O = unknown> {
  s: S
  readonly game: Game<S, O>
  readonly options: O
  readonly seats: number
  fate: Fate
  ledger: Ledger | null
  feed: Feed | null = null
  log: Log | null
  /** Whether anybody looks: reasons and log lines are only made for somebody. */
  watched: boolean
  ownDice = false

  // the question under way
  n = 0
  opts: Option[] = []
  blocked: Blocked[] = []
  mode: Mode = 'single'
  kind: Kind = 'one'
  seat: Seat = 0
  def: QuestionDef = { name: '', code: 0, rule: '' }
  min = 1
  max = 1
  sides: readonly number[] = NO_SIDES
  asking: Ask[] | null = null
  /** How many questions have been put since the start. */
  asks = 0

  depth = 0
  ops = 0
  trace: string[] = []

  constructor(game: Game<S, O>, options: O, seats: number, s: S, fate: Fate, ledger: Ledger | null, log: Log | null) {
    this.game = game
    this.options = options
    this.seats = seats
    this.s = s
    this.fate = fate
    this.ledger = ledger
    this.log = log
    this.watched = log !== null
  }

  // ---------------------------------------------------------------- asking

  /** Puts a choice on offer, or, with a reason, shows it as unavailable. */
  offer(verb: number, a = 0, b = 0, reason: Why | null = null): void {
    if (reason === null) this.opts[this.n++] = (verb << 24) | (a << 12) | b
    else if (this.watched) this.blocked.push({ option: pack(verb, a, b), why: reason })
  }
  offerOption(option: Option): void {
    this.opts[this.n++] = option
  }
  /** Takes back what is on offer. */
  withdraw(): void {
    this.n = 0
    if (this.blocked.length > 0) this.blocked = []
  }
  private open(seat: Seat, def: QuestionDef, kind: Kind, min: number, max: number): this {
    this.mode = 'single'
    this.kind = kind
    this.seat = seat
    this.def = def
    this.min = min
    this.max = max
    this.asks++
    return this
  }

  /** One of the offers. A single offer is taken without asking. */
  *choose(seat: Seat, def: QuestionDef): Rule<Option> {
    if (this.n === 1) return this.only()
    if (this.n === 0) throw new RuleFault(`"${def.name}" has no legal answer`, this.trace)
    return (yield this.open(seat, def, 'one', 1, 1)) as Option
  }
  private only(): Option {
    const option = this.opts[0]!
    this.withdraw()
    return option
  }
  /** One of the offers or none (0). Nothing on offer means no question, unless the window is secret. */
  *maybe(seat: Seat, def: QuestionDef, window: Window = OPEN): Rule<Option> {
    if (this.n === 0 && !window.secret) {
      this.withdraw()
      this.skipped(seat, def)
      return 0
    }
    this.offerOption(PASS)
    const option = (yield this.open(seat, def, 'one', 1, 1)) as Option
    return option === PASS ? 0 : option
  }
  /** A window nobody could use is not opened, but told. */
  private skipped(seat: Seat, def: QuestionDef): void {
    this.note(this.game.logDefs.length - 1, seat, def.code)
  }
  /** Between min and max of the offers. */
  *some(seat: Seat, def: QuestionDef, min: number, max: number): Rule<readonly Option[]> {
    const most = Math.min(max, this.n)
    const least = Math.min(min, this.n)
    if (most === 0 || least === this.n) return this.all()
    return (yield this.open(seat, def, 'some', least, most)) as readonly Option[]
  }
  private all(): Option[] {
    const options = this.opts.slice(0, this.n)
    this.withdraw()
    return options
  }
  /** All the offers, in an order of the seat's choosing. */
  *order(seat: Seat, def: QuestionDef): Rule<readonly Option[]> {
    if (this.n < 2) return this.all()
    return (yield this.open(seat, def, 'order', this.n, this.n)) as readonly Option[]
  }
  /** So many units spread over the offers; an offer appears once for each unit it gets. */
  *split(seat: Seat, def: QuestionDef, total: number): Rule<readonly Option[]> {
    if (this.n === 0 || total === 0) {
      this.withdraw()
      return []
    }
    if (this.n === 1) return new Array<Option>(total).fill(this.only())
    return (yield this.open(seat, def, 'split', total, total)) as readonly Option[]
  }
  /** A whole number in a range. */
  *number(seat: Seat, def: QuestionDef, min: number, max: number): Rule<number> {
    if (min === max) return min
    return aOf((yield this.open(seat, def, 'number', min, max)) as Option)
  }

  /** Sets the offers aside as one seat's part of a common question. */
  hold(seat: Seat, def: QuestionDef, kind: 'one' | 'some' = 'one', min = 1, max = 1): Ask {
    const ask: Ask = {
      seat,
      def,
      kind,
      min,
      max,
      sides: NO_SIDES,
      options: this.opts.slice(0, this.n),
      blocked: this.blocked,
      answer: null,
    }
    this.n = 0
    this.blocked = []
    return ask
  }
  private *several(asks: Ask[], mode: Mode): Rule<unknown> {
    this.mode = mode
    this.asking = asks
    this.asks++
    return (yield this) as unknown
  }
  /** Several seats answer at once, in secret; each may change its answer until the last has given one. */
  *together(asks: Ask[]): Rule<Answer[]> {
    const open = asks.filter((ask) => {
      if (ask.kind === 'one' && ask.options.length === 1) ask.answer = ask.options[0]!
      if (ask.kind === 'some' && Math.min(ask.min, ask.options.length) === ask.options.length) ask.answer = ask.options
      return ask.answer === null
    })
    if (open.length > 0) yield* this.several(open, 'together')
    return asks.map((ask) => ask.answer!)
  }
  /** The first seat to take one of its offers; null when all have passed. Passing is added here. */
  *race(asks: Ask[], window: Window = OPEN): Rule<{ seat: Seat; option: Option } | null> {
    const open = asks
      .filter((ask) => window.secret || ask.options.length > 0)
      .map((ask) => ({ ...ask, options: [...ask.options, PASS] }))
    if (open.length === 0) {
      for (const ask of asks) this.skipped(ask.seat, ask.def)
      return null
    }
    const taken = (yield* this.several(open, 'race')) as Ask | null
    return taken === null ? null : { seat: taken.seat, option: taken.answer as Option }
  }
  /** A decision of the group: the most votes win; a tie is broken by the seat that the rulebook names. */
  *vote(asks: Ask[], tieBreak: (tied: readonly Option[]) => Seat, tieDef: QuestionDef): Rule<Option> {
    const tally = new Map<Option, number>()
    for (const answer of yield* this.together(asks)) tally.set(answer as Option, (tally.get(answer as Option) ?? 0) + 1)
    const most = Math.max(...tally.values())
    const tied = [...tally].filter(([, votes]) => votes === most).map(([option]) => option)
    for (const option of tied) this.offerOption(option)
    return yield* this.choose(tieBreak(tied), tieDef)
  }

  // ---------------------------------------------------------------- chance

  /** An outcome of chance: recorded, scripted, kept or fresh. */
  private fated(key: string, length: number): number[] | undefined {
    if (this.feed !== null && !this.feed.done) return this.feed.takeChance(key, length)
    return this.fate.hasPlans() ? this.fate.decided(key, length) : undefined
  }
  /** Rolls dice with these numbers of sides; faces count from 0. People may roll their own and type the result. */
  *roll(key: string, sides: readonly number[], seat: Seat, def: QuestionDef): Rule<number[]> {
    let values = this.fated(key, sides.length)
    if (values === undefined && this.ownDice) {
      this.sides = sides
      values = [...((yield this.open(seat, def, 'fate', sides.length, sides.length)) as number[])]
    }
    if (values === undefined) {
      values = []
      for (let i = 0; i < sides.length; i++) values.push(this.fate.below(sides[i]!))
    } else this.checkFaces(key, sides, values)
    if (this.ledger !== null) this.ledger.chance(key, values)
    return values
  }
  private checkFaces(key: string, sides: readonly number[], values: readonly number[]): void {
    if (values.length !== sides.length || values.some((v, i) => !(v >= 0 && v < sides[i]!))) {
      throw new RuleFault(`the outcome ${values.join(',')} does not fit the roll "${key}" of ${sides.join(',')} sides`)
    }
  }
  /** A whole number from 0 to n - 1, by chance. */
  random(key: string, n: number): number {
    const values = this.fated(key, 1) ?? [this.fate.below(n)]
    this.checkFaces(key, [n], values)
    if (this.ledger !== null) this.ledger.chance(key, values)
    return values[0]!
  }
  /** Mixes the faces behind the cards of a zone: whoever followed a card has lost it. */
  shuffle(zone: number): void {
    const { faces, known } = this.s
    const ids = this.s.zones[zone]!
    const n = ids.length
    const key = `shuffle ${this.game.zoneNames[zone]!}`
    let from = this.fated(key, n)
    if (from === undefined) {
      from = []
      for (let i = 0; i < n; i++) from.push(i)
      for (let i = n - 1; i > 0; i--) {
        const j = this.fate.below(i + 1)
        const x = from[i]!
        from[i] = from[j]!
        from[j] = x
      }
    } else if (new Set(from).size !== n || from.some((i) => !(i >= 0 && i < n))) {
      throw new RuleFault(`"${key}" of ${n} cards cannot have the outcome ${from.join(',')}`)
    }
    const old: number[] = []
    for (let i = 0; i < n; i++) old.push(faces[ids[i]!]!)
    for (let i = 0; i < n; i++) {
      faces[ids[i]!] = old[from[i]!]!
      known[ids[i]!] = 0
    }
    if (this.ledger !== null) this.ledger.chance(key, from)
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
    ids.length = last
    where[card] = to
    if (this.ledger !== null && this.reveals(from, to)) this.ledger.reveal()
  }
  /** Whether a move shows somebody a face that its mover did not know. */
  private reveals(from: number, to: number): boolean {
    const a = this.game.zoneDefs[from]!.see
    const b = this.game.zoneDefs[to]!.see
    if (a === 'all' || b === 'none') return false
    return a === 'none' || (b !== 'all' && this.game.zoneOwners[from] !== this.game.zoneOwners[to])
  }
  /** A seat looks at a face-down card and remembers it until it is shuffled. */
  peek(seat: Seat, card: CardId): void {
    this.s.known[card] = this.s.known[card]! | viewerBit(seat)
    if (this.ledger !== null) this.ledger.reveal()
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
    log.open(code, this.ledger?.length ?? 0)
    def.args.forEach((kind, i) => {
      const value = args[i] ?? 0
      log.data.push(value)
      if (kind !== 'card') return
      let mask = 0
      for (let seat = -1; seat < this.seats; seat++) if (this.canSee(value, seat)) mask |= viewerBit(seat)
      log.data.push(this.s.faces[value]!, mask)
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
    this.s.over = outcome
    // oxlint-disable-next-line typescript/only-throw-error -- one object, thrown from any depth, costs no stack trace
    throw END
  }

  // ---------------------------------------------------------------- events and triggers

  /** Whether anything printed could react: saves the call where nothing can. */
  hears(event: number): boolean {
    return this.game.triggers[event] !== undefined
  }
  /** Something happens: replace, before, apply, after. Each trigger fires once. */
  *emit(event: number, a = 0, b = 0, c = 0): Rule<Happening> {
    this.spend(event)
    const h: Happening = { event, a, b, c, replaced: false }
    const heard = this.game.triggers[event] !== undefined
    if (heard) {
      yield* this.fire(h, 'replace')
      if (!h.replaced) yield* this.fire(h, 'before')
    }
    if (!h.replaced) {
      const name = this.game.eventNames[event]!
      this.game.def.events[name]!.apply?.(this as never, h)
      if (heard) yield* this.fire(h, 'after')
    }
    this.depth--
    this.trace.pop()
    return h
  }
  private spend(event: number): void {
    this.trace.push(this.game.eventNames[event]!)
    if (++this.depth > MAX_DEPTH)
      throw new RuleFault(`effects are nested more than ${MAX_DEPTH} deep`, this.trace.slice(-12))
    if (++this.ops > MAX_OPS) throw new RuleFault(`more than ${MAX_OPS} effects without a question`, this.trace)
  }
  private *fire(h: Happening, phase: TriggerPhase): Rule {
    const waiting = this.eligible(h, phase)
    while (waiting.length > 0) {
      const i = waiting.length === 1 ? 0 : yield* this.whichFirst(waiting)
      const { card, face, trigger } = waiting.splice(i, 1)[0]!
      if (!this.isActive(card) || this.s.faces[card] !== face) continue
      if (trigger.if !== undefined && !trigger.if(this, card, h)) continue
      yield* trigger.do(this, card, h)
      if (phase === 'replace' && h.replaced) return
    }
  }
  private eligible(h: Happening, phase: TriggerPhase): Waiting<S, O>[] {
    const row = this.game.triggers[h.event]!
    const { zones, faces } = this.s
    const waiting: Waiting<S, O>[] = []
    for (const zone of this.game.activeZones) {
      const ids = zones[zone]!
      for (let i = 0; i < ids.length; i++) {
        const card = ids[i]!
        const face = faces[card]!
        const triggers = row[face]
        if (triggers === undefined) continue
        for (const trigger of triggers) {
          if (trigger.phase === phase && (trigger.if === undefined || trigger.if(this, card, h)))
            waiting.push({ card, face, trigger })
        }
      }
    }
    return waiting
  }
  private isActive(card: CardId): boolean {
    return this.game.zoneDefs[this.s.where[card]!]!.active === true
  }
  private *whichFirst(waiting: readonly Waiting<S, O>[]): Rule<number> {
    const first = waiting[0]!
    const tie = waiting.every((w) => w.trigger === first.trigger) ? null : this.game.def.tie(this as never)
    if (tie === null) return 0
    const held = waiting.map((w, i) => pack(TRIGGER, w.card, i))
    for (const option of held) this.offerOption(option)
    return bOf(yield* this.choose(tie.seat, tie.question))
  }
}

interface Waiting<S extends Core, O> {
  readonly card: CardId
  readonly face: number
  readonly trigger: TriggerDef<S, O>
}
