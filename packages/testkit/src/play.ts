/** When and Then: a match in the hands of a scenario. Every method that asserts throws with what there is instead. */
import {
  at,
  type CardId,
  CHANCE,
  type Core,
  type Luck,
  type Match,
  type Seat,
  Table,
  type View,
  type Why,
} from '@emberhall/kernel'
import { printView, save } from '@emberhall/saves'
import { fail, listed } from './fail.ts'
import type { ScriptedFate } from './luck.ts'
import { giveAnswer } from './modes.ts'
import { matchesLine, printLine } from './lines.ts'
import { cardOf, pick, plainAnswer, type Said, spell, toReply } from './spelling.ts'

/** What untilAsked answers on the way, by the name of the question. */
export type Answers = Readonly<Record<string, Said>>
const MAX_ON_THE_WAY = 500

const begun: { done(): void }[] = []
/** Checks that no scenario since the last call has scripted luck nobody asked for: `afterEach(allDone)`. */
export function allDone(): void {
  for (const play of begun.splice(0)) play.done()
}

export class Play<S extends Core, O> {
  readonly match: Match<S, O>
  private readonly fate: ScriptedFate

  constructor(match: Match<S, O>, fate: ScriptedFate) {
    this.match = match
    this.fate = fate
    begun.push(this)
  }

  // ---------------------------------------------------------------- when

  /** Answers by meaning: `play:maze:red`, a list of words, or a number; cards by face, `face#2`, or id. */
  answer(seat: Seat, said: Said): this {
    const ask = this.match.askOf(seat)
    const value = toReply(this.match, ask, said)
    const verdict = giveAnswer(this.match, this.fate, { seat, question: this.match.question, value })
    if (!verdict.ok) fail(`${this.quote(said)} was refused: ${printReasons(verdict.why)}. ${this.situation()}`)
    return this
  }
  pass(seat: Seat): this {
    return this.answer(seat, 'pass')
  }
  /**
   * Goes on with plain answers (pass, or else the first on offer) until a seat is asked this. Where it has no choice it is not
   * asked: that is a failure too, since the moment would be passed over.
   */
  untilAsked(seat: Seat, question: string, answers: Answers = {}): this {
    const { match } = this
    const { table } = match
    const { insists } = table
    const passedOver: string[] = []
    table.insists = (who, def) => {
      // What is only played again was passed over before.
      if (table.feed === null && who === seat && def.name === question) passedOver.push(question)
      return insists !== null && insists(who, def)
    }
    for (let i = 0; i < MAX_ON_THE_WAY && passedOver.length === 0; i++) {
      if (match.askOf(seat)?.def.name === question) break
      const ask = match.asks().find((a) => a.answer === null)
      if (ask === undefined) break
      this.answer(ask.seat, answers[ask.def.name] ?? plainAnswer(match, ask))
    }
    table.insists = insists
    if (passedOver.length > 0)
      fail(`seat ${seat} had one choice at "${question}", which was taken unasked. ${this.situation()}`)
    if (match.askOf(seat)?.def.name === question) return this
    return fail(`seat ${seat} is never asked "${question}". ${this.situation()}`)
  }
  /** Goes on with plain answers until a step of this name begins and asks something. */
  untilStep(step: string, answers: Answers = {}): this {
    const { match } = this
    const moment = () => match.parts().at
    const start = moment()
    for (let i = 0; i < MAX_ON_THE_WAY; i++) {
      if (moment() !== start && match.parts().state().agenda[0]?.step === step) return this
      const ask = match.asks().find((a) => a.answer === null)
      if (ask === undefined) break
      this.answer(ask.seat, answers[ask.def.name] ?? plainAnswer(match, ask))
    }
    return fail(`step "${step}" never comes. ${this.situation()}`)
  }
  undo(luck: Luck): this {
    const verdict = this.match.undo(luck)
    if (!verdict.ok) fail(`undo was refused: ${printReasons(verdict.why)}`)
    return this
  }
  redo(): this {
    const verdict = this.match.redo()
    if (!verdict.ok) fail(`redo was refused: ${printReasons(verdict.why)}`)
    return this
  }
  /** The next outcomes of a kind of chance. */
  roll(key: string, ...outcomes: readonly (readonly number[])[]): this {
    for (const values of outcomes) this.fate.plan(key, { values })
    return this
  }
  /** What the next shuffle of a zone brings to the top, in the order in which it will be drawn. */
  shuffle(zone: number, top: readonly string[]): this {
    this.fate.plan(`shuffle ${at(this.match.game.zoneNames, zone)}`, { zone, top })
    return this
  }

  // ---------------------------------------------------------------- then: questions

  /** The seat is asked this now. */
  asked(seat: Seat, question: string, rule?: string): this {
    const ask = this.match.askOf(seat)
    if (ask?.def.name !== question) fail(`seat ${seat} is not asked "${question}". ${this.situation()}`)
    if (rule !== undefined && ask.def.rule !== rule) fail(`"${question}" rests on ${ask.def.rule}, not ${rule}`)
    return this
  }
  notAsked(seat: Seat, question?: string): this {
    const name = this.match.askOf(seat)?.def.name
    if (name !== undefined && (question === undefined || question === name)) fail(`seat ${seat} is asked "${name}"`)
    return this
  }
  /** The table waits for exactly these seats. */
  waitsFor(...seats: readonly Seat[]): this {
    const sorted = (list: readonly Seat[]) => list.toSorted((a, b) => a - b).join()
    const waiting = this.match.waiting()
    if (sorted(waiting) !== sorted(seats)) fail(`the table waits for ${listed(waiting.map(String), 'nobody')}`)
    return this
  }
  /** What the seat may answer, in words, cards by face. */
  options(seat: Seat): string[] {
    return (this.match.askOf(seat)?.options ?? []).map((o) => spell(this.match, o))
  }
  offers(seat: Seat, words: string | readonly string[]): this {
    const missing = wordsOf(words).filter((word) => !this.isOffered(seat, word))
    if (missing.length > 0) fail(`not on offer: ${listed(missing)}. ${this.situation()}`)
    return this
  }
  /** These and nothing else, in any order. Copies of a card count each. */
  offersExactly(seat: Seat, words: readonly string[]): this {
    const there = this.options(seat).toSorted()
    if (there.join() !== words.toSorted().join())
      fail(`expected exactly ${listed(words.toSorted())}; on offer: ${listed(there)}. ${this.situation()}`)
    return this
  }
  lacks(seat: Seat, words: string | readonly string[]): this {
    const there = wordsOf(words).filter((word) => this.isOffered(seat, word))
    if (there.length > 0) fail(`on offer, and should not be: ${listed(there)}`)
    return this
  }
  private isOffered(seat: Seat, word: string): boolean {
    return pick(this.match, this.match.askOf(seat)?.options ?? [], word) !== undefined
  }
  /** The reasons shown beside an option that is not available. */
  blocked(seat: Seat, word: string): readonly Why[] {
    const blocked = this.match.askOf(seat)?.blocked ?? []
    const option = pick(
      this.match,
      blocked.map((b) => b.option),
      word,
    )
    return blocked.filter((b) => b.option === option).map((b) => b.why)
  }
  /** The option is shown as unavailable, with this rule as the reason. */
  blocks(seat: Seat, word: string, rule: string): this {
    const reasons = this.blocked(seat, word)
    if (!reasons.some((w) => w.rule === rule))
      fail(`"${word}" is not blocked by ${rule}: ${printReasons(reasons)}. ${this.situation()}`)
    return this
  }
  /** The answer is refused by this rule, and nothing at all has changed. */
  refuses(seat: Seat, said: Said, rule?: string): this {
    this.refusal(seat, said, rule)
    return this
  }
  /** The same, for its reasons. */
  refusal(seat: Seat, said: Said, rule?: string): readonly Why[] {
    const { match } = this
    const value = toReply(match, match.askOf(seat), said)
    const before = JSON.stringify(save(match))
    const verdict = match.answer({ seat, question: match.question, value })
    if (verdict.ok) fail(`${this.quote(said)} was accepted`)
    if (JSON.stringify(save(match)) !== before) fail(`${this.quote(said)} was refused, but something has changed`)
    if (rule !== undefined && !verdict.why.some((w) => w.rule === rule))
      fail(`${this.quote(said)} was refused, but by ${printReasons(verdict.why)}, not by ${rule}`)
    return verdict.why
  }
  refusesUndo(luck: Luck, code?: string): this {
    const verdict = this.match.canUndo(luck)
    if (verdict.ok) fail(`undo with ${luck} luck is possible`)
    if (code !== undefined && !verdict.why.some((w) => w.code === code))
      fail(`undo is refused by ${printReasons(verdict.why)}`)
    return this
  }

  // ---------------------------------------------------------------- then: the table

  get state(): S {
    return this.match.table.s
  }
  /** The faces in a zone, the top one last. */
  zone(zone: number): string[] {
    return at(this.state.zones, zone).map((id) => at(this.match.game.faceKeys, at(this.state.faces, id)))
  }
  /** The id of a card by name, those on show first; `maze#2` is the second. */
  card(name: string, zone?: number): CardId {
    if (zone === undefined) return cardOf(this.match, name)
    const place = this.zone(zone).indexOf(name)
    return place < 0
      ? fail(`"${name}" is not in ${at(this.match.game.zoneNames, zone)}: ${listed(this.zone(zone))}`)
      : at(at(this.state.zones, zone), place)
  }
  /** The zone a card lies in, by name. */
  where(name: string): string {
    return at(this.match.game.zoneNames, at(this.state.where, this.card(name)))
  }
  /** The game is over, with this outcome. */
  over(outcome?: string): this {
    const is = this.match.outcome
    if (is === '' || (outcome !== undefined && is !== outcome))
      fail(`the outcome is "${is}", not "${outcome ?? 'any'}". ${this.situation()}`)
    return this
  }
  goesOn(): this {
    if (this.match.isOver) fail(`the game is over: ${this.match.outcome}`)
    return this
  }
  /** The steps to come, by name. */
  get agenda(): string[] {
    return this.state.agenda.map((entry) => entry.step)
  }

  // ---------------------------------------------------------------- then: who sees what

  view(seat: Seat): View<S> {
    return this.match.view(seat)
  }
  /** A seat's view as it is printed. */
  printed(seat: Seat): Record<string, unknown> {
    return printView(this.match, this.match.view(seat))
  }
  /** A zone as a seat sees it (-1: a spectator): faces, null where it sees only a back. */
  sees(seat: Seat, zone: number): (string | null)[] {
    const { state } = this.match.view(seat)
    return at(state.zones, zone).map((id) => this.match.game.faceKeys[at(state.faces, id)] ?? null)
  }
  /** Whether a seat can tell a card, because it lies open to it or because it remembers it. */
  knows(seat: Seat, card: string): boolean {
    return this.match.table.canSee(this.card(card), seat)
  }
  /** A zone as it lies before a seat: faces, null for a back, also where the seat remembers the card. */
  lies(seat: Seat, zone: number): (string | null)[] {
    const { game, options, seats, table } = this.match
    const forgetful = new Table(game, options, seats, game.copy(table.s), table.fate, null, null)
    forgetful.s.known.fill(0)
    return forgetful
      .cards(zone)
      .map((id) => (forgetful.canSee(id, seat) ? at(game.faceKeys, forgetful.face(id)) : null))
  }

  // ---------------------------------------------------------------- then: log and luck

  /** The log as a seat reads it: `played 0 maze`, `?` for a face it may not know. */
  log(seat: Seat): string[] {
    return this.match.log(seat).map(printLine)
  }
  /** A line was written. Arguments in order, cards by face, `*` for any; read by one seat, or by anybody. */
  logged(what: string, args: readonly (string | number)[] = [], seat?: Seat): this {
    if (!this.isLogged(what, args, seat))
      fail(`the log has no "${[what, ...args].join(' ')}": ${listed(this.log(seat ?? 0).slice(-30))}`)
    return this
  }
  notLogged(what: string, args: readonly (string | number)[] = [], seat?: Seat): this {
    if (this.isLogged(what, args, seat)) fail(`the log has "${[what, ...args].join(' ')}"`)
    return this
  }
  private isLogged(what: string, args: readonly (string | number)[], seat?: Seat): boolean {
    const { logNames } = this.match.game
    if (!logNames.includes(what)) fail(`there is no log line "${what}"; there are: ${listed(logNames)}`)
    const readers = seat === undefined ? Array.from({ length: this.match.seats + 1 }, (_, i) => i - 1) : [seat]
    return readers.some((reader) => this.match.log(reader).some((line) => matchesLine(line, what, args)))
  }
  /** Every outcome of chance so far: `dice 0,2,4,1`. */
  luck(): string[] {
    return [...this.match.table.ledger!.entries()]
      .filter((e) => e.tag === CHANCE)
      .map((e) => `${e.key} ${e.values.join(',')}`)
  }
  /** All scripted luck has been asked for. */
  done(): void {
    const left = [...this.fate.pending()].map(([key, plans]) => `"${key}" (${plans.length})`)
    if (left.length > 0)
      fail(`scripted, but nobody asked for it: ${listed(left)}; fate was asked for: ${listed(this.luck())}`)
  }

  private quote(said: Said): string {
    return `"${Array.isArray(said) ? said.join(', ') : String(said)}"`
  }
  /** Where the game stands, for a message. */
  private situation(): string {
    const { match } = this
    if (match.isOver) return `The game is over: ${match.outcome}.`
    return match
      .asks()
      .map(({ seat, def, kind, min, max, blocked }) => {
        const no = blocked.map((b) => `${spell(match, b.option)} (${b.why.rule} ${b.why.code})`)
        const range = kind === 'one' ? '' : ` (${kind} ${min}-${max})`
        return `Seat ${seat} is asked "${def.name}"${range}: ${listed(this.options(seat))}; unavailable: ${listed(no)}.`
      })
      .join('\n')
  }
}

function wordsOf(words: string | readonly string[]): readonly string[] {
  return typeof words === 'string' ? [words] : words
}
function printReasons(reasons: readonly Why[]): string {
  return listed(
    reasons.map((w) => `${w.rule} ${w.code}${w.params ? ` ${JSON.stringify(w.params)}` : ''}`),
    'no reason',
  )
}
