/** Rooms seen from above, squares `cw` wide and `ch` high: slabs, boards, walls that stand up at the back, doors. */
import { seeded } from './chance.ts'
import { mix } from './colours.ts'
import { tone } from './light.ts'
import { box, fill, group, line, outline, type Point, times } from './shapes.ts'

export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly cw: number
  readonly ch: number
  /** Where the light stands, in squares, how far it reaches, and its colour. */
  readonly lamp: readonly [x: number, y: number, reach: number, colour: string]
  readonly seed?: number
  /** Which squares there are; all of them where it says nothing. */
  readonly has?: (x: number, y: number) => boolean
  /** Squares of the next room: no wall stands before them. */
  readonly beyond?: (x: number, y: number) => boolean
}
const isThere = ({ columns, rows, has }: Grid, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < columns && y < rows && (has === undefined || has(x, y))
/** How much of the light falls on a square. */
function lightAt({ lamp: [lx, ly, reach] }: Grid, x: number, y: number): number {
  return Math.max(0, 1 - Math.hypot(x + 0.5 - lx, (y + 0.5 - ly) * 0.9) / reach)
}
const squares = (grid: Grid, draw: (x: number, y: number) => string): string =>
  times(grid.rows, (y) => times(grid.columns, (x) => (isThere(grid, x, y) ? draw(x, y) : '')))

/** Flagstones, each a little askew, some cracked. */
export function slabs(
  grid: Grid,
  stones: readonly string[] = ['#8a6a4a', '#7a5a3e', '#957554', '#6d5038'],
  gap = '#2a1a10',
): string {
  const { cw, ch, lamp, seed = 9 } = grid
  const chance = seeded(seed)
  const askew = (): number => (chance() - 0.5) * 3
  return (
    squares(grid, (i, j) => box(gap, i * cw, j * ch, cw, ch)) +
    squares(grid, (i, j) => {
      const l = lightAt(grid, i, j)
      const stone = stones[Math.floor(chance() * stones.length)] ?? gap
      const c = mix(mix(mix(gap, '#000', 0.4), stone, 0.3 + l * 0.7), lamp[3], l * 0.25)
      const [x, y] = [i * cw + 2, j * ch + 2]
      const [w, h] = [cw - 4, ch - 4]
      const corners: Point[] = [
        [x + askew(), y + askew()],
        [x + w + askew(), y + askew()],
        [x + w + askew(), y + h + askew()],
        [x + askew(), y + h + askew()],
      ]
      const [a, b, d, e] = corners.map((p) => p.join(' '))
      const crack =
        chance() > 0.6
          ? line(
              '#000',
              1,
              `M${x + w * chance()} ${y + h * 0.2}l${askew() * 4} ${h * 0.3}l${askew() * 3} ${h * 0.25}`,
              'opacity=".3"',
            )
          : ''
      return (
        fill(c, outline(corners), 'stroke-linejoin="round"') +
        line(mix(c, '#fff1d0', 0.35), 1.2, `M${e}L${a}L${b}`, `opacity="${0.3 + l * 0.6}"`) +
        line('#000', 1.4, `M${b}L${d}L${e}`, 'opacity=".35"') +
        crack
      )
    })
  )
}
/** A floor of boards; they run from left to right and meet where they like. */
export function boardFloor(grid: Grid, c = '#7a5230'): string {
  const { columns, rows, cw, ch, lamp, seed = 5 } = grid
  const chance = seeded(seed)
  const [w, n] = [columns * cw, rows * 3]
  const high = (rows * ch) / n
  return times(n, (row) => {
    let drawn = ''
    for (let x = -chance() * cw; x < w; ) {
      const end = Math.min(w, x + cw * (1.2 + chance()))
      const from = Math.max(0, x)
      const l = lightAt(grid, (from + end) / 2 / cw - 0.5, row / 3)
      const board = mix(
        mix(mix(c, '#140a06', 0.75), mix(c, '#e0b078', chance() * 0.3), 0.3 + l * 0.7),
        lamp[3],
        l * 0.2,
      )
      const y = row * high
      drawn +=
        box(board, from, y + 0.6, end - from - 1, high - 1.2) +
        line(mix(board, '#fff', 0.25), 0.8, `M${from + 1} ${y + 1.2}H${end - 2}`, `opacity="${0.25 + l * 0.5}"`) +
        line(
          '#000',
          0.7,
          `M${from + 4} ${y + high * (0.35 + chance() * 0.3)}q${(end - from) / 2} ${chance() * 3 - 1.5} ${end - from - 10} 0`,
          'opacity=".22"',
        )
      x = end
    }
    return drawn
  })
}
/** One square of a wall that stands up: coursed stone below a beam, its foot at 0 0. */
function wallFace(grid: Grid, [i, j]: Point, high: number, c: string, chance: () => number): string {
  const { cw, lamp } = grid
  const l = lightAt(grid, i, j)
  const face = mix(mix(c, '#0a0508', 0.7), mix(c, lamp[3], 0.3), 0.15 + l * 0.85)
  const courses = times(4, (row) => {
    const y = -high + 8 + (row * (high - 8)) / 4
    return (
      line('#000', 1.2, `M${row % 2 ? cw * 0.5 : 2} ${y}v${(high - 8) / 4}M0 ${y}H${cw}`, 'opacity=".35"') +
      line('#ffe0b0', 0.8, `M1 ${y + 1.3}h${cw * (0.3 + chance() * 0.6)}`, `opacity="${l * 0.35}"`)
    )
  })
  const post = mix('#2a1810', '#c08a50', 0.1 + l * 0.7)
  return [
    fill(tone(90, mix(face, '#000', 0.5), face, mix(face, '#000', 0.45)), `M0 0V${-high}H${cw}V0Z`),
    courses,
    i % 2 ? '' : box(mix(post, '#000', 0.4), -5, -high, 11, high + 2) + box(post, -5, -high, 5, high + 2),
    box(mix(post, '#000', 0.3), -1, -high - 6, cw + 2, 8),
    box(post, -1, -high - 6, cw + 2, 3),
  ].join('')
}
/** The wall at the back of a room. */
export function backWall(grid: Grid, high: number, c = '#6b4a34'): string {
  const chance = seeded(grid.seed ?? 3)
  return times(grid.columns, (i) => group(i * grid.cw, 0, [wallFace(grid, [i, 0], high, c, chance)]))
}
/** Walls wherever a floor of any shape ends: those in the north stand up, the others are a lip. */
export function walls(grid: Grid, high: number, c = '#6b4a34'): string {
  const { cw, ch } = grid
  const chance = seeded(grid.seed ?? 3)
  const isOpen = (x: number, y: number): boolean => isThere(grid, x, y) || grid.beyond?.(x, y) === true
  const lip = (d: string): string => line('#0d0706', 5, d) + line(mix(c, '#e8c08a', 0.35), 1.6, d, 'opacity=".6"')
  return (
    squares(grid, (i, j) => {
      const [x, y] = [i * cw, j * ch]
      return [
        isOpen(i - 1, j) ? '' : lip(`M${x} ${y}v${ch}`),
        isOpen(i + 1, j) ? '' : lip(`M${x + cw} ${y}v${ch}`),
        isOpen(i, j + 1) ? '' : lip(`M${x} ${y + ch}h${cw}`),
      ].join('')
    }) +
    squares(grid, (i, j) => (isOpen(i, j - 1) ? '' : group(i * cw, j * ch, [wallFace(grid, [i, j], high, c, chance)])))
  )
}
/** A door of planks, its sill at 0 0; `ajar` shows what lies behind it. */
export function plankDoor(w: number, h: number, c = '#6b4524', ajar?: string): string {
  const leaf = ajar === undefined ? w : w * 0.34
  return (
    box('#120a06', -w / 2 - 5, -h - 5, w + 10, h + 5) +
    line('#8a6236', 3, `M${-w / 2 - 4} 0V${-h - 4}H${w / 2 + 4}V0`) +
    box(ajar ?? '#120a06', -w / 2, -h, w, h) +
    group(-w / 2, 0, [
      box(tone(0, mix(c, '#ffe0a8', 0.35), c, mix(c, '#000', 0.4)), 0, -h, leaf, h),
      line(
        '#1a0e06',
        1.2,
        times(3, (i) => `M${(leaf * (i + 1)) / 4} 0V${-h}`),
        'opacity=".7"',
      ),
      line('#241a14', 4, `M0 ${-h * 0.78}H${leaf * 0.86}M0 ${-h * 0.22}H${leaf * 0.86}`),
      line('#8d8478', 1, `M0 ${-h * 0.8}H${leaf * 0.84}M0 ${-h * 0.24}H${leaf * 0.84}`),
      `<circle cx="${leaf * 0.84}" cy="${-h * 0.48}" r="${h * 0.035}" fill="#e8c878"/>`,
    ])
  )
}
