/** Random games of Seventeen in the forms that the kernel is compared with. Each says how many decisions it took. */
import { seedChoices } from '../choices.ts'
import { begun, decideAtRandom } from './boardgameio.ts'
import { playOut } from './inlined.ts'
import { deal } from './plain.ts'

export function inlinedGame(): () => number {
  let seed = 0
  return () => {
    seed = (seed % 1024) + 1
    seedChoices(seed)
    return playOut(deal(seed))
  }
}
const CHUNK = 10
export function peerDecisions(): () => number {
  let seed = 1
  let state = begun(seed)
  seedChoices(seed)
  return () => {
    for (let i = 0; i < CHUNK; i++) {
      if (state.ctx.gameover !== undefined) {
        state = begun(++seed)
        seedChoices(seed)
      }
      state = decideAtRandom(state)
    }
    return CHUNK
  }
}
