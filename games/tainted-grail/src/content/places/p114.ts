import { check, encounter, gain, has, health, pay, roll, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p114: Place = {
  location: {
    id: 'loc-114',
    number: 114,
    name: { en: 'Ossuary Dunes', fr: 'Dunes de l’Ossuaire' },
    article: 'les',
    cell: [0, -2],
    keys: [105, 0, 0, 0],
    symbols: ['dreams'],
    actions: [
      {
        id: 'bleed',
        name: { en: 'Bleed', fr: 'Se Saigner' },
        cost: [pay('energy'), pay('health')],
        do: [gain('magic', 2)],
      },
    ],
    immediate: [],
    verse: '114.1',
    dream: 'dream-114',
    nightmare: 'nightmare-114',
  },
  verses: [
    {
      id: '114.1',
      enter: [],
      options: [
        {
          id: 'a',
          cost: { scope: 'actor', pay: [pay('health', 2)] },
          do: [gain('magic', 3)],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'spirituality', atLeast: 1 },
          once: true,
          do: [check('lost-and-fallen', 2), terror(-1, 'each')],
        },
        {
          id: 'c',
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [roll([1, 2, encounter('purple')], [3, 6, gain('wealth', 1)])],
        },
      ],
    },
  ],
  dreams: [
    {
      id: 'dream-114',
      name: { en: 'The Patient Dead', fr: 'Les Morts Patients' },
      enter: [
        { do: 'once', then: [gain('xp', 1, 'each')] },
        { do: 'if', if: has('lost-and-fallen', 2), then: [terror(-1, 'each')] },
      ],
      options: [],
    },
    {
      id: 'nightmare-114',
      name: { en: 'Sand in the Mouth', fr: 'Du Sable plein la Bouche' },
      enter: [check('lost-and-fallen', 4), health(-1, 'each')],
      options: [],
    },
  ],
}
