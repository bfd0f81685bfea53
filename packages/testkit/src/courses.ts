/** Courses of games that a bot plays, stopped wherever something is to be looked at. */
import { decide, position } from '@emberhall/bots'
import { at, type Core, Fate, found, Match, RuleFault, type Seat } from '@emberhall/kernel'
import type { GameModule, Position } from '@emberhall/speech'

export interface Dealt {
  readonly seats: number
  readonly seed: number
  /** Beside those of *Play now*. */
  readonly options?: Readonly<Record<string, unknown>>
}
/** Plays a game and stops at every decision, and at the end. */
export function* decisions<S extends Core, O>(
  module: GameModule<S, O>,
  { seats, seed, options = {} }: Dealt,
): Generator<Match<S, O>> {
  const bot = { name: 'heuristic', brain: found(module.brains['heuristic'], 'a bot that thinks') }
  const match = Match.start(module.game, { seats, seed, options: { ...module.quickOptions(seats), ...options } })
  const fate = new Fate(seed)
  while (!match.isOver) {
    yield match
    const seat = at(match.waiting(), 0)
    match.play(seat, decide(match, seat, bot, fate))
  }
  yield match
}
/** Two moments of each question, and later one in this many. */
export function* moments<S extends Core, O>(course: Iterable<Match<S, O>>, every: number): Generator<Match<S, O>> {
  const seen = new Map<string, number>()
  for (const match of course) {
    if (match.isOver) return
    const { name } = at(match.asks(), 0).def
    const n = seen.get(name) ?? 0
    seen.set(name, n + 1)
    if (n < 2 || n % every === 0) yield match
  }
}
/** What a bot holds in its hands at this moment; it may not look into any world. */
export function held<S extends Core, O>(match: Match<S, O>, seat: Seat): Position<S, O> {
  const world = (): never => {
    throw new RuleFault('the bot looked into a world')
  }
  return { ...position(match, seat, found(match.askOf(seat), 'a question'), new Fate(1)), world }
}
