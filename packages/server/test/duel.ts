/** A game of one question that shows nothing: whoever is asked may go on, or end it. */
import { defineGame, type Game, questions, type Rule, type Table, verbOf, verbs } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'

const ZONES = { heap: { see: 'all' } } as const
const VERBS = { wait: [], strike: [] } as const
const V = verbs(VERBS)
const Q = questions({ turn: 'D-1' })

const game: unknown = defineGame({
  id: 'duel',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  state: {},
  zones: ZONES,
  verbs: VERBS,
  questions: Q,
  events: {},
  logs: {},
  faces: [{ key: 'stone', back: 'stone', triggers: [] }],
  content: [],
  cards: () => [{ face: 0, zone: 0 }],
  steps: {
    *turn(t: Table, seat: number): Rule {
      t.offer(V.wait)
      t.offer(V.strike)
      const isStruck = verbOf(yield* t.choose(seat, Q.turn)) === V.strike
      if (isStruck) return t.end('struck')
      t.later('turn', seat)
    },
  },
  first: 'turn',
  tie: () => ({ seat: 0, question: Q.turn }),
  undoRule: 'D-2',
  migrate: {},
})

/** The same game among rivals and among friends. */
export const duel = (rivals: boolean) =>
  ({ game: game as Game, brains: {}, rivals: () => rivals }) as unknown as GameModule
