import type { Item } from '../types.ts'

export const shields: readonly Item[] = [
  {
    id: 'item-8',
    number: 8,
    name: { en: 'Wicker Shield', fr: 'Bouclier d’Osier' },
    keyword: 'shield',
    craft: true,
    rules: [{ on: 'damage', cost: [{ pay: 'flip' }], do: [{ do: 'cancelDamage', n: 1 }] }],
  },
  {
    id: 'item-9',
    number: 9,
    name: { en: 'Oak Shield', fr: 'Écu de Chêne' },
    keyword: 'shield',
    craft: false,
    rules: [{ on: 'opportunity', cost: [{ pay: 'flip' }], do: [{ do: 'cancelDamage', n: 'all' }] }],
  },
  {
    id: 'item-10',
    number: 10,
    name: { en: 'Pot Lid', fr: 'Couvercle' },
    keyword: 'shield',
    craft: true,
    rules: [{ on: 'markersRemoved', cost: [{ pay: 'flip' }], do: [{ do: 'keepMarkers', n: 1 }] }],
  },
]
