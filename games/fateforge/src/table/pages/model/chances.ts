/** FG-44 How likely a test is to succeed. */
import { bookOf, STANDS } from '../../../book.ts'
import { TEST_FACES } from '../../../content/types.ts'
import { cardsOf, hasTrait, standing } from '../../../heroes.ts'
import { heroAt, type HeroNo, type T } from '../../../state.ts'

export interface Test {
  readonly trait: number
  readonly dice: number
}
export interface Chance {
  readonly dice: number
  readonly isGifted: boolean
  /** With the dice alone. */
  readonly plain: number
  /** With all that may be spent on it. */
  readonly best: number
  readonly canReroll: boolean
  readonly charms: number
}
export function chanceOf(t: T, h: HeroNo, { trait, dice: asked }: Test): Chance {
  const hero = heroAt(t, h)
  const isGifted = hasTrait(t, h, trait)
  const dice = asked + standing(t, h, STANDS.testDie)
  const canReroll = isGifted && hero.energy > 0
  const charms = charmsOf(t, h)
  const p = shareOf(t, isGifted)
  return { dice, isGifted, plain: p ** dice, best: bestOf(p, dice, canReroll ? 1 : 0, charms), canReroll, charms }
}
function shareOf(t: T, isGifted: boolean): number {
  const { testFaces } = bookOf(t).content
  return testFaces.filter((face) => face === 'success' || (isGifted && face === 'trait')).length / testFaces.length
}
/** Uses left of the card that rolls one die again. */
function charmsOf(t: T, h: HeroNo): number {
  const hero = heroAt(t, h)
  const card = cardsOf(t, hero).find(({ abilities }) => abilities.some(({ timing }) => timing === 'test'))
  const held = hero.slots.find(({ item, up }) => up && item === card?.no)
  return held === undefined ? 0 : 2 - held.stage
}
/** The chance with the best use of a roll of all dice and of this many rolls of a single one. */
function bestOf(p: number, dice: number, rerolls: number, charms: number): number {
  const roll = (left: number, singles: number): number => {
    let sum = 0
    for (let failed = 0; failed <= dice; failed++)
      sum += choose(dice, failed) * (1 - p) ** failed * p ** (dice - failed) * after(failed, left, singles)
    return sum
  }
  const after = (failed: number, left: number, singles: number): number => {
    if (failed === 0) return 1
    const again = left > 0 ? roll(left - 1, singles) : 0
    const single =
      singles > 0 ? p * after(failed - 1, left, singles - 1) + (1 - p) * after(failed, left, singles - 1) : 0
    return Math.max(again, single)
  }
  return roll(rerolls, charms)
}
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
/** Only what is certain is told as 100. */
export const percent = (p: number): number => (p === 1 ? 100 : Math.min(99, Math.round(p * 100)))
/** Whether a face counts for this hero. */
export const counts = (t: T, h: HeroNo, trait: number, face: number): boolean =>
  TEST_FACES[face] === 'success' || (TEST_FACES[face] === 'trait' && hasTrait(t, h, trait))
