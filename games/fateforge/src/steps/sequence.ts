/** FG-14.11, FG-14.13 Actions in a fixed order, all of which must be possible to the end. */
import { aOf, type Rule } from '@emberhall/kernel'
import { ICON, STANDS } from '../book.ts'
import { canShootInto, distance, isDifficult, near } from '../ground.ts'
import { has, heroAt, seatOf, stands } from '../heroes.ts'
import { isWorth } from '../results.ts'
import { Q, V } from '../questions.ts'
import type { FoeNo, HeroNo, T, ZoneNo } from '../state.ts'
import {
  type Act,
  MOVE,
  PARRY,
  perform,
  PULL,
  PUSH,
  type Readied,
  reachOf,
  SHOOT,
  STRIKE,
  whyNoTarget,
} from './actions.ts'
import { canBeMoved, hasFoeTrait, isTargetable, resistanceOf } from './foes.ts'

/** The board as it would be after the steps before. Combat damage is certain, so the look ahead is exact. */
interface Ahead {
  readonly zone: ZoneNo
  /** Damage each enemy still takes before it is gone; 0: gone. */
  readonly life: readonly number[]
  readonly at: readonly ZoneNo[]
  /** Results left that could pay for difficult terrain. */
  readonly moves: number
  /** Reach readied for the next attack, which uses it up. */
  readonly readied: Readied
}
function now(t: T, h: HeroNo, spent: readonly number[]): Ahead {
  const hero = heroAt(t, h)
  return {
    zone: hero.zone,
    life: t.s.enemies.map((enemy, foe) =>
      enemy.gone ? 0 : enemy.parry + enemy.armor + resistanceOf(t, foe) - enemy.red,
    ),
    at: t.s.enemies.map(({ zone }) => zone),
    moves: hero.pool.filter((result, i) => !spent.includes(i) && isWorth(result.icon, ICON.move)).length,
    readied: { reachStrike: hero.reachStrike, reachShoot: hero.reachShoot },
  }
}
/** Whether all these actions can be carried out one after the other; `spent` results pay for them. */
export function canDoAll(t: T, h: HeroNo, actions: readonly Act[], spent: readonly number[] = []): boolean {
  return goesOn(t, h, actions, 0, now(t, h, spent))
}
function goesOn(t: T, h: HeroNo, actions: readonly Act[], i: number, ahead: Ahead): boolean {
  if (i === actions.length) return true
  return afterEach(t, h, actions[i]!, ahead).some((next) => goesOn(t, h, actions, i + 1, next))
}
/** Every way to carry out one action, and the board after it. */
function afterEach(t: T, h: HeroNo, act: Act, ahead: Ahead): Ahead[] {
  const { zone, life, at } = ahead
  if (act.kind === PARRY) return [ahead]
  if (act.kind === MOVE) {
    const blocked = life.some((n, foe) => n > 0 && at[foe] === zone && hasFoeTrait(t, foe, 'block'))
    if (blocked && !act.free && !has(t, h, STANDS.slippery)) return []
    const price = isDifficult(t, zone) ? 1 : 0
    if (ahead.moves < price) return []
    return near(t, zone).map((to) => ({ ...ahead, zone: to, moves: ahead.moves - price }))
  }
  const foes = life.flatMap((n, foe) => (n > 0 && couldAim(t, h, act, foe, ahead) ? [foe] : []))
  if (act.kind === PUSH)
    return foes.flatMap((foe) => near(t, zone).map((to) => ({ ...ahead, at: at.map((z, i) => (i === foe ? to : z)) })))
  if (act.kind === PULL) return foes.map((foe) => ({ ...ahead, at: at.map((z, i) => (i === foe ? zone : z)) }))
  const readied = { ...ahead.readied, [act.kind === STRIKE ? 'reachStrike' : 'reachShoot']: 0 }
  const hit = (foe: FoeNo) => life.map((n, i) => (i === foe ? Math.max(0, n - 1 - act.extra) : n))
  return foes.map((foe) => ({ ...ahead, readied, life: hit(foe) }))
}
function couldAim(t: T, h: HeroNo, act: Act, foe: FoeNo, { zone, at, life, readied }: Ahead): boolean {
  const far = distance(t, zone, at[foe]!)
  const reach = reachOf(t, h, act, readied)
  if (act.kind === STRIKE && far > reach) return false
  if (act.kind === SHOOT && (far > 1 + reach || (far === 0 && !has(t, h, STANDS.pointBlank)))) return false
  if (act.kind === SHOOT && !canShootInto(t, zone, at[foe]!)) return false
  if (act.kind === PUSH && (far !== 0 || !canBeMoved(t, foe) || near(t, zone).length === 0)) return false
  if (act.kind === PULL && (far !== 1 || !canBeMoved(t, foe))) return false
  if (at[foe] !== t.s.enemies[foe]!.zone) return true
  return isTargetable(t, foe, zone) || isFreed(t, foe, zone, life)
}
/** What shielded it is gone by then. */
function isFreed(t: T, foe: FoeNo, zone: ZoneNo, life: readonly number[]): boolean {
  const enemy = t.s.enemies[foe]!
  if (t.s.enemies.some((other, i) => other.guards === foe && life[i]! > 0)) return false
  if (enemy.zone !== zone && hasFoeTrait(t, foe, 'stealth')) return false
  return !t.s.enemies.some((other, i) => life[i]! > 0 && other.zone === enemy.zone && hasFoeTrait(t, i, 'frontLine'))
}

/** Carries the actions out; each choice must let the rest happen. What comes in between may make them impossible (FG-14.13). */
export function* carryOut(t: T, h: HeroNo, actions: readonly Act[]): Rule {
  for (let i = 0; i < actions.length; i++) {
    const act = actions[i]!
    const hero = heroAt(t, h)
    if (!stands(hero) || hero.played) return
    if (act.kind !== PARRY) {
      offerSteps(t, h, actions, i)
      if (t.n === 0) return t.withdraw()
    }
    const target = act.kind === PARRY ? 0 : aOf(yield* t.choose(seatOf(t, h), Q.sequence))
    yield* perform(t, h, act, target)
  }
}
function offerSteps(t: T, h: HeroNo, actions: readonly Act[], i: number): void {
  const act = actions[i]!
  const ahead = now(t, h, [])
  if (act.kind === MOVE) {
    for (const next of afterEach(t, h, act, ahead)) if (goesOn(t, h, actions, i + 1, next)) t.offer(V.zone, next.zone)
    if (t.n === 0) for (const next of afterEach(t, h, act, ahead)) t.offer(V.zone, next.zone)
    return
  }
  const rest = actions.slice(i + 1)
  const targets = t.s.enemies.flatMap((enemy, foe) =>
    !enemy.gone && whyNoTarget(t, h, act, foe) === null ? [foe] : [],
  )
  const leads = targets.filter((foe) => rest.length === 0 || leadsOn(t, h, act, foe, rest, ahead))
  for (const foe of leads.length > 0 ? leads : targets) t.offer(V.enemy, foe)
}
function leadsOn(t: T, h: HeroNo, act: Act, foe: FoeNo, rest: readonly Act[], ahead: Ahead): boolean {
  const only = { ...ahead, life: ahead.life.map((n, i) => (i === foe ? n : 0)) }
  return afterEach(t, h, act, only).some((next) =>
    goesOn(t, h, rest, 0, { ...next, life: next.life.map((n, i) => (i === foe ? n : ahead.life[i]!)) }),
  )
}
