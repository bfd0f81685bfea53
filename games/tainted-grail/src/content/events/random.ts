import { encounter, gain, item, pay, terror } from '../make/effects.ts'
import type { RandomEvent } from '../types.ts'

export const randomEvents: readonly RandomEvent[] = [
  {
    id: 'RE1',
    name: { en: 'Bitter Wind', fr: 'Vent Mordant' },
    do: [],
    rules: [{ mod: 'travelCost', by: 1 }],
  },
  {
    id: 'RE2',
    name: { en: 'Full Snares', fr: 'Collets Pleins' },
    do: [],
    rules: [{ mod: 'lootFood', by: 1 }],
  },
  {
    id: 'RE3',
    name: { en: 'Whispers', fr: 'Murmures' },
    do: [
      {
        do: 'forEach',
        of: 'all',
        if: { is: 'attrBelow', attr: 'spirituality', below: 2 },
        then: [terror(1)],
      },
    ],
    rules: [],
  },
  {
    id: 'RE4',
    name: { en: 'Peddler', fr: 'Le Colporteur' },
    do: [],
    rules: [
      {
        flag: 'peddler',
        offers: [
          { id: 'buy-item', cost: [pay('wealth', 2)], do: [item()] },
          { id: 'buy-food', cost: [pay('wealth')], do: [gain('food', 2)] },
        ],
      },
    ],
  },
  {
    id: 'RE5',
    name: { en: 'Cracked Stone', fr: 'Pierre Fendue' },
    do: [{ do: 'menhirDial', by: -1, which: 'all' }],
    rules: [],
  },
  {
    id: 'RE6',
    name: { en: 'Kindly Spirits', fr: 'Esprits Bienveillants' },
    do: [terror(-2, 'oneOfAll')],
    rules: [],
  },
  {
    id: 'RE7',
    name: { en: 'Toll', fr: 'Le Péage' },
    do: [
      {
        do: 'eachPlace',
        then: [
          {
            do: 'choose',
            of: [{ cost: [pay('wealth')], eachPays: true, do: [] }, { do: [encounter('grey')] }],
          },
        ],
      },
    ],
    rules: [],
  },
  {
    id: 'RE8',
    name: { en: 'Wyrd Tide', fr: 'Marée du Wyrd' },
    do: [{ do: 'eachPlace', then: [encounter('purple')] }],
    rules: [],
  },
  {
    id: 'RE9',
    name: { en: 'Market Day', fr: 'Jour de Marché' },
    do: [],
    rules: [{ flag: 'hostileSilent' }],
  },
  {
    id: 'RE10',
    name: { en: 'Stillness', fr: 'Accalmie' },
    do: [],
    rules: [],
  },
]
