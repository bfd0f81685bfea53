/** SB-9, SB-9.6, SB-37, SB-37.2, SB-37.3 The board as it lies: cells by number, what is next to what. A cell keeps its number while the board grows. */
import { at as nth } from '@emberhall/kernel'
import { NORTH, type Plan, SOUTH, turned } from './plan.ts'

/** Where a tile lies. */
export interface Placement {
  readonly tile: number
  readonly section: number
  readonly x: number
  readonly y: number
  /** Quarter turns clockwise. */
  readonly turn: number
  /** The tile it was found from, or -1; and by which of its exits. */
  readonly from: number
  readonly via: number
}
/** SB-30.3 Two connectors joined across sections: a tile and one of its exits, -1 for its entrance. */
export interface GateLink {
  readonly a: number
  readonly exitA: number
  readonly b: number
  readonly exitB: number
}
interface LaidTile {
  readonly plan: Plan
  readonly turn: number
  readonly section: number
  /** The cell of each cell of the plan. */
  readonly cells: readonly number[]
  /** Tiles joined to it by a door or a gate (SB-8.2, SB-30.9). */
  readonly next: readonly number[]
  /** The tile through its entrance, or -1. */
  readonly back: number
}
export interface Board {
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly section: readonly number[]
  readonly isGap: readonly boolean[]
  /** By cell and direction: the linked cell, or -1 (SB-9.1). */
  readonly links: readonly (readonly number[])[]
  /** Adjacent squares, through gates too (SB-9.2, SB-30.4). */
  readonly near: readonly (readonly number[])[]
  /** Adjacent cells, gaps among them, not through gates: what a blast reaches (SB-24.8). */
  readonly open: readonly (readonly number[])[]
  /** The far squares of a gate square. */
  readonly beyond: ReadonlyMap<number, readonly [number, number]>
  /** The tiles of each cell: two in a doorway (SB-7.4). */
  readonly tilesOf: readonly (readonly number[])[]
  readonly cellAt: ReadonlyMap<number, number>
  /** SB-37.5 What is taken by a block or a connector. */
  readonly used: ReadonlySet<number>
  readonly tiles: readonly LaidTile[]
}

export const EMPTY_BOARD: Board = {
  x: [],
  y: [],
  section: [],
  isGap: [],
  links: [],
  near: [],
  open: [],
  beyond: new Map(),
  tilesOf: [],
  cellAt: new Map(),
  used: new Set(),
  tiles: [],
}
const HALF = 512
const keyAt = (section: number, x: number, y: number): number =>
  section * HALF * HALF * 4 + (y + HALF) * HALF * 2 + x + HALF
export const cellAt = (board: Board, section: number, x: number, y: number): number =>
  board.cellAt.get(keyAt(section, x, y)) ?? -1

/** Where the cell of a plan would lie. */
function spot(plan: Plan, { x, y, turn }: Placement, at: { readonly x: number; readonly y: number }): [number, number] {
  const [tx, ty] = turned(at.x, at.y, plan.width, plan.height, turn)
  return [x + tx, y + ty]
}
/** SB-37.4 Turned so that the entrance faces the door, and moved until their pairs of cells coincide. */
export function placementAt(board: Board, plan: Plan, from: number, via: number): Placement {
  const { plan: behind, turn: turnBehind, cells, section } = nth(board.tiles, from)
  const exit = nth(behind.exits, via)
  const turn = (exit.side + turnBehind) % 4
  const door = exit.cells.map((cell) => nth(cells, cell))
  const base = { tile: 0, section, x: 0, y: 0, turn, from, via }
  const entrance = plan.entrance!.cells.map((cell) => spot(plan, base, nth(plan.cells, cell)))
  const x = Math.min(...door.map((cell) => nth(board.x, cell))) - Math.min(...entrance.map(([ex]) => ex))
  const y = Math.min(...door.map((cell) => nth(board.y, cell))) - Math.min(...entrance.map(([, ey]) => ey))
  return { ...base, x, y }
}
/** SB-37.5, SB-10.7 */
export function fits(board: Board, plan: Plan, place: Placement): boolean {
  const taken = (x: number, y: number): boolean => {
    const [bx, by] = spot(plan, place, { x, y })
    return board.used.has(keyAt(place.section, bx, by))
  }
  for (let y = 0; y < plan.height; y++) for (let x = 0; x < plan.width; x++) if (taken(x, y)) return false
  return plan.exits.every(({ cells }) =>
    cells.every((cell) => !taken(nth(plan.cells, cell).x, nth(plan.cells, cell).y)),
  )
}

/** SB-37.2 One tile more; where pairs of connectors lie on each other the squares belong to both. Whatever does not change is shared with the board before. */
export function extend(board: Board, plan: Plan, place: Placement): Board {
  const no = board.tiles.length
  const { section, turn } = place
  const [xs, ys, sections, gaps] = [board.x.slice(), board.y.slice(), board.section.slice(), board.isGap.slice()]
  const [links, tilesOf] = [board.links.slice(), board.tilesOf.slice()]
  const cellsAt = new Map(board.cellAt)
  const used = new Set(board.used)
  for (let y = 0; y < plan.height; y++)
    for (let x = 0; x < plan.width; x++) {
      const [bx, by] = spot(plan, place, { x, y })
      used.add(keyAt(section, bx, by))
    }
  const cells = plan.cells.map((planCell) => {
    const [x, y] = spot(plan, place, planCell)
    const key = keyAt(section, x, y)
    const shared = cellsAt.get(key)
    if (shared !== undefined) {
      tilesOf[shared] = [...nth(tilesOf, shared), no]
      return shared
    }
    const cell = xs.push(x) - 1
    ys.push(y)
    sections.push(section)
    gaps.push(planCell.isGap)
    links.push([-1, -1, -1, -1])
    tilesOf.push([no])
    cellsAt.set(key, cell)
    used.add(key)
    return cell
  })
  plan.cells.forEach((planCell, i) => {
    const cell = nth(cells, i)
    const own = nth(links, cell).slice()
    planCell.links.forEach((to, dir) => to >= 0 && (own[(dir + turn) % 4] = nth(cells, to)))
    links[cell] = own
  })
  const joins = place.from >= 0 && nth(board.tiles, place.from).section === section
  const tiles = board.tiles.slice()
  if (joins) tiles[place.from] = { ...nth(tiles, place.from), next: [...nth(tiles, place.from).next, no] }
  tiles.push({ plan, turn, section, cells, next: joins ? [place.from] : [], back: place.from })
  const near = board.near.slice()
  const open = board.open.slice()
  for (const cell of cells) {
    open[cell] = openFrom(links, cell)
    near[cell] = nth(gaps, cell) ? [] : open[cell].filter((to) => !nth(gaps, to))
  }
  return {
    ...board,
    x: xs,
    y: ys,
    section: sections,
    isGap: gaps,
    links,
    near,
    open,
    tilesOf,
    cellAt: cellsAt,
    used,
    tiles,
  }
}
/** SB-9.2 Linked, or diagonal with one of the two ways around the corner open. Straight ones first: ways prefer them. */
function openFrom(links: readonly (readonly number[])[], cell: number): number[] {
  const own = nth(links, cell)
  const out = own.filter((to) => to >= 0)
  for (let dir = NORTH; dir < 4; dir++) {
    const [straight, right] = [nth(own, dir), nth(own, (dir + 1) % 4)]
    const ahead = straight < 0 ? -1 : nth(nth(links, straight), (dir + 1) % 4)
    const aside = right < 0 ? -1 : nth(nth(links, right), dir)
    const corner = ahead >= 0 ? ahead : aside
    if (corner >= 0) out.push(corner)
  }
  return out
}

export function connectorCells(board: Board, tile: number, exit: number): readonly [number, number] {
  const { plan, cells } = nth(board.tiles, tile)
  const connector = exit < 0 ? plan.entrance! : nth(plan.exits, exit)
  return [cells[connector.cells[0]]!, cells[connector.cells[1]]!]
}
/** The direction in which a connector leads out of its tile. */
export function outward(board: Board, tile: number, exit: number): number {
  const { plan, turn } = nth(board.tiles, tile)
  return ((exit < 0 ? SOUTH : nth(plan.exits, exit).side) + turn) % 4
}
/** SB-30.4 Both squares of a gate are adjacent to both of the other. */
export function joinGate(board: Board, { a, exitA, b, exitB }: GateLink): Board {
  const here = connectorCells(board, a, exitA)
  const there = facing(board, { a, exitA, b, exitB })
  const near = board.near.slice()
  const beyond = new Map(board.beyond)
  for (const cell of here) near[cell] = [...nth(near, cell), ...there]
  for (const cell of there) near[cell] = [...nth(near, cell), ...here]
  here.forEach((cell) => beyond.set(cell, there))
  there.forEach((cell) => beyond.set(cell, here))
  const tiles = board.tiles.slice()
  tiles[a] = { ...nth(tiles, a), next: [...nth(tiles, a).next, b] }
  tiles[b] = { ...nth(tiles, b), next: [...nth(tiles, b).next, a], back: exitB < 0 ? a : nth(tiles, b).back }
  return { ...board, near, beyond, tiles }
}
/** The far pair in the order in which it faces the near one (SB-30.6). */
function facing(board: Board, { a, exitA, b, exitB }: GateLink): readonly [number, number] {
  const [c, d] = connectorCells(board, b, exitB)
  // Looking north or east a pair runs from left to right, looking south or west from right to left.
  const runs = (dir: number): boolean => dir < SOUTH
  const isReversed = runs(outward(board, a, exitA)) === runs(outward(board, b, exitB))
  return isReversed ? [d, c] : [c, d]
}
