import type { Scene } from '../types.ts'

export const c5: Scene = {
  id: 'c5',
  terrain: 'crypt',
  columns: 3,
  rows: 3,
  missing: ['a3', 'c1'],
  start: ['a1'],
  rounds: 4,
  slots: [1, 1, 0, 1],
  roster: [
    { enemy: 'elite-ghost', init: 1, zone: 'b2' },
    { enemy: 'barrow-knight', init: 1, zone: 'c3' },
    { enemy: 'bone-singer', init: 1, zone: 'b3' },
    { enemy: 'risen', init: 1, zone: 'a2' },
    { enemy: 'risen', init: 3, zone: 'c2', defends: 'altar2' },
    { enemy: 'bone-archer', init: 1, zone: 'c3', heroes: 3 },
    { enemy: 'elite-ghost', init: 2, zone: 'b3', heroes: 4 },
  ],
  tokens: [
    { kind: 'exit', id: 'exitA', zone: 'c3', letter: 'A' },
    { kind: 'device', id: 'altar1', zone: 'b1' },
    { kind: 'device', id: 'altar2', zone: 'c2' },
    { kind: 'portal', id: 'portal1', zone: 'a2', to: ['c3'] },
    { kind: 'portal', id: 'portal2', zone: 'c3', to: ['a2'] },
    { kind: 'portal', id: 'portal3', zone: 'b1', to: ['a2', 'b3'] },
    { kind: 'gem', id: 'g1', zone: 'b3', gem: 'blue' },
    { kind: 'gem', id: 'g2', zone: 'a2', gem: 'yellow' },
    { kind: 'food', id: 'f1', zone: 'b1' },
  ],
  objectives: [
    { kind: 'interact', tokens: ['altar1', 'altar2'] },
    { kind: 'exit', letters: ['A'] },
  ],
  unlocks: [5, 13],
}
