/** SB-37 A tile in its own coordinates: x to the right, y downwards, its entrance at the bottom. */
import { at as nth, RuleFault } from '@emberhall/kernel'

/** Directions, clockwise: north, east, south, west. */
export const NORTH = 0
export const SOUTH = 2
const DX = [0, 1, 0, -1] as const
const DY = [-1, 0, 1, 0] as const
const SIDES = 'NESW'
const NOWHERE = -1

/** What is printed of a tile that geometry reads. */
export interface PrintedTile {
  readonly id: string
  readonly rows: readonly string[]
  readonly entrance: string | null
  readonly exits: readonly { readonly at: string; readonly faces: readonly number[] }[]
}
interface PlanCell {
  readonly x: number
  readonly y: number
  readonly isGap: boolean
  readonly isStart: boolean
  /** The cell next to it by direction, or -1 where there is a wall (SB-9.1). */
  readonly links: readonly number[]
}
/** SB-37.1 Two cells just outside one side of the body. */
interface Connector {
  readonly side: number
  readonly cells: readonly [number, number]
}
export interface Plan {
  readonly id: string
  readonly width: number
  readonly height: number
  readonly cells: readonly PlanCell[]
  readonly entrance: Connector | null
  readonly exits: readonly Connector[]
  /** The exit that a die finds, by its face (SB-11.3). */
  readonly exitOfFace: readonly number[]
  /** SB-19.7 Squares in the order in which they are filled, by the side that counts as the bottom. */
  readonly fillOrder: readonly (readonly number[])[]
}

interface Draft {
  x: number
  y: number
  isGap: boolean
  isStart: boolean
  links: number[]
}
export function planOf(tile: PrintedTile): Plan {
  const height = tile.rows.length
  const width = tile.rows[0]?.length ?? 0
  const cells: Draft[] = []
  const add = (x: number, y: number, kind: string): number =>
    cells.push({ x, y, isGap: kind === '~', isStart: kind === 'S', links: [-1, -1, -1, -1] }) - 1
  const body = new Map<string, number>()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const kind = nth(tile.rows, y).charAt(x)
      if (kind !== '#') body.set(`${x} ${y}`, add(x, y, kind))
    }
  const link = (a: number, b: number, dir: number): void => {
    nth(cells, a).links[dir] = b
    nth(cells, b).links[(dir + 2) % 4] = a
  }
  for (const a of body.values())
    for (const dir of [1, SOUTH]) {
      const { x, y } = nth(cells, a)
      const [bx, by] = [x + nth(DX, dir), y + nth(DY, dir)]
      const b = body.get(`${bx} ${by}`)
      if (b !== undefined) link(a, b, dir)
    }
  const connect = (at: string): Connector => {
    const side = SIDES.indexOf(at.charAt(0))
    const offset = Number(at.slice(2))
    if (side < 0 || !Number.isInteger(offset)) throw new RuleFault(`${tile.id}: "${at}" is no connector`)
    const pair = [offset, offset + 1].map((along) => {
      const x = side === 1 ? width : side === 3 ? -1 : along
      const y = side === NORTH ? -1 : side === SOUTH ? height : along
      const cell = add(x, y, '.')
      const inside = body.get(`${x - nth(DX, side)} ${y - nth(DY, side)}`)
      if (inside === undefined) throw new RuleFault(`${tile.id}: nothing lies inside "${at}"`)
      link(inside, cell, side)
      return cell
    })
    const cells2: [number, number] = [nth(pair, 0), nth(pair, 1)]
    link(cells2[0], cells2[1], side % 2 === 0 ? 1 : SOUTH)
    return { side, cells: cells2 }
  }
  const entrance = tile.entrance === null ? null : connect(tile.entrance)
  const exits = tile.exits.map(({ at }) => connect(at))
  const exitOfFace = [1, 2, 3, 4, 5, 6].map((face) => tile.exits.findIndex(({ faces }) => faces.includes(face)))
  const fillOrder = [0, 1, 2, 3].map((bottom) => fillFrom(cells, bottom))
  return { id: tile.id, width, height, cells, entrance, exits, exitOfFace, fillOrder }
}
/** SB-19.7 Row by row from the far side, left to right as seen with this side at the bottom. */
function fillFrom(cells: readonly Draft[], bottom: number): number[] {
  const turn = (SOUTH - bottom + 4) % 4
  const seen = cells.map(({ x, y }) => turned(x, y, 0, 0, turn))
  return cells
    .flatMap(({ isGap }, i) => (isGap ? [] : [i]))
    .sort((a, b) => nth(seen, a)[1] - nth(seen, b)[1] || nth(seen, a)[0] - nth(seen, b)[0])
}

/** SB-37.4 A cell after this many quarter turns clockwise of a body of this size. */
export function turned(x: number, y: number, width: number, height: number, turn: number): [number, number] {
  if (turn === 1) return [height - 1 - y, x]
  if (turn === 2) return [width - 1 - x, height - 1 - y]
  if (turn === 3) return [y, width - 1 - x]
  return turn === 0 ? [x, y] : [NOWHERE, NOWHERE]
}
