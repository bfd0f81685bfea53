/** SB-23 Hero attacks. */
import { at as nth, aOf, bOf, type Rule, verbOf, type Why, why } from '@emberhall/kernel'

import { abilitiesOf, type AtHand, markUsed } from '../queries/abilities.ts'
import { foeDefense, hasFoeFlag, shotBonus } from '../queries/foes.ts'
import { isNextTo, worldOf } from '../queries/ground.ts'
import { expire, hasFlag } from '../queries/sources.ts'
import { classOf, heroFigure } from '../queries/stats.ts'
import { canShootAt, gunRange } from '../queries/targets.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { partNo } from '../book.ts'
import { ATTACKS, Q, V } from '../questions.ts'
import { run } from '../running.ts'
import { heroOf, type Enemy, type HeldItem, type HeroNo, type T } from '../state.ts'
import { heroDice } from './dice.ts'
import { itemOf } from './items.ts'
import { payCost } from './pay.ts'
import { hurtEnemy } from './slay.ts'

/** One way to attack: its weapons with their dice, and what they reach. */
export interface Assault {
  readonly h: HeroNo
  readonly kind: 'melee' | 'ranged' | 'throwing'
  /** Melee: none. */
  readonly guns: readonly HeldItem[]
  /** Dual wielding: which gun keeps its criticals, or -1 (SB-23.13). */
  readonly crits: number
  /** Of a thrown blade. */
  readonly range?: number
}
interface Hit {
  readonly face: number
  readonly gun: number
  isCrit: boolean
  /** Tough or not. */
  isSure: boolean
}
const NO_TARGET = why('noTarget', 'SB-7.8')
const NO_ENEMY = why('noEnemies', 'SB-7.8')
const ATTACKED = why('attackedAlready', 'SB-23.1')

const guns = (t: T, h: HeroNo): HeldItem[] =>
  heroOf(t, h).items.filter(
    (held) => held.ready && itemOf(t, held).gun !== undefined && (held.usedBy < 0 || held.usedBy === h),
  )

/** D-12, SB-7.8 What he can attack with from here. */
export function offerAttacks(t: T, h: HeroNo): void {
  const { s } = t
  if (s.enemies.length === 0) {
    if (t.watched) t.offer(V.melee, 0, 0, NO_ENEMY)
    return
  }
  const spent = s.acting.attacked ? ATTACKED : null
  const reason = (kind: Assault['kind'], own: readonly HeldItem[]): Why | null =>
    spent ?? (hasTarget(t, { h, kind, guns: own, crits: -1 }) ? null : NO_TARGET)
  t.offer(V.melee, 0, 0, reason('melee', []))
  const own = guns(t, h)
  const { items } = nth(s.heroes, h)
  for (const gun of own) t.offer(V.shoot, items.indexOf(gun), 0, reason('ranged', [gun]))
  const pair = own.filter((gun) => itemOf(t, gun).hands === 1)
  if (pair.length === 2) {
    const why = reason('ranged', pair)
    if (hasFlag(t, h, 'dualWieldCrits')) for (const gun of pair) t.offer(V.dual, items.indexOf(gun), 1, why)
    else t.offer(V.dual, 0, 0, why)
  }
}
export function pairOf(t: T, h: HeroNo): HeldItem[] {
  return guns(t, h).filter((gun) => itemOf(t, gun).hands === 1)
}
function hasTarget(t: T, assault: Assault): boolean {
  const needed = assault.guns.length === 0 ? [-1] : assault.guns.map((_, gun) => gun)
  return t.s.enemies.some((_, e) => needed.some((gun) => isTarget(t, assault, e, gun)))
}
/** SB-23.2, SB-23.3, SB-23.6 Adjacent; or in range and sight, adjacent ones first. */
function isTarget(t: T, { h, kind, guns: own, range }: Assault, e: number, gun: number): boolean {
  const { at } = heroOf(t, h)
  const isAdjacent = isNextTo(t, e, at)
  if (kind === 'melee' || isAdjacent) return isAdjacent
  if (t.s.enemies.some((_, other) => isNextTo(t, other, at))) return false
  const most = kind === 'throwing' ? (range ?? 0) : gunRange(t, h, nth(own, gun))
  return canShootAt(t, at, e, most)
}

/** SB-23.1 to SB-23.8, SB-23.18 Declared, rolled, then hit after hit until none is left or nobody. */
export function* attack(t: T, assault: Assault): Rule {
  const { s } = t
  const { h, kind } = assault
  const isRanged = kind !== 'melee'
  t.note(L.attacks, theHero(t, h), ATTACKS.indexOf(assault.guns.length > 1 ? 'dual' : kind))
  for (const gun of assault.guns) gun.usedBy = h
  const more = yield* declared(t, assault)
  const dice = diceOf(t, assault).map((n, gun) => n + (more[gun] ?? 0))
  // SB-23.13 Two guns are one attack, and their dice one roll: those of the first gun lie first.
  const weapon = dice.flatMap((n, gun) => new Array<number>(n).fill(gun))
  const faces = yield* rollToHit(t, assault, weapon.length)
  const ones = faces.filter((face) => face === 1).length
  const hits: Hit[] = []
  faces.forEach((face, die) => isHit(t, assault, face) && hits.push(hitOf(t, assault, face, nth(weapon, die))))
  yield* sureHit(t, assault, hits)
  while (hits.length > 0 && s.enemies.length > 0) if (!(yield* assign(t, assault, hits, isRanged))) break
  for (const hand of abilitiesOf(t, h, 'attackEnd', { ones }))
    if (isOfThis(t, hand, assault)) {
      markUsed(t, hand)
      yield* run(t, hand.ability.do, { you: h, that: h, tile: -1, world: worldOf(t, h), item: hand.item, ones })
      payCost(t, hand)
    }
  expire(t, 'attack')
}
/** With the item itself: a gun that shoots, or what is in hand in melee and is no gun. */
function isOfThis(t: T, { ability, item }: AtHand, { guns: own, kind }: Assault): boolean {
  if (ability.of === undefined) return true
  if (item === null) return false
  return kind === 'melee' ? item.ready && itemOf(t, item).gun === undefined : own.includes(item)
}
/** What may be used as the attack is declared, or is in force for it: dice that it adds, by weapon. */
function* declared(t: T, assault: Assault): Rule<number[]> {
  const { h, kind } = assault
  const more = [0, 0]
  for (const hand of abilitiesOf(t, h, 'attackDeclared')) {
    const { ability } = hand
    if (ability.attack !== undefined && ability.attack !== (kind === 'melee' ? 'melee' : 'ranged')) continue
    if (!isOfThis(t, hand, assault)) continue
    if (ability.cost !== undefined || ability.may === true) {
      t.s.about.hero = h
      t.offer(V.use, partNo(t, ability), h)
      if ((yield* t.maybe(heroOf(t, h).seat, Q.declare)) === 0) continue
    }
    markUsed(t, hand)
    const gun = hand.item === null ? 0 : Math.max(0, assault.guns.indexOf(hand.item))
    if (ability.do.some((effect) => effect.do === 'extraDie')) more[gun]!++
    else yield* run(t, ability.do, { you: h, that: h, tile: -1, world: worldOf(t, h), item: hand.item })
    payCost(t, hand)
  }
  return more
}
/** SB-23.2, SB-23.3, SB-23.13, SB-23.17 Dice by weapon. */
export function diceOf(t: T, { h, kind, guns: own }: Assault): number[] {
  const more = heroFigure(t, h, 'attackDice')
  if (kind !== 'ranged') return [Math.max(1, heroFigure(t, h, 'combat') + more)]
  return own.map((gun, i) => {
    const shots = (itemOf(t, gun).gun?.shots ?? 0) + heroFigure(t, h, 'shots', { item: gun })
    return Math.max(1, shots + (i === 0 ? more : 0))
  })
}
function* rollToHit(t: T, assault: Assault, n: number): Rule<number[]> {
  const { h, kind } = assault
  const need = toHit(t, assault)
  const key = kind === 'ranged' ? 'toHitRanged' : 'toHitMelee'
  const roll = { h, key, n, need, hasCrits: true } as const
  return yield* heroDice(t, key === 'toHitRanged' ? { ...roll, type: key } : roll)
}
export const toHit = (t: T, { h, kind }: Pick<Assault, 'h' | 'kind'>): number => {
  const sheet = classOf(t, heroOf(t, h))
  return kind === 'ranged' ? sheet.toHitRanged : sheet.toHitMelee
}
/** SB-23.4 */
const isHit = (t: T, assault: Assault, face: number): boolean => face === 6 || (face > 1 && face >= toHit(t, assault))
/** Criticals from this face on; with an enemy: on that one. */
export function critFrom(t: T, { h, kind, guns: own }: Assault, gun: number, enemy?: number): number {
  const item = own[gun]
  const use = { ...(item === undefined ? {} : { item }), ...(enemy === undefined ? {} : { enemy }) }
  return Math.min(heroFigure(t, h, kind === 'ranged' ? 'rangedCrit' : 'meleeCrit', use), heroFigure(t, h, 'crit') || 6)
}
/** SB-23.13 Two guns have none, but for one that keeps them. */
const keepsCrits = ({ guns: own, crits }: Assault, gun: number): boolean => own.length < 2 || crits === gun
function hitOf(t: T, assault: Assault, face: number, gun: number): Hit {
  return { face, gun, isCrit: keepsCrits(assault, gun) && face >= critFrom(t, assault, gun), isSure: false }
}
const isCritOn = (t: T, assault: Assault, { isCrit, face, gun }: Hit, e: number): boolean =>
  isCrit || (keepsCrits(assault, gun) && face >= critFrom(t, assault, gun, e))
/** A bullet that makes one hit critical, Tough or not. */
function* sureHit(t: T, { h, kind }: Assault, hits: Hit[]): Rule {
  if (hits.length === 0) return
  for (const hand of abilitiesOf(t, h, 'toHitRolled')) {
    if (hand.ability.attack !== undefined && hand.ability.attack !== (kind === 'melee' ? 'melee' : 'ranged')) continue
    t.offer(V.use, partNo(t, hand.ability), h)
    t.s.about.hero = h
    t.s.about.hits = hits.length
    if ((yield* t.maybe(heroOf(t, h).seat, Q.sureHit)) === 0) continue
    markUsed(t, hand)
    payCost(t, hand)
    const best = hits.find(({ isCrit }) => !isCrit) ?? nth(hits, 0)
    best.isCrit = true
    best.isSure = true
  }
}

// ---------------------------------------------------------------- hits

/** SB-23.5, SB-23.6, D-13 One hit, or all that can, on one enemy; false: no hit has a target left. */
function* assign(t: T, assault: Assault, hits: Hit[], isRanged: boolean): Rule<boolean> {
  const { h } = assault
  const { enemies, about } = t.s
  const fits = (hit: Hit, e: number): boolean => {
    if (!isTarget(t, assault, e, hit.gun)) return false
    if (!isRanged || hit.face === 6) return true
    return hit.face + shotBonus(t, nth(enemies, e).type) >= toHit(t, assault)
  }
  for (let e = 0; e < enemies.length; e++) {
    const fitting = hits.filter((hit) => fits(hit, e))
    if (fitting.length > 1) t.offer(V.allHits, e)
    const seen = new Set<string>()
    fitting.forEach((hit) => {
      const kind = `${hit.gun} ${isCritOn(t, assault, hit, e)} ${hit.isSure}`
      if (seen.has(kind) || (fitting.length > 1 && enemies.length === 1)) return
      seen.add(kind)
      t.offer(V.hit, e, hits.indexOf(hit))
    })
  }
  if (t.offerCount === 0) return false
  about.hero = h
  about.hits = hits.length
  about.crits = hits.filter(({ isCrit }) => isCrit).length
  about.dice = hits.map(({ face }) => face)
  const option = yield* t.choose(heroOf(t, h).seat, Q.assign)
  const e = aOf(option)
  const used = verbOf(option) === V.allHits ? hits.filter((hit) => fits(hit, e)) : [nth(hits, bOf(option))]
  for (const hit of used) hits.splice(hits.indexOf(hit), 1)
  yield* damage(t, assault, used, nth(enemies, e), hits)
  return true
}
/** SB-23.7, SB-23.8 What is added to a die of damage, and what is taken off. */
export function force(
  t: T,
  { h, kind, guns: own }: Assault,
  e: number,
  gun: number,
): { more: number; defense: number } {
  const item = own[gun]
  const use = { enemy: e, ...(item === undefined ? {} : { item }) }
  const more =
    heroFigure(t, h, 'damage', use) + heroFigure(t, h, kind === 'ranged' ? 'rangedDamage' : 'meleeDamage', use)
  const { type } = nth(t.s.enemies, e)
  return { more, defense: Math.max(0, foeDefense(t, type) + heroFigure(t, h, 'foeDefense', use)) }
}
/** SB-23.7, SB-23.8, SB-23.9, SB-23.10 A die a hit, rolled together; Defense is taken off each but criticals. */
function* damage(t: T, assault: Assault, used: readonly Hit[], enemy: Enemy, hits: Hit[]): Rule {
  const { h } = assault
  const e = t.s.enemies.indexOf(enemy)
  t.s.about.enemy = e
  const faces = yield* heroDice(t, { h, key: 'damage', n: used.length, need: 0 })
  t.s.about.enemy = -1
  const isTough = hasFoeFlag(t, enemy.type, 'tough')
  for (let i = 0; i < used.length && t.s.enemies.includes(enemy); i++) {
    const hit = nth(used, i)
    const { more, defense: all } = force(t, assault, t.s.enemies.indexOf(enemy), hit.gun)
    const ignores = isCritOn(t, assault, hit, t.s.enemies.indexOf(enemy)) && (!isTough || hit.isSure)
    const defense = ignores ? 0 : all
    const wounds = Math.max(0, nth(faces, i) + more - defense)
    if (t.watched) t.note(L.hit, theHero(t, h), enemy.type, wounds, ignores ? 1 : 0)
    if (yield* hurtEnemy(t, enemy, wounds, h)) yield* killed(t, assault, hits)
  }
}
/** What a kill sets off. */
function* killed(t: T, assault: Assault, hits: Hit[]): Rule {
  const { h, kind } = assault
  for (const hand of abilitiesOf(t, h, 'kill')) {
    const { ability } = hand
    if (ability.attack !== undefined && ability.attack !== (kind === 'ranged' ? 'ranged' : 'melee')) continue
    markUsed(t, hand)
    if (!ability.do.some((effect) => effect.do === 'extraDie')) {
      yield* run(t, ability.do, { you: h, that: h, tile: -1, world: worldOf(t, h) })
      continue
    }
    if (t.s.enemies.length === 0) continue
    const faces = yield* rollToHit(t, assault, 1)
    for (const face of faces) if (isHit(t, assault, face)) hits.push(hitOf(t, assault, face, 0))
  }
}
