import type { Reward } from './types.ts'

/** FG-C6.1 */
export const rewards: readonly Reward[] = [
  { at: 2, options: ['die', 'gold6'] },
  { at: 4, options: ['item', 'traitCard'] },
  { at: 6, options: ['maxHealth', 'maxEnergy'] },
]
