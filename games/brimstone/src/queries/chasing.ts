/** SB-25, SB-27 Whom an enemy can reach, and where it ends up. */
import { at as nth } from '@emberhall/kernel'
import { heroOf, foeOf, type Cell, type EnemyNo, type HeroNo, type T } from '../state.ts'
import { foeMove, hasFoeFlag, isLarge, isXl, sideOf } from './foes.ts'
import { baseAt, boardOf, figures, isNextTo, squaresOf, standing } from './ground.ts'
import { FAR, type Ways, waysFrom } from './reach.ts'
import { hasFlag } from './sources.ts'
import { heroFigure } from './stats.ts'
import { isInRange } from './targets.ts'

/** Where a figure may stop: a square, and for a base of four the corner that the square is of it. */
export interface Stop {
  readonly at: Cell
  readonly corner: number
  readonly steps: number
}
/** SB-25.6, SB-27.1 What a figure cannot enter: heroes always; enemies unless it is larger than they are, or flies. */
function blockerOf(t: T, e: EnemyNo, filled: Int16Array): (cell: Cell) => boolean {
  const { type } = foeOf(t, e)
  if (hasFoeFlag(t, type, 'fly')) return () => false
  const isBig = isLarge(t, type)
  return (cell) => {
    const who = nth(filled, cell)
    if (who === 0 || who === -e - 1) return false
    return who > 0 || !isBig || isLarge(t, foeOf(t, -who - 1).type)
  }
}
/** SB-27.2 Squares that a figure of one square can stop on, with its steps. Its own square counts as no step. */
export function stopsOf(t: T, e: EnemyNo): { stops: Stop[]; ways: Ways } {
  const filled = figures(t)
  const { at, type } = foeOf(t, e)
  const ways = waysFrom(boardOf(t), [at], foeMove(t, type), blockerOf(t, e, filled))
  const isBig = isLarge(t, type) && !hasFoeFlag(t, type, 'fly')
  const stops: Stop[] = []
  for (const cell of ways.order) {
    const who = nth(filled, cell)
    const isOpen = who === 0 || who === -e - 1 || (isBig && who < 0)
    if (isOpen) stops.push({ at: cell, corner: -1, steps: nth(ways.steps, cell) })
  }
  return { stops, ways }
}
/**
 * SB-27.4 to SB-27.6 Ways of a base by one of its corners as anchor: the anchor steps along valid squares, no position on the way
 * covers a hero or a large enemy. null: that corner is not on the board.
 */
export function baseWays(t: T, e: EnemyNo, anchor: number): Ways | null {
  const board = boardOf(t)
  const { at, corner, type } = foeOf(t, e)
  const [x, y] = [nth(board.x, at) - (corner & 1) + (anchor & 1), nth(board.y, at) - (corner >> 1) + (anchor >> 1)]
  const from = squaresOf(t, e).find((cell) => board.x[cell] === x && board.y[cell] === y)
  if (from === undefined) return null
  const isBlocked = blockerOf(t, e, figures(t))
  return waysFrom(board, [from], foeMove(t, type), (cell) => baseAt(board, cell, anchor).some(isBlocked))
}
/** Where a base of four can stop, by each corner as anchor, at least half of it on the board. */
export function baseStops(t: T, e: EnemyNo): Stop[] {
  const board = boardOf(t)
  const best = new Map<string, Stop>()
  for (let corner = 0; corner < 4; corner++) {
    const ways = baseWays(t, e, corner)
    for (const at of ways?.order ?? []) {
      const steps = nth(ways!.steps, at)
      const key = `${board.section[at]} ${nth(board.x, at) - (corner & 1)} ${nth(board.y, at) - (corner >> 1)}`
      if ((best.get(key)?.steps ?? FAR) > steps) best.set(key, { at, corner, steps })
    }
  }
  return [...best.values()].filter(({ at, corner }) => baseAt(board, at, corner).length >= 2)
}
/** SB-25.4 Stops next to a hero; for a base of four those that need no overhang, if there are any (SB-27.5). */
export function stopsAt(t: T, e: EnemyNo, h: HeroNo, stops: readonly Stop[]): Stop[] {
  const board = boardOf(t)
  const near = nth(board.near, heroOf(t, h).at)
  const beside = stops.filter(({ at, corner }) =>
    corner < 0 ? near.includes(at) : baseAt(board, at, corner).some((cell) => near.includes(cell)),
  )
  if (!isXl(t, foeOf(t, e).type)) return beside
  const whole = beside.filter(({ at, corner }) => baseAt(board, at, corner).length === 4)
  return whole.length > 0 ? whole : beside
}
/** Those whom nothing hides. */
export const targetable = (t: T): HeroNo[] => standing(t).filter((h) => !hasFlag(t, h, 'untargetable'))
/** SB-25.4, SB-25.9 Heroes with the fewest enemies of this type at them. */
export function fewestTargeted(t: T, type: number, heroes: readonly HeroNo[]): HeroNo[] {
  if (heroes.length < 2) return [...heroes]
  // Some things make it look like fewer.
  const counts = heroes.map((h) => {
    const aiming = t.s.enemies.filter((enemy) => enemy.type === type && enemy.target === h).length
    return Math.max(0, aiming + heroFigure(t, h, 'targeters'))
  })
  const fewest = Math.min(...counts)
  return heroes.filter((_, i) => counts[i] === fewest)
}
/** SB-26.4, SB-26.5 Whom one that shoots can aim at from where it stands: adjacent heroes first. */
export function marksOf(t: T, e: EnemyNo): HeroNo[] {
  const { range = 0 } = sideOf(t, foeOf(t, e).type).ranged ?? {}
  const heroes = targetable(t)
  const adjacent = heroes.filter((h) => isNextTo(t, e, heroOf(t, h).at))
  if (adjacent.length > 0) return adjacent
  return heroes.filter((h) => squaresOf(t, e).some((cell) => isInRange(t, cell, heroOf(t, h).at, range)))
}
/** SB-25.2, SB-9.5 Steps from the nearest hero to every square, past figures. */
export function farFromHeroes(t: T): Ways {
  return waysFrom(
    boardOf(t),
    standing(t).map((h) => heroOf(t, h).at),
    FAR,
    null,
  )
}
export const distanceOf = (t: T, e: EnemyNo, ways: Ways): number =>
  Math.min(...squaresOf(t, e).map((cell) => nth(ways.steps, cell)))
/** SB-25.5 Those furthest along the shortest way. */
export function longest(stops: readonly Stop[]): Stop[] {
  const most = Math.max(...stops.map(({ steps }) => steps))
  return stops.filter(({ steps }) => steps === most)
}
/** SB-25.7, SB-25.11 The free squares nearest to the nearest hero, if they are nearer than where it stands. */
export function nearerStops(t: T, e: EnemyNo, stops: readonly Stop[], ways: Ways): Stop[] {
  const board = boardOf(t)
  const far = ({ at, corner }: Stop): number =>
    Math.min(...baseAt(board, at, corner).map((cell) => nth(ways.steps, cell)))
  const whole = stops.filter(({ at, corner }) => corner < 0 || baseAt(board, at, corner).length === 4)
  const nearest = Math.min(...whole.map(far))
  return nearest < distanceOf(t, e, ways) ? whole.filter((stop) => far(stop) === nearest) : []
}
