/** The thread in which bots think. It may be stopped at any moment: it holds nothing. */
import { parentPort } from 'node:worker_threads'
import { position } from '@emberhall/bots'
import { atOnce, Fate, Match } from '@emberhall/kernel'
import { ponderingOf, type Thought } from '@emberhall/minds'
import { loadGame } from '@emberhall/roster'
import type { Puzzle } from './thinking.ts'

export interface Solved {
  readonly n: number
  /** Null where there is nothing to think about. */
  readonly thought: Thought | null
}
const port = parentPort!
port.on('message', (puzzle: Puzzle) => {
  void solve(puzzle).then((solved) => port.postMessage(solved))
})

async function solve({ n, game, options, laid, seat, level, seed, ms }: Puzzle): Promise<Solved> {
  const module = await loadGame(game)
  const { seats, state, asks, tail } = laid
  const from = { seats, ownDice: false, generation: 0, fate: new Fate(seed) }
  const match = atOnce(Match.resuming(module.game, options, from, { state, asks, history: [] }, tail))
  const ask = match.askOf(seat)
  const pondering = ask === undefined ? null : ponderingOf(module, level, position(match, seat, ask, new Fate(seed)))
  if (pondering === null) return { n, thought: null }
  const end = performance.now() + ms
  for (;;) {
    const next = pondering.next()
    if (next.done === true) return { n, thought: next.value }
    if (performance.now() >= end) return { n, thought: next.value() }
  }
}
