import type { Scene } from '../types.ts'

export const c3: Scene = {
  id: 'c3',
  terrain: 'marsh',
  columns: 3,
  rows: 3,
  start: ['a2'],
  rounds: 4,
  slots: [0, 1, 0, 1],
  roster: [
    { enemy: 'marsh-wolf', init: 1, zone: 'b1' },
    { enemy: 'marsh-wolf', init: 3, zone: 'c3' },
    { enemy: 'risen', init: 1, zone: 'b2' },
    { enemy: 'bone-archer', init: 1, zone: 'c2' },
    { enemy: 'bone-archer', init: 3, zone: 'b3' },
    { enemy: 'risen', init: 2, zone: 'c1', heroes: 3 },
    { enemy: 'marsh-wolf', init: 2, zone: 'a3', heroes: 4 },
  ],
  tokens: [
    { kind: 'exit', id: 'exitA', zone: 'c1', letter: 'A' },
    { kind: 'exit', id: 'exitB', zone: 'c3', letter: 'B' },
    { kind: 'device', id: 'lantern1', zone: 'b1' },
    { kind: 'device', id: 'lantern2', zone: 'b3' },
    { kind: 'device', id: 'lantern3', zone: 'c2' },
    { kind: 'fountain', id: 'fountain', zone: 'a3', perHero: 2 },
    { kind: 'gem', id: 'g1', zone: 'c1', gem: 'yellow' },
    { kind: 'gem', id: 'g2', zone: 'c3', gem: 'red' },
    { kind: 'food', id: 'f1', zone: 'b3' },
  ],
  difficult: ['b2', 'c2'],
  objectives: [{ kind: 'interact', tokens: ['lantern1', 'lantern2', 'lantern3'] }],
  unlocks: [3, 4],
}
