import { actions, always, effects, either, energy, inOrder, MOVE, results, STRIKE, spend, turn, WILD } from './make.ts'
import type { Skill } from './types.ts'

const hero = 'rogue'

export const rogueSkills: readonly Skill[] = [
  {
    id: 'backstab',
    hero,
    use: 'recurrent',
    abilities: [{ ...turn([spend('strike')], actions({ do: 'strike', extra: 1 })), if: 'inStealth' }],
  },
  { id: 'sleight', hero, use: 'recurrent', abilities: [either('move', 'focus')] },
  {
    id: 'vanish',
    hero,
    use: 'single',
    cost: 3,
    abilities: [turn([spend('focus'), energy(1)], effects({ effect: 'hide' }))],
  },
  { id: 'throwing-knives', hero, use: 'recurrent', cost: 2, abilities: [turn([spend('strike')], results('shoot'))] },
  { id: 'disarm', hero, use: 'passive', cost: 2, abilities: [always('disarm')] },
  {
    id: 'dance-of-blades',
    hero,
    use: 'recurrent',
    cost: 4,
    abilities: [turn([spend('move'), spend('strike')], inOrder(STRIKE, MOVE, STRIKE))],
  },
  {
    id: 'pickpocket',
    hero,
    use: 'single',
    cost: 3,
    abilities: [turn([spend('focus')], effects({ effect: 'steal' }))],
  },
  {
    id: 'low-blow',
    hero,
    use: 'recurrent',
    cost: 3,
    abilities: [turn([spend('strike'), WILD], actions({ do: 'strike', stun: true }))],
  },
  { id: 'slippery', hero, use: 'passive', cost: 3, abilities: [always('slippery')] },
  {
    id: 'backstab-2',
    hero,
    use: 'recurrent',
    cost: 4,
    upgrades: 'backstab',
    abilities: [{ ...turn([spend('strike')], actions({ do: 'strike', extra: 2 })), if: 'inStealth' }],
  },
]
