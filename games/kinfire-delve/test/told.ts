/** Games played to their end for the sake of what is said in them. */
import { type Answer, type Ask, Fate, Match, type Seat } from '@emberhall/kernel'
import { kinfireDelve, type O, type S } from '../src/index.ts'

export const NAMES = ['Asha', 'Orrin', 'Sabela', 'Nereo']
type Player = (match: Match<S, O>, ask: Ask) => Answer

export const thoughtful: Player = (match, { seat }) =>
  kinfireDelve.brains['heuristic']!({
    seat,
    ask: match.askOf(seat)!,
    options: match.options,
    seats: match.seats,
    view: () => match.view(seat),
    world: () => match.imagine(seat, 1),
    random: () => 0,
  })

/** Goes by what the labels say: the best odds, and the last of equals, which spends least. It knows no rules. */
export const trusting: Player = (match, ask) => {
  const { words } = kinfireDelve
  const view = match.view(ask.seat)
  const told = (option: number): string => words.en.option(option, ask, view, NAMES)
  if (ask.def.name === 'exhaust') return ask.options.find((o) => /([2-9]|\d\d) cards/.test(told(o))) ?? ask.options[0]!
  if (ask.def.name === 'reroll') return ask.options[words.en.prompt(ask, view, NAMES).endsWith('short.') ? 0 : 1]!
  if (ask.kind !== 'one') return random(1)(match, ask)
  const odds = (option: number): number =>
    Math.max(told(option).endsWith('event') ? 60 : 0, ...[...told(option).matchAll(/(\d+)%/g)].map((m) => Number(m[1])))
  return ask.options.reduce((best, option) => (odds(option) >= odds(best) ? option : best))
}

/** Any answer there is. */
export function random(seed: number): Player {
  const fate = new Fate(seed)
  return (_, { kind, options, min, max, sides }) => {
    const shuffled = options.map((o) => ({ o, at: fate.below(1000) })).sort((a, b) => a.at - b.at)
    switch (kind) {
      case 'one':
        return options[fate.below(options.length)]!
      case 'number':
        return (2 << 24) | ((min + fate.below(max - min + 1)) << 12)
      case 'fate':
        return sides.map((n) => fate.below(n))
      case 'order':
        return shuffled.map(({ o }) => o)
      default: {
        const chosen = shuffled.slice(0, min + fate.below(max - min + 1)).map(({ o }) => o)
        return options.filter((o) => chosen.includes(o))
      }
    }
  }
}

export interface Setup {
  readonly seats: number
  readonly seed: number
  readonly options?: Record<string, unknown>
  readonly player: Player
  readonly ownDice?: boolean
}
/** Plays a game; what is asked is shown before it is answered. */
export function played(setup: Setup, show: (match: Match<S, O>, seat: Seat) => void = () => undefined): Match<S, O> {
  const { seats, seed, options, player, ownDice = false } = setup
  const chosen = { ...kinfireDelve.quickOptions(seats), ...options }
  const match = Match.start(kinfireDelve.game, { seats, seed, ownDice, options: chosen })
  while (!match.isOver) {
    const seat = match.waiting()[0]!
    show(match, seat)
    match.play(seat, player(match, match.askOf(seat)!))
  }
  return match
}
