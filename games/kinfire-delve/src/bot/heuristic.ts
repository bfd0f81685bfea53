/** A plain player: weighs each card of the board by odds, reward, penalty and the cards it takes, one turn ahead. */
import { type Answer, aOf, type Ask, at, bOf, type CardId, type Option, PASS, reading, verbOf } from '@emberhall/kernel'
import type { Position } from '@emberhall/speech'
import type { Colour, Condition, Effect } from '../content/types.ts'
import { amount, difficulty, holds } from '../counts.ts'
import { COLOURS, type O, printed, type S, type T, V, Z } from '../state.ts'
import { isEnough } from '../steps/attempt.ts'
import { actionModifier, boostLimit, boostModifier, HAND_SIZES } from '../statics.ts'
import type { KinfireGame } from '../game.ts'
import { atLeast, diceChances, mean } from './odds.ts'
import { completionWorth, FATIGUE, penaltyWorth, progressWorth, worth } from './value.ts'

/** What using a card costs: its part of the next exhaustion. */
function useCost(t: T): number {
  return FATIGUE / at(HAND_SIZES, t.seats) + 0.2
}
const LANTERN_COST = 1.6

type Handler = (t: T, ask: Ask, p: Position<S, O>) => Answer
const HANDLERS: Readonly<Record<string, Handler>> = {
  exhaust: (t, ask) => pick(ask, exhausts(t) ? V.exhaust : V.keepHand),
  choose: (t, ask) =>
    best(ask.options, (o) =>
      verbOf(o) === V.resolve ? eventWorth(t, aOf(o)) : bestPlan(t, aOf(o), at(COLOURS, bOf(o))),
    ),
  action: (t, ask) => best(ask.options, (o) => actionWorth(t, o)),
  boost: (t, ask, p) => best(ask.options, (o) => boostWorth(t, o, p.seat)),
  reroll: (t, ask) => (isEnough(t) ? PASS : pick(ask, V.reroll)),
  discard: (t, ask) => cheapest(ask, (o) => cardWorth(t, aOf(o))),
  recover: (t, ask) => cheapest(ask, (o) => -cardWorth(t, aOf(o))),
  rewards: (t, ask) => [...ask.options].sort((a, b) => rewardFirst(t, b) - rewardFirst(t, a)),
  target: (t, ask) => best(ask.options, (o) => targetWorth(t, aOf(o))),
  moveFrom: (t, ask) => best(ask.options, (o) => difficulty(t, aOf(o)) - at(t.s.progress, aOf(o))),
  moveTo: (t, ask) =>
    best(ask.options, (o) => completionWorth(t, aOf(o)) - (difficulty(t, aOf(o)) - at(t.s.progress, aOf(o)))),
  shakeFatigue: (_, ask) => ask.options.at(-1)!,
  howMany: (_, ask) => (2 << 24) | (ask.max << 12),
  discardWell: () => [],
  reorderWell: (_, ask) => ask.options,
}

/** The heuristic player. It reads nothing but its view. */
export function heuristic(game: KinfireGame): (p: Position<S, O>) => Answer {
  return (p) => {
    const t: T = reading(game, p.view())
    const handler = HANDLERS[p.ask.def.name]
    if (handler !== undefined) return handler(t, p.ask, p)
    return p.ask.kind === 'one' ? best(p.ask.options, (o) => optionWorth(t, o)) : fallback(p.ask)
  }
}
function fallback(ask: Ask): Answer {
  return ask.kind === 'order' ? ask.options : ask.options.slice(0, ask.min)
}
function pick(ask: Ask, verb: number): Option {
  return ask.options.find((o) => verbOf(o) === verb) ?? at(ask.options, 0)
}
function best(options: readonly Option[], value: (o: Option) => number): Option {
  let top = at(options, 0)
  let most = -Infinity
  for (const o of options) {
    const v = value(o)
    if (v > most) {
      most = v
      top = o
    }
  }
  return top
}
function cheapest(ask: Ask, cost: (o: Option) => number): Option[] {
  const chosen = [...ask.options].sort((a, b) => cost(a) - cost(b)).slice(0, ask.min)
  return ask.options.filter((o) => chosen.includes(o))
}

/** A new hand costs a Fatigue card; with few Seekers a last card is given up for it, with many it is kept for a boost. */
function exhausts(t: T): boolean {
  const hand = t.cards(Z.hand + t.s.active)
  return hand.length === 0 || (hand.length === 1 && t.seats <= 2 && t.cards(Z.fatigue).length < 3)
}

// ---------------------------------------------------------------- attempts

function planWorth(t: T, target: CardId, colour: Colour, points: number, spent: number): number {
  const chances = diceChances(t, target, colour)
  const missing = difficulty(t, target) - at(t.s.progress, target) - points
  const success = atLeast(chances, missing)
  const failure = 1 - success
  const gained = failure > 0 ? progressWorth(t, target, points + mean(chances)) : 0
  return success * completionWorth(t, target) + failure * (penaltyWorth(t, target) + gained) - spent
}
/** The best that hand, lantern and the others' boosts can do against a card. */
function bestPlan(t: T, target: CardId, colour: Colour): number {
  const none = planWorth(t, target, colour, 0, 0)
  const boosts = boostOffers(t, colour, target)
  let most = none
  for (const [points, cost] of actionOffers(t, target, colour)) {
    let sum = points
    let spent = cost
    most = Math.max(most, planWorth(t, target, colour, sum, spent))
    for (const boost of boosts.slice(0, boostLimit(t))) {
      sum += boost
      spent += useCost(t)
      most = Math.max(most, planWorth(t, target, colour, sum, spent))
    }
  }
  return most
}
function actionOffers(t: T, target: CardId, colour: Colour): [number, number][] {
  const seat = t.s.active
  const offers: [number, number][] = t
    .cards(Z.hand + seat)
    .filter((card) => printed(t, card).colours.includes(colour))
    .map((card) => [actionPoints(t, card, target), playCost(t, card)])
  if (t.s.charged[seat]) offers.push([actionPoints(t, at(t.cards(Z.lantern + seat), 0), target), LANTERN_COST])
  return offers
}
/** White and two-coloured cards are kept a little longer. */
function playCost(t: T, card: CardId): number {
  return useCost(t) + (printed(t, card).colours.length - 1) * 0.15
}
/** Printed value and what its text adds against this card, as far as it can be told before the roll. */
function actionPoints(t: T, card: CardId, target: CardId): number {
  const p = printed(t, card).card
  if (p.kind !== 'skill' && p.kind !== 'lantern') return 0
  let points = p.value + actionModifier(t)
  for (const a of p.abilities ?? []) {
    if (a.on === 'onAction' && (a.if === undefined || against(t, a.if, target))) points += textPoints(t, a.do, card)
  }
  return points
}
function textPoints(t: T, effects: readonly Effect[], card: CardId): number {
  return effects.reduce((sum, e) => {
    if (e.do === 'modValue' || e.do === 'bonus') return sum + amount(t, e.n, card, t.s.active)
    if (e.do === 'countFace') return sum + (e.face === 'dark' ? 0.5 : 1)
    return e.do === 'modDice' ? sum + e.n * 0.7 : sum
  }, 0)
}
function against(t: T, c: Condition, target: CardId): boolean {
  if (c.is === 'type') return printed(t, target).type === c.type
  if (c.is === 'attemptedHasProgress') return at(t.s.progress, target) > 0
  return c.is === 'colour' || holds(t, c, target, t.s.active)
}
function boostOffers(t: T, colour: Colour, target: CardId): number[] {
  const seats = t.seats === 1 ? [0] : Array.from({ length: t.seats }, (_, s) => s).filter((s) => s !== t.s.active)
  return seats
    .flatMap((seat) =>
      t
        .cards(Z.hand + seat)
        .filter((card) => at(t.s.faces, card) >= 0)
        .map((card) => boostPoints(t, card, seat, colour, target)),
    )
    .filter((n) => n > 0)
    .sort((a, b) => b - a)
}
function boostPoints(t: T, card: CardId, seat: number, colour: Colour, target: CardId): number {
  const { boost } = printed(t, card)
  if (boost === null || !boost.colours.includes(colour)) return 0
  const bonus = boost.bonus !== undefined && against(t, boost.bonus.when, target) ? boost.bonus.value : boost.value
  return bonus + boostModifier(t, seat)
}

function actionWorth(t: T, o: Option): number {
  const { target, colour } = t.s.attempt
  const side = colour as Colour
  if (o === PASS) return planWorth(t, target, side, 0, 0)
  const seat = t.s.active
  const card = verbOf(o) === V.lantern ? at(t.cards(Z.lantern + seat), 0) : aOf(o)
  const cost = verbOf(o) === V.lantern ? LANTERN_COST : playCost(t, card)
  const points = actionPoints(t, card, target)
  const sideEffects = printed(t, card).card
  const extra =
    'abilities' in sideEffects
      ? (sideEffects.abilities ?? [])
          .filter((a) => a.on === 'onAction')
          .reduce((sum, a) => sum + Math.max(0, worth(t, a.do, card)) * 0.5, 0)
      : 0
  let most = planWorth(t, target, side, points, cost)
  let sum = points
  let spent = cost
  for (const boost of boostOffers(t, side, target).slice(0, boostLimit(t))) {
    sum += boost
    spent += useCost(t)
    most = Math.max(most, planWorth(t, target, side, sum, spent))
  }
  return most + extra
}
function boostWorth(t: T, o: Option, seat: number): number {
  const { target, colour, value, boostPoints: soFar } = t.s.attempt
  const now = value + actionModifier(t) + soFar
  if (o === PASS) return planWorth(t, target, colour as Colour, now, 0)
  return planWorth(
    t,
    target,
    colour as Colour,
    now + boostPoints(t, aOf(o), seat, colour as Colour, target),
    useCost(t),
  )
}

// ---------------------------------------------------------------- other choices

function eventWorth(t: T, card: CardId): number {
  const p = printed(t, card).card
  return p.kind === 'event' ? 1 + worth(t, p.instructions, card) : 0
}
function cardWorth(t: T, card: CardId): number {
  const p = printed(t, card)
  return p.value + p.colours.length * 0.5 + (p.boost?.value ?? 0) * 0.5
}
function rewardFirst(t: T, o: Option): number {
  return worth(t, printed(t, aOf(o)).reward, aOf(o))
}
/** A card to feed or to be rid of: the nearer to completion and the richer, the better. */
function targetWorth(t: T, card: CardId): number {
  const missing = difficulty(t, card) - at(t.s.progress, card)
  return completionWorth(t, card) - missing * 0.3
}
function optionWorth(t: T, o: Option): number {
  if (o === PASS) return 0.01
  if (verbOf(o) === V.use) return useWorth(t, aOf(o))
  if (verbOf(o) === V.option) return choiceWorth(t, aOf(o), bOf(o))
  return 0
}
/** An offer of the card under way: worth it if its text pays. */
function useWorth(t: T, card: CardId): number {
  const p = printed(t, card).card
  const texts = 'abilities' in p ? (p.abilities ?? []).flatMap((a) => a.do) : p.kind === 'event' ? p.instructions : []
  return worth(t, texts, card)
}
function choiceWorth(t: T, card: CardId, i: number): number {
  const p = printed(t, card).card as {
    instructions?: readonly Effect[]
    abilities?: readonly { do: readonly Effect[] }[]
  }
  const effects = [...(p.instructions ?? []), ...(p.abilities ?? []).flatMap((a) => a.do)]
  const choice = effects.find((e) => e.do === 'choose')
  return choice === undefined ? -i : worth(t, at(choice.options, i), card)
}
