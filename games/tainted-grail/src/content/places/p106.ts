import { check, encounter, gain, goto, pay, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p106: Place = {
  location: {
    id: 'loc-106',
    number: 106,
    name: { en: 'White-Lichen', fr: 'Blanc-Lichen' },
    article: '',
    cell: [1, 1],
    keys: [116, 113, 104, 102],
    symbols: ['menhir'],
    actions: [],
    immediate: [encounter('grey')],
    menhir: {
      requires: [{ is: 'secret', secret: 1 }],
      cost: [
        [pay('energy'), pay('magic', 2), pay('wealth', 2)],
        [pay('energy', 2), pay('magic', 4), pay('wealth', 3)],
        [pay('energy', 3), pay('magic', 6), pay('wealth', 4)],
        [pay('energy', 4), pay('magic', 8), pay('wealth', 4)],
      ],
      dial: [4, 4, 4, 6],
    },
    verse: '106.1',
  },
  verses: [
    {
      id: '106.1',
      enter: [],
      options: [
        {
          id: 'a',
          do: [goto('106.2')],
        },
        {
          id: 'b',
          cost: { scope: 'party', pay: [pay('wealth')] },
          do: [gain('food', 2)],
        },
        {
          id: 'c',
          needs: { is: 'res', res: 'reputation', atLeast: 2 },
          once: true,
          do: [gain('wealth', 2), gain('food', 1)],
        },
        {
          id: 'd',
          shownIf: { is: 'secret', secret: 1 },
          once: true,
          do: [goto('106.3')],
        },
      ],
    },
    {
      id: '106.2',
      enter: [],
      options: [
        {
          id: 'a',
          needs: { is: 'attr', attr: 'empathy', atLeast: 1 },
          once: true,
          do: [gain('reputation', 1), terror(-1, 'each')],
        },
        {
          id: 'b',
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [gain('wealth', 1)],
        },
      ],
    },
    {
      id: '106.3',
      enter: [check('pathfinder', 4), gain('magic', 1)],
      options: [],
    },
  ],
  dreams: [],
}
