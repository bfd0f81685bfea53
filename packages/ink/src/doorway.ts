/** What every door's picture is painted on, 256 wide and 400 high, and the light that falls through it. */
import { seeded } from './chance.ts'
import { fading, halo, type Stop, tone } from './light.ts'
import { gather } from './pen.ts'
import { box, fill } from './shapes.ts'

export const ground = (...stops: readonly Stop[]): string => box(tone(90, ...stops), 0, 0, 256, 400)
export const vignette = (colour: string, opacity: number): string => {
  const rim = fading(colour, [
    [0, 0],
    [0.6, 0],
    [1, opacity],
  ])
  return box(halo(rim), 0, 0, 256, 400, 0, 'transform="translate(-58 -90) scale(1.45)"')
}

const SCREEN = 'style="mix-blend-mode:screen"'
const LAMP = [
  [0, 1],
  [0.35, 0.55],
  [1, 0],
] as const
/** Light that brightens what lies under it. */
export const lamplight = (x: number, y: number, r: number, colour: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${halo(fading(colour, LAMP))}" opacity="${opacity}" ${SCREEN}/>`

export function rays(
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
  const r = seeded(seed)
  const beam = gather(
    `rays${cx} ${cy} ${length} ${colour}`,
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${length}"><stop stop-color="${colour}" stop-opacity=".9"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
  )
  const beams = Array.from({ length: n }, (_, i) => {
    const a = ((from + ((to - from) * (i + r() * 0.8)) / n) * Math.PI) / 180
    const w = ((1.2 + r() * 4.5) * Math.PI) / 180
    const l = length * (0.6 + r() * 0.5)
    const end = (angle: number): string => `${cx + Math.cos(angle) * l} ${cy + Math.sin(angle) * l}`
    return fill(beam, `M${cx} ${cy}L${end(a - w)}L${end(a + w)}Z`, `opacity="${0.3 + r() * 0.7}"`)
  })
  return `<g opacity="${opacity}" ${SCREEN}>${beams.join('')}</g>`
}
