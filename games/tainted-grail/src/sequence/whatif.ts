/** A card laid in thought: what it would bring if it were laid now. Nothing is changed and nothing is drawn. */
import { ATTRS, type Amount, type CardAbility, type Condition, type Cost, type Effect } from '../content/types.ts'
import { bringsAt, type Brought, CANNOT_CHAIN, chaining, CHAINS, type Chaining } from './junction.ts'
import type { Edge } from './halves.ts'
import type { Print } from './print.ts'

/** All that matters for laying cards, in numbers. */
export interface Standing {
  readonly isCombat: boolean
  /** What the last card, or the encounter, offers. */
  readonly right: Edge
  readonly attributes: readonly number[]
  /** Linked keys by attribute and linked magic keys, so far (TG-23.11). */
  readonly linked: readonly number[]
  readonly linkedMagic: number
  readonly pool: number
  readonly affinity: number
  readonly up: number
  readonly down: number
  /** What an attribute bonus moves the marker in the current stage, by attribute (TG-23.26). */
  readonly rules: readonly number[]
  /** Cards laid in this activation. */
  readonly laid: number
  /** TG-27.12 */
  readonly isSwift: boolean
  /** TG-27.1 */
  readonly isDefensive: boolean
  /** The next card counts as chained. */
  readonly isChained: boolean
  /** Magic that can be paid for a key, by whoever may pay; and what the active character has. */
  readonly magic: number
  readonly energy: number
  readonly health: number
  readonly reputation: number
  readonly food: number
  readonly wealth: number
  /** Cards in hand, the one to be laid among them. */
  readonly hand: number
  readonly members: number
}
/** What the card would come to. */
export interface WhatIf {
  readonly brought: Brought
  /** Markers and boxes of affinity, all in all. */
  readonly markers: number
  readonly affinity: number
  /** Where pool and affinity would stand. */
  readonly pool: number
  readonly stands: number
  readonly draws: number
  readonly drops: number
  readonly time: number
  readonly charges: number
  readonly reputation: number
  readonly terror: number
}

/** TG-23.16, TG-27.12 How a card could be laid now; null: not at all. */
export function layable(now: Standing, print: Print): Chaining | null {
  if (now.isSwift && now.laid >= 2) return null
  if (now.laid === 0 || now.isChained) return CHAINS
  const way = chaining(now.right, print.left, now.attributes)
  return way === CANNOT_CHAIN || (way !== CHAINS && now.magic < 1) ? null : way
}

/** TG-23.7 What laying this card would bring, its magic key paid for or not, and every ability it may do without done or not. */
export function whatIf(now: Standing, print: Print, isPaid: boolean, takesMay = false): WhatIf {
  const brought = bringsAt(now.right, print.left, now.attributes, isPaid)
  const sum = {
    markers: brought.markers,
    affinity: brought.affinity,
    draws: brought.draws,
    charges: 0,
    reputation: 0,
    terror: 0,
  }
  for (let attribute = 0; attribute < brought.bonuses.length; attribute++)
    sum.affinity += (brought.bonuses[attribute] ?? 0) * (now.rules[attribute] ?? 0)
  let stands = moved(now, now.affinity, sum.affinity)
  for (const ability of print.placement) {
    const before = sum.affinity
    place(now, ability, brought, stands, takesMay, sum)
    stands = moved(now, stands, sum.affinity - before)
  }
  const held = now.isDefensive && now.laid === 0 ? 1 : 0
  const markers = Math.max(0, sum.markers - held)
  return {
    brought,
    affinity: sum.affinity,
    draws: sum.draws,
    charges: sum.charges,
    reputation: sum.reputation,
    terror: sum.terror,
    markers,
    pool: now.isCombat ? now.pool + markers : 0,
    stands,
    drops: brought.drops,
    time: print.time,
  }
}
/** TG-29.8 */
const moved = ({ up, down }: Standing, from: number, by: number): number => Math.min(up, Math.max(-down, from + by))

interface Sum {
  markers: number
  affinity: number
  draws: number
  charges: number
  reputation: number
  terror: number
}
function place(
  now: Standing,
  { if: when, may, cost = [], do: effects }: CardAbility,
  brought: Brought,
  stands: number,
  takesMay: boolean,
  sum: Sum,
): void {
  if (when !== undefined && !isSo(now, when, stands)) return
  if ((may === true || cost.length > 0) && !(takesMay && cost.every((each) => canBear(now, each)))) return
  const discarded = cost.some((each) => each.pay === 'discardHand' && each.n === 'all') ? now.hand - 1 : 0
  for (const effect of effects) addEffect(now, effect, brought, discarded, sum)
}
function addEffect(now: Standing, effect: Effect, brought: Brought, discarded: number, sum: Sum): void {
  const count = (amount: Amount): number => counted(now, amount, brought, discarded)
  switch (effect.do) {
    case 'markers':
      sum.markers += count(effect.n)
      break
    case 'affinity':
      sum.affinity += count(effect.n)
      break
    case 'charge':
      sum.charges += count(effect.n)
      break
    case 'draw':
      if (effect.who === undefined) sum.draws += effect.n
      break
    case 'lose':
      if (effect.res === 'reputation') sum.reputation -= Math.min(now.reputation, count(effect.n))
      break
    case 'track':
      if (effect.track === 'terror' && effect.who === undefined) sum.terror += effect.n
      break
    default:
  }
}
/** TG-23.31 Linked keys are counted with those of the card being laid. */
function counted(now: Standing, amount: Amount, brought: Brought, discarded: number): number {
  if (typeof amount === 'number') return amount
  if ('attr' in amount) return now.attributes[ATTRS.indexOf(amount.attr)] ?? 0
  if ('linkedMagic' in amount) return now.linkedMagic + brought.magic
  if ('discarded' in amount) return discarded
  const attribute = ATTRS.indexOf(amount.linked)
  const n = (now.linked[attribute] ?? 0) + (brought.keys[attribute] ?? 0)
  return Math.min(n, amount.atMost ?? n)
}
function isSo(now: Standing, when: Condition, stands: number): boolean {
  switch (when.is) {
    case 'affinity':
      return when.zone === zoneOf(stands)
    case 'hand':
      return now.hand - 1 <= when.atMost
    case 'partySize':
      return now.members >= when.atLeast
    case 'track': {
      const value = when.track === 'health' ? now.health : when.track === 'energy' ? now.energy : 0
      return value >= (when.atLeast ?? value) && value <= (when.atMost ?? value)
    }
    case 'res': {
      const value = when.res === 'reputation' ? now.reputation : 0
      return value >= (when.atLeast ?? value) && value <= (when.atMost ?? value)
    }
    case 'not':
      return !isSo(now, when.of, stands)
    default:
      return true
  }
}
/** TG-28.5 */
export const zoneOf = (affinity: number): 'green' | 'grey' | 'red' =>
  affinity > 0 ? 'green' : affinity < 0 ? 'red' : 'grey'
function canBear(now: Standing, cost: Cost): boolean {
  switch (cost.pay) {
    case 'energy':
    case 'food':
    case 'wealth':
    case 'reputation':
      return now[cost.pay] >= cost.n
    case 'oneOf':
      return cost.of.some((each) => canBear(now, each))
    case 'discardHand':
      return cost.n === 'all' || now.hand - 1 >= cost.n
    default:
      return cost.pay === 'terror'
  }
}
