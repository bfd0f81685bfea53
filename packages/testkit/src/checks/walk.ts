/** A game, one decision after the other: what every check walks along. By chance alone, or mostly with skill. */
import {
  type Answer,
  type Ask,
  at,
  type Core,
  Fate,
  type Game,
  hashState,
  Match,
  type Option,
  type Reply,
} from '@emberhall/kernel'
import type { Brain } from '@emberhall/speech'
import { parting } from '../fail.ts'

export interface Run {
  readonly seed: number
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  /** Stop here: a failing run is cut down to the decisions it needs. */
  readonly maxDecisions?: number
  /** A game that lasts longer will never end. */
  readonly budget?: number
  /**
   * Plays four decisions of five where the seed is odd, and everywhere in a game that has become long: chance alone seldom sees
   * the end of it, and may refuse what others propose for ever.
   */
  readonly brain?: unknown
}
/** A whole act told at random by three who must agree takes some 30,000. */
const BUDGET = 60_000
const LONG = 2_000
/** Hardly a game takes more decisions; a whole act does. */
const USUAL = 400

/** What a check finds wrong. */
export class Problem extends Error {
  override name = 'Problem'
}

export class Walk<S extends Core, O> {
  readonly match: Match<S, O>
  readonly random: Fate
  readonly tally: { decisions: number }
  private readonly run: Run

  constructor(game: Game<S, O>, run: Run, tally: { decisions: number }, how: { ownDice?: boolean } = {}) {
    this.run = run
    this.tally = tally
    this.random = new Fate(run.seed ^ 0x2545f491)
    this.match = Match.start(game, { seats: run.seats, options: run.options, seed: run.seed, ...how })
  }
  /** False at the end of the game and at the end of the run. */
  get goesOn(): boolean {
    const { maxDecisions = Number.POSITIVE_INFINITY, budget = BUDGET } = this.run
    if (this.match.isOver || this.tally.decisions >= maxDecisions) return false
    if (this.tally.decisions >= budget) throw new Problem(`the game is not over after ${budget} decisions`)
    return true
  }
  /** Gives an answer that the question allows. */
  step(): Reply {
    const reply = this.skilledReply() ?? randomReply(this.match, this.random)
    this.tally.decisions++
    give(this.match, reply)
    return reply
  }
  private skilledReply(): Reply | null {
    const { match, random } = this
    const { brain, seed } = this.run
    const isSkilled = seed % 2 === 1 || this.tally.decisions >= LONG
    const ask = match.asks().find((a) => a.answer === null)
    if (brain === undefined || !isSkilled || ask === undefined || ask.kind === 'fate' || this.once(5)) return null
    const answer = (brain as Brain<S, O>)({
      seat: ask.seat,
      ask,
      options: match.options,
      seats: match.seats,
      view: () => match.view(ask.seat),
      world: () => match.imagine(ask.seat, random.next()),
      random: (n) => random.below(n),
    })
    return { seat: ask.seat, question: match.question, value: printAnswer(match, answer) }
  }
  /** True at every question of a usual game, and less and less often in a long one: what is to be compared grows with it. */
  get isLookedAt(): boolean {
    const { decisions } = this.tally
    return decisions < USUAL || this.once(1 + Math.floor(decisions / USUAL))
  }
  /** True once in this many times. */
  once(inSoMany: number): boolean {
    return this.random.below(inSoMany) === 0
  }
}

function printAnswer<S extends Core, O>(match: Match<S, O>, answer: Answer): string | string[] {
  const print = (o: Option) => match.game.words.print(o)
  return typeof answer === 'number' ? print(answer) : answer.map(print)
}
export function give<S extends Core, O>(match: Match<S, O>, reply: Reply): void {
  const verdict = match.answer(reply)
  if (verdict.ok) return
  const reasons = verdict.why.map((w) => `${w.rule} ${w.code}`).join(', ')
  throw new Problem(`"${String(reply.value)}" of seat ${reply.seat} is on offer but refused: ${reasons}`)
}

export function randomReply<S extends Core, O>(match: Match<S, O>, random: Fate): Reply {
  const asks = match.asks()
  if (asks.length === 0) throw new Problem('the game is not over, and nobody is asked anything')
  const waiting = asks.filter((ask) => ask.answer === null)
  // Now and then somebody who has answered already changes an answer to a common question.
  const from = waiting.length > 0 && random.below(8) > 0 ? waiting : asks
  const ask = at(from, random.below(from.length))
  return { seat: ask.seat, question: match.question, value: randomValue(match, ask, random) }
}
function randomValue<S extends Core, O>(match: Match<S, O>, ask: Ask, random: Fate): string | string[] {
  const print = (o: Option) => match.game.words.print(o)
  const any = () => print(at(ask.options, random.below(ask.options.length)))
  switch (ask.kind) {
    case 'one':
      return any()
    case 'number':
      return `number:${ask.min + random.below(ask.max - ask.min + 1)}`
    case 'fate':
      return ask.sides.map((sides) => `face:${random.below(sides)}`)
    case 'split':
      return Array.from({ length: ask.min }, any)
    case 'some':
    case 'order': {
      const words = ask.options.map(print)
      const count = ask.min + random.below(ask.max - ask.min + 1)
      return Array.from({ length: count }, () => at(words.splice(random.below(words.length), 1), 0))
    }
  }
}

/** The position and its questions, apart from what only watchers get. */
export function fingerprint<S extends Core, O>(match: Match<S, O>): string {
  const asks = match.asks().map(({ seat, def, kind, min, max, options, answer }) => {
    return [seat, def.name, kind, min, max, options.map((o) => match.game.words.print(o)).join(' '), answer]
  })
  return JSON.stringify([hashState(match.game, match.table.s), match.table.asks, asks])
}

/** Throws with the place where two texts part. */
export function mustEqual(actual: string, expected: string, what: string): void {
  if (actual !== expected) throw new Problem(`${what}: ${parting(actual, expected)}`)
}
export const viewers = (seats: number): number[] => Array.from({ length: seats + 1 }, (_, i) => i - 1)
