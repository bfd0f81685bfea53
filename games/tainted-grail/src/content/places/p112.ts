import { check, encounter, gain, goto, has, not, pay, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p112: Place = {
  location: {
    id: 'loc-112',
    number: 112,
    name: { en: 'Snarling Ridge', fr: 'Crête Hargneuse' },
    article: 'la',
    cell: [0, 2],
    keys: [0, 116, 102, 0],
    symbols: [],
    actions: [
      {
        id: 'keep-watch',
        name: { en: 'Keep Watch', fr: 'Faire le Guet' },
        cost: [pay('energy')],
        oncePerDay: true,
        if: not({ is: 'guardianInPlay' }),
        do: [gain('xp', 1)],
      },
    ],
    immediate: [encounter('green')],
    verse: '112.1',
  },
  verses: [
    {
      id: '112.1',
      enter: [],
      options: [
        {
          id: 'a',
          shownIf: not(has('pathfinder', 6)),
          do: [goto('112.2')],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'caution', atLeast: 1 },
          do: [{ do: 'look', at: 'locationFront', keysOf: 'map' }],
        },
        {
          id: 'c',
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [gain('food', 1)],
        },
      ],
    },
    {
      id: '112.2',
      enter: [],
      options: [
        {
          id: 'a',
          do: [
            {
              do: 'placeGuardian',
              guardian: 'GN8',
              location: 112,
              won: [check('pathfinder', 6), gain('xp', 1, 'each')],
            },
          ],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'empathy', atLeast: 2 },
          do: [check('pathfinder', 6), terror(-1, 'each')],
        },
      ],
    },
  ],
  dreams: [],
}
