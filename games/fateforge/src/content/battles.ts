import type { BattleQuest } from './types.ts'
import type { SceneChange } from './scene-types.ts'

const allGems: SceneChange = { objective: { kind: 'allGems', secondary: true } }
const allChests: SceneChange = { objective: { kind: 'allChests', secondary: true } }
const allStanding: SceneChange = { objective: { kind: 'allStanding', secondary: true } }

const threeGates: BattleQuest = {
  id: 'three-gates',
  difficulty: 2,
  minutes: 120,
  legs: [
    {
      scene: 'c1',
      changes: [{ without: 'dog4' }, { withEnemy: { enemy: 'assassin', init: 1, zone: 'c2' } }, allGems, allStanding],
      rest: { time: 3, goldPerHero: 0 },
    },
    {
      scene: 'c2',
      changes: [
        { without: 'sicario1' },
        { withEnemy: { enemy: 'sicario', init: 1, zone: 'd2' } },
        { withEnemy: { enemy: 'sicario', init: 2, zone: 'c2', heroes: 3 } },
        allGems,
        allChests,
        allStanding,
      ],
    },
  ],
}

const longNight: BattleQuest = {
  id: 'long-night',
  difficulty: 4,
  minutes: 180,
  legs: [
    {
      scene: 'c3',
      changes: [
        { withEnemy: { enemy: 'marsh-wolf', init: 4, zone: 'c1' } },
        { rounds: 3 },
        { objective: { kind: 'dryFountain', secondary: true } },
      ],
      rest: { time: 3, goldPerHero: 3 },
    },
    {
      scene: 'c5',
      changes: [
        { portalTo: 'portal1', to: ['b3', 'c3'] },
        { portalTo: 'portal2', to: ['a2', 'b3'] },
        { portalTo: 'portal3', to: ['a2', 'b3', 'c3'] },
        { objective: { kind: 'boardGems', secondary: true } },
      ],
      rest: { time: 3, goldPerHero: 3 },
    },
    {
      scene: 'c7',
      changes: [{ resistance: 'castellan', more: 2 }, { objective: { kind: 'weakPoint', secondary: true } }],
    },
  ],
}

export const battles: readonly BattleQuest[] = [threeGates, longNight]
