import { actions, effects, either, energy, PARRY, PULL, PUSH, results, spend, turn, WILD } from './make.ts'
import type { Skill } from './types.ts'

const hero = 'shaman'

export const shamanSkills: readonly Skill[] = [
  { id: 'spirit-bolt', hero, use: 'recurrent', abilities: [turn([spend('focus')], results('shoot'))] },
  {
    id: 'mending-chant',
    hero,
    use: 'recurrent',
    abilities: [
      turn([spend('focus'), energy(1)], effects({ effect: 'heal', n: 1, range: 1 })),
      {
        timing: 'camp',
        cost: [energy(2)],
        gain: effects({ effect: 'heal', n: 1, range: 0 }),
        oncePerScene: true,
      },
    ],
  },
  {
    id: 'roots',
    hero,
    use: 'recurrent',
    cost: 3,
    abilities: [turn([spend('focus'), WILD], effects({ effect: 'stun', range: 2 }))],
  },
  { id: 'ancestral-wind', hero, use: 'recurrent', cost: 3, abilities: [turn([spend('move')], actions(PUSH))] },
  { id: 'spirit-hook', hero, use: 'recurrent', cost: 3, abilities: [turn([spend('shoot')], actions(PULL))] },
  { id: 'trance', hero, use: 'recurrent', cost: 2, abilities: [either('focus', 'move')] },
  {
    id: 'ward',
    hero,
    use: 'recurrent',
    cost: 3,
    abilities: [turn([spend('focus')], effects({ effect: 'guard', n: 1, range: 1, most: 2 }))],
  },
  {
    id: 'storm-of-kaan',
    hero,
    use: 'single',
    cost: 5,
    abilities: [
      turn(
        [{ pay: 'result', icon: 'focus', die: 'green' }, spend('focus'), WILD],
        effects({ effect: 'blast', n: 2, near: 0, range: 2 }),
      ),
    ],
  },
  {
    id: 'thick-smoke',
    hero,
    use: 'single',
    cost: 3,
    abilities: [turn([spend('focus')], effects({ effect: 'smoke', who: 'zone' }))],
  },
  {
    id: 'spirit-bolt-2',
    hero,
    use: 'recurrent',
    cost: 4,
    upgrades: 'spirit-bolt',
    abilities: [turn([spend('focus')], { gain: 'pool', results: ['shoot'], actions: [PARRY] })],
  },
]
