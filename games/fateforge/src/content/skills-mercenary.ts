import { actions, always, effects, energy, inOrder, MOVE, PULL, results, spend, turn, WILD } from './make.ts'
import type { Skill } from './types.ts'

const hero = 'mercenary'

export const mercenarySkills: readonly Skill[] = [
  {
    id: 'charge',
    hero,
    use: 'recurrent',
    abilities: [turn([spend('move'), WILD], inOrder(MOVE, { do: 'strike', extra: 1 }))],
  },
  {
    id: 'brutal-swing',
    hero,
    use: 'recurrent',
    abilities: [turn([spend('strikeSkill')], actions({ do: 'strike', extra: 1 }))],
  },
  {
    id: 'grit',
    hero,
    use: 'recurrent',
    cost: 3,
    abilities: [{ timing: 'damage', cost: [energy(1)], gain: effects({ effect: 'prevent', n: 1 }) }],
  },
  {
    id: 'hamstring',
    hero,
    use: 'recurrent',
    cost: 3,
    abilities: [turn([spend('strike'), spend('strike')], actions({ do: 'strike', stun: true }))],
  },
  {
    id: 'battle-cry',
    hero,
    use: 'single',
    cost: 4,
    abilities: [turn([spend('focus')], effects({ effect: 'energize', n: 1, range: 1, all: true }))],
  },
  {
    id: 'reckless',
    hero,
    use: 'recurrent',
    cost: 2,
    abilities: [turn([{ pay: 'health', n: 1 }], results('strike'))],
  },
  { id: 'grapple', hero, use: 'recurrent', cost: 3, abilities: [turn([spend('strike')], actions(PULL))] },
  {
    id: 'sunder',
    hero,
    use: 'recurrent',
    cost: 3,
    abilities: [turn([spend('strikeSkill')], effects({ effect: 'sunder', n: 2 }))],
  },
  { id: 'momentum', hero, use: 'passive', cost: 4, abilities: [always('momentum')] },
  {
    id: 'charge-2',
    hero,
    use: 'recurrent',
    cost: 5,
    upgrades: 'charge',
    abilities: [turn([spend('move'), WILD], inOrder(MOVE, { do: 'strike', extra: 2 }))],
  },
]
