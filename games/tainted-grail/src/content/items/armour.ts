import type { Item } from '../types.ts'

export const armour: readonly Item[] = [
  {
    id: 'item-5',
    number: 5,
    name: { en: 'Padded Coat', fr: 'Gambison' },
    keyword: 'armour',
    craft: true,
    rules: [{ on: 'damage', cost: [{ pay: 'flip' }], do: [{ do: 'cancelDamage', n: 1 }] }],
  },
  {
    id: 'item-6',
    number: 6,
    name: { en: 'Mail Shirt', fr: 'Cotte de Mailles' },
    keyword: 'armour',
    craft: false,
    rules: [{ on: 'damage', cost: [{ pay: 'flip' }], do: [{ do: 'cancelDamage', n: 2 }] }],
  },
  {
    id: 'item-7',
    number: 7,
    name: { en: 'Charm-Sewn Cloak', fr: 'Cape aux Talismans' },
    keyword: 'armour',
    craft: false,
    rules: [{ on: 'terror', cost: [{ pay: 'flip' }], do: [{ do: 'lessTerror', n: 1 }] }],
  },
]
