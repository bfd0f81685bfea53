/** KD-5.19 to KD-5.24, KD-5.38, KD-5.39: the dice and what they add. */
import type { DieFace } from './content/types.ts'
import { FACES, type T } from './state.ts'
import { isInForce } from './in-force.ts'

/** KD-5.39 The faces, as data. */
export const SKILL_DIE: readonly DieFace[] = ['red', 'red', 'green', 'green', 'blue', 'blue']
export const LIGHT_DARK_DIE: readonly DieFace[] = ['light', 'light', 'light', 'dark', 'dark', 'dark']

/** KD-5.19 All 4 dice, less those a text leaves out (KD-5.38). */
export function diceToRoll(t: T): readonly (readonly DieFace[])[] {
  const { skip } = t.s.attempt
  const skills = 3 - skip.filter((die) => die === 'skill').length
  const dice: (readonly DieFace[])[] = []
  for (let i = 0; i < skills; i++) dice.push(SKILL_DIE)
  if (!skip.includes('lightDark')) dice.push(LIGHT_DARK_DIE)
  return dice
}
/** KD-5.20, KD-5.21 Whether a die that shows this face adds to the attempt. */
function matches(t: T, face: DieFace, lightCounts: boolean): boolean {
  const { attempt } = t.s
  if (face === 'light') return lightCounts
  return face === attempt.colour || attempt.counted.includes(face)
}
export function matchesOf(t: T): number {
  const lightCounts = !isInForce(t, 'lightDoesNotCount')
  let n = 0
  for (const face of t.s.attempt.dice) if (matches(t, face as DieFace, lightCounts)) n++
  return n
}
/** Progress from the dice: a match each, and what texts add to a face. Light that adds no progress adds none of that either. */
export function diceProgress(t: T): number {
  const { attempt } = t.s
  const matching = matchesOf(t)
  let n = matching
  for (const { face, n: more } of attempt.extra) {
    if (face === 'light' && isInForce(t, 'lightDoesNotCount')) continue
    n += more * (face === 'dice' ? matching : attempt.dice.filter((f) => f === face).length)
  }
  return n
}
export const faceIndex = (face: string): number => FACES.indexOf(face as DieFace)
