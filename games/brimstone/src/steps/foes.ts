/** SB-25, SB-27 A type of enemies activates: first every figure targets and moves, then every figure attacks. */
import { at as nth, aOf, type Rule } from '@emberhall/kernel'
import {
  baseStops,
  baseWays,
  distanceOf,
  farFromHeroes,
  fewestTargeted,
  longest,
  marksOf,
  nearerStops,
  type Stop,
  stopsAt,
  stopsOf,
  targetable,
} from '../queries/chasing.ts'
import { hasFoeFlag, isLarge, isXl, sideOf } from '../queries/foes.ts'
import { baseAt, boardOf, enemyAt, isFree, isNextTo, isStanding, standing } from '../queries/ground.ts'
import { pathTo, type Ways } from '../queries/reach.ts'
import { cellAt } from '../queries/board.ts'
import { isInRange } from '../queries/targets.ts'
import { L } from '../log.ts'
import { theHero } from '../naming.ts'
import { Q, V } from '../questions.ts'
import { heroOf, foeOf, type Cell, type EnemyNo, type HeroNo, type T } from '../state.ts'
import { goOn } from './flow.ts'
import { pick, posse } from './posse.ts'
import { roomNear } from './recover.ts'

const KEEPS = 1
const FIRST_MOVED = 2

/** SB-25.1, SB-25.3, SB-25.9 Those whose target is still adjacent keep it and do not move. */
export function* foes(t: T, type: number): Rule {
  const { s } = t
  s.fight.activated.push(type)
  s.fight.type = type
  t.note(L.foesAct, type)
  const ranged = sideOf(t, type).ranged !== undefined
  s.enemies.forEach((enemy, e) => {
    if (enemy.type !== type) return
    const { target } = enemy
    enemy.hasAttacked = false
    if (!ranged && target >= 0 && isStanding(t, target) && isNextTo(t, e, nth(s.heroes, target).at)) {
      enemy.moved = KEEPS
      return
    }
    enemy.moved = 0
    enemy.target = -1
  })
  goOn(t, 'foesAttack', type)
  goOn(t, 'foesMove', type)
}
/** SB-25.2, SB-25.10 The closest to a hero next; D-19 the posse orders those that are equally close. */
export function* foesMove(t: T, type: number): Rule {
  const { s } = t
  const left = s.enemies.flatMap((enemy, e) => (enemy.type === type && enemy.moved === 0 ? [e] : []))
  if (left.length === 0 || standing(t).length === 0) return
  const ways = farFromHeroes(t)
  const closest = Math.min(...left.map((e) => distanceOf(t, e, ways)))
  for (const e of left) if (distanceOf(t, e, ways) === closest) t.offer(V.enemy, e)
  const e = aOf(yield* posse(t, Q.enemyOrder))
  nth(s.enemies, e).moved = Math.max(KEEPS, ...s.enemies.map(({ moved, type: of }) => (of === type ? moved : 0))) + 1
  if (nth(s.enemies, e).moved < FIRST_MOVED) nth(s.enemies, e).moved = FIRST_MOVED
  goOn(t, 'foesMove', type)
  if (sideOf(t, type).ranged === undefined) yield* chase(t, e, ways)
  else yield* takeAim(t, e, ways)
}
/** SB-25.4, SB-25.5, SB-25.7 */
function* chase(t: T, e: EnemyNo, ways: Ways): Rule {
  const enemy = foeOf(t, e)
  const isBase = isXl(t, enemy.type)
  const { stops, ways: walked } = isBase ? { stops: baseStops(t, e), ways } : stopsOf(t, e)
  const reachable = targetable(t).filter((h) => stopsAt(t, e, h, stops).length > 0)
  if (reachable.length > 0) {
    takeTarget(t, e, reachable)
    return yield* moveTo(t, e, longest(stopsAt(t, e, enemy.target, stops)), walked)
  }
  yield* moveTo(t, e, nearerStops(t, e, stops, ways), walked)
}
/** SB-25.5, D-20 Among equal places the posse chooses; out of habit it takes the first. */
function* moveTo(t: T, e: EnemyNo, stops: readonly Stop[], walked: Ways): Rule {
  if (stops.length === 0) return
  for (const cell of new Set(stops.map(({ at }) => at))) t.offer(V.square, cell)
  t.s.about.enemy = e
  const cell = aOf(yield* posse(t, Q.enemySquare))
  t.s.about.enemy = -1
  const there = stops.filter(({ at }) => at === cell)
  const stop = pick(t, 'square', there) // A base may stand on it by more than one corner.
  const enemy = foeOf(t, e)
  if (stop.corner >= 0) moveBase(t, e, stop)
  else if (isLarge(t, enemy.type) && !hasFoeFlag(t, enemy.type, 'fly'))
    for (const cell of pathTo(walked, stop.at)) swapOnto(t, e, cell) // SB-27.1
  else enemy.at = stop.at
  t.note(L.foeMoved, enemy.type, stop.at)
}
/** SB-27.1 The smaller figure goes to the square just left. */
function swapOnto(t: T, e: EnemyNo, cell: Cell): void {
  const enemy = foeOf(t, e)
  const other = enemyAt(t, cell)
  if (other >= 0 && other !== e) foeOf(t, other).at = enemy.at
  enemy.at = cell
}
/** SB-27.4 Step by step; whoever comes under the base ends two squares behind, or as near as can be. */
function moveBase(t: T, e: EnemyNo, { at, corner }: Stop): void {
  const board = boardOf(t)
  const enemy = foeOf(t, e)
  const ways = baseWays(t, e, corner)
  if (ways === null) return
  enemy.at = nth(ways.order, 0)
  enemy.corner = corner
  for (const cell of pathTo(ways, at)) {
    const [dx, dy] = [nth(board.x, cell) - nth(board.x, enemy.at), nth(board.y, cell) - nth(board.y, enemy.at)]
    enemy.at = cell
    const base = baseAt(board, cell, corner)
    for (const other of t.s.enemies) {
      if (other === enemy || !base.includes(other.at)) continue
      const [x, y] = [nth(board.x, other.at) - 2 * dx, nth(board.y, other.at) - 2 * dy]
      const behind = cellAt(board, nth(board.section, other.at), x, y)
      const isRoom = behind >= 0 && !nth(board.isGap, behind) && isFree(t, behind)
      other.at = isRoom ? behind : (roomNear(t, other.at)[0] ?? other.at)
    }
  }
}

/** SB-26.4, SB-26.5, SB-26.6 Adjacent heroes first; they choose anew every turn and move only where there is nobody to shoot. */
function* takeAim(t: T, e: EnemyNo, ways: Ways): Rule {
  const enemy = foeOf(t, e)
  if (chooseMark(t, e)) return
  const { stops, ways: walked } = stopsOf(t, e)
  const { range = 0 } = sideOf(t, enemy.type).ranged ?? {}
  const seeing = stops.filter(({ at }) => targetable(t).some((h) => canBeShot(t, at, h, range)))
  const soonest = Math.min(...seeing.map(({ steps }) => steps))
  const goal = seeing.length > 0 ? seeing.filter(({ steps }) => steps === soonest) : nearerStops(t, e, stops, ways)
  yield* moveTo(t, e, goal, walked)
  chooseMark(t, e)
}
function chooseMark(t: T, e: EnemyNo): boolean {
  const inSight = marksOf(t, e)
  if (inSight.length === 0) return false
  takeTarget(t, e, inSight)
  return true
}
/** SB-25.4 One of those with the fewest at them; the log says why. */
function takeTarget(t: T, e: EnemyNo, heroes: readonly HeroNo[]): void {
  const enemy = foeOf(t, e)
  const fewest = fewestTargeted(t, enemy.type, heroes)
  enemy.target = pick(t, 'target', fewest)
  t.note(L.targets, enemy.type, theHero(t, enemy.target), fewest.length > 1 ? 2 : heroes.length > 1 ? 1 : 0)
}
const canBeShot = (t: T, from: Cell, h: HeroNo, range: number): boolean => isInRange(t, from, heroOf(t, h).at, range)
