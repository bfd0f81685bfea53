/** The last Clue lies under the token of the gallery; hero 0 stands at its door. */
import type { Given } from '@emberhall/testkit'
import { CONTENT } from '../src/content/index.ts'
import { type O, type S, Z } from '../src/state.ts'
import { type Scene, scene } from './scene.ts'

export const POSSE = [
  { at: [2, 4], looked: 1 },
  { at: [2, 6] },
  { at: [3, 6] },
  { at: [2, 7] },
  { at: [3, 7] },
  { at: [2, 8] },
] as const
export function lastClue(wish: Scene = {}, token = 'xt-1'): Given<S, O> {
  const clues = CONTENT.missions.find(({ id }) => id === (wish.options?.mission ?? 'mi-fistful'))?.clues ?? 0
  return scene({
    heroes: [POSSE[0]],
    ...wish,
    set: (s) => {
      s.clues = clues - 1
      wish.set?.(s)
    },
  })
    .zone(Z.tokensDown, [token])
    .set((s) => {
      s.tiles[1]!.token = s.zones[Z.tokensDown]![0]!
    })
    .agenda('explore')
}
/** The last enemy of the finale has just fallen. */
export const finaleOver = (wish: Scene = {}): Given<S, O> =>
  scene({
    heroes: [POSSE[0]],
    ...wish,
    set: (s) => {
      s.objective = 1
      s.stage = 'finale'
      s.tiles[1]!.isRevealed = true
      Object.assign(s.fight, { isOn: true, isFinale: true })
      wish.set?.(s)
    },
  }).agenda('fightEnd')
