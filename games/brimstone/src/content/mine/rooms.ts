import type { Tile } from '../types.ts'

/** Rooms of the Mines, of which there may be several. */
export const rooms: readonly Tile[] = [
  {
    id: 'm-crosscut',
    name: { en: 'Crosscut', fr: 'Le Carrefour' },
    flavour: {
      en: 'Three ways on. Somebody chalked an arrow at each, and they disagree.',
      fr: 'Trois issues. On a tracé une flèche à la craie devant chacune, et elles se contredisent.',
    },
    world: 'w-mines',
    kind: 'room',
    rows: [
      '......', //
      '......',
      '......',
      '......',
      '......',
    ],
    entrance: 'S@2',
    exits: [
      { at: 'W@1', faces: [1, 2] },
      { at: 'N@2', faces: [3, 4] },
      { at: 'E@1', faces: [5, 6] },
    ],
  },
  {
    id: 'm-gallery',
    name: { en: 'Timbered Gallery', fr: 'Galerie boisée' },
    flavour: {
      en: 'Good timber, well set. It is the roof that has changed its mind.',
      fr: 'Du bon bois, bien posé. C’est le plafond qui a changé d’avis.',
    },
    world: 'w-mines',
    kind: 'room',
    rows: [
      '......', //
      '......',
      '......',
      '......',
    ],
    entrance: 'S@2',
    exits: [
      { at: 'W@1', faces: [1, 2, 3] },
      { at: 'E@1', faces: [4, 5, 6] },
    ],
  },
  {
    id: 'm-stope',
    name: { en: 'Broken Stope', fr: 'Chantier effondré' },
    flavour: {
      en: 'Eleven helmets on the pegs. Twelve pegs.',
      fr: 'Onze casques aux patères. Douze patères.',
    },
    world: 'w-mines',
    kind: 'room',
    rows: [
      '##...', //
      '#....',
      '.....',
      '.....',
      '....#',
    ],
    entrance: 'S@1',
    exits: [
      { at: 'N@2', faces: [1, 2, 3] },
      { at: 'E@2', faces: [4, 5, 6] },
    ],
  },
  {
    id: 'm-sorting',
    name: { en: 'Sorting Floor', fr: 'Salle de triage' },
    flavour: {
      en: 'Ore to the left, waste to the right. The third heap has no label.',
      fr: 'Le minerai à gauche, les déblais à droite. Le troisième tas n’a pas d’étiquette.',
    },
    world: 'w-mines',
    kind: 'room',
    rows: [
      '........', //
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
]
