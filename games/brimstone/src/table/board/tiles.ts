/** The tiles as they lie, each drawn with what it leads to. */
import { at } from '@emberhall/kernel'
import type { BoardTile } from '@emberhall/ui/board'
import { CAPPED } from '../../parts.ts'
import { connectorCells } from '../../queries/board.ts'
import { litTiles } from '../../queries/light.ts'
import type { Cell, TileNo } from '../../state.ts'
import { tileCalled } from '../../text/speech.ts'
import { drawFloor, type Floor, SQUARE, WALL } from '../art/floor.ts'
import { groundOf } from '../art/worlds.ts'
import { tileKey } from '../model/keys.ts'
import type { Tableau } from '../model/tableau.ts'

/** How far a picture stands over its tile, in squares. */
const OVER = { north: WALL + 0.2, south: 0.3, east: 0.25, west: 0.25 } as const

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
  const inside = (cell: Cell): readonly [number, number] => {
    const p = place(cell)
    return [p.x - x, p.y - y]
  }
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => '#'))
  for (const cell of own) {
    const [cx, cy] = inside(cell)
    at(rows, cy)[cx] = at(board.isGap, cell) ? '~' : '.'
  }
  const beyond = own.flatMap((cell) => at(board.links, cell).filter((to) => to >= 0 && !own.includes(to)))
  const capped = exits.flatMap((state, exit) => (state === CAPPED ? connectorCells(board, no, exit) : []))
  const world = at(t.s.sections, section)
  const floor: Floor = {
    rows: rows.map((row) => row.join('')),
    ground: groundOf(world, isLit),
    seed: tile * 7 + 3,
    capped: capped.map(inside),
    beyond: beyond.map(inside),
  }
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
      name: `brimstone floor ${world} ${isLit} ${floor.seed} ${floor.rows.join('/')} ${floor.capped.join()} ${floor.beyond.join()}`,
      width: (width + OVER.east + OVER.west) * SQUARE.width,
      height: (height + OVER.north + OVER.south) * SQUARE.height,
      draw: () =>
        `<g transform="translate(${OVER.west * SQUARE.width} ${OVER.north * SQUARE.height})">${drawFloor(floor)}</g>`,
    },
  }
}
