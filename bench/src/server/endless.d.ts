/** Seventeen without its last turn, on the kernel and under boardgame.io: a table that can be played for as long as it takes. */
import { type GameModule } from '@emberhall/kernel'
import type { Resumable } from '../seventeen/frames.ts'
/** No bots, no words: nobody asks for them here. */
export declare const endless: GameModule
/** The same under boardgame.io: one move is one answer. */
export declare const endlessPeer: {
  name: string
  disableUndo: boolean
  setup: () => Resumable
  turn: {
    activePlayers: {
      all: null
    }
  }
  moves: {
    decide(
      {
        G,
      }: {
        G: Resumable
      },
      option: number,
    ): string | undefined
  }
}
