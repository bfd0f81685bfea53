/** Moments that are worth a picture. */
import type { O, S } from '../state.ts'
import type { Match } from '@emberhall/kernel'
import { asks, type Moments } from '@emberhall/lab/moments'

const inRound = (round: number, ...questions: string[]) => {
  const isAsked = asks<S, O>(...questions)
  return (m: Match<S, O>): boolean => isAsked(m) && m.table.s.round >= round
}
const seats = 3

export const moments: Moments<S, O> = {
  recruit: { seats, options: { recruitment: 'draft' }, when: inRound(0, 'recruit') },
  card: { seats, when: inRound(1, 'card') },
  act: { seats, when: (m) => inRound(3, 'act')(m) && m.asks()[0]!.options.length > 6 },
  walk: { seats, when: (m) => inRound(2, 'act')(m) && m.table.s.turn.pool[0]! > 2 },
  token: { seats, when: inRound(0, 'token') },
  find: { seats, when: inRound(0, 'find', 'spoils') },
  forge: { seats, when: inRound(0, 'forge', 'pay') },
  late: { seats, when: inRound(4, 'card') },
  pairs: { seats: 4, when: (m) => inRound(3, 'act')(m) && m.asks()[0]!.options.length > 4 },
  over: { seats, when: (m) => m.isOver },
}
