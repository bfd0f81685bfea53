import type { Scene } from '../types.ts'

export const c6: Scene = {
  id: 'c6',
  terrain: 'hall',
  columns: 3,
  rows: 3,
  start: ['a2'],
  rounds: 5,
  slots: [0, 1, 1, 0, 1],
  roster: [
    { enemy: 'guildmistress', init: 1, zone: 'c2', tag: 'guildmistress' },
    { enemy: 'recruit', init: 3, zone: 'c2', guards: 'guildmistress' },
    { enemy: 'assassin', init: 1, zone: 'b1' },
    { enemy: 'knife-thrower', init: 1, zone: 'b3' },
    { enemy: 'recruit', init: 1, zone: 'c1', defends: 'o1' },
    { enemy: 'recruit', init: 2, zone: 'c3' },
    { enemy: 'assassin', init: 3, zone: 'b3', heroes: 3 },
    { enemy: 'knife-thrower', init: 2, zone: 'b1', heroes: 4 },
  ],
  tokens: [
    { kind: 'exit', id: 'exitA', zone: 'c2', letter: 'A' },
    { kind: 'objective', id: 'o1', zone: 'c1' },
    { kind: 'chest', id: 'chest', zone: 'a3' },
    { kind: 'gem', id: 'g1', zone: 'b1', gem: 'red' },
    { kind: 'gem', id: 'g2', zone: 'c3', gem: 'blue' },
    { kind: 'food', id: 'f1', zone: 'a1' },
  ],
  objectives: [
    { kind: 'collect', token: 'o1' },
    { kind: 'defeat', tag: 'guildmistress' },
  ],
  unlocks: [1, 6, 8, 14],
  chest: ['war-horn'],
  ally: 'sefa',
}
