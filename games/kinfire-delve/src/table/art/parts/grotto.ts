import { dim, dot, type Facets, fill, flare, line, mix, type Point, seeded, shape, times, tone } from '@emberhall/ink'
import type { World } from './worlds.ts'

/** Stalactites, longer towards the sides. */
export function fangs(seed: number, n: number, h: number, fill: string, x0 = -4, x1 = 324): string {
  const r = seeded(seed)
  const w = (x1 - x0) / n
  const points: Point[] = [[x0, -4]]
  for (let i = 0; i < n; i++) {
    const x = x0 + w * i
    const k = 0.3 + Math.abs(i / n - 0.5) * 1.5
    points.push([x, 4 + r() * 6], [x + w * (0.35 + r() * 0.3), h * k * (0.4 + r() * 0.8)], [x + w * 0.85, 5 + r() * 8])
  }
  return shape(fill, ...points, [x1, -4])
}

/** What the crystals of a world are made of. */
export const facets = (w: World): Facets => [mix(w.base, w.light, 0.35), mix(w.far, w.base, 0.12), w.light]

export function rays(
  x: number,
  y: number,
  len: number,
  n: number,
  colour: string,
  o: number,
  seed = 1,
  from = 0,
  to = 360,
): string {
  const r = seeded(seed)
  const wedge = (i: number) => {
    const a = ((from + ((to - from) * (i + r() * 0.8)) / n) * Math.PI) / 180
    const w = ((1.2 + r() * 4.5) * Math.PI) / 180
    const l = len * (0.6 + r() * 0.5)
    const at = (t: number): Point => [x + Math.cos(t) * l, y + Math.sin(t) * l]
    const [p, q] = [at(a - w), at(a + w)]
    return `M${x} ${y}L${p[0]} ${p[1]}L${q[0]} ${q[1]}Z`
  }
  return dim(
    o,
    times(n, (i) => fill(colour, wedge(i), `opacity="${0.15 + (i % 3) * 0.12}"`)),
  )
}

export function motes(seed: number, n: number, colour: string, x = 10, y = 10, w = 300, h = 190): string {
  const r = seeded(seed)
  return times(n, () =>
    dot(colour, x + r() * w, y + r() * h, 0.4 + r() ** 2 * 1.5, undefined, `opacity="${0.25 + r() * 0.7}"`),
  )
}

/** Light in the air plus its beams. */
export const shine = (x: number, y: number, r: number, w: World, beams = 16, seed = 3): string =>
  (beams ? rays(x, y, r * 1.5, beams, w.light, 0.42, seed) : '') +
  flare(x, y, r, w.glow, 0.75) +
  flare(x, y, r * 0.45, w.light, 0.85)

/** A floor of rock, its edge touched by light. */
export const floor = (w: World, y = 186, edge = w.light): string =>
  fill(w.ink, `M-5 ${y + 6}C60 ${y - 6} 110 ${y} 160 ${y + 1}C220 ${y + 3} 270 ${y - 5} 325 ${y + 5}V420H-5Z`) +
  line(edge, 1.6, `M40 ${y}C90 ${y - 2} 120 ${y} 160 ${y + 1}C200 ${y + 2} 240 ${y} 280 ${y}`, 'opacity=".6"')

/** A floor seen along its length: boards or flags running to the middle. */
export const boards = (lit: string, dark: string, y = 150, x = 160, n = 10): string =>
  fill(tone(90, lit, dark), `M-5 ${y}H325V420H-5Z`) +
  line(
    dark,
    1.2,
    times(n * 2 + 1, (i) => `M${x + (i - n) * 9} ${y}L${x + (i - n) * 44} 300`),
  )

/** Ripples around a point of still water. */
export const ripples = (x: number, y: number, n: number, colour: string, step = 20): string =>
  times(
    n,
    (i) =>
      `<ellipse cx="${x}" cy="${y}" rx="${16 + i * step}" ry="${4 + i * step * 0.28}" fill="none" stroke="${colour}" stroke-width="${2.4 - i * 0.2}" opacity="${0.9 - i * 0.1}"/>`,
  )

export const water = (w: World, y: number): string =>
  fill(tone(90, w.base, w.deep, w.night), `M-5 ${y}C80 ${y - 5} 240 ${y - 5} 325 ${y}V420H-5Z`) +
  line(w.light, 1, `M0 ${y + 10}h40M70 ${y + 20}h60M180 ${y + 12}h50M250 ${y + 26}h60M20 ${y + 34}h50`, 'opacity=".45"')

/** Stone blocks in courses, brighter near the light. */
export function masonry(
  seed: number,
  w: World,
  lx: number,
  ly: number,
  reach = 170,
  y1 = 225,
  bw = 44,
  bh = 26,
): string {
  const r = seeded(seed)
  let out = ''
  for (let row = 0; row * bh < y1; row++)
    for (let x = row % 2 ? -bw / 2 : 0; x < 325; ) {
      const wd = bw * (0.7 + r() * 0.6)
      const k = Math.max(0, 1 - Math.hypot(x + wd / 2 - lx, (row + 0.5) * bh - ly) / reach)
      const c = mix(mix(w.night, w.deep, 0.35 + r() * 0.6), w.glow, k * 0.5)
      out +=
        fill(c, `M${x + 1.5} ${row * bh + 1.5}h${wd - 3}v${bh - 3}h${3 - wd}z`) +
        line(mix(c, w.light, 0.15 + k * 0.4), 1, `M${x + 2} ${row * bh + 2}h${wd - 4}`)
      x += wd
    }
  return out
}

/** Rock flying away from a blow at x y. */
export function rubble(
  seed: number,
  x: number,
  y: number,
  n: number,
  reach: number,
  from: number,
  to: number,
  dark: string,
  lit: string,
): string {
  const r = seeded(seed)
  return times(n, () => {
    const a = from + r() * (to - from)
    const l = 20 + r() * reach
    const s = 3 + r() * 11
    const [px, py] = [x + Math.cos(a) * l, y + Math.sin(a) * l]
    return shape(
      mix(dark, lit, r() * 0.8 * (1 - l / (reach + 40))),
      [px - s, py - s * 0.4],
      [px, py - s],
      [px + s, py],
      [px + s * 0.5, py + s],
      [px - s * 0.7, py + s * 0.6],
    )
  })
}
