import { gain } from '../make/effects.ts'
import type { Skill } from '../types.ts'

export const practicality: readonly Skill[] = [
  {
    id: 'S9a',
    card: 9,
    side: 'a',
    attr: 'practicality',
    name: { en: 'Forager', fr: 'Glaneur' },
    rules: [{ on: 'locationFood', limit: 'day', do: [gain('food', 1)] }],
  },
  {
    id: 'S9b',
    card: 9,
    side: 'b',
    attr: 'practicality',
    name: { en: 'Tinker', fr: 'Bricoleur' },
    rules: [{ mod: 'craftDraw', by: 1 }],
  },
  {
    id: 'S10a',
    card: 10,
    side: 'a',
    attr: 'practicality',
    name: { en: 'Thrift', fr: 'Économe' },
    rules: [{ mod: 'menhirCost', res: 'wealth', by: -1 }],
  },
  {
    id: 'S10b',
    card: 10,
    side: 'b',
    attr: 'practicality',
    name: { en: 'Quick Hands', fr: 'Mains Lestes' },
    rules: [{ flag: 'swapEquipment' }],
  },
]
