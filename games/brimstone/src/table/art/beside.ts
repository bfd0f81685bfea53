/** What grows and lies in the rock beside the tiles; and the gulf beyond a gate, with what floats in it. */
import { cluster, dot, fill, glow, group, line, motes, paint, put, times, tone } from '@emberhall/ink'
import type { Picture } from '@emberhall/ui'
import { drawProp, GLASS, ROSE, STONE } from './mine/props.ts'

const grown = (seed: number, n: number, size: number, facets: typeof STONE | typeof GLASS | typeof ROSE): string =>
  glow(0, -22, 66, facets[0], 0.5) +
  cluster(seed + 2, 0, 0, n, size, facets) +
  cluster(seed + 9, 26, 4, 3, size * 0.6, facets)
const BESIDE = {
  crystals: (seed: number) => grown(seed, 7, 1.1, STONE),
  glass: (seed: number) => grown(seed, 8, 1.5, GLASS),
  shards: (seed: number) => grown(seed, 6, 1, GLASS),
  rose: (seed: number) => grown(seed, 7, 1.3, ROSE),
  stones: (seed: number) => drawProp('stones') + put(30, 4, drawProp('rubble', seed), 0.7),
  crates: () => put(-16, 0, drawProp('crate')) + put(24, 2, drawProp('barrel')),
  cart: () => drawProp('cart'),
  bones: () => put(-8, 0, drawProp('skull')) + line('#a89878', 3, 'M14 2L30-3M18-4L28 5'),
  rubble: () => drawProp('rubble') + put(26, 3, drawProp('waste'), 0.7),
} as const
export type Beside = keyof typeof BESIDE
export const KINDS_BESIDE = Object.keys(BESIDE) as Beside[]
const [WIDE, HIGH, FOOT] = [150, 130, 112] as const
/** Its foot in the middle, a little over the lower edge. */
export const besidePicture = (kind: Beside, seed: number): Picture => ({
  name: `brimstone beside ${kind} ${seed}`,
  width: WIDE,
  height: HIGH,
  draw: () => paint(() => put(WIDE / 2, FOOT, BESIDE[kind](seed))),
})
export const BESIDE_FOOT = { x: WIDE / 2, y: FOOT } as const

const EDGE = 'M20 40L190 18 410 50 470 140 430 220 462 362 410 492 70 512 10 370 60 222Z'
const floe = (x: number, y: number, w: number, h: number, turn: number): string =>
  group(x, y, 1, turn, [
    fill(
      '#6f9cb8',
      `M${-w} 0L${-w * 0.4} ${-h * 0.6} ${w * 0.3} ${-h * 0.7} ${w} ${-h * 0.1} ${w * 0.5} ${h * 0.3} ${-w * 0.5} ${h * 0.3}Z`,
    ),
    fill(
      '#dff4ff',
      `M${-w} 0L${-w * 0.4} ${-h * 0.6} ${w * 0.3} ${-h * 0.7} ${-w * 0.2} ${h * 0.05}Z`,
      'opacity=".85"',
    ),
    fill('#24385c', `M${-w * 0.5} ${h * 0.3}L${w * 0.5} ${h * 0.3} ${w * 0.1} ${h * 1.6} ${-w * 0.15} ${h * 1.1}Z`),
  ])
/** A hole in the ground of the Barrens, full of sky. */
export const GULF: Picture = {
  name: 'brimstone gulf',
  width: 480,
  height: 530,
  draw: () =>
    paint(() =>
      [
        fill(tone(60, '#2a1050', '#07041a', '#3a1a5a'), EDGE),
        motes(12, 40, 40, 400, 450, 90, '#e8dcff', 1.5),
        glow(240, 300, 190, '#8a3ad0', 0.5, 160),
        glow(330, 120, 130, '#3f9ac0', 0.45, 80),
        glow(110, 150, 110, '#d05ab0', 0.4, 80),
        line('#a8c8f0', 3, 'M20 40L190 18 410 50 470 140 430 220 462 362 410 492', 'opacity=".8"'),
        line('#4a5a8c', 3, 'M410 492L70 512 10 370 60 222 20 40'),
        floe(110, 176, 46, 20, -8),
        floe(250, 104, 60, 22, 6),
        floe(360, 190, 40, 16, -14),
        floe(90, 420, 50, 20, 10),
        floe(340, 350, 36, 14, 0),
        times(5, (i) => dot('#fff', 70 + i * 80, 60 + ((i * 97) % 400), 1.6)),
      ].join(''),
    ),
}
