/** Stone and what grows in it: ridges, hanging teeth, crystals, and dust in the air. */
import { seeded } from './chance.ts'
import { fill, outline, type Point, put, shape } from './shapes.ts'

export function motes(
  seed: number,
  x: number,
  y: number,
  w: number,
  h: number,
  n: number,
  colour: string,
  size = 1.6,
  opacity = 0.9,
): string {
  const r = seeded(seed)
  const dots = Array.from({ length: n }, () => {
    return `<circle cx="${x + r() * w}" cy="${y + r() * h}" r="${0.3 + r() ** 2 * size}" opacity="${0.25 + r() * 0.75}"/>`
  })
  return `<g fill="${colour}" opacity="${opacity}">${dots.join('')}</g>`
}
/** A wall of rock rising to `y`, ragged at the top, down to below the picture. */
export function ridge(seed: number, x0: number, x1: number, y: number, rise: number, step: number, c: string): string {
  const r = seeded(seed)
  const points: Point[] = [[x0, 420]]
  for (let x = x0; x <= x1; x += step * (0.6 + r() * 0.8)) points.push([x, y - r() ** 1.6 * rise])
  return shape(c, ...points, [x1, y - r() * rise], [x1, 420])
}
/** Stone teeth hanging from above; the profile says how long they are from left to right. */
export function stalactites(
  seed: number,
  x0: number,
  x1: number,
  n: number,
  min: number,
  max: number,
  c: string,
  profile: (t: number) => number,
): string {
  const r = seeded(seed)
  const top = -4
  const points: Point[] = [[x0, top]]
  const dx = (x1 - x0) / n
  for (let i = 0; i < n; i++) {
    const x = x0 + dx * i
    const k = profile(i / n)
    const h = (min + r() * (max - min)) * k
    points.push(
      [x, top + 8 * k + r() * 6],
      [x + dx * (0.35 + r() * 0.3), top + h],
      [x + dx * 0.85, top + 9 * k + r() * 8],
    )
  }
  points.push([x1, top])
  return fill(c, outline(points))
}
export type Facets = readonly [lit: string, dark: string, tip: string]
/** One crystal of three facets, standing on 0 0. */
export function crystal(h: number, w: number, [lit, dark, tip]: Facets): string {
  const a = w / 2
  const t = h * 0.78
  return (
    shape(lit, [-a, 0], [-a * 0.9, -t], [0, -h], [-a * 0.1, -t * 0.9], [-a * 0.15, 0]) +
    shape(dark, [-a * 0.15, 0], [-a * 0.1, -t * 0.9], [0, -h], [a * 0.85, -t * 0.86], [a, 0]) +
    shape(tip, [-a * 0.9, -t], [0, -h], [-a * 0.1, -t * 0.9])
  )
}
export function cluster(seed: number, x: number, y: number, n: number, size: number, facets: Facets, lean = 0): string {
  const r = seeded(seed)
  return Array.from({ length: n }, () => {
    const turn = lean + (r() - 0.5) * 72
    const h = (22 + r() * 38) * size * (1 - Math.abs(turn - lean) / 84)
    return { turn, h, w: (7 + r() * 8) * size, dx: (r() - 0.5) * n * 3 * size }
  })
    .toSorted((a, b) => b.h - a.h)
    .map(({ turn, h, w, dx }) => put(x + dx, y, crystal(h, w, facets), 1, turn))
    .join('')
}
