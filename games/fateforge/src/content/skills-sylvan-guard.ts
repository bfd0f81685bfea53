import { actions, always, effects, either, energy, MOVE, results, SHOOT, spend, turn, WILD } from './make.ts'
import type { Skill } from './types.ts'

const hero = 'sylvan-guard'

export const sylvanGuardSkills: readonly Skill[] = [
  { id: 'quick-draw', hero, use: 'recurrent', abilities: [turn([spend('move')], results('shoot'))] },
  {
    id: 'hunters-mark',
    hero,
    use: 'recurrent',
    abilities: [turn([spend('focus')], effects({ effect: 'mark', range: 2, extra: 1 }))],
  },
  {
    id: 'twin-arrows',
    hero,
    use: 'recurrent',
    cost: 3,
    abilities: [turn([spend('shootSkill')], actions(SHOOT, SHOOT))],
  },
  {
    id: 'long-shot',
    hero,
    use: 'passive',
    cost: 3,
    abilities: [turn([energy(1)], effects({ effect: 'reach', attack: 'shoot' }))],
  },
  {
    id: 'pinning-arrow',
    hero,
    use: 'recurrent',
    cost: 3,
    abilities: [turn([spend('shoot'), spend('focus')], actions({ do: 'shoot', stun: true }))],
  },
  { id: 'evasive-roll', hero, use: 'recurrent', cost: 2, abilities: [either('strike', 'move')] },
  { id: 'point-blank', hero, use: 'passive', cost: 2, abilities: [always('pointBlank')] },
  {
    id: 'rain-of-arrows',
    hero,
    use: 'single',
    cost: 5,
    abilities: [turn([spend('shoot'), spend('shoot'), WILD], effects({ effect: 'blast', n: 1, near: 1, range: 1 }))],
  },
  {
    id: 'quick-draw-2',
    hero,
    use: 'recurrent',
    cost: 4,
    upgrades: 'quick-draw',
    abilities: [turn([{ pay: 'result', icon: 'move', or: 'focus' }], results('shoot'))],
  },
  {
    id: 'twin-arrows-2',
    hero,
    use: 'recurrent',
    cost: 5,
    upgrades: 'twin-arrows',
    abilities: [turn([spend('shootSkill')], actions(SHOOT, SHOOT, MOVE))],
  },
]
