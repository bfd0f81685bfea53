/** Games played to their end for the sake of what is said in them. */
import { at, Fate, type Match, type Seat } from '@emberhall/kernel'
import { anyAnswer, type Player as AnyPlayer, type Telling, thinking, toldGame } from '@emberhall/testkit'
import { kinfireDelve, type O, type S } from '../src/index.ts'

export const NAMES = ['Asha', 'Orrin', 'Sabela', 'Nereo']
export type Setup = Telling<S, O>
type Player = AnyPlayer<S, O>

export const thoughtful: Player = thinking(kinfireDelve)

/** Goes by what the labels say: the best odds, and the last of equals, which spends least. It knows no rules. */
export const trusting: Player = (match, ask) => {
  const { words } = kinfireDelve
  const view = match.view(ask.seat)
  const told = (option: number): string => words.en.option(option, ask, view, NAMES)
  if (ask.def.name === 'exhaust')
    return ask.options.find((o) => /([2-9]|\d\d) cards/.test(told(o))) ?? at(ask.options, 0)
  if (ask.def.name === 'reroll') return at(ask.options, words.en.prompt(ask, view, NAMES).endsWith('short.') ? 0 : 1)
  if (ask.kind !== 'one') return random(1)(match, ask)
  const odds = (option: number): number =>
    Math.max(told(option).endsWith('event') ? 60 : 0, ...[...told(option).matchAll(/(\d+)%/g)].map((m) => Number(m[1])))
  return ask.options.reduce((best, option) => (odds(option) >= odds(best) ? option : best))
}

/** Any answer there is. */
export function random(seed: number): Player {
  const fate = new Fate(seed)
  return (_, ask) => anyAnswer(fate, ask)
}
export const played = (setup: Setup, show?: (match: Match<S, O>, seat: Seat) => void): Match<S, O> =>
  toldGame(kinfireDelve, setup, show)
