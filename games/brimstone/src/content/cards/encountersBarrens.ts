import type { Encounter } from '../types.ts'
import { test } from './make.ts'

/** Encounters of the unique rooms of the Glass Barrens, and those with something to gain there. */
export const encountersBarrens: readonly Encounter[] = [
  {
    id: 'enc-dais',
    world: 'w-glass',
    tile: 'g-dais',
    name: { en: 'Sunken Dais', fr: 'Dais englouti' },
    flavour: {
      en: 'You are expected to kneel. The floor helps.',
      fr: 'On attend que vous vous agenouilliez. Le sol y aide.',
    },
    keywords: ['Void'],
    do: [
      test('all', 'spirit', 5, { fail: [{ do: 'hits', who: 'that', kind: 'corruption', n: 1 }] }),
      { do: 'if', cond: { is: 'allPassed' }, then: [{ do: 'draw', who: 'chosen', deck: 'otherArtifact', n: 1 }] },
    ],
  },
  {
    id: 'enc-echo',
    world: 'w-glass',
    tile: 'g-echo',
    name: { en: 'Hall of Echoes', fr: 'Salle des échos' },
    flavour: {
      en: 'The echo answers before the shout. Listen, and you know what you are about to say.',
      fr: 'L’écho répond avant le cri. À bien écouter, on sait ce qu’on va dire.',
    },
    keywords: ['Void'],
    do: [
      test('one', 'lore', 5, {
        pass: [{ do: 'peek', deck: 'darkness', n: 2, then: 'discardOne' }],
        fail: [{ do: 'hits', who: 'each', kind: 'horror', n: 'D3' }],
      }),
    ],
  },
  {
    id: 'enc-observatory',
    world: 'w-glass',
    tile: 'g-observatory',
    name: { en: 'Buried Observatory', fr: 'Observatoire enfoui' },
    flavour: {
      en: 'Turned to the right notch, the great lens shows the mine. Turned one further, the mine sees you.',
      fr: 'Réglée au bon cran, la grande lentille montre la mine. Un cran de plus, et la mine vous voit.',
    },
    keywords: ['Gate', 'Void'],
    do: [
      test('one', 'cunning', 6, {
        pass: [
          {
            do: 'if',
            cond: { is: 'cappedExitInMines' },
            then: [{ do: 'addGate', to: 'minesRoom' }],
            else: [{ do: 'xp', who: 'that', n: 20 }],
          },
        ],
        fail: [{ do: 'darkness', n: 1 }],
      }),
    ],
  },
  {
    id: 'enc-pilgrim',
    world: 'w-glass',
    name: { en: 'Buried Pilgrim', fr: 'Pèlerin enseveli' },
    flavour: {
      en: 'Sand to the chin, and smiling. In one hand a stone; in the other, somebody’s rosary.',
      fr: 'Ensablé jusqu’au menton, et souriant. Dans une main, une pierre ; dans l’autre, le chapelet de quelqu’un.',
    },
    keywords: ['Folk', 'Find'],
    do: [
      {
        do: 'choose',
        by: 'posse',
        options: [
          [
            { do: 'darkStone', who: 'chosen', n: 1 },
            { do: 'dread', n: 1 },
          ],
          [{ do: 'heal', who: 'each', pool: 'sanity', n: 'D3' }],
        ],
      },
    ],
  },
  {
    id: 'enc-glass-garden',
    world: 'w-glass',
    name: { en: 'Glass Orchard', fr: 'Verger de verre' },
    flavour: {
      en: 'Under the brittle trees something green has made up its mind to live.',
      fr: 'Sous les arbres cassants, un peu de vert s’est mis en tête de vivre.',
    },
    keywords: ['Find'],
    do: [
      test('one', 'luck', 5, {
        pass: [{ do: 'token', who: 'each', of: ['herbs'], n: 1 }],
        fail: [{ do: 'hits', who: 'that', kind: 'hit', n: 'D3' }],
      }),
    ],
  },
]
