/** FG-12.1 What an action is paid with: a result by icon and die, an action gained, or energy. */
import { at } from '@emberhall/kernel'
import { type Cost, DICE, type Die, ICONS, type Icon } from '../../../content/types.ts'
import { ICON } from '../../../book.ts'
import { isWorth, paysFor, sourceOfResult } from '../../../results.ts'
import { ACTIONS, FROM_ACTIONS, FROM_ENERGY } from '../../../parts.ts'
import type { Hero, Result } from '../../../state.ts'
import { type Act, MOVE, plain, SHOOT, STRIKE } from '../../../steps/actions.ts'

const WAYS = DICE.length + 1
export const resultOf = (source: number): Result => ({
  icon: Math.floor(source / WAYS),
  die: (source % WAYS) - 1,
  kept: false,
})
export const iconOf = ({ icon }: Pick<Result, 'icon'>): Icon => at(ICONS, icon)
export const dieOf = ({ die }: Pick<Result, 'die'>): Die | null => (die < 0 ? null : at(DICE, die))
export const actionName = (kind: number) => at(ACTIONS, kind)

/** The action that a source stands for when it is used as this kind; null: it cannot be. */
export function actOf(hero: Hero, source: number, kind: number): Act | null {
  if (source === FROM_ENERGY) return kind === MOVE ? plain(MOVE) : null
  if (source >= FROM_ACTIONS) {
    const act = hero.actions[source - FROM_ACTIONS]
    return act?.kind === kind ? act : null
  }
  const want = kind === MOVE ? ICON.move : kind === STRIKE ? ICON.strike : kind === SHOOT ? ICON.shoot : -1
  return want >= 0 && isWorth(resultOf(source).icon, want) ? plain(kind) : null
}
export const sourceAt = (hero: Hero, i: number): number => sourceOfResult(at(hero.pool, i))

/** For each part of a cost the place of a result that pays it, or -1 if it needs none; null if the cost cannot be paid. */
export function payment(pool: readonly Result[], cost: readonly Cost[], first = -1): readonly number[] | null {
  const spent: number[] = []
  const pay = (i: number): boolean => {
    const part = cost[i]
    if (part === undefined) return first < 0 || spent.includes(first)
    if (part.pay !== 'result' && part.pay !== 'wild') {
      spent.push(-1)
      if (pay(i + 1)) return true
      spent.pop()
      return false
    }
    for (const place of inOrder(pool.length, first)) {
      if (spent.includes(place) || !paysFor(at(pool, place), part)) continue
      spent.push(place)
      if (pay(i + 1)) return true
      spent.pop()
    }
    return false
  }
  return pay(0) ? spent : null
}
const inOrder = (n: number, first: number): number[] =>
  Array.from({ length: n }, (_, i) => i).toSorted((a, b) => Number(b === first) - Number(a === first))
