import { check, encounter, gain, goto, health, pay, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p108: Place = {
  location: {
    id: 'loc-108',
    number: 108,
    name: { en: 'Tithe Barn', fr: 'Grange aux Dîmes' },
    article: 'la',
    cell: [1, -1],
    keys: [0, 115, 0, 105],
    symbols: ['hostile'],
    actions: [],
    immediate: [encounter('blue')],
    verse: '108.1',
  },
  verses: [
    {
      id: '108.1',
      enter: [],
      options: [
        {
          id: 'a',
          needs: { is: 'attr', attr: 'practicality', atLeast: 1 },
          do: [goto('108.2')],
        },
        {
          id: 'b',
          cost: { scope: 'party', pay: [pay('food')] },
          do: [gain('reputation', 1)],
        },
        {
          id: 'c',
          shownIf: { is: 'questActive', part: 'part-1.4' },
          do: [goto('108.3')],
        },
      ],
    },
    {
      id: '108.2',
      enter: [],
      options: [
        {
          id: 'a',
          once: true,
          do: [gain('wealth', 2), terror(1, 'each')],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'caution', atLeast: 1 },
          once: true,
          do: [check('pathfinder', 3)],
        },
      ],
    },
    {
      id: '108.3',
      enter: [encounter('BL6', { won: [goto('108.4')], avoided: [goto('108.4')], lost: [goto('108.5')] })],
      options: [],
    },
    {
      id: '108.4',
      enter: [{ do: 'quest', quest: 'part-1.4', result: 'success' }, gain('wealth', 1)],
      options: [],
    },
    {
      id: '108.5',
      enter: [health(-1, 'each'), { do: 'quest', quest: 'part-1.4', result: 'failure' }],
      options: [],
    },
  ],
  dreams: [],
}
