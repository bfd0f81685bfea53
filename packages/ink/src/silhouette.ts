/** Bodies as a whole: turned round, reduced to their outline, lit along an edge. */
import { drawnWith, pen } from './pen.ts'
import { put } from './shapes.ts'

/** Draws something that looks the other way; the light stays where it is. */
export const turned = (draw: () => string): string =>
  `<g transform="scale(-1 1)">${drawnWith({ isMirrored: !pen.isMirrored }, draw)}</g>`

/** The bare outline of something, in one colour. */
export function silhouette(colour: string, draw: () => string, grow = 0): string {
  const text = drawnWith({ only: { colour, grow } }, draw)
  return grow > 0 ? `<g stroke="${colour}" stroke-width="${grow}" stroke-linejoin="round">${text}</g>` : text
}
/** With a rim of light towards the sun. */
export const rimmed = (draw: () => string, colour = '#fea', by = 1.6): string =>
  put(pen.isMirrored ? by : -by, -by * 0.6, silhouette(colour, draw)) + draw()
export const outlined = (draw: () => string, colour = pen.light.edge, grow = 4): string =>
  silhouette(colour, draw, grow) + draw()

/** The way light sits on a body: a rim towards the light, then mid tone, then dark. */
export interface Skin {
  readonly rim: string
  readonly mid: string
  readonly dark: string
  /** Away from the light. */
  readonly dx?: number
  readonly dy?: number
}
/** A body of strokes and fills in currentColor, in three layers away from the light. */
export function layered(part: string, { rim, mid, dark, dx = 1.4, dy = 0.6 }: Skin): string {
  const at = (k: number, c: string): string => `<g color="${c}" transform="translate(${dx * k} ${dy * k})">${part}</g>`
  return at(0, rim) + at(1, mid) + at(2, dark)
}
