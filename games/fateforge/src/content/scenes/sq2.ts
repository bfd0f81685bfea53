import type { Scene } from '../scene-types.ts'

/** The way out is a portal (FG-33.6). */
export const sq2: Scene = {
  id: 'sq2',
  terrain: 'ward',
  columns: 3,
  rows: 2,
  start: ['a1'],
  rounds: 3,
  slots: [0, 1, 0],
  reactions: [
    ['red', 'blue'],
    ['green', 'red'],
    ['blue', 'green'],
  ],
  roster: [
    { enemy: 'risen', init: 1, zone: 'b1' },
    { enemy: 'risen', init: 2, zone: 'b2', tag: 'risen2' },
    { enemy: 'risen', init: 3, zone: 'c2', defends: 'exitA' },
    { enemy: 'risen', init: 4, zone: 'c2', defends: 'exitA' },
    { enemy: 'bone-archer', init: 3, zone: 'b2' },
    { enemy: 'bone-archer', init: 1, zone: 'c1' },
    { enemy: 'risen', init: 5, zone: 'c2', heroes: 3, defends: 'exitA' },
    { enemy: 'elite-ghost', init: 1, zone: 'b2' },
    { enemy: 'elite-ghost', init: 2, zone: 'c2', heroes: 3, defends: 'exitA' },
    { enemy: 'bone-singer', init: 1, zone: 'c2', heroes: 3 },
    { enemy: 'bone-archer', init: 2, zone: 'c2', heroes: 4, defends: 'exitA' },
    { enemy: 'bone-archer', init: 4, zone: 'c2', heroes: 4 },
  ],
  tokens: [
    { kind: 'exit', id: 'exitA', zone: 'c2', letter: 'A', portal: true },
    { kind: 'portal', id: 'portal1', zone: 'a2', to: ['c1'] },
    { kind: 'portal', id: 'portal2', zone: 'c1', to: ['a2'] },
    { kind: 'gem', id: 'g1', zone: 'c1', gem: 'red' },
    { kind: 'food', id: 'f1', zone: 'b2' },
  ],
  objectives: [{ kind: 'exit', letters: ['A'] }],
  unlocks: [5],
}
