/** Abilities of heroes: which are at hand now, and what using them marks. */
import type { Ability, Cost, Trigger } from '../content/types.ts'
import { partNo } from '../book.ts'
import { type LimitCode, LIMITS } from '../parts.ts'
import { heroOf, type HeldItem, type HeroNo, type T } from '../state.ts'
import { ABOUT_NOBODY, type About, holds } from './conditions.ts'
import { inForce } from './sources.ts'

export interface AtHand {
  readonly hero: HeroNo
  readonly ability: Ability
  readonly item: HeldItem | null
}
const NOTHING: readonly AtHand[] = []

/** The abilities of a hero for this moment that could be used: their condition holds, they are not used up and can be paid. */
export function abilitiesOf(t: T, h: HeroNo, on: Trigger, about: Partial<About> = {}): readonly AtHand[] {
  const forces = inForce(t, h, on)
  if (forces.length === 0) return NOTHING
  const out: AtHand[] = []
  for (const { source, item } of forces)
    for (const ability of source.abilities)
      if (ability.on === on && isAtHand(t, h, ability, item, about)) out.push({ hero: h, ability, item })
  return out
}
function isAtHand(t: T, h: HeroNo, ability: Ability, item: HeldItem | null, about: Partial<About>): boolean {
  const limit = limitOf(ability)
  if (limit !== null && isMarked(t, h, ability, limit, item)) return false
  if (ability.limit === 'fight' && t.s.enemies.length === 0) return false
  if (item !== null && item.usedBy >= 0 && item.usedBy !== h) return false // SB-17.10
  if (ability.if !== undefined && !holds(t, ability.if, { ...ABOUT_NOBODY, ...about, hero: h })) return false
  return ability.cost === undefined || canPay(t, h, ability.cost)
}
const limitOf = ({ limit, first }: Ability): LimitCode | null => limit ?? (first === undefined ? null : 'first')

/** SB-1.16 A cost must be payable in full. */
export function canPay(t: T, h: HeroNo, { grit = 0, darkStone = 0, gold = 0 }: Cost): boolean {
  const hero = heroOf(t, h)
  if (grit > 0 && (hero.grit < grit || !maySpendGrit(t, h))) return false
  return hero.darkStone >= darkStone && hero.gold >= gold
}
/** SB-3.9 */
export const maySpendGrit = (t: T, h: HeroNo): boolean => heroOf(t, h).down === 0 && !heroOf(t, h).isChoked

// ---------------------------------------------------------------- once per …

const markOf = (t: T, ability: Ability, limit: LimitCode): number =>
  partNo(t, ability) * LIMITS.length + LIMITS.indexOf(limit)
function isMarked(t: T, h: HeroNo, ability: Ability, limit: LimitCode, item: HeldItem | null): boolean {
  return (item ?? heroOf(t, h)).used.includes(markOf(t, ability, limit))
}
/** SB-17.19 Limits are per card. */
export function markUsed(t: T, { hero, ability, item }: AtHand): void {
  const limit = limitOf(ability)
  if (limit !== null) (item ?? heroOf(t, hero)).used.push(markOf(t, ability, limit))
  if (item !== null) item.usedBy = hero
}
/** What may be done once in a while may be done again. */
export function renew(t: T, limits: readonly LimitCode[], only = -1): void {
  const codes = limits.map((limit) => LIMITS.indexOf(limit))
  const kept = (used: number[]): number[] =>
    used.length === 0 ? used : used.filter((mark) => !codes.includes(mark % LIMITS.length))
  t.s.heroes.forEach((hero, h) => {
    if (only >= 0 && h !== only) return
    hero.used = kept(hero.used)
    for (const held of hero.items) held.used = kept(held.used)
  })
}
