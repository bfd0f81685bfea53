/**
 * Results in hand, as sources: icon and die. Plans come by the same hands again and again, so each is made once and remembers what is left of it
 * when a result is gone or a cost is paid.
 */
import { DIE, ICON } from '../book.ts'
import type { Cost } from '../content/types.ts'
import { dieIn, iconIn, isWorth } from '../results.ts'
import { scatter } from './scatter.ts'

/** What is given away first. */
const DEAREST: readonly number[] = [
  ICON.special,
  ICON.shootSkill,
  ICON.strikeSkill,
  ICON.strikeShoot,
  ICON.moveStrike,
  ICON.shoot,
  ICON.strike,
  ICON.focus,
  ICON.move,
  ICON.parry,
]
export const cheapness = (icon: number): number => DEAREST.indexOf(icon)

function pays(source: number, cost: Cost): boolean {
  const icon = iconIn(source)
  if (cost.pay === 'wild') return icon !== ICON.fail
  if (cost.pay !== 'result') return false
  if (cost.die !== undefined && dieIn(source) !== DIE[cost.die]) return false
  return isWorth(icon, ICON[cost.icon]) || (cost.or !== undefined && isWorth(icon, ICON[cost.or]))
}

const MOST = 4096
const known = new Map<string, Hand>()
/** Nothing but the results decides what a hand is, so it does not matter who asked for it before. */
export function handOf(sources: readonly number[]): Hand {
  const key = sources.join()
  let hand = known.get(key)
  if (hand !== undefined) return hand
  if (known.size === MOST) known.clear()
  known.set(key, (hand = new Hand(sources)))
  return hand
}

export class Hand {
  readonly sources: readonly number[]
  /** Each kind of result once. */
  readonly kinds: readonly number[]
  /** The same for the same results in another order. */
  readonly sum: number
  readonly hasFocus: boolean
  /** By kind. */
  private readonly rests: Hand[] = []
  private readonly grown = new Map<number, Hand>()
  private readonly paid = new Map<Cost, Hand | null>()
  private readonly payable = new Map<readonly Cost[], boolean>()

  constructor(sources: readonly number[]) {
    this.sources = sources
    this.kinds = [...new Set(sources)]
    this.sum = sources.reduce((sum, source) => (sum + scatter(3000017 + source)) | 0, 0)
    this.hasFocus = sources.some((source) => iconIn(source) === ICON.focus)
  }
  has(source: number): boolean {
    return this.kinds.includes(source)
  }
  without(source: number): Hand {
    const kind = this.kinds.indexOf(source)
    return (this.rests[kind] ??= handOf(this.sources.toSpliced(this.sources.indexOf(source), 1)))
  }
  with(source: number): Hand {
    let hand = this.grown.get(source)
    if (hand === undefined) this.grown.set(source, (hand = handOf([...this.sources, source])))
    return hand
  }
  /** What is left when one part of a cost is paid with what is missed least; null where nothing pays it. */
  after(cost: Cost): Hand | null {
    let rest = this.paid.get(cost)
    if (rest !== undefined) return rest
    const payers = this.sources.filter((source) => pays(source, cost))
    const payer = payers.reduce((a, b) => (cheapness(iconIn(b)) > cheapness(iconIn(a)) ? b : a), payers[0] ?? -1)
    this.paid.set(cost, (rest = payer < 0 ? null : this.without(payer)))
    return rest
  }
  /** Whether the results that a cost asks for are there, one each. */
  canPay(costs: readonly Cost[]): boolean {
    let can = this.payable.get(costs)
    if (can === undefined) this.payable.set(costs, (can = this.findsPayers(costs)))
    return can
  }
  private findsPayers(costs: readonly Cost[]): boolean {
    const left = [...this.sources]
    for (const cost of costs) {
      if (cost.pay !== 'wild' && cost.pay !== 'result') continue
      const payer = left.findIndex((source) => pays(source, cost))
      if (payer < 0) return false
      left.splice(payer, 1)
    }
    return true
  }
}
