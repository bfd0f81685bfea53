import { at } from '@emberhall/kernel'
import { crystal, curtain, dim, dot, fill, flare, group, line, put, spots, times, tone } from '@emberhall/ink'
import { person } from '../parts/figures.ts'
import { scene, spot } from '../parts/frame.ts'
import { motes, rays } from '../parts/grotto.ts'
import { COLD, hand } from '../parts/hands.ts'
import { drop, lantern } from '../parts/props.ts'
import { body, GREY as W } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

const drapes = (gather: number): string =>
  curtain(-18, 62, -6, 226, 4, '#3a2f58', { hem: '', gather, seed: 3 }) +
  curtain(258, 338, -6, 226, 4, '#3a2f58', { hem: '', gather: -gather, seed: 5 })
/** An eye, almost closed under its own weight. */
const lid = () =>
  fill('#0c0a18', 'M-58 0C-34 -34 34 -34 58 0C34 26 -34 26 -58 0Z') +
  fill('#cfc8e8', 'M-52 4C-30 18 30 18 52 4C34 20 -34 20 -52 4Z') +
  fill('#5a4f88', 'M-20 8Q0 20 20 8Q12 17 0 17Q-12 17 -20 8Z') +
  fill(tone(90, '#8a80b0', '#544a7c'), 'M-60 2C-36 -42 36 -42 60 2C34 14 -34 14 -60 2Z') +
  line('#f0eaff', 1.8, 'M-50 -14C-28 -36 28 -36 50 -14', 'opacity=".7"') +
  line('#1a1630', 3, 'M-60 2C-34 14 34 14 60 2M-48 7l-8 10M-30 12l-5 12M-10 14l-2 13M10 14l2 13M30 12l5 12M48 7l8 10') +
  line('#3a3258', 2.4, 'M-44 32Q0 46 44 32M-36 42Q0 54 36 42', 'opacity=".7"')

export const fatigue: Scenes = {
  'heavy-eyelids': () =>
    scene(W, { back: 'open', front: 'none', light: [160, 80, 170], beams: 0, dust: 12 }, [
      fill(tone(0, '#3a3258', '#7a70a4', '#3a3258'), 'M-5 -5H325V225H-5Z', 'opacity=".8"'),
      line('#1c1830', 10, 'M34 58Q86 26 140 54M180 54Q234 26 286 58'),
      line('#8a80b0', 2, 'M36 52Q86 20 138 49M182 49Q234 20 284 52', 'opacity=".6"'),
      put(88, 104, lid(), 1),
      put(232, 104, lid(), -1),
      fill('#4a4270', 'M154 80C150 126 138 146 146 158Q160 168 174 158C182 146 170 126 166 80Z', 'opacity=".75"'),
      line('#d8d0f0', 2, 'M155 84C152 126 140 146 147 157', 'opacity=".5"'),
      line('#2a2444', 4, 'M132 190Q160 182 188 190'),
      times(3, (i) => put(232 + i * 20, 52 - i * 16, line('#f0eaff', 2.6, 'M-5 -6H5L-5 6H5'), 0.8 + i * 0.35)),
      curtain(-18, 26, -6, 226, 2, '#3a2f58', { hem: '', gather: 20, seed: 3 }),
      curtain(294, 338, -6, 226, 2, '#3a2f58', { hem: '', gather: -20, seed: 5 }),
    ]),
  'damp-wick': () =>
    scene(W, { back: 'cave', front: 'none', light: [160, 80, 110], beams: 0, seed: 6, ground: 192 }, [
      dot('#4a5a8a', 160, 196, 90, 11, 'opacity=".7"'),
      line('#c8d4f4', 1.2, 'M104 196q20 6 40 0M180 198q20 5 44 -1', 'opacity=".7"'),
      put(160, 124, lantern(false), 1.55),
      line('#b8b0d8', 7, 'M160 132C176 112 142 100 160 80S148 60 156 46', 'opacity=".25"'),
      line('#e8e2f8', 2.6, 'M160 134C170 118 150 104 160 88S154 72 158 60', 'opacity=".55"'),
      dot('#ff9a52', 160, 134, 2.6),
      flare(160, 134, 14, '#ff9a52', 0.8),
      spots('112 70, 128 150, 196 76, 208 160, 92 120, 228 110, 150 30, 176 24', (x, y, _, i) =>
        group(x, y, [drop(12 + (i % 3) * 5, '#a8bce8')]),
      ),
      line('#a8bce8', 1.4, 'M118 20v30M206 10v40M90 60v34M232 50v34', 'opacity=".5"'),
    ]),
  'short-of-breath': () =>
    scene(W, { light: [110, 70, 130], seed: 3, ground: 194, beams: 8 }, [
      fill(W.ink, 'M325 225V30L286 44L270 90L244 104L236 150L206 166L198 200L170 225Z'),
      line(W.light, 1.8, 'M325 30L286 44L270 90L244 104L236 150L206 166L198 200', 'opacity=".6"'),
      person(146, 200, 128, 'bow', body(W), 'cape'),
      line('#e8e4ff', 6, 'M194 130C214 122 206 108 224 106S240 92 232 84', 'opacity=".4"'),
      line('#ffffff', 3, 'M192 132C206 130 204 118 216 118', 'opacity=".7"'),
      dot('#ffffff', 214, 104, 12, 8, 'opacity=".25"'),
      dot('#ffffff', 232, 88, 16, 10, 'opacity=".18"'),
      drapes(16),
    ]),
  dazzled: () =>
    scene(W, { back: 'open', front: 'none', light: [160, 84, 170], beams: 0 }, [
      rays(160, 70, 280, 30, '#ffffff', 0.95, 4),
      flare(160, 70, 170, '#ffffff', 0.95),
      flare(160, 70, 80, '#ffffff', 1),
      times(4, (i) =>
        group(at([52, 96, 224, 272], i), at([226, 232, 232, 226], i), 1, [14, 24, -24, -12][i], [
          crystal(at([90, 60, 64, 96], i), 30, ['#ffffff', '#6a6290', '#ffffff']),
        ]),
      ),
      times(7, (i) =>
        fill(
          '#ffffff',
          `M0 ${i * 2 - 18}L2.4 -2.4L${18 - i * 2} 0L2.4 2.4L0 ${18 - i * 2}L-2.4 2.4L${i * 2 - 18} 0L-2.4 -2.4Z`,
          `transform="translate(${[44, 276, 110, 226, 70, 250, 160][i]} ${[40, 56, 28, 22, 110, 118, 16][i]})"`,
        ),
      ),
      person(
        156,
        224,
        134,
        'guard',
        { rim: '#ffffff', mid: '#5a5280', dark: '#1a1630', dx: 0.2, dy: 2 },
        'coat',
        line('currentColor', 8, 'M6 -70L14 -88L-6 -96'),
      ),
    ]),
  'trembling-hands': () => {
    const one = (o: number, dx: number) =>
      dim(
        o,
        put(108 + dx, 164, hand('open', COLD, '#2a2444'), 1.16, -12),
        put(214 - dx, 164, hand('open', COLD, '#2a2444'), -1.16, 12, 1.16),
      )
    return scene(W, { back: 'open', front: 'none', light: [160, 100, 170], beams: 10 }, [
      one(0.25, -10),
      one(0.25, 10),
      one(1, 0),
      line(
        '#f4eeff',
        2.2,
        'M40 110q-8 -8 0 -16q8 -8 0 -16M280 110q8 -8 0 -16q-8 -8 0 -16M54 62q-6 -8 0 -14M266 62q6 -8 0 -14M160 110q6 -8 0 -16q-6 -8 0 -16',
      ),
      spots('30 150, 292 146, 160 30, 60 24, 262 22', (x, y) =>
        group(x, y, 1.2, [fill('#d8ccff', 'M-9 0Q-5 -5 -1 0Q-5 3 -9 0ZM9 0Q5 -5 1 0Q5 3 9 0Z')]),
      ),
    ])
  },
  'the-last-bow': () =>
    scene(W, { back: 'stage', front: 'none', light: [160, 60, 120], beams: 0, ground: 192 }, [
      spot(160, 190, W, 84),
      person(150, 194, 124, 'bow', body(W), 'coat'),
      times(26, (i) =>
        group(40 + ((i * 61) % 240), 20 + ((i * 37) % 170), 0.9, i * 40, [
          fill(i % 3 ? '#f4f0ff' : '#c8b8e8', 'M0 -5C5 -2 4 4 0 5C-4 4 -5 -2 0 -5Z'),
        ]),
      ),
      curtain(-20, 84, -6, 226, 6, '#3a2450', { hem: '#8a80b0', gather: 34, seed: 3 }),
      curtain(236, 340, -6, 226, 6, '#3a2450', { hem: '#8a80b0', gather: -34, seed: 5 }),
      fill(tone(90, [0, '#1a1228'], [1, '#443060']), 'M-5 -5H325V26C250 60 200 30 160 46C120 30 70 60 -5 26Z'),
      line('#a8a0d4', 2.4, 'M-5 26C70 60 120 30 160 46C200 30 250 60 325 26'),
      motes(3, 20, '#ffffff'),
    ]),
}
