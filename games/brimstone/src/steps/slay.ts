/** SB-23.11, SB-23.14, SB-23.15 Wounds of enemies, their death, and what it is worth. */
import type { Rule } from '@emberhall/kernel'
import { eliteCount, foeHealth, sideOf, sourcesOfType } from '../queries/foes.ts'
import { isNextTo, worldAt } from '../queries/ground.ts'
import { heroFigure } from '../queries/stats.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { run } from '../running.ts'
import { heroOf, type Enemy, type HeroNo, type T } from '../state.ts'
import { endFight } from './flow.ts'

const ELITE_XP = 5
const WOUND_XP = 5

/** SB-23.7 What is left of one hit goes into the enemy; true if it dies of it. -1: nobody's hit. */
export function* hurtEnemy(t: T, enemy: Enemy, wounds: number, by: HeroNo): Rule<boolean> {
  const health = foeHealth(t, enemy.type)
  const suffered = Math.min(wounds, health - enemy.wounds)
  if (suffered <= 0 && enemy.wounds < health) return false
  enemy.wounds += suffered
  t.note(L.enemyWounded, enemy.type, suffered)
  const { xp, eachWound } = sideOf(t, enemy.type)
  const worth = xp + ELITE_XP * eliteCount(t, enemy.type) // SB-23.15
  if (eachWound !== undefined && by >= 0 && suffered > 0) gainXp(t, by, worth + WOUND_XP * suffered) // SB-23.14
  if (enemy.wounds < health) return false
  if (by >= 0) gainXp(t, by, (eachWound === undefined ? worth : 0) + heroFigure(t, by, 'xpPerKill'))
  yield* die(t, enemy)
  return true
}
export function gainXp(t: T, h: HeroNo, n: number): void {
  if (n <= 0) return
  const hero = heroOf(t, h)
  hero.xp += n
  hero.earned += n
  t.note(L.xp, theHero(t, h), n)
}
/** It is removed at once; what its death does comes first. */
function* die(t: T, enemy: Enemy): Rule {
  const { s } = t
  t.note(L.killed, enemy.type)
  const e = s.enemies.indexOf(enemy)
  const near = s.heroes.flatMap(({ at, down }, h) => (down === 0 && isNextTo(t, e, at) ? [h] : []))
  const world = worldAt(t, enemy.at)
  s.enemies.splice(e, 1)
  for (const { abilities } of sourcesOfType(t, enemy.type))
    for (const ability of abilities)
      if (ability.on === 'dies') yield* run(t, ability.do, { you: -1, near, tile: -1, world })
  endFight(t)
}
