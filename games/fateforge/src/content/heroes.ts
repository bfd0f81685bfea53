import type { Hero } from './types.ts'

/** Their unique abilities are rules (FG-C1). */
export const heroes: readonly Hero[] = [
  { id: 'sylvan-guard', health: 7, energy: 5, trait: 'perception', dice: ['blue', 'blue', 'yellow', 'green'] },
  { id: 'rogue', health: 6, energy: 5, trait: 'finesse', dice: ['yellow', 'yellow', 'red', 'green'] },
  { id: 'lord', health: 8, energy: 4, trait: 'eloquence', dice: ['red', 'red', 'yellow', 'green'] },
  { id: 'shaman', health: 6, energy: 6, trait: 'lore', dice: ['green', 'green', 'blue', 'yellow'] },
  { id: 'mercenary', health: 9, energy: 4, trait: 'vigour', dice: ['red', 'red', 'yellow', 'yellow'] },
]
