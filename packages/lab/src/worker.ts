/** One thread of the lab: plays the stretches of games it is given. */
import { parentPort, workerData } from 'node:worker_threads'
import { BadInput } from '@emberhall/kernel'
import { loadGame } from '@emberhall/roster'
import { playGames, type Sample } from './run.ts'
import type { Tally } from './tally.ts'

export interface Stretch {
  readonly chunk: number
  readonly from: number
  readonly to: number
}
export type Told = { readonly chunk: number; readonly tally: Tally } | { readonly failure: Error }

const { game, content, sample } = workerData as { game: string; content: string; sample: Sample }
const loading = loadGame(game)

async function play({ chunk, from, to }: Stretch): Promise<Told> {
  try {
    const module = await loading
    if (module.game.contentHash !== content)
      throw new BadInput(`the cards of ${game} have changed meanwhile; begin again`)
    return { chunk, tally: await playGames(module, sample, from, to) }
  } catch (error) {
    return { failure: error as Error }
  }
}
parentPort!.on('message', (stretch: Stretch) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void play(stretch).then((told) => parentPort!.postMessage(told))
})
