import { gain, pay, terror } from '../make/effects.ts'
import type { Skill } from '../types.ts'

export const spirituality: readonly Skill[] = [
  {
    id: 'S11a',
    card: 11,
    side: 'a',
    attr: 'spirituality',
    name: { en: 'Deep Breath', fr: 'Souffle Profond' },
    rules: [{ on: 'dawn', do: [terror(-1)] }],
  },
  {
    id: 'S11b',
    card: 11,
    side: 'b',
    attr: 'spirituality',
    name: { en: 'Candle Rite', fr: 'Rite de la Bougie' },
    rules: [{ on: 'action', cost: [pay('food')], limit: 'day', do: [gain('magic', 1)] }],
  },
  {
    id: 'S12a',
    card: 12,
    side: 'a',
    attr: 'spirituality',
    name: { en: 'Warded Key', fr: 'Clé Bénie' },
    rules: [{ flag: 'freeMagicKey' }],
  },
  {
    id: 'S12b',
    card: 12,
    side: 'b',
    attr: 'spirituality',
    name: { en: 'Oneiric', fr: 'Onirique' },
    rules: [{ on: 'dreamRead', do: [gain('xp', 1)] }],
  },
]
