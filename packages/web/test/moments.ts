/** Moments of a game that are worth a picture, as save files. A good player goes on until each has come. */
import { decide } from '@emberhall/bots'
import { Fate, Match, save } from '@emberhall/kernel'
import { kinfireDelve, type O, type S, Z } from '@emberhall/kinfire-delve'

type Test = (match: Match<S, O>) => boolean
const asks =
  (question: string): Test =>
  (match) =>
    !match.isOver && match.asks()[0]?.def.name === question
const isFinale: Test = (match) => match.table.s.phase === 'finale'

const MOMENTS = {
  turn: (m) => asks('exhaust')(m) && m.table.s.turn > 4,
  choose: (m) => asks('choose')(m) && m.table.s.turn > 4,
  action: (m) => asks('action')(m) && m.asks()[0]!.options.length > 5,
  boost: (m) => asks('boost')(m) && m.table.s.turn > 6,
  reroll: (m) => asks('reroll')(m) && m.table.s.attempt.boosts.length > 0,
  tired: (m) => asks('choose')(m) && m.table.s.zones[Z.fatigue]!.length >= 4,
  finale: (m) => asks('choose')(m) && isFinale(m),
  master: (m) => asks('action')(m) && isFinale(m) && m.table.s.where[m.table.s.attempt.target] === Z.master,
  won: (m) => m.outcome === 'win',
  lost: (m) => m.isOver && m.outcome !== 'win',
} as const satisfies Record<string, Test>
export type MomentName = keyof typeof MOMENTS

const MOST_GAMES = 300
const heuristic = { name: 'heuristic', brain: kinfireDelve.brains['heuristic']! }

/** Every moment, with as many Seekers as wanted: the text of its save. */
export function playMoments(seats: number): ReadonlyMap<MomentName, string> {
  const found = new Map<MomentName, string>()
  const names = Object.keys(MOMENTS) as MomentName[]
  for (let seed = 1; seed <= MOST_GAMES && found.size < names.length; seed++) {
    const match = Match.start<S, O>(kinfireDelve.game, { seats, seed, options: kinfireDelve.quickOptions(seats) })
    const fate = new Fate(seed)
    for (;;) {
      for (const name of names)
        if (!found.has(name) && MOMENTS[name](match)) found.set(name, JSON.stringify(save(match)))
      if (match.isOver) break
      const seat = match.waiting()[0]!
      match.play(seat, decide(match, seat, heuristic, fate))
    }
  }
  const missing = names.filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`no game came to ${missing.join(', ')}`)
  return found
}
