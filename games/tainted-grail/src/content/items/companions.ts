import { gain, roll } from '../make/effects.ts'
import type { Item } from '../types.ts'

export const companions: readonly Item[] = [
  {
    id: 'item-11',
    number: 11,
    name: { en: 'Stray Dog', fr: 'Chien Errant' },
    keyword: 'companion',
    craft: false,
    rules: [{ on: 'dawn', do: [roll([6, 6, gain('food', 1)])] }],
  },
  {
    id: 'item-12',
    number: 12,
    name: { en: 'Old Mule', fr: 'Vieille Mule' },
    keyword: 'companion',
    craft: false,
    rules: [{ on: 'dusk', may: true, do: [{ do: 'give', res: 'food' }] }],
  },
  {
    id: 'item-13',
    number: 13,
    name: { en: 'Talking Jackdaw', fr: 'Choucas Parleur' },
    keyword: 'companion',
    craft: false,
    rules: [{ mod: 'openingHand', kind: 'diplomacy', by: 1 }],
  },
]
