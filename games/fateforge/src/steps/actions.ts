/** FG-12, FG-40 Actions on the board: what can be done from where, and doing it. */
import { at, aOf, type Rule, type Why, why } from '@emberhall/kernel'
import { foeCard, HERO, ICON, STANDS } from '../book.ts'
import { canShootInto, distance, isDifficult, near } from '../ground.ts'
import { has, isHero, seatOf } from '../heroes.ts'
import { isRepeat, isWorth, sourceOfResult, takeResult } from '../results.ts'
import { theFoe, theHero } from '../naming.ts'
import { L } from '../log.ts'
import { ACTIONS, FROM_ACTIONS, FROM_ENERGY } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, foeAt, type FoeNo, type Hero, type HeroNo, type T, type ZoneNo } from '../state.ts'
import { enterZone, placeFoe } from './entering.ts'
import { hitFoe, isBlockedIn, isRooted, isTargetable, stunFoe } from './foes.ts'
import { gainParry, unhide } from './harm.ts'

export const MOVE = ACTIONS.indexOf('move')
export const STRIKE = ACTIONS.indexOf('strike')
export const SHOOT = ACTIONS.indexOf('shoot')
export const PUSH = ACTIONS.indexOf('push')
export const PULL = ACTIONS.indexOf('pull')
export const PARRY = ACTIONS.indexOf('parry')

/** An action about to be carried out, whatever gave it. */
export type Act = Hero['actions'][number]
export const plain = (kind: number): Act => ({ kind, extra: 0, reach: 0, stun: false, free: false })

const BLOCKED = why('blocked', 'FG-21.7a')
const NEEDS_MOVE = why('difficultTerrain', 'FG-U3.2')
const NOT_TARGETABLE = why('notTargetable', 'FG-25.4')
const BARRICADED = why('barricaded', 'FG-U2.1')
const NO_MINION = why('unmovable', 'FG-40.3')
const ROOTED = why('unmovable', 'FG-40.4')
const NO_ROOM = why('unmovable', 'FG-40.5')

// ---------------------------------------------------------------- moving

/** FG-21.7a, FG-21.8 */
export function isHeld(t: T, h: HeroNo): boolean {
  return isBlockedIn(t, heroAt(t, h).zone) && !has(t, h, STANDS.slippery)
}
/** FG-U3.2 Whether the extra result for leaving difficult terrain is at hand, besides the one that pays the Move. */
export function whyStuck(t: T, h: HeroNo, paidBy: number, act: Act): Why | null {
  if (!act.free && isHeld(t, h)) return BLOCKED
  const hero = heroAt(t, h)
  if (!isDifficult(t, hero.zone)) return null
  return hero.pool.some((result, i) => i !== paidBy && isWorth(result.icon, ICON.move)) ? null : NEEDS_MOVE
}
/** FG-U3.2, FG-U3.4 */
export function* payTerrain(t: T, h: HeroNo): Rule {
  const hero = heroAt(t, h)
  if (!isDifficult(t, hero.zone)) return
  hero.pool.forEach((result, i) => {
    if (isWorth(result.icon, ICON.move) && !isRepeat(hero.pool, i)) t.offer(V.pay, sourceOfResult(result))
  })
  const source = aOf(yield* t.choose(seatOf(t, h), Q.pay))
  takeResult(
    hero,
    hero.pool.findIndex((result) => sourceOfResult(result) === source),
  )
}
/** FG-12.2 */
function* moveTo(t: T, h: HeroNo, zone: ZoneNo): Rule {
  const hero = heroAt(t, h)
  const from = hero.zone
  yield* payTerrain(t, h)
  t.note(L.moved, theHero(t, h), from, zone)
  yield* enterZone(t, h, zone)
}

// ---------------------------------------------------------------- attacks

/** FG-12.3, FG-12.4, FG-21.4g Why an enemy cannot be hit from a zone; null: it can. */
function whyNoStrike(t: T, foe: FoeNo, from: ZoneNo, reach: number): Why | null {
  const enemy = foeAt(t, foe)
  if (distance(t, from, enemy.zone) > reach) return TOO_FAR
  return isTargetable(t, foe, from) ? null : NOT_TARGETABLE
}
const TOO_FAR = why('tooFar', 'FG-12.4')
/** FG-U2.4 Of all attacks only this one is stopped by barricades. */
function whyNoShot(t: T, h: HeroNo, foe: FoeNo, from: ZoneNo, reach: number): Why | null {
  const enemy = foeAt(t, foe)
  const far = distance(t, from, enemy.zone)
  if (far > 1 + reach || (far === 0 && !has(t, h, STANDS.pointBlank))) return TOO_FAR
  if (!isTargetable(t, foe, from)) return NOT_TARGETABLE
  return canShootInto(t, from, enemy.zone) ? null : BARRICADED
}
/** FG-40.3, FG-40.4 */
function whyUnmovable(t: T, foe: FoeNo): Why | null {
  if (!foeCard(t, foe).isMinion) return NO_MINION
  return isRooted(t, foe) ? ROOTED : null
}
const whyNotAimedAt = (t: T, foe: FoeNo, from: ZoneNo): Why | null =>
  isTargetable(t, foe, from) ? null : NOT_TARGETABLE
/** FG-40.1, FG-40.5 */
function whyNoPush(t: T, foe: FoeNo, from: ZoneNo): Why | null {
  const enemy = foeAt(t, foe)
  if (enemy.zone !== from) return TOO_FAR
  return whyUnmovable(t, foe) ?? (near(t, from).length === 0 ? NO_ROOM : whyNotAimedAt(t, foe, from))
}
/** FG-40.2 */
function whyNoPull(t: T, foe: FoeNo, from: ZoneNo): Why | null {
  const enemy = foeAt(t, foe)
  if (distance(t, from, enemy.zone) !== 1) return TOO_FAR
  return whyUnmovable(t, foe) ?? whyNotAimedAt(t, foe, from)
}
/** FG-21.4g A zone further, by the action itself or by an effect readied for it: never two, whatever gives it. */
export function reachOf(t: T, h: HeroNo, act: Act, readied: Readied = heroAt(t, h)): number {
  if (has(t, h, STANDS.noReach) && act.kind === SHOOT) return 0
  const ready = act.kind === STRIKE ? readied.reachStrike : act.kind === SHOOT ? readied.reachShoot : 0
  return Math.min(1, act.reach + ready)
}
export type Readied = Pick<Hero, 'reachStrike' | 'reachShoot'>
export function whyNoTarget(t: T, h: HeroNo, act: Act, foe: FoeNo): Why | null {
  const { zone } = heroAt(t, h)
  switch (act.kind) {
    case STRIKE:
      return whyNoStrike(t, foe, zone, reachOf(t, h, act))
    case SHOOT:
      return whyNoShot(t, h, foe, zone, reachOf(t, h, act))
    case PUSH:
      return whyNoPush(t, foe, zone)
    default:
      return whyNoPull(t, foe, zone)
  }
}

/** FG-12.3, FG-12.4, FG-C1.6 What an attack deals before anything stops it. */
export function damageOf(t: T, h: HeroNo, act: Act, foe: FoeNo): number {
  const hero = heroAt(t, h)
  const isStrike = act.kind === STRIKE
  const isAssault = isStrike && isHero(t, h, 'lord') && hero.stance === 'assault' && !hero.struck
  return 1 + act.extra + (isAssault ? 1 : 0) + (!isStrike && hero.mark === foe ? hero.markExtra : 0)
}
/** FG-12.3, FG-12.4 Damage, and what comes with it. */
function* attack(t: T, h: HeroNo, act: Act, foe: FoeNo): Rule {
  const hero = heroAt(t, h)
  const isStrike = act.kind === STRIKE
  const n = damageOf(t, h, act, foe)
  if (isStrike) {
    hero.struck = true
    hero.reachStrike = 0
  } else {
    hero.reachShoot = 0
    if (hero.mark === foe) {
      hero.mark = -1
      hero.markExtra = 0
    }
  }
  t.note(isStrike ? L.struck : L.shot, theHero(t, h), theFoe(t, foe), n)
  const wasThere = !foeAt(t, foe).gone
  hitFoe(t, foe, n)
  if (act.stun && foeCard(t, foe).isMinion) stunFoe(t, foe)
  if (hero.id === HERO.rogue && hero.stealth) unhide(t, h) // FG-C1.3
  if (wasThere && foeAt(t, foe).gone) onDefeat(t, h)
}
/** Momentum: a Move for an enemy defeated on one's own turn. */
export function onDefeat(t: T, h: HeroNo): void {
  if (t.s.acting === h && has(t, h, STANDS.momentum)) heroAt(t, h).actions.push(plain(MOVE))
}
/** FG-40.1 The hero chooses where to. */
function* push(t: T, h: HeroNo, foe: FoeNo): Rule {
  for (const zone of near(t, foeAt(t, foe).zone)) t.offer(V.zone, zone)
  const zone = aOf(yield* t.choose(seatOf(t, h), Q.pushZone))
  t.note(L.foePushed, theFoe(t, foe), zone)
  yield* placeFoe(t, foe, zone)
}
/** FG-40.2 */
function* pull(t: T, h: HeroNo, foe: FoeNo): Rule {
  const { zone } = heroAt(t, h)
  t.note(L.foePulled, theFoe(t, foe), zone)
  yield* placeFoe(t, foe, zone)
}
/** Carries out an action on its target: a zone to move to, or an enemy. */
export function* perform(t: T, h: HeroNo, act: Act, target: number): Rule {
  if (act.kind === MOVE) yield* moveTo(t, h, target)
  else if (act.kind === PUSH) yield* push(t, h, target)
  else if (act.kind === PULL) yield* pull(t, h, target)
  else if (act.kind === PARRY)
    gainParry(t, h, 1) // FG-12.10
  else yield* attack(t, h, act, target)
}

// ---------------------------------------------------------------- what is on offer

const VERB_OF = [V.move, V.strike, V.shoot, V.push, V.pull, V.parry] as const
/** Results as actions (FG-12.1), actions gained, and the energy move (FG-25.3). */
export function offerActions(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const { pool, actions } = hero
  for (let i = 0; i < pool.length; i++) {
    const { icon } = pool[i]!
    if (icon === ICON.fail || isRepeat(pool, i)) continue
    const source = sourceOfResult(pool[i]!)
    if (isWorth(icon, ICON.move)) offerAct(t, h, plain(MOVE), source, i)
    if (isWorth(icon, ICON.strike)) offerAct(t, h, plain(STRIKE), source, i)
    if (isWorth(icon, ICON.shoot)) offerAct(t, h, plain(SHOOT), source, i)
    if (icon === ICON.parry) t.offer(V.parry, source)
  }
  for (let i = 0; i < actions.length && i < 16; i++)
    if (!isSameBefore(actions, i)) offerAct(t, h, actions[i]!, FROM_ACTIONS + i, -1)
  offerEnergyMove(t, h)
}
const NO_ENERGY = why('noEnergy', 'FG-13.4')
const MOVED_ALREADY = why('energyMoveUsed', 'FG-25.3')
const HEAVY = why('heavyLimbs', 'FG-U13.1')
/** FG-25.3 */
export function whyNoEnergyMove(t: T, h: HeroNo): Why | null {
  const hero = heroAt(t, h)
  if (hero.energyMove) return MOVED_ALREADY
  if (hero.energy === 0) return NO_ENERGY
  return has(t, h, STANDS.noEnergyMove) ? HEAVY : null
}
function offerEnergyMove(t: T, h: HeroNo): void {
  const hero = heroAt(t, h)
  const not = whyNoEnergyMove(t, h)
  if (not === null) offerAct(t, h, plain(MOVE), FROM_ENERGY, -1)
  else if (t.watched) for (const zone of near(t, hero.zone)) t.offer(V.move, zone, FROM_ENERGY, not)
}
function isSameBefore(actions: readonly Act[], i: number): boolean {
  const a = actions[i]!
  for (let j = 0; j < i; j++) {
    const b = actions[j]!
    if (a.kind === b.kind && a.extra === b.extra && a.reach === b.reach && a.stun === b.stun && a.free === b.free)
      return true
  }
  return false
}
function offerAct(t: T, h: HeroNo, act: Act, source: number, paidBy: number): void {
  const hero = heroAt(t, h)
  const verb = at(VERB_OF, act.kind)
  if (act.kind === PARRY) return t.offer(V.parry, source)
  if (act.kind === MOVE) {
    const stuck = whyStuck(t, h, paidBy, act)
    const zones = near(t, hero.zone)
    for (let i = 0; i < zones.length; i++) t.offer(V.move, zones[i], source, stuck)
    return
  }
  const { enemies } = t.s
  for (let foe = 0; foe < enemies.length; foe++)
    if (!at(enemies, foe).gone) t.offer(verb, foe, source, whyNoTarget(t, h, act, foe))
}
