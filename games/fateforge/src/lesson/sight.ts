/** What moments of the lesson look for on the table as one seat sees it. */
import { at, aOf, type Option } from '@emberhall/kernel'
import type { Sight as SightOf } from '@emberhall/speech'
import { isNextTo } from '../content/grid.ts'
import { ZONES } from '../content/types.ts'
import { fateforge } from '../module.ts'
import type { Hero, S } from '../state.ts'

export type Sight = SightOf<S>
const { cards } = fateforge.game.book

/** Whether the card that an answer uses is a skill. */
export const isSkill = (option: Option): boolean => at(cards, aOf(option)).skill !== null
export const actingHero = ({ view }: Sight): Hero | undefined => view.state.heroes[view.state.acting]
export const isWearing = ({ slots }: Hero): boolean => slots.some(({ item, up }) => item >= 0 && up)

/** The number of a defended token at most one step from the hero who acts, or -1. */
export function defendedNear(sight: Sight): number {
  const hero = actingHero(sight)
  const isNear = (zone: number): boolean =>
    hero !== undefined && (zone === hero.zone || isNextTo(at(ZONES, hero.zone), at(ZONES, zone)))
  const { enemies } = sight.view.state
  return enemies.find(({ gone, defends, zone }) => !gone && defends >= 0 && isNear(zone))?.defends ?? -1
}
