/** What moments of the lesson look for on the table as one seat sees it. */
import { at, aOf, type Option } from '@emberhall/kernel'
import type { Sight as SightOf } from '@emberhall/speech'
import { ZONES } from '../content/types.ts'
import { fateforge } from '../module.ts'
import type { Hero, S } from '../state.ts'

export type Sight = SightOf<S>
const { cards } = fateforge.game.book

/** Whether the card that an answer uses is a skill. */
export const isSkill = (option: Option): boolean => at(cards, aOf(option)).skill !== null
export const actingHero = ({ view }: Sight): Hero | undefined => view.state.heroes[view.state.acting]
export const isWearing = ({ slots }: Hero): boolean => slots.some(({ item, up }) => item >= 0 && up)

/** The token that an enemy keeps from whoever acts, no further than one step away, by its number; or -1. */
export function defendedNear(sight: Sight): number {
  const hero = actingHero(sight)
  const isNear = (zone: number): boolean => hero !== undefined && steps(hero.zone, zone) <= 1
  const { enemies } = sight.view.state
  return enemies.find(({ gone, defends, zone }) => !gone && defends >= 0 && isNear(zone))?.defends ?? -1
}
/** Zones are named by column and row. */
function steps(from: number, to: number): number {
  const [a, b] = [at(ZONES, from), at(ZONES, to)]
  return Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) + Math.abs(a.charCodeAt(1) - b.charCodeAt(1))
}
