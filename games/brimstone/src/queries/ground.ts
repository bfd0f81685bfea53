/** The board of a table, and who stands where on it. */
import { at as nth } from '@emberhall/kernel'
import { bookOf } from '../book.ts'
import { heroOf, foeOf, type Cell, type EnemyNo, type HeroNo, type S, type T, type TileNo } from '../state.ts'
import { type Board, EMPTY_BOARD, extend, joinGate } from './board.ts'

/** Boards worked out lately, by how their tiles lie, the oldest first: a match that waits keeps none to itself. */
const known = new Map<string, Board>()
const MOST_KNOWN = 64

/** The one asked for last: it is asked for again and again. */
let lastTiles: S['tiles'] | null = null
let lastGates = -1
let lastCount = -1
let lastKey = ''
let lastBoard = EMPTY_BOARD

export function boardOf(t: T): Board {
  const { tiles, gates } = t.s
  if (tiles === lastTiles && tiles.length === lastCount && gates.length === lastGates) return lastBoard
  const key = keyOf(t)
  // A copy of the table has other lists with the same in them.
  if (key === lastKey) return remember(t, key, lastBoard)
  return keep(t, key, known.get(key) ?? lay(t))
}
function keyOf({ s: { tiles, gates } }: T): string {
  let key = ''
  for (const { tile, section, x, y, turn } of tiles) key += `${tile},${section},${x},${y},${turn};`
  for (const { a, exitA, b, exitB } of gates) key += `${a},${exitA},${b},${exitB};`
  return key
}
function lay(t: T): Board {
  const { plans } = bookOf(t)
  let board = EMPTY_BOARD
  for (const tile of t.s.tiles) board = extend(board, nth(plans, tile.tile), tile)
  for (const gate of t.s.gates) board = joinGate(board, gate)
  return board
}
/** What the board has become by a tile or a gate more. */
export const keepBoard = (t: T, board: Board): Board => keep(t, keyOf(t), board)
function keep(t: T, key: string, board: Board): Board {
  known.delete(key)
  known.set(key, board)
  for (const oldest of known.keys()) {
    if (known.size <= MOST_KNOWN) break
    known.delete(oldest)
  }
  return remember(t, key, board)
}
function remember({ s }: T, key: string, board: Board): Board {
  lastTiles = s.tiles
  lastCount = s.tiles.length
  lastGates = s.gates.length
  lastKey = key
  lastBoard = board
  return board
}

// ---------------------------------------------------------------- who stands where

export const isStanding = (t: T, h: HeroNo): boolean => heroOf(t, h).down === 0 && heroOf(t, h).at >= 0
export function standing(t: T): HeroNo[] {
  const out: HeroNo[] = []
  const { heroes } = t.s
  for (let h = 0; h < heroes.length; h++) if (nth(heroes, h).down === 0) out.push(h)
  return out
}
export const heroAt = (t: T, cell: Cell): HeroNo => t.s.heroes.findIndex(({ at, down }) => at === cell && down === 0)

/** SB-27.2, SB-27.3, SB-27.6 The squares of a base: those linked to its anchor without leaving it. */
export function baseAt(board: Board, at: Cell, corner: number): readonly Cell[] {
  if (corner < 0) return [at]
  const [x, y] = [nth(board.x, at) - (corner & 1), nth(board.y, at) - (corner >> 1)]
  const inBase = (cell: number): boolean =>
    cell >= 0 &&
    nth(board.x, cell) >= x &&
    nth(board.x, cell) <= x + 1 &&
    nth(board.y, cell) >= y &&
    nth(board.y, cell) <= y + 1
  const out = [at]
  for (let i = 0; i < out.length; i++)
    for (const to of nth(board.links, nth(out, i)))
      if (inBase(to) && !nth(board.isGap, to) && !out.includes(to)) out.push(to)
  return out
}
export const squaresOf = (t: T, e: EnemyNo): readonly Cell[] => {
  const { at, corner } = foeOf(t, e)
  return corner < 0 ? [at] : baseAt(boardOf(t), at, corner)
}
export function enemyAt(t: T, cell: Cell): EnemyNo {
  const { enemies } = t.s
  for (let e = 0; e < enemies.length; e++) {
    const { at, corner } = nth(enemies, e)
    if (at === cell || (corner >= 0 && squaresOf(t, e).includes(cell))) return e
  }
  return -1
}
/** Who fills each square: 0 nobody, 1 and more a hero, -1 and less an enemy. KO markers fill nothing. */
export function figures(t: T): Int16Array {
  const map = new Int16Array(boardOf(t).x.length)
  t.s.heroes.forEach(({ at, down }, h) => {
    if (at >= 0 && down === 0) map[at] = h + 1
  })
  const { enemies } = t.s
  for (let e = 0; e < enemies.length; e++) {
    const { at, corner } = nth(enemies, e)
    if (corner < 0) map[at] = -e - 1
    else for (const cell of squaresOf(t, e)) map[cell] = -e - 1
  }
  return map
}
export const isFree = (t: T, cell: Cell): boolean => heroAt(t, cell) < 0 && enemyAt(t, cell) < 0

/** SB-9.2, SB-30.4 */
export const areAdjacent = (t: T, a: Cell, b: Cell): boolean => nth(boardOf(t).near, a).includes(b)
/** SB-9.7 */
export function isNextTo(t: T, e: EnemyNo, cell: Cell): boolean {
  const { at, corner } = foeOf(t, e)
  if (corner < 0) return nth(boardOf(t).near, at).includes(cell)
  const near = nth(boardOf(t).near, cell)
  return squaresOf(t, e).some((square) => near.includes(square))
}
export function enemiesNextTo(t: T, cell: Cell): EnemyNo[] {
  const out: EnemyNo[] = []
  for (let e = 0; e < t.s.enemies.length; e++) if (isNextTo(t, e, cell)) out.push(e)
  return out
}
/** SB-7.4 */
export const tilesAt = (t: T, cell: Cell): readonly TileNo[] => nth(boardOf(t).tilesOf, cell)
export const shareTile = (t: T, a: Cell, b: Cell): boolean => tilesAt(t, a).some((tile) => tilesAt(t, b).includes(tile))
/** SB-30.13, SB-30.15 The world of the section somebody stands in. */
export const worldAt = (t: T, cell: Cell): number => nth(t.s.sections, nth(boardOf(t).section, cell))
export const worldOf = (t: T, h: HeroNo): number => worldAt(t, heroOf(t, h).at)
