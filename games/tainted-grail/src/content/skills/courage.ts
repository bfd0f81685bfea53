import type { Skill } from '../types.ts'

export const courage: readonly Skill[] = [
  {
    id: 'S5a',
    card: 5,
    side: 'a',
    attr: 'courage',
    name: { en: 'Stand Firm', fr: 'Tenir Tête' },
    rules: [{ on: 'inEncounter', limit: 'day', may: true, do: [{ do: 'noPanic' }] }],
  },
  {
    id: 'S5b',
    card: 5,
    side: 'b',
    attr: 'courage',
    name: { en: 'Clean Break', fr: 'Rupture Nette' },
    rules: [{ mod: 'fleeEnergy', by: -1 }],
  },
  {
    id: 'S6a',
    card: 6,
    side: 'a',
    attr: 'courage',
    name: { en: 'Vanguard', fr: 'Avant-Garde' },
    rules: [{ flag: 'takesCharge' }],
  },
  {
    id: 'S6b',
    card: 6,
    side: 'b',
    attr: 'courage',
    name: { en: 'Steel Nerves', fr: 'Nerfs d’Acier' },
    rules: [{ mod: 'redTerrorBoxes', by: -1 }],
  },
]
