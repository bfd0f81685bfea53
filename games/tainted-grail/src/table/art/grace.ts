/** The Grace: a hand that has worked all its life turns the page back. */
import { body, cel, dot, fill, glow, line, paint, put, seeded, times } from '@emberhall/ink'
import type { Picture } from '@emberhall/ui'
import { LIGHT } from './parts.ts'

const SIZE = { w: 160, h: 120 }
const INK = '#4a3a22'
/** Lines of writing, none as long as the last. */
function writing(): string {
  const chance = seeded(36)
  return times(11, (i) => line(INK, 1.1, `M22 ${26 + i * 7.2}h${44 + chance() * 38}`, 'opacity=".5"'))
}
const page = (): string =>
  fill('#1a1510', 'M0 0H160V120H0Z') +
  glow(60, 40, 96, '#ffce86', 0.7, 70) +
  fill('#8f8262', 'M10 12C50 6 96 8 142 16V116H12Z') +
  fill('#e9dfc4', 'M12 10C50 5 92 7 126 14C134 40 130 76 118 112H14Z') +
  writing() +
  dot('#a98c50', 96, 84, 9, 7, 'opacity=".35"') +
  // The leaf that is going over, with what stands on the other side of it.
  body(cel('#f4ecd6'), 'M126 14C110 36 100 66 104 108C112 96 128 88 146 84C148 58 142 34 126 14Z', 1.2) +
  line(
    INK,
    0.9,
    'M116 44C122 42 128 42 134 43M112 56C120 53 130 53 138 54M109 69C118 65 130 64 141 65',
    'opacity=".35"',
  )
/** Big, cracked, with earth under the nails. */
const hand = (): string =>
  body(
    cel('#9a6f4c'),
    'M168 56C152 58 138 66 128 78C120 80 112 84 107 90C105 95 109 98 114 96L126 92C124 102 128 112 138 124H170Z',
    1.6,
  ) +
  line('#5a3a24', 1.3, 'M128 78C134 84 134 90 126 92M142 74C140 82 142 90 148 96M152 68C152 78 156 86 162 90') +
  line('#6d482e', 0.8, 'M132 96l7 5M138 90l5 6M146 104l6 3M150 82l5 5M136 108l8 2', 'opacity=".8"') +
  body(cel('#c9a887'), 'M107 91C108 87 112 85 115 86L114 93C111 95 107 95 107 91Z', 0.9) +
  line('#241a10', 1.5, 'M107.4 91C108 87.6 111 85.6 114 86')

export const gracePicture = (scale: 1 | 4 = 1): Picture => ({
  name: `grail grace ${scale}`,
  width: SIZE.w * scale,
  height: SIZE.h * scale,
  draw: () => paint(() => put(0, 0, page() + hand(), scale), LIGHT),
})
