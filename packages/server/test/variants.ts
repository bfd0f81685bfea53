/** One small game in two versions: the rules of the second lead elsewhere. */
import { type Core, defineGame, int, perSeat, questions, type Rule, type Table, verbs } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'

const VERBS = { give: ['n'] } as const
const V = verbs(VERBS)
const Q = questions({ turn: 'V-1' })
type S = Core & { score: number[] }

export function variant(name: 'old' | 'fresh'): GameModule {
  const game: unknown = defineGame({
    id: 'variant',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    state: { score: perSeat(int()) },
    zones: { pile: { see: 'all' } },
    verbs: VERBS,
    questions: Q,
    events: {},
    logs: {},
    faces: [{ key: 'stone', back: 'back', triggers: [] }],
    content: [name],
    cards: () => [{ face: 0, zone: 0 }],
    steps: {
      *turn(t: Table<S>, seat: number): Rule {
        for (let n = 0; n < 4; n++) t.offer(V.give, n)
        const n = ((yield* t.choose(seat, Q.turn)) >> 12) & 0xfff
        t.s.score[seat]! += n
        // The one goes around the table, the other stays with whoever has given most.
        const next = name === 'old' || n < 2 ? 1 - seat : seat
        t.later('turn', next)
      },
    },
    first: 'turn',
    tie: () => ({ seat: 0, question: Q.turn }),
    undoRule: 'V-2',
    migrate: {},
  } as never)
  return { game, brains: {} } as unknown as GameModule
}
