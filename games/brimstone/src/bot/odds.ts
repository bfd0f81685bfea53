/** Chances and expected figures. */
import { at } from '@emberhall/kernel'
import type { Amount, Die } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { foeCombat, foeDamage, foeDefense, foeHealth, hasFoeFlag, sheetOf, sideOf } from '../queries/foes.ts'
import { bestValue, classOf, heroFigure, maxHealth, maxSanity } from '../queries/stats.ts'
import { gunRange } from '../queries/targets.ts'
import type { EnemyNo, HeldItem, HeroNo, T } from '../state.ts'
import { foeNo, heroNo } from './seen.ts'

/** Of one die that needs this value. */
export const chance = (need: number): number => Math.min(5, Math.max(0, 7 - need)) / 6
/** Of at least one of several dice. */
export const chanceOfAny = (dice: number, need: number): number =>
  1 - (1 - Math.max(0, 7 - need) / 6) ** Math.max(0, dice)

const MEANS: Readonly<Record<Die, number>> = { D3: 2, D6: 3.5, '2D6': 7, D8: 4.5, P: 25 / 6, '2P': 25 / 3 }
export function mean(n: Amount): number {
  if (typeof n === 'number') return n
  if (typeof n === 'string') return MEANS[n]
  return MEANS[n.roll] * (n.times ?? 1) + (n.plus ?? 0)
}

// ---------------------------------------------------------------- heroes

export const healthLeft = (t: T, h: HeroNo): number => maxHealth(t, h) - heroNo(t, h).wounds
export const sanityLeft = (t: T, h: HeroNo): number => maxSanity(t, h) - heroNo(t, h).harm
/** Shares of what has been lost. */
export const hurt = (t: T, h: HeroNo): number => heroNo(t, h).wounds / maxHealth(t, h)
export const shaken = (t: T, h: HeroNo): number => heroNo(t, h).harm / maxSanity(t, h)
/** How many of this many hits come through. */
export const unsaved = (t: T, h: HeroNo): number =>
  (1 - chance(classOf(t, heroNo(t, h)).defense)) * throughArmor(t, h, 'armor')
export const unwilled = (t: T, h: HeroNo): number =>
  (1 - chance(classOf(t, heroNo(t, h)).willpower)) * throughArmor(t, h, 'spiritArmor')
function throughArmor(t: T, h: HeroNo, kind: 'armor' | 'spiritArmor'): number {
  const need = bestValue(t, h, kind)
  return need > 6 ? 1 : 1 - chance(need)
}

// ---------------------------------------------------------------- enemies

export const leftOf = (t: T, e: EnemyNo): number => foeHealth(t, foeNo(t, e).type) - foeNo(t, e).wounds
/** Wounds that one attack of this type means, before saves. */
export function menaceOf(t: T, type: number): number {
  const { ranged } = sideOf(t, type)
  const melee = foeCombat(t, type) * chance(sheetOf(t, type).toHit)
  const far = ranged === undefined ? 0 : ranged.shots * chance(ranged.toHit)
  return Math.max(melee, far) * foeDamage(t, type)
}

// ---------------------------------------------------------------- attacks

/** A way to attack as the bot counts with it: without guns it is melee. */
export interface Way {
  readonly guns: readonly HeldItem[]
  /** Dual wielding: the gun that keeps its criticals, or -1. */
  readonly crits: number
}
export const MELEE: Way = { guns: [], crits: -1 }

const gunOf = (t: T, gun: HeldItem) => at(bookOf(t).content.items, gun.item).gun
export const shotsOf = (t: T, h: HeroNo, gun: HeldItem): number =>
  Math.max(1, (gunOf(t, gun)?.shots ?? 0) + heroFigure(t, h, 'shots', { item: gun }))
/** An enemy as one that shoots or strikes counts with it. */
export interface Foe {
  readonly e: EnemyNo
  readonly type: number
  readonly left: number
  readonly defense: number
  readonly isTough: boolean
}
export function foesOf(t: T): readonly Foe[] {
  const foes: Foe[] = []
  for (let e = 0; e < t.s.enemies.length; e++) {
    const { type, wounds } = foeNo(t, e)
    const alike = foes.find((foe) => foe.type === type)
    foes.push(
      alike === undefined
        ? { e, type, left: leftOf(t, e), defense: foeDefense(t, type), isTough: hasFoeFlag(t, type, 'tough') }
        : { ...alike, e, left: alike.left + foeNo(t, alike.e).wounds - wounds },
    )
  }
  return foes
}
/** What is added to each hit, by enemy: those of a type are alike. */
function addedTo(t: T, h: HeroNo, gun: HeldItem | undefined, foes: readonly Foe[]): number[] {
  const byType: number[] = []
  return foes.map(({ e, type }) => {
    const use = gun === undefined ? { enemy: e } : { enemy: e, item: gun }
    const kind = gun === undefined ? 'meleeDamage' : 'rangedDamage'
    return (byType[type] ??= heroFigure(t, h, 'damage', use) + heroFigure(t, h, kind, use))
  })
}
/** Expected Wounds of one hit, of those that the enemy has left; with how many of the hits are critical. */
function perHit({ left, defense, isTough }: Foe, more: number, crits: number): number {
  const plain = through(more - defense, left)
  return crits === 0 || isTough ? plain : plain * (1 - crits) + through(more, left) * crits
}
/** The mean of a die with something added, between nothing and what is left. */
function through(more: number, left: number): number {
  let sum = 0
  for (let face = 1; face <= 6; face++) sum += Math.min(left, Math.max(0, face + more))
  return sum / 6
}
export const toHitOf = (t: T, h: HeroNo, isRanged: boolean): number => {
  const { toHitRanged, toHitMelee } = classOf(t, heroNo(t, h))
  return isRanged ? toHitRanged : toHitMelee
}
/** One weapon of a way to attack, with what is the same wherever the hero stands. */
export interface Arm {
  readonly gun: HeldItem | undefined
  readonly range: number
  readonly dice: number
  readonly hits: number
  /** By enemy: the Wounds of a hit, and what it has left. */
  readonly wounds: readonly number[]
  readonly left: readonly number[]
}
export function armsOf(t: T, h: HeroNo, way: Way, foes: readonly Foe[]): readonly Arm[] {
  const hits = chance(toHitOf(t, h, way.guns.length > 0))
  const left = foes.map((foe) => foe.left)
  const of = (gun: HeldItem | undefined, dice: number, i: number): Arm => {
    const more = addedTo(t, h, gun, foes)
    const crits = way.guns.length < 2 || way.crits === i ? 1 / 6 / hits : 0
    return {
      gun,
      range: gun === undefined ? 0 : gunRange(t, h, gun),
      dice,
      hits,
      wounds: foes.map((foe, e) => perHit(foe, at(more, e), crits)),
      left,
    }
  }
  if (way.guns.length === 0) return [of(undefined, Math.max(1, heroFigure(t, h, 'combat')), 0)]
  return way.guns.map((gun, i) => of(gun, shotsOf(t, h, gun), i))
}
/** Expected Wounds of an attack on the best of the enemies that each weapon reaches, one after the other. */
export function expected(arms: readonly Arm[], targets: (arm: Arm) => readonly EnemyNo[]): number {
  let sum = 0
  let most = 0
  for (const arm of arms) {
    let top = 0
    let all = 0
    for (const e of targets(arm)) {
      top = Math.max(top, at(arm.wounds, e))
      all += at(arm.left, e)
    }
    most = Math.max(most, all)
    sum += arm.dice * arm.hits * top
  }
  return Math.min(sum, most)
}
