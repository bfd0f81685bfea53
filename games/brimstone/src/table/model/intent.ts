/** Whom an enemy would go for if it acted now, and why: asked of the rules themselves. */
import { at } from '@emberhall/kernel'
import { baseStops, fewestTargeted, marksOf, stopsAt, stopsOf, targetable } from '../../queries/chasing.ts'
import { isXl, sideOf } from '../../queries/foes.ts'
import { isNextTo, isStanding } from '../../queries/ground.ts'
import type { EnemyNo, HeroNo, T } from '../../state.ts'

type Reason = 'keeps' | 'only' | 'fewest' | 'chance' | 'aims' | 'near' | 'none'
export interface Intent {
  /** One of these; chance decides between several. */
  readonly heroes: readonly HeroNo[]
  readonly why: Reason
  readonly rule: string
}
/** SB-25.3, SB-25.4, SB-25.7, SB-25.9, SB-26.4, SB-26.5 */
export function intentOf(t: T, e: EnemyNo): Intent {
  const { type, target } = at(t.s.enemies, e)
  const isShooter = sideOf(t, type).ranged !== undefined
  const hero = t.s.heroes[target]
  if (!isShooter && hero !== undefined && isStanding(t, target) && isNextTo(t, e, hero.at))
    return { heroes: [target], why: 'keeps', rule: 'SB-25.3' }
  const stops = isXl(t, type) ? baseStops(t, e) : stopsOf(t, e).stops
  const marks = isShooter ? marksOf(t, e) : targetable(t).filter((h) => stopsAt(t, e, h, stops).length > 0)
  if (marks.length === 0) return { heroes: [], why: targetable(t).length > 0 ? 'near' : 'none', rule: 'SB-25.7' }
  const fewest = fewestTargeted(t, type, marks)
  if (fewest.length > 1) return { heroes: fewest, why: 'chance', rule: 'SB-25.4' }
  if (marks.length > 1) return { heroes: fewest, why: 'fewest', rule: 'SB-25.4' }
  return { heroes: fewest, why: isShooter ? 'aims' : 'only', rule: isShooter ? 'SB-26.4' : 'SB-25.4' }
}
