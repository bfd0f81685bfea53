/** What lines of the log call heroes, enemies and things: by names, since a line is read long after the scene is gone. */
import { at } from '@emberhall/kernel'
import { bookOf } from './book.ts'
import { heroIdOf } from './content/types.ts'
import { HERO_ORDERS, INITIATIVES } from './parts.ts'
import { foeAt, heroAt, type FoeNo, type HeroNo, type T } from './state.ts'

export const theHero = (t: T, h: HeroNo): number => heroAt(t, h).id
export function theFoe(t: T, foe: FoeNo): number {
  const { card, init } = foeAt(t, foe)
  return card * INITIATIVES + init - 1
}
export const theOrder = ({ s }: T): number =>
  HERO_ORDERS.indexOf(s.order.map((h) => heroIdOf(at(s.heroes, h).id)).join(' '))
/** FG-9.4 In a battle quest nothing is called by its name in the story. */
export function theThing(t: T, i: number): number {
  const { objects, scene, battle } = t.s
  return bookOf(t).names.things.indexOf(`${battle.quest === '' ? scene : 'battle'}.${at(objects, i).id}`)
}
const fightNow = ({ s }: T): string => (s.battle.quest === '' ? s.scene : `${s.battle.quest}.${s.battle.leg + 1}`)
export const theFight = (t: T): number => bookOf(t).names.fights.indexOf(fightNow(t))
export const theObjective = (t: T, n: number): number => bookOf(t).names.objectives.indexOf(`${fightNow(t)}.${n + 1}`)
