import type { Character } from '../types.ts'
import { ailei } from './ailei.ts'
import { arev } from './arev.ts'
import { beor } from './beor.ts'
import { maggot } from './maggot.ts'

/** In the order of their numbers. */
export const characters: readonly Character[] = [ailei, arev, maggot, beor]
