/** The chance that the dice give at least this many points, before anybody commits. */
import { at, type CardId } from '@emberhall/kernel'
import type { Ability, Colour, DieFace } from '../content/types.ts'
import { LIGHT_DARK_DIE, SKILL_DIE } from '../dice.ts'
import { COLOURS, printed, type T } from '../state.ts'

/** What dice give. */
export interface Odds {
  /** atLeast[k]: the chance of k points or more. */
  readonly atLeast: readonly number[]
  readonly mean: number
}
const known: Odds[] = []

/** What the four dice give against a colour, with the texts of this card, where light counts or does not. */
export function diceOdds(t: T, target: CardId, colour: Colour, light: boolean): Odds {
  const { card } = printed(t, target)
  const extraLight = card.kind === 'challenge' && card.attempt?.some(addsToLight) === true
  const place = COLOURS.indexOf(colour) * 4 + (light ? 2 : 0) + (extraLight ? 1 : 0)
  return (known[place] ??= oddsOf(colour, (light ? 1 : 0) + (extraLight ? 1 : 0)))
}
function addsToLight(a: Ability): boolean {
  return a.do.some((e) => e.do === 'modDice' && e.face === 'light')
}
function oddsOf(colour: Colour, light: number): Odds {
  const points = (face: DieFace): number => (face === 'light' ? light : face === colour ? 1 : 0)
  let chances: number[] = [1]
  for (const die of [SKILL_DIE, SKILL_DIE, SKILL_DIE, LIGHT_DARK_DIE]) chances = add(chances, die.map(points))
  return {
    atLeast: chances.map((_, k) => chances.slice(k).reduce((sum, p) => sum + p, 0)),
    mean: chances.reduce((sum, p, k) => sum + p * k, 0),
  }
}
function add(chances: readonly number[], sides: readonly number[]): number[] {
  const out = new Array<number>(chances.length + Math.max(...sides)).fill(0)
  for (const points of sides) chances.forEach((p, k) => (out[k + points]! += p / sides.length))
  return out
}
export function atLeast({ atLeast: chances }: Odds, n: number): number {
  if (n <= 0) return 1
  const k = Math.ceil(n)
  return k < chances.length ? at(chances, k) : 0
}
