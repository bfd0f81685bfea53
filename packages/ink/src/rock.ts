/** Stone and what grows in it: ridges, hanging teeth, crystals, and dust in the air. */
import { seeded } from './chance.ts'
import { fill, outline, type Point } from './shapes.ts'

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
export function ridge(
  seed: number,
  x0: number,
  x1: number,
  base: number,
  amp: number,
  step: number,
  end: number,
  c: string,
): string {
  const r = seeded(seed)
  const points: Point[] = [[x0, end]]
  for (let x = x0; x <= x1; x += step * (0.6 + r() * 0.8)) points.push([x, base - r() ** 1.6 * amp])
  points.push([x1, base - r() * amp], [x1, end])
  return fill(c, outline(points))
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
function crystal(
  x: number,
  y: number,
  h: number,
  w: number,
  lean: number,
  colours: readonly [string, string, string],
): string {
  const half = w / 2
  const t = h * 0.78
  const [light, dark, tip] = colours
  const facets = [
    fill(
      light,
      outline([
        [-half, 0],
        [-half * 0.9, -t],
        [0, -h],
        [-half * 0.1, -t * 0.9],
        [-half * 0.15, 0],
      ]),
    ),
    fill(
      dark,
      outline([
        [-half * 0.15, 0],
        [-half * 0.1, -t * 0.9],
        [0, -h],
        [half * 0.85, -t * 0.86],
        [half, 0],
      ]),
    ),
    fill(
      tip,
      outline([
        [-half * 0.9, -t],
        [0, -h],
        [-half * 0.1, -t * 0.9],
      ]),
    ),
  ]
  const edge = `<path d="M${-half * 0.1} ${-t * 0.9}L${-half * 0.15} 0" stroke="${tip}" stroke-width=".7" opacity=".7"/>`
  return `<g transform="translate(${x} ${y}) rotate(${lean})">${facets.join('')}${edge}</g>`
}
export function cluster(
  seed: number,
  x: number,
  y: number,
  n: number,
  scale: number,
  colours: readonly [string, string, string],
  lean = 0,
): string {
  const r = seeded(seed)
  const spread = 34
  const crystals = Array.from({ length: n }, () => {
    const angle = lean + (r() - 0.5) * 2 * spread
    const height = (22 + r() * 38) * scale * (1 - Math.abs(angle - lean) / (spread * 2.2))
    return { angle, height, width: (7 + r() * 8) * scale, dx: (r() - 0.5) * n * 3 * scale }
  })
  crystals.sort((a, b) => b.height - a.height)
  return crystals.map((c) => crystal(x + c.dx, y, c.height, c.width, c.angle, colours)).join('')
}
