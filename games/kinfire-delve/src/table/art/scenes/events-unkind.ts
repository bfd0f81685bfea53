import { cluster, crystal, curtain, dim, dot, fill, flare, group, line, mix, put, times, tone } from '@emberhall/ink'
import { person } from '../parts/figures.ts'
import { footlights, scene, spot, stageCurtains } from '../parts/frame.ts'
import { facets, ripples } from '../parts/grotto.ts'
import { gilt } from '../parts/props.ts'
import { mirror } from '../parts/theatre.ts'
import { body, PRISM, STAGE as W } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

/** Vainglory's own face on a coin, h units across, seen from `side` (1 is full face). */
const coin = (r: number, side: number) =>
  put(
    0,
    0,
    dot('#5a3414', 5, 2, r) +
      dot(gilt(60), 0, 0, r) +
      dot('#c4924a', 0, 0, r * 0.84) +
      `<circle r="${r * 0.84}" fill="none" stroke="#7a4a1c" stroke-width="2"/>` +
      group(0, -2, r / 64, [
        fill(
          '#ffe6a8',
          'M-30 -36C-16 -46 16 -46 30 -36C34 -8 26 30 0 46C-26 30 -34 -8 -30 -36Z',
          'stroke="#7a4a1c" stroke-width="2"',
        ),
        fill(
          '#7a4a1c',
          'M-22 -14q9 -9 16 0q-8 5 -16 0zM22 -14q-9 -9 -16 0q8 5 16 0zM-16 16q16 12 32 0q-4 18 -16 18q-12 0 -16 -18zM-3 -8L0 8H5Z',
        ),
      ]) +
      times(24, (i) => fill('#7a4a1c', `M-1 ${-r * 0.95}h2v${r * 0.08}h-2z`, `transform="rotate(${i * 15})"`)),
    side,
    0,
    1,
  )

/** Someone flat and painted, in good clothes, at a box of the theatre. */
const guest = (c: string, hat: string, face: string, mouth: string) =>
  fill(c, 'M-22 40C-20 14 -12 8 0 6C12 8 20 14 22 40Z') +
  fill('#ffffff', 'M-6 8L0 22L6 8Z') +
  dot(face, 0, -6, 11, 13) +
  fill(mix(c, '#000000', 0.4), hat) +
  dot('#2a0a1c', -4, -7, 1.6, 2.4) +
  dot('#2a0a1c', 4, -7, 1.6, 2.4) +
  line('#a8283a', 1.8, mouth)

export const unkindEvents: Scenes = {
  'the-wishing-coin': () =>
    scene(W, { light: [160, 74, 150], seed: 6, beams: 22, ground: 240 }, [
      dot('#2a0c30', 160, 186, 104, 24),
      dot('#0c030c', 160, 183, 90, 17),
      ripples(160, 184, 3, '#f08ac8', 22),
      times(13, (i) =>
        group(160 + Math.cos(i * 0.242 + 0.12) * 104, 186 + Math.sin(i * 0.242 + 0.12) * 24, [
          fill(i % 2 ? '#7a3468' : '#94467c', 'M-14 -6H14L12 18H-12Z'),
          line('#ffd8f0', 1.4, 'M-14 -6H14'),
        ]),
      ),
      dim(0.3, put(100, 64, coin(36, 0.3), 1, -28), put(222, 66, coin(36, 0.5), 1, 30)),
      put(160, 84, coin(58, 0.9), 1, -8),
      line(
        '#fff6dc',
        2,
        'M94 112q-10 -30 6 -60M226 112q10 -30 -6 -60M86 100q-6 -20 0 -36M234 100q6 -20 0 -36',
        'opacity=".7"',
      ),
      line('#ffffff', 2.4, 'M112 44l-8 -8M108 58l-12 -2M208 44l8 -8'),
    ]),
  'crystal-rain': () =>
    scene(W, { light: [160, 10, 170], seed: 9, beams: 18, ground: 196, front: 'none' }, [
      times(17, (i) =>
        group(
          10 + i * 19,
          [40, 110, 70, 150, 30, 96, 60, 40, 24, 44, 64, 104, 36, 140, 76, 120, 50][i]!,
          1,
          180 + ((i % 5) - 2) * 4,
          [
            line('#ffe0f6', 1.2, 'M0 12V60', 'opacity=".5"'),
            crystal(28 + (i % 4) * 8, 11 + (i % 3) * 2, [
              mix(PRISM.base, '#ffffff', 0.6),
              ['#8a3aa0', '#3a5ab8', '#2a8a90'][i % 3]!,
              '#ffffff',
            ]),
          ],
        ),
      ),
      person(
        158,
        202,
        104,
        'reach',
        body(W, 0.2, 1.6),
        'coat',
        fill('currentColor', 'M-48 -96C-24 -118 26 -122 56 -98L40 -94C20 -102 -14 -102 -36 -90Z'),
      ),
      line('#ffd8f0', 2.2, 'M108 101C134 78 188 74 216 99'),
      cluster(4, 60, 208, 5, 0.9, facets(PRISM), -20),
      cluster(6, 262, 208, 5, 0.9, facets(PRISM), 20),
      times(5, (i) => line('#ffffff', 1.8, `M${120 + i * 20} ${84 - (i % 2) * 5}l${(i - 2) * 4} -10`)),
    ]),
  'the-painted-audience': () => {
    const row = (y: number, s: number, o: number) =>
      dim(
        o,
        times(5, (i) =>
          group(160 + (i - 2) * 62 * s, y, s, [
            guest(
              ['#a83a5a', '#3a5a98', '#6a8a3a', '#8a4a98', '#b8763a'][(i + (y % 3)) % 5]!,
              [
                'M-12 -12L-9 -34H9L12 -12Z',
                'M-13 -10C-14 -30 14 -30 13 -10Z',
                'M-16 -12C-8 -16 -7 -24 0 -24C7 -24 8 -16 16 -12Z',
              ][i % 3]!,
              ['#f6dcc4', '#d8a888', '#f0e0d0'][(i + 1) % 3]!,
              i % 2 ? 'M-4 1q4 -3 8 0' : 'M-5 0q5 5 10 0',
            ),
          ]),
        ),
      )
    return scene(W, { back: 'open', front: 'none', light: [160, 190, 130], beams: 0 }, [
      fill(tone(90, '#4a1440', '#2a0a2a'), 'M-5 -5H325V225H-5Z'),
      ...[52, 132].flatMap((y, k) => [
        times(3, (i) =>
          fill('#12040f', `M${20 + i * 100} ${y + 30}V${y - 20}A40 30 0 0 1 ${100 + i * 100} ${y - 20}V${y + 30}Z`),
        ),
        row(y, 0.8 + k * 0.06, 0.95),
        fill(gilt(90), `M-5 ${y + 26}H325V${y + 40}H-5Z`),
        line(
          '#7a2468',
          3,
          times(16, (i) => `M${i * 22 - 8} ${y + 34}q11 8 22 0`),
        ),
      ]),
      curtain(-10, 330, -10, 12, 11, '#a8307a', { swag: 12 }),
      fill(tone(90, '#e8a070', '#3a1420'), 'M-5 190Q160 176 325 190V225H-5Z'),
      spot(160, 202, W, 50),
      person(160, 208, 62, 'guard', { ...body(W), rim: '#ffe4c0' }, 'cape'),
      footlights(224),
    ])
  },
  'the-unkind-mirror': () =>
    scene(W, { back: 'stage', front: 'none', light: [160, 90, 140], beams: 12 }, [
      group(160, 96, [
        mirror(
          52,
          72,
          tone(70, '#b8d0d8', '#5a4a8a', '#1a0a2c'),
          flare(0, -6, 60, '#d8c8f0', 0.7) +
            fill('#1a0c24', 'M-40 80C-38 40 -20 34 0 32C20 34 38 40 40 80Z') +
            fill(
              tone(0, '#e0d4c8', '#8a7a88', '#3a2a44'),
              'M0 -42C24 -42 32 -22 29 0C28 10 22 14 20 22L18 34Q0 44 -18 34L-20 22C-22 14 -28 10 -29 0C-32 -22 -24 -42 0 -42Z',
            ) +
            fill(
              '#160a20',
              'M-22 -8C-20 -18 -8 -18 -6 -8C-8 2 -20 2 -22 -8ZM22 -8C20 -18 8 -18 6 -8C8 2 20 2 22 -8ZM-4 10L0 0L4 10Z',
            ) +
            dot('#ff8ac8', -14, -8, 2.6) +
            dot('#ff8ac8', 14, -8, 2.6) +
            line('#160a20', 2, 'M-14 24H14M-9 20v9M-3 20v9M3 20v9M9 20v9') +
            line(
              '#e8e0f4',
              3,
              'M-26 -30C-36 -10 -34 20 -40 44M26 -30C36 -10 34 20 40 44M-10 -42C-22 -38 -28 -30 -30 -14',
              'opacity=".75"',
            ) +
            line('#ffffff', 1.4, 'M20 -70L6 -34L26 -10L12 20L34 50M6 -34L-30 -50M26 -10L50 -16', 'opacity=".85"'),
        ),
      ]),
      stageCurtains(W),
      person(92, 224, 96, 'guard', body(W), 'cape'),
      footlights(222),
    ]),
}
