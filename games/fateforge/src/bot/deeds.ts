/** What a deed of a turn leads to, and which deeds there are (FG-12, FG-25). */
import { apart } from '../ground.ts'
import { thingAt } from '../state.ts'
import { at, aOf, bOf, type Option, pack, verbOf } from '@emberhall/kernel'
import { abilityAt, bookOf, type Card, cardOfNo, ICON } from '../book.ts'
import { weaponOf } from '../heroes.ts'
import { dieIn, iconIn, isWorth } from '../results.ts'
import { ACTIONS, FROM_ACTIONS, FROM_ENERGY } from '../parts.ts'
import { V } from '../questions.ts'
import { type Act, MOVE, PARRY, plain, PULL, PUSH, SHOOT, STRIKE } from '../steps/actions.ts'
import { abilityOf } from '../steps/cards.ts'
import { canBeMoved } from '../steps/foes.ts'
import { canPay, gain, payFor } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { leastCrowded } from './paths.ts'

const PLAIN: readonly Act[] = ACTIONS.map((_, kind) => plain(kind))
const REVIVAL = 11
const CHEST = 4
const ALLY_DIE = 1

// ---------------------------------------------------------------- what follows

/** The moment after a deed, or null if it cannot be thought through. */
export function after(before: Outlook, deed: Option): Outlook | null {
  const o = before.copy()
  const [a, b] = [aOf(deed), bOf(deed)]
  switch (verbOf(deed)) {
    case V.move:
      return move(o, spend(o, MOVE, b), a)
    case V.strike:
      o.attack(a, spend(o, STRIKE, b))
      return o
    case V.shoot:
      o.attack(a, spend(o, SHOOT, b))
      return o
    case V.push:
      spend(o, PUSH, b)
      o.displace(a, leastCrowded(o.fight.t, at(o.fight.ways.near, o.zone)))
      return o
    case V.pull:
      spend(o, PULL, b)
      o.displace(a, o.zone)
      return o
    case V.parry:
      spend(o, PARRY, a)
      o.parry++
      return o
    case V.use:
      spend(o, PARRY, b)
      o.done |= 1 << a
      if (thingAt(o.fight.t, a).kind === 'chest') o.bonus += CHEST
      return o
    case V.portal:
      return portal(o, a, b)
    case V.card:
      return useCard(o, a, b)
    case V.special:
      spend(o, PARRY, b)
      return special(o, cardOfNo(o.fight.t, a))
    case V.pickUp:
      o.done |= 1 << b
      return o
    case V.revive:
      for (let n = 0; n < 2; n++) payFor(o, { pay: 'wild' })
      o.healed--
      o.energy--
      o.bonus += REVIVAL
      return o
    case V.cover:
      spend(o, PARRY, b)
      o.cover(a)
      return o
    case V.hardened:
      spend(o, PARRY, a)
      o.hand = o.hand.with(o.fight.resultOf(ICON.strike, dieIn(a)))
      o.hardened = true
      o.healed--
      return o
    case V.borrow:
      spend(o, PARRY, a)
      o.hand = o.hand.with(o.fight.resultOf(at(o.fight.t.s.ally.dice, b).icon, dieIn(a)))
      return o
    case V.allySkill: {
      const { ally } = o.fight.t.s
      o.bonus -= ALLY_DIE
      gain(o, at(at(bookOf(o.fight.t).content.allies, ally.id).skills, a).gain)
      return o
    }
    default:
      return null
  }
}
/** A result, an action gained, or energy is gone; the action it makes. */
function spend(o: Outlook, kind: number, source: number): Act {
  if (source === FROM_ENERGY) {
    o.energy--
    o.energyMoved = true
  } else if (source >= FROM_ACTIONS) {
    const act = at(o.acts, source - FROM_ACTIONS)
    o.acts = o.acts.toSpliced(source - FROM_ACTIONS, 1)
    return act
  } else o.drop(source)
  return PLAIN[kind]!
}
/** FG-U3.2 */
function move(o: Outlook, act: Act, zone: number): Outlook | null {
  if (o.fight.difficult[o.zone] && !act.free && !payFor(o, { pay: 'result', icon: 'move' })) return null
  o.enter(zone)
  return o
}
function portal(o: Outlook, thing: number, source: number): Outlook | null {
  const { objects, portals } = o.fight.t.s
  const to = at(objects, thing).n >= 0 ? at(objects, thing).n : portals.find(({ object }) => object === thing)?.to[0]
  if (to === undefined) return null
  return move(o, spend(o, MOVE, source), to)
}
function useCard(o: Outlook, no: number, side: number): Outlook | null {
  const card = cardOfNo(o.fight.t, no)
  const ability = abilityOf(card, side)
  for (const part of ability.cost ?? []) if (!payFor(o, part)) return null
  if (!card.isPassive) o.used = [...o.used, no]
  if (card.item?.charged) o.bonus -= 1.5
  else if (card.isSingle) o.bonus -= 0.8
  gain(o, ability.gain!)
  return o
}
function special(o: Outlook, card: Card): Outlook {
  gain(o, abilityAt(card, 'special').gain!)
  return o
}

// ---------------------------------------------------------------- what can be done

export function deedsOf(o: Outlook): Option[] {
  const deeds: Option[] = []
  const { acts } = o
  const { kinds } = o.hand
  for (let i = 0; i < kinds.length; i++) addResult(o, deeds, kinds[i]!)
  for (let i = 0; i < acts.length && i < 16; i++) addAct(o, deeds, at(acts, i), FROM_ACTIONS + i)
  if (!o.energyMoved && o.energy > 0) addAct(o, deeds, PLAIN[MOVE]!, FROM_ENERGY)
  addCards(o, deeds)
  return deeds
}
function addResult(o: Outlook, deeds: Option[], source: number): void {
  const icon = iconIn(source)
  if (icon === ICON.fail) {
    if (!o.hardened && o.fight.isMercenary) deeds.push(pack(V.hardened, source))
    return
  }
  if (isWorth(icon, ICON.move)) addAct(o, deeds, PLAIN[MOVE]!, source)
  if (isWorth(icon, ICON.strike)) addAct(o, deeds, PLAIN[STRIKE]!, source)
  if (isWorth(icon, ICON.shoot)) addAct(o, deeds, PLAIN[SHOOT]!, source)
  if (icon === ICON.parry) deeds.push(pack(V.parry, source))
  if (icon === ICON.focus) addUses(o, deeds, source)
  if (icon === ICON.special) {
    const weapon = weaponOf(o.fight.t, o.fight.hero)
    if (weapon !== null) deeds.push(pack(V.special, weapon.no, source))
  }
  addCovers(o, deeds, source)
}
function addAct(o: Outlook, deeds: Option[], act: Act, source: number): void {
  if (act.kind === PARRY) deeds.push(pack(V.parry, source))
  if (act.kind === MOVE) {
    if (!act.free && o.isHeld()) return
    for (const zone of at(o.fight.ways.near, o.zone)) deeds.push(pack(V.move, zone, source))
  }
  if (act.kind === PUSH || act.kind === PULL) return addShoves(o, deeds, act.kind, source)
  if (act.kind !== STRIKE && act.kind !== SHOOT) return
  const verb = act.kind === STRIKE ? V.strike : V.shoot
  for (let foe = 0; foe < o.ranks.life.length; foe++)
    if (o.canHit(foe, act.kind, act.reach)) deeds.push(pack(verb, foe, source))
}
/** FG-40.1, FG-40.2 */
function addShoves(o: Outlook, deeds: Option[], kind: number, source: number): void {
  const { t, ways } = o.fight
  const [verb, distance] = kind === PUSH ? [V.push, 0] : [V.pull, 1]
  for (let foe = 0; foe < o.ranks.life.length; foe++)
    if (o.isUp(foe) && at(ways.distance, o.zone)[o.zoneOf(foe)] === distance && canBeMoved(t, foe) && o.canAimAt(foe))
      deeds.push(pack(verb, foe, source))
}
function addUses(o: Outlook, deeds: Option[], source: number): void {
  const { objects } = o.fight.t.s
  for (let i = 0; i < objects.length; i++) {
    const { zone, done, kind } = objects[i]!
    if (zone !== o.zone || done || (o.done & (1 << i)) !== 0) continue
    if (kind !== 'chest' && kind !== 'exploration' && kind !== 'device') continue
    if (!o.isDefended(i)) deeds.push(pack(V.use, i, source))
  }
}
function addCovers(o: Outlook, deeds: Option[], source: number): void {
  const { fight } = o
  const { boss } = fight.t.s
  if (boss.enemy < 0 || o.exploited || !o.isUp(boss.enemy)) return
  if (apart(fight.ways, o.zone, o.zoneOf(boss.enemy)) > 1) return
  const i = fight.weakPoint.findIndex((icon, at) => (o.covered & (1 << at)) === 0 && isWorth(iconIn(source), icon))
  if (i >= 0) deeds.push(pack(V.cover, i, source))
}
function addCards(o: Outlook, deeds: Option[]): void {
  const { uses } = o.fight
  for (let i = 0; i < uses.length; i++) {
    const { no, deed, cost, inStealth } = uses[i]!
    if (!o.used.includes(no) && (!inStealth || o.isHidden) && canPay(o, cost)) deeds.push(deed)
  }
}
