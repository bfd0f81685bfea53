/** Drawing by code: layered shapes with gradients that are shared within one picture. */

export type Point = readonly [number, number]
export type Stop = readonly [offset: number, colour: string, opacity?: number]
export type Fade = readonly (readonly [offset: number, opacity: number])[]

export const f = (n: number): number => Math.round(n * 10) / 10

/** The same sequence for the same seed: a picture comes out alike every time. */
export function dice(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
const channels = (hex: string): number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
export function mix(a: string, b: string, share: number): string {
  const t = Math.max(0, Math.min(1, share))
  const [x, y] = [channels(a), channels(b)]
  return `#${x
    .map((v, i) =>
      Math.round(v + (y[i]! - v) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
export function poly(points: readonly Point[], fill: string, extra = ''): string {
  return `<path d="M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z" fill="${fill}" ${extra}/>`
}
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
  const r = dice(seed)
  const dots = Array.from({ length: n }, () => {
    return `<circle cx="${f(x + r() * w)}" cy="${f(y + r() * h)}" r="${f(0.3 + r() ** 2 * size)}" opacity="${f(0.25 + r() * 0.75)}"/>`
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
  fill: string,
): string {
  const r = dice(seed)
  const points: Point[] = [[x0, end]]
  for (let x = x0; x <= x1; x += step * (0.6 + r() * 0.8)) points.push([x, base - r() ** 1.6 * amp])
  points.push([x1, base - r() * amp], [x1, end])
  return poly(points, fill)
}
/** Stone teeth hanging from above; the profile says how long they are from left to right. */
export function stalactites(
  seed: number,
  x0: number,
  x1: number,
  n: number,
  min: number,
  max: number,
  fill: string,
  profile: (t: number) => number,
): string {
  const r = dice(seed)
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
  return poly(points, fill)
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
    poly(
      [
        [-half, 0],
        [-half * 0.9, -t],
        [0, -h],
        [-half * 0.1, -t * 0.9],
        [-half * 0.15, 0],
      ],
      light,
    ),
    poly(
      [
        [-half * 0.15, 0],
        [-half * 0.1, -t * 0.9],
        [0, -h],
        [half * 0.85, -t * 0.86],
        [half, 0],
      ],
      dark,
    ),
    poly(
      [
        [-half * 0.9, -t],
        [0, -h],
        [-half * 0.1, -t * 0.9],
      ],
      tip,
    ),
  ]
  const edge = `<path d="M${f(-half * 0.1)} ${f(-t * 0.9)}L${f(-half * 0.15)} 0" stroke="${tip}" stroke-width=".7" opacity=".7"/>`
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(lean)})">${facets.join('')}${edge}</g>`
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
  const r = dice(seed)
  const spread = 34
  const crystals = Array.from({ length: n }, () => {
    const angle = lean + (r() - 0.5) * 2 * spread
    const height = (22 + r() * 38) * scale * (1 - Math.abs(angle - lean) / (spread * 2.2))
    return { angle, height, width: (7 + r() * 8) * scale, dx: (r() - 0.5) * n * 3 * scale }
  })
  crystals.sort((a, b) => b.height - a.height)
  return crystals.map((c) => crystal(x + c.dx, y, c.height, c.width, c.angle, colours)).join('')
}
/** One picture: what it defines once and uses often. */
export class Sheet {
  private readonly outlinesOf: (glyph: string) => readonly string[]
  private readonly known = new Map<string, string>()
  private defs = ''
  private count = 0

  /** `outlinesOf`: where the outlines of a glyph come from, by its name. */
  constructor(outlinesOf: (glyph: string) => readonly string[]) {
    this.outlinesOf = outlinesOf
  }
  id(): string {
    return `g${++this.count}`
  }
  private define(key: string, make: (id: string) => string): string {
    let id = this.known.get(key)
    if (id === undefined) {
      id = this.id()
      this.known.set(key, id)
      this.defs += make(id)
    }
    return `url(#${id})`
  }
  radial(
    colour: string,
    fade: Fade = [
      [0, 1],
      [0.35, 0.55],
      [1, 0],
    ],
  ): string {
    const stops = fade.map(([o, a]) => `<stop offset="${o}" stop-color="${colour}" stop-opacity="${a}"/>`).join('')
    return this.define(`r${colour}${stops}`, (id) => `<radialGradient id="${id}">${stops}</radialGradient>`)
  }
  linear(stops: readonly Stop[], degrees = 90): string {
    const t = (degrees * Math.PI) / 180
    const [x, y] = [Math.cos(t) / 2, Math.sin(t) / 2]
    const body = stops.map(
      ([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`,
    )
    const place = `x1="${f(0.5 - x)}" y1="${f(0.5 - y)}" x2="${f(0.5 + x)}" y2="${f(0.5 + y)}"`
    return this.define(
      `l${place}${body.join('')}`,
      (id) => `<linearGradient id="${id}" ${place}>${body.join('')}</linearGradient>`,
    )
  }
  glow(x: number, y: number, r: number, colour: string, opacity = 1): string {
    return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(r)}" ry="${f(r)}" fill="${this.radial(colour)}" opacity="${opacity}" style="mix-blend-mode:screen"/>`
  }
  rays(
    cx: number,
    cy: number,
    length: number,
    n: number,
    colour: string,
    opacity: number,
    seed: number,
    from = 0,
    to = 360,
  ): string {
    const r = dice(seed)
    let beams = ''
    for (let i = 0; i < n; i++) {
      const a = ((from + ((to - from) * (i + r() * 0.8)) / n) * Math.PI) / 180
      const w = ((1.2 + r() * 4.5) * Math.PI) / 180
      const l = length * (0.6 + r() * 0.5)
      const end = (angle: number): string => `${f(cx + Math.cos(angle) * l)} ${f(cy + Math.sin(angle) * l)}`
      beams += `<path d="M${f(cx)} ${f(cy)}L${end(a - w)}L${end(a + w)}Z" opacity="${f(0.3 + r() * 0.7)}"/>`
    }
    const id = this.id()
    this.defs += `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${length}"><stop offset="0" stop-color="${colour}" stop-opacity=".9"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
    return `<g fill="url(#${id})" opacity="${opacity}" style="mix-blend-mode:screen">${beams}</g>`
  }
  glyph(name: string, x: number, y: number, size: number, fill: string): string {
    const paths = this.outlinesOf(name).map((d) => `<path d="${d}" fill="${fill}"/>`)
    return `<g transform="translate(${f(x)} ${f(y)}) scale(${(size / 512).toFixed(4)})">${paths.join('')}</g>`
  }
  /** A glyph as a lit body: it keeps a bright rim on the side of the light. */
  lit(
    name: string,
    x: number,
    y: number,
    size: number,
    colours: { dark: string; mid: string; rim: string },
    dx: number,
    dy: number,
  ): string {
    const [clip, shade] = [this.id(), this.id()]
    const { dark, mid, rim } = colours
    const outlines = this.outlinesOf(name)
    const cut = outlines.map((d) => `<path d="${d}"/>`).join('')
    const body = outlines.map(
      (d) =>
        `<path d="${d}" transform="translate(${dx} ${dy})" fill="${mix(rim, mid, 0.55)}"/><path d="${d}" transform="translate(${dx * 2.1} ${dy * 2.1})" fill="url(#${shade})"/>`,
    )
    const place = `x1="${dx > 0 ? 0 : 1}" y1="${dy > 0 ? 0 : 1}" x2="${dx > 0 ? 1 : 0}" y2="${dy > 0 ? 1 : 0}"`
    return `<g transform="translate(${f(x)} ${f(y)}) scale(${(size / 512).toFixed(4)})"><clipPath id="${clip}">${cut}</clipPath><linearGradient id="${shade}" ${place}><stop offset="0" stop-color="${mid}"/><stop offset=".7" stop-color="${dark}"/></linearGradient><g clip-path="url(#${clip})"><rect width="512" height="512" fill="${rim}"/>${body.join('')}</g></g>`
  }
  picture(box: string, body: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><defs>${this.defs}</defs>${body}</svg>`
  }
}
