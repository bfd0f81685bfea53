/** SB-9.3, SB-9.4 What can be seen, and how far away it is. */
import { at as nth } from '@emberhall/kernel'
import { type Board, connectorCells, outward } from './board.ts'

/** SB-9.2 One step of a line, straight or over a corner; -1 where it is walled off. */
function stepTo(board: Board, cell: number, dx: number, dy: number): number {
  const { links } = board
  const across = dx === 0 ? -1 : dx > 0 ? 1 : 3
  const down = dy === 0 ? -1 : dy > 0 ? 2 : 0
  if (across < 0) return nth(nth(links, cell), down)
  if (down < 0) return nth(nth(links, cell), across)
  const [first, second] = [nth(nth(links, cell), across), nth(nth(links, cell), down)]
  const corner = first < 0 ? -1 : nth(nth(links, first), down)
  return corner >= 0 ? corner : second < 0 ? -1 : nth(nth(links, second), across)
}
/** Where a straight line ends that passes no wall, or -1; some steps of it may have been made already. */
function trace(board: Board, at: number, dx: number, dy: number, ix0 = 0, iy0 = 0): number {
  const [nx, ny] = [Math.abs(dx), Math.abs(dy)]
  let cell = at
  let ix = ix0
  let iy = iy0
  while (ix < nx || iy < ny) {
    const order = (1 + 2 * ix) * ny - (1 + 2 * iy) * nx
    const isAcross = order <= 0 && ix < nx
    const isDown = order >= 0 && iy < ny
    cell = stepTo(board, cell, isAcross ? Math.sign(dx) : 0, isDown ? Math.sign(dy) : 0)
    if (cell < 0) return -1
    if (isAcross) ix++
    if (isDown) iy++
  }
  return cell
}
/** SB-9.3 From centre to centre; figures never block. SB-30.6 Through a gate only from one of its squares. */
export function sees(board: Board, from: number, to: number): boolean {
  if (board.section[from] === board.section[to])
    return trace(board, from, nth(board.x, to) - nth(board.x, from), nth(board.y, to) - nth(board.y, from)) === to
  return seesThrough(board, from, to) || seesThrough(board, to, from)
}
/** SB-30.6 As if the other section were attached so that the far pair lies straight beyond the near one. */
function seesThrough(board: Board, gate: number, to: number): boolean {
  const far = board.beyond.get(gate)
  if (far === undefined || board.section[far[0]] !== board.section[to]) return false
  const near = board.beyond.get(far[0])!
  const opposite = nth(far, near.indexOf(gate))
  const inward = (outwardOf(board, far[0]) + 2) % 4
  // Seen from there, the near square lies one step behind the far one, straight back.
  const [bx, by] = [nth(board.x, opposite) - [0, 1, 0, -1][inward]!, nth(board.y, opposite) - [-1, 0, 1, 0][inward]!]
  const [dx, dy] = [nth(board.x, to) - bx, nth(board.y, to) - by]
  return traceIn(board, far, [bx, by], inward, dx, dy) === to
}
function outwardOf(board: Board, cell: number): number {
  const tile = nth(nth(board.tilesOf, cell), 0)
  const { plan } = nth(board.tiles, tile)
  const exits = [-1, ...plan.exits.keys()].filter((exit) => exit >= 0 || plan.entrance !== null)
  return outward(board, tile, exits.find((exit) => connectorCells(board, tile, exit).includes(cell))!)
}
/** A line that begins one step outside a gate: its first crossing has to be into one of the two squares. */
function traceIn(
  board: Board,
  far: readonly [number, number],
  from: readonly [number, number],
  inward: number,
  dx: number,
  dy: number,
): number {
  const isAcross = inward % 2 === 1
  const depth = Math.abs(isAcross ? dx : dy)
  const aside = isAcross ? dy : dx
  if (depth === 0) return -1
  // Where the line enters the row of the gate: half a step in.
  const entry = aside / (2 * depth)
  const index = Math.round(entry)
  if (Math.abs(entry - index) === 0.5) return -1
  const [x, y] = isAcross ? [from[0] + Math.sign(dx), from[1] + index] : [from[0] + index, from[1] + Math.sign(dy)]
  const first = far.find((cell) => board.x[cell] === x && board.y[cell] === y)
  if (first === undefined) return -1
  return trace(board, first, dx, dy, isAcross ? 1 : Math.abs(index), isAcross ? Math.abs(index) : 1)
}
