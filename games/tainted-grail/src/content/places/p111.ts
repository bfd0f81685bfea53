import { check, encounter, gain, goto, has, not, pay, roll, secret, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p111: Place = {
  location: {
    id: 'loc-111',
    number: 111,
    name: { en: 'Kings’ Mile', fr: 'Mille des Rois' },
    article: 'le',
    cell: [2, 0],
    keys: [113, 0, 115, 104],
    symbols: ['menhir'],
    actions: [
      {
        id: 'old-road',
        name: { en: 'Old Road', fr: 'Vieille Route' },
        cost: [pay('energy', 3)],
        do: [{ do: 'move', to: 'withMenhir' }],
      },
    ],
    immediate: [],
    menhir: {
      requires: [{ is: 'secret', secret: 1 }, has('oath-to-the-ford', 1)],
      cost: [
        [pay('magic', 3), pay('wealth', 3)],
        [pay('magic', 4), pay('wealth', 4)],
        [pay('magic', 7), pay('wealth', 6)],
        [pay('magic', 8), pay('wealth', 6)],
      ],
      dial: [4, 4, 4, 6],
    },
    verse: '111.1',
  },
  verses: [
    {
      id: '111.1',
      enter: [],
      options: [
        {
          id: 'a',
          shownIf: has('pathfinder', 5),
          cost: { scope: 'each', pay: [pay('energy')] },
          do: [{ do: 'move', to: 'withMenhir' }],
        },
        {
          id: 'b',
          shownIf: { is: 'all', of: [has('oath-to-the-ford', 1), not(has('oath-to-the-ford', 2))] },
          do: [goto('111.2')],
        },
        {
          id: 'c',
          shownIf: { is: 'all', of: [{ is: 'taskLogged', task: 'hermits' }, not(has('lost-and-fallen', 1))] },
          do: [goto('111.3')],
        },
        {
          id: 'd',
          shownIf: has('the-mule-remembers'),
          once: true,
          do: [gain('food', 2)],
        },
        {
          id: 'e',
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [roll([4, 6, gain('food', 1)])],
        },
      ],
    },
    {
      id: '111.2',
      enter: [encounter('GY3', { won: [check('oath-to-the-ford', 2), gain('reputation', 1)] })],
      options: [],
    },
    {
      id: '111.3',
      enter: [],
      options: [
        {
          id: 'a',
          needs: {
            is: 'any',
            of: [
              { is: 'attr', attr: 'empathy', atLeast: 1 },
              { is: 'attr', attr: 'caution', atLeast: 1 },
            ],
          },
          do: [goto('111.4')],
        },
        {
          id: 'b',
          do: [encounter('PU7', { won: [goto('111.4')], lost: [terror(1, 'each')] })],
        },
      ],
    },
    {
      id: '111.4',
      enter: [check('lost-and-fallen', 1), secret(6)],
      options: [],
    },
  ],
  dreams: [],
}
