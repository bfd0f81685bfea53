import type { Tile } from '../types.ts'

/** Rooms of the Glass Barrens that are there once, each with an encounter of its own. */
export const uniqueBarrens: readonly Tile[] = [
  {
    id: 'g-dais',
    name: { en: 'Sunken Dais', fr: 'Dais englouti' },
    flavour: {
      en: 'A throne for something that sat with its back to the door.',
      fr: 'Un trône pour quelque chose qui siégeait dos à la porte.',
    },
    world: 'w-glass',
    kind: 'room',
    rows: [
      '##..##', //
      '#....#',
      '......',
      '......',
      '#....#',
      '##..##',
    ],
    entrance: 'S@2',
    exits: [
      { at: 'W@2', faces: [1, 2] },
      { at: 'N@2', faces: [3, 4] },
      { at: 'E@2', faces: [5, 6] },
    ],
    encounter: 'enc-dais',
  },
  {
    id: 'g-echo',
    name: { en: 'Hall of Echoes', fr: 'Salle des échos' },
    flavour: {
      en: 'Your words come back improved.',
      fr: 'Vos paroles vous reviennent, corrigées.',
    },
    world: 'w-glass',
    kind: 'room',
    rows: [
      '....', //
      '....',
      '....',
      '....',
      '....',
      '....',
      '....',
    ],
    entrance: 'S@1',
    exits: [
      { at: 'N@1', faces: [1, 2, 3] },
      { at: 'E@2', faces: [4, 5, 6] },
    ],
    encounter: 'enc-echo',
  },
  {
    id: 'g-observatory',
    name: { en: 'Buried Observatory', fr: 'Observatoire enfoui' },
    flavour: {
      en: 'The telescope points down. It has been used lately.',
      fr: 'La lunette vise le sol. On s’en est servi récemment.',
    },
    world: 'w-glass',
    kind: 'room',
    rows: [
      '#....#', //
      '......',
      '..~~..',
      '..~~..',
      '......',
      '#....#',
    ],
    entrance: 'S@2',
    exits: [
      { at: 'W@1', faces: [1, 2, 3] },
      { at: 'E@3', faces: [4, 5, 6] },
    ],
    encounter: 'enc-observatory',
  },
]
