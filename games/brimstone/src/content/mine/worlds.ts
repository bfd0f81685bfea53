import type { World } from '../types.ts'

export const worlds: readonly World[] = [
  {
    id: 'w-mines',
    name: { en: 'The Mines', fr: 'Les Mines' },
    flavour: {
      en: 'Company property. The company would rather not discuss it.',
      fr: 'Propriété de la compagnie. La compagnie préfère ne pas en parler.',
    },
    rules: [],
  },
  {
    id: 'w-glass',
    name: { en: 'The Glass Barrens', fr: 'Les Landes de Verre' },
    flavour: {
      en: 'Two suns, no shade, and a horizon that leans.',
      fr: 'Deux soleils, pas d’ombre, et un horizon qui penche.',
    },
    rules: [
      { mod: 'moveTotal', by: -1, limit: 1 },
      {
        on: 'turnEnd',
        if: { is: 'noEnemies' },
        do: [
          {
            do: 'roll',
            who: 'each',
            from: 1,
            to: 1,
            then: [{ do: 'hits', who: 'that', kind: 'horror', n: 1 }],
          },
        ],
      },
    ],
  },
]
