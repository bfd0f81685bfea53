/** In the middle of things: a hero’s activation, its beginning, the end of a fight. */
import type { Given, Play } from '@emberhall/testkit'
import type { O, S } from '../src/state.ts'
import { type Scene, scene } from './scene.ts'

/** Hero 0 has rolled his movement die and may act. */
export function acting(wanted: Scene = {}, points = 4, more: Partial<S['acting']> = {}): Given<S, O> {
  return scene({
    ...wanted,
    set: (s) => {
      s.phase = 'activate'
      for (const hero of s.heroes) hero.activated = true
      s.fight.activated = s.enemies.map(({ type }) => type)
      s.acting = { ...s.acting, hero: 0, rolled: true, die: points, points, ...more }
      wanted.set?.(s)
    },
  })
    .agenda('act', 0)
    .afterwards('activate')
}
/** Where enemies are as good as each other, the first on offer is taken. */
export function letThemCome(t: Play<S, O>): Play<S, O> {
  const isTie = (): boolean => ['enemyOrder', 'enemySquare'].includes(t.match.asks()[0]?.def.name ?? '')
  while (isTie()) t.answer(0, t.options(0)[0] ?? '')
  return t
}
/** Dice as they lie on the table, from 1, for `roll`. */
export const faces = (...shown: readonly number[]): number[] => shown.map((face) => face - 1)
