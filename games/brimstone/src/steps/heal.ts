/** SB-16 Healing. */
import type { Rule } from '@emberhall/kernel'
import { heroFigure } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q } from '../questions.ts'
import { heroOf, type HeroNo, type T } from '../state.ts'
import { gainXp } from './slay.ts'

const HEAL_XP = 5
type Pool = 'wounds' | 'harm'

/** SB-16.1, SB-16.4 As much as there is; how much that was. */
export function healPool(t: T, h: HeroNo, pool: Pool, n: number): number {
  const hero = heroOf(t, h)
  const healed = Math.max(0, Math.min(n, hero[pool]))
  if (healed === 0) return 0
  hero[pool] -= healed
  t.note(pool === 'wounds' ? L.healed : L.calmed, theHero(t, h), healed)
  return healed
}
/** SB-16.5 Any mix, split by the owner of whoever is healed. */
export function* healEither(t: T, h: HeroNo, n: number): Rule<number> {
  const hero = heroOf(t, h)
  const [wounds, harm] = [hero.wounds, hero.harm]
  const total = Math.min(n, wounds + harm)
  if (total <= 0) return 0
  t.s.about.hero = h
  t.s.about.need = total
  const intoWounds = yield* t.number(hero.seat, Q.healSplit, Math.max(0, total - harm), Math.min(total, wounds))
  return healPool(t, h, 'wounds', intoWounds) + healPool(t, h, 'harm', total - intoWounds)
}
/** What a heal is worth here, except recovery (SB-15.4). */
export const healWorth = (t: T, h: HeroNo, n: number): number => Math.max(0, n + heroFigure(t, h, 'healTaken'))
/** SB-16.2 Whoever heals somebody else gains XP. */
export function thank(t: T, healer: HeroNo, h: HeroNo, healed: number): void {
  if (healer >= 0 && healer !== h) gainXp(t, healer, HEAL_XP * healed)
}
