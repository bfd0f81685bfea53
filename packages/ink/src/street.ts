/** Fronts of a western street under a high sun from the left. A front stands on 0 0 at its left corner. */
import { seeded } from './chance.ts'
import { mix } from './colours.ts'
import { glow, tone } from './light.ts'
import { box, dot, type Face, fill, line, put, times, word } from './shapes.ts'

export type Roof = 'gable' | 'stepped' | 'arched' | 'flat'
export interface Front {
  readonly w: number
  readonly h: number
  readonly c: string
  readonly roof: Roof
  readonly sign?: string
  readonly face?: Face
  readonly windows?: number
  /** Somebody is in. */
  readonly lit?: boolean
  readonly porch?: string
  readonly seed?: number
}
/** Boards one above the other, no two weathered alike. */
export function clapboard(w: number, h: number, c: string, seed: number): string {
  const chance = seeded(seed)
  const n = Math.round(h / 9)
  return (
    box(mix(c, '#1a0c06', 0.5), 0, -h, w, h) +
    times(n, (i) =>
      box(mix(c, chance() > 0.5 ? '#fff3d0' : '#3a2010', 0.05 + chance() * 0.14), 0, -h + (i * h) / n, w, h / n - 0.9),
    )
  )
}
const pane = (x: number, y: number, w: number, h: number, lit: boolean): string =>
  box('#4a2c18', x - 3, y - 3, w + 6, h + 6) +
  box(lit ? tone(90, '#ffe9b0', '#e09a3c') : tone(60, '#6a8a94', '#2c3c44', '#182228'), x, y, w, h) +
  (lit
    ? glow(x + w / 2, y + h / 2, w, '#ffd58a', 0.6)
    : fill(
        '#fff',
        `M${x + 2} ${y + h * 0.5}L${x + w * 0.5} ${y + 2}H${x + w * 0.7}L${x + 2} ${y + h * 0.75}Z`,
        'opacity=".25"',
      )) +
  line('#4a2c18', 2, `M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`) +
  box('#b08a58', x - 5, y + h + 3, w + 10, 3)
const shade = (x: number, y: number, w: number, h: number): string =>
  fill('#2a1408', `M${x} ${y}H${x + w}L${x + w + 5} ${y + h}H${x + 5}Z`, 'opacity=".36"')

const ROOFS: Readonly<Record<Roof, (w: number, c: string) => string>> = {
  gable: (w, c) =>
    fill(mix(c, '#2a1408', 0.45), `M-8 2L${w / 2}-62 ${w + 8} 2Z`) +
    fill(mix(c, '#ffe9bc', 0.35), `M-8 2L${w / 2}-62 ${w / 2 + 4}-62 6 2Z`),
  stepped: (w, c) => {
    const d = `M-7 2V-22H${w * 0.16}V-40H${w * 0.84}V-22H${w + 7}V2`
    return fill(mix(c, '#2a1408', 0.3), `${d}Z`) + line(mix(c, '#fff0c8', 0.55), 4, d)
  },
  arched: (w, c) => {
    const d = `M-7 2V-16Q${w / 2}-58 ${w + 7}-16V2`
    return fill(mix(c, '#2a0a08', 0.45), `${d}Z`) + line(mix(c, '#ffd0a0', 0.4), 4, d)
  },
  flat: (w, c) => box(mix(c, '#2a1408', 0.4), -7, -14, w + 14, 16) + box(mix(c, '#fff0c8', 0.5), -7, -14, w + 14, 4),
}
const awning = (w: number, c: string): string =>
  fill(tone(90, mix(c, '#ffe9bc', 0.45), c), `M-6-86H${w + 6}L${w + 12}-70H-12Z`) +
  box(mix(c, '#000', 0.45), -12, -70, w + 24, 4) +
  shade(-2, -66, w, 30) +
  [-8, w * 0.5 - 3, w + 2]
    .map((x) => box(mix(c, '#000', 0.3), x, -66, 6, 66) + box(mix(c, '#ffe9bc', 0.45), x, -66, 2, 66))
    .join('')

const board = (w: number, y: number, text: string, face: Face | undefined): string => {
  const size = Math.min(20, (w * 1.35) / text.length)
  const x = w / 2
  const half = Math.min(w / 2 - 4, text.length * size * 0.36 + 10)
  return (
    box('#000', x - half + 3, y + 4, half * 2, size + 12, 0, 'opacity=".3"') +
    box('#2a160c', x - half, y, half * 2, size + 12, 0, 'stroke="#f6e2b4" stroke-width="1.5"') +
    word(text, x, y + size + 2, size, '#f6e2b4', face)
  )
}
/** A wooden house with more front than house behind it. */
export function falseFront({ w, h, c, roof, sign, face, windows = 2, lit = false, porch, seed = 3 }: Front): string {
  const above = porch === undefined ? h * 0.52 : Math.max(h * 0.5, 104)
  return (
    (lit ? glow(w / 2, -h * 0.4, w * 0.8, '#ffe2a0', 0.5) : '') +
    clapboard(w, h, c, seed) +
    put(0, -h, ROOFS[roof](w, c)) +
    shade(0, -h, w, 12) +
    times(windows, (i) => pane((w * (i + 0.5)) / windows - 11, -above - 36, 22, 32, lit)) +
    box('#2a160c', w / 2 - 17, -67, 34, 67) +
    box('#6b3a20', w / 2 - 14, -64, 28, 64) +
    box(lit ? '#ffd58a' : '#1e2a2c', w / 2 - 10, -59, 20, 24) +
    dot('#e8c878', w / 2 + 10, -30, 1.8) +
    (porch === undefined ? '' : awning(w, porch)) +
    (sign === undefined ? '' : board(w, -h + 12, sign, face))
  )
}
/** Table hills and a low haze behind a street. */
export const mesas = (w: number, y: number, c = '#dcb078'): string =>
  put(
    0,
    y,
    fill(
      c,
      'M0 0L60-8 80-60 170-64 190-20 300-8 330-42 420-48 436-10 560-4 590-74 640-80 720-76 742-10 860-4 880-38 1010-42 1030-8 1440-14V80H0Z',
    ) +
      fill(
        mix(c, '#8a4a24', 0.35),
        'M80-60L170-64 176-48 150-30 100-34ZM590-74L640-80 720-76 728-54 690-30 620-38ZM330-42L420-48 414-30 350-26Z',
        'opacity=".7"',
      ),
    w / 1440,
    0,
    1,
  )
export const boardwalk = (w: number): string =>
  box('#b08450', 0, 0, w, 12) +
  line(
    '#5a3a1c',
    1,
    times(Math.round(w / 16), (i) => `M${i * 16} 0v12`),
    'opacity=".6"',
  ) +
  box('#5a3a1c', 0, 12, w, 4)
