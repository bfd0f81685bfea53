import {
  dim,
  dot,
  fill,
  glow,
  group,
  halo,
  line,
  mix,
  outline,
  type Point,
  put,
  seeded,
  spots,
  times,
  tone,
} from '@emberhall/ink'
import { type Layout, PLANS, siteAt } from './layout.ts'

/** How far the rock goes on beyond the board: left, top, right, bottom. */
const BLEED: Readonly<Record<Layout, readonly [number, number, number, number]>> = {
  wide: [330, 60, 330, 290],
  tall: [60, 130, 60, 300],
}
const STRATA = ['#4a3c32', '#372b26', '#2b2933', '#241f29', '#2b1614', '#1d0d0c'] as const

const wave = (x: number): number => Math.sin(x * 0.012) * 13 + Math.sin(x * 0.031 + 2) * 6

/** The hill above the mine, as the height of the ground at x. */
function surface(layout: Layout): (x: number) => number {
  const { width, height } = PLANS[layout]
  const top = siteAt('E', layout)
  return (x) => {
    const hill = Math.exp(-(((x - top.x) / (width * 0.33)) ** 2))
    return height * 0.135 - hill * (height * 0.15) + Math.sin(x * 0.05) * 4 + Math.sin(x * 0.017) * 6
  }
}

/** A corner of facets, and how far it stands out. */
type Peak = readonly [x: number, y: number, height: number]
/** Facets lit from the Forge, all of one colour in one path. */
function facets(layout: Layout): string {
  const { width, height } = PLANS[layout]
  const [left, top, right, bottom] = BLEED[layout]
  const forge = siteAt('F', layout)
  const cell = layout === 'wide' ? 46 : 32
  const chance = seeded(7)
  const cols = Math.ceil((width + left + right) / cell) + 2
  const rows = Math.ceil((height + top + bottom) / cell) + 2
  const grid = times2(
    rows + 1,
    cols + 1,
    (j, i): Peak => [
      (i - 1) * cell - left + (chance() - 0.5) * cell * 0.95,
      (j - 1) * cell - top + (chance() - 0.5) * cell * 0.95,
      chance(),
    ],
  )
  const shades = new Map<string, string>()
  const facet = (a: Peak, b: Peak, c: Peak): void => {
    const [x, y] = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3]
    const [lx, ly] = [forge.x - x, forge.y - y]
    const far = Math.hypot(lx, ly) || 1
    const lit = ((b[2] - a[2]) * lx + (c[2] - a[2]) * ly) / far
    const heat = Math.max(0, 1 - far / (width * 0.62))
    const depth = Math.max(0, Math.min(4.99, ((y + wave(x)) / height) * 5))
    const stratum = mix(STRATA[Math.floor(depth)]!, STRATA[Math.floor(depth) + 1]!, (depth % 1) * 0.6)
    let c0 = mix(stratum, '#000000', lit < 0 ? Math.min(0.6, -lit * 0.75) : 0)
    c0 = mix(c0, '#c8622a', Math.max(0, lit) * heat * 0.66)
    c0 = mix(c0, '#6b5a52', Math.max(0, lit) * (1 - heat) * 0.34)
    const coarse = `#${[1, 3, 5].map((i) => (Math.round(Number.parseInt(c0.slice(i, i + 2), 16) / 6) * 6).toString(16).padStart(2, '0')).join('')}`
    shades.set(
      coarse,
      (shades.get(coarse) ?? '') + outline([a, b, c].map((p): Point => [Math.round(p[0]), Math.round(p[1])])),
    )
  }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const [a, b, c, d] = [grid[j]![i]!, grid[j]![i + 1]!, grid[j + 1]![i]!, grid[j + 1]![i + 1]!]
      if (chance() < 0.5) {
        facet(a, b, c)
        facet(b, d, c)
      } else {
        facet(a, b, d)
        facet(a, d, c)
      }
    }
  return [...shades].map(([c, d]) => `<path d="${d}" fill="${c}" stroke="${c}" stroke-width=".7"/>`).join('')
}
const times2 = <T>(rows: number, cols: number, make: (j: number, i: number) => T): T[][] =>
  Array.from({ length: rows }, (_, j) => Array.from({ length: cols }, (_, i) => make(j, i)))

/** Molten seams that run out of the Forge and fork. */
function seams(layout: Layout): string {
  const { cavern } = PLANS[layout]
  const forge = siteAt('F', layout)
  const chance = seeded(layout === 'wide' ? 23 : 5)
  const seam = (x0: number, y0: number, turn: number, length: number, w: number, forks: number): string => {
    let [x, y, a, width, out] = [x0, y0, turn, w, '']
    let d = `M${x} ${y}`
    const third = Math.ceil(length / 3)
    for (let i = 0; i < length; i++) {
      a += (chance() - 0.5) * 0.8
      const step = (14 + chance() * 18) * (cavern + 0.1)
      x += Math.cos(a) * step
      y += Math.sin(a) * step * 0.9
      d += `L${x} ${y}`
      if (forks > 0 && i > 2 && chance() < 0.16)
        out += seam(x, y, a + (chance() < 0.5 ? -0.8 : 0.8), Math.floor(length * 0.4) + 1, width * 0.55, forks - 1)
      if ((i + 1) % third === 0 || i === length - 1) {
        out +=
          line('#ff5a12', width * 7, d, 'opacity=".09"') +
          line('#ff5a12', width * 4, d, 'opacity=".17"') +
          line('#5c1606', width * 2.3, d) +
          line('#ff7a1f', width * 1.2, d) +
          line('#ffdc8a', width * 0.45, d)
        d = `M${x} ${y}`
        width *= 0.62
      }
    }
    return out
  }
  const count = 7
  return times(count, (i) => {
    const a = (i / count) * Math.PI * 2 + 0.45
    return seam(
      forge.x + Math.cos(a) * 60 * cavern,
      forge.y + Math.sin(a) * 46 * cavern,
      a,
      layout === 'wide' ? 19 : 13,
      3 * cavern,
      1,
    )
  })
}

const ammonite =
  line('#d8c0a0', 2.2, 'M0 0C3-3 6 1 3 4-2 8-8 3-6-3-3-11 9-11 12-2 15 10 3 18-7 14-18 9-17-8-7-15') +
  line('#d8c0a0', 1.4, 'M6-8L9-14M11-1L17-3M9 8L14 12M0 14V20M-8 10L-13 15M-12 2L-18 3M-9-8L-14-13')
const bones =
  line('#d8c0a0', 2.6, 'M-30 4C-14-2 10-2 26 2') +
  times(7, (i) =>
    line(
      '#d8c0a0',
      1.8,
      `M${-22 + i * 7} ${2 - i * 0.4}q${i - 3} ${10 - Math.abs(i - 3)} ${(i - 3) * 1.5} ${16 - Math.abs(i - 3) * 2}`,
    ),
  ) +
  fill('#d8c0a0', 'M26-5L44 0 52 6 40 9 27 8Z')
const shrooms = (c: string): string =>
  glow(0, -8, 26, c, 0.5) +
  spots('0 0 1, -11 3 0.7, 10 4 0.6', (x, y, s) =>
    put(x, y, line('#cfc2b0', 3, 'M0 2V-10') + fill(c, 'M-9-8C-8-19 8-19 9-8Z') + dot('#fff', -3, -12, 1.3), s),
  )
const shards = (a: string, b: string): string =>
  fill(b, 'M-12 6L-9-16-2 6ZM-4 6L2-26 9 6ZM7 6L15-12 17 6Z') +
  fill(a, 'M-9-16L-7 6-2 6ZM2-26L4 6 9 6ZM15-12L14 6 17 6Z')

/** What lies in the rock between the sites, where there is room for it. */
function finds(layout: Layout): string {
  const { width, height, cavern } = PLANS[layout]
  const at = (x: number, y: number, part: string, size = 1, turn = 0) =>
    put((x / 100) * width, (y / 100) * height, part, size * cavern, turn)
  return (
    dim(
      0.3,
      at(50, 27.5, ammonite, 0.8),
      at(2, 57, ammonite, 1.3, 40),
      at(84, 89, bones, 1.1, -14),
      at(25, 33, bones, 0.75, 20),
    ) +
    at(20, 62, shrooms('#5fd6c8'), 0.8) +
    at(80, 62, shrooms('#8fb0ff'), 0.8) +
    at(22, 91, shards('#ff8fa0', '#8c1830'), 0.9) +
    at(50, 84, shards('#ff8fa0', '#8c1830'), 0.6, 8) +
    at(97, 58, shards('#9fd8ff', '#2f5f96'), 0.8, -6) +
    at(68, 35, shards('#ffe08a', '#8a5a12'), 0.5, 12)
  )
}

function sky(layout: Layout): string {
  const { width, height } = PLANS[layout]
  const [left, top, right] = BLEED[layout]
  const chance = seeded(11)
  const across = width + left + right
  const ridge = (y: number, rise: number, c: string, seed: number) => {
    const jag = seeded(seed)
    return fill(
      c,
      `M${-left} ${height}${times(31, (i) => `L${-left + (i / 30) * across} ${y - Math.sin((i / 30) * Math.PI) * rise + (jag() - 0.5) * 18}`)}L${width + right} ${height}Z`,
    )
  }
  return (
    `<rect x="${-left}" y="${-top}" width="${across}" height="${height * 0.19 + top}" fill="${tone(90, '#171226', '#3d2238', '#a04a34', '#ffb05a')}"/>` +
    times(60, () =>
      dot(
        '#ffe9cf',
        -left + chance() * across,
        -top + chance() * height * 0.22,
        0.4 + chance() * 0.9,
        undefined,
        `opacity="${0.3 + chance() * 0.5}"`,
      ),
    ) +
    ridge(height * 0.13, height * 0.05, '#54303a', 3) +
    ridge(height * 0.16, height * 0.1, '#2e1c22', 5)
  )
}

/** Dying seams in the rock before the fire. */
function embers(x: number, y: number, w: number, h: number): string {
  const chance = seeded(19)
  return times(Math.round(w / 46), () => {
    let [px, py] = [x + chance() * w, y + chance() * h]
    const d = times(4, (i) => {
      px += (chance() - 0.5) * 44
      py += 4 + chance() * 16
      return `${i === 0 ? 'M' : 'L'}${px} ${py}`
    })
    const o = Math.max(0.1, 0.7 - (py - y) / 180)
    return line('#ff5a12', 4, d, `opacity="${o * 0.3}"`) + line('#ff8a3a', 1.2, d, `opacity="${o}"`)
  })
}

/** Everything behind the passages: sky, hill, strata, seams, fire below. */
export function ground(layout: Layout): string {
  const { width, height } = PLANS[layout]
  const [left, top, right, bottom] = BLEED[layout]
  const over = surface(layout)
  const xs = Array.from({ length: Math.ceil((width + left + right) / 14) + 1 }, (_, i) => -left + i * 14)
  const rim = xs.map((x) => `${x} ${over(x)}`).join('L')
  const hill = `M${-left} ${height + bottom}L${rim}L${width + right} ${height + bottom}Z`
  const clip = `<clipPath id="~hill"><path d="${hill}"/></clipPath>`
  const forge = siteAt('F', layout)
  const whole = `x="${-left}" y="${-top}" width="${width + left + right}" height="${height + top + bottom}"`
  const layers = [0.14, 0.33, 0.36, 0.52, 0.66, 0.69, 0.86]
    .map((k, i) => {
      const d = `M${xs.map((x) => `${x} ${k * height - wave(x) + Math.sin(x * 0.07 + i) * 3}`).join('L')}`
      return (
        line('#000', 3, d, 'opacity=".3"') +
        line(
          '#e0a878',
          1,
          d.replaceAll(/ (-?[\d.]+)/g, (_, y: string) => ` ${Number(y) + 2.5}`),
          'opacity=".16"',
        )
      )
    })
    .join('')
  const shore = (y: number, swing: number) =>
    `${-left} ${y}C${width * 0.1} ${y - swing} ${width * 0.2} ${y + swing} ${width * 0.36} ${y}S${width * 0.6} ${y + swing} ${width * 0.74} ${y} ${width} ${y - swing} ${width + right} ${y}`
  const back = shore(height + 18, 12)
  const front = shore(height + 58, 16)
  return (
    sky(layout) +
    `${clip}<g clip-path="url(#~hill)">` +
    facets(layout) +
    layers +
    finds(layout) +
    seams(layout) +
    glow(width / 2, height + 30, width * 0.62, '#ff5a12', 0.75, height * 0.16) +
    fill(tone(90, '#ffc25a', '#ff7a1f', '#c83a0c', '#8c2408'), `M${back}V${height + 74}H${-left}Z`) +
    line('#fff0b8', 2.5, `M${back}`) +
    times(9, (i) =>
      group(-left + (i + 0.5) * ((width + left + right) / 9), height + 40 + (i % 3) * 7, 0.5 + ((i * 7) % 5) * 0.14, [
        fill('#5c1606', 'M-46 1L-30-6 4-4 22-7 44 0 24 5-8 4-28 7Z'),
        line('#ff9a3a', 1.4, 'M-44 1L-30-6 4-4 22-7 42 0', 'opacity=".8"'),
      ]),
    ) +
    fill(tone(90, '#33150d', '#170c0a', '#0d0807'), `M${front}V${height + bottom}H${-left}Z`) +
    line('#ff8a3a', 3, `M${front}`, 'opacity=".85"') +
    embers(-left, height + 70, width + left + right, bottom - 80) +
    line('#f3d9c4', 5, `M${rim}`, 'opacity=".4"') +
    '</g>' +
    glow(forge.x, forge.y, width * 0.5, '#ff6a1a', 0.72, height * 0.5) +
    `<rect ${whole} fill="${halo(['#0a060500', '#0a060500', '#0a060500', '#0a060566', '#0a0605d0'], 50, 48, 68)}"/>`
  )
}
