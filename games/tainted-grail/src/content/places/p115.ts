import { check, gain, goto, pay, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p115: Place = {
  location: {
    id: 'loc-115',
    number: 115,
    name: { en: 'Titan’s Steps', fr: 'Marches du Titan' },
    article: 'les',
    cell: [2, -1],
    keys: [111, 0, 0, 108],
    symbols: [],
    actions: [],
    immediate: [],
    verse: '115.1',
  },
  verses: [
    {
      id: '115.1',
      enter: [],
      options: [
        {
          id: 'a',
          once: true,
          do: [goto('115.2')],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'courage', atLeast: 1 },
          once: true,
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [gain('xp', 1, 'each')],
        },
        {
          id: 'c',
          shownIf: { is: 'secret', secret: 6 },
          once: true,
          do: [goto('115.3')],
        },
        {
          id: 'd',
          cost: { scope: 'party', pay: [pay('food')] },
          do: [terror(-1, 'each')],
        },
      ],
    },
    {
      id: '115.2',
      enter: [check('pathfinder', 7), gain('food', 1), { do: 'task', task: 'hermits' }],
      options: [],
    },
    {
      id: '115.3',
      enter: [check('lost-and-fallen', 3), { do: 'dial', of: 'secret-6', by: -1 }],
      options: [],
    },
  ],
  dreams: [],
}
