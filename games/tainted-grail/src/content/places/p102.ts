import { check, encounter, gain, goto, item, pay, roll } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p102: Place = {
  location: {
    id: 'loc-102',
    number: 102,
    name: { en: 'Hunters’ Grove', fr: 'Bosquet des Chasseurs' },
    article: 'le',
    cell: [0, 1],
    keys: [112, 106, 101, 0],
    symbols: [],
    actions: [
      {
        id: 'hunt',
        name: { en: 'Hunt', fr: 'Chasse' },
        cost: [pay('energy', 2)],
        do: [gain('food', 1), encounter('green')],
      },
    ],
    immediate: [],
    verse: '102.1',
  },
  verses: [
    {
      id: '102.1',
      enter: [],
      options: [
        {
          id: 'a',
          do: [goto('102.2')],
        },
        {
          id: 'b',
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [roll([4, 6, gain('food', 1)])],
        },
        {
          id: 'c',
          needs: { is: 'item', keyword: 'companion' },
          once: true,
          do: [goto('102.3')],
        },
        {
          id: 'd',
          once: true,
          cost: { scope: 'party', pay: [pay('wealth')] },
          do: [item({ item: 20 })],
        },
      ],
    },
    {
      id: '102.2',
      enter: [],
      options: [
        {
          id: 'a',
          needs: { is: 'attr', attr: 'caution', atLeast: 1 },
          once: true,
          do: [gain('food', 2)],
        },
        {
          id: 'b',
          needs: {
            is: 'any',
            of: [
              { is: 'attr', attr: 'aggression', atLeast: 1 },
              { is: 'attr', attr: 'courage', atLeast: 1 },
            ],
          },
          do: [encounter('green', { won: [gain('xp', 1)] })],
        },
      ],
    },
    {
      id: '102.3',
      enter: [check('the-mule-remembers'), item({ item: 12 })],
      options: [],
    },
  ],
  dreams: [],
}
