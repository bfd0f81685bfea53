/** Moments of Forgeflame that are worth a look, as save files. Bots go on until one has come. */
import { decide } from '@emberhall/bots'
import { forgeflame, type O, type S } from '@emberhall/forgeflame'
import { Fate, Match, save } from '@emberhall/kernel'

type Test = (match: Match<S, O>) => boolean
const asks =
  (name: string, round = 0): Test =>
  (match) =>
    !match.isOver && match.asks()[0]?.def.name === name && match.table.s.round >= round
const MOMENTS: Readonly<Record<string, Test>> = {
  late: asks('card', 4),
  act: (m) => asks('act', 3)(m) && m.asks()[0]!.options.length > 6,
  walk: (m) => asks('act', 2)(m) && m.table.s.turn.pool[0]! > 2,
  over: (m) => m.isOver,
}
const heuristic = { name: 'heuristic', brain: forgeflame.brains['heuristic']! }

/** The first moment of that name, or the first question of that name, in a game of bots. */
export function momentOf(name: string, seats: number, options: Record<string, unknown> = {}): string {
  const test = MOMENTS[name] ?? asks(name)
  for (let seed = 1; seed < 40; seed++) {
    const match = Match.start<S, O>(forgeflame.game, {
      seats,
      seed,
      options: { ...forgeflame.quickOptions(seats), ...options },
    })
    const fate = new Fate(seed)
    for (;;) {
      if (test(match)) return JSON.stringify(save(match))
      if (match.isOver) break
      const seat = match.waiting()[0]!
      match.play(seat, decide(match, seat, heuristic, fate))
    }
  }
  throw new Error(`no game came to "${name}"`)
}
