import { check, encounter, gain, goto, has, health, item, not, pay, roll } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p107: Place = {
  location: {
    id: 'loc-107',
    number: 107,
    name: { en: 'Sootwater Ford', fr: 'Gué de Suie' },
    article: 'le',
    cell: [-1, 1],
    keys: [0, 0, 103, 0],
    symbols: [],
    actions: [
      {
        id: 'fish',
        name: { en: 'Fish', fr: 'Pêcher' },
        cost: [pay('energy')],
        do: [roll([1, 1, encounter('green')], [4, 6, gain('food', 2)])],
      },
    ],
    immediate: [],
    verse: '107.1',
  },
  verses: [
    {
      id: '107.1',
      enter: [],
      options: [
        {
          id: 'a',
          do: [goto('107.2')],
        },
        {
          id: 'b',
          shownIf: not({ is: 'timeTokens', location: 107 }),
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [
            { do: 'timeTokens', location: 107, n: 2 },
            roll([1, 1, encounter('green')], [4, 5, gain('food', 1)], [6, 6, item()]),
          ],
        },
        {
          id: 'c',
          shownIf: { is: 'all', of: [{ is: 'questActive', part: 'part-1.3' }, not(has('ash-on-the-wind', 2))] },
          do: [
            check('ash-on-the-wind', 2),
            { do: 'takeQuestToken', location: 107 },
            { do: 'dial', of: 'part-1.3', by: -1 },
            health(-1, 'each'),
          ],
        },
      ],
    },
    {
      id: '107.2',
      enter: [],
      options: [
        {
          id: 'a',
          needs: { is: 'attr', attr: 'courage', atLeast: 1 },
          once: true,
          do: [check('oath-to-the-ford', 1), gain('xp', 1, 'each')],
        },
        {
          id: 'b',
          once: true,
          cost: { scope: 'party', pay: [pay('wealth')] },
          do: [check('pathfinder', 5)],
        },
        {
          id: 'c',
          shownIf: has('oath-to-the-ford', 2),
          once: true,
          do: [goto('107.3')],
        },
      ],
    },
    {
      id: '107.3',
      enter: [gain('wealth', 2), gain('reputation', 1), gain('xp', 1, 'each')],
      options: [],
    },
  ],
  dreams: [],
}
