import { encounter, gain, goto, not, pay, secret, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p105: Place = {
  location: {
    id: 'loc-105',
    number: 105,
    name: { en: 'Blades of Melancholy', fr: 'Lames de la Mélancolie' },
    article: 'les',
    cell: [0, -1],
    keys: [101, 108, 114, 109],
    symbols: [],
    actions: [
      {
        id: 'salvage',
        name: { en: 'Salvage', fr: 'Récupérer' },
        cost: [pay('energy', 2)],
        do: [gain('wealth', 1), encounter('grey')],
      },
    ],
    immediate: [{ do: 'forEach', of: 'each', if: { is: 'track', track: 'terror', atMost: 0 }, then: [terror(1)] }],
    verse: '105.1',
  },
  verses: [
    {
      id: '105.1',
      enter: [],
      options: [
        {
          id: 'a',
          do: [goto('105.2')],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'practicality', atLeast: 1 },
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [gain('wealth', 1)],
        },
        {
          id: 'c',
          shownIf: not({ is: 'secretHeld', secret: 3 }),
          do: [goto('105.3')],
        },
      ],
    },
    {
      id: '105.2',
      enter: [],
      options: [
        {
          id: 'a',
          needs: { is: 'attr', attr: 'courage', atLeast: 1 },
          once: true,
          do: [gain('xp', 1, 'each'), terror(1, 'each')],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'empathy', atLeast: 1 },
          cost: { scope: 'party', pay: [pay('food')] },
          do: [terror(-1, 'each')],
        },
      ],
    },
    {
      id: '105.3',
      enter: [],
      options: [
        {
          id: 'a',
          cost: { scope: 'each', pay: [pay('energy', 2)] },
          do: [goto('105.4')],
        },
      ],
    },
    {
      id: '105.4',
      enter: [encounter('grey', { won: [secret(3)] })],
      options: [],
    },
  ],
  dreams: [],
}
