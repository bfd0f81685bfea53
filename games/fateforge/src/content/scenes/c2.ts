import type { Scene } from '../types.ts'

export const c2: Scene = {
  id: 'c2',
  terrain: 'gate',
  columns: 4,
  rows: 2,
  start: ['a1', 'a2'],
  rounds: 4,
  slots: [1, 0, 1, 1],
  roster: [
    { enemy: 'archer', init: 1, zone: 'c1' },
    { enemy: 'archer', init: 3, zone: 'd2', carries: ['red'], tag: 'archer3' },
    { enemy: 'conscript', init: 1, zone: 'b2', tag: 'conscript1' },
    { enemy: 'conscript', init: 2, zone: 'c2' },
    { enemy: 'conscript', init: 4, zone: 'd2', defends: 'o2' },
    { enemy: 'militia-guard', init: 1, zone: 'd1', defends: 'exitA' },
    { enemy: 'lieutenant', init: 1, zone: 'd1' },
    { enemy: 'sicario', init: 1, zone: 'd2', heroes: 3, tag: 'sicario1' },
    { enemy: 'conscript', init: 3, zone: 'c1', heroes: 4 },
  ],
  tokens: [
    { kind: 'exit', id: 'exitA', zone: 'd1', letter: 'A' },
    { kind: 'exit', id: 'exitB', zone: 'd2', letter: 'B' },
    { kind: 'objective', id: 'o1', zone: 'c1' },
    { kind: 'objective', id: 'o2', zone: 'd2' },
    { kind: 'chest', id: 'chest', zone: 'b2' },
    { kind: 'gem', id: 'g1', zone: 'b1', gem: 'yellow' },
    { kind: 'food', id: 'f1', zone: 'c2' },
  ],
  barricades: [{ zone: 'c1', from: ['b1'] }],
  objectives: [
    { kind: 'collect', token: 'o1' },
    { kind: 'collect', token: 'o2' },
  ],
  unlocks: [1, 2],
  chest: ['iron-sword', 'hunting-bow'],
}
