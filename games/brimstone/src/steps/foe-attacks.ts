/** SB-26 Enemies attack. */
import { type Rule } from '@emberhall/kernel'
import { foeCombat, foeDamage, foeShots, hasProcedure, sheetOf, sideOf, sourcesOfType } from '../queries/foes.ts'
import { isNextTo, isStanding, squaresOf, worldOf } from '../queries/ground.ts'
import { isInRange } from '../queries/targets.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { run } from '../running.ts'
import { heroOf, type Enemy, type HeroNo, type T } from '../state.ts'
import { packFaces, plainDice } from './dice.ts'
import { goOn } from './flow.ts'
import { suffer } from './harm.ts'

const SMASH = 2
const SWARM = 3

/** SB-26.9 One after the other: first those that kept their target, then in the order in which they moved. */
export function* foesAttack(t: T, type: number): Rule {
  const { enemies } = t.s
  let next: Enemy | undefined
  for (const enemy of enemies) {
    if (enemy.type !== type || enemy.hasAttacked || enemy.target < 0) continue
    if (next === undefined || enemy.moved < next.moved) next = enemy
  }
  if (next === undefined) return
  next.hasAttacked = true
  goOn(t, 'foesAttack', type)
  yield* strike(t, next)
}
/** SB-26.1, SB-26.2, SB-26.7, SB-26.8, SB-25.8 */
function* strike(t: T, enemy: Enemy): Rule {
  const { type, target } = enemy
  const e = t.s.enemies.indexOf(enemy)
  if (!isStanding(t, target)) return // SB-25.8
  const { ranged } = sideOf(t, type)
  const { at } = heroOf(t, target)
  const isMelee = isNextTo(t, e, at)
  if (!isMelee && (ranged === undefined || !squaresOf(t, e).some((cell) => isInRange(t, cell, at, ranged.range))))
    return
  const dice = isMelee || ranged === undefined ? foeCombat(t, type) + swarm(t, type, target) : foeShots(t, type)
  const need = isMelee || ranged === undefined ? sheetOf(t, type).toHit : ranged.toHit
  const faces = yield* plainDice(t, 'foeToHit', dice)
  const hits = faces.filter((face) => face >= need).length
  t.note(L.foeAttacks, type, theHero(t, target), packFaces(faces), need)
  if (hits === 0) return
  const heavy = hasProcedure(t, type, 'smash') ? faces.filter((face) => face === 6).length : 0
  t.s.about.enemy = e
  const { wounds, unsaved } = yield* suffer(t, target, { hits, damage: foeDamage(t, type), heavy, heavyMore: SMASH })
  t.s.about.enemy = -1
  yield* afterStrike(t, enemy, target, wounds, unsaved)
}
/** Swarm: a die more while three or more aim at the same hero. */
function swarm(t: T, type: number, target: HeroNo): number {
  if (!hasProcedure(t, type, 'swarm')) return 0
  return t.s.enemies.filter((enemy) => enemy.type === type && enemy.target === target).length >= SWARM ? 1 : 0
}
/** What wounds and unsaved hits set off. */
function* afterStrike(t: T, enemy: Enemy, target: HeroNo, wounds: number, unsaved: number): Rule {
  const { type } = enemy
  if (wounds > 0 && hasProcedure(t, type, 'choke')) heroOf(t, target).isChoked = true
  const world = worldOf(t, target)
  for (const { abilities } of sourcesOfType(t, type))
    for (const ability of abilities) {
      const times = ability.on === 'woundsHero' && wounds > 0 ? 1 : ability.on === 'unsavedHit' ? unsaved : 0
      for (let i = 0; i < times; i++) {
        const e = t.s.enemies.indexOf(enemy)
        if (e >= 0) yield* run(t, ability.do, { you: -1, that: target, enemy: e, tile: -1, world })
      }
    }
}
