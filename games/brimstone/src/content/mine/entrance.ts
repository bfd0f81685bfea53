import type { Tile } from '../types.ts'

export const entrance: Tile = {
  id: 'm-entrance',
  name: { en: 'Mine Entrance', fr: 'Entrée de la Mine' },
  flavour: {
    en: 'The company sign still asks visitors to report to the office. The office is gone.',
    fr: 'La pancarte de la compagnie prie toujours les visiteurs de passer au bureau. Il n’y a plus de bureau.',
  },
  world: 'w-mines',
  kind: 'entrance',
  rows: [
    '....', //
    '....',
    '.SS.',
    'SSSS',
  ],
  entrance: null,
  exits: [{ at: 'N@1', faces: [] }],
}
