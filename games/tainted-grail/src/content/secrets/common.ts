import { check, gain, markers, secret, terror } from '../make/effects.ts'
import type { Secret } from '../types.ts'

export const common: readonly Secret[] = [
  {
    id: 'secret-1',
    number: 1,
    name: { en: 'Menhir Rites', fr: 'Rites du Menhir' },
    rules: [],
  },
  {
    id: 'secret-2',
    number: 2,
    name: { en: 'Weeping Key', fr: 'Clé Éplorée' },
    quest: { success: [secret(8), gain('xp', 1, 'each'), { do: 'removeSecret', secret: 2 }] },
    rules: [],
  },
  {
    id: 'secret-3',
    number: 3,
    name: { en: 'Ash Blade', fr: 'Lame de Cendre' },
    keyword: 'weapon',
    rules: [{ on: 'step2', kind: 'combat', cost: [{ pay: 'flip' }], do: [markers(2), terror(1)] }],
  },
  {
    id: 'secret-6',
    number: 6,
    name: { en: 'The Hermits’ Ledger', fr: 'Registre des Ermites' },
    dial: {
      token: 'quest',
      value: 2,
      then: [check('hermits-avenged'), gain('xp', 2, 'all'), { do: 'removeSecret', secret: 6 }],
    },
    rules: [],
  },
  {
    id: 'secret-7',
    number: 7,
    name: { en: 'Beacon Fire', fr: 'Feu d’Alarme' },
    global: true,
    rules: [{ mod: 'menhirCost', res: 'food', by: -1, perPlayer: true }],
  },
  {
    id: 'secret-8',
    number: 8,
    name: { en: 'Queen’s Token', fr: 'Gage de la Reine' },
    keyword: 'relic',
    rules: [{ mod: 'handLimit', kind: 'diplomacy', by: 1 }],
  },
  {
    id: 'secret-42',
    number: 42,
    name: { en: 'Ill Repute', fr: 'Mauvais Renom' },
    global: true,
    rules: [{ mod: 'affinityAtStart', by: -1 }],
  },
]
