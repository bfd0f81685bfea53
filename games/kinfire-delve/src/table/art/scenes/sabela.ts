import { cut, dim, dot, fill, flare, group, line, mix, put, shape, spots, times, tone } from '@emberhall/ink'
import { sabela, SABELA_CUFF } from '../parts/cast.ts'
import { scene } from '../parts/frame.ts'
import { fangs, masonry } from '../parts/grotto.ts'
import { handAt, TAN } from '../parts/hands.ts'
import { feather, fire, gilt, lantern, rose32, rune, sheet, timber } from '../parts/props.ts'
import { stairs } from '../parts/theatre.ts'
import { BLUE, GREEN, RED, type World } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

/** Rivers, paths and a few hills, in a box of 160 × 100. */
const chart =
  line(
    '#7a5a34',
    1.6,
    'M-70 20C-50 0 -40 30 -20 10S10 -30 30 -16S60 10 72 -10M-60 -30q6 -10 12 0q6 -10 12 0M20 30q6 -10 12 0q6 -10 12 0q6 -10 12 0',
    'opacity=".8"',
  ) +
  line('#4a7a8a', 2.4, 'M-40 -44C-30 -20 -44 0 -24 24S-20 40 -16 46', 'opacity=".7"') +
  line('#b0304a', 2.2, 'M-60 30C-30 34 -10 6 14 4S40 -20 50 -34', 'stroke-dasharray="5 5"') +
  line('#b0304a', 3, 'M45 -40l10 10M55 -40l-10 10')
const prints = (w: World, list: readonly (readonly [number, number, number, number])[]) =>
  list
    .map(([x, y, s, o], i) =>
      dim(
        o,
        put(
          x,
          y,
          flare(0, 0, 22, w.glow, 0.5, 12) +
            fill(w.light, 'M-6 4C-9 -6 -4 -14 2 -13C8 -12 7 -2 5 4ZM-5 7Q0 5 5 7Q5 13 0 13Q-5 13 -5 7Z'),
          s,
          i % 2 ? 16 : -4,
          s * 0.6,
        ),
      ),
    )
    .join('')
function passage(): string {
  return fill('#2a1a10', 'M-12 4V-26A12 12 0 0 1 12 -26V4Z') + fill('#fffbe6', 'M-9 4V-25A9 9 0 0 1 9 -25V4Z')
}

export const sabelaSkills: Scenes = {
  'quick-chalk': () =>
    scene(GREEN, { back: 'open', front: 'none', light: [120, 84, 150], beams: 0 }, [
      masonry(7, GREEN, 120, 84, 190, 225, 60, 36),
      line('#f4fff0', 9, 'M76 50L150 124M152 48L78 126', 'opacity=".95"'),
      line('#ffffff', 3, 'M80 48L154 122M156 52L82 130', 'opacity=".5" stroke-dasharray="2 5"'),
      line('#d8f0e0', 4, 'M230 40l24 16l-24 16M200 56h50M30 160h40m-14 -10l14 10l-14 10', 'opacity=".5"'),
      put(156, 128, fill('#ffffff', 'M-6 -4L20 18L28 10L4 -12Z')),
      handAt(232, 196, 'pinch', TAN, 1.2, -34, SABELA_CUFF),
      times(8, (i) => dot('#ffffff', 140 + i * 5, 134 + ((i * 17) % 30), 1.6, 1.6, 'opacity=".7"')),
    ]),
  'borrowed-ground': () =>
    scene(GREEN, { light: [200, 60, 150], ground: 260, seed: 9, beams: 14 }, [
      fill(GREEN.ink, 'M-5 170L60 166L72 225H-5ZM325 130L262 128L250 225H325Z'),
      line(GREEN.light, 2, 'M-5 170L60 166M325 130L262 128'),
      spots('104 176 0, 152 160 -4, 206 146 3', (x, y, t) =>
        group(x, y, 1, t, [
          flare(0, 18, 40, '#8affc0', 0.5, 20),
          fill('#2f7a5a', 'M-26 0L26 -4L30 18L-22 22Z'),
          fill('#bff0b8', 'M-26 0L-14 -10L34 -14L26 -4Z'),
          line('#fff8d8', 1.4, 'M-26 0L26 -4'),
        ]),
      ),
      dim(
        0.8,
        group(70, 70, [
          line('#d8ffd8', 2, 'M-26 0L26 -4L30 18L-22 22ZM-26 0L-14 -10L34 -14L26 -4', 'stroke-dasharray="4 5"'),
        ]),
        line('#d8ffd8', 2, 'M84 92C90 120 96 140 104 156', 'stroke-dasharray="3 6"'),
      ),
      sabela(GREEN, 156, 156, 100, 'run'),
    ]),
  'retrace-your-steps': () =>
    scene(GREEN, { back: 'survey', light: [210, 50, 140], ground: 120, seed: 12, beams: 8 }, [
      fill(tone(90, mix(GREEN.far, GREEN.light, 0.2), GREEN.night), 'M-5 122C90 100 240 104 325 118V225H-5Z'),
      prints(GREEN, [
        [70, 204, 2, 1],
        [122, 190, 1.75, 0.95],
        [112, 172, 1.45, 0.9],
        [160, 160, 1.25, 0.85],
        [156, 146, 1.05, 0.75],
        [196, 138, 0.9, 0.7],
        [198, 128, 0.75, 0.6],
        [224, 122, 0.65, 0.55],
      ]),
      sabela(GREEN, 240, 122, 72, 'run', -1),
      line('#e4ffd2', 2.6, 'M60 120C90 84 150 74 190 88', 'stroke-dasharray="3 8"'),
      fill('#e4ffd2', 'M52 128l4 -16l12 10z'),
    ]),
  'annotated-map': () =>
    scene(BLUE, { back: 'open', front: 'none', light: [150, 84, 150], beams: 0 }, [
      fill(tone(90, '#234a94', '#0c1638'), 'M-5 -5H325V225H-5Z'),
      line('#0a1230', 3, 'M-5 60H325M-5 130H325M-5 196H325'),
      group(156, 110, 1, -5, [
        sheet(
          236,
          164,
          3,
          put(0, 0, chart, 1.35),
          line('#3a3a78', 1.6, 'M-100 -64h36M-100 -58h24M56 46h44M56 52h30M60 -66h36'),
          `<circle cx="-30" cy="22" r="15" fill="none" stroke="#c0203a" stroke-width="2.4"/>`,
          line('#c0203a', 1.6, 'M-18 32L10 56h30'),
        ),
      ]),
      put(258, 52, dot('#1a100c', 3, 4, 31) + dot(gilt(), 0, 0, 30) + dot('#f6f0dc', 0, 0, 23) + rose32(20)),
      put(70, 176, lantern(), 0.5),
      flare(70, 170, 70, '#ffc46b', 0.75),
      put(234, 158, feather(tone(60, '#ffffff', '#7a9ad8'), '#2a3a70'), 0.62, 50),
    ]),
  'round-the-corner': () =>
    scene(BLUE, { back: 'open', front: 'none', light: [262, 100, 130], beams: 10 }, [
      cut('M-5 -5H200V225H-5Z', masonry(4, BLUE, 210, 100, 150, 225, 48, 30)),
      fill(tone(0, '#101f54', '#e2f4ff'), 'M196 -5H214V225H196Z'),
      fill('#2a4a98', 'M214 -5L325 -5V225L214 225Z', 'opacity=".35"'),
      fill('#fff6dc', 'M214 190L325 170V225H214Z', 'opacity=".3"'),
      sabela(BLUE, 150, 212, 150, 'hold', 1),
      line('#c8d4e8', 3, 'M196 104L238 84'),
      group(248, 78, 1, 14, [
        dot('#c4924a', 0, 0, 15, 19),
        dot(tone(60, '#ffffff', '#7ab0f0'), 0, 0, 11, 15),
        fill('#0a1030', 'M-4 8q4 -16 8 0zM-6 2h3M3 2h3'),
      ]),
      group(300, 214, [
        `<g color="#0a1030">${fill('currentColor', 'M-20 0C-30 -60 -14 -96 0 -100C14 -96 30 -60 20 0Z')}</g>`,
        dot('#ffe08a', -6, -76, 3),
        dot('#ffe08a', 6, -76, 3),
      ]),
    ]),
  'known-shortcut': () =>
    scene(BLUE, { light: [160, 110, 110], back: 'open', front: 'none', beams: 0, dust: 20 }, [
      masonry(11, BLUE, 160, 110, 150),
      fill('#04060f', 'M118 225L112 120L134 40L150 30L186 48L206 120L200 225Z'),
      fill(tone(90, '#9ac8ff', '#fff0c4', '#ffd08a'), 'M128 225L124 122L142 50L152 42L178 58L194 122L190 225Z'),
      stairs(159, 120, 226, 12, 34, 7, '#fff6dc', '#8a6a4a'),
      flare(158, 96, 60, '#fff6dc', 0.8),
      put(152, 118, passage(), 0.5),
      sabela(BLUE, 158, 214, 104, 'run'),
      put(74, 70, rune(2, '#ffffff', 2), 1.6),
      line('#ffffff', 3, 'M60 108h30m-10 -8l10 8l-10 8', 'opacity=".85"'),
    ]),
  'shore-it-up': () =>
    scene(RED, { light: [160, 110, 140], ground: 196, seed: 14, beams: 0 }, [
      fangs(3, 9, 120, '#1c070f'),
      fill('#0a0408', 'M84 200V76H236V200Z'),
      flare(160, 150, 70, '#ff9a4a', 0.8),
      fill(timber(), 'M70 200L76 60H98L96 200ZM250 200L244 60H222L224 200Z'),
      fill(tone(90, '#e8b878', '#6a3a1c'), 'M56 46H264V68H56Z'),
      fill(timber(), 'M98 96L130 68H146L98 118ZM222 96L190 68H174L222 118Z'),
      line('#3a2010', 1.4, 'M60 54H258M82 80V196M236 80V196', 'opacity=".7"'),
      line('#fff0c4', 1.6, 'M56 47H264M76 70L71 196'),
      times(7, (i) =>
        shape('#3a160f', [70 + i * 30, 34 - (i % 3) * 8], [84 + i * 30, 26], [90 + i * 30, 40], [76 + i * 30, 46]),
      ),
      sabela(RED, 164, 200, 128, 'reach'),
      line('#ffd8a8', 1.4, 'M120 20v14M196 12v20M60 16v16', 'opacity=".6"'),
    ]),
  'strike-it-off-the-map': () =>
    scene(RED, { back: 'open', front: 'none', light: [170, 90, 150], beams: 12 }, [
      fill(tone(90, '#3a1a1c', '#14080c'), 'M-5 -5H325V225H-5Z'),
      group(150, 112, 1, 4, [
        sheet(
          230,
          160,
          5,
          put(0, 0, chart, 1.3),
          fill('#2a0f0c', 'M14 -34Q34 -50 52 -30Q66 -8 44 6Q22 16 10 -2Q-2 -20 14 -34Z'),
          line('#ff8a3a', 4, 'M14 -34Q34 -50 52 -30Q66 -8 44 6Q22 16 10 -2Q-2 -20 14 -34'),
        ),
      ]),
      line('#7a0f20', 14, 'M76 166L238 58'),
      line('#e8344a', 9, 'M76 166L238 58'),
      line('#ff9a8a', 2, 'M80 160L236 56'),
      fire(190, 108, 34),
      put(252, 76, feather(tone(60, '#ffe0d0', '#a8303a'), '#5a1020'), 0.8, 38),
    ]),
}
