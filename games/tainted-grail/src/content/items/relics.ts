import { gain, pay, terror } from '../make/effects.ts'
import type { Item } from '../types.ts'

export const relics: readonly Item[] = [
  {
    id: 'item-14',
    number: 14,
    name: { en: 'Saint’s Tooth', fr: 'Dent de Saint' },
    keyword: 'relic',
    craft: false,
    rules: [{ on: 'restPaid', do: [terror(-1)] }],
  },
  {
    id: 'item-15',
    number: 15,
    name: { en: 'Menhir Shard', fr: 'Éclat de Menhir' },
    keyword: 'relic',
    craft: false,
    rules: [{ on: 'action', cost: [pay('energy')], limit: 'day', do: [gain('magic', 1)] }],
  },
  {
    id: 'item-16',
    number: 16,
    name: { en: 'Grave Candle', fr: 'Cierge Funèbre' },
    keyword: 'relic',
    craft: true,
    rules: [{ flag: 'dreamsWhileMad' }],
  },
]
