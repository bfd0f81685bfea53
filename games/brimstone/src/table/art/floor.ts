/** A tile of the mine from above: slabs, walls where it ends, water in its gaps, planks over what is closed, the ring of a gate. */
import { crystal, dot, fill, group, line, mix, paint, put, ring, seeded, times, tone } from '@emberhall/ink'
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
  /** Squares of passages that are closed, and those of gates. */
  readonly capped: readonly (readonly [x: number, y: number])[]
  readonly gates: readonly (readonly [x: number, y: number])[]
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
/** A ring of stones round something that turns. */
function gate(x: number, y: number): string {
  const stone = (i: number): string => {
    const a = (i / 15) * Math.PI * 2
    return put(
      Math.cos(a) * 40,
      Math.sin(a) * 46,
      crystal(16, 12, ['#8a7a94', '#3a3044', '#c9bcd2']),
      1,
      (i / 15) * 360 + 90,
    )
  }
  const turn = 'M0-34C24-34 30-8 14 6 2 16-14 8-12-4-10-14 2-14 4-6M-26-18C-38 8-22 34 4 34 22 34 34 22 34 8'
  return group(x * cw, y * ch, [
    dot('#2a1034', 0, 0, 38, 44),
    dot('#b04ad0', 0, 0, 30, 36, 'opacity=".75"'),
    line('#f6b4ff', 3, turn, 'opacity=".85"'),
    dot('#fff0ff', 0, 0, 7, 9, 'opacity=".8"'),
    ring('#1a0a20', 0, 0, 39, 6, 45),
    times(15, stone),
  ])
}
const centreOf = (cells: Floor['gates']): readonly [number, number] => {
  const sum = cells.reduce(([x, y], [a, b]) => [x + a + 0.5, y + b + 0.5] as const, [0, 0] as readonly [number, number])
  return [sum[0] / cells.length, sum[1] / cells.length]
}
export function drawFloor(floor: Floor): string {
  const grid = gridOf(floor)
  const { rows, ground, capped, gates, seed } = floor
  const chance = seeded(seed + 1)
  const gaps = (): string[] =>
    rows.flatMap((row, y) => [...row].flatMap((c, x) => (c === '~' ? [water(x, y, ground.water)] : [])))
  const shoulder = (by: number, c: string): string =>
    rows
      .flatMap((row, y) =>
        [...row].map((c2, x) =>
          c2 === '.' || c2 === '~'
            ? fill(c, `M${x * cw - by} ${y * ch - by}h${cw + 2 * by}v${ch + 2 * by}h${-cw - 2 * by}Z`)
            : '',
        ),
      )
      .join('')
  return paint(() =>
    [
      shoulder(14, ground.rock[0]),
      shoulder(7, ground.rock[1]),
      slabs(grid, ground.slabs, ground.gap),
      ...gaps(),
      walls(grid, ch * WALL, ground.wall),
      ...capped.map(([x, y]) => planks(x, y, chance)),
      gates.length === 0 ? '' : gate(...centreOf(gates)),
    ].join(''),
  )
}
