/** FG-14, FG-15 Skills and items: what they cost and what they give. */
import { at, aOf, bOf, type Option, type Rule, type Why, why } from '@emberhall/kernel'
import type { Ability, Action, Cost, Gain, Icon } from '../content/types.ts'
import { abilityAt, itemOf, type Card, cardOfNo, ICON } from '../book.ts'
import { cardsOf, isHero, seatOf, spendEnergy, weaponOf } from '../heroes.ts'
import { canPayAll, findSource, isRepeat, isResultCost, paysFor, sourceOfResult, takeResult } from '../results.ts'
import { theHero } from '../naming.ts'
import { L } from '../log.ts'
import { ACTIONS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, slotOf, type Hero, type HeroNo, type Result, type T } from '../state.ts'
import type { Act } from './actions.ts'
import { canEffect, runEffects } from './effects.ts'
import { loseHealth } from './harm.ts'
import { canDoAll, carryOut } from './sequence.ts'

const USED = why('usedThisRound', 'FG-14.4')
const ITEM_USED = why('usedThisRound', 'FG-15.5')
const WEAPON_USED = why('usedThisRound', 'FG-16.1')
const CHARGE_USED = why('usedThisRound', 'FG-15.14')
const SPENT = why('usedThisScene', 'FG-14.5')
const ITEM_SPENT = why('usedThisScene', 'FG-15.12')
const TOO_DEAR = why('cannotPay', 'FG-14.7')
const NO_STEALTH = why('notInStealth', 'FG-C1.2')
const NO_WAY = why('sequenceImpossible', 'FG-14.11')
const NO_USE = why('nothingToGain', 'FG-14.8')

export const asAct = ({ do: what, extra = 0, reach = 0, stun, free }: Action): Act => ({
  kind: ACTIONS.indexOf(what),
  extra,
  reach,
  stun: stun === true,
  free: free === true,
})

// ---------------------------------------------------------------- may it be used?

/** FG-14.4 to FG-14.6, FG-15.5, FG-15.12, FG-15.14, FG-16.1 */
export function whyUsed(hero: Hero, card: Card): Why | null {
  if (hero.spent.includes(card.no)) return card.item === null ? SPENT : ITEM_SPENT
  if (card.isPassive || !hero.used.includes(card.no)) return null
  if (card.item === null) return USED
  if (card.item.charged) return CHARGE_USED
  return card.item.slot === 'clothing' || card.item.slot === 'pack' ? ITEM_USED : WEAPON_USED
}
/** A two-way arrow turned round (FG-14.10). */
function turned(ability: Ability): Ability {
  const [cost] = ability.cost!
  const gain = ability.gain as Extract<Gain, { gain: 'pool' }>
  if (cost!.pay !== 'result') return ability
  return {
    ...ability,
    cost: [{ pay: 'result', icon: at(gain.results!, 0) }],
    gain: { gain: 'pool', results: [cost!.icon] },
  }
}
const sides = new WeakMap<Ability, Ability>()
/** The ability as it is used: b is its place times two, plus one if turned round. */
export function abilityOf(card: Card, b: number): Ability {
  const ability = at(card.abilities, b >> 1)
  if ((b & 1) === 0) return ability
  let other = sides.get(ability)
  if (other === undefined) sides.set(ability, (other = turned(ability)))
  return other
}
/** FG-15.10 Of a skill or an item. */
export function whyNoAbility(t: T, h: HeroNo, ability: Ability): Why | null {
  const hero = heroAt(t, h)
  if (ability.if === 'inStealth' && !hero.stealth) return NO_STEALTH
  const { cost = [], gain } = ability
  if (!canAfford(hero, cost)) return TOO_DEAR
  if (gain?.gain === 'sequence') return canStartSequence(t, h, ability) ? null : NO_WAY
  if (gain?.gain === 'effects' && !gain.effects.every((effect) => canEffect(t, h, effect))) return NO_USE
  return null
}
function canAfford(hero: Hero, cost: readonly Cost[]): boolean {
  for (const part of cost) {
    if (part.pay === 'energy' && hero.energy < part.n) return false
    if (part.pay === 'health' && hero.health < part.n) return false
    if (part.pay === 'parryToken' && hero.parry < part.n) return false
    if (part.pay === 'cubes' && hero.drum < part.n) return false
  }
  return canPayAll(hero.pool, cost)
}
/** FG-14.13 Some way of paying must leave what the sequence itself needs. */
function canStartSequence(t: T, h: HeroNo, { cost = [], gain }: Ability): boolean {
  if (gain?.gain !== 'sequence') return true
  const acts = gain.actions.map(asAct)
  return waysToPay(heroAt(t, h).pool, cost).some((spent) => canDoAll(t, h, acts, spent))
}
function waysToPay(pool: readonly Result[], cost: readonly Cost[]): number[][] {
  const parts = cost.filter(isResultCost)
  const out: number[][] = []
  const pick = (i: number, spent: number[]) => {
    if (i === parts.length) return void out.push(spent)
    pool.forEach((result, at) => {
      if (!spent.includes(at) && paysFor(result, parts[i]!)) pick(i + 1, [...spent, at])
    })
  }
  pick(0, [])
  return out
}

/** FG-14.14 Every card in force that acts on its owner's turn. */
export function offerCards(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const cards = cardsOf(t, hero)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!
    for (let n = 0; n < card.abilities.length; n++) {
      const ability = at(card.abilities, n)
      if (ability.timing !== 'turn') continue
      const used = whyUsed(hero, card)
      for (let side = 0; side <= (ability.twoWay ? 1 : 0); side++) {
        if (used !== null && !t.watched) continue
        t.offer(V.card, card.no, n * 2 + side, used ?? whyNoAbility(t, h, abilityOf(card, n * 2 + side)))
      }
    }
  }
  offerSpecials(t, h)
}
/** FG-16.4, FG-16.5 Each Special result once, whatever else the weapon has done. */
function offerSpecials(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const weapon = weaponOf(t, hero)
  if (weapon === null) return
  const i = hero.pool.findIndex(({ icon }) => icon === ICON.special)
  const special = weapon.abilities.find(({ timing }) => timing === 'special')
  if (i >= 0 && special !== undefined)
    t.offer(V.special, weapon.no, sourceOfResult(hero.pool[i]!), whyNoAbility(t, h, special))
}

// ---------------------------------------------------------------- using it

/** FG-14.15 A use counts once the cost is paid. */
export function* useCard(t: T, h: HeroNo, picked: Option): Rule {
  const card = cardOfNo(t, aOf(picked))
  const ability = abilityOf(card, bOf(picked))
  t.s.about.card = card.no
  t.note(L.usedCard, theHero(t, h), card.no)
  yield* pay(t, h, ability, card.skill !== null)
  spendUse(t, h, card)
  yield* applyGain(t, h, ability.gain!)
}
export function* useSpecial(t: T, h: HeroNo, picked: Option): Rule {
  const hero = heroAt(t, h)
  const card = cardOfNo(t, aOf(picked))
  takeResult(hero, findSource(hero.pool, bOf(picked)))
  t.s.about.card = card.no
  t.note(L.usedCard, theHero(t, h), card.no)
  yield* applyGain(t, h, abilityAt(card, 'special').gain!)
}
export function spendUse(t: T, h: HeroNo, card: Card): void {
  const hero = heroAt(t, h)
  if (card.isPassive) return
  if (card.isSingle) hero.spent.push(card.no)
  else hero.used.push(card.no)
  if (card.item?.charged) discharge(t, h, card)
}
/** FG-15.11 The first use turns it to its second stage, the second discards it. */
export function discharge(t: T, h: HeroNo, card: Card): void {
  const hero = heroAt(t, h)
  const held = slotOf(
    hero,
    hero.slots.findIndex(({ item }) => item === card.no),
  )
  if (held.stage === 0) {
    held.stage = 1
    return
  }
  held.item = -1
  held.up = false
  held.stage = 0
  t.s.graveyard.push(card.id)
  t.note(L.usedUp, theHero(t, h), card.no)
}

/** FG-12.13 The player says which results pay, where it makes a difference. */
function* pay(t: T, h: HeroNo, ability: Ability, isSkill: boolean): Rule {
  const hero = heroAt(t, h)
  const cost = ability.cost ?? []
  for (let i = 0; i < cost.length; i++) {
    const part = cost[i]!
    if (part.pay === 'energy') spendEnergy(hero, part.n)
    else if (part.pay === 'health')
      loseHealth(t, h, part.n) // FG-13.9
    else if (part.pay === 'parryToken') hero.parry -= part.n
    else if (part.pay === 'cubes') hero.drum -= part.n
    else yield* payResult(t, h, ability, i, isSkill)
  }
}
function* payResult(t: T, h: HeroNo, ability: Ability, i: number, isSkill: boolean): Rule {
  const hero = heroAt(t, h)
  const cost = ability.cost!
  const rest = cost.slice(i + 1)
  const acts = ability.gain?.gain === 'sequence' ? ability.gain.actions.map(asAct) : null
  hero.pool.forEach((result, at) => {
    if (isRepeat(hero.pool, at) || !paysFor(result, cost[i]!)) return
    const others = hero.pool.filter((_, other) => other !== at)
    const isEnough = acts === null ? canPayAll(others, rest) : leavesSequence(t, h, acts, others, rest)
    if (isEnough) t.offer(V.pay, sourceOfResult(result))
  })
  const source = aOf(yield* t.choose(seatOf(t, h), Q.pay))
  const spent = takeResult(hero, findSource(hero.pool, source))
  if (isSkill && spent.icon === ICON.focus && isHero(t, h, 'shaman')) charge(t, h) // FG-C1.7
}
function leavesSequence(
  t: T,
  h: HeroNo,
  acts: readonly Act[],
  others: readonly Result[],
  rest: readonly Cost[],
): boolean {
  const hero = heroAt(t, h)
  const whole = hero.pool
  hero.pool = [...others]
  const isPossible = waysToPay(others, rest).some((spent) => canDoAll(t, h, acts, spent))
  hero.pool = whole
  return isPossible
}
function charge(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  if (hero.drum >= 3 || !hero.slots.some(({ item }) => item >= 0 && itemOf(cardOfNo(t, item)).only === 'shaman')) return
  hero.drum++
  t.note(L.drum, theHero(t, h))
}

/** FG-14.8, FG-14.9, FG-14.12 */
export function* applyGain(t: T, h: HeroNo, gain: Gain): Rule {
  if (gain.gain === 'effects') return yield* runEffects(t, h, gain.effects)
  if (gain.gain === 'sequence') return yield* carryOut(t, h, gain.actions.map(asAct))
  const hero = heroAt(t, h)
  for (const icon of gain.results ?? []) gainResult(hero, icon)
  for (const action of gain.actions ?? []) hero.actions.push(asAct(action))
}
/** FG-11.3 Results of cards have no colour. */
function gainResult(hero: Hero, icon: Icon, kept = false): void {
  hero.pool.push({ icon: ICON[icon], die: -1, kept })
}
