/** SB-8 What the lantern lights. */
import { at as nth } from '@emberhall/kernel'
import type { Cell, HeroNo, T, TileNo } from '../state.ts'
import type { Board } from './board.ts'
import { boardOf, tilesAt } from './ground.ts'
import { heroFigure } from './stats.ts'

/** SB-8.1, SB-8.6 The tiles of the lantern and those next to them; further by as much as something says. */
export function litTiles(t: T): ReadonlySet<TileNo> {
  const { holder, isOut } = t.s.lantern
  const bearer = t.s.heroes[holder]
  if (isOut || bearer === undefined || bearer.at < 0) return new Set() // SB-8.5
  return litFrom(boardOf(t), bearer.at, reachOf(t, holder))
}
/** SB-8.1, SB-8.6 How many tiles away from its own the lantern of a hero lights. */
export const reachOf = (t: T, h: HeroNo): number => 1 + heroFigure(t, h, 'lightReach')
/** By board, square and reach. */
const known = new WeakMap<Board, Map<number, ReadonlySet<TileNo>>>()
const REACHES = 32
/** The tiles that a lantern on a square lights. */
export function litFrom(board: Board, cell: Cell, reach: number): ReadonlySet<TileNo> {
  let byCell = known.get(board)
  if (byCell === undefined) known.set(board, (byCell = new Map<number, ReadonlySet<TileNo>>()))
  const key = cell * REACHES + Math.max(0, Math.min(reach, REACHES - 1))
  let lit = byCell.get(key)
  if (lit === undefined) byCell.set(key, (lit = workOut(board, cell, reach)))
  return lit
}
function workOut({ tiles, tilesOf }: Board, cell: Cell, reach: number): ReadonlySet<TileNo> {
  const lit = new Set(nth(tilesOf, cell))
  for (let left = reach; left > 0; left--)
    for (const tile of Array.from(lit)) for (const next of nth(tiles, tile).next) lit.add(next)
  return lit
}
/** SB-8.3 On two tiles one lit tile is enough. */
export function isLit(t: T, cell: Cell): boolean {
  const lit = litTiles(t)
  return tilesAt(t, cell).some((tile) => lit.has(tile))
}
