/** What pictures are put together from: lines and filled shapes, and where they stand. */
import { bright, dark } from './colours.ts'
import { cel } from './light.ts'
import { gather, pen } from './pen.ts'

export type Point = readonly [x: number, y: number]

const ink = (c: string): string => (pen.only && c !== 'none' ? pen.only.colour : c)

export const fill = (c: string, d: string, more = ''): string => `<path d="${d}" fill="${ink(c)}" ${more}/>`
export const line = (c: string, w: number, d: string, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${ink(c)}" stroke-width="${w + (pen.only?.grow ?? 0)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const dot = (c: string, x: number, y: number, rx: number, ry = rx, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${ink(c)}" ${more}/>`
export const ring = (c: string, x: number, y: number, rx: number, w: number, ry = rx, more = ''): string =>
  dot('none', x, y, rx, ry, `stroke="${ink(c)}" stroke-width="${w}" ${more}`)
export const box = (c: string, x: number, y: number, w: number, h: number, rx = 0, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${rx ? ` rx="${rx}"` : ''} fill="${ink(c)}" ${more}/>`

/** A shape in the low sun. */
export const form = (c: string, d: string, angle?: number): string => fill(cel(c, angle), d)

export const outline = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
export const shape = (c: string, ...points: Point[]): string => fill(c, outline(points))

/** A body: filled and outlined. */
export const body = (c: string, d: string, w = 2.4, edge = pen.light.edge): string =>
  fill(c, d, `stroke="${ink(edge)}" stroke-width="${w}" stroke-linejoin="round"`)
export const ball = (c: string, x: number, y: number, rx: number, ry = rx): string =>
  dot(c, x, y, rx, ry, `stroke="${ink(pen.light.edge)}" stroke-width="2.4"`)
/** A thick line that is outlined. */
export const pipe = (c: string, w: number, d: string): string => line(pen.light.edge, w + 4, d) + line(c, w, d)
/** A thick line with a lit side. */
export function limb(c: string, w: number, d: string): string {
  if (pen.only) return line(c, w, d)
  const away = pen.isMirrored ? w : -w
  return (
    line(dark(c, 0.42), w, d) +
    put(away * 0.16, -w * 0.1, line(c, w * 0.66, d)) +
    put(away * 0.3, -w * 0.16, line(bright(c), w * 0.24, d))
  )
}

/** Puts a part drawn around 0 0 where it belongs; a negative scale turns it round. */
export function put(x: number, y: number, part: string, scale = 1, turn = 0, sy = Math.abs(scale)): string {
  const sized = scale === 1 && sy === 1 ? '' : ` scale(${scale} ${sy})`
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${sized}">${part}</g>`
}
type Group =
  | readonly [parts: readonly string[]]
  | readonly [scale: number, parts: readonly string[]]
  | readonly [scale: number, turn: number | undefined, parts: readonly string[]]
/** Puts several parts where they belong; how large and how far turned is said before them. */
export function group(x: number, y: number, ...more: Group): string {
  const [parts, scale, turn] =
    more.length === 1 ? [more[0]] : more.length === 2 ? [more[1], more[0]] : [more[2], more[0], more[1]]
  return put(x, y, parts.join(''), scale, turn)
}
export const dim = (o: number, ...parts: string[]): string => `<g opacity="${o}">${parts.join('')}</g>`
export const times = (n: number, part: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => part(i)).join('')
/** A part at each of the places, which are written `20 60, 130 44`; a third number is up to the part, and so is which place it is. */
export const spots = (places: string, part: (x: number, y: number, n: number, i: number) => string): string =>
  places
    .split(', ')
    .map((place, i) => {
      const [x = 0, y = 0, n = 0] = place.split(' ').map(Number)
      return part(x, y, n, i)
    })
    .join('')
/** One of a few, in turn. */
export const turnOf = <const A>(few: readonly [A, ...A[]], i: number): A => few[i % few.length] ?? few[0]

/** Everything in `parts` cut to the outline `d`. */
export const cut = (d: string, ...parts: string[]): string =>
  `<g clip-path="${gather(`k${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)}">${parts.join('')}</g>`

export interface Face {
  readonly family: string
  readonly weight: number
}
const DIGITS: Face = { family: 'Atkinson Hyperlegible Next Variable, sans-serif', weight: 800 }
export const word = (text: string | number, x: number, y: number, size: number, c: string, face = DIGITS): string =>
  `<text x="${x}" y="${y}" font-family="${face.family}" font-size="${size}" font-weight="${face.weight}" text-anchor="middle" fill="${c}">${text}</text>`

export const STAR = 'M0-8L2.3-2.6 8-2.3 3.5 1.4 5 7 0 4-5 7-3.5 1.4-8-2.3-2.3-2.6Z'
