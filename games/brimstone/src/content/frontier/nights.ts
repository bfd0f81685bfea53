import { test } from '../cards/make.ts'
import type { NightEvent } from '../types.ts'

/** One a night for the posse that stayed (AC-6). */
export const nights: readonly NightEvent[] = [
  {
    id: 'tn-raid',
    face: 1,
    name: { en: 'Raid', fr: 'Descente' },
    flavour: {
      en: 'Riders without faces. They know which window.',
      fr: 'Des cavaliers sans visage. Ils savent quelle fenêtre.',
    },
    do: [test('all', 'luck', 5, { fail: [{ do: 'loseToken', who: 'that', pick: 'his' }] })],
  },
  {
    id: 'tn-fire',
    face: 2,
    name: { en: 'Fire', fr: 'Incendie' },
    flavour: { en: 'Buckets until dawn. It burned downward.', fr: 'Des seaux jusqu’à l’aube. Ça brûlait vers le bas.' },
    do: [{ do: 'closeOne' }],
  },
  {
    id: 'tn-quiet',
    face: 3,
    name: { en: 'Quiet Night', fr: 'Nuit calme' },
    flavour: { en: 'You lie awake waiting for it to stop.', fr: 'Vous restez éveillés à attendre que ça cesse.' },
    do: [],
  },
  {
    id: 'tn-coyotes',
    face: 4,
    name: { en: 'Coyotes', fr: 'Coyotes' },
    flavour: {
      en: 'Thin, bold, and afraid of something behind them.',
      fr: 'Maigres, hardis, et inquiets de ce qui les suit.',
    },
    do: [test('campers', 'luck', 4, { fail: [{ do: 'startsWith', who: 'that', what: 'wounds', n: 1 }] })],
  },
  {
    id: 'tn-festival',
    face: 5,
    name: { en: 'Festival', fr: 'Fête' },
    flavour: {
      en: 'Lanterns in the street, for once with nothing behind them.',
      fr: 'Des lanternes dans la rue et, pour une fois, rien derrière.',
    },
    do: [
      {
        do: 'choose',
        by: 'each',
        options: [[{ do: 'corruption', who: 'that', n: -1 }], [{ do: 'xp', who: 'that', n: 10 }]],
      },
    ],
  },
  {
    id: 'tn-wagon',
    face: 6,
    name: { en: 'Wagon Train', fr: 'Convoi' },
    flavour: { en: 'Twelve wagons in, eleven drivers.', fr: 'Douze chariots, onze cochers.' },
    do: [{ do: 'moreGear', n: 3 }],
  },
]
