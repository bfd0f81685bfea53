/** Games played to their end for the sake of what is said in them. */
import { type Answer, type Ask, Fate, Match, NUMBER, pack, type Seat } from '@emberhall/kernel'
import { forgeflame, type O, type S } from '../src/index.ts'

export type Table = Match<S, O>
type Player = (match: Table, ask: Ask) => Answer
const NAMES = ['Asha', 'Orrin', 'Sabela', 'Nereo']
export const namesFor = (seats: number): string[] => NAMES.slice(0, seats)

export const thoughtful: Player = (match, { seat }) =>
  forgeflame.brains['heuristic']!({
    seat,
    ask: match.askOf(seat)!,
    options: match.options,
    seats: match.seats,
    view: () => match.view(seat),
    world: () => match.imagine(seat, 1),
    random: () => 0,
  })
/** What leads to rare things is done whenever it can be. */
const EAGER = /^(forge|power|keep|pick):/
/** Any answer there is, but a turn is seldom given up while something can be done. */
export function random(seed: number): Player {
  const fate = new Fate(seed)
  const anyOf = (options: readonly number[]): number => options[fate.below(options.length)]!
  return (match, { kind, options, min, max }) => {
    const shuffled = options.map((o) => ({ o, at: fate.below(1000) })).sort((a, b) => a.at - b.at)
    switch (kind) {
      case 'one': {
        const words = options.map((o) => ({ o, word: match.game.words.print(o) }))
        const eager = words.filter(({ word }) => EAGER.test(word))
        const busy = words.filter(({ word }) => word !== 'stop')
        const wanted = fate.below(8) === 0 ? [] : eager.length > 0 ? eager : busy
        return anyOf(wanted.length > 0 ? wanted.map(({ o }) => o) : options)
      }
      case 'number':
        return pack(NUMBER, min + fate.below(max - min + 1))
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
}
/** Plays a game; what is asked is shown before it is answered. */
export function played(setup: Setup, show: (match: Table, seat: Seat) => void = () => undefined): Table {
  const { seats, seed, options, player } = setup
  const match = Match.start(forgeflame.game, {
    seats,
    seed,
    options: { ...forgeflame.quickOptions(seats), ...options },
  })
  while (!match.isOver) {
    const seat = match.waiting()[0]!
    show(match, seat)
    match.play(seat, player(match, match.askOf(seat)!))
  }
  return match
}
