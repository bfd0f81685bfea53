/** FG-12 Results: what each can be used as and what it pays. */
import type { Cost } from './content/types.ts'
import { DICE, ICONS } from './content/types.ts'
import { DIE, ICON } from './book.ts'
import { sourceOf } from './parts.ts'
import type { Hero, Result } from './state.ts'

const { move, strike, strikeSkill, shoot, shootSkill, focus, fail, moveStrike, strikeShoot } = ICON
/** FG-12.5, FG-12.8 What stands for what. */
const STANDS_FOR: Readonly<Record<number, readonly number[]>> = {
  [move]: [move, moveStrike],
  [strike]: [strike, strikeSkill, moveStrike, strikeShoot],
  [shoot]: [shoot, shootSkill, strikeShoot],
  [focus]: [focus],
}
const PAYS: readonly (readonly boolean[])[] = ICONS.map((_, have) =>
  ICONS.map((__, want) => (STANDS_FOR[want] ?? [want]).includes(have)),
)
/** Whether a result can be used as this icon. */
export const isWorth = (have: number, want: number): boolean => PAYS[have]![want]!

/** Whether a result pays this part of a cost (FG-11.3, FG-12.7, FG-12.9, FG-12.13). */
export function paysFor(result: Result, cost: Cost): boolean {
  if (cost.pay === 'wild') return result.icon !== fail
  if (cost.pay !== 'result') return false
  if (cost.die !== undefined && DIE[cost.die] !== result.die) return false
  return isWorth(result.icon, ICON[cost.icon]) || (cost.or !== undefined && isWorth(result.icon, ICON[cost.or]))
}
export const isResultCost = ({ pay }: Cost): boolean => pay === 'result' || pay === 'wild'

/** FG-12.13 Whether the results in hand pay all these parts, one each. */
export function canPayAll(pool: readonly Result[], costs: readonly Cost[], from = 0, spent = 0): boolean {
  if (from === costs.length) return true
  if (!isResultCost(costs[from]!)) return canPayAll(pool, costs, from + 1, spent)
  for (let i = 0; i < pool.length; i++)
    if (
      (spent & (1 << i)) === 0 &&
      paysFor(pool[i]!, costs[from]!) &&
      canPayAll(pool, costs, from + 1, spent | (1 << i))
    )
      return true
  return false
}

export const sourceOfResult = ({ icon, die }: Result): number => sourceOf(icon, die)
const DICE_OR_CARD = DICE.length + 1
export const iconIn = (source: number): number => (source / DICE_OR_CARD) | 0
/** -1 for a result that a card gives. */
export const dieIn = (source: number): number => (source % DICE_OR_CARD) - 1
/** The first result of this kind in hand, or -1. */
export function findSource(pool: readonly Result[], source: number): number {
  const icon = iconIn(source)
  const die = dieIn(source)
  return pool.findIndex((result) => result.icon === icon && result.die === die)
}
/** Whether an earlier result in hand is just like this one. */
export function isRepeat(pool: readonly Result[], i: number): boolean {
  const { icon, die } = pool[i]!
  for (let j = 0; j < i; j++) if (pool[j]!.icon === icon && pool[j]!.die === die) return true
  return false
}
export function takeResult(hero: Hero, i: number): Result {
  return hero.pool.splice(i, 1)[0]!
}
