/** The chance that the dice give at least so many points, before anybody commits. */
import { at, type CardId } from '@emberhall/kernel'
import type { Colour, DieFace } from '../content/types.ts'
import { LIGHT_DARK_DIE, SKILL_DIE } from '../dice.ts'
import { printed, type T } from '../state.ts'
import { isInForce } from '../in-force.ts'

/** chances[k]: probability of exactly k points from the dice. */
export type Chances = readonly number[]

const memo = new Map<string, Chances>()

/** What the four dice give against a colour, with the texts in force for this card. */
export function diceChances(t: T, target: CardId, colour: Colour, counted: readonly string[] = []): Chances {
  const light = !isInForce(t, 'lightDoesNotCount')
  const card = printed(t, target).card
  const attempt = card.kind === 'challenge' ? (card.attempt ?? []) : []
  const extraLight = attempt.some((a) => a.do.some((e) => e.do === 'modDice' && e.face === 'light')) ? 1 : 0
  const key = `${colour} ${light} ${extraLight} ${counted.join()}`
  const known = memo.get(key)
  if (known !== undefined) return known
  const points = (face: DieFace): number => {
    if (face === 'light') return (light ? 1 : 0) + extraLight
    return face === colour || counted.includes(face) ? 1 : 0
  }
  let chances: number[] = [1]
  for (const die of [SKILL_DIE, SKILL_DIE, SKILL_DIE, LIGHT_DARK_DIE]) chances = add(chances, die.map(points))
  memo.set(key, chances)
  return chances
}
function add(chances: readonly number[], sides: readonly number[]): number[] {
  const out = new Array<number>(chances.length + Math.max(...sides)).fill(0)
  for (const points of sides) chances.forEach((p, k) => (out[k + points]! += p / sides.length))
  return out
}
export function atLeast(chances: Chances, n: number): number {
  let p = 0
  for (let k = Math.max(0, Math.ceil(n)); k < chances.length; k++) p += at(chances, k)
  return n <= 0 ? 1 : p
}
export function mean(chances: Chances): number {
  return chances.reduce((sum, p, k) => sum + p * k, 0)
}
