import type { Secret } from '../types.ts'
import { common } from './common.ts'
import { personal } from './personal.ts'

/** In the order of their numbers. */
export const secrets: readonly Secret[] = [...common, ...personal].toSorted((a, b) => a.number - b.number)
