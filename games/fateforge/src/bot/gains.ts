/** What cards cost and give, thought ahead (FG-14, spec 12.6). Where the player may choose, the plainest choice is made. */
import { apart } from '../ground.ts'
import { at } from '@emberhall/kernel'
import { ICON } from '../book.ts'
import type { Cost, Effect, Gain } from '../content/types.ts'
import { stands } from '../heroes.ts'
import { sourceOf } from '../parts.ts'
import { type Act, MOVE, plain } from '../steps/actions.ts'
import type { HeroNo } from '../state.ts'
import { asAct } from '../steps/cards.ts'
import { ENERGY_WORTH, type Outlook } from './outlook.ts'

// ---------------------------------------------------------------- costs

/** Pays one part of a cost with what is missed least. */
export function payFor(o: Outlook, cost: Cost): boolean {
  switch (cost.pay) {
    case 'energy':
      o.energy -= cost.n
      return o.energy >= 0
    case 'health':
      o.healed -= cost.n
      return true
    case 'parryToken':
      o.parry -= cost.n
      return o.parry >= 0
    case 'cubes':
      return o.fight.hero.drum >= cost.n
    default: {
      const rest = o.hand.after(cost)
      if (rest !== null) o.hand = rest
      return rest !== null
    }
  }
}
export function canPay(o: Outlook, costs: readonly Cost[]): boolean {
  for (let i = 0; i < costs.length; i++) {
    const cost = costs[i]!
    if (cost.pay !== 'wild' && cost.pay !== 'result' && !hasLeft(o, cost)) return false
  }
  return o.hand.canPay(costs)
}
function hasLeft({ energy, parry, healed, fight }: Outlook, cost: Exclude<Cost, { pay: 'wild' | 'result' }>): boolean {
  switch (cost.pay) {
    case 'energy':
      return energy >= cost.n
    case 'parryToken':
      return parry >= cost.n
    case 'cubes':
      return fight.hero.drum >= cost.n
    case 'health':
      return fight.hero.health + healed > cost.n
  }
}

// ---------------------------------------------------------------- gains

const actsOf = new WeakMap<Gain, readonly Act[]>()
function actsIn(gains: Gain): readonly Act[] {
  let acts = actsOf.get(gains)
  if (acts === undefined) actsOf.set(gains, (acts = 'actions' in gains ? (gains.actions ?? []).map(asAct) : []))
  return acts
}
export function gain(o: Outlook, gains: Gain): void {
  if (gains.gain === 'effects') for (const effect of gains.effects) take(o, effect)
  else o.acts = o.acts.concat(actsIn(gains))
  if (gains.gain === 'pool') for (const icon of gains.results ?? []) o.hand = o.hand.with(sourceOf(ICON[icon], -1))
}
function take(o: Outlook, effect: Effect): void {
  const { fight } = o
  switch (effect.effect) {
    case 'mark':
      o.mark += effect.extra
      return
    case 'blast':
      return blast(o, effect.n, effect.near, effect.range)
    case 'cleave':
      return cleave(o, effect.n, effect.most)
    case 'stun': {
      const foe = worst(o, effect.range, (i) => fight.foeCard(i).isMinion && !o.isStunned(i))
      if (foe >= 0) o.stunned |= 1 << foe
      return
    }
    case 'sunder': {
      const { ranks } = o
      const foe = worst(o, 0, (i) => at(ranks.shell, i) > 0)
      if (foe >= 0) o.ranks = ranks.less(foe, Math.min(effect.n, at(ranks.shell, foe)), 0)
      return
    }
    case 'heal':
      o.bonus += mostHealed(o, effect.n, effect.range).worth
      return
    case 'energize':
      o.bonus += rousing(o, effect.n, effect.self ? -1 : effect.range)
      if (effect.self || effect.all) o.energy += Math.min(effect.n, fight.hero.energySpent)
      return
    case 'guard':
      o.parry += effect.n
      if (effect.all || (effect.most ?? 1) > 1) o.bonus += friendsIn(o, effect.range) > 0 ? 0.9 : 0
      return
    case 'lendResult':
      o.bonus += friendsToPlay(o, effect.range) > 0 ? 1.6 : 0
      return
    case 'anyResult':
      o.bonus += 0.1
      o.hand = o.hand.with(sourceOf(anyIcon(o), -1))
      return
    case 'hide':
      o.isHidden = true
      return
    case 'steal':
      o.bonus += 2
      return
    case 'taunt':
      o.bonus += friendsIn(o, 1) > 0 && o.parry > 1 ? 0.8 : -0.5
      return
    case 'smoke':
      o.isSmoked = true
      return
    case 'reach':
      if (effect.attack === 'strike') o.reachStrike = 1
      else o.reachShoot = 1
      return
    case 'lead':
      o.acts = [...o.acts, { ...plain(MOVE), free: true }]
      return
    case 'antidote':
      o.bonus += Math.min(effect.n, fight.hero.healthAside) * 2
      break
    default: // Not for a turn.
  }
}
function blast(o: Outlook, n: number, nearest: number, range: number): void {
  const { ways } = o.fight
  const far = at(ways.distance, o.zone)
  let best = -1
  let most = 0
  for (let zone = 0; zone < far.length; zone++) {
    if (at(far, zone) < nearest || at(far, zone) > range) continue
    let sum = 0
    o.ranks.places.forEach((place, foe) => {
      if (o.isUp(foe) && place === zone) sum += o.leftOf(foe) <= n ? 2 : 0.4
    })
    if (sum > most) [best, most] = [zone, sum]
  }
  if (best >= 0) o.ranks.places.forEach((place, foe) => place === best && o.hit(foe, n))
}
function cleave(o: Outlook, n: number, most: number): void {
  const here = o.ranks.life.flatMap((_, foe) =>
    o.isUp(foe) && o.zoneOf(foe) === o.zone && o.canAimAt(foe) ? [foe] : [],
  )
  const weakest = here.toSorted((a, b) => o.leftOf(a) - o.leftOf(b))
  for (const foe of weakest.slice(0, most)) o.hit(foe, n)
}
/** The most dangerous enemy within reach that will do. */
function worst(o: Outlook, range: number, isFit: (foe: number) => boolean): number {
  const { fight } = o
  const far = at(fight.ways.distance, o.zone)
  let best = -1
  let most = -1
  for (const { foe, might } of fight.threats)
    if (o.isUp(foe) && at(far, o.zoneOf(foe)) <= range && isFit(foe) && o.canAimAt(foe) && might > most)
      [best, most] = [foe, might]
  return best
}
/** Whom healing helps the most. */
export function mostHealed(o: Outlook, n: number, range: number): { readonly h: HeroNo; readonly worth: number } {
  const { fight } = o
  let most = { h: -1, worth: 0 }
  fight.t.s.heroes.forEach((hero, h) => {
    if (!stands(hero) || apart(fight.ways, o.zone, hero.zone) > range) return
    const worth = Math.min(n, hero.healthSpent + hero.healthAside) * (1.6 + 3 / (hero.health + 0.5))
    if (worth > most.worth) most = { h, worth }
  })
  return most
}
/** Energy that comes back to the others within range. */
function rousing(o: Outlook, n: number, range: number): number {
  const { fight } = o
  return fight.t.s.heroes.reduce((sum, hero, h) => {
    if (h === fight.h || !stands(hero) || apart(fight.ways, o.zone, hero.zone) > range) return sum
    return sum + Math.min(n, hero.energySpent) * ENERGY_WORTH
  }, 0)
}
const friendsIn = (o: Outlook, range: number): number =>
  o.fight.t.s.heroes.filter(
    (hero, i) => i !== o.fight.h && stands(hero) && apart(o.fight.ways, o.zone, hero.zone) <= range,
  ).length
const friendsToPlay = (o: Outlook, range: number): number =>
  o.fight.t.s.heroes.filter(
    (hero, i) => i !== o.fight.h && stands(hero) && !hero.played && apart(o.fight.ways, o.zone, hero.zone) <= range,
  ).length
/** What is lacking: an icon of the weak point, a Focus for a thing at hand, or an attack. */
function anyIcon(o: Outlook): number {
  const { fight } = o
  const open = fight.weakPoint.find((_, i) => (o.covered & (1 << i)) === 0)
  if (fight.bossStep !== '' && !o.exploited && open !== undefined) return open
  if (fight.goals.some(({ isUse, zone, thing }) => isUse && zone === o.zone && (o.done & (1 << thing)) === 0))
    return ICON.focus
  const far = at(fight.ways.distance, o.zone)
  const isNear = fight.threats.some(({ foe }) => o.isUp(foe) && far[o.zoneOf(foe)] === 1)
  return isNear ? ICON.shootSkill : o.hasFoe(o.zone) ? ICON.strikeSkill : ICON.move
}
