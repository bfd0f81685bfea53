/** Going over what lies there piece by piece, for those who do not see it or do not use a pointer. `P` is a place to be at. */
import type { Box, Point } from './camera.ts'

export interface Walk<P> {
  /** What is walked over, and how. */
  readonly label: string
  /** Where the first key puts the finger. */
  readonly start: P
  readonly step: (from: P, by: Point) => P | null
  /** What is said where there is no way on. */
  readonly edge: (from: P, by: Point) => string
  /** The one before or after, whether there is a way or not. */
  readonly leap?: (from: P, by: 1 | -1) => P
  readonly describe: (at: P) => string
  /** What can be chosen there, the most likely first. */
  readonly keysAt: (at: P) => readonly string[]
  readonly boxOf: (at: P) => Box
  /** How much around it should be seen as well. */
  readonly margin: number
}
