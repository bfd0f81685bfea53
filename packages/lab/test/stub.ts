/** A game with a bot that makes a mistake in some games. */
import type { GameModule, Position } from '@emberhall/speech'
import { friends } from '@emberhall/roster/kinds'

const { heuristic } = friends.brains

export const module = {
  ...friends,
  brains: {
    clumsy: (position: Position) => (position.random(200) === 0 ? -7 : heuristic!(position)),
  },
} satisfies GameModule
