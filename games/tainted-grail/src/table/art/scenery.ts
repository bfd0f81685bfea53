/** Where a gesture is made: air, what stands behind, ground. In a square of 200. */
import { dot, fill, glow, line, mix, put, times, tone } from '@emberhall/ink'
import { bareTree, hut, menhir, spruce } from '@emberhall/ink/moor'
import type { Kind } from '../../content/types.ts'
import { banner, reeds, stake } from './parts.ts'
import type { Scene } from './poses.ts'

interface Air {
  readonly base: string
  readonly light: string
  readonly kind: Kind
}
/** How the air of a place is tinted, and what stands in it. */
interface Place {
  readonly air: string
  readonly glow: string
  readonly back: (far: string, near: string) => string
}
const MOON = (c: string): string => dot(c, 150, 62, 22) + dot('#ffffff', 145, 57, 15, 15, 'opacity=".3"')
const PLACES: Readonly<Record<Scene, Place>> = {
  moor: {
    air: '#5b6d74',
    glow: '#dfe8e2',
    back: (far) => fill(far, 'M6 160L13 118 20 100 25 130 31 160ZM158 160L165 111 172 90 177 125 183 160Z'),
  },
  meadow: {
    air: '#7d8c5c',
    glow: '#fff0c0',
    back: (far) => put(166, 150, bareTree(0, 0, 96, far, 4)) + put(26, 152, bareTree(0, 0, 60, far, 9)),
  },
  wood: {
    air: '#4a5f4c',
    glow: '#cfe0b8',
    back: (far) => [14, 44, 152, 178, 196].map((x, i) => spruce(x, 168, 120 - (i % 3) * 24, far, i + 2)).join(''),
  },
  reeds: {
    air: '#5f7468',
    glow: '#dfe8d2',
    back: (far, near) =>
      fill('#7f9490', 'M-4 138H204V162H-4Z', 'opacity=".5"') +
      reeds(0, 60, 172, 14, 70, near) +
      reeds(140, 200, 172, 14, 84, far),
  },
  dawn: {
    air: '#a08a68',
    glow: '#ffdca0',
    back: (far) => dot('#ffe6b0', 34, 118, 24) + fill(far, 'M-4 140C40 118 70 134 110 122S180 128 204 116V180H-4Z'),
  },
  stones: {
    air: '#6a7472',
    glow: '#dfe8e2',
    back: () => put(22, 162, menhir(24, 86, { seed: 4 })) + put(172, 160, menhir(30, 104, { seed: 8, spirals: 2 })),
  },
  fire: {
    air: '#8d5a3c',
    glow: '#ffb46a',
    back: (far) =>
      glow(24, 150, 90, '#ff8a3c', 0.7) +
      times(4, (i) => stake([10, 36, 166, 190][i] ?? 0, 168, 60 + (i % 2) * 24, i * 6 - 9)) +
      fill(far, 'M-4 160H204V170H-4Z'),
  },
  rain: {
    air: '#53626e',
    glow: '#bfd4e0',
    back: (far) =>
      fill(far, 'M-4 132C40 112 80 130 120 116S190 122 204 112V180H-4Z') +
      line(
        '#dbe8ee',
        1.4,
        times(16, (i) => `M${8 + i * 13} ${20 + (i % 5) * 22}l-7 20`),
        'opacity=".55"',
      ),
  },
  hall: {
    air: '#6b5238',
    glow: '#ffcf96',
    back: (far, near) =>
      fill(near, 'M0 0H200V14H0ZM14 14H28V172H14ZM172 14H186V172H172Z') +
      fill(far, 'M60 60Q60 34 76 34T92 60V96H60ZM116 60Q116 34 132 34T148 60V96H116Z') +
      fill('#ffdca0', 'M64 60Q64 38 76 38T88 60V92H64Z', 'opacity=".4"'),
  },
  village: {
    air: '#7d7356',
    glow: '#ffdca0',
    back: (far) => put(30, 160, hut(74, far, '#ffb866')) + put(172, 158, hut(66, far, '#ffb866')),
  },
  dusk: {
    air: '#75556a',
    glow: '#ffb48a',
    back: (far) =>
      dot('#ffb48a', 40, 126, 20, 20, 'opacity=".8"') +
      fill(far, 'M-4 140L20 112 46 132 84 106 120 136 160 100 204 138V180H-4Z'),
  },
  ruins: {
    air: '#66706c',
    glow: '#e8ead8',
    back: (far) => fill(far, 'M4 170V84H18V96H30V80H42V170ZM150 170V66Q168 40 190 60V84H176V72Q168 64 162 76V170Z'),
  },
  night: {
    air: '#2c3a58',
    glow: '#c9d4f4',
    back: (far) =>
      MOON('#dfe8ff') +
      times(12, (i) => dot('#ffffff', 10 + i * 17, 18 + ((i * 37) % 70), 1)) +
      fill(far, 'M-4 144C40 126 90 140 130 128S190 132 204 124V180H-4Z'),
  },
  castle: {
    air: '#67788a',
    glow: '#ffe6b0',
    back: (far) =>
      fill(far, 'M120 170V60H128V50H136V60H144V50H152V60H160V40H168V30H176V40H184V30H192V40H200V170Z') +
      banner(172, 40, 36, '#8a3a30') +
      banner(24, 164, 90, '#8a3a30'),
  },
  wyrd: {
    air: '#5a4a8c',
    glow: '#c9bdf4',
    back: () =>
      glow(150, 70, 80, '#a88ff0', 0.7) +
      line(
        '#c9bdf4',
        3,
        'M-4 60C40 40 70 84 120 60S180 44 204 66M-4 86C50 70 80 106 130 84S190 74 204 90',
        'opacity=".4"',
      ) +
      put(24, 164, menhir(26, 92, { seed: 6, spirals: 3, burning: '#c9bdf4' })),
  },
}
export function sceneryOf(scene: Scene, { base, light, kind }: Air): string {
  const { air: own, glow: shine, back } = PLACES[scene]
  const air = mix(own, base, 0.22)
  const [far, near] = [mix(air, '#0b1112', 0.42), mix(air, '#070b0c', 0.78)]
  return [
    fill(tone(90, mix(air, '#0f1416', 0.3), mix(air, '#ffffff', 0.16), near), 'M0 0H200V200H0Z'),
    glow(30, 84, 120, kind === 'combat' ? mix(shine, light, 0.4) : shine, 0.5),
    fill(mix(air, '#10181a', 0.25), 'M-4 128C30 104 60 124 96 112S170 100 204 124V204H-4Z'),
    back(far, near),
    fill(near, 'M-4 174C40 166 150 170 204 162V204H-4Z'),
    fill(
      tone(90, [0, mix(air, '#ffffff', 0.4), 0], [0.5, mix(air, '#ffffff', 0.4), 0.32], [1, near, 0]),
      'M-4 140C50 128 120 152 204 134V186H-4Z',
    ),
  ].join('')
}
