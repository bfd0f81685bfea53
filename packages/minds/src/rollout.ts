/** A line of play in an imagined world, by the game's own plain player in every seat. */
import { type Ask, type Core, type Fate, type Match, RuleFault, type Seat, type View } from '@emberhall/kernel'
import type { Brain, GameModule, Outlook, Position } from '@emberhall/speech'
import { judge, judgementFor, type Judging } from './judging.ts'
import { random } from './random.ts'

/** What looking ahead takes: the game's outlook, its plain player and, where it fits the table, what was learned. */
export interface Mind<S extends Core = Core, O = unknown> extends Judging<S, O> {
  readonly game: GameModule<S, O>['game']
  readonly outlook: Outlook<S, O>
  readonly plain: Brain<S, O>
}
export type Thinker<S extends Core = Core, O = unknown> = Pick<GameModule<S, O>, 'game' | 'brains' | 'outlook'>

/** Null where a game has no outlook or nobody who plays plainly: nobody looks ahead there. */
export function mindOf<S extends Core, O>(module: Thinker<S, O>, options: O, seats: number): Mind<S, O> | null {
  const { game, brains, outlook } = module
  const plain = brains['heuristic']
  if (outlook === undefined || plain === undefined) return null
  return { game, outlook, plain, ...judgementFor(game, outlook.judgements ?? [], options, seats) }
}

/** Counts the turns that have begun since; to be told of every question, once. */
export function turnsSince<S extends Core, O>(outlook: Outlook<S, O>, state: S): (ask: Ask, state: S) => number {
  const then = outlook.clock?.(state)
  if (then !== undefined) return (_, now) => (outlook.clock?.(now) ?? then) - then
  let turns = 0
  return ({ def }) => (outlook.opens?.includes(def.name) === true ? ++turns : turns)
}
/** No line goes on for longer: what does not end is worth nothing. */
const MOST_ANSWERS = 3000
/** Plays on in a world until the game is over or so many turns have passed; what that is worth to a seat. */
export function rollOut<S extends Core, O>(
  { outlook, plain, judgement }: Mind<S, O>,
  world: Match<S, O>,
  seat: Seat,
  turns: number,
  fate: Fate,
): number {
  const { table } = world
  if (world.isOver) return outlook.share(table.s, seat)
  const here = new Within(world, fate)
  const passed = turnsSince(outlook, table.s)
  for (let i = 0; !world.isOver && i < MOST_ANSWERS; i++) {
    here.ask = firstAsked(world)
    if (judgement !== null && passed(here.ask, table.s) >= turns) break
    world.play(here.ask.seat, here.ask.kind === 'fate' ? random(here) : plain(here))
  }
  if (world.isOver) return outlook.share(table.s, seat)
  return judgement === null ? 0 : judge(judgement, table, seat)
}
function firstAsked<S extends Core, O>(world: Match<S, O>): Ask {
  for (const ask of world.asks()) if (ask.answer === null) return ask
  throw new RuleFault('a world that is not over asks nobody')
}
/**
 * A world is made up whole, so nobody in it has anything to hide, and nothing is copied: plain players only read. One serves for a whole line:
 * they keep nothing of it from one question to the next.
 */
class Within<S extends Core, O> implements Position<S, O> {
  ask: Ask
  readonly options: O
  readonly seats: number
  private readonly match: Match<S, O>
  private readonly fate: Fate

  constructor(match: Match<S, O>, fate: Fate) {
    this.match = match
    this.fate = fate
    this.ask = firstAsked(match)
    this.options = match.options
    this.seats = match.seats
  }
  get seat(): Seat {
    return this.ask.seat
  }
  readonly view = (): View<S> => {
    const { seat, ask, seats, options, match } = this
    const { s: state } = match.table
    return { seat, state, options, seats, ask, question: match.question, mode: 'single', waiting: [seat] }
  }
  readonly world = (): Match<S, O> => this.match
  readonly random = (n: number): number => this.fate.below(n)
}
