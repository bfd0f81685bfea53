import { box, fill, glow, halo, line, put, seeded, spots, times } from '@emberhall/ink'
import { staff } from '@emberhall/ink/tools'
import { hero } from './actors.ts'
import type { Air } from './stage.ts'

/** What only pictures of a whole page need; they are 640 wide and 400 high. */
const [W, H] = [640, 400]

/** Air around a light, which is the brightest of the picture. */
export const sky = (air: Air, x: number, y: number): string =>
  box(halo(air, (x / W) * 100, (y / H) * 100, 88), 0, 0, W, H) + glow(x, y, 150, air[0], 0.9)
export const sun = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffd"/>`
export const clouds = (c: string): string =>
  spots('20 60 190, 260 44 230, 430 92 180, 110 108 150', (x, y, w) =>
    fill(
      c,
      `M${x} ${y}c${w * 0.12}-8 ${w * 0.2}-3 ${w * 0.3}-7s${w * 0.22}-5 ${w * 0.34} 0 ${w * 0.24} 1 ${w * 0.36} 7c${-w * 0.2} 5 ${-w * 0.7} 6 ${-w} 0Z`,
      'opacity=".55"',
    ),
  )
export const birds = (x: number, y: number): string =>
  times(4, (i) => line('#432', 1.6, `M${x + i * 20} ${y - (i % 2) * 9}q4-4 7 1 3-5 7-1`))
/** An old trunk that frames the picture. */
export function trunk(x: number, w: number): string {
  const chance = seeded(x + w)
  return (
    fill(
      '#111',
      `M${x}-10H${x + w * 0.7}C${x + w * 0.6} 130 ${x + w * 0.76} 260 ${x + w * 0.8} 320 ${x + w * 0.9} 360 ${x + w} 390 ${x + w * 1.2} 410H${x - w * 0.3}C${x} 380 ${x + 6} 200 ${x}-10Z`,
    ) +
    line(
      '#ec7',
      2.4,
      `M${x + w * 0.7}-10C${x + w * 0.6} 130 ${x + w * 0.76} 260 ${x + w * 0.8} 320 ${x + w * 0.9} 360 ${x + w} 390 ${x + w * 1.2} 410`,
      'opacity=".7"',
    ) +
    times(12, () =>
      line(
        '#000',
        2,
        `M${Math.round(x + chance() * w * 0.6)} ${Math.round(chance() * 330)}q${Math.round(4 + chance() * 5)} 20 ${Math.round(chance() * 6 - 3)} ${Math.round(34 + chance() * 30)}`,
        'opacity=".45"',
      ),
    ) +
    times(3, (i) =>
      fill(
        '#562',
        'M-16 0C-10-9 2-7 8-12 11-3 9 11 11 24 2 19-11 22-16 11Z',
        `transform="translate(${Math.round(x + w * 0.55)} ${70 + i * 120})" opacity=".6"`,
      ),
    )
  )
}
/** Everybody on the way, a little apart. */
export const heroes = (x: number, y: number, s: number): string =>
  hero('mercenary', 'stride', x + 96 * s, y - 34 * s, s * 0.9) +
  hero('shaman', 'stride', x - 64 * s, y - 22 * s, s * 0.92, { off: staff() }) +
  hero('lord', 'stride', x + 32 * s, y - 10 * s, s) +
  hero('rogue', 'stride', x - 20 * s, y + 4, s)
/** Parts from the farthest to the nearest, and a frame of shade. */
export const view = (...parts: string[]): string =>
  parts.join('') + put(0, 0, box(halo(['#00000000', '#00000000', '#0a0c06aa'], 46, 44, 76), 0, 0, W, H))
