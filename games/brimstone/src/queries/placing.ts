/** SB-19.6 to SB-19.13 The squares where arriving enemies are placed. */
import { at as nth } from '@emberhall/kernel'
import type { Cell, T, TileNo } from '../state.ts'
import { type Board, connectorCells } from './board.ts'
import { baseAt, boardOf, figures } from './ground.ts'
import { SOUTH } from './plan.ts'
import { FAR, waysFrom } from './reach.ts'

/** SB-19.7 The squares of a tile in the order in which they are filled, with the side that counts as its bottom. */
export function fillCells(board: Board, tile: TileNo, bottom: number = SOUTH): Cell[] {
  const { plan, cells } = nth(board.tiles, tile)
  return nth(plan.fillOrder, bottom).map((i) => nth(cells, i))
}
/** SB-19.8, SB-19.11, SB-19.13 Back from entrance to entrance, each tile with the way one comes from at its bottom. */
function tilesBack(board: Board, tile: TileNo): { tile: TileNo; bottom: number }[] {
  const out = [{ tile, bottom: SOUTH }]
  for (let at = tile; ; ) {
    const { plan } = nth(board.tiles, at)
    const back = plan.entrance === null ? joined(board, at, 0) : joined(board, at, -1)
    if (back < 0 || out.some((one) => one.tile === back)) return out
    const side = nth(board.tiles, back).plan.exits.findIndex((_, exit) => joined(board, back, exit) === at)
    out.push({ tile: back, bottom: side < 0 ? SOUTH : nth(nth(board.tiles, back).plan.exits, side).side })
    at = back
  }
}
/** The tile on the other side of a connector, or -1. */
function joined(board: Board, tile: TileNo, exit: number): TileNo {
  const [cell] = connectorCells(board, tile, exit)
  const far = board.beyond.get(cell)
  const others = far === undefined ? nth(board.tilesOf, cell) : board.tilesOf[far[0]]!
  return others.find((other) => other !== tile) ?? -1
}
/**
 * SB-19.6, SB-19.8, SB-19.12 All squares in the order of filling: one colour of the chequerboard of the first free square, then
 * the rest, tile after tile; in the end the nearest free squares of the section.
 */
export function placingOrder(t: T, tile: TileNo): Cell[] {
  const board = boardOf(t)
  const filled = figures(t)
  const out: Cell[] = []
  for (const { tile: no, bottom } of tilesBack(board, tile)) {
    const free = fillCells(board, no, bottom).filter((cell) => filled[cell] === 0 && !out.includes(cell))
    const colour = free.length === 0 ? 0 : parity(board, nth(free, 0))
    out.push(...free.filter((cell) => parity(board, cell) === colour))
    out.push(...free.filter((cell) => parity(board, cell) !== colour))
  }
  const start = nth(board.tiles, tile).cells.filter((cell) => !nth(board.isGap, cell))
  for (const cell of waysFrom(board, start, FAR, null).order)
    if (filled[cell] === 0 && !out.includes(cell) && board.section[cell] === nth(board.tiles, tile).section)
      out.push(cell)
  return out
}
const parity = (board: Board, cell: Cell): number => (((nth(board.x, cell) + nth(board.y, cell)) % 2) + 2) % 2

/** SB-19.10 The first square that can be a corner of four free ones, or else of a base half on the board. */
export function xlPlace(t: T, order: readonly Cell[]): { at: Cell; corner: number } | null {
  const board = boardOf(t)
  const filled = figures(t)
  for (const wanted of [4, 2])
    for (const at of order)
      for (let corner = 0; corner < 4; corner++) {
        const base = baseAt(board, at, corner)
        if (base.length >= wanted && base.every((cell) => filled[cell] === 0)) return { at, corner }
      }
  return null
}
