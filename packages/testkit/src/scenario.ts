/** Given: a position built by hand, generic over games. */
import { at, type CardId, type Core, type Game, Match, type Seat } from '@emberhall/kernel'
import { Arrangement } from './arrange.ts'
import { fail, listed } from './fail.ts'
import { type Plan, ScriptedFate } from './luck.ts'
import { Play } from './play.ts'
import { plainAnswer } from './spelling.ts'

export interface TableSetup<O> {
  readonly seats: number
  readonly options?: Partial<O>
  readonly seed?: number
  /** The step whose beginning is rearranged. Default: the first after setup. */
  readonly from?: string
  /** Dice are rolled by people: their faces are asked for. */
  readonly ownDice?: boolean
}

/**
 * A table after the game's own setup, ready to be rearranged.
 * @example
 * const t = given(vale, { seats: 2 })
 *   .zone(Z.hand + 0, ['ash', 'birch'])
 *   .set((s, card) => { s.marks[card('ash')] = 3 })
 *   .roll('dice', [3, 4])
 *   .begin()
 */
export function given<S extends Core, O>(game: Game<S, O>, table: TableSetup<O>): Given<S, O> {
  return new Given(game, table)
}
/** A table before setup: what is scripted decides how setup goes. */
export function fromSetup<S extends Core, O>(game: Game<S, O>, table: TableSetup<O>): Given<S, O> {
  return new Given(game, { ...table, from: game.def.first })
}

/** Looks a card up by name: `maze`, or `maze#2` for the second; in one zone, or anywhere. */
export type Find = (name: string, zone?: number) => CardId

export class Given<S extends Core, O> {
  private readonly game: Game<S, O>
  private readonly table: TableSetup<O>
  private readonly arrangement: Arrangement<S, O>
  private readonly script: [key: string, plan: Plan][] = []

  constructor(game: Game<S, O>, table: TableSetup<O>) {
    const { state, options } = afterSetup(game, table)
    this.game = game
    this.table = table
    this.arrangement = new Arrangement(game, game.copy(state), options, table.seats)
  }

  /**
   * Exactly these cards in a zone, the last on top. Cards that make room change places with those that came,
   * the surplus goes to `rest`, or to the bottom of the zone where it begins the game.
   */
  zone(zone: number, cards: readonly string[], rest?: number): this {
    this.arrangement.fill(zone, cards, rest)
    return this
  }
  /** These cards besides what is there, on top. */
  add(zone: number, cards: readonly string[]): this {
    this.arrangement.add(zone, cards)
    return this
  }
  /** These cards on top, in the order in which they will be drawn. The zone keeps its size. */
  top(zone: number, cards: readonly string[]): this {
    this.arrangement.stack(zone, cards)
    return this
  }
  /** These cards at the bottom, the last named lowest. The zone keeps its size. */
  bottom(zone: number, cards: readonly string[]): this {
    this.arrangement.sink(zone, cards)
    return this
  }
  /** Tracks, tokens, anything in the state. */
  set(change: (state: S, card: Find) => void): this {
    change(this.arrangement.state, (name, zone) => this.arrangement.card(name, zone))
    return this
  }
  /** A seat has looked at a card that lies face down. */
  peeked(seat: Seat, card: string, zone?: number): this {
    this.arrangement.know(seat, this.arrangement.card(card, zone))
    return this
  }
  /** The step that begins. Nothing else is on the agenda, unless `afterwards` adds it. */
  agenda(step: string, a = 0, b = 0): this {
    this.arrangement.state.agenda = []
    return this.afterwards(step, a, b)
  }
  /** A step behind those on the agenda. */
  afterwards(step: string, a = 0, b = 0): this {
    const known = Object.keys(this.game.def.steps)
    if (!known.includes(step)) fail(`${this.game.id} has no step "${step}"; there are: ${listed(known)}`)
    this.arrangement.state.agenda.push({ step, a, b })
    return this
  }
  /** The next outcomes of a kind of chance, one list for each time it is asked for. */
  roll(key: string, ...outcomes: readonly (readonly number[])[]): this {
    for (const values of outcomes) this.script.push([key, { values }])
    return this
  }
  /** What the next shuffle of a zone brings to the top, in the order in which it will be drawn. */
  shuffle(zone: number, top: readonly string[]): this {
    this.script.push([`shuffle ${this.game.zoneNames[zone] ?? fail(`no zone ${zone}`)}`, { zone, top }])
    return this
  }

  /** The game goes on from here. A scenario may begin more than once. */
  begin(): Play<S, O> {
    const { seats, options = {}, seed = 1, ownDice = false } = this.table
    let fate: ScriptedFate | undefined
    // Luck goes on after setup; it does not begin again with the luck that setup had.
    const luck = this.table.from === this.game.def.first ? seed : seed ^ 0x3c6ef372
    const match = Match.arranged(this.game, { seats, options, seed: luck, ownDice }, (t) => {
      t.s = this.game.copy(this.arrangement.state)
      fate = ScriptedFate.over(t, new Map())
      for (const [key, plan] of this.script) fate.plan(key, plan)
    })
    return new Play(match, fate!)
  }
}

interface Start<S, O> {
  readonly state: S
  readonly options: O
}
const starts = new WeakMap<object, Map<string, Start<unknown, unknown>>>()

/** The state at the boundary of the step that is rearranged, after as plain a setup as there can be. */
function afterSetup<S extends Core, O>(game: Game<S, O>, table: TableSetup<O>): Start<S, O> {
  const known = starts.get(game) ?? new Map<string, Start<unknown, unknown>>()
  starts.set(game, known)
  const key = JSON.stringify([table.seats, table.options, table.seed, table.from])
  const start = (known.get(key) as Start<S, O> | undefined) ?? playSetup(game, table)
  known.set(key, start)
  return start
}
function playSetup<S extends Core, O>(game: Game<S, O>, table: TableSetup<O>): Start<S, O> {
  const { first } = game.def
  const { seats, options = {}, seed = 1, from } = table
  const match = Match.start(game, { seats, options, seed })
  const begun: string[] = []
  const isThere = () => {
    const step = match.parts().state().agenda[0]?.step ?? ''
    if (begun.at(-1) !== step) begun.push(step)
    return from === undefined ? step !== first : step === from
  }
  if (from === first) return { state: pristineOf(game, table), options: match.options }
  for (let i = 0; i < 500 && !isThere(); i++) {
    const ask = match.asks().find((a) => a.answer === null)
    if (ask === undefined) break
    const value = plainAnswer(match, ask)
    const verdict = match.answer({ seat: ask.seat, question: match.question, value })
    if (!verdict.ok) fail(`"${ask.def.name}" is not settled by ${listed([value].flat())}: ${at(verdict.why, 0).code}`)
  }
  if (!isThere()) fail(`step "${from ?? 'after setup'}" is never asked anything; steps begun: ${listed(begun)}`)
  return { state: match.parts().state(), options: match.options }
}
function pristineOf<S extends Core, O>(game: Game<S, O>, { seats, options = {} }: TableSetup<O>): S {
  let state: S | undefined
  Match.arranged(game, { seats, options }, (t) => {
    state = game.copy(t.s)
  })
  return state!
}
