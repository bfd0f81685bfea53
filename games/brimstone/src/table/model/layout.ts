/** Where the squares of the board lie: each world beside the one it was reached from. */
import { at } from '@emberhall/kernel'
import type { Square } from '@emberhall/ui/board'
import type { Board } from '../../queries/board.ts'
import { boardOf } from '../../queries/ground.ts'
import type { Cell, T } from '../../state.ts'

export interface Layout {
  readonly board: Board
  readonly place: (cell: Cell) => Square
}
/** So many squares of rock between two worlds. */
const APART = 4

export function layoutOf(t: T): Layout {
  const board = boardOf(t)
  const east: number[] = []
  let edge = 0
  for (let section = 0; section < t.s.sections.length; section++) {
    const xs = board.x.filter((_, cell) => board.section[cell] === section)
    const [least, most] = [Math.min(...xs), Math.max(...xs)]
    east.push(section === 0 || xs.length === 0 ? 0 : edge + APART - least)
    if (xs.length > 0) edge = most + at(east, section)
  }
  return {
    board,
    place: (cell) => ({ x: at(board.x, cell) + (east[at(board.section, cell)] ?? 0), y: at(board.y, cell) }),
  }
}
