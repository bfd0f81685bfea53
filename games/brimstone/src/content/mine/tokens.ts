import type { ExplorationToken } from '../types.ts'

export const tokens: readonly ExplorationToken[] = [
  { id: 'xt-1', doors: 2, meets: 'attack', clue: true },
  { id: 'xt-2', doors: 1, meets: 'attack' },
  { id: 'xt-3', doors: 2, meets: 'attack' },
  { id: 'xt-4', doors: 1, meets: 'attack', clue: true },
  { id: 'xt-5', doors: 2, meets: 'encounter', clue: true },
  { id: 'xt-6', doors: 1, meets: 'encounter' },
  { id: 'xt-7', doors: 2, meets: 'encounter' },
  { id: 'xt-8', doors: 1, meets: 'encounters', clue: true },
  { id: 'xt-9', doors: 2, meets: 'encounters' },
  { id: 'xt-10', doors: 0, gate: true, meets: 'encounter', clue: true },
  { id: 'xt-11', doors: 0, gate: true, meets: 'attack' },
  { id: 'xt-12', doors: 1, meets: 'encounter', clue: true, dread: true },
]
