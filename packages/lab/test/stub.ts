/** Kinfire Delve with a bot that makes a mistake in some games. */
import type { GameModule, Position } from '@emberhall/speech'
import { kinfireDelve } from '@emberhall/kinfire-delve'

const { heuristic } = kinfireDelve.brains

export const module = {
  ...kinfireDelve,
  brains: {
    clumsy: (position: Position) => (position.random(200) === 0 ? -7 : heuristic!(position as never)),
  },
} as unknown as GameModule
