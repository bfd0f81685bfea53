/** Holding the posse together in the light of the lantern. */
import { boardOf, standing, tilesAt } from '../queries/ground.ts'
import { litFrom, litTiles, reachOf } from '../queries/light.ts'
import type { Cell, HeroNo, T, TileNo } from '../state.ts'
import { unwilled } from './odds.ts'
import { heroNo } from './seen.ts'

/** SB-8.3 The mean of 1D6. */
const VOICES = 3.5

const isIn = (t: T, lit: ReadonlySet<TileNo>, cell: Cell): boolean => tilesAt(t, cell).some((tile) => lit.has(tile))

/** What the dark costs if a hero goes to a square: himself, or those whom he leaves in it. Never above 0. */
export function lightWorth(t: T, h: HeroNo): (cell: Cell) => number {
  const { holder, isOut } = t.s.lantern
  if (isOut || holder < 0) return () => 0
  if (h !== holder) {
    const [lit, voices] = [litTiles(t), -VOICES * unwilled(t, h)]
    return (cell) => (isIn(t, lit, cell) ? 0 : voices)
  }
  const others = standing(t).flatMap((other) =>
    other === h ? [] : [{ at: heroNo(t, other).at, voices: VOICES * unwilled(t, other) }],
  )
  if (others.length === 0) return () => 0
  const [board, reach] = [boardOf(t), reachOf(t, h)]
  return (cell) => {
    const lit = litFrom(board, cell, reach)
    return others.reduce((sum, { at: where, voices }) => (isIn(t, lit, where) ? sum : sum - voices), 0)
  }
}
