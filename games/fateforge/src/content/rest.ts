import type { Location, Rest } from './types.ts'

export const locations: readonly Location[] = [
  { id: 'inn', time: 1, services: [{ does: 'heal' }, { does: 'food' }], open: 'start' },
  { id: 'training-yard', time: 1, services: [{ does: 'train' }], open: 'start' },
  { id: 'stalls', time: 1, services: [{ does: 'shop' }], open: 'start' },
  {
    id: 'temple',
    time: 2,
    services: [{ does: 'cleanse', gold: 3 }],
    open: 'unlocked',
    opensAt: { circle: 'lamplighters', atLeast: 1 },
  },
  { id: 'lamplighters', time: 1, services: [{ does: 'food' }], open: 'unlocked', eases: 'temple' },
  { id: 'library', time: 1, services: [{ does: 'lesson', traitPoints: 2 }], open: 'start', once: true },
]

/** FG-C4.1, FG-C4.2 */
export const rests: readonly Rest[] = [
  { id: 'r1', time: 4, stallLimit: 4, unlocks: [] },
  { id: 'r2', time: 5, stallLimit: 7, unlocks: [7] },
]
