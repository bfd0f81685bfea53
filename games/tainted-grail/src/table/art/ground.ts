/** What lies under every table of the game: a moor at night. */
import { dim, line, paint, put, ridge, seeded, times, tone, box, glow } from '@emberhall/ink'
import { fog, menhir } from '@emberhall/ink/moor'
import type { Picture } from '@emberhall/ui'
import { LIGHT } from './parts.ts'

const [W, H] = [1440, 900]
/** It lies far behind everything: half as sharp will do. */
const FAR = 0.6
/** Stones that nobody lights any more. */
const LOST =
  '250 250 60 190 -3 50, 1180 240 74 240 4 55, 1120 640 90 300 3 45, 284 690 70 210 -5 40, 1300 520 110 380 2 40, 120 430 100 320 -2 35, 1000 150 44 120 -4 45'
export const MOOR: Picture = {
  name: 'grail moor',
  width: W * FAR,
  height: H * FAR,
  draw: () =>
    paint(() => {
      const chance = seeded(4)
      const hills =
        ridge(3, -4, 246, 58, 34, 18, '#2d3938') +
        fog({ w: 240, h: 420 }, 26, 60, 2, '#b4c1bc', 0.35) +
        ridge(9, -4, 246, 84, 30, 22, '#243030') +
        fog({ w: 240, h: 420 }, 60, 70, 5, '#b4c1bc', 0.28)
      const stones = LOST.split(', ').map((one) => {
        const [x = 0, y = 0, w = 0, h = 0, lean = 0, o = 0] = one.split(' ').map(Number)
        return dim(o / 100, put(x, y, menhir(w, h, { c: '#2f3b3a', lean, seed: x, spirals: 2 })))
      })
      const blades = times(900, () => {
        const [x, y] = [chance() * W, 150 + chance() * (H - 150)]
        return `M${x} ${y}q${(chance() - 0.5) * 6}-5 ${(chance() - 0.5) * 9} ${-5 - chance() * 8}`
      })
      const all =
        box(tone(90, '#26302f', [0.22, '#1d2727'], '#0d1213'), 0, 0, W, H) +
        dim(0.9, put(0, 0, hills, W / 240, 0, H / 420)) +
        stones.join('') +
        line('#4a5a4a', 1, blades, 'opacity=".5"') +
        glow(W / 2, H * 0.42, 620, '#7d8d88', 0.3, 380)
      return put(0, 0, all, FAR)
    }, LIGHT),
}
