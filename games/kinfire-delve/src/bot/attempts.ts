/** What attempts come to. All that does not depend on the cards played is weighed once a question and not anew for every plan. */
import { aOf, at, type CardId, type Option, PASS, type Seat, verbOf } from '@emberhall/kernel'
import type { Colour, Condition, Effect } from '../content/types.ts'
import { amount, difficulty, holds } from '../counts.ts'
import { isInForce } from '../in-force.ts'
import { printed, type T, V, Z } from '../state.ts'
import { actionModifier, boostLimit, boostModifier, HAND_SIZES } from '../statics.ts'
import { atLeast, diceOdds, type Odds } from './odds.ts'
import { completionWorth, FATIGUE, penaltyWorth, worth } from './value.ts'

/** What using a card costs: its part of the next exhaustion. */
const useCost = (t: T): number => FATIGUE / at(HAND_SIZES, t.seats) + 0.2
const LANTERN_COST = 1.6

/** What a card gives and takes, whatever is played against it. */
interface Stake {
  readonly need: number
  readonly missing: number
  readonly completion: number
  readonly penalty: number
}
function stakeOf(t: T, card: CardId): Stake {
  const need = difficulty(t, card)
  const missing = need - at(t.s.progress, card)
  return { need, missing, completion: completionWorth(t, card), penalty: penaltyWorth(t, card) }
}
/** Progress that stays on a card after a failure is worth a part of its completion. */
function progressWorth({ need, completion }: Stake, points: number): number {
  const share = Math.min(1, points / need)
  return share * Math.max(0, Math.min(completion, 14)) * 0.8
}
function planWorth(stake: Stake, odds: Odds, points: number, spent: number): number {
  const success = atLeast(odds, stake.missing - points)
  const failure = 1 - success
  const gained = failure > 0 ? progressWorth(stake, points + odds.mean) : 0
  return success * stake.completion + failure * (stake.penalty + gained) - spent
}
/** The best of playing a card for its points, alone or with one boost after the other. */
function withBoosts(
  stake: Stake,
  odds: Odds,
  points: number,
  cost: number,
  boosts: readonly number[],
  each: number,
): number {
  let most = planWorth(stake, odds, points, cost)
  let sum = points
  let spent = cost
  for (const boost of boosts) {
    sum += boost
    spent += each
    most = Math.max(most, planWorth(stake, odds, sum, spent))
  }
  return most
}

/** The best that hand, lantern and the others' boosts can do against a card in a colour. */
export function attempts(t: T): (target: CardId, colour: Colour) => number {
  const seat = t.s.active
  const hand = t.cards(Z.hand + seat)
  const lantern = t.s.charged[seat] ? at(t.cards(Z.lantern + seat), 0) : -1
  const each = useCost(t)
  const modifier = actionModifier(t)
  const boosters = boostersOf(t)
  const light = !isInForce(t, 'lightDoesNotCount')
  const stakes = new Map<CardId, Stake>()
  return (target, colour) => {
    let stake = stakes.get(target)
    if (stake === undefined) stakes.set(target, (stake = stakeOf(t, target)))
    const odds = diceOdds(t, target, colour, light)
    const boosts = boostOffers(t, boosters, colour, target)
    let most = planWorth(stake, odds, 0, 0)
    for (const card of hand) {
      if (!printed(t, card).colours.includes(colour)) continue
      const points = actionPoints(t, card, target, modifier)
      most = Math.max(most, withBoosts(stake, odds, points, playCost(t, card), boosts, each))
    }
    if (lantern < 0) return most
    const points = actionPoints(t, lantern, target, modifier)
    return Math.max(most, withBoosts(stake, odds, points, LANTERN_COST, boosts, each))
  }
}
/** White and two-coloured cards are kept a little longer. */
function playCost(t: T, card: CardId): number {
  return useCost(t) + (printed(t, card).colours.length - 1) * 0.15
}
/** Printed value and what its text adds against this card, as far as it can be told before the roll. */
function actionPoints(t: T, card: CardId, target: CardId, modifier: number): number {
  const p = printed(t, card).card
  if (p.kind !== 'skill' && p.kind !== 'lantern') return 0
  let points = p.value + modifier
  if (p.abilities === undefined) return points
  for (const a of p.abilities) {
    if (a.on === 'onAction' && (a.if === undefined || against(t, a.if, target))) points += textPoints(t, a.do, card)
  }
  return points
}
function textPoints(t: T, effects: readonly Effect[], card: CardId): number {
  let sum = 0
  for (const e of effects) {
    if (e.do === 'modValue' || e.do === 'bonus') sum += amount(t, e.n, card, t.s.active)
    else if (e.do === 'countFace') sum += e.face === 'dark' ? 0.5 : 1
    else if (e.do === 'modDice') sum += e.n * 0.7
  }
  return sum
}
function against(t: T, c: Condition, target: CardId): boolean {
  if (c.is === 'type') return printed(t, target).type === c.type
  if (c.is === 'attemptedHasProgress') return at(t.s.progress, target) > 0
  return c.is === 'colour' || holds(t, c, target, t.s.active)
}

/** Who may boost, with what lasting effects add to each boost of theirs, and how many boosts there may be. */
interface Boosters {
  readonly seats: readonly { readonly seat: Seat; readonly modifier: number }[]
  readonly limit: number
}
function boostersOf(t: T): Boosters {
  const seats: { seat: Seat; modifier: number }[] = []
  for (let seat = 0; seat < t.seats; seat++)
    if (seat !== t.s.active || t.seats === 1) seats.push({ seat, modifier: boostModifier(t, seat) })
  return { seats, limit: boostLimit(t) }
}
/** The best boosts the others can give, as far as their cards are known. */
function boostOffers(t: T, { seats, limit }: Boosters, colour: Colour, target: CardId): number[] {
  const best: number[] = []
  for (const { seat, modifier } of seats) {
    for (const card of t.cards(Z.hand + seat)) {
      if (at(t.s.faces, card) < 0) continue
      const points = boostPoints(t, card, modifier, colour, target)
      let place = best.length
      while (place > 0 && at(best, place - 1) < points) place--
      if (points <= 0 || place >= limit) continue
      if (best.length === limit) best.pop()
      best.splice(place, 0, points)
    }
  }
  return best
}
function boostPoints(t: T, card: CardId, modifier: number, colour: Colour, target: CardId): number {
  const { boost } = printed(t, card)
  if (boost === null || !boost.colours.includes(colour)) return 0
  const bonus = boost.bonus !== undefined && against(t, boost.bonus.when, target) ? boost.bonus.value : boost.value
  return bonus + modifier
}

/** What each action is worth in the attempt under way. */
export function acting(t: T): (o: Option) => number {
  const { target, colour } = t.s.attempt
  const side = colour as Colour
  const stake = stakeOf(t, target)
  const odds = diceOdds(t, target, side, !isInForce(t, 'lightDoesNotCount'))
  const boosts = boostOffers(t, boostersOf(t), side, target)
  const modifier = actionModifier(t)
  const each = useCost(t)
  return (o) => {
    if (o === PASS) return planWorth(stake, odds, 0, 0)
    const isLantern = verbOf(o) === V.lantern
    const card = isLantern ? at(t.cards(Z.lantern + t.s.active), 0) : aOf(o)
    const cost = isLantern ? LANTERN_COST : playCost(t, card)
    const points = actionPoints(t, card, target, modifier)
    return withBoosts(stake, odds, points, cost, boosts, each) + besides(t, card)
  }
}
/** What its text does besides points. */
function besides(t: T, card: CardId): number {
  const p = printed(t, card).card
  let extra = 0
  if ('abilities' in p)
    for (const a of p.abilities ?? []) if (a.on === 'onAction') extra += Math.max(0, worth(t, a.do, card)) * 0.5
  return extra
}
/** What each boost of a seat is worth in the attempt under way. */
export function boosting(t: T, seat: Seat): (o: Option) => number {
  const { target, colour, value, boostPoints: soFar } = t.s.attempt
  const side = colour as Colour
  const stake = stakeOf(t, target)
  const odds = diceOdds(t, target, side, !isInForce(t, 'lightDoesNotCount'))
  const now = value + actionModifier(t) + soFar
  const modifier = boostModifier(t, seat)
  return (o) => {
    if (o === PASS) return planWorth(stake, odds, now, 0)
    return planWorth(stake, odds, now + boostPoints(t, aOf(o), modifier, side, target), useCost(t))
  }
}
