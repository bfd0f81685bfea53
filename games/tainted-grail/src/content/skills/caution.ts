import { pay } from '../make/effects.ts'
import type { Skill } from '../types.ts'

export const caution: readonly Skill[] = [
  {
    id: 'S7a',
    card: 7,
    side: 'a',
    attr: 'caution',
    name: { en: 'Scout Ahead', fr: 'Éclairer la Route' },
    rules: [{ on: 'action', limit: 'day', do: [{ do: 'look', at: 'locationFront', keysOf: 'here' }] }],
  },
  {
    id: 'S7b',
    card: 7,
    side: 'b',
    attr: 'caution',
    name: { en: 'Light Sleeper', fr: 'Sommeil Léger' },
    rules: [{ on: 'guardianDie', limit: 'day', may: true, do: [{ do: 'reroll', die: 'guardian' }] }],
  },
  {
    id: 'S8a',
    card: 8,
    side: 'a',
    attr: 'caution',
    name: { en: 'Plan B', fr: 'Plan de Secours' },
    rules: [{ flag: 'fullMulligan' }],
  },
  {
    id: 'S8b',
    card: 8,
    side: 'b',
    attr: 'caution',
    name: { en: 'Careful Steps', fr: 'Pas Feutrés' },
    rules: [{ on: 'arrival', limit: 'day', cost: [pay('energy')], do: [{ do: 'ignoreImmediate' }] }],
  },
]
