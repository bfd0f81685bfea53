/** Torn paper and sawn planks. Each lies on a border of air for its shadow, and is stretched between its corners. */
import { box, cut, fill, line, paint, put, tone } from '@emberhall/ink'
import { bulletHole, nail, paper, planks, tornEdge } from '@emberhall/ink/materials'
import type { Picture } from '@emberhall/ui'

/** How far a shadow falls beyond its sheet. */
const AIR = 7
const RUST = '#8a6a44'
const PRINT = '#2a160c'
const PAPER = '#e8d7b0'
const PLANK = '#3b2517'

interface Stuff {
  readonly name: string
  /** The colour that what is written there stands on. */
  readonly tone: string
  readonly w: number
  readonly h: number
  readonly draw: (w: number, h: number) => string
}
const shadow = (d: string): string =>
  [5, 3.5, 2].map((by) => put(by * 0.4, by, fill('#000', d, 'opacity=".26"'))).join('')
const picture = ({ name, w, h, draw }: Stuff): Picture => ({
  name: `brimstone ${name}`,
  width: w + 2 * AIR,
  height: h + 2 * AIR,
  draw: () => paint(() => put(AIR, AIR, draw(w, h))),
})
const sheet = (w: number, h: number, depth: number, seed: number, more: string): string => {
  const d = tornEdge(w, h, depth, seed, 11)
  return shadow(d) + paper(w, h, d, seed, PAPER) + more
}
/** A printed double rule. */
const rule = (w: number, h: number, by: number): string =>
  line(PRINT, 2, `M${by} ${by}H${w - by}V${h - by}H${by}Z`) +
  line(PRINT, 0.8, `M${by + 3.5} ${by + 3.5}H${w - by - 3.5}V${h - by - 3.5}H${by + 3.5}Z`)
/** An iron band around a corner, with its rivets. */
const iron = (x: number, y: number, sx: number, sy: number): string =>
  put(
    x,
    y,
    fill(tone(60, '#6a5c4c', '#2c241c', '#16110c'), 'M0 0H24L21 7H9V20L0 24Z') +
      line('#a08c70', 0.9, 'M.6 23V.6H23', 'opacity=".8"'),
    sx,
    0,
    sy,
  ) +
  nail(x + 4.6 * sx, y + 4.6 * sy, 2) +
  nail(x + 16 * sx, y + 3.6 * sy, 1.6) +
  nail(x + 4 * sx, y + 15.5 * sy, 1.6)
const boards = (w: number, h: number, seed: number, breadth: number, edge: string, more: string): string => {
  const d = tornEdge(w, h, 2.6, seed, 20)
  return (
    shadow(d) +
    cut(
      d,
      planks(w, h, PLANK, seed, breadth),
      box(tone(90, [0, '#0b0604', 0], [0.7, '#0b0604', 0.06], [1, '#0b0604', 0.4]), 0, 0, w, h),
    ) +
    line(edge, 1.4, d) +
    line('#c08a50', 1, `M4 1.6H${w - 4}`, 'opacity=".5"') +
    more
  )
}
const corners = (w: number, h: number, part: (x: number, y: number, sx: number, sy: number) => string): string =>
  part(0, 0, 1, 1) + part(w, 0, -1, 1) + part(0, h, 1, -1) + part(w, h, -1, -1)
const nails = (w: number, h: number, by = 9, r = 2.6): string =>
  corners(w, h, (x, y, sx, sy) => nail(x + by * sx, y + by * sy, r))
const bands = (w: number, h: number): string => corners(w, h, iron)

const STUFFS: readonly Stuff[] = [
  {
    name: 'handbill',
    tone: PAPER,
    w: 232,
    h: 340,
    draw: (w, h) =>
      sheet(w, h, 6, 17, rule(w, h, 9) + nail(16, 13, 4) + nail(w - 16, 13, 4) + bulletHole(w - 15, h - 20, 4)),
  },
  {
    name: 'note',
    tone: PAPER,
    w: 900,
    h: 110,
    draw: (w, h) =>
      sheet(
        w,
        h,
        6,
        55,
        nail(13, 13, 4) + nail(w - 14, 14, 4) + bulletHole(w - 16, h - 17, 4) + bulletHole(21, h - 13, 2.6),
      ),
  },
  { name: 'slip', tone: PAPER, w: 208, h: 76, draw: (w, h) => sheet(w, h, 4, 42, nail(8, 8, 3) + nail(w - 8, 8, 3)) },
  { name: 'beam', tone: PLANK, w: 960, h: 86, draw: (w, h) => boards(w, h, 3, 43, '#6b4527', nails(w, h)) },
  { name: 'wall', tone: PLANK, w: 232, h: 320, draw: (w, h) => boards(w, h, 31, 54, '#6b4527', nails(w, h)) },
  { name: 'lath', tone: PLANK, w: 208, h: 58, draw: (w, h) => boards(w, h, 22, 58, RUST, '') },
  { name: 'counter', tone: PLANK, w: 1174, h: 194, draw: (w, h) => boards(w, h, 8, 49, '#c9964a', bands(w, h)) },
]
export const stuffs = STUFFS.map((stuff) => ({ name: stuff.name, tone: stuff.tone, picture: picture(stuff) }))
