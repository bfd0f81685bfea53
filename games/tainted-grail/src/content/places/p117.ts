import { check, energy, gain, has, not, pay, secret, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p117: Place = {
  location: {
    id: 'loc-117',
    number: 117,
    root: 104,
    name: { en: 'Rekindled Conclave', fr: 'Conclave Ravivé' },
    article: 'le',
    cell: [1, 0],
    keys: [106, 111, 0, 101],
    symbols: ['dreams', 'friendly'],
    actions: [{ id: 'vigil', name: { en: 'Vigil', fr: 'Veillée' }, cost: [pay('energy')], do: [gain('magic', 1)] }],
    immediate: [],
    verse: '117.1',
    dream: 'dream-117',
    nightmare: 'nightmare-117',
  },
  verses: [
    {
      id: '117.1',
      enter: [],
      options: [
        {
          id: 'a',
          cost: { scope: 'party', pay: [pay('food')] },
          do: [terror(-1, 'each')],
        },
        {
          id: 'b',
          needs: {
            is: 'any',
            of: [
              { is: 'attr', attr: 'empathy', atLeast: 2 },
              { is: 'attr', attr: 'spirituality', atLeast: 2 },
            ],
          },
          once: true,
          do: [secret(4, 'one')],
        },
        {
          id: 'c',
          shownIf: { is: 'all', of: [{ is: 'questActive', part: 'part-1.3' }, not(has('ash-on-the-wind', 1))] },
          do: [
            check('ash-on-the-wind', 1),
            { do: 'takeQuestToken', location: 117 },
            { do: 'dial', of: 'part-1.3', by: -1 },
          ],
        },
      ],
    },
  ],
  dreams: [
    {
      id: 'dream-117',
      name: { en: 'Lamps on the Water', fr: 'Des Lampes sur l’Eau' },
      enter: [terror(-1, 'each')],
      options: [],
    },
    {
      id: 'nightmare-117',
      name: { en: 'The Keepers’ Song', fr: 'Le Chant des Gardiens' },
      enter: [terror(-1, 'each'), energy(-1, 'each')],
      options: [],
    },
  ],
}
