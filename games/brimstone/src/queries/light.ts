/** SB-8 What the lantern lights. */
import { at as nth } from '@emberhall/kernel'
import type { Cell, T, TileNo } from '../state.ts'
import { boardOf, tilesAt } from './ground.ts'
import { heroFigure } from './stats.ts'

/** SB-8.1, SB-8.6 The tiles of the lantern and those next to them; further by as much as something says. */
export function litTiles(t: T): ReadonlySet<TileNo> {
  const { holder, isOut } = t.s.lantern
  const bearer = t.s.heroes[holder]
  if (isOut || bearer === undefined || bearer.at < 0) return new Set() // SB-8.5
  const { tiles } = boardOf(t)
  const lit = new Set(tilesAt(t, bearer.at))
  for (let reach = 1 + heroFigure(t, holder, 'lightReach'); reach > 0; reach--)
    for (const tile of Array.from(lit)) for (const next of nth(tiles, tile).next) lit.add(next)
  return lit
}
/** SB-8.3 On two tiles one lit tile is enough. */
export function isLit(t: T, cell: Cell): boolean {
  const lit = litTiles(t)
  return tilesAt(t, cell).some((tile) => lit.has(tile))
}
