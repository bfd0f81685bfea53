/** Moments of real games, played by the heuristic bot. */
import { decide } from '@emberhall/bots'
import { Fate, type LogLine, Match } from '@emberhall/kernel'
import { kinfireDelve } from '../../src/index.ts'
import { type O, type S, Z } from '../../src/state.ts'

export interface Moment {
  readonly match: Match<S, O>
  /** What has just happened. */
  readonly news: readonly LogLine[]
}
type Test = (match: Match<S, O>, news: readonly LogLine[]) => boolean
const asks =
  (name: string): Test =>
  (match) =>
    !match.isOver && match.asks()[0]?.def.name === name
const MOMENTS: Readonly<Record<string, Test>> = {
  start: asks('choose'),
  exhaust: (m, n) => asks('exhaust')(m, n) && m.table.s.turn > 4,
  action: (m, n) => asks('action')(m, n) && m.table.s.turn > 2 && m.asks()[0]!.options.length > 2,
  boost: (m, n) => asks('boost')(m, n) && m.table.s.turn > 3,
  roll: (m) =>
    !m.isOver && m.table.s.attempt.open && m.table.s.attempt.dice.length > 0 && m.table.s.attempt.boosts.length > 0,
  discard: (m, n) => asks('discard')(m, n) && m.asks()[0]!.options.length > 3,
  recover: asks('recover'),
  well: asks('discardWell'),
  done: (m, news) => m.table.s.turn > 6 && news.some((line) => line.what === 'completed'),
  tired: (m, n) => asks('choose')(m, n) && m.table.s.zones[Z.fatigue]!.length >= 4,
  finale: (m, n) => m.table.s.phase === 'finale' && asks('choose')(m, n),
  weak: (m, n) =>
    m.table.s.phase === 'finale' &&
    asks('choose')(m, n) &&
    m.asks()[0]!.options.some((o) => m.table.s.where[(o >>> 12) & 4095] === Z.master),
  last: (m, n) => m.table.s.phase === 'finale' && asks('action')(m, n),
  won: (m) => m.outcome === 'win',
  lost: (m) => m.outcome === 'loss' || m.outcome === 'lose',
}
const heuristic = { name: 'heuristic', brain: kinfireDelve.brains['heuristic']! }

export function momentOf(name: string, seats: number, openHands = true): Moment {
  const test = MOMENTS[name]!
  for (let seed = 1; seed < 200; seed++) {
    const match = Match.start<S, O>(kinfireDelve.game, {
      seats,
      seed,
      options: { ...kinfireDelve.quickOptions(seats), openHands },
    })
    const fate = new Fate(seed)
    let from = 0
    for (;;) {
      const news = match.log(0, from)
      if (test(match, news)) return { match, news }
      if (match.isOver) break
      from = match.log(0).length
      const seat = match.waiting()[0]!
      match.play(seat, decide(match, seat, heuristic, fate))
    }
  }
  throw new Error(`no game came to "${name}"`)
}
