import { check, encounter, energy, gain, goto, has, item, not, pay, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p109: Place = {
  location: {
    id: 'loc-109',
    number: 109,
    name: { en: 'Sunken Chapel', fr: 'Chapelle Engloutie' },
    article: 'la',
    cell: [-1, -1],
    keys: [103, 105, 0, 0],
    symbols: ['menhir', 'dreams'],
    actions: [
      {
        id: 'offering',
        name: { en: 'Offering', fr: 'Offrande' },
        cost: [pay('energy'), pay('food')],
        oncePerDay: true,
        do: [gain('reputation', 1)],
      },
    ],
    immediate: [],
    menhir: {
      requires: [
        { is: 'secret', secret: 1 },
        { is: 'allHere', location: 109 },
      ],
      cost: [[pay('food', 5)], [pay('food', 8)], [pay('food', 13)], [pay('food', 14)]],
      dial: [4, 4, 4, 6],
    },
    verse: '109.1',
    dream: 'dream-109',
    nightmare: 'nightmare-109',
  },
  verses: [
    {
      id: '109.1',
      enter: [],
      options: [
        {
          id: 'a',
          do: [goto('109.2')],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'spirituality', atLeast: 1 },
          once: true,
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [check('bells-answered'), gain('magic', 1)],
        },
        {
          id: 'c',
          shownIf: { is: 'all', of: [{ is: 'questActive', part: 'part-1.3' }, not(has('ash-on-the-wind', 3))] },
          do: [
            check('ash-on-the-wind', 3),
            { do: 'takeQuestToken', location: 109 },
            { do: 'dial', of: 'part-1.3', by: -1 },
            encounter('purple'),
          ],
        },
        {
          id: 'd',
          shownIf: { is: 'secret', secret: 2 },
          do: [goto('109.3')],
        },
      ],
    },
    {
      id: '109.2',
      enter: [],
      options: [
        {
          id: 'a',
          needs: { is: 'attr', attr: 'courage', atLeast: 1 },
          once: true,
          do: [item()],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'caution', atLeast: 1 },
          once: true,
          do: [gain('wealth', 1)],
        },
        {
          id: 'c',
          do: [energy(-1, 'each')],
        },
      ],
      noLeave: true,
    },
    {
      id: '109.3',
      enter: [{ do: 'quest', quest: 'secret-2', result: 'success' }],
      options: [],
    },
  ],
  dreams: [
    {
      id: 'dream-109',
      name: { en: 'The Bell Below', fr: 'La Cloche d’en Bas' },
      enter: [{ do: 'if', if: has('bells-answered'), then: [terror(-1, 'each')] }],
      options: [
        {
          id: 'a',
          shownIf: not(has('bells-answered')),
          cost: { scope: 'party', pay: [pay('magic')] },
          do: [{ do: 'look', at: 'nextEvent' }],
        },
      ],
    },
    {
      id: 'nightmare-109',
      name: { en: 'The Drowned Host', fr: 'L’Ost Noyé' },
      enter: [encounter('purple', { lost: [energy(-1, 'each')] })],
      options: [],
    },
  ],
}
