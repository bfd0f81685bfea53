/** What the bench uses of boardgame.io. Its own types cannot be found from an ES module. */
declare module 'boardgame.io/dist/cjs/ai.js' {
  import type { Peer, PeerGame } from 'boardgame.io/dist/cjs/internal.js'
  interface BotPlan<G> {
    readonly game: PeerGame<G>
    readonly enumerate: (G: G, ctx: unknown, playerID: string) => readonly object[]
    readonly seed: number
    readonly iterations: number
    readonly playoutDepth: number
  }
  export class MCTSBot<G> {
    constructor(plan: BotPlan<G>)
    play(state: Peer<G>, playerID: string): Promise<unknown>
  }
}
declare module 'boardgame.io/dist/cjs/internal.js' {
  export interface Peer<G> {
    readonly G: G
    readonly ctx: { readonly gameover?: unknown }
  }
  export interface PeerGame<G> {
    readonly name: string
    readonly disableUndo: boolean
    readonly setup: () => G
    readonly turn: object
    readonly moves: Readonly<Record<string, (context: { readonly G: G }, option: number) => string | undefined>>
    readonly endIf: (context: { readonly G: G }) => unknown
  }
  interface MoveAction {
    readonly type: 'MAKE_MOVE'
    readonly payload: { readonly type: string; readonly args: readonly number[]; readonly playerID: string }
  }
  export function InitializeGame<G>(setup: { game: PeerGame<G>; numPlayers: number }): Peer<G>
  export function CreateGameReducer<G>(setup: { game: PeerGame<G> }): (state: Peer<G>, action: MoveAction) => Peer<G>
}
