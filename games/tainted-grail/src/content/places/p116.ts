import { check, gain, goto, has, pay, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p116: Place = {
  location: {
    id: 'loc-116',
    number: 116,
    name: { en: 'Gate of Reeds', fr: 'Porte des Roseaux' },
    article: 'la',
    cell: [1, 2],
    keys: [0, 0, 106, 112],
    symbols: ['friendly'],
    actions: [
      {
        id: 'ferrymans-table',
        name: { en: 'Ferryman’s Table', fr: 'Table du Passeur' },
        cost: [pay('energy'), pay('wealth')],
        do: [gain('food', 2)],
      },
    ],
    immediate: [],
    verse: '116.1',
  },
  verses: [
    {
      id: '116.1',
      enter: [],
      options: [
        {
          id: 'a',
          cost: { scope: 'party', pay: [pay('food')] },
          do: [terror(-1, 'each')],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'caution', atLeast: 1 },
          once: true,
          cost: { scope: 'party', pay: [pay('wealth')] },
          do: [gain('reputation', 1)],
        },
        {
          id: 'c',
          shownIf: { is: 'questActive', part: 'part-1.8' },
          do: [goto('116.2')],
        },
      ],
    },
    {
      id: '116.2',
      enter: [],
      options: [
        {
          id: 'a',
          needs: { is: 'charactersHere', location: 116, atLeast: 2 },
          do: [goto('116.3')],
        },
      ],
    },
    {
      id: '116.3',
      enter: [
        check('pathfinder', 8),
        { do: 'if', if: has('friends-of-the-fair'), then: [gain('reputation', 1, 'all')] },
        { do: 'if', if: has('barn-burned'), then: [terror(1, 'all')] },
        { do: 'if', if: has('hermits-avenged'), then: [gain('xp', 1, 'all')] },
        { do: 'quest', quest: 'part-1.8', result: 'success' },
      ],
      options: [],
    },
  ],
  dreams: [],
}
