import { check, encounter, gain, goto, has, item, not, pay, secret, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p113: Place = {
  location: {
    id: 'loc-113',
    number: 113,
    name: { en: 'Hollow Weir', fr: 'Barrage Creux' },
    article: 'le',
    cell: [2, 1],
    keys: [0, 0, 111, 106],
    symbols: ['menhir'],
    actions: [],
    immediate: [encounter('purple')],
    menhir: {
      requires: [{ is: 'secret', secret: 1 }],
      payerHas: { res: 'reputation', atLeast: 3 },
      cost: [
        [pay('magic', 3), pay('reputation', 2)],
        [pay('magic', 4), pay('reputation', 3)],
        [pay('magic', 7), pay('reputation', 6)],
        [pay('magic', 8), pay('reputation', 6)],
      ],
      dial: [4, 4, 4, 6],
    },
    verse: '113.1',
  },
  verses: [
    {
      id: '113.1',
      enter: [],
      options: [
        {
          id: 'a',
          do: [goto('113.2')],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'practicality', atLeast: 1 },
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [gain('food', 1)],
        },
        {
          id: 'c',
          shownIf: has('riddle-of-oldsteel'),
          do: [goto('113.3')],
        },
        {
          id: 'd',
          shownIf: { is: 'all', of: [{ is: 'secret', secret: 6 }, not(has('lost-and-fallen', 5))] },
          do: [goto('113.4')],
        },
      ],
    },
    {
      id: '113.2',
      enter: [],
      options: [
        {
          id: 'a',
          once: true,
          do: [secret(5, 'one'), gain('magic', 3)],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'courage', atLeast: 1 },
          once: true,
          do: [gain('magic', 1)],
        },
      ],
    },
    {
      id: '113.3',
      enter: [
        {
          do: 'setDial',
          right: 5,
          then: [
            item({ keywords: ['weapon'] }),
            gain('xp', 1, 'each'),
            { do: 'status', status: 'riddle-of-oldsteel', clear: true },
          ],
          else: [terror(1, 'each')],
        },
      ],
      options: [],
    },
    {
      id: '113.4',
      enter: [
        encounter('blue', {
          won: [check('lost-and-fallen', 5), { do: 'dial', of: 'secret-6', by: -1 }],
          avoided: [check('lost-and-fallen', 5), { do: 'dial', of: 'secret-6', by: -1 }],
          lost: [terror(1, 'each')],
        }),
      ],
      options: [],
    },
  ],
  dreams: [],
}
