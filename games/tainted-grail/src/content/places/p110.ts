import { check, gain, goto, has, health, item, not, pay, roll, secret } from '../make/effects.ts'
import type { Place } from '../types.ts'

export const p110: Place = {
  location: {
    id: 'loc-110',
    number: 110,
    root: 108,
    name: { en: 'Burned Tithe Barn', fr: 'Grange Incendiée' },
    article: 'la',
    cell: [1, -1],
    keys: [0, 115, 0, 105],
    symbols: ['menhir'],
    actions: [],
    immediate: [],
    menhir: {
      requires: [{ is: 'secret', secret: 1 }, has('pathfinder', 3)],
      cost: [[pay('magic', 5)], [pay('magic', 8)], [pay('magic', 13)], [pay('magic', 16)]],
      dial: [4, 4, 4, 6],
    },
    verse: '110.1',
  },
  verses: [
    {
      id: '110.1',
      enter: [],
      options: [
        {
          id: 'a',
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [roll([1, 2, health(-1, 'each')], [3, 5, gain('wealth', 1)], [6, 6, item()])],
        },
        {
          id: 'b',
          shownIf: not(has('pathfinder', 3)),
          cost: { scope: 'party', pay: [pay('energy')] },
          do: [check('pathfinder', 3)],
        },
        {
          id: 'c',
          shownIf: not(has('red-door')),
          do: [goto('110.2')],
        },
      ],
    },
    {
      id: '110.2',
      enter: [],
      options: [
        {
          id: 'a',
          cost: { scope: 'actor', pay: [pay('health')] },
          do: [check('red-door'), secret(2)],
        },
      ],
    },
  ],
  dreams: [],
}
