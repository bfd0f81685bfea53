import { effects } from './make.ts'
import type { Ally } from './types.ts'

export const allies: readonly Ally[] = [
  {
    id: 'sefa',
    health: 2,
    dice: ['yellow', 'green'],
    skills: [
      { id: 'way-out', gain: effects({ effect: 'lead', range: 0 }) },
      { id: 'whisper', gain: effects({ effect: 'whisper' }) },
    ],
  },
  {
    id: 'orm',
    health: 3,
    dice: ['green', 'red'],
    skills: [
      { id: 'balm', gain: effects({ effect: 'heal', n: 2, range: 0 }) },
      { id: 'rebuke', gain: effects({ effect: 'stun', range: 0 }) },
    ],
  },
]
