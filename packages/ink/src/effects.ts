import { seeded } from './chance.ts'
import { glow } from './light.ts'
import { dim, dot, fill, group, line, put, ring, times } from './shapes.ts'
import { arrow } from './tools.ts'

/** What shows that something happens. */
export const slash = (x: number, y: number, s: number, turn = 0, c = '#fec'): string =>
  group(x, y, s, turn, [
    fill(c, 'M-46 20C-30-20 16-36 48-18 16-24-20-10-46 20Z', 'opacity=".9"'),
    fill('#fd6', 'M-38 26C-20-6 16-20 44-12 14-12-16 4-38 26Z', 'opacity=".55"'),
  ])
export const speed = (x: number, y: number, length: number, c = '#fea'): string =>
  times(5, (i) =>
    line(
      c,
      2.6 - i * 0.3,
      `M${x - (i % 2) * 10} ${y + i * 11}h${-length + (i % 3) * 8}`,
      `opacity="${0.85 - i * 0.12}"`,
    ),
  )
export const burst = (x: number, y: number, r: number, c = '#fd6'): string =>
  glow(x, y, r * 1.6, c, 0.8) +
  group(x, y, [
    fill(
      '#fed',
      `M${Array.from({ length: 16 }, (_, i) => `${Math.cos((i / 8) * Math.PI) * r * (i % 2 ? 0.42 : 1)} ${Math.sin((i / 8) * Math.PI) * r * (i % 2 ? 0.42 : 1)}`).join('L')}Z`,
      `stroke="${c}" stroke-width="2.6" stroke-linejoin="round"`,
    ),
  ])
export const rings = (x: number, y: number, c: string, r = 16, n = 3): string =>
  times(n, (i) => ring(c, x, y, r * (i + 1), 3.4 - i * 0.7, r * (i + 1) * 0.86, `opacity="${0.85 - i * 0.2}"`))
export const motes = (x: number, y: number, c: string, n = 16, spread = 50): string => {
  const chance = seeded(n * 7 + Math.round(x))
  return times(n, () =>
    dot(
      c,
      x + (chance() - 0.5) * spread * 2,
      y + (chance() - 0.5) * spread * 1.6,
      0.8 + chance() * 1.7,
      undefined,
      `opacity="${0.5 + chance() * 0.5}"`,
    ),
  )
}
export const puff = (x: number, y: number, s: number, c = '#dcb', o = 0.8): string =>
  dim(
    o,
    group(x, y, s, [
      fill(c, 'M-24 8C-36 4-30-12-18-10-16-24 4-26 8-14 20-20 32-6 24 4 22 12-14 14-24 8Z'),
      fill('#fff', 'M-18-8C-14-20 0-20 5-12-4-14-12-10-18-8Z', 'opacity=".35"'),
    ]),
  )
/** A curl of spirit. */
export const wisp = (x: number, y: number, s: number, turn = 0, c = '#9ec'): string =>
  group(x, y, s, turn, [
    dim(
      0.9,
      line(c, 7, 'M-50 16C-26-20 0 22 22-6 36-24 52-12 46 2', 'opacity=".28"') +
        line('#efe', 2.4, 'M-50 16C-26-20 0 22 22-6 36-24 52-12 46 2 42 8 36 4 38-2'),
    ),
  ])
export const drops = (x: number, y: number, c: string, n = 5): string =>
  times(n, (i) =>
    group(x + ((i * 23) % 40) - 20, y + ((i * 17) % 26) - 10, 0.6 + (i % 3) * 0.25, [
      fill(c, 'M0-8C4-2 6 1 0 6-6 1-4-2 0-8Z'),
    ]),
  )
/** Arrows in flight, each turned a little more than the one before. */
export const volley = (n: number, x: number, y: number, dx: number, dy: number, turn: number, s = 1): string =>
  times(n, (i) => put(x + dx * i, y + dy * i, line('#fea', 3, 'M0 6V40', 'opacity=".35"') + arrow(38), s, turn + i * 2))
const HEART = 'M0 11C-15 0-12-10-6-10-2-10 0-7 0-5 0-7 2-10 6-10 12-10 15 0 0 11Z'
export const hearts = (x: number, y: number, c = '#e64'): string =>
  [
    [0, 0, 1],
    [20, -14, 0.7],
    [-19, -16, 0.6],
  ]
    .map(([dx, dy, k]) => put(x + dx!, y + dy!, glow(0, 0, 18, c, 0.6) + fill(c, HEART), k))
    .join('')
/** A shield of light. */
export const aegis = (x: number, y: number, s: number, c = '#adf'): string =>
  glow(x, y, 44 * s, c, 0.6) +
  group(x, y, s, [
    fill(
      c,
      'M-26-32C-10-26 10-26 26-32V4C26 24 10 34 0 40-10 34-26 24-26 4Z',
      `opacity=".32" stroke="#eff" stroke-width="3"`,
    ),
    line('#fff', 2, 'M-18-22V4C-18 12-14 18-10 22', 'opacity=".8"'),
  ])
export const roots = (x: number, y: number, s: number): string => {
  const d =
    'M-40 0C-34-20-18-14-16-34-14-46-4-44-4-36M-20 0C-18-16 0-18 4-36 8-50 18-46 16-38M10 0C12-14 24-16 26-30 28-40 36-38 35-30M-4 0C0-8 10-8 14 0'
  return group(x, y, s, [
    line('#321', 8, d),
    line('#863', 4, d),
    times(4, (i) =>
      fill(
        '#7a5',
        'M0 0C-4-5-3-11 0-15 3-11 4-5 0 0Z',
        `transform="translate(${-18 + i * 14} ${-32 + (i % 2) * 12}) rotate(${i * 40 - 50})"`,
      ),
    ),
  ])
}
export const bolt = (x: number, y: number, s: number, c = '#bef'): string =>
  glow(x, y - 40 * s, 60 * s, c, 0.5) +
  group(x, y, s, [
    line(c, 7, 'M8-92L-8-54 8-50-10 0', 'opacity=".45"'),
    line('#fff', 3, 'M8-92L-8-54 8-50-10 0M-8-54L-26-34M8-50L24-30'),
  ])
export const chains = (d: string): string =>
  line('#222', 7, d, 'stroke-dasharray="9 4"') + line('#aa9', 3, d, 'stroke-dasharray="9 4"')
