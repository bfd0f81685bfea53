import type { Encounter } from '../types.ts'
import { test } from './make.ts'

/** Encounters of the unique rooms of the Mines. */
export const encountersRooms: readonly Encounter[] = [
  {
    id: 'enc-black-lake',
    world: 'w-mines',
    tile: 'm-lake',
    name: { en: 'Black Lake', fr: 'Lac noir' },
    flavour: {
      en: 'The rope ferry still hangs across. The ferryman, it turns out, is under it, and pulls the other way.',
      fr: 'La corde du bac traverse encore. Le passeur, lui, est dessous, et tire dans l’autre sens.',
    },
    keywords: ['Water'],
    do: [
      test('all', 'strength', 5, {
        pass: [{ do: 'xp', who: 'that', n: 10 }],
        fail: [{ do: 'hits', who: 'that', kind: 'hit', n: 'D3' }],
      }),
    ],
  },
  {
    id: 'enc-falls',
    world: 'w-mines',
    tile: 'm-falls',
    name: { en: 'Hidden Falls', fr: 'Chutes cachées' },
    flavour: {
      en: 'Clean water, ten feet down a wet ledge. Somebody has to carry the canteens, and somebody always volunteers somebody.',
      fr: 'De l’eau pure, trois mètres plus bas, le long d’une corniche trempée. Il faut quelqu’un pour les gourdes, et l’on trouve toujours quelqu’un pour désigner quelqu’un.',
    },
    keywords: ['Water'],
    do: [
      test('one', 'agility', 5, {
        pass: [{ do: 'heal', who: 'each', pool: 'wounds', n: 1 }],
        fail: [
          { do: 'hits', who: 'that', kind: 'hit', n: 'D6' },
          { do: 'loseToken', who: 'that', pick: 'his' },
        ],
      }),
    ],
  },
  {
    id: 'enc-prospector',
    world: 'w-mines',
    tile: 'm-camp',
    name: { en: 'Old Prospector', fr: 'Vieux prospecteur' },
    flavour: {
      en: 'He has been down here since before the mine. He sells directions, and swears he never repeats himself. He says it twice.',
      fr: 'Il était en bas avant la mine. Il vend des itinéraires et jure ne jamais se répéter. Il le jure deux fois.',
    },
    keywords: ['Folk'],
    do: [
      {
        do: 'choose',
        by: 'posse',
        options: [
          [
            {
              do: 'pay',
              who: 'chosen',
              cost: { gold: 25 },
              then: [{ do: 'peek', deck: 'map', n: 3, then: 'reorder' }],
            },
          ],
          [test('one', 'cunning', 5, { pass: [{ do: 'draw', who: 'that', deck: 'gear', n: 1 }] })],
        ],
      },
    ],
  },
  {
    id: 'enc-pale-lady',
    world: 'w-mines',
    tile: 'm-shrine',
    name: { en: 'Pale Lady', fr: 'Dame pâle' },
    flavour: {
      en: 'She asks each of you for the name of someone who is waiting. Do not give it to her.',
      fr: 'À chacun elle demande le nom de qui l’attend. Ne le lui donnez pas.',
    },
    keywords: ['Ghost'],
    do: [
      test('all', 'spirit', 5, {
        pass: [{ do: 'xp', who: 'that', n: 15 }],
        fail: [{ do: 'hits', who: 'that', kind: 'horror', n: 'D3' }],
      }),
    ],
  },
]
