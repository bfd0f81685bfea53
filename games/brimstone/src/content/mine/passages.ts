import type { Tile } from '../types.ts'

/** Passages of the Mines: all exits are open. */
export const passages: readonly Tile[] = [
  {
    id: 'm-drift',
    name: { en: 'Drift', fr: 'Boyau' },
    flavour: {
      en: 'Single file. Argue about the order later.',
      fr: 'En file indienne. On discutera de l’ordre plus tard.',
    },
    world: 'w-mines',
    kind: 'passage',
    rows: ['..', '..', '..', '..'],
    entrance: 'S@0',
    exits: [{ at: 'N@0', faces: [] }],
  },
  {
    id: 'm-longdrift',
    name: { en: 'Long Drift', fr: 'Long boyau' },
    flavour: {
      en: 'Six paces more than it looked, every time.',
      fr: 'Six pas de plus qu’on ne croyait, à chaque fois.',
    },
    world: 'w-mines',
    kind: 'passage',
    rows: ['..', '..', '..', '..', '..', '..'],
    entrance: 'S@0',
    exits: [{ at: 'N@0', faces: [] }],
  },
  {
    id: 'm-bend',
    name: { en: 'Bend', fr: 'Coude' },
    flavour: {
      en: 'The vein turned here, and the men went after it.',
      fr: 'Le filon a tourné là, et les hommes l’ont suivi.',
    },
    world: 'w-mines',
    kind: 'passage',
    rows: [
      '....', //
      '....',
      '..##',
      '..##',
    ],
    entrance: 'S@0',
    exits: [{ at: 'E@0', faces: [] }],
  },
  {
    id: 'm-fork',
    name: { en: 'Fork', fr: 'Fourche' },
    flavour: {
      en: 'Left smells of sulphur. Right smells of nothing, which is worse.',
      fr: 'À gauche, ça sent le soufre. À droite, ça ne sent rien, et c’est pire.',
    },
    world: 'w-mines',
    kind: 'passage',
    rows: [
      '......', //
      '......',
      '##..##',
      '##..##',
    ],
    entrance: 'S@2',
    exits: [
      { at: 'W@0', faces: [] },
      { at: 'E@0', faces: [] },
    ],
  },
]
