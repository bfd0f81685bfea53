/** SB-37.6 What a tile must be to be laid. */
import type { ConnectorRef, Tile } from '../types.ts'
import type { Complain } from './complain.ts'

const ROOM_FLOOR = 20
const PASSAGE_FLOOR = 8
const FACES = 6
const CONNECTOR = /^([NESW])@(\d+)$/

interface Cell {
  readonly x: number
  readonly y: number
}
interface Connector {
  /** The two cells outside, and those of the body straight inside. */
  readonly outside: readonly Cell[]
  readonly inside: readonly Cell[]
}

const isFloor = (tile: Tile, { x, y }: Cell): boolean => ['.', 'S'].includes(tile.rows[y]?.[x] ?? '')
const key = ({ x, y }: Cell): string => `${x},${y}`

function connectorOf(tile: Tile, at: ConnectorRef): Connector | undefined {
  const match = CONNECTOR.exec(at)
  if (!match) return undefined
  const [, side, offset] = match
  const width = tile.rows[0]?.length ?? 0
  const height = tile.rows.length
  const along = [Number(offset), Number(offset) + 1]
  const row = (y: number): Cell[] => along.map((x) => ({ x, y }))
  const column = (x: number): Cell[] => along.map((y) => ({ x, y }))
  if (side === 'N') return { outside: row(-1), inside: row(0) }
  if (side === 'S') return { outside: row(height), inside: row(height - 1) }
  if (side === 'W') return { outside: column(-1), inside: column(0) }
  return { outside: column(width), inside: column(width - 1) }
}

export function checkTile(tile: Tile, complain: Complain) {
  checkRows(tile, complain)
  checkConnectors(tile, complain)
  checkFaces(tile, complain)
  const floor = floorOf(tile)
  const least = tile.kind === 'passage' ? PASSAGE_FLOOR : tile.kind === 'room' ? ROOM_FLOOR : 0
  if (floor.length < least) complain('rows', `${floor.length} floor cells, a ${tile.kind} needs ${least}`)
  if (reachedFrom(tile, floor).size < floor.length) complain('rows', 'the floor is in more than one piece')
  if ((tile.kind === 'entrance') !== (tile.entrance === null)) complain('entrance', 'only the Mine Entrance has none')
  if (tile.entrance !== null && !tile.entrance.startsWith('S')) complain('entrance', 'is not in the south')
}

function checkRows(tile: Tile, complain: Complain) {
  const width = tile.rows[0]?.length ?? 0
  if (width === 0) complain('rows', 'is empty')
  tile.rows.forEach((row, i) => {
    if (row.length !== width) complain(`rows[${i}]`, `is ${row.length} cells wide, the first is ${width}`)
    const strange = /[^.S~#]/.exec(row)?.[0]
    if (strange !== undefined) complain(`rows[${i}]`, `has no meaning for “${strange}”`)
    if (row.includes('S') && tile.kind !== 'entrance') complain(`rows[${i}]`, 'start squares are at the Mine Entrance')
  })
}

function checkConnectors(tile: Tile, complain: Complain) {
  const used = new Set<string>()
  const refs = [...(tile.entrance === null ? [] : [tile.entrance]), ...tile.exits.map(({ at }) => at)]
  refs.forEach((at, i) => {
    const field = tile.entrance !== null && i === 0 ? 'entrance' : `exits[${i - (tile.entrance === null ? 0 : 1)}].at`
    const connector = connectorOf(tile, at)
    if (!connector) {
      complain(field, `“${at}” is no connector`)
      return
    }
    if (!connector.inside.every((cell) => isFloor(tile, cell)))
      complain(field, `${at} does not open on two floor cells`)
    if (connector.outside.some((cell) => used.has(key(cell)))) complain(field, `${at} lies on another connector`)
    for (const cell of connector.outside) used.add(key(cell))
  })
}

/** SB-11.3: in a room every face of the die opens exactly one exit. */
function checkFaces(tile: Tile, complain: Complain) {
  if (tile.exits.length === 0) complain('exits', 'leads nowhere')
  const faces = tile.exits.flatMap((exit) => exit.faces)
  if (tile.kind !== 'room') {
    if (faces.length > 0) complain('exits', 'exits that are always open need no faces')
    return
  }
  for (let face = 1; face <= FACES; face++) {
    const times = faces.filter((f) => f === face).length
    if (times !== 1) complain('exits', `face ${face} opens ${times} exits`)
  }
  if (faces.length > FACES) complain('exits', 'names a face that no die has, or one twice')
}

function floorOf(tile: Tile): Cell[] {
  return tile.rows.flatMap((row, y) => Array.from(row, (_, x) => ({ x, y })).filter((cell) => isFloor(tile, cell)))
}

function reachedFrom(tile: Tile, floor: readonly Cell[]): Set<string> {
  const reached = new Set<string>()
  const open = floor.slice(0, 1)
  for (let cell = open.pop(); cell; cell = open.pop()) {
    if (reached.has(key(cell))) continue
    reached.add(key(cell))
    const { x, y } = cell
    const beside = [
      { x: x + 1, y },
      { x: x - 1, y },
      { x, y: y + 1 },
      { x, y: y - 1 },
    ]
    open.push(...beside.filter((next) => isFloor(tile, next)))
  }
  return reached
}
