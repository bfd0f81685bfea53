import { markers } from '../make/effects.ts'
import type { Skill } from '../types.ts'

export const aggression: readonly Skill[] = [
  {
    id: 'S1a',
    card: 1,
    side: 'a',
    attr: 'aggression',
    name: { en: 'First Blood', fr: 'Premier Sang' },
    rules: [{ on: 'cardPlayed', kind: 'combat', first: true, do: [markers(1)] }],
  },
  {
    id: 'S1b',
    card: 1,
    side: 'b',
    attr: 'aggression',
    name: { en: 'Bloodied Grin', fr: 'Sourire Sanglant' },
    rules: [{ on: 'healthLost', kind: 'combat', limit: 'encounter', do: [markers(1)] }],
  },
  {
    id: 'S2a',
    card: 2,
    side: 'a',
    attr: 'aggression',
    name: { en: 'Hard Stare', fr: 'Regard Dur' },
    rules: [{ flag: 'linkAs', key: 'empathy', by: 'aggression' }],
  },
  {
    id: 'S2b',
    card: 2,
    side: 'b',
    attr: 'aggression',
    name: { en: 'Killer’s Calm', fr: 'Calme du Tueur' },
    rules: [{ mod: 'terrorFromAttack', by: -1 }],
  },
]
