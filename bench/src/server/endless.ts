/** Seventeen without its last turn, on the kernel and under boardgame.io: a table that can be played for as long as it takes. */
import { defineGame, type Rule, type Seat } from '@emberhall/kernel'
import type { GameModule } from '@emberhall/speech'
import { begin, advance } from '../seventeen/resumable.ts'
import type { Resumable } from '../seventeen/frames.ts'
import { seventeen } from '../seventeen/game.ts'
import { turn } from '../seventeen/rules.ts'
import type { T } from '../seventeen/state.ts'

function* endlessTurn(t: T, seat: Seat): Rule {
  t.s.turn = 0
  yield* turn(t, seat)
}
const game = defineGame({
  ...seventeen.def,
  id: 'endless',
  steps: { ...seventeen.def.steps, turn: endlessTurn as never },
})
/** No bots, no words: nobody asks for them here. */
export const endless = { game, brains: {} } as unknown as GameModule

/** The same under boardgame.io: one move is one answer. */
export const endlessPeer = {
  name: 'endless',
  disableUndo: true,
  setup: (): Resumable => begin(7),
  turn: { activePlayers: { all: null } },
  moves: {
    decide({ G }: { G: Resumable }, option: number): string | undefined {
      if (!G.options.includes(option)) return 'INVALID_MOVE'
      G.turn = 0
      advance(G, option)
      return undefined
    },
  },
}
