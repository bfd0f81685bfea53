/** Bots at the table: one decision, or a whole game. */
import {
  type Answer,
  type Core,
  type Fate,
  fits,
  type Match,
  type Option,
  RuleFault,
  type Seat,
  verbOf,
} from '@emberhall/kernel'
import { random } from '@emberhall/minds'
import type { Bot } from './bot.ts'
import { position } from './position.ts'

/** What this bot answers in this seat; an answer that the question does not allow is a mistake in the bot. */
export function decide<S extends Core, O>(match: Match<S, O>, seat: Seat, bot: Bot<S, O>, fate: Fate): Answer {
  const ask = match.askOf(seat)
  if (ask === undefined) throw new RuleFault(`seat ${seat + 1} is not asked anything`)
  const here = position(match, seat, ask, fate)
  // Nobody chooses what the dice show.
  const answer = ask.kind === 'fate' ? random(here) : bot.brain(here)
  if (fits(ask, answer)) return answer
  const { words } = match.game
  const print = (o: Option) => (words.names[verbOf(o)] === undefined ? String(o) : words.print(o))
  const said = [answer].flat().map(print).join(', ')
  throw new RuleFault(`the bot "${bot.name}" answers "${said}" to "${ask.def.name}", which is not allowed`)
}

/** Plays a match to its end, or to the budget of decisions; whoever looks on is told after each. Returns how many there were. */
export function playOut<S extends Core, O>(
  match: Match<S, O>,
  bots: readonly Bot<S, O>[],
  fate: Fate,
  { budget = 100_000, answered }: { budget?: number; answered?: (state: S) => void } = {},
): number {
  let decisions = 0
  while (!match.isOver) {
    const seat = match.waiting()[0]!
    if (decisions++ >= budget) throw new RuleFault(`the game is not over after ${budget} decisions`)
    match.play(seat, decide(match, seat, bots[seat]!, fate))
    answered?.(match.table.s)
  }
  return decisions
}
