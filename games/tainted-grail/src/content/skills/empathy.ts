import { gain, terror } from '../make/effects.ts'
import type { Skill } from '../types.ts'

export const empathy: readonly Skill[] = [
  {
    id: 'S3a',
    card: 3,
    side: 'a',
    attr: 'empathy',
    name: { en: 'Soothe', fr: 'Apaiser' },
    rules: [{ on: 'dusk', do: [terror(-1, 'other')] }],
  },
  {
    id: 'S3b',
    card: 3,
    side: 'b',
    attr: 'empathy',
    name: { en: 'Read the Room', fr: 'Sentir la Salle' },
    rules: [{ on: 'opened', kind: 'diplomacy', do: [{ do: 'look', at: 'deckTop', n: 2 }] }],
  },
  {
    id: 'S4a',
    card: 4,
    side: 'a',
    attr: 'empathy',
    name: { en: 'Kind Word', fr: 'Mot Gentil' },
    rules: [{ on: 'won', kind: 'diplomacy', limit: 'day', do: [gain('reputation', 1)] }],
  },
  {
    id: 'S4b',
    card: 4,
    side: 'b',
    attr: 'empathy',
    name: { en: 'Shared Burden', fr: 'Fardeau Partagé' },
    rules: [{ on: 'otherDamage', limit: 'encounter', may: true, do: [{ do: 'redirect', n: 2 }] }],
  },
]
