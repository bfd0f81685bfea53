import { CELLAR } from './cellar.ts'
import type { Scene } from '../scene-types.ts'

export const sq3: Scene = {
  id: 'sq3',
  ...CELLAR,
  roster: [
    { enemy: 'rat-swarm', init: 1, zone: 'b1', tag: 'rats1' },
    { enemy: 'rat-swarm', init: 2, zone: 'b2' },
    { enemy: 'rat-swarm', init: 3, zone: 'c2' },
    { enemy: 'knife-thrower', init: 1, zone: 'c2', defends: 'o1' },
    { enemy: 'recruit', init: 1, zone: 'b2' },
    { enemy: 'bruiser', init: 1, zone: 'c2', defends: 'o1' },
    { enemy: 'rat-swarm', init: 4, zone: 'c1' },
    { enemy: 'recruit', init: 2, zone: 'c2', heroes: 3, defends: 'o1' },
    { enemy: 'knife-thrower', init: 2, zone: 'c2', defends: 'o1' },
    { enemy: 'recruit', init: 3, zone: 'c1', heroes: 3 },
    { enemy: 'bruiser', init: 2, zone: 'b1' },
    { enemy: 'recruit', init: 4, zone: 'c2', heroes: 4, defends: 'o1' },
    { enemy: 'bruiser', init: 3, zone: 'c1', heroes: 4 },
    { enemy: 'assassin', init: 1, zone: 'c2', heroes: 3, defends: 'o1' },
    { enemy: 'assassin', init: 2, zone: 'c1', heroes: 4 },
  ],
  tokens: [
    { kind: 'exit', id: 'exitA', zone: 'c1', letter: 'A' },
    { kind: 'objective', id: 'o1', zone: 'c2' },
    { kind: 'gem', id: 'g1', zone: 'b2', gem: 'red' },
    { kind: 'food', id: 'f1', zone: 'a2' },
  ],
  objectives: [
    { kind: 'collect', token: 'o1' },
    { kind: 'exit', letters: ['A'] },
  ],
  unlocks: [14],
}
