import type { Scene } from '../scene-types.ts'

/** The cellar under the market, where two fights take place. */
export const CELLAR = {
  terrain: 'cellar',
  columns: 3,
  rows: 2,
  walls: [
    ['a1', 'b1'],
    ['b2', 'c2'],
  ],
  start: ['a1'],
  rounds: 4,
  slots: [0, 1, 0, 1],
} satisfies Partial<Scene>
