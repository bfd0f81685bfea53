/** Seventeen under boardgame.io: one move is one answer, the rules' stack lies in its state G. */
import { CreateGameReducer, InitializeGame, type Peer, type PeerGame } from 'boardgame.io/dist/cjs/internal.js'
import { pick } from '../choices.ts'
import { SEATS } from './content.ts'
import type { Resumable } from './frames.ts'
import { advance, begin } from './resumable.ts'

const ALL_SEATS_MAY_MOVE = { all: null }
const INVALID_MOVE = 'INVALID_MOVE'

export function gameOf(seed: number): PeerGame<Resumable> {
  return {
    name: 'seventeen',
    disableUndo: true,
    setup: () => begin(seed),
    turn: { activePlayers: ALL_SEATS_MAY_MOVE },
    moves: {
      decide({ G }, option) {
        if (!G.options.includes(option)) return INVALID_MOVE
        advance(G, option)
        return undefined
      },
    },
    endIf: ({ G }) => (G.over ? { points: [...G.points] } : undefined),
  }
}
const reducer = CreateGameReducer({ game: gameOf(1) })

export function begun(seed: number): Peer<Resumable> {
  return InitializeGame({ game: gameOf(seed), numPlayers: SEATS })
}
export function decideAtRandom(state: Peer<Resumable>): Peer<Resumable> {
  const { options, seat } = state.G
  const args = [options[pick(options.length)]!]
  return reducer(state, { type: 'MAKE_MOVE', payload: { type: 'decide', args, playerID: String(seat) } })
}
