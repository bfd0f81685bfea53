/** Games played to their end for the sake of what is said in them. */
import {
  type Answer,
  type Ask,
  at,
  type Core,
  type Fate,
  found,
  Match,
  NUMBER,
  pack,
  type Seat,
} from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'

export type Player<S extends Core, O> = (match: Match<S, O>, ask: Ask) => Answer
export interface Telling<S extends Core, O> {
  readonly seats: number
  readonly seed: number
  readonly options?: Record<string, unknown>
  readonly player: Player<S, O>
  readonly ownDice?: boolean
}

/** A player that thinks; `chance` decides where it does not care. */
export const thinking =
  <S extends Core, O>({ brains }: GameModule<S, O>, chance: (n: number) => number = () => 0): Player<S, O> =>
  (match, { seat }) =>
    found(
      brains['heuristic'],
      'a bot that thinks',
    )({
      seat,
      ask: found(match.askOf(seat), 'a question'),
      options: match.options,
      seats: match.seats,
      view: () => match.view(seat),
      world: () => match.imagine(seat, 1),
      random: chance,
    })

/** Any answer there is. */
export function anyAnswer(fate: Fate, { kind, options, min, max, sides }: Ask): Answer {
  const shuffled = options.map((o) => ({ o, at: fate.below(1000) })).sort((a, b) => a.at - b.at)
  switch (kind) {
    case 'one':
      return at(options, fate.below(options.length))
    case 'number':
      return pack(NUMBER, min + fate.below(max - min + 1))
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

const MOST = 4000
/** Plays a game; what is asked is shown before it is answered. */
export function toldGame<S extends Core, O>(
  module: GameModule<S, O>,
  { seats, seed, options, player, ownDice = false }: Telling<S, O>,
  show: (match: Match<S, O>, seat: Seat) => void = () => undefined,
): Match<S, O> {
  const match = Match.start(module.game, {
    seats,
    seed,
    ownDice,
    options: { ...module.quickOptions(seats), ...options },
  })
  for (let n = 0; !match.isOver && n < MOST; n++) {
    const seat = at(match.waiting(), 0)
    show(match, seat)
    match.play(seat, player(match, found(match.askOf(seat), 'a question')))
  }
  return match
}

/** What has come up in some games. */
export class Met {
  readonly questions = new Map<string, number>()
  readonly verbs = new Set<string>()
  readonly lines = new Set<string>()

  /** How often the question has been put in all these games. */
  note<S extends Core, O>({ game }: Match<S, O>, ask: Ask): number {
    const times = (this.questions.get(ask.def.name) ?? 0) + 1
    this.questions.set(ask.def.name, times)
    for (const option of [...ask.options, ...ask.blocked.map((b) => b.option)])
      this.verbs.add(game.words.print(option).split(':', 1).join(''))
    return times
  }
}
