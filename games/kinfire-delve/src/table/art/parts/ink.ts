/**
 * Pictures are written as SVG text. Gradients are gathered while a picture is drawn, and every id begins with `~`,
 * which the component replaces by something of its own, so that two pictures never share an id.
 */
let gathered = new Map<string, string>()

/** Draws a picture and puts the gradients and clips it asked for in front of it. */
export function paint(draw: () => string): string {
  gathered = new Map()
  const body = draw()
  return `<defs>${[...gathered.values()].join('')}</defs>${body}`
}

function gather(key: string, write: (id: string) => string): string {
  if (!gathered.has(key)) gathered.set(key, write(`~${gathered.size}`))
  return `url(#~${[...gathered.keys()].indexOf(key)})`
}

export const r1 = (n: number): number => Math.round(n * 10) / 10

/** Numbers that look scattered and are always the same. */
export function seeded(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const channels = (c: string): number[] => [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16))

/** The colour `t` of the way from a to b; both as #rrggbb. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b)
  const k = Math.max(0, Math.min(1, t))
  return `#${channels(a)
    .map((v, i) =>
      Math.round(v + (to[i]! - v) * k)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

type Stop = readonly [offset: number, colour: string, opacity?: number]
const stops = (list: readonly Stop[]): string =>
  list
    .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`)
    .join('')

/** A fill from light to dark; 90 runs downwards, 0 to the right. */
export function fade(list: readonly Stop[], angle = 90): string {
  return gather(`${angle}${list.join()}`, (id) => {
    const t = (angle * Math.PI) / 180
    const x = Math.cos(t) / 2
    const y = Math.sin(t) / 2
    const at = (n: number) => Math.round(n * 100) / 100
    return `<linearGradient id="${id}" x1="${at(0.5 - x)}" y1="${at(0.5 - y)}" x2="${at(0.5 + x)}" y2="${at(0.5 + y)}">${stops(list)}</linearGradient>`
  })
}

/** Two or three colours, evenly spaced. */
export const tone = (angle: number, ...colours: string[]): string =>
  fade(
    colours.map((c, i) => [r1(i / (colours.length - 1)), c] as const),
    angle,
  )

export function halo(colour: string, list: readonly (readonly [number, number])[]): string {
  return gather(
    `o${colour}${list.join()}`,
    (id) => `<radialGradient id="${id}">${stops(list.map(([o, a]) => [o, colour, a] as const))}</radialGradient>`,
  )
}

const SOFT = [
  [0, 1],
  [0.18, 0.72],
  [0.42, 0.34],
  [0.7, 0.1],
  [1, 0],
] as const

/** Light in the air. */
export const glow = (x: number, y: number, r: number, colour: string, o = 1, ry = r): string =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(r)}" ry="${r1(ry)}" fill="${halo(colour, SOFT)}" opacity="${o}"/>`

export const path = (fill: string, d: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`
export const line = (stroke: string, width: number, d: string, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const dot = (fill: string, x: number, y: number, rx: number, ry = rx, more = ''): string =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(rx)}" ry="${r1(ry)}" fill="${fill}" ${more}/>`
export const box = (fill: string, x: number, y: number, w: number, h: number, more = ''): string =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" fill="${fill}" ${more}/>`

export type Point = readonly [x: number, y: number]
const outline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}Z`
export const shape = (fill: string, ...points: Point[]): string => path(fill, outline(points))

/** Puts a part drawn around 0 0 where it belongs. */
export const put = (x: number, y: number, part: string, scale = 1, turn = 0, sy = scale): string =>
  `<g transform="translate(${r1(x)} ${r1(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 && sy === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000} ${Math.round(sy * 1000) / 1000})`}">${part}</g>`
export const dim = (o: number, ...parts: string[]): string => `<g opacity="${o}">${parts.join('')}</g>`

/** Repeats a part n times. */
export const times = (n: number, part: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => part(i)).join('')

/** Everything in `parts` cut to the outline `d`. */
export const cut = (d: string, ...parts: string[]): string =>
  `<g clip-path="${gather(`k${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}">${parts.join('')}</g>`

/** The way light sits on a body: a rim towards the light, then mid tone, then dark. */
export interface Skin {
  readonly rim: string
  readonly mid: string
  readonly dark: string
  /** Away from the light. */
  readonly dx?: number
  readonly dy?: number
}

/** A body made of strokes and fills in currentColor, with a rim towards the light. */
export function rimmed(part: string, { rim, mid, dark, dx = 1.4, dy = 0.6 }: Skin): string {
  const at = (k: number, c: string) => `<g color="${c}" transform="translate(${r1(dx * k)} ${r1(dy * k)})">${part}</g>`
  return at(0, rim) + at(1, mid) + at(2, dark)
}
