/** A tile of the mine from above: slabs, walls where it ends, water in its gaps, planks over what is closed. */
import { dot, fill, group, line, mix, paint, seeded, times, tone } from '@emberhall/ink'
import { type Grid, slabs, walls } from '@emberhall/ink/floors'
import type { Ground } from './worlds.ts'

/** In pixels; a square is seen from a little above. */
export const SQUARE = { width: 64, height: 50 } as const
/** How far a wall in the north stands over its floor, in squares. */
export const WALL = 0.8

export interface Floor {
  /** As it lies: `.` floor, `~` gap, anything else rock; with the squares of its passages. */
  readonly rows: readonly string[]
  readonly ground: Ground
  readonly seed: number
  /** Squares of passages that are closed. */
  readonly capped: readonly (readonly [x: number, y: number])[]
  /** Squares of the tiles that it leads to. */
  readonly beyond: readonly (readonly [x: number, y: number])[]
}
const { width: cw, height: ch } = SQUARE

function gridOf({ rows, ground, seed, beyond }: Floor): Grid {
  const columns = Math.max(...rows.map((row) => row.length))
  return {
    columns,
    rows: rows.length,
    cw,
    ch,
    seed,
    lamp: [columns / 2, rows.length / 2, 14, ground.lamp],
    has: (x, y) => rows[y]?.[x] === '.' || rows[y]?.[x] === '~',
    beyond: (x, y) => beyond.some(([a, b]) => a === x && b === y),
  }
}
function water(x: number, y: number, [deep, shine]: readonly [string, string]): string {
  return group(x * cw, y * ch, [
    fill(tone(90, deep, mix(deep, shine, 0.4), deep), `M0 0H${cw}V${ch}H0Z`),
    line(shine, 1.4, `M8 ${ch * 0.35}q10-4 20 0t20 0M18 ${ch * 0.7}q8-3 16 0t16 0`, 'opacity=".7"'),
  ])
}
function planks(x: number, y: number, chance: () => number): string {
  return group(x * cw, y * ch, [
    times(3, (i) => {
      const c = mix('#3b2517', '#a0703c', 0.25 + chance() * 0.4)
      const at = 4 + i * ch * 0.32
      return (
        fill(c, `M-3 ${at + chance() * 5}L${cw + 3} ${at + chance() * 5}V${at + 12}L-3 ${at + 12 + chance() * 4}Z`) +
        dot('#0d0605', 5, at + 7, 1.8) +
        dot('#0d0605', cw - 5, at + 7, 1.8)
      )
    }),
  ])
}
export function drawFloor(floor: Floor): string {
  const grid = gridOf(floor)
  const { rows, ground, capped, seed } = floor
  const chance = seeded(seed + 1)
  const isOpen = (x: number, y: number): boolean => grid.has?.(x, y) === true || grid.beyond?.(x, y) === true
  const squares = (draw: (x: number, y: number, kind: string) => string): string =>
    times(rows.length, (y) =>
      times(grid.columns, (x) => (grid.has?.(x, y) === true ? draw(x, y, rows[y]?.[x] ?? '') : '')),
    )
  /** Rock rises around the floor, but not over what it leads to. */
  const shoulder = (by: number, c: string): string =>
    squares((x, y) => {
      const [w, e] = [isOpen(x - 1, y) ? 0 : by, isOpen(x + 1, y) ? 0 : by]
      const [n, s] = [isOpen(x, y - 1) ? 0 : by, isOpen(x, y + 1) ? 0 : by]
      return fill(c, `M${x * cw - w} ${y * ch - n}h${cw + w + e}v${ch + n + s}h${-cw - w - e}Z`)
    })
  return paint(() =>
    [
      shoulder(14, ground.rock[0]),
      shoulder(7, ground.rock[1]),
      slabs(grid, ground.slabs, ground.gap),
      squares((x, y, kind) => (kind === '~' ? water(x, y, ground.water) : '')),
      walls(grid, ch * WALL, ground.wall),
      ...capped.map(([x, y]) => planks(x, y, chance)),
    ].join(''),
  )
}
