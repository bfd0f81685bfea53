import { at } from '@emberhall/kernel'
import { box, cut, dim, dot, fill, flare, group, line, mix, put, seeded, spots, times, tone } from '@emberhall/ink'
import { bird } from '../parts/beasts.ts'
import { BUN, figure, held, person, PLUME, RAPIER, seeker, wear } from '../parts/figures.ts'
import { scene, spot } from '../parts/frame.ts'
import { fangs, motes } from '../parts/grotto.ts'
import { rings } from '../parts/maze.ts'
import { gear, gilt, lantern, rose, steel } from '../parts/props.ts'
import { mask, type Mood } from '../parts/theatre.ts'
import { body, GOLD, GREEN as W } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

const fencer = (x: number, turn: number, k: number) =>
  person(
    x,
    196,
    138 * k,
    'hold',
    { rim: '#e4ffb8', mid: '#8fc46a', dark: '#4a8a4c', dx: turn * 1.4, dy: 0.8 },
    'coat',
    wear('hold', PLUME) + held('hold', RAPIER, -8),
    turn,
  ) +
  put(
    x,
    196,
    times(16, (i) =>
      dot(
        at(['#8fc45a', '#5a9a48', '#b8e078'], i % 3),
        ((i * 37) % 34) - 18,
        -20 - ((i * 23) % 96),
        4 + (i % 3) * 2,
        3,
      ),
    ) + line('#7fbf5a', 2, 'M-14 -100q-10 30 4 50q8 20 -6 44M8 -96q14 26 2 60'),
    turn * k,
    0,
    k,
  )

export const wellGreen: Scenes = {
  'the-maze': () =>
    scene(W, { back: 'open', front: 'none', light: [160, 60, 150], beams: 0, dust: 34 }, [
      fangs(11, 14, 60, W.night),
      dot(tone(90, '#0c2b25', '#081a15'), 160, 112, 270, 128),
      flare(150, 174, 110, '#c98a3a', 0.7, 56),
      rings(146, 176),
    ]),
  'the-faded-way': () =>
    scene(W, { light: [196, 66, 120], ground: 240, seed: 14, beams: 12 }, [
      fill(
        tone(90, mix(W.far, W.light, 0.35), W.deep, W.night),
        'M-5 120C60 96 120 88 190 84C250 82 300 90 325 96V225H-5Z',
      ),
      times(13, (i) => {
        const t = i / 13
        const x = 196 - t * 92 + Math.sin(t * 7) * 34 * t
        const k = 0.16 + t * t * 1.3
        return group(x, 84 + t * t * 116, (k * 100) / 100, [
          dim(1 - t * 0.72, fill(mix('#fff6c8', '#3f7a5a', t), 'M-40 -5L-6 -8L-8 6L-44 8Z M0 -8L38 -6L44 7L-2 6Z')),
        ])
      }),
      fill('#c8f5da', 'M-5 186C60 170 130 196 200 180C250 170 290 186 325 176V225H-5Z', 'opacity=".16"'),
      fill(W.ink, 'M236 -5C250 40 232 80 252 104H300C290 70 306 30 300 -5Z'),
      fill(W.ink, 'M20 -5C30 40 10 90 22 130H58C50 90 62 40 56 -5Z'),
      line(W.light, 1.6, 'M238 -5C250 40 234 80 252 104M56 -5C62 40 50 90 58 130', 'opacity=".5"'),
      seeker(150, 202, 74, body(W)),
    ]),
  'vainglorys-symphony': () =>
    scene(W, { back: 'stage', front: 'lamps', light: [160, 70, 130], seed: 4 }, [
      times(11, (i) =>
        group(70 + i * 18, 150, [
          fill(tone(0, '#e8f5c0', '#6fae6a', '#14402f'), `M-7 0V${-70 - Math.abs(5 - i) * 10}l7 -8l7 8V0Z`),
          fill('#0a1f18', 'M-4 -22h8l-4 -9z'),
        ]),
      ),
      line(
        '#fff6c8',
        1.4,
        times(5, (i) => `M40 ${62 + i * 9}C110 ${20 + i * 9} 200 ${110 + i * 9} 284 ${52 + i * 9}`),
        'opacity=".75"',
      ),
      times(6, (i) =>
        group(70 + i * 34, 62 + at([0, 4, 26, 34, 26, 4], i), [
          dot('#ffffff', 0, 0, 6, 4.6, 'transform="rotate(-20)"'),
          line('#ffffff', 2, 'M5.6 -1V-24q8 4 8 12'),
        ]),
      ),
      spot(160, 192, W, 52),
      person(160, 196, 112, 'reach', body(W), 'coat', held('reach', line('#fff6dc', 1.8, 'M0 0L10 -24'))),
      put(164, 96, mask('grin', '#fffdf0', '#6fae8a', '#145338'), 0.17),
    ]),
  'moss-fencers': () =>
    scene(W, { light: [160, 50, 150], seed: 17, ground: 192, beams: 14 }, [
      fencer(92, 1, 1),
      fencer(228, -1, 1),
      line('#4f8a4a', 3, 'M-5 206C40 190 100 204 160 198C220 192 280 206 325 194'),
      times(20, (i) => fill('#5a9a48', `M${i * 17 - 4} 214q4 -18 9 -2z`)),
    ]),
  'clockwork-aviary': () =>
    scene(W, { light: [160, 90, 140], seed: 5, beams: 10, ground: 200 }, [
      put(54, 60, gear(34, 12, '#3a5a3a')),
      put(272, 48, gear(26, 10, '#3a5a3a')),
      flare(160, 100, 90, '#c8f5a0', 0.6),
      line(GOLD, 4, 'M160 -6V14'),
      dot(gilt(), 160, 18, 10),
      dim(0.8, line('#8a6a30', 2, 'M84 176V96C84 40 236 40 236 96V176M122 176V60M198 176V60')),
      line('#caa055', 3.4, 'M96 132H224M104 90H216'),
      put(128, 112, bird(tone(60, '#ffe6a0', '#a8722c', '#4a2c10'), '#fff6dc') + gear(6, 8, '#5a3a14'), 1),
      put(192, 112, bird(tone(60, '#ffe6a0', '#a8722c', '#4a2c10'), '#fff6dc') + gear(6, 8, '#5a3a14'), -1),
      put(134, 70, bird(tone(60, '#ffe6a0', '#a8722c', '#4a2c10'), '#fff6dc') + gear(6, 8, '#5a3a14'), 0.9),
      put(196, 158, bird(tone(60, '#ffe6a0', '#a8722c', '#4a2c10'), '#fff6dc'), -0.9, 0, 0.9),
      spots('146 98, 166 92, 150 58', (x, y) =>
        put(x, y, line('#fff6c8', 1.6, 'M0 0V-10l6 2') + dot('#fff6c8', -2, 0, 2.4)),
      ),
      put(140, 158, bird('#d8604a', '#ffd0b0'), 1.1),
      line(
        gilt(0),
        3,
        times(9, (i) => `M${84 + i * 19} 178C${84 + i * 19} ${30 + Math.abs(4 - i) * 8} 160 26 160 26`),
      ),
      fill(gilt(0), 'M76 176H244L236 192H84Z'),
    ]),
  'waxed-parquet': () =>
    scene(W, { back: 'hall', front: 'none', light: [160, 60, 130], seed: 3 }, [
      cut(
        'M-5 140H325V225H-5Z',
        box(tone(90, '#a8c46a', '#4a6a34', '#1a2f1c'), -5, 140, 330, 90),
        times(60, (i) => {
          const row = Math.floor(i / 10)
          const k = 0.5 + row * 0.22
          return group(160 + ((i % 10) - 4.5) * 62 * k, 146 + row * row * 3 + row * 9, k, [
            fill(i % 2 ? '#6a8a44' : '#86a858', 'M-28 0L0 -7L28 0L0 7Z', 'stroke="#2a4426" stroke-width=".8"'),
          ])
        }),
        fill('#fffbe0', 'M120 140H200L240 225H80Z', 'opacity=".28"'),
      ),
      put(166, 186, `<g color="#0b2418" opacity=".45">${figure('slip', 'coat')}</g>`, 0.98, 0, -0.5),
      person(166, 182, 104, 'slip', body(W), 'coat'),
      put(236, 112, lantern(), 0.3, 34),
      flare(236, 112, 36, '#ffc46b', 0.8),
      line('#ffffff', 2, 'M96 190q-14 4 -26 2M104 204q-18 6 -34 2', 'opacity=".7"'),
    ]),
  'garden-of-sighs': () => {
    const bloom = (x: number, y: number, s: number, c: string) =>
      line('#1f5a38', 4 * s, `M${x} ${y}C${x - 6} ${y + 40} ${x + 10} ${y + 60} ${x} 230`) +
      fill('#2f7a48', `M${x} ${y + 44}q24 -16 34 0q-20 10 -34 0zM${x} ${y + 62}q-24 -16 -34 0q20 10 34 0z`) +
      group(x, y, s, [
        times(8, (i) =>
          fill(
            i % 2 ? c : mix(c, '#ffffff', 0.25),
            'M0 0C-18 -18 -14 -38 0 -44C14 -38 18 -18 0 0Z',
            `transform="rotate(${i * 45})"`,
          ),
        ),
        dot('#fff0c4', 0, 0, 16),
        line('#5a2a4a', 1.8, 'M-8 -3q3 3 6 0M2 -3q3 3 6 0'),
        dot('#5a2a4a', 0, 6, 3, 4),
      ])
    return scene(W, { light: [160, 40, 150], seed: 21, front: 'none', ground: 206, beams: 12 }, [
      bloom(64, 100, 0.7, '#c86a9a'),
      bloom(262, 92, 0.74, '#b05a9a'),
      bloom(120, 124, 0.9, '#e07aa0'),
      bloom(214, 128, 1, '#d8608a'),
      line('#e8ffe6', 9, 'M124 134C150 150 140 170 168 176S190 150 160 140', 'opacity=".28"'),
      line('#f4fff0', 4, 'M218 136C190 160 210 180 176 190M70 104C90 120 80 140 110 146', 'opacity=".5"'),
      line('#f4fff0', 5, 'M262 96C240 110 256 130 236 150', 'opacity=".3"'),
      times(12, (i) => put(16 + i * 27, 214 + (i % 3) * 6, rose(i % 2 ? '#a83a6a' : '#d85a7a', 0.7 + (i % 3) * 0.15))),
      motes(5, 26, '#ffe0f0', 30, 40, 260, 140),
    ])
  },
  'the-knife-throwers-muse': () => {
    const knife =
      fill(steel(0), 'M-4 0L-3 -30L0 -38L3 -30L4 0Z') +
      fill('#7a1d34', 'M-4 0h8v18h-8z') +
      fill(GOLD, 'M-8 -2h16v4h-16z')
    return scene(W, { back: 'stage', front: 'lamps', light: [160, 96, 130], beams: 0 }, [
      dot('#05120d', 166, 106, 92, 90, 'opacity=".6"'),
      dot(tone(60, '#c99a5c', '#5a3a1c'), 160, 102, 88),
      times(4, (i) => dot(i % 2 ? '#e8f5d8' : '#2f7a54', 160, 102, 78 - i * 18)),
      times(12, (i) => fill('#caa055', 'M-3 -86h6v8h-6z', `transform="translate(160 102) rotate(${i * 30})"`)),
      times(9, (i) =>
        group(
          160 + Math.sin(i * 0.7 - 2.8) * 58,
          102 - Math.cos(i * 0.7 - 2.8) * 60,
          0.72,
          Math.round((i * 0.7 - 2.8) * 57) + 180,
          [knife],
        ),
      ),
      person(
        160,
        188,
        150,
        'raise',
        { rim: '#fff6dc', mid: '#4a8a5c', dark: '#14402c' },
        'gown',
        wear('raise', BUN) +
          held('raise', put(0, 0, knife, 0.5, -24) + put(3, 0, knife, 0.5, 6) + put(6, 1, knife, 0.5, 34)),
      ),
      group(160, 53, [
        fill('#f6d8b8', 'M-8 -6C-8 -14 9 -14 9 -5C9 4 6 10 1 12C-4 10 -8 2 -8 -6Z'),
        dot('#143024', -3, -2, 1.6, 2.2),
        dot('#143024', 4, -2, 1.6, 2.2),
        line('#a8283a', 1.6, 'M-3 6q4 2 7 0'),
      ]),
    ])
  },
  'the-thousand-masks': () => {
    const r = seeded(8)
    const moods: readonly Mood[] = ['smile', 'weep', 'blank', 'grin']
    return scene(W, { light: [178, 104, 130], back: 'open', front: 'none', beams: 12 }, [
      times(28, (i) => {
        const [x, y] = [8 + (i % 7) * 51 + (Math.floor(i / 7) % 2) * 24, 20 + Math.floor(i / 7) * 56]
        const near = Math.max(0, 1 - Math.hypot(x - 178, y - 104) / 150)
        const c = mix('#123a30', at(['#8fd0a0', '#d8e8b0', '#a8c8b8'], i % 3), 0.15 + near * 0.7)
        return i === 17
          ? ''
          : line('#0a1f18', 1.6, `M${x} ${y - 30}v12`) +
              put(
                x,
                y,
                mask(at(moods, Math.floor(r() * 4)), c, mix(c, '#04110f', 0.6), mix(c, '#145338', 0.7)),
                0.42,
                Math.round((r() - 0.5) * 20),
              )
      }),
      flare(176, 106, 60, '#fff0c4', 0.9),
      put(176, 106, mask('blank', '#ffe6c0', '#c08a5a', '#a8483a', '#2a1410'), 0.62),
      seeker(70, 226, 92, body(W)),
    ])
  },
}
