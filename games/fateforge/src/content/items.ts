import {
  actions,
  always,
  effects,
  free,
  inOrder,
  MOVE,
  PARRY,
  PULL,
  results,
  SHOOT,
  STRIKE,
  spend,
  turn,
  WILD,
} from './make.ts'
import type { Item } from './types.ts'

const weapons: readonly Item[] = [
  {
    id: 'iron-sword',
    slot: 'main',
    cost: 4,
    die: 'melee',
    abilities: [free('special', actions({ do: 'strike', extra: 1 })), turn([spend('focus')], results('strike'))],
  },
  {
    id: 'hooked-spear',
    slot: 'main',
    cost: 5,
    die: 'melee',
    abilities: [free('special', inOrder(PULL, STRIKE)), free('turn', effects({ effect: 'reach', attack: 'strike' }))],
  },
  {
    id: 'hunting-bow',
    slot: 'main',
    cost: 4,
    die: 'ranged',
    abilities: [free('special', actions({ do: 'shoot', extra: 1 })), turn([spend('strike')], results('shoot'))],
  },
  {
    id: 'repeating-crossbow',
    slot: 'bulky',
    cost: 7,
    die: 'ranged',
    abilities: [free('special', actions(SHOOT, SHOOT)), turn([spend('focus')], results('shoot'))],
  },
  {
    id: 'great-axe',
    slot: 'bulky',
    cost: 7,
    die: 'melee',
    abilities: [
      free('special', effects({ effect: 'cleave', n: 1, most: 2 })),
      turn([spend('move')], results('strike')),
    ],
  },
  {
    id: 'spirit-staff',
    slot: 'main',
    cost: 5,
    die: 'ranged',
    abilities: [free('special', actions({ do: 'shoot', stun: true })), turn([WILD], results('focus'))],
  },
  { id: 'parrying-dagger', slot: 'secondary', cost: 3, abilities: [turn([spend('strike')], actions(PARRY, PARRY))] },
  { id: 'buckler', slot: 'secondary', cost: 4, armor: 1, abilities: [turn([spend('focus')], actions(PARRY))] },
  { id: 'kite-shield', slot: 'secondary', cost: 5, armor: 1, abilities: [always('keepParry')] },
  { id: 'hatchet', slot: 'secondary', cost: 3, abilities: [turn([spend('strike')], results('shoot'))] },
]

const clothing: readonly Item[] = [
  { id: 'boots-of-celerity', slot: 'clothing', cost: 5, abilities: [free('turn', actions(MOVE))] },
  { id: 'padded-coat', slot: 'clothing', cost: 4, armor: 2, abilities: [] },
  { id: 'cloak-of-reeds', slot: 'clothing', cost: 4, trait: 'finesse', abilities: [always('noSprintDamage')] },
  { id: 'scholars-robe', slot: 'clothing', cost: 3, trait: 'lore', abilities: [] },
]

const pack: readonly Item[] = [
  {
    id: 'healing-potion',
    slot: 'pack',
    cost: 3,
    charged: true,
    abilities: [
      free('turn', effects({ effect: 'heal', n: 2, range: 0 })),
      free('camp', effects({ effect: 'heal', n: 2, range: 0 })),
    ],
  },
  {
    id: 'ember-flask',
    slot: 'pack',
    cost: 3,
    charged: true,
    abilities: [free('turn', effects({ effect: 'blast', n: 1, near: 1, range: 1 }))],
  },
  {
    id: 'antidote',
    slot: 'pack',
    cost: 2,
    charged: true,
    abilities: [free('turn', effects({ effect: 'antidote', n: 2 }))],
  },
  { id: 'lucky-coin', slot: 'pack', cost: 3, abilities: [free('prep', effects({ effect: 'reroll', n: 1 }))] },
  { id: 'signet-of-easafir', slot: 'pack', cost: 3, trait: 'eloquence', abilities: [] },
  { id: 'rope-and-hook', slot: 'pack', cost: 2, abilities: [turn([spend('focus')], actions(MOVE))] },
  {
    id: 'war-horn',
    slot: 'pack',
    cost: 4,
    single: true,
    abilities: [free('prep', effects({ effect: 'extraDie', n: 1 }))],
  },
  {
    id: 'smoke-pellet',
    slot: 'pack',
    cost: 3,
    single: true,
    abilities: [free('turn', effects({ effect: 'smoke', who: 'self' }))],
  },
  {
    id: 'pilgrims-charm',
    slot: 'pack',
    cost: 2,
    charged: true,
    abilities: [free('test', effects({ effect: 'testReroll', n: 1 }))],
  },
  { id: 'lamp-of-the-dead', slot: 'pack', cost: 4, abilities: [always('noFear')] },
  {
    id: 'shamanic-drum',
    slot: 'pack',
    cost: 0,
    only: 'shaman',
    abilities: [turn([{ pay: 'cubes', n: 2 }], effects({ effect: 'anyResult' }))],
  },
]

export const items: readonly Item[] = [...weapons, ...clothing, ...pack]
