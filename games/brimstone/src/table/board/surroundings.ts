/** What grows and lies in the rock beside the tiles. */
import { seeded } from '@emberhall/ink'
import type { Picture } from '@emberhall/ui'
import type { BoardTile, Square } from '@emberhall/ui/board'
import { type Beside, besidePicture } from '../art/beside.ts'
import { SQUARE } from '../art/mine/plan.ts'
import type { Tableau } from '../model/tableau.ts'

interface Thing {
  readonly key: string
  readonly picture: Picture
  /** Where its foot is, in pixels. */
  readonly x: number
  readonly y: number
}
const MINED: readonly Beside[] = ['crystals', 'crates', 'crystals', 'bones', 'stones', 'crystals', 'cart', 'rubble']
const GROWN: readonly Beside[] = ['glass', 'rose', 'glass', 'shards', 'rose']
/** Around a tile, in squares from its corner. */
const AROUND = ({ width, height }: BoardTile): readonly Square[] => [
  { x: -1.3, y: height * 0.6 },
  { x: width + 1.3, y: height * 0.75 },
  { x: width * 0.3, y: -1.5 },
  { x: width * 0.7, y: height + 1.7 },
  { x: -1.6, y: -0.4 },
  { x: width + 1.5, y: -0.2 },
]
export function surroundingsOf(
  { t, layout }: Tableau,
  tiles: readonly BoardTile[],
  worldOf: (tile: BoardTile) => number,
) {
  const taken = new Set(layout.board.x.map((_, cell) => spotOf(layout.place(cell))))
  // A wall stands up over the floor below it.
  const isFree = ({ x, y }: Square): boolean =>
    [-0.8, 0, 0.8].every((dx) => [-1, 0, 0.9].every((dy) => !taken.has(spotOf({ x: x + dx, y: y + dy }))))
  return tiles.flatMap((tile, i): Thing[] => {
    const kinds = worldOf(tile) === 0 ? MINED : GROWN
    const seed = (t.s.tiles.length > 0 ? Number(tile.key.split(' ')[1]) : i) * 13 + 5
    const chance = seeded(seed)
    return AROUND(tile).flatMap((at, n): Thing[] => {
      const [kind, off, wanted] = [kinds[Math.floor(chance() * kinds.length)], chance() - 0.5, chance()]
      const place = { x: tile.x + at.x + off * 0.8, y: tile.y + at.y }
      if (kind === undefined || wanted > 0.7 || !isFree(place)) return []
      return [
        {
          key: `${tile.key} ${n}`,
          picture: besidePicture(kind, (seed + n) % 5),
          x: place.x * SQUARE.width,
          y: place.y * SQUARE.height,
        },
      ]
    })
  })
}
const spotOf = ({ x, y }: Square): string => `${Math.floor(x)} ${Math.floor(y)}`
