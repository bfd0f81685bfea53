/** The table as rules see it: on top of what lies there, the calls by which a rule asks, rolls and makes things happen. */
import type { Fate } from './fate.ts'
import { type Core, type Game, type Happening, type QuestionDef, type Rule, type Seat, SKIPPED } from './game.ts'
import type { Answer, Feed, Ledger } from './ledger.ts'
import type { Log } from './log.ts'
import { aOf, MAX_ARG, type Option, PASS, pack } from './options.ts'
import { asIs, asked, type Reading, settled } from './pending.ts'
import { type Ask, type Blocked, type Kind, type Mode, OPEN, type Window } from './questions.ts'
import { MAX_DEPTH, MAX_QUIET_STEPS, Tabletop } from './tabletop.ts'
import { eligible, fire } from './triggers.ts'
import { RuleFault, type Why } from './why.ts'

const NO_SIDES: readonly number[] = []

/** What the kind of chance begins with that mixes a zone. */
export const SHUFFLE = 'shuffle '

const noneIfPass = (option: Option): Option => (option === PASS ? 0 : option)

export class Table<S extends Core = Core, O = unknown> extends Tabletop<S, O> {
  fate: Fate
  feed: Feed | null = null
  ownDice = false

  // the question under way
  offerCount = 0
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
  /** Which seats wish to be asked even where they have no choice. */
  insists: ((seat: Seat, def: QuestionDef) => boolean) | null = null

  constructor(game: Game<S, O>, options: O, seats: number, s: S, fate: Fate, ledger: Ledger | null, log: Log | null) {
    super(game, options, seats, s, ledger, log)
    this.fate = fate
  }

  /** Begins the next step of the agenda. */
  nextStep(): Rule {
    const entry = this.s.agenda.shift()
    if (entry === undefined) throw new RuleFault('the agenda is empty and the game is not over')
    if (++this.quietSteps > MAX_QUIET_STEPS)
      throw new RuleFault(`${MAX_QUIET_STEPS} steps have passed without a question`, [entry.step])
    this.depth = 0
    this.trace = [entry.step]
    const step = this.game.def.steps[entry.step]
    if (step === undefined) throw new RuleFault(`there is no step called "${entry.step}"`)
    return step(this as never, entry.a, entry.b)
  }

  // ---------------------------------------------------------------- asking

  /** Puts a choice on offer, or, with a reason, shows it as unavailable. */
  offer(verb: number, a = 0, b = 0, reason: Why | null = null): void {
    if (this.watched) this.checkArgs(verb, a, b)
    if (reason === null) this.opts[this.offerCount++] = (verb << 24) | (a << 12) | b
    else if (this.watched) this.blocked.push({ option: pack(verb, a, b), why: reason })
  }
  offerOption(option: Option): void {
    this.opts[this.offerCount++] = option
  }
  private checkArgs(verb: number, a: number, b: number): void {
    const fits = a >= 0 && a <= MAX_ARG && b >= 0 && b <= MAX_ARG && this.game.words.names[verb] !== undefined
    if (!fits) throw new RuleFault(`verb ${verb} with ${a} and ${b} is no option`, this.trace)
  }
  /** Takes back what is on offer. */
  withdraw(): void {
    this.offerCount = 0
    if (this.blocked.length > 0) this.blocked = []
  }
  /** What a rule gets that has its answer already. */
  protected settled<R>(value: R): Rule<R> {
    return settled(value)
  }
  /** What a rule gets that has to wait for the answer to the question under way. */
  protected asked<R>(read: Reading<R>): Rule<R> {
    return asked(read)
  }
  private ask<R>(seat: Seat, def: QuestionDef, kind: Kind, min: number, max: number, read: Reading<R>): Rule<R> {
    this.mode = 'single'
    this.kind = kind
    this.seat = seat
    this.def = def
    this.min = min
    this.max = max
    this.asks++
    return this.asked(read)
  }
  /** What each seat is asked now. A seat that has answered a common question may still change its mind. */
  askedNow(): Ask[] {
    const { asking, seat, def, kind, min, max, sides, blocked } = this
    if (asking !== null) return this.mode === 'race' ? asking.filter((a) => a.answer === null) : asking
    return [{ seat, def, kind, min, max, sides, options: this.opts.slice(0, this.offerCount), blocked, answer: null }]
  }

  /** Whether an only choice is put to a seat all the same: because the record says so or, beyond it, the seat wishes so. */
  private isPutAnyway(seat: Seat, def: QuestionDef): boolean {
    const { feed, insists } = this
    if (feed === null && insists === null) return false
    const isPut = feed !== null && !feed.isSpent ? feed.takeForced(seat) : insists !== null && insists(seat, def)
    if (isPut) this.ledger?.forced(seat)
    return isPut
  }
  /** One of the offers. A single offer is taken without asking, unless that would tell or the seat wants to be asked. */
  choose(seat: Seat, def: QuestionDef, window: Window = OPEN): Rule<Option> {
    if (this.offerCount === 1 && !window.secret && !this.isPutAnyway(seat, def)) return this.settled(this.only())
    if (this.offerCount === 0) throw new RuleFault(`"${def.name}" has no legal answer`, this.trace)
    return this.ask(seat, def, 'one', 1, 1, asIs)
  }
  private only(): Option {
    const option = this.opts[0]!
    this.withdraw()
    this.tick()
    return option
  }
  /** One of the offers or none (0). Nothing on offer means no question, unless the window is secret. */
  maybe(seat: Seat, def: QuestionDef, window: Window = OPEN): Rule<Option> {
    if (this.offerCount === 0 && !window.secret) {
      this.withdraw()
      this.skipped(seat, def)
      return this.settled(0)
    }
    this.offerOption(PASS)
    return this.ask(seat, def, 'one', 1, 1, noneIfPass)
  }
  /** A window that a seat could not use is not opened, but told. */
  private skipped(seat: Seat, def: QuestionDef): void {
    this.tick()
    this.note(this.game.logNames.lastIndexOf(SKIPPED), seat, def.code)
  }
  /** Between min and max of the offers. */
  some(seat: Seat, def: QuestionDef, min: number, max: number, window: Window = OPEN): Rule<readonly Option[]> {
    const most = Math.min(max, this.offerCount)
    const least = Math.min(min, most)
    if (most > 0 && (least < this.offerCount || window.secret || this.isPutAnyway(seat, def)))
      return this.ask(seat, def, 'some', least, most, asIs)
    this.offerCount = most
    return this.settled(this.all())
  }
  private all(): Option[] {
    const options = this.opts.slice(0, this.offerCount)
    this.withdraw()
    this.tick()
    return options
  }
  /** All the offers, in an order of the seat's choosing. */
  order(seat: Seat, def: QuestionDef): Rule<readonly Option[]> {
    const isSettled = this.offerCount === 0 || (this.offerCount === 1 && !this.isPutAnyway(seat, def))
    return isSettled ? this.settled(this.all()) : this.ask(seat, def, 'order', this.offerCount, this.offerCount, asIs)
  }
  /** So many units spread over the offers; an offer appears once for each unit it gets. */
  split(seat: Seat, def: QuestionDef, total: number): Rule<readonly Option[]> {
    if (total > 0 && (this.offerCount > 1 || (this.offerCount === 1 && this.isPutAnyway(seat, def))))
      return this.ask(seat, def, 'split', total, total, asIs)
    if (this.offerCount === 1 && total > 0) return this.settled(new Array<Option>(total).fill(this.only()))
    this.offerCount = 0
    return this.settled(this.all())
  }
  /** A whole number in a range. */
  number(seat: Seat, def: QuestionDef, min: number, max: number): Rule<number> {
    if (min === max) return this.settled(min)
    if (min > max || min < 0 || max > MAX_ARG)
      throw new RuleFault(`"${def.name}" cannot ask for a number from ${min} to ${max}`, this.trace)
    return this.ask(seat, def, 'number', min, max, aOf)
  }

  /** Sets the offers aside as one seat's part of a common question. */
  hold(seat: Seat, def: QuestionDef, kind: 'one' | 'some' = 'one', min = 1, max = 1): Ask {
    const most = Math.min(max, kind === 'one' ? 1 : this.offerCount)
    const ask: Ask = {
      seat,
      def,
      kind,
      min: Math.min(min, most),
      max: most,
      sides: NO_SIDES,
      options: this.opts.slice(0, this.offerCount),
      blocked: this.blocked,
      answer: null,
    }
    this.offerCount = 0
    this.blocked = []
    return ask
  }
  private several<R>(asks: Ask[], mode: Mode, read: Reading<R>): Rule<R> {
    if (this.watched && new Set(asks.map((ask) => ask.seat)).size < asks.length)
      throw new RuleFault(`"${asks[0]!.def.name}" asks one seat twice at the same time`, this.trace)
    this.mode = mode
    this.asking = asks
    this.asks++
    return this.asked(read)
  }
  /** Several seats answer at once, in secret; each may change its answer until the last has given one. */
  together(asks: Ask[], window: Window = OPEN): Rule<Answer[]> {
    const open = asks.filter((ask) => {
      const { kind, options, min, max } = ask
      if (kind === 'one' && options.length === 0)
        throw new RuleFault(`"${ask.def.name}" has no legal answer`, this.trace)
      const isOnly = kind === 'one' ? options.length === 1 : min === options.length
      if (window.secret || (max > 0 && (!isOnly || this.isPutAnyway(ask.seat, ask.def)))) return true
      ask.answer = kind === 'one' ? options[0]! : options.slice(0, max)
      return false
    })
    const answers = () => asks.map((ask) => ask.answer!)
    return open.length === 0 ? this.settled(answers()) : this.several(open, 'together', answers)
  }
  /** The first seat to take one of its offers; null when all have passed. Passing is added here. */
  race(asks: Ask[], window: Window = OPEN): Rule<{ seat: Seat; option: Option } | null> {
    const open: Ask[] = []
    for (const ask of asks) {
      if (window.secret || ask.options.length > 0) open.push({ ...ask, options: [...ask.options, PASS] })
      else this.skipped(ask.seat, ask.def)
    }
    if (open.length === 0) return this.settled(null)
    return this.several(open, 'race', (taken: Ask | null) =>
      taken === null ? null : { seat: taken.seat, option: taken.answer as Option },
    )
  }
  /** The first seat to take one of its offers, where nobody may pass. */
  rush(asks: Ask[]): Rule<{ seat: Seat; option: Option }> {
    for (const ask of asks)
      if (ask.options.length === 0) throw new RuleFault(`"${ask.def.name}" has no legal answer`, this.trace)
    return this.several(asks, 'race', (taken: Ask | null) => ({ seat: taken!.seat, option: taken!.answer as Option }))
  }
  /** A decision of the group: the most votes win; a tie is broken by the seat that the rulebook names. */
  *vote(asks: Ask[], tieBreak: (tied: readonly Option[]) => Seat, tieDef: QuestionDef): Rule<Option> {
    const tally = new Map<Option, number>()
    for (const answer of yield* this.together(asks)) tally.set(answer as Option, (tally.get(answer as Option) ?? 0) + 1)
    const most = Math.max(...tally.values())
    const tied = [...tally].filter(([, votes]) => votes === most).map(([option]) => option)
    if (tied.length === 1) return tied[0]!
    for (const option of tied) this.offerOption(option)
    return yield* this.choose(tieBreak(tied), tieDef)
  }

  // ---------------------------------------------------------------- chance

  /** An outcome of chance: recorded, scripted, kept or fresh. */
  private fated(key: string, length: number, sides: readonly number[] | null): number[] | undefined {
    this.tick()
    if (this.feed !== null && !this.feed.done) return this.feed.takeChance(key, length)
    return this.fate.hasPlans() ? this.fate.decided(key, length, sides) : undefined
  }
  /** Rolls dice with these numbers of sides; faces count from 0. People may roll their own and type the result. */
  roll(key: string, sides: readonly number[], seat: Seat, def: QuestionDef): Rule<number[]> {
    const values = this.fated(key, sides.length, sides)
    if (values === undefined && this.ownDice) {
      this.sides = sides
      return this.ask(seat, def, 'fate', sides.length, sides.length, (typed: readonly number[]) => {
        this.sides = NO_SIDES
        return this.rolled(key, sides, [...typed])
      })
    }
    this.asks++ // A roll counts as a question whoever rolls, so that ids agree when it is played again.
    return this.settled(this.rolled(key, sides, values))
  }
  private rolled(key: string, sides: readonly number[], decided: number[] | undefined): number[] {
    const values = decided ?? []
    if (decided !== undefined) this.checkFaces(key, sides, decided)
    else for (let i = 0; i < sides.length; i++) values.push(this.fate.below(sides[i]!))
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
    const sides = [n]
    return this.rolled(key, sides, this.fated(key, 1, sides))[0]!
  }
  /** Mixes the faces behind the cards of a zone: whoever followed a card has lost it. */
  shuffle(zone: number): void {
    const { faces, known } = this.s
    const ids = this.s.zones[zone]!
    const n = ids.length
    const key = `${SHUFFLE}${this.game.zoneNames[zone]!}`
    let from = this.fated(key, n, null)
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

  // ---------------------------------------------------------------- events and triggers

  /** Whether anything printed could react: saves the call where nothing can. */
  hears(event: number): boolean {
    return this.game.triggers[event] !== undefined
  }
  /** Something happens: replace, before, apply, after. Each trigger fires once. */
  emit(event: number, a = 0, b = 0, c = 0): Rule<Happening> {
    this.spend(event)
    const h: Happening = { event, a, b, c, replaced: false }
    const rows = this.game.triggers[event]
    if (rows?.replace !== undefined || rows?.before !== undefined)
      return fire(this, h, rows, 'replace', eligible(this, h, rows.replace))
    this.apply(h)
    const waiting = eligible(this, h, rows?.after)
    return waiting.length === 0 ? this.settled(this.happened(h)) : fire(this, h, rows!, 'after', waiting)
  }
  /** Carries out what happens, once nothing has replaced it. */
  apply(h: Happening): void {
    this.game.applies[h.event]?.(this, h)
  }
  /** Closes what has happened, triggers and all. */
  happened(h: Happening): Happening {
    this.depth--
    this.trace.pop()
    return h
  }
  private spend(event: number): void {
    this.trace.push(this.game.eventNames[event]!)
    if (++this.depth > MAX_DEPTH)
      throw new RuleFault(`effects are nested more than ${MAX_DEPTH} deep`, this.shortTrace())
    this.tick()
  }
}
