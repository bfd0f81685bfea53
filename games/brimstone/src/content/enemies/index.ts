import type { Enemy } from '../types.ts'
import { barrens } from './barrens.ts'
import { beasts } from './beasts.ts'
import { deep } from './deep.ts'

export { elites } from './elite.ts'
export const enemies: readonly Enemy[] = [...beasts, ...deep, ...barrens]
