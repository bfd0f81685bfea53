import { gain, goto, health, not, pay, secret, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p101: Place = {
  location: {
    id: 'loc-101',
    number: 101,
    name: { en: 'Cuanacht Village', fr: 'Village de Cuanacht' },
    article: 'le',
    cell: [0, 0],
    keys: [102, 104, 105, 103],
    symbols: ['menhir', 'friendly', 'dreams'],
    actions: [
      {
        id: 'field-work',
        name: { en: 'Field Work', fr: 'Travaux des Champs' },
        cost: [pay('energy')],
        oncePerDay: true,
        do: [gain('food', 1)],
      },
      {
        id: 'hearth',
        name: { en: 'By the Hearth', fr: 'Au Coin du Feu' },
        cost: [pay('energy', 2)],
        do: [terror(-1, 'one')],
      },
    ],
    immediate: [],
    menhir: {
      requires: [{ is: 'secret', secret: 1 }],
      cost: [
        [pay('magic', 3), pay('food', 3)],
        [pay('magic', 5), pay('food', 3)],
        [pay('magic', 7), pay('food', 6)],
        [pay('magic', 8), pay('food', 6)],
      ],
      dial: [4, 4, 4, 6],
    },
    verse: '101.1',
    dream: 'dream-101',
    nightmare: 'nightmare-101',
  },
  verses: [
    {
      id: '101.1',
      enter: [],
      options: [
        {
          id: 'a',
          shownIf: not({ is: 'secretHeld', secret: 1 }),
          do: [goto('101.2')],
        },
        {
          id: 'b',
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [gain('food', 1)],
        },
        {
          id: 'c',
          needs: { is: 'attr', attr: 'empathy', atLeast: 1 },
          once: true,
          do: [goto('101.3')],
        },
        {
          id: 'd',
          shownIf: { is: 'secret', secret: 1 },
          once: true,
          do: [goto('101.4')],
        },
      ],
    },
    {
      id: '101.2',
      enter: [],
      options: [
        {
          id: 'a',
          do: [secret(1), terror(1, 'each')],
        },
        {
          id: 'b',
          needs: { is: 'attr', attr: 'spirituality', atLeast: 1 },
          do: [secret(1), gain('magic', 1)],
        },
        {
          id: 'c',
          cost: { scope: 'party', pay: [pay('wealth', 2)] },
          do: [secret(1), gain('reputation', 1)],
        },
      ],
    },
    {
      id: '101.3',
      enter: [terror(-1, 'each'), gain('reputation', 1)],
      options: [
        {
          id: 'a',
          cost: { scope: 'party', pay: [pay('food')] },
          do: [gain('xp', 1, 'each')],
        },
      ],
    },
    {
      id: '101.4',
      enter: [gain('magic', 1), { do: 'task', task: 'stones' }],
      options: [],
    },
  ],
  dreams: [
    {
      id: 'dream-101',
      name: { en: 'The Well of Faces', fr: 'Le Puits aux Visages' },
      enter: [terror(-1, 'each'), { do: 'once', then: [{ do: 'task', task: 'water' }] }],
      options: [],
    },
    {
      id: 'nightmare-101',
      name: { en: 'The Empty Cradle', fr: 'Le Berceau Vide' },
      enter: [health(-1, 'each')],
      options: [],
    },
  ],
}
