import { markers } from '../make/effects.ts'
import type { Item } from '../types.ts'

export const weapons: readonly Item[] = [
  {
    id: 'item-1',
    number: 1,
    name: { en: 'Cudgel', fr: 'Gourdin' },
    keyword: 'weapon',
    craft: true,
    rules: [{ on: 'step2', kind: 'combat', cost: [{ pay: 'flip' }], do: [markers(1)] }],
  },
  {
    id: 'item-2',
    number: 2,
    name: { en: 'Notched Sword', fr: 'Épée Ébréchée' },
    keyword: 'weapon',
    craft: false,
    rules: [{ on: 'cardPlayed', kind: 'combat', design: 'attack', first: true, do: [markers(1)] }],
  },
  {
    id: 'item-3',
    number: 3,
    name: { en: 'Sling', fr: 'Fronde' },
    keyword: 'weapon',
    craft: true,
    rules: [{ on: 'step2', kind: 'combat', if: { is: 'pool', atMost: 0 }, cost: [{ pay: 'flip' }], do: [markers(2)] }],
  },
  {
    id: 'item-4',
    number: 4,
    name: { en: 'Boar Spear', fr: 'Épieu' },
    keyword: 'weapon',
    craft: true,
    rules: [
      {
        on: 'damage',
        kind: 'combat',
        if: { is: 'encounterColour', colour: 'green' },
        cost: [{ pay: 'flip' }],
        do: [{ do: 'cancelDamage', n: 2 }],
      },
    ],
  },
]
