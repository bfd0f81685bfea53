/**
 * Pictures are written as SVG text. Gradients and clips are gathered while a picture is drawn, and every id begins
 * with `~`, which the component replaces by something of its own, so that two pictures never share an id.
 * The sun stands low at the upper left: what faces it is gold, what does not is dark.
 */
let gathered = new Map<string, string>()
/** While a silhouette is drawn every colour is this one, and every stroke wider by `grow`. */
let only: { readonly colour: string; readonly grow: number } | undefined
/** While something is drawn that will be turned round, light falls from the other side. */
let mirrored = false

/** Draws a picture and puts the gradients and clips it asked for in front of it. */
export function paint(draw: () => string): string {
  const before = gathered
  gathered = new Map()
  const body = draw()
  const text = gathered.size === 0 ? body : `<defs>${[...gathered.values()].join('')}</defs>${body}`
  gathered = before
  return text.replaceAll(/\d+\.\d{3,}/g, (n) => String(Math.round(Number(n) * 100) / 100))
}
function gather(key: string, write: (id: string) => string): string {
  if (!gathered.has(key)) gathered.set(key, write(`~${gathered.size}`))
  return `url(#~${[...gathered.keys()].indexOf(key)})`
}

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

/** Colours are written short, as #rgb; what is made of them is long. */
const long = (c: string): string => (c.length === 4 ? `#${c[1]}${c[1]}${c[2]}${c[2]}${c[3]}${c[3]}` : c)
const channels = (c: string): number[] => [1, 3, 5].map((i) => Number.parseInt(long(c).slice(i, i + 2), 16))
/** The colour `t` of the way from a to b. */
export function mix(a: string, b: string, t: number): string {
  const to = channels(b)
  const part = (v: number, i: number) => Math.round(v + (to[i]! - v) * t).toString(16)
  return `#${channels(a)
    .map((v, i) => part(v, i).padStart(2, '0'))
    .join('')}`
}
const SUN = '#fd9'
const NIGHT = '#111'
/** What everything is outlined with. */
export const K = '#211'
export const bright = (c: string, t = 0.45): string => mix(c, SUN, t)
export const dark = (c: string, t = 0.5): string => mix(c, NIGHT, t)

const stop = (at: number, colour: string): string => {
  const c = long(colour)
  const clear = c.length > 7 ? ` stop-opacity="${Number.parseInt(c.slice(7), 16) / 255}"` : ''
  return `<stop offset="${Math.round(at * 100)}%" stop-color="${c.slice(0, 7)}"${clear}/>`
}
/** Evenly spaced colours; a fourth pair of digits is the opacity. */
const evenly = (colours: readonly string[]): string => colours.map((c, i) => stop(i / (colours.length - 1), c)).join('')

const linear = (key: string, angle: number, stops: string): string =>
  gather(key, (id) => {
    const t = (angle * Math.PI) / 180
    const at = (n: number) => Math.round((0.5 + n / 2) * 100) / 100
    const [x, y] = [Math.cos(t), Math.sin(t)]
    return `<linearGradient id="${id}" x1="${at(-x)}" y1="${at(-y)}" x2="${at(x)}" y2="${at(y)}">${stops}</linearGradient>`
  })

/** A fill from one colour to the next; 90 runs downwards, 0 to the right. */
export const tone = (angle: number, ...colours: string[]): string =>
  only?.colour ?? linear(`${angle}${colours.join('')}`, angle, evenly(colours))
/** A body in the low sun: its lit side, its own colour, its shade. */
export function cel(c: string, angle = 14): string {
  if (only) return only.colour
  const [a, z] = [bright(c), dark(c)]
  const [at, turn] = [[0, 0.27, 0.36, 0.62, 0.72, 1], mirrored ? 180 - angle : angle]
  return linear(`cel${c}${turn}`, turn, [a, a, c, c, z, z].map((v, i) => stop(at[i]!, v)).join(''))
}
/** A fill from the middle outwards; the middle may lie elsewhere, in hundredths of the shape. */
export const halo = (colours: readonly string[], x = 50, y = 50, r = 50): string =>
  only?.colour ??
  gather(
    `o${colours.join('')}${x} ${y} ${r}`,
    (id) => `<radialGradient id="${id}" cx="${x}%" cy="${y}%" r="${r}%">${evenly(colours)}</radialGradient>`,
  )

const ink = (c: string): string => (only && c !== 'none' ? only.colour : c)
/** Light in the air. */
export const glow = (x: number, y: number, r: number, colour: string, o = 1, ry = r): string =>
  only
    ? ''
    : `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${ry}" fill="${halo(['e0', '66', '22', '00'].map((clear) => long(colour) + clear))}" opacity="${o}"/>`

export const fill = (c: string, d: string, more = ''): string => `<path d="${d}" fill="${ink(c)}" ${more}/>`
export const line = (c: string, w: number, d: string, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink(c)}" stroke-width="${w + (only?.grow ?? 0)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
/** A thick line with a lit side. */
export const limb = (c: string, w: number, d: string): string =>
  only
    ? line(c, w, d)
    : line(dark(c, 0.42), w, d) +
      put((mirrored ? w : -w) * 0.16, -w * 0.1, line(c, w * 0.66, d)) +
      put((mirrored ? w : -w) * 0.3, -w * 0.16, line(bright(c), w * 0.24, d))
export const dot = (c: string, x: number, y: number, rx: number, ry = rx, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${ink(c)}" ${more}/>`
export const ring = (c: string, x: number, y: number, rx: number, w: number, ry = rx, more = ''): string =>
  dot('none', x, y, rx, ry, `stroke="${ink(c)}" stroke-width="${w}" ${more}`)
export const box = (c: string, x: number, y: number, w: number, h: number, rx = 0, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ''} fill="${ink(c)}" ${more}/>`

/** Puts a part drawn around 0 0 where it belongs. */
export const put = (x: number, y: number, part: string, scale = 1, turn = 0, sy = scale): string => {
  const sized = scale === 1 && sy === 1 ? '' : ` scale(${scale} ${sy})`
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${sized}">${part}</g>`
}
export const dim = (o: number, ...parts: string[]): string => `<g opacity="${o}">${parts.join('')}</g>`
export const times = (n: number, part: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => part(i)).join('')
/** Draws something that looks the other way; the light stays where it is. */
export function turned(draw: () => string): string {
  const before = mirrored
  mirrored = !mirrored
  const text = `<g transform="scale(-1 1)">${draw()}</g>`
  mirrored = before
  return text
}

/** The bare outline of something, in one colour. */
export function silhouette(colour: string, draw: () => string, grow = 0): string {
  const before = only
  only = { colour, grow }
  const text = draw()
  only = before
  return grow > 0 ? `<g stroke="${colour}" stroke-width="${grow}" stroke-linejoin="round">${text}</g>` : text
}
/** With a rim of light towards the sun. */
export const rimmed = (draw: () => string, colour = '#fea', by = 1.6): string =>
  put(mirrored ? by : -by, -by * 0.6, silhouette(colour, draw)) + draw()
export const outlined = (draw: () => string, colour = K, grow = 4): string => silhouette(colour, draw, grow) + draw()

/** Everything in `parts` cut to the outline `d`. */
export const cut = (d: string, ...parts: string[]): string =>
  `<g clip-path="${gather(`k${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}">${parts.join('')}</g>`

export const TITLE = 'Almendra, serif'
const DIGITS = 'Atkinson Hyperlegible Next Variable, sans-serif'
export const word = (text: string | number, x: number, y: number, size: number, c: string, face = DIGITS): string =>
  `<text x="${x}" y="${y}" font-family="${face}" font-size="${size}" font-weight="${face === TITLE ? 700 : 800}" text-anchor="middle" fill="${c}">${text}</text>`

export const STAR = 'M0-8L2.3-2.6 8-2.3 3.5 1.4 5 7 0 4-5 7-3.5 1.4-8-2.3-2.3-2.6Z'
