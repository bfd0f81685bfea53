import type { Encounter } from '../types.ts'
import { test } from './make.ts'

/** Encounters of the Glass Barrens that mean harm. */
export const encountersBarrensPeril: readonly Encounter[] = [
  {
    id: 'enc-razor-wind',
    world: 'w-glass',
    name: { en: 'Razor Wind', fr: 'Vent de rasoirs' },
    flavour: {
      en: 'First your hat, then the brim of it, then the shade.',
      fr: 'D’abord le chapeau, puis le bord, puis l’ombre.',
    },
    keywords: ['Hazard'],
    do: [test('all', 'agility', 5, { fail: [{ do: 'hits', who: 'that', kind: 'hit', n: 'D3' }] })],
  },
  {
    id: 'enc-pack-howl',
    world: 'w-glass',
    name: { en: 'Pack Howl', fr: 'Hurlement de la meute' },
    flavour: {
      en: 'A wet finger on the rim of a glass, from three sides.',
      fr: 'Un doigt mouillé sur le bord d’un verre, de trois côtés à la fois.',
    },
    keywords: ['Attack'],
    do: [{ do: 'attack', mode: 'ambush', enemies: [{ type: 'en-hound', n: 3 }] }],
  },
  {
    id: 'enc-mirage',
    world: 'w-glass',
    name: { en: 'Mirage', fr: 'Mirage' },
    flavour: {
      en: 'A saloon, lit, with a piano. One of you is already walking back to it.',
      fr: 'Un saloon éclairé, avec un piano. L’un de vous y retourne déjà.',
    },
    keywords: ['Void'],
    do: [
      test('random', 'luck', 5, {
        fail: [
          { do: 'toEntrance', who: 'that' },
          { do: 'flag', what: { flag: 'cannotSearch' }, who: 'that', until: 'nextActivation' },
        ],
      }),
    ],
  },
  {
    id: 'enc-slinger-blind',
    world: 'w-glass',
    name: { en: 'Slinger Blind', fr: 'Affût des frondeurs' },
    flavour: {
      en: 'A wall of tidy stones, man-high, with loopholes. It was not here a minute ago.',
      fr: 'Un muret de pierres bien rangées, à hauteur d’homme, avec des meurtrières. Une minute plus tôt, il n’y était pas.',
    },
    keywords: ['Attack'],
    do: [
      test('all', 'agility', 5, {
        pass: [{ do: 'flag', what: { flag: 'untargetable' }, who: 'that', until: 'firstTurn' }],
      }),
      { do: 'attack', mode: 'standard', enemies: [{ type: 'en-slinger', n: 'P' }] },
    ],
  },
  {
    id: 'enc-other-posse',
    world: 'w-glass',
    name: { en: 'The Other Posse', fr: 'L’autre bande' },
    flavour: {
      en: 'They walk the other way, with your faces and better boots. One of them nods.',
      fr: 'Ils vont en sens inverse, avec vos visages et de meilleures bottes. L’un d’eux salue.',
    },
    keywords: ['Ghost', 'Void'],
    do: [
      test('random', 'spirit', 5, {
        pass: [{ do: 'grit', who: 'each', n: 1 }],
        fail: [{ do: 'drawDarkness', n: 1 }],
      }),
    ],
  },
]
