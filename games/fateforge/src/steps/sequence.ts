/** FG-14.11, FG-14.13 Actions in a fixed order, all of which must be possible to the end. */
import { aOf, type Option, type Rule, verbOf } from '@emberhall/kernel'
import { ICON, STANDS } from '../book.ts'
import { canShootInto, distance, isDifficult, near } from '../ground.ts'
import { has, seatOf, stands } from '../heroes.ts'
import { isWorth } from '../results.ts'
import { FROM_ACTIONS } from '../parts.ts'
import { Q, V } from '../questions.ts'
import { heroAt, foeAt, type FoeNo, type HeroNo, type T, type ZoneNo } from '../state.ts'
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
import { endsOf, takePortal } from './things.ts'

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
  if (actions[i]!.kind === MOVE)
    return afterMove(t, h, actions[i]!, ahead).some(({ ends }) =>
      ends.every((next) => goesOn(t, h, actions, i + 1, next)),
    )
  return afterEach(t, h, actions[i]!, ahead).some((next) => goesOn(t, h, actions, i + 1, next))
}
/** A way to move: what is chosen for it, and the boards it may end on. */
interface Way {
  readonly verb: number
  readonly to: number
  readonly ends: readonly Ahead[]
}
/** FG-U5.2, FG-U5.4 On foot, or through a portal that nobody defends; where that leads may be unknown, and then all must do. */
function afterMove(t: T, h: HeroNo, act: Act, ahead: Ahead): Way[] {
  const { zone, life, at } = ahead
  const blocked = life.some((n, foe) => n > 0 && at[foe] === zone && hasFoeTrait(t, foe, 'block'))
  if (blocked && !act.free && !has(t, h, STANDS.slippery)) return []
  const price = isDifficult(t, zone) ? 1 : 0
  if (ahead.moves < price) return []
  const entered = (to: ZoneNo): Ahead => ({ ...ahead, zone: to, moves: ahead.moves - price })
  const portals = t.s.objects.flatMap((thing, i) => {
    const isDefended = t.s.enemies.some((enemy, foe) => life[foe]! > 0 && enemy.defends === i)
    return thing.kind === 'portal' && thing.zone === zone && !isDefended && endsOf(t, i).length > 0 ? [i] : []
  })
  return [
    ...near(t, zone).map((to) => ({ verb: V.zone, to, ends: [entered(to)] })),
    ...portals.map((i) => ({ verb: V.portal, to: i, ends: endsOf(t, i).map(entered) })),
  ]
}
/** Every way to carry out one action other than a Move, and the board after it. */
function afterEach(t: T, h: HeroNo, act: Act, ahead: Ahead): Ahead[] {
  const { zone, life, at } = ahead
  if (act.kind === PARRY) return [ahead]
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
  if (at[foe] !== foeAt(t, foe).zone) return true
  return isTargetable(t, foe, zone) || isFreed(t, foe, zone, life)
}
/** What shielded it is gone by then. */
function isFreed(t: T, foe: FoeNo, zone: ZoneNo, life: readonly number[]): boolean {
  const enemy = foeAt(t, foe)
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
    if (act.kind === PARRY) {
      yield* perform(t, h, act, 0)
      continue
    }
    offerSteps(t, h, actions, i)
    if (t.offerCount === 0) return t.withdraw()
    yield* takeStep(t, h, act, yield* t.choose(seatOf(t, h), Q.sequence))
  }
}
/** FG-U8.3 A Move that somebody gives a hero who is not on turn: now or never. */
export function* moveOutOfTurn(t: T, h: HeroNo, move: Act): Rule {
  offerSteps(t, h, [move], 0)
  if (t.offerCount === 0) return t.withdraw()
  t.s.about.hero = h
  const picked = yield* t.maybe(seatOf(t, h), Q.led)
  if (picked) yield* takeStep(t, h, move, picked)
}
function* takeStep(t: T, h: HeroNo, act: Act, picked: Option): Rule {
  if (verbOf(picked) === V.portal) yield* takePortal(t, h, aOf(picked))
  else yield* perform(t, h, act, aOf(picked))
}
function offerSteps(t: T, h: HeroNo, actions: readonly Act[], i: number): void {
  const act = actions[i]!
  const ahead = now(t, h, [])
  if (act.kind === MOVE) {
    const ways = afterMove(t, h, act, ahead)
    const leads = ways.filter(({ ends }) => ends.every((next) => goesOn(t, h, actions, i + 1, next)))
    for (const { verb, to } of leads.length > 0 ? leads : ways) t.offer(verb, to, verb === V.portal ? FROM_ACTIONS : 0)
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
