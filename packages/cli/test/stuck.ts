/** A game with a bot that comes to no end where somebody has set STUCK, and one that makes a mistake. */
import type { GameModule, Position } from '@emberhall/speech'
import { friends } from '@emberhall/roster/kinds'

const { heuristic } = friends.brains

export const module = {
  ...friends,
  brains: {
    slow: (position: Position) => {
      while (process.env['STUCK'] !== undefined) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
      return heuristic!(position)
    },
    clumsy: () => -7,
  },
} satisfies GameModule
