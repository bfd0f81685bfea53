/** FG-30 Target choice of enemies. */
import { at, aOf, type Rule } from '@emberhall/kernel'
import type { EnemyAction, Section } from '../content/types.ts'
import { FAR, canShootInto, distance, stepsToward } from '../ground.ts'
import { Q, V } from '../questions.ts'
import { heroAt, foeAt, type FoeNo, type HeroNo, type T } from '../state.ts'
import { group } from './group.ts'
import { isValid } from './harm.ts'

/** FG-24.5 A place in the order of play; without a tile, the last. */
export function placeOf(t: T, h: HeroNo): number {
  const i = t.s.order.indexOf(h)
  return i < 0 ? 90 + h : i
}
/** FG-21.2 */
export function fitsDistance({ distance: at, orMore }: Reaching, far: number): boolean {
  return far === at || (orMore === true && far > at && far < FAR)
}
type Reaching = Pick<Section, 'distance'> & { readonly orMore?: boolean }
/** FG-21.2 Valid heroes at the distance of a section. */
export function heroesAt(t: T, foe: FoeNo, section: Section): HeroNo[] {
  const { zone } = foeAt(t, foe)
  const out: HeroNo[] = []
  for (let h = 0; h < t.s.heroes.length; h++)
    if (isValid(t, h) && fitsDistance(section, distance(t, zone, heroAt(t, h).zone))) out.push(h)
  return out
}
/** FG-21.10, FG-21.4g, FG-30.7 Whom an action could be done to from where the enemy stands. */
export function inRange(t: T, foe: FoeNo, action: EnemyAction, section: Section): HeroNo[] {
  const { zone } = foeAt(t, foe)
  const reach = action.far ? section.distance : action.do === 'shoot' || action.do === 'pull' ? 1 : 0
  const out: HeroNo[] = []
  for (let h = 0; h < t.s.heroes.length; h++) {
    const at = heroAt(t, h).zone
    if (!isValid(t, h) || distance(t, zone, at) !== reach) continue
    if (action.do === 'shoot' && !canShootInto(t, zone, at)) continue
    out.push(h)
  }
  return out
}
/** FG-30.6 Those who taunt, or all. */
export function drawnTo(t: T, heroes: readonly HeroNo[]): readonly HeroNo[] {
  const taunting = heroes.filter((h) => heroAt(t, h).taunt)
  return taunting.length > 0 ? taunting : heroes
}
/** FG-30.6 Taunt, `»1`, `»9` (FG-30.3), FG-30.4 movement in the section; several are left where the players choose (FG-30.2). */
export function candidates(t: T, heroes: readonly HeroNo[], action: EnemyAction, moves: boolean): readonly HeroNo[] {
  if (heroes.length < 2) return heroes
  const drawn = drawnTo(t, heroes)
  if (drawn !== heroes) return [firstOf(t, drawn)]
  if (action.at === 'last') return [heroes.reduce((a, b) => (placeOf(t, b) > placeOf(t, a) ? b : a))]
  if (action.at === 'first' || moves) return [firstOf(t, heroes)]
  return heroes
}
export function* pickHero(t: T, heroes: readonly HeroNo[], action: EnemyAction, moves: boolean): Rule<HeroNo> {
  const left = candidates(t, heroes, action, moves)
  if (left.length === 1) return at(left, 0)
  for (const h of left) t.offer(V.who, h)
  return aOf(yield* group(t, Q.enemyTarget))
}
/** Those at the distance of a section toward whom a way leads. */
export function inReach(t: T, foe: FoeNo, section: Section): HeroNo[] {
  const { zone } = foeAt(t, foe)
  return heroesAt(t, foe, section).filter((h) => stepsToward(t, zone, heroAt(t, h).zone).length > 0)
}
export const firstOf = (t: T, heroes: readonly HeroNo[]): HeroNo =>
  heroes.reduce((a, b) => (placeOf(t, b) < placeOf(t, a) ? b : a))
