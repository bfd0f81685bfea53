/** Moments that are worth a picture. */
import { type O, type S, Z } from '../state.ts'
import type { Match } from '@emberhall/kernel'
import { asks, type Moments } from '@emberhall/lab/moments'

type M = Match<S, O>
const isFinale = ({ table }: M): boolean => table.s.phase === 'finale'
const isAtMaster = ({ table }: M): boolean => table.s.where[table.s.attempt.target] === Z.master
const isLate = (turn: number, ...questions: string[]) => {
  const isAsked = asks<S, O>(...questions)
  return (m: M): boolean => isAsked(m) && m.table.s.turn > turn
}
const seats = 2

export const moments: Moments<S, O> = {
  turn: { seats, when: isLate(4, 'exhaust') },
  choose: { seats, when: isLate(4, 'choose') },
  action: { seats, when: (m) => isLate(0, 'action')(m) && m.asks()[0]!.options.length > 5 },
  boost: { seats, when: isLate(6, 'boost') },
  reroll: { seats, when: (m) => isLate(0, 'reroll')(m) && m.table.s.attempt.boosts.length > 0 },
  tired: { seats, when: (m) => isLate(0, 'choose')(m) && m.table.s.zones[Z.fatigue]!.length >= 4 },
  finale: { seats, when: (m) => isLate(0, 'choose')(m) && isFinale(m) },
  master: { seats, when: (m) => isLate(0, 'action')(m) && isFinale(m) && isAtMaster(m) },
  won: { seats, when: (m) => m.outcome === 'win' },
  lost: { seats, when: (m) => m.isOver && m.outcome !== 'win' },
}
