import { actions, always, effects, PUSH, results, STRIKE, spend, turn, WILD } from './make.ts'
import type { Skill } from './types.ts'

const hero = 'lord'

export const lordSkills: readonly Skill[] = [
  { id: 'high-guard', hero, use: 'recurrent', abilities: [turn([spend('focus')], results('parry', 'parry'))] },
  { id: 'riposte', hero, use: 'recurrent', abilities: [turn([{ pay: 'parryToken', n: 1 }], actions(STRIKE))] },
  { id: 'taunt', hero, use: 'recurrent', cost: 3, abilities: [turn([spend('focus')], effects({ effect: 'taunt' }))] },
  {
    id: 'shield-wall',
    hero,
    use: 'recurrent',
    cost: 4,
    abilities: [turn([WILD, WILD], effects({ effect: 'guard', n: 1, range: 0, all: true }))],
  },
  {
    id: 'cleave',
    hero,
    use: 'recurrent',
    cost: 4,
    abilities: [turn([spend('strikeSkill')], effects({ effect: 'cleave', n: 1, most: 3 }))],
  },
  {
    id: 'command',
    hero,
    use: 'recurrent',
    cost: 3,
    abilities: [turn([spend('focus')], effects({ effect: 'lendResult', range: 1, other: true }))],
  },
  { id: 'weapon-drill', hero, use: 'passive', cost: 3, abilities: [always('weaponReroll')] },
  {
    id: 'noble-resolve',
    hero,
    use: 'single',
    cost: 4,
    abilities: [turn([WILD], effects({ effect: 'energize', n: 2, range: 0, self: true }))],
  },
  {
    id: 'shield-bash',
    hero,
    use: 'recurrent',
    cost: 3,
    abilities: [turn([spend('strike'), spend('parry')], actions(STRIKE, PUSH))],
  },
  {
    id: 'riposte-2',
    hero,
    use: 'recurrent',
    cost: 4,
    upgrades: 'riposte',
    abilities: [turn([{ pay: 'parryToken', n: 1 }], actions({ do: 'strike', extra: 1 }))],
  },
]
