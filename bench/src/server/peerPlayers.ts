/** Players of a boardgame.io match: two sockets, each speaking for two seats. */
import { at } from '@emberhall/kernel'
import { io, type Socket } from 'socket.io-client'
import { pick } from '../choices.ts'
import type { Resumable } from '../seventeen/frames.ts'
import type { LoadTable } from './kinds.ts'

interface PeerState {
  readonly _stateID: number
  readonly G: Resumable
}
export function peerSeatingAt(url: string): (n: number) => Promise<LoadTable> {
  return async (n) => {
    const match = `m${n}`
    let state: PeerState | null = null
    let by = -1
    let done: (() => void) | null = null
    const sockets: Socket[] = []
    for (const k of [0, 1])
      await new Promise<void>((ready) => {
        const socket = io(`${url}/endless`, { transports: ['websocket'], forceNew: true })
        sockets.push(socket)
        socket.on('connect', () => socket.emit('sync', match, String(k), undefined, 4))
        socket.on('sync', (_: string, sync: { state: PeerState }) => {
          state = sync.state
          ready()
        })
        socket.on('update', (_: string, next: PeerState) => {
          // The other socket may still be getting what came before.
          if (by !== k || next._stateID <= state!._stateID) return
          by = -1
          state = next
          done?.()
        })
      })
    return {
      answer: () =>
        new Promise((acknowledged) => {
          const { G, _stateID } = state!
          done = acknowledged
          by = G.seat % 2
          const action = { type: 'decide', args: [G.options[pick(G.options.length)]], playerID: String(G.seat) }
          at(sockets, by).emit('update', { type: 'MAKE_MOVE', payload: action }, _stateID, match, String(G.seat))
        }),
    }
  }
}
