/** A tile as it lies, in squares of its own picture, and what all parts of its drawing ask. */
import { seeded } from '@emberhall/ink'
import type { Ground } from '../worlds.ts'
import type { Look } from './looks.ts'

/** In pixels; a square is seen from a little above. */
export const SQUARE = { width: 64, height: 50 } as const
/** How far a wall in the north stands over its floor. */
export const WALL = 36
export type Place = readonly [x: number, y: number]
/** A passage of a tile: its pair of squares, and where it leads, 0 north and on clockwise. */
export interface Way {
  readonly cells: readonly Place[]
  readonly side: number
  readonly isCapped: boolean
  /** Whether its squares are drawn with this tile. */
  readonly isOwn: boolean
}
export interface Floor {
  /** As it lies: `.` floor, `~` gap, anything else rock; with the squares of its passages. */
  readonly rows: readonly string[]
  readonly ground: Ground
  readonly look: Look
  readonly isLit: boolean
  readonly seed: number
  readonly ways: readonly Way[]
  /** Squares of the tiles that it leads to. */
  readonly beyond: readonly Place[]
  /** Its body without its passages, and by how many quarters it is turned. */
  readonly body: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  readonly turn: number
}
const { width: cw, height: ch } = SQUARE

export interface Plan extends Floor {
  readonly chance: () => number
  readonly has: (x: number, y: number) => boolean
  readonly isGap: (x: number, y: number) => boolean
  /** Whether one may look on from there: floor, or what it leads to, or a pillar in its midst. */
  readonly isOpen: (x: number, y: number) => boolean
  readonly isPillar: (x: number, y: number) => boolean
  /** Every place of the picture, floor or not. */
  readonly places: readonly Place[]
  readonly squares: (draw: (x: number, y: number) => string) => string
  /** A place of the body as it was printed, from 0 to 1 across and down, in pixels as it lies. */
  readonly spot: (u: number, v: number) => Place
}
export function planOf(floor: Floor): Plan {
  const { rows, beyond, body, turn, seed } = floor
  const kind = (x: number, y: number): string => rows[y]?.[x] ?? '#'
  const has = (x: number, y: number): boolean => kind(x, y) !== '#'
  const isPillar = (x: number, y: number): boolean =>
    !has(x, y) && has(x - 1, y) && has(x + 1, y) && has(x, y - 1) && has(x, y + 1)
  return {
    ...floor,
    chance: seeded(seed + 1),
    has,
    isGap: (x, y) => kind(x, y) === '~',
    isPillar,
    isOpen: (x, y) => has(x, y) || isPillar(x, y) || beyond.some(([a, b]) => a === x && b === y),
    places: rows.flatMap((row, y) => Array.from(row, (_, x) => [x, y] as const)),
    squares: (draw) =>
      rows.map((row, y) => Array.from(row, (one, x) => (one === '#' ? '' : draw(x, y))).join('')).join(''),
    spot: (u, v) => {
      const [a, b] = (
        [
          [u, v],
          [1 - v, u],
          [1 - u, 1 - v],
          [v, 1 - u],
        ] as const
      )[turn] ?? [u, v]
      return [(body.x + a * body.width) * cw, (body.y + b * body.height) * ch]
    },
  }
}
