/** SB-7.3, SB-9.4, SB-9.5 Ways over the board: how far things are, and where one can walk. */
import type { Board } from './board.ts'

export const FAR = 999

/** Ways from a square: the steps to each cell, FAR where there is none, and the cell before it. */
export interface Ways {
  readonly steps: Int16Array
  readonly before: Int16Array
  /** The cells that were reached, nearest first. */
  readonly order: readonly number[]
}
const fresh = (size: number): { steps: Int16Array; before: Int16Array; order: number[] } => ({
  steps: new Int16Array(size).fill(FAR),
  before: new Int16Array(size).fill(-1),
  order: [],
})

/**
 * Steps along adjacent squares. `blocks` says what cannot be entered, `stops` what can be entered and not left; neither counts
 * for the squares one starts from.
 */
export function waysFrom(
  board: Board,
  from: readonly number[],
  most: number,
  blocks: ((cell: number) => boolean) | null,
  stops: ((cell: number) => boolean) | null = null,
): Ways {
  const { near } = board
  const ways = fresh(near.length)
  const { steps, before, order } = ways
  for (const cell of from) {
    steps[cell] = 0
    order.push(cell)
  }
  for (let i = 0; i < order.length; i++) {
    const cell = order[i]!
    const next = steps[cell]! + 1
    if (next > most) break
    if (i >= from.length && stops !== null && stops(cell)) continue
    const beside = near[cell]!
    for (let k = 0; k < beside.length; k++) {
      const to = beside[k]!
      if (steps[to] !== FAR || (blocks !== null && blocks(to))) continue
      steps[to] = next
      before[to] = cell
      order.push(to)
    }
  }
  return ways
}
/** The squares on the way, the first step first. */
export function pathTo({ steps, before }: Ways, to: number): number[] {
  const path: number[] = []
  if (steps[to] === FAR) return path
  for (let cell = to; before[cell]! >= 0; cell = before[cell]!) path.unshift(cell)
  return path
}
/** By board and square: how far it is to all others. A board never changes, and serves all tables whose tiles lie like that. */
const ranges = new WeakMap<Board, (Int16Array | undefined)[]>()
/** SB-9.4 King's moves from cell to cell, over gaps and through gates, past any figure. */
export function rangeBetween(board: Board, from: number, to: number, most = FAR): number {
  let rows = ranges.get(board)
  if (rows === undefined) ranges.set(board, (rows = []))
  const range = (rows[from] ??= rangesFrom(board, from))[to]!
  return range <= most ? range : FAR
}
function rangesFrom({ open, beyond }: Board, from: number): Int16Array {
  const ranges = new Int16Array(open.length).fill(FAR)
  ranges[from] = 0
  const order = [from]
  for (const cell of order) {
    const next = ranges[cell]! + 1
    const reach = (beside: number): void => {
      if (ranges[beside] !== FAR) return
      ranges[beside] = next
      order.push(beside)
    }
    open[cell]!.forEach(reach)
    beyond.get(cell)?.forEach(reach)
  }
  return ranges
}
