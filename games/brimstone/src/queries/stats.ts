/** SB-1.13, SB-1.7, SB-2.1 Figures of a hero: what is printed, then what sets it, then what adds, then limits. */
import { at as nth } from '@emberhall/kernel'
import type { EnemyFilter, Mod, Nearby, Stat, Who } from '../content/types.ts'
import { SIZES, SKILLS } from '../content/types.ts'
import { bookOf } from '../book.ts'
import { GROWN } from '../hero-shape.ts'
import { heroOf, foeOf, type EnemyNo, type HeldItem, type Hero, type HeroNo, type T } from '../state.ts'
import { ABOUT_NOBODY, holds } from './conditions.ts'
import { areAdjacent, boardOf, shareTile, squaresOf, tilesAt, worldOf } from './ground.ts'
import { rangeBetween } from './reach.ts'
import { type InForce, inForce } from './sources.ts'

/** What a figure is wanted for: the item used, and the enemy it is used against. */
export interface Use {
  readonly item?: HeldItem
  readonly enemy?: EnemyNo
}
const NO_USE: Use = {}

export const classOf = (t: T, hero: Hero) => nth(bookOf(t).content.classes, hero.class)

function printedFigure(t: T, hero: Hero, stat: Stat): number {
  const sheet = classOf(t, hero)
  const grown = hero.grown[(GROWN as readonly string[]).indexOf(stat)] ?? 0
  switch (stat) {
    case 'maxHealth':
      return sheet.health + grown
    case 'maxSanity':
      return sheet.sanity + grown
    case 'maxGrit':
      return sheet.maxGrit + grown
    case 'initiative':
      return sheet.initiative + grown
    case 'combat':
      return sheet.combat
    case 'gritOn':
      return 1
    case 'meleeCrit':
    case 'rangedCrit':
      return 6
    default:
      return (SKILLS as readonly string[]).includes(stat) ? sheet.skills[stat as (typeof SKILLS)[number]] + grown : 0
  }
}
/** Whether a mod counts for this use of that hero's things. */
function counts(t: T, h: HeroNo, mod: Mod, { item }: InForce, use: Use): boolean {
  if (mod.foes !== undefined) return false
  if (mod.of === 'this' && !isOfUse(t, item, use)) return false
  if (mod.of !== undefined && mod.of !== 'this') {
    if (use.item === undefined) return false
    const { keywords, hands } = nth(bookOf(t).content.items, use.item.item)
    if (mod.of.keywords !== undefined && !mod.of.keywords.some((word) => keywords.includes(word))) return false
    if (mod.of.twoHanded === true && hands !== 2) return false
    if (mod.of.hand === true && hands === 0) return false
    if (mod.of.bar !== undefined && nth(bookOf(t).content.items, use.item.item).only !== mod.of.bar) return false
  }
  if (mod.vs !== undefined && !isSuch(t, h, mod.vs, use)) return false
  return mod.while === undefined || holds(t, mod.while, { ...ABOUT_NOBODY, hero: h })
}
/** SB-23.17 A gun’s own figures count for its shots; in melee everything in hand counts but guns. */
function isOfUse(t: T, item: HeldItem | null, use: Use): boolean {
  if (use.item !== undefined || item === null) return use.item === item
  return nth(bookOf(t).content.items, item.item).gun === undefined
}
function isSuch(t: T, h: HeroNo, filter: EnemyFilter, { enemy }: Use): boolean {
  if (enemy === undefined) return false
  const { keywords, size } = nth(bookOf(t).content.enemies, foeOf(t, enemy).type)
  if (filter.keyword !== undefined && !keywords.includes(filter.keyword)) return false
  if (filter.sizeAtMost !== undefined && SIZES.indexOf(size) > SIZES.indexOf(filter.sizeAtMost)) return false
  return filter.beyond === undefined || rangeTo(t, h, enemy) >= filter.beyond
}

/** SB-9.4, SB-9.7 */
const rangeTo = (t: T, h: HeroNo, e: EnemyNo): number =>
  Math.min(...squaresOf(t, e).map((cell) => rangeBetween(boardOf(t), heroOf(t, h).at, cell)))

/** Every mod of this figure that counts now. */
export function modsOf(t: T, h: HeroNo, stat: Stat, use: Use = NO_USE): Mod[] {
  const out: Mod[] = []
  for (const force of inForce(t, h, stat))
    for (const mod of force.source.mods) if (mod.mod === stat && counts(t, h, mod, force, use)) out.push(mod)
  const { heroes, timed } = t.s
  const { upgrades } = bookOf(t)
  for (let other = 0; other < heroes.length; other++) {
    if (nth(heroes, other).down !== 0) continue // SB-15.13
    for (const no of nth(heroes, other).upgrades)
      for (const mod of nth(upgrades, no).source.auras)
        if (mod.mod === stat && mod.whom !== undefined && concerns(t, mod.whom, other, h)) out.push(mod)
  }
  for (let i = 0; i < timed.length; i++) {
    const { part, on } = nth(timed, i)
    const mod = nth(bookOf(t).parts, part)
    if (!('mod' in mod) || mod.mod !== stat || (on >= 0 && on !== h)) continue
    if (counts(t, h, mod, { source: nth(bookOf(t).sources.classes, 0), item: null }, use)) out.push(mod)
  }
  return out
}
/** Whether a hero is among those that an effect of another one concerns. */
function concerns(t: T, whom: Who, you: HeroNo, h: HeroNo): boolean {
  if (whom === 'you') return you === h
  if (whom === 'each') return true
  if (typeof whom !== 'object') return false
  if (whom.others === true && you === h) return false
  return isNearby(t, 'each' in whom ? whom.each : whom.one, you, h)
}
export function isNearby(t: T, nearby: Nearby, you: HeroNo, h: HeroNo, tokenTile = -1): boolean {
  const [a, b] = [t.s.heroes[you]?.at ?? -1, heroOf(t, h).at]
  switch (nearby) {
    case 'tokenTile':
      return b >= 0 && tilesAt(t, b).includes(tokenTile)
    case 'lanternTile': {
      const bearer = t.s.heroes[t.s.lantern.holder]
      return bearer !== undefined && bearer.at >= 0 && b >= 0 && shareTile(t, bearer.at, b)
    }
    case 'yourTile':
      return a >= 0 && b >= 0 && shareTile(t, a, b)
    case 'nextToYou':
      return you === h || (a >= 0 && b >= 0 && areAdjacent(t, a, b))
    case 'yourWorld':
      return a >= 0 && b >= 0 && worldOf(t, you) === worldOf(t, h)
  }
}

const isGrown = (stat: Stat): boolean => (GROWN as readonly string[]).includes(stat)
/** SB-1.13 Set, add, limit. */
export function heroFigure(t: T, h: HeroNo, stat: Stat, use: Use = NO_USE): number {
  let value = printedFigure(t, heroOf(t, h), stat)
  const mods = modsOf(t, h, stat, use)
  if (mods.length === 0) return value
  for (const { set } of mods) if (typeof set === 'number') value = set
  for (const { by } of mods) if (by !== undefined) value += by
  // What is only added to a total (movement, healing) is limited where that total is known.
  if (!isGrown(stat)) return value
  for (const { limit } of mods) if (limit !== undefined && value < limit) value = limit
  return value
}
const NO_ARMOR = 7
/** SB-14.5 The best value N+ counts, each thing with what was forged into it; NO_ARMOR: none. */
export function bestValue(t: T, h: HeroNo, stat: 'armor' | 'spiritArmor'): number {
  const forces = inForce(t, h, stat)
  let best = NO_ARMOR
  for (const { item, source } of forces) {
    const own = item === null ? [source] : forces.filter((other) => other.item === item).map((other) => other.source)
    best = Math.min(best, valueIn(own.flatMap(({ mods }) => mods.filter(({ mod }) => mod === stat))))
  }
  return best
}
/** What is set, made better as far as its limit; never worse than it is. */
function valueIn(mods: readonly Mod[]): number {
  let value = NO_ARMOR
  for (const { set } of mods) if (typeof set === 'number') value = Math.min(value, set)
  for (const { by = 0, limit = 2 } of mods) value = Math.min(value, Math.max(limit, value + by))
  return value
}
export const maxHealth = (t: T, h: HeroNo): number => Math.max(1, heroFigure(t, h, 'maxHealth'))
export const maxSanity = (t: T, h: HeroNo): number => Math.max(1, heroFigure(t, h, 'maxSanity'))
export const maxGrit = (t: T, h: HeroNo): number => Math.max(0, heroFigure(t, h, 'maxGrit'))
export const initiativeOf = (t: T, h: HeroNo): number => heroFigure(t, h, 'initiative')
export const skillOf = (t: T, h: HeroNo, skill: (typeof SKILLS)[number]): number => Math.max(0, heroFigure(t, h, skill))
/** SB-17.4 */
export const carryLimit = (t: T, h: HeroNo): number => 5 + skillOf(t, h, 'strength') + heroFigure(t, h, 'carry')
