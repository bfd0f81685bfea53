import type { Tile } from '../types.ts'

/** Rooms and passages of the Glass Barrens that are nobody's in particular. */
export const barrens: readonly Tile[] = [
  {
    id: 'g-flats',
    name: { en: 'Mirror Flats', fr: 'Plaine miroir' },
    flavour: {
      en: 'There is a posse under your boots, walking on theirs.',
      fr: 'Sous vos semelles marche une bande, semelles contre semelles.',
    },
    world: 'w-glass',
    kind: 'room',
    rows: [
      '........', //
      '........',
      '........',
      '........',
      '........',
    ],
    entrance: 'S@3',
    exits: [
      { at: 'W@1', faces: [1, 2] },
      { at: 'N@3', faces: [3, 4] },
      { at: 'E@1', faces: [5, 6] },
    ],
  },
  {
    id: 'g-shelf',
    name: { en: 'Wind Shelf', fr: 'Corniche venteuse' },
    flavour: {
      en: 'Hold your hat. Hold your neighbour.',
      fr: 'Tenez votre chapeau. Tenez votre voisin.',
    },
    world: 'w-glass',
    kind: 'room',
    rows: [
      '......', //
      '......',
      '......',
      '......',
    ],
    entrance: 'S@1',
    exits: [
      { at: 'W@0', faces: [1, 2, 3] },
      { at: 'N@3', faces: [4, 5, 6] },
    ],
  },
  {
    id: 'g-garden',
    name: { en: 'Shard Garden', fr: 'Jardin d’éclats' },
    flavour: {
      en: 'Somebody waters it. It is not rain.',
      fr: 'Quelqu’un l’arrose. Ce n’est pas la pluie.',
    },
    world: 'w-glass',
    kind: 'room',
    rows: [
      '......', //
      '.#..#.',
      '......',
      '......',
      '.#..#.',
      '......',
    ],
    entrance: 'S@2',
    exits: [
      { at: 'W@2', faces: [1, 2] },
      { at: 'N@2', faces: [3, 4] },
      { at: 'E@2', faces: [5, 6] },
    ],
  },
  {
    id: 'g-bridge',
    name: { en: 'Glass Bridge', fr: 'Pont de verre' },
    flavour: {
      en: 'It has held so far. So had the others.',
      fr: 'Jusqu’ici il a tenu. Les autres aussi tenaient.',
    },
    world: 'w-glass',
    kind: 'passage',
    rows: ['..', '..', '..', '..', '..', '..'],
    entrance: 'S@0',
    exits: [{ at: 'N@0', faces: [] }],
  },
  {
    id: 'g-gully',
    name: { en: 'Gully', fr: 'Ravine' },
    flavour: {
      en: 'A river bed. What ran in it left scratches.',
      fr: 'Le lit d’une rivière. Ce qui y coulait a laissé des rayures.',
    },
    world: 'w-glass',
    kind: 'passage',
    rows: [
      '....', //
      '....',
      '##..',
      '##..',
    ],
    entrance: 'S@2',
    exits: [{ at: 'W@0', faces: [] }],
  },
]
