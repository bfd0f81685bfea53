/** Glyphs of a catalogue as parts of a picture; each is drawn in a square of 512. */
import { mix } from './colours.ts'
import { tone } from './light.ts'
import { box, cut, fill, put } from './shapes.ts'

/** Where the outlines of a glyph come from, by its name. */
export type Glyphs = (name: string) => readonly string[]

const SIDE = 512

export const glyph = (outlinesOf: Glyphs, name: string, x: number, y: number, size: number, c: string): string =>
  put(
    x,
    y,
    outlinesOf(name)
      .map((d) => fill(c, d))
      .join(''),
    size / SIDE,
  )

/** A glyph as a lit body: it keeps a bright rim on the side of the light. */
export function litGlyph(
  outlinesOf: Glyphs,
  name: string,
  x: number,
  y: number,
  size: number,
  { dark, mid, rim }: { readonly dark: string; readonly mid: string; readonly rim: string },
  dx: number,
  dy: number,
): string {
  const shade = tone(Math.atan2(dy > 0 ? 1 : -1, dx > 0 ? 1 : -1) * (180 / Math.PI), [0, mid], [0.7, dark])
  const outlines = outlinesOf(name)
  const layers = outlines.map(
    (d) => put(dx, dy, fill(mix(rim, mid, 0.55), d)) + put(dx * 2.1, dy * 2.1, fill(shade, d)),
  )
  return put(x, y, cut(outlines.join(''), box(rim, 0, 0, SIDE, SIDE), ...layers), size / SIDE)
}
