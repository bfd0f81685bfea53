import { CELLAR } from './cellar.ts'
import type { Scene } from '../scene-types.ts'

export const c4x: Scene = {
  id: 'c4x',
  ...CELLAR,
  roster: [
    { enemy: 'recruit', init: 1, zone: 'c2', defends: 'exitA', tag: 'recruitDefender' },
    { enemy: 'recruit', init: 2, zone: 'b1' },
    { enemy: 'rat-swarm', init: 1, zone: 'b2' },
    { enemy: 'rat-swarm', init: 2, zone: 'c1' },
    { enemy: 'recruit', init: 3, zone: 'b2' },
    { enemy: 'bruiser', init: 2, zone: 'c2' },
    { enemy: 'rat-swarm', init: 3, zone: 'b1' },
    { enemy: 'bruiser', init: 1, zone: 'b2', heroes: 3 },
    { enemy: 'recruit', init: 5, zone: 'c2', heroes: 3 },
    { enemy: 'recruit', init: 4, zone: 'c1', heroes: 4 },
    { enemy: 'rat-swarm', init: 4, zone: 'c2', heroes: 4 },
    { enemy: 'bruiser', init: 3, zone: 'c1', heroes: 4 },
  ],
  tokens: [
    { kind: 'exit', id: 'exitA', zone: 'c2', letter: 'A' },
    { kind: 'gem', id: 'g1', zone: 'c1', gem: 'yellow' },
    { kind: 'food', id: 'f1', zone: 'b1' },
  ],
  objectives: [
    { kind: 'defeat', tag: 'recruitDefender' },
    { kind: 'exit', letters: ['A'] },
  ],
  unlocks: [14],
}
