/** The tiles as they lie, each drawn with what it leads to. */
import { at } from '@emberhall/kernel'
import type { BoardTile } from '@emberhall/ui/board'
import { CAPPED } from '../../parts.ts'
import { litTiles } from '../../queries/light.ts'
import type { Cell, TileNo } from '../../state.ts'
import { tileCalled } from '../../text/speech.ts'
import { CONTENT } from '../../content/index.ts'
import { connectorCells, outward } from '../../queries/board.ts'
import { drawFloor } from '../art/floor.ts'
import { lookOf } from '../art/mine/looks.ts'
import { type Floor, type Place, SQUARE, WALL, type Way } from '../art/mine/plan.ts'
import { groundOf } from '../art/worlds.ts'
import { tileKey } from '../model/keys.ts'
import type { Tableau } from '../model/tableau.ts'

/** How far a picture stands over its tile, in squares. */
const OVER = { north: WALL / SQUARE.height + 0.5, south: 0.5, east: 0.4, west: 0.4 } as const

export function tilesOf(tableau: Tableau): readonly BoardTile[] {
  const { t } = tableau
  const lit = litTiles(t)
  const tiles = t.s.tiles.map((_, no) => tileOf(tableau, no, lit.has(no)))
  // What lies farther north is laid later: no wall stands on the floor behind it.
  return tiles.toSorted((a, b) => b.y + b.height - (a.y + a.height))
}
function tileOf({ t, sp, layout }: Tableau, no: TileNo, isLit: boolean): BoardTile {
  const { board, place } = layout
  const { tile, section, exits } = at(t.s.tiles, no)
  // Squares of a doorway belong to the tile that lay there first.
  const own = at(board.tiles, no).cells.filter((cell) => at(board.tilesOf, cell)[0] === no)
  const places = own.map(place)
  const [x, y] = [Math.min(...places.map((p) => p.x)), Math.min(...places.map((p) => p.y))]
  const [east, south] = [Math.max(...places.map((p) => p.x)), Math.max(...places.map((p) => p.y))]
  const [width, height] = [east - x + 1, south - y + 1]
  const inside = (cell: Cell): Place => {
    const p = place(cell)
    return [p.x - x, p.y - y]
  }
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => '#'))
  for (const cell of own) {
    const [cx, cy] = inside(cell)
    at(rows, cy)[cx] = at(board.isGap, cell) ? '~' : '.'
  }
  const beyond = own.flatMap((cell) => at(board.links, cell).filter((to) => to >= 0 && !own.includes(to)))
  const { plan, turn, cells } = at(board.tiles, no)
  const body = plan.cells.flatMap((cell, i) =>
    cell.x >= 0 && cell.y >= 0 && cell.x < plan.width && cell.y < plan.height ? [inside(at(cells, i))] : [],
  )
  const [left, top] = [Math.min(...body.map(([bx]) => bx)), Math.min(...body.map(([, by]) => by))]
  const isTurned = turn % 2 === 1
  const wayOf = (exit: number): Way => {
    const pair = connectorCells(board, no, exit)
    return {
      cells: pair.map(inside),
      side: outward(board, no, exit),
      isCapped: exit >= 0 && at(exits, exit) === CAPPED,
      isOwn: pair.every((cell) => own.includes(cell)),
    }
  }
  const world = at(t.s.sections, section)
  const floor: Floor = {
    rows: rows.map((row) => row.join('')),
    ground: groundOf(world),
    look: lookOf(at(CONTENT.tiles, tile).id),
    isLit,
    seed: tile * 7 + 3,
    ways: [...(plan.entrance === null ? [] : [-1]), ...exits.keys()].map(wayOf),
    beyond: beyond.map(inside),
    body: {
      x: left,
      y: top,
      width: isTurned ? plan.height : plan.width,
      height: isTurned ? plan.width : plan.height,
    },
    turn,
  }
  const { ways } = floor
  return {
    key: tileKey(no),
    name: tileCalled(sp, t, no),
    x,
    y,
    width,
    height,
    light: isLit ? 'lit' : 'dim',
    over: OVER,
    picture: {
      name: `brimstone floor ${world} ${isLit} ${tile} ${turn} ${floor.rows.join('/')} ${ways.map(({ isCapped }) => isCapped).join()} ${floor.beyond.join()}`,
      width: (width + OVER.east + OVER.west) * SQUARE.width,
      height: (height + OVER.north + OVER.south) * SQUARE.height,
      draw: () =>
        `<g transform="translate(${OVER.west * SQUARE.width} ${OVER.north * SQUARE.height})">${drawFloor(floor)}</g>`,
    },
  }
}
