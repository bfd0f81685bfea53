/**
 * Pictures are written as SVG text. Gradients and clips are gathered while a picture is drawn, and every id begins
 * with `~`, which the component replaces by something of its own, so that two pictures never share an id.
 */
let gathered = new Map<string, string>()

/** Draws a picture and puts the gradients and clips it asked for in front of it. */
export function paint(draw: () => string): string {
  const before = gathered
  gathered = new Map()
  const body = draw()
  const defs = [...gathered.values()].join('')
  gathered = before
  return defs === '' ? body : `<defs>${defs}</defs>${body}`
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

/** A seed from a name. */
export const seedOf = (name: string, from: number): number =>
  Array.from(name, (c) => c.charCodeAt(0)).reduce((sum, code) => sum * 31 + code, from)

const channels = (c: string): number[] => [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16))
/** The colour `t` of the way from a to b; both as #rrggbb. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b)
  const k = Math.max(0, Math.min(1, t))
  const part = (v: number, i: number) => Math.round(v + (to[i]! - v) * k).toString(16)
  return `#${channels(a)
    .map((v, i) => part(v, i).padStart(2, '0'))
    .join('')}`
}

/** Evenly spaced colours; a fourth pair of digits is the opacity. */
const stops = (colours: readonly string[]): string =>
  colours
    .map((c, i) => {
      const clear = c.length > 7 ? ` stop-opacity="${r1(Number.parseInt(c.slice(7), 16) / 25.5) / 10}"` : ''
      return `<stop offset="${Math.round((i / (colours.length - 1)) * 100)}%" stop-color="${c.slice(0, 7)}"${clear}/>`
    })
    .join('')

/** A fill from one colour to the next; 90 runs downwards, 0 to the right. */
export const tone = (angle: number, ...colours: string[]): string =>
  gather(`${angle}${colours.join('')}`, (id) => {
    const t = (angle * Math.PI) / 180
    const at = (n: number) => Math.round((0.5 + n / 2) * 100) / 100
    const [x, y] = [Math.cos(t), Math.sin(t)]
    return `<linearGradient id="${id}" x1="${at(-x)}" y1="${at(-y)}" x2="${at(x)}" y2="${at(y)}">${stops(colours)}</linearGradient>`
  })

/** A fill from the middle outwards; the middle may lie elsewhere, in hundredths of the shape. */
export const halo = (colours: readonly string[], x = 50, y = 50, r = 50): string =>
  gather(
    `o${colours.join('')}${x} ${y} ${r}`,
    (id) => `<radialGradient id="${id}" cx="${x}%" cy="${y}%" r="${r}%">${stops(colours)}</radialGradient>`,
  )

/** Light in the air. */
export const glow = (x: number, y: number, r: number, colour: string, o = 1, ry = r): string =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(r)}" ry="${r1(ry)}" fill="${halo([`${colour}e0`, `${colour}66`, `${colour}22`, `${colour}00`])}" opacity="${o}"/>`

/** What everything is outlined with. */
export const K = '#160c0a'
export const fill = (c: string, d: string, more = ''): string => `<path d="${d}" fill="${c}" ${more}/>`
/** A body: filled and outlined. */
export const body = (c: string, d: string, w = 2.4, edge = K): string =>
  `<path d="${d}" fill="${c}" stroke="${edge}" stroke-width="${w}" stroke-linejoin="round"/>`
export const line = (c: string, w: number, d: string, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
/** A limb: a line with an outline. */
export const limb = (c: string, w: number, d: string): string => line(K, w + 4, d) + line(c, w, d)
export const dot = (c: string, x: number, y: number, rx: number, ry = rx, more = ''): string =>
  `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${r1(rx)}" ry="${r1(ry)}" fill="${c}" ${more}/>`
export const ball = (c: string, x: number, y: number, rx: number, ry = rx): string =>
  dot(c, x, y, rx, ry, `stroke="${K}" stroke-width="2.4"`)
export const box = (c: string, x: number, y: number, w: number, h: number, more = ''): string =>
  `<rect x="${r1(x)}" y="${r1(y)}" width="${r1(w)}" height="${r1(h)}" fill="${c}" ${more}/>`

export type Point = readonly [x: number, y: number]
export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}Z`

/** Puts a part drawn around 0 0 where it belongs; a negative scale turns it round. */
export const put = (x: number, y: number, part: string, scale = 1, turn = 0): string =>
  `<g transform="translate(${r1(x)} ${r1(y)})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${r1(scale * 100) / 100} ${r1(Math.abs(scale) * 100) / 100})`}">${part}</g>`
export const dim = (o: number, ...parts: string[]): string => `<g opacity="${o}">${parts.join('')}</g>`
export const times = (n: number, part: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => part(i)).join('')

/** Everything in `parts` cut to the outline `d`. */
export const cut = (d: string, ...parts: string[]): string =>
  `<g clip-path="${gather(`k${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}">${parts.join('')}</g>`

export const TITLE = 'Metamorphous, serif'
export const DIGITS = 'Atkinson Hyperlegible Next Variable, sans-serif'
export const word = (text: string | number, x: number, y: number, size: number, c: string, face = DIGITS): string =>
  `<text x="${r1(x)}" y="${r1(y)}" font-family="${face}" font-size="${size}" font-weight="${face === TITLE ? 400 : 800}" text-anchor="middle" fill="${c}">${text}</text>`
