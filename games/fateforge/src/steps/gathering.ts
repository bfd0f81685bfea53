/** FG-19.7 Gems and food: taken by standing heroes where no enemy is, in every phase. */
import { at } from '@emberhall/kernel'
import { GEM_VALUES } from '../content/types.ts'
import { stands } from '../heroes.ts'
import { theHero } from '../naming.ts'
import { L } from '../log.ts'
import type { T } from '../state.ts'

export function gather(t: T): void {
  const { objects, heroes, enemies } = t.s
  for (let i = 0; i < objects.length; i++) {
    const thing = objects[i]!
    if (thing.done || (thing.kind !== 'gem' && thing.kind !== 'food')) continue
    const h = heroes.findIndex((hero) => stands(hero) && hero.zone === thing.zone)
    if (h < 0 || enemies.some((enemy) => !enemy.gone && enemy.zone === thing.zone)) continue
    thing.done = true
    if (thing.kind === 'gem') takeGem(t, h, thing.n)
    else takeFood(t, h)
  }
}
/** FG-43.1 Into the bag; nothing there is used before the scene ends. */
export function takeGem(t: T, h: number, gem: number): void {
  t.s.gold += at(GEM_VALUES, gem)
  t.s.collected.push(gem)
  t.note(L.collectedGem, theHero(t, h), gem)
}
export function takeFood(t: T, h: number): void {
  t.s.food++
  t.note(L.collectedFood, theHero(t, h))
}
/** FG-19.7 The gold that the group brought along: gems of a fight are of no use before its end. */
export const goldBrought = (t: T): number => t.s.collected.reduce((gold, gem) => gold - at(GEM_VALUES, gem), t.s.gold)
