/** FF-5.4 to FF-5.9 Abilities: which can be used now, what they cost, and doing what they say. */
import { aOf, at, bOf, type CardId, type Rule, verbOf, type Why, why } from '@emberhall/kernel'
import { type Cost, ORES } from '../content/types.ts'
import { hasBatteries, isSanctuary, siteOf } from '../figures.ts'
import { kinds, takeLying, toBag, toReserve, unload } from '../ore.ts'
import { asKind } from '../printed.ts'
import { pawnOf, printed, Q, SITES, type T, teamOf, V, Z } from '../state.ts'
import { L } from '../logs.ts'
import { type Context, isPossible, runEffect } from './effects.ts'
import { abilitiesOf, keyOf, PER_CARD } from './standing.ts'
import { inRange } from './targets.ts'
import { blindTreasure, holders } from './treasure.ts'

const CANCELLED = why('abilitiesCancelled', 'FF-18.8')
const STUNNED = why('abilitiesLost', 'FF-16.5')
const USED = why('abilityUsed', 'FF-5.5')
const REACTION_ONLY = why('reactionOnly', 'FF-18.10')
const NO_TARGET = why('noTarget', 'FF-17.5')
const CANNOT_PAY = why('costNotPayable', 'FF-1.8')

export function offerAbilities(t: T): void {
  const { turn: now } = t.s
  const lost = whyLost(t)
  abilitiesOf(t, now.card).forEach((ability, i) => {
    if (ability.timing !== 'standing') t.offer(V.ability, now.card, i, lost ?? whyNot(t, now.card, i))
  })
  for (const key of now.copied) {
    const card = Math.floor(key / PER_CARD)
    t.offer(V.ability, card, key % PER_CARD, lost ?? whyNot(t, card, key % PER_CARD))
  }
}
function whyLost(t: T): Why | null {
  const { turn: now } = t.s
  if (now.cancelled.includes(now.adv)) return CANCELLED
  return now.mute ? STUNNED : null
}
function whyNot(t: T, card: CardId, i: number): Why | null {
  const ability = at(abilitiesOf(t, card), i)
  if (ability.timing === 'reaction') return REACTION_ONLY
  if (t.s.turn.used.includes(keyOf(card, i))) return USED
  if (ability.cost !== undefined && !canPay(t, ability.cost)) return CANNOT_PAY
  const problem = isPossible(t, at(ability.steps, 0))
  return problem === true ? null : problem === false ? NO_TARGET : problem
}

export function* useAbility(t: T, card: CardId, i: number): Rule {
  const { turn: now } = t.s
  now.used.push(keyOf(card, i))
  t.note(L.ability, now.adv, card, i)
  const { cost, steps } = at(abilitiesOf(t, card), i)
  const context: Context = { discharged: 0, value: 0, removed: 0 }
  if (cost !== undefined) yield* pay(t, cost, context)
  for (const effect of steps) {
    if (now.trapped) return // FF-8.8
    yield* runEffect(t, effect, context)
  }
}

// ---------------------------------------------------------------- costs

function lyingInRange(t: T, range: Extract<Cost, { pay: 'lyingOre' }>['range']): [site: number, ore: number][] {
  const from = siteOf(t, t.s.turn.adv)
  return SITES.flatMap((_, site) =>
    inRange(t, from, site, range) ? kinds(at(t.s.lying, site)).map((ore): [number, number] => [site, ore]) : [],
  )
}
/** Whose Treasures can be eaten (FF-26.GO.2); FF-27.9 in a Sanctuary not those of another team. */
function victims(t: T): number[] {
  const { seat } = t.s.turn
  return holders(t, seat).filter((other) => !isSanctuary(t) || teamOf(t, other) === teamOf(t, seat))
}
function canPay(t: T, cost: Cost): boolean {
  const { turn: now, adventurers } = t.s
  switch (cost.pay) {
    case 'carriedOre': {
      const { ore } = at(adventurers, now.adv)
      return cost.ore === undefined ? kinds(ore).length > 0 : at(ore, ORES.indexOf(cost.ore)) > 0
    }
    case 'lyingOre':
      return lyingInRange(t, cost.range).length > 0
    case 'battery':
      return hasBatteries(t) && t.s.batteries >= cost.min
    case 'treasure':
      return t.cards(Z.treasurePile).length + t.cards(Z.treasures + now.seat).length > 0 || victims(t).length > 0
  }
}
function* pay(t: T, cost: Cost, context: Context): Rule {
  const { turn: now } = t.s
  switch (cost.pay) {
    case 'carriedOre': {
      // FF-27.7, FF-26.OG.4 Any ore will do where none is named.
      for (const ore of kinds(pawnOf(t, now.adv).ore))
        if (cost.ore === undefined || ORES[ore] === cost.ore) t.offer(V.carried, now.adv, ore)
      const ore = bOf(yield* t.choose(now.seat, Q.cost))
      unload(t, now.adv, ore)
      if (cost.to === 'bag') toBag(t, ore)
      else toReserve(t, ore)
      return t.note(L.lost, now.adv, ore)
    }
    case 'lyingOre': {
      // FF-26.GD.1
      for (const [site, ore] of lyingInRange(t, cost.range)) t.offer(V.lying, site, ore)
      const picked = yield* t.choose(now.seat, Q.cost)
      takeLying(t, aOf(picked), bOf(picked))
      return toReserve(t, bOf(picked))
    }
    case 'battery':
      context.discharged = yield* t.number(now.seat, Q.batteries, cost.min, Math.min(cost.max, t.s.batteries))
      t.s.batteries -= context.discharged
      return t.note(L.battery, t.s.batteries)
    case 'treasure':
      context.value = yield* digest(t)
  }
}
/** FF-26.GO.2 An own Treasure, another player's or one of the reserve, these two blind; it is revealed and leaves the game. */
function* digest(t: T): Rule<number> {
  const { seat } = t.s.turn
  for (const own of t.cards(Z.treasures + seat)) t.offer(V.card, own)
  if (t.cards(Z.treasurePile).length > 0) t.offer(V.reserve)
  for (const owner of victims(t)) t.offer(V.treasureOf, owner)
  const picked = yield* t.choose(seat, Q.digest)
  const verb = verbOf(picked)
  const token =
    verb === V.card ? aOf(picked) : verb === V.reserve ? t.top(Z.treasurePile) : blindTreasure(t, aOf(picked))
  t.move(token, Z.gone)
  t.note(L.digested, seat, token)
  return asKind(printed(t, token), 'treasure').value
}
