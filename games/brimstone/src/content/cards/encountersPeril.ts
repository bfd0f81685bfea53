import type { Encounter } from '../types.ts'
import { test, threatOfPosse } from './make.ts'

/** Encounters of the Mines that mean harm. */
export const encountersPeril: readonly Encounter[] = [
  {
    id: 'enc-timbers',
    world: 'w-mines',
    name: { en: 'Rotten Timbers', fr: 'Étais pourris' },
    flavour: {
      en: 'The props have been gnawed at the height of a man’s throat.',
      fr: 'Les étais sont rongés à hauteur de gorge.',
    },
    keywords: ['Hazard'],
    do: [test('random', 'luck', 5, { fail: [{ do: 'hits', who: { each: 'tokenTile' }, kind: 'hit', n: 2 }] })],
  },
  {
    id: 'enc-nest',
    world: 'w-mines',
    name: { en: 'Nest', fr: 'Le nid' },
    flavour: {
      en: 'Those are not cobwebs on the ceiling. Those are blankets.',
      fr: 'Ce ne sont pas des toiles, au plafond. Ce sont des couvertures.',
    },
    keywords: ['Attack'],
    do: [{ do: 'attack', mode: 'ambush', enemies: [{ type: 'en-spider', n: 'P' }] }],
  },
  {
    id: 'enc-gateway',
    world: 'w-mines',
    isGate: true,
    name: { en: 'Gateway to Another World', fr: 'Portail vers un autre monde' },
    flavour: {
      en: 'Where the wall was there is weather.',
      fr: 'À la place du mur, il y a du vent.',
    },
    keywords: ['Gate', 'Void'],
    do: [
      {
        do: 'if',
        cond: { is: 'cappedExit' },
        then: [{ do: 'addGate' }],
        else: [{ do: 'hits', who: 'each', kind: 'horror', n: 'D3' }],
      },
    ],
  },
  {
    id: 'enc-flooded',
    world: 'w-mines',
    name: { en: 'Flooded Shaft', fr: 'Puits noyé' },
    flavour: {
      en: 'Up to the belt. Coins sink, and so does resolve.',
      fr: 'De l’eau jusqu’à la ceinture. Les pièces coulent, le moral aussi.',
    },
    keywords: ['Water', 'Hazard'],
    do: [test('all', 'agility', 4, { fail: [{ do: 'loseGold', who: 'that', n: { roll: 'D3', times: 10 } }] })],
  },
  {
    id: 'enc-cache',
    world: 'w-mines',
    name: { en: 'Ransacked Cache', fr: 'Cache pillée' },
    flavour: {
      en: 'Somebody got here first, and has not left.',
      fr: 'Quelqu’un est passé avant vous, et n’est pas reparti.',
    },
    keywords: ['Attack', 'Find'],
    do: [threatOfPosse('standard'), { do: 'afterFight', then: [{ do: 'draw', who: 'chosen', deck: 'gear', n: 1 }] }],
  },
  {
    id: 'enc-voices-below',
    world: 'w-mines',
    name: { en: 'Voices Below', fr: 'Voix d’en bas' },
    flavour: {
      en: 'They know one of you by a name only his mother used.',
      fr: 'Elles appellent l’un de vous d’un nom que seule sa mère employait.',
    },
    keywords: ['Ghost', 'Void'],
    do: [
      test('random', 'spirit', 5, {
        pass: [{ do: 'xp', who: 'that', n: 15 }],
        fail: [{ do: 'drawDarkness', n: 1 }],
      }),
    ],
  },
]
