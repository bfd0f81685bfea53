import { energy, gain, health, terror } from '../make/effects.ts'
import type { Item } from '../types.ts'

export const tools: readonly Item[] = [
  {
    id: 'item-17',
    number: 17,
    name: { en: 'Rope', fr: 'Corde' },
    craft: true,
    rules: [{ on: 'action', cost: [{ pay: 'discardThis' }], do: [{ do: 'move', to: 'besideUnlinked' }] }],
  },
  {
    id: 'item-18',
    number: 18,
    name: { en: 'Bandages', fr: 'Bandages' },
    craft: true,
    rules: [{ on: 'outside', cost: [{ pay: 'discardThis' }], do: [health(2)] }],
  },
  {
    id: 'item-19',
    number: 19,
    name: { en: 'Strong Spirits', fr: 'Eau-de-Vie' },
    craft: false,
    rules: [{ on: 'outside', cost: [{ pay: 'discardThis' }], do: [terror(-2), energy(-1)] }],
  },
  {
    id: 'item-20',
    number: 20,
    name: { en: 'Snare Wire', fr: 'Collet' },
    craft: true,
    rules: [{ on: 'locationFood', actions: ['hunt', 'fish'], do: [gain('food', 1)] }],
  },
  {
    id: 'item-21',
    number: 21,
    name: { en: 'Silver Ring', fr: 'Anneau d’Argent' },
    craft: false,
    rules: [{ flag: 'paysWealth', n: 2 }],
  },
  {
    id: 'item-22',
    number: 22,
    name: { en: 'Letter of Passage', fr: 'Sauf-Conduit' },
    craft: false,
    rules: [{ on: 'avoid', kind: 'diplomacy', cost: [{ pay: 'discardThis' }], do: [{ do: 'avoidReputationMet' }] }],
  },
  {
    id: 'item-23',
    number: 23,
    name: { en: 'Whetstone', fr: 'Pierre à Aiguiser' },
    craft: true,
    rules: [
      { on: 'start', kind: 'combat', cost: [{ pay: 'discardThis' }], do: [{ do: 'flipTwice', keyword: 'weapon' }] },
    ],
  },
  {
    id: 'item-24',
    number: 24,
    name: { en: 'Torn Banner', fr: 'Bannière Déchirée' },
    craft: false,
    rules: [{ mod: 'reputationAsked', by: 1 }],
  },
]
