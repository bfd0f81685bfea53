/** Holding the posse together in the light of the lantern. */
import { at } from '@emberhall/kernel'
import { boardOf, standing, tilesAt } from '../queries/ground.ts'
import { litTiles } from '../queries/light.ts'
import { heroFigure } from '../queries/stats.ts'
import type { Cell, HeroNo, T, TileNo } from '../state.ts'
import { unwilled } from './odds.ts'
import { heroNo } from './seen.ts'

/** SB-8.3 The mean of 1D6. */
const VOICES = 3.5

/** The tiles that would be lit with the lantern on a square. */
function litFrom(t: T, holder: HeroNo, cell: Cell): ReadonlySet<TileNo> {
  const { tiles } = boardOf(t)
  const lit = new Set(tilesAt(t, cell))
  for (let reach = 1 + heroFigure(t, holder, 'lightReach'); reach > 0; reach--)
    for (const tile of Array.from(lit)) for (const next of at(tiles, tile).next) lit.add(next)
  return lit
}
const isIn = (t: T, lit: ReadonlySet<TileNo>, cell: Cell): boolean => tilesAt(t, cell).some((tile) => lit.has(tile))

/** What the dark costs if a hero goes to a square: himself, or those whom he leaves in it. Never above 0. */
export function lightWorth(t: T, h: HeroNo, cell: Cell): number {
  const { holder, isOut } = t.s.lantern
  if (isOut || holder < 0) return 0
  if (h !== holder) return isIn(t, litTiles(t), cell) ? 0 : -VOICES * unwilled(t, h)
  const lit = litFrom(t, h, cell)
  return standing(t).reduce(
    (sum, other) => (other === h || isIn(t, lit, heroNo(t, other).at) ? sum : sum - VOICES * unwilled(t, other)),
    0,
  )
}
