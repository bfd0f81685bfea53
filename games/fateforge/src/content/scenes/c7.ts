import type { Scene } from '../scene-types.ts'

export const c7: Scene = {
  id: 'c7',
  terrain: 'castle',
  columns: 3,
  rows: 3,
  start: ['a1', 'a3'],
  rounds: 5,
  slots: [0, 1, 0, 1, 0],
  roster: [
    { enemy: 'risen', init: 1, zone: 'b1' },
    { enemy: 'risen', init: 2, zone: 'b3', tag: 'risen2' },
    { enemy: 'risen', init: 3, zone: 'b2', tag: 'risen3' },
    { enemy: 'risen', init: 4, zone: 'c1' },
    { enemy: 'bone-archer', init: 1, zone: 'c1' },
    { enemy: 'bone-archer', init: 2, zone: 'c3' },
    { enemy: 'bone-archer', init: 3, zone: 'c2' },
    { enemy: 'elite-ghost', init: 1, zone: 'b2', heroes: 3 },
    { enemy: 'bone-archer', init: 4, zone: 'c3', heroes: 3 },
    { enemy: 'barrow-knight', init: 1, zone: 'c1', heroes: 4, defends: 'chest' },
  ],
  tokens: [
    { kind: 'exit', id: 'exitA', zone: 'a2', letter: 'A' },
    { kind: 'fountain', id: 'fountain', zone: 'a2', perHero: 1 },
    { kind: 'chest', id: 'chest', zone: 'c1' },
    { kind: 'food', id: 'f1', zone: 'b2' },
  ],
  objectives: [{ kind: 'defeat', tag: 'castellan' }],
  unlocks: [1, 4, 12, 13],
  chest: ['healing-potion'],
  boss: { zone: 'c2', gate: 'c2', carries: ['blue'] },
}
