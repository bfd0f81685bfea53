/** The thread in which bots think. It may be stopped at any moment: it holds nothing. */
import { parentPort } from 'node:worker_threads'
import { atOnce, Fate, Match } from '@emberhall/kernel'
import type { Thought } from '@emberhall/minds'
import { loadGame } from '@emberhall/roster'
import { pondering } from '@emberhall/sitting'
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
  const end = performance.now() + ms
  const asked = { seat, level, fate: new Fate(seed) }
  return { n, thought: atOnce(pondering(module, match, asked, () => performance.now() >= end)) }
}
