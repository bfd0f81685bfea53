import type { Tile } from '../types.ts'

/** Rooms of the Mines that are there once, each with an encounter of its own. */
export const uniqueRooms: readonly Tile[] = [
  {
    id: 'm-lake',
    name: { en: 'Black Lake', fr: 'Lac noir' },
    flavour: {
      en: 'It does not reflect the lantern. It reflects somebody else’s.',
      fr: 'Il ne renvoie pas la lueur de la lanterne. Il renvoie celle d’une autre.',
    },
    world: 'w-mines',
    kind: 'room',
    rows: [
      '......', //
      '......',
      '..~~..',
      '..~~..',
      '......',
      '......',
    ],
    entrance: 'S@2',
    exits: [
      { at: 'W@0', faces: [1, 2] },
      { at: 'N@2', faces: [3, 4] },
      { at: 'E@0', faces: [5, 6] },
    ],
    encounter: 'enc-black-lake',
  },
  {
    id: 'm-falls',
    name: { en: 'Hidden Falls', fr: 'Chutes cachées' },
    flavour: {
      en: 'You hear it three tiles before you believe it.',
      fr: 'On l’entend bien avant d’y croire.',
    },
    world: 'w-mines',
    kind: 'room',
    rows: [
      '~~....', //
      '~.....',
      '......',
      '......',
      '......',
    ],
    entrance: 'S@2',
    exits: [
      { at: 'N@3', faces: [1, 2, 3] },
      { at: 'E@2', faces: [4, 5, 6] },
    ],
    encounter: 'enc-falls',
  },
  {
    id: 'm-camp',
    name: { en: 'Old Camp', fr: 'Vieux campement' },
    flavour: {
      en: 'Coffee on the fire. Nobody alive remembers lighting it.',
      fr: 'Du café sur le feu. Personne de vivant ne se rappelle l’avoir allumé.',
    },
    world: 'w-mines',
    kind: 'room',
    rows: [
      '#....#', //
      '......',
      '......',
      '......',
      '#....#',
    ],
    entrance: 'S@2',
    exits: [
      { at: 'W@1', faces: [1, 2] },
      { at: 'N@2', faces: [3, 4] },
      { at: 'E@2', faces: [5, 6] },
    ],
    encounter: 'enc-prospector',
  },
  {
    id: 'm-shrine',
    name: { en: 'Pale Shrine', fr: 'Sanctuaire pâle' },
    flavour: {
      en: 'Four pillars, carved from below.',
      fr: 'Quatre piliers, taillés par en dessous.',
    },
    world: 'w-mines',
    kind: 'room',
    rows: [
      '......', //
      '......',
      '.#..#.',
      '......',
      '.#..#.',
      '......',
    ],
    entrance: 'S@2',
    exits: [
      { at: 'N@2', faces: [1, 2, 3] },
      { at: 'W@2', faces: [4, 5, 6] },
    ],
    encounter: 'enc-pale-lady',
  },
]
