/** Fills that run from one colour to the next, and light in the air. */
import { bright, dark } from './colours.ts'
import { gather, pen } from './pen.ts'

/** A colour of a gradient: evenly spaced when it is bare; a fourth pair of digits is its opacity. */
export type Stop = string | readonly [at: number, colour: string, opacity?: number]

function stops(list: readonly Stop[]): string {
  return list
    .map((stop, i) => {
      const [at, c, opacity = 1] = typeof stop === 'string' ? [i / (list.length - 1), stop] : stop
      return `<stop offset="${at}" stop-color="${c}" stop-opacity="${opacity}"/>`
    })
    .join('')
}
/** One colour that comes and goes: where, and how much of it. */
export const fading = (colour: string, list: readonly (readonly [at: number, opacity: number])[]): Stop[] =>
  list.map(([at, opacity]) => [at, colour, opacity])

/** A fill from one colour to the next; 90 runs downwards, 0 to the right. */
export const tone = (angle: number, ...list: Stop[]): string =>
  pen.only?.colour ??
  gather(`${angle}${list.join(' ')}`, (id) => {
    const t = (angle * Math.PI) / 180
    const at = (n: number): number => Math.round((0.5 + n / 2) * 100) / 100
    const [x, y] = [Math.cos(t), Math.sin(t)]
    return `<linearGradient id="${id}" x1="${at(-x)}" y1="${at(-y)}" x2="${at(x)}" y2="${at(y)}">${stops(list)}</linearGradient>`
  })

/** A fill from the middle outwards; the middle may lie elsewhere, in hundredths of the shape. */
export const halo = (list: readonly Stop[], x = 50, y = 50, r = 50): string =>
  pen.only?.colour ??
  gather(
    `o${list.join(' ')} ${x} ${y} ${r}`,
    (id) => `<radialGradient id="${id}" cx="${x}%" cy="${y}%" r="${r}%">${stops(list)}</radialGradient>`,
  )

/** A body in the low sun: its lit side, its own colour, its shade. */
export function cel(c: string, angle = 14): string {
  const [a, z] = [bright(c), dark(c)]
  return tone(pen.isMirrored ? 180 - angle : angle, [0, a], [0.27, a], [0.36, c], [0.62, c], [0.72, z], [1, z])
}

const shining = (x: number, y: number, rx: number, ry: number, o: number, list: readonly Stop[]): string =>
  pen.only ? '' : `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${halo(list)}" opacity="${o}"/>`

/** Light in the air. */
export const glow = (x: number, y: number, r: number, colour: string, o = 1, ry = r): string =>
  shining(x, y, r, ry, o, [
    [0, colour, 0.88],
    [0.33, colour, 0.4],
    [0.67, colour, 0.13],
    [1, colour, 0],
  ])

/** Light in the air that is brightest in its middle. */
export const flare = (x: number, y: number, r: number, colour: string, o = 1, ry = r): string =>
  shining(x, y, r, ry, o, [
    [0, colour],
    [0.18, colour, 0.72],
    [0.42, colour, 0.34],
    [0.7, colour, 0.1],
    [1, colour, 0],
  ])
