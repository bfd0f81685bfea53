import { dim, dot, fill, flare, group, line, put, ridge, spots, times, tone } from '@emberhall/ink'
import { asha } from '../parts/cast.ts'
import { person } from '../parts/figures.ts'
import { scene } from '../parts/frame.ts'
import { masonry, rubble } from '../parts/grotto.ts'
import { BROWN, handAt } from '../parts/hands.ts'
import { book, feather, rope, spark } from '../parts/props.ts'
import { door } from '../parts/theatre.ts'
import { BLUE, body, GREEN, RED } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

export const ashaSkills: Scenes = {
  'shoulder-first': () =>
    scene(RED, { light: [222, 100, 140], ground: 190, seed: 2 }, [
      put(232, 194, door(76, 166, '#ffd08a', '#5a2418', 0.55)),
      flare(222, 104, 80, '#ffe0a8', 0.8),
      rubble(4, 200, 104, 22, 100, -2.4, 2.4, '#3a160f', '#ffcf8a'),
      times(6, (i) => fill('#a8662a', `M${196 + i * 8} ${60 + i * 16}l${-24 - i * 3} ${-8 + i * 4}l6 7z`)),
      asha(RED, 130, 196, 142, 'push'),
    ]),
  'clear-the-way': () =>
    scene(RED, { light: [206, 84, 150], ground: 192, seed: 5, beams: 20 }, [
      fill('#1c070f', 'M150 200L170 120L196 96L214 130L240 104L262 140L290 120L325 160V225H150Z'),
      rubble(7, 206, 126, 26, 100, -2.9, 0.2, '#3a160f', '#ffcf8a'),
      spark(196, 112, 30, 9),
      asha(
        RED,
        116,
        198,
        132,
        'swing',
        group(20, -106, [
          line('currentColor', 4, 'M0 0L44 40'),
          fill('currentColor', 'M28 44Q52 44 54 16L60 30Q58 56 30 52Z'),
        ]),
      ),
      ridge(3, -5, 70, 214, 30, 12, RED.ink),
    ]),
  'reckless-swing': () =>
    scene(RED, { light: [214, 50, 160], seed: 31, beams: 14, ground: 206 }, [
      fill(
        tone(20, '#c0324a', '#ff9a52', '#ffefc8'),
        'M-20 78C70 14 190 0 262 70C312 122 300 190 262 236C282 170 268 112 214 80C150 42 60 50 -20 78Z',
        'opacity=".85"',
      ),
      fill(
        '#fff6e0',
        'M30 62C130 22 210 40 254 92C286 132 288 180 270 216C276 160 256 116 208 86C160 58 100 50 30 62Z',
        'opacity=".92"',
      ),
      flare(240, 84, 80, '#ffd08a', 0.7),
      asha(
        RED,
        124,
        206,
        132,
        'swing',
        group(22, -106, 1.2, 60, [
          fill('currentColor', 'M-3 10L-2 -20H3L4 10Z'),
          fill('currentColor', 'M-24 -40C-10 -28 12 -28 26 -40C30 -22 20 -12 0 -12C-20 -12 -28 -22 -24 -40Z'),
        ]),
      ),
      ...[40, 284].map((x, i) => dim(0.9, person(x, 226, 66, 'bow', body(RED), 'coat', '', i ? -1 : 1))),
    ]),
  'rope-and-hook': () =>
    scene(GREEN, { light: [110, 40, 150], ground: 240, seed: 8, beams: 14 }, [
      fill(GREEN.ink, 'M325 84L250 78L214 88L204 104L216 140L206 190L214 225H325Z'),
      line(GREEN.light, 2.2, 'M325 84L250 78L214 88L204 104L216 140L206 190'),
      rope('M196 96C176 130 132 150 122 226', 5),
      group(204, 74, 1.1, [
        line('#1a140c', 13, 'M-8 22L4 -20M4 -20C-26 -30 -40 -10 -34 12M4 -20C34 -34 46 -8 40 16'),
        line('#c8d4dc', 8, 'M-8 22L4 -20M4 -20C-26 -30 -40 -10 -34 12M4 -20C34 -34 46 -8 40 16'),
        fill('#e8f4f4', 'M-42 4L-34 24L-28 6ZM34 8L42 30L48 8Z'),
        line('#ffffff', 1.6, 'M-2 -14C-22 -22 -34 -8 -32 8'),
      ]),
      asha(GREEN, 128, 216, 82, 'climb'),
    ]),
  featherfall: () =>
    scene(GREEN, { light: [160, 20, 170], ground: 240, seed: 11, beams: 20 }, [
      fill(GREEN.ink, 'M-5 -5H50L66 60L46 120L62 170L44 225H-5ZM325 -5H270L256 50L276 110L258 170L280 225H325Z'),
      line(GREEN.light, 1.6, 'M50 -5L66 60L46 120L62 170L44 225M270 -5L256 50L276 110L258 170L280 225', 'opacity=".5"'),
      fill(
        tone(90, '#e8694a', '#7a1f22'),
        'M80 96C82 42 118 16 158 16C200 16 236 42 240 96C220 80 204 84 186 98C176 84 144 84 134 98C116 84 100 80 80 96Z',
      ),
      line('#ffd8b0', 2, 'M80 96C82 42 118 16 158 16C200 16 236 42 240 96'),
      line(
        '#4a0f18',
        1.6,
        'M158 18V88M156 18Q122 40 134 96M160 18Q198 40 186 96M134 98L124 116M186 98L194 116',
        'opacity=".7"',
      ),
      asha(GREEN, 158, 208, 132, 'fall'),
      spots('88 138 30, 240 146 -40, 104 190 70, 234 92 120, 70 80 -20, 212 190 200', (x, y, n) =>
        group(x, y, 0.36, n, [feather(tone(60, '#f4ffe6', '#7ac09a'), '#2a6a4c')]),
      ),
    ]),
  'bring-down-the-roof': () =>
    scene(GREEN, { light: [258, 110, 130], ground: 192, seed: 13, beams: 12 }, [
      fill('#061512', 'M-5 -5H214L200 30L220 52L168 66L140 46L96 78L60 44L30 64L-5 40Z'),
      line('#e4ffd2', 2, 'M214 -5L200 30L220 52L168 66L140 46L96 78L60 44L30 64L-5 40', 'opacity=".8"'),
      rubble(9, 116, 80, 22, 110, 0.3, 2.8, '#0b302c', '#bfe8b0'),
      ...(
        [
          [46, 112, 1.1, 12],
          [112, 122, 1.4, -10],
          [172, 100, 0.9, 20],
          [72, 172, 1.3, -4],
          [146, 178, 1, 8],
        ] as const
      ).map(([x, y, s, t]) =>
        group(x, y, s, t, [
          fill('#143c32', 'M-30 -14L4 -24L30 -8L24 20L-18 24Z'),
          fill('#8fd0a0', 'M-30 -14L4 -24L30 -8L-4 2Z'),
          fill('#2a6a54', 'M-4 2L30 -8L24 20L-2 24Z'),
        ]),
      ),
      line('#e4ffd2', 1.6, 'M40 70V92M108 84V100M170 70V82M80 118V146', 'opacity=".6"'),
      asha(GREEN, 236, 200, 112, 'run'),
      dim(0.25, dot('#c8e8d0', 90, 194, 110, 16), dot('#c8e8d0', 170, 186, 60, 14)),
    ]),
  'field-notes': () =>
    scene(BLUE, { light: [140, 60, 150], ground: 240, back: 'cave', seed: 6, front: 'none' }, [
      fill('#0a0f28', 'M-5 150H325V225H-5Z'),
      put(150, 112, book('#5a3424', '#8a7a98'), 1.9),
      group(104, 104, 0.9, [
        fill('#4a3a5c', 'M-26 10Q-28 -16 0 -18Q28 -16 26 10Q0 22 -26 10Z'),
        fill('#fff6dc', 'M-20 2l5 10l5 -9l5 10l5 -10l5 9l5 -9l4 -1q-16 -8 -34 0z'),
        dot('#fff6dc', -9, -8, 3),
        dot('#fff6dc', 9, -8, 3),
      ]),
      group(204, 96, [
        line('#4a3a5c', 2.4, 'M-24 14C-30 -14 10 -30 18 -6C22 10 0 12 4 -2M18 -6l14 -6M16 2l14 6M14 -16l10 -12'),
        dot('#4a3a5c', 10, -8, 2),
      ]),
      line('#b0304a', 2, 'M176 122h40M176 130h30M84 132h44'),
      group(254, 140, 1, 38, [
        fill('#e2b25f', 'M-6 40V-40L0 -58L6 -40V40Z'),
        fill('#fff0d8', 'M-6 -40L0 -58L6 -40Z'),
        fill('#2a1a14', 'M-2 -52L0 -58L2 -52Z'),
        fill('#d8344a', 'M-6 40h12v8h-12z'),
      ]),
    ]),
  'listen-to-the-stone': () =>
    scene(BLUE, { light: [112, 70, 120], back: 'open', front: 'none', beams: 0 }, [
      masonry(4, BLUE, 190, 104, 170),
      times(
        6,
        (i) =>
          `<path d="M${176 + i * 20} ${60 - i * 9}A${44 + i * 20} ${50 + i * 18} 0 0 1 ${176 + i * 20} ${150 + i * 9}" fill="none" stroke="#bfe8ff" stroke-width="${4 - i * 0.5}" opacity="${0.9 - i * 0.13}"/>`,
      ),
      fill(tone(0, '#0a1030', '#24407c'), 'M-5 225C0 170 40 150 84 146L110 158L130 225Z'),
      fill(
        tone(0, '#5a3228', '#b87a52', '#ffd09a'),
        'M76 150C66 130 70 112 66 90C64 56 92 38 122 44C142 48 150 62 150 78L160 98Q160 104 150 104L152 112L147 117L149 124Q146 136 128 134L122 158Z',
      ),
      fill(
        '#2a0f14',
        'M60 160C40 120 40 60 76 36C104 22 144 30 152 58C130 54 120 62 118 76C104 80 96 92 98 106C84 116 84 140 92 160Z',
      ),
      fill('#c88a60', 'M104 84q12 -8 18 4q0 12 -10 16q-8 -6 -8 -20z'),
      line('#5a3228', 2, 'M140 82q8 3 12 -1'),
      line('#ffe0b0', 2, 'M120 44C142 48 150 62 150 78L160 98'),
      handAt(150, 196, 'open', BROWN, 0.9, 24, '#5a2418'),
    ]),
}
