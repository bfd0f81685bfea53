import { check, encounter, gain, goto, has, health, item, lose, not, pay, roll, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p104: Place = {
  location: {
    id: 'loc-104',
    number: 104,
    name: { en: 'Charred Conclave', fr: 'Conclave Calciné' },
    article: 'le',
    cell: [1, 0],
    keys: [106, 111, 0, 101],
    symbols: ['dreams'],
    actions: [
      {
        id: 'taste-the-ash',
        name: { en: 'Taste the Ash', fr: 'Goûter la Cendre' },
        cost: [pay('energy'), pay('terror')],
        oncePerDay: true,
        do: [gain('magic', 1)],
      },
    ],
    immediate: [],
    verse: '104.1',
    dream: 'dream-104',
    nightmare: 'nightmare-104',
  },
  verses: [
    {
      id: '104.1',
      enter: [],
      options: [
        {
          id: 'a',
          do: [goto('104.2')],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'spirituality', atLeast: 1 },
          cost: { scope: 'party', pay: [pay('magic')] },
          do: [goto('104.3')],
        },
        {
          id: 'c',
          shownIf: { is: 'all', of: [{ is: 'questActive', part: 'part-1.3' }, not(has('ash-on-the-wind', 1))] },
          do: [
            check('ash-on-the-wind', 1),
            { do: 'takeQuestToken', location: 104 },
            { do: 'dial', of: 'part-1.3', by: -1 },
            terror(1, 'each'),
          ],
        },
      ],
    },
    {
      id: '104.2',
      enter: [roll([1, 2, encounter('purple')], [3, 5, gain('magic', 1)], [6, 6, item()])],
      options: [],
    },
    {
      id: '104.3',
      enter: [encounter('purple', { won: [goto('104.4')], lost: [terror(1, 'each')] })],
      options: [],
    },
    {
      id: '104.4',
      enter: [gain('xp', 1, 'each'), gain('reputation', 1), { do: 'replaceLocation', from: 104, to: 117 }],
      options: [],
    },
  ],
  dreams: [
    {
      id: 'dream-104',
      name: { en: 'Five Candles', fr: 'Cinq Cierges' },
      enter: [{ do: 'once', then: [gain('magic', 1, 'each')] }],
      options: [],
    },
    {
      id: 'nightmare-104',
      name: { en: 'Burning Hands', fr: 'Les Mains qui Brûlent' },
      enter: [
        {
          do: 'forEach',
          of: 'each',
          if: { is: 'res', res: 'magic', atLeast: 1 },
          then: [lose('magic', 1)],
          else: [health(-1)],
        },
      ],
      options: [],
    },
  ],
}
