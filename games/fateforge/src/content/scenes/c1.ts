import type { Scene } from '../scene-types.ts'

export const c1: Scene = {
  id: 'c1',
  terrain: 'ford',
  columns: 3,
  rows: 2,
  start: ['a1', 'a2'],
  rounds: 3,
  slots: [1, 0, 1],
  roster: [
    { enemy: 'guard-dog', init: 1, zone: 'b1' },
    { enemy: 'guard-dog', init: 4, zone: 'c2', tag: 'dog4' },
    { enemy: 'recruit', init: 1, zone: 'c2', defends: 'o1' },
    { enemy: 'guard-dog', init: 3, zone: 'b2' },
    { enemy: 'recruit', init: 3, zone: 'b2' },
    { enemy: 'guard-dog', init: 5, zone: 'c1' },
    { enemy: 'guard-dog', init: 2, zone: 'c2', heroes: 3, defends: 'o1' },
    { enemy: 'recruit', init: 4, zone: 'c2', heroes: 3, defends: 'o1' },
    { enemy: 'recruit', init: 2, zone: 'c2', heroes: 4, defends: 'o1' },
    { enemy: 'guard-dog', init: 6, zone: 'c2', heroes: 4 },
  ],
  tokens: [
    { kind: 'exit', id: 'exitA', zone: 'c1', letter: 'A' },
    { kind: 'objective', id: 'o1', zone: 'c2' },
    { kind: 'gem', id: 'g1', zone: 'b1', gem: 'yellow' },
    { kind: 'gem', id: 'g2', zone: 'b2', gem: 'red' },
    { kind: 'food', id: 'f1', zone: 'c1' },
  ],
  objectives: [
    { kind: 'collect', token: 'o1' },
    { kind: 'exit', letters: ['A'] },
  ],
  unlocks: [],
}
