import { check, encounter, gain, goto, has, health, item, lose, pay, terror } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p103: Place = {
  location: {
    id: 'loc-103',
    number: 103,
    name: { en: 'Warrior’s Fair', fr: 'Foire du Guerrier' },
    article: 'la',
    cell: [-1, 0],
    keys: [107, 101, 109, 0],
    symbols: ['hostile'],
    actions: [
      { id: 'barter', name: { en: 'Barter', fr: 'Marchander' }, cost: [pay('energy'), pay('wealth', 2)], do: [item()] },
    ],
    immediate: [encounter('blue')],
    verse: '103.1',
  },
  verses: [
    {
      id: '103.1',
      enter: [],
      options: [
        {
          id: 'a',
          do: [goto('103.2')],
        },
        {
          id: 'b',
          once: true,
          cost: { scope: 'party', pay: [pay('wealth')] },
          do: [terror(-1, 'each'), check('riddle-of-oldsteel'), { do: 'task', task: 'blade' }],
        },
        {
          id: 'c',
          once: true,
          do: [goto('103.3')],
        },
        {
          id: 'd',
          shownIf: has('friends-of-the-fair'),
          cost: { scope: 'party', pay: [pay('wealth')] },
          do: [item({ craft: true })],
        },
      ],
    },
    {
      id: '103.2',
      enter: [],
      options: [
        {
          id: 'a',
          needs: { is: 'attr', attr: 'aggression', atLeast: 2 },
          once: true,
          do: [health(-1, 'one'), gain('wealth', 1), gain('reputation', 1)],
        },
        {
          id: 'b',
          cost: { scope: 'party', pay: [pay('wealth')] },
          do: [{ do: 'flipDial', grail: [gain('wealth', 2)], skull: [] }],
        },
      ],
    },
    {
      id: '103.3',
      enter: [
        {
          do: 'vote',
          by: 'party',
          of: [
            { id: 'a', do: [lose('food', 1, 'each'), check('friends-of-the-fair')] },
            { id: 'b', do: [gain('wealth', 2), terror(1, 'each')] },
          ],
        },
      ],
      options: [],
    },
  ],
  dreams: [],
}
