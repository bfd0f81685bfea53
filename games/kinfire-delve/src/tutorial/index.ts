/** A first game that teaches: about ten minutes, skippable at any point, after which play simply goes on. */
import { setup, start } from './deal.ts'
import { farewell, skipped } from './farewell.ts'
import { guidance, moments } from './guide.ts'

export type { Guidance } from './guide.ts'
export type { Lesson, Moment, Point } from './types.ts'

export const tutorial = { setup, start, moments, farewell, guidance, skipped } as const
