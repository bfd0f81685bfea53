import { at } from '@emberhall/kernel'
import { cut, dim, dot, fill, flare, group, line, mix, put, spots, times, tone } from '@emberhall/ink'
import { orrin } from '../parts/cast.ts'
import { scene } from '../parts/frame.ts'
import { rays } from '../parts/grotto.ts'
import { handAt, TAN } from '../parts/hands.ts'
import { book, candle, fire, gilt, rune, sheet, sigil, spark, steel, sword } from '../parts/props.ts'
import { BLUE, both, GREEN, RED, WHITE } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

const COAT = '#1f3a78'
const die = (face: string, mark: string, side: string) =>
  fill(side, 'M-34 -20L0 0V42L-34 22Z') +
  fill(mix(side, '#000000', 0.35), 'M34 -20L0 0V42L34 22Z') +
  fill(face, 'M0 -40L34 -20L0 0L-34 -20Z') +
  mark +
  line('#ffffff', 1.2, 'M-34 -20L0 -40L34 -20M-34 -20L0 0L34 -20', 'opacity=".6"')

export const orrinSkills: Scenes = {
  'second-reading': () =>
    scene(BLUE, { back: 'library', front: 'none', light: [190, 84, 130], beams: 10 }, [
      fill('#0a0f28', 'M-5 176H325V225H-5Z'),
      put(160, 124, book('#2a3a90', '#5a5a88'), 2.1),
      cut(
        'M196 58A42 42 0 1 1 195.9 58Z',
        dot('#fff8e0', 196, 100, 44),
        put(198, 98, rune(2, '#d8344a', 2.6), 3),
        line('#5a5a88', 2, 'M158 74h30M158 128h60'),
      ),
      `<circle cx="196" cy="100" r="42" fill="none" stroke="${gilt(60)}" stroke-width="8"/>`,
      flare(196, 100, 44, '#dff4ff', 0.35),
      line('#3a2010', 12, 'M228 132L262 176'),
      line('#c4924a', 6, 'M228 132L262 176'),
    ]),
  'chain-of-sigils': () =>
    scene(BLUE, { back: 'library', front: 'none', light: [160, 84, 140], beams: 10 }, [
      line('#bfe8ff', 4, 'M52 150C90 60 130 130 168 84S240 40 282 66', 'stroke-dasharray="10 7"'),
      put(62, 138, sigil(26, 6, BLUE, 0)),
      put(122, 104, sigil(32, 6, BLUE, 1)),
      put(188, 84, sigil(38, 8, BLUE, 2)),
      put(264, 64, sigil(30, 6, BLUE, 5)),
      orrin(BLUE, 86, 216, 84, 'raise', 1, 0),
    ]),
  'learnt-by-heart': () =>
    scene(BLUE, { back: 'open', front: 'none', light: [160, 80, 150], beams: 22 }, [
      fill(tone(0, '#3a5ab0', '#16286a', '#0a1030'), 'M60 225C64 178 110 164 160 162C210 164 256 178 260 225Z'),
      fill(
        tone(0, '#f0c8a0', '#a87050', '#5a3430'),
        'M160 46C190 46 200 70 198 94C196 122 180 146 160 150C140 146 124 122 122 94C120 70 130 46 160 46Z',
      ),
      fill('#d8d4e6', 'M118 96C112 56 132 36 160 34C188 36 208 56 202 96C198 74 188 64 160 64C132 64 122 74 118 96Z'),
      line('#3a2028', 2.6, 'M134 92q10 7 18 0M168 92q10 7 18 0M150 126q10 5 20 0'),
      fill('#8a5a44', 'M158 92L154 112Q160 116 166 112L163 92Z'),
      `<circle cx="143" cy="93" r="13" fill="none" stroke="#e8c27a" stroke-width="2"/><circle cx="177" cy="93" r="13" fill="none" stroke="#e8c27a" stroke-width="2"/>`,
      times(12, (i) =>
        put(160 + Math.cos(i * 0.524) * 108, 92 + Math.sin(i * 0.524) * 62, rune(i, '#dff4ff', 2.2), 1.1, i * 12),
      ),
      fill('#ffb8a0', 'M160 206C146 194 142 186 148 180Q156 176 160 186Q164 176 172 180C178 186 174 194 160 206Z'),
      flare(160, 190, 34, '#ff9a7a', 0.8),
    ]),
  lunge: () =>
    scene(RED, { back: 'hall', front: 'none', light: [224, 84, 140], beams: 20, ground: 200 }, [
      line('#fff0d8', 2, 'M60 84H150M40 100H130M70 116H140', 'opacity=".5"'),
      orrin(RED, 128, 206, 168, 'lunge', 1, 84),
      spark(292, 92, 26, 8),
    ]),
  'footnote-feint': () =>
    scene(RED, { back: 'library', front: 'none', light: [210, 50, 130], beams: 12 }, [
      fill('#fff0d8', 'M150 120C190 100 240 60 276 34C250 74 206 116 160 138Z', 'opacity=".75"'),
      line('#ff9a7a', 3, 'M160 130C196 150 220 166 262 178', 'stroke-dasharray="3 8"'),
      fill('#ff9a7a', 'M270 184l-14 0l8 -12z'),
      orrin(RED, 118, 206, 142, 'guard', 1, 34),
      put(262, 44, rune(4, '#fff6dc', 2.6), 1.6),
      line('#ffd0b0', 1.6, 'M236 196h52M236 204h38'),
    ]),
  'burning-glyph': () => {
    const glyph =
      'M0 -52C26 -40 30 -14 8 -4C-8 2 -14 -12 -4 -18M0 -52V36M-30 -26C-34 4 -20 22 0 22M34 -8C32 10 20 20 0 22M-18 40H18'
    return scene(RED, { back: 'library', front: 'none', light: [160, 74, 150], beams: 18 }, [
      handAt(160, 206, 'open', TAN, 0.8, 0, COAT),
      flare(160, 80, 90, '#ff7a2a', 0.9),
      times(5, (i) => put(124 + i * 18, 140 - (i % 2) * 8, fire(0, 0, 40 + (i % 2) * 16, 0.3))),
      put(160, 82, line('#8a1a0a', 15, glyph) + line('#ff8a2b', 9, glyph) + line('#fff0c4', 3.6, glyph), 1.12),
      spots('126 66, 196 60, 160 30, 116 110, 206 96', (x, y) => put(x, y, fire(0, 0, 16, 0.2))),
    ])
  },
  sidestep: () =>
    scene(GREEN, { back: 'hall', front: 'none', light: [180, 80, 130], beams: 10, ground: 200 }, [
      ...[76, 112, 150].map((x, i) => dim(0.16 + i * 0.12, orrin(GREEN, x, 200, 132, 'guard', 1, 0))),
      orrin(GREEN, 206, 204, 140, 'guard', 1, 20),
      put(14, 118, fill(steel(90), 'M0 -5L120 -4L146 0L120 5L0 6Z') + line('#ffffff', 1.4, 'M0 -3L124 -3'), 1, 3),
      line('#e4ffd2', 2, 'M60 206q50 10 110 2', 'opacity=".7"'),
    ]),
  'change-the-subject': () =>
    scene(GREEN, { light: [90, 70, 130], ground: 192, seed: 7 }, [
      group(246, 104, [
        fill('#0a2a22', 'M-70 120C-80 40 -50 -40 0 -48C50 -40 74 40 70 120Z'),
        fill('#0a2a22', 'M-34 -32L-50 -74L-14 -46ZM34 -32L50 -74L14 -46Z'),
        line('#7fd8a0', 2, 'M-66 100C-76 40 -48 -38 0 -47', 'opacity=".7"'),
        dot('#e4ffd2', -20, -8, 14, 11),
        dot('#e4ffd2', 20, -8, 14, 11),
        dot('#04110f', -10, -9, 6),
        dot('#04110f', 30, -9, 6),
        line('#04110f', 3, 'M-14 24q14 -8 28 0'),
        fill('#e4ffd2', 'M-10 22l3 9l4 -9zM6 22l3 9l4 -9z'),
      ]),
      line('#fff6c8', 2.6, 'M150 60C190 20 250 14 290 26', 'stroke-dasharray="3 8"'),
      fill('#fff6c8', 'M300 30l-14 2l6 -12z'),
      orrin(GREEN, 106, 202, 132, 'reach', 1, 0),
      line('#fff6c8', 2, 'M84 52q-10 -6 -18 0M86 64q-12 0 -18 8'),
    ]),
  'blade-and-book': () =>
    scene(both(RED, BLUE), { back: 'library', front: 'none', light: [150, 90, 140], beams: 12 }, [
      fill('#120a1c', 'M-5 186H325V225H-5Z'),
      put(140, 144, book('#7a1f34', '#6a5a78'), 1.9),
      fill(tone(20, '#fff6dc', '#d8bd84'), 'M140 106C160 60 200 50 226 66C206 76 190 100 186 134Q160 128 140 150Z'),
      line('#8a6a3a', 1.2, 'M152 104Q176 76 206 72M150 118Q172 90 200 84', 'opacity=".8"'),
      put(262, 28, sword(104), 1, 218),
      flare(206, 84, 30, '#ffe0b0', 0.8),
    ]),
  'mark-of-memory': () =>
    scene(both(RED, BLUE), { back: 'library', front: 'none', light: [160, 110, 140], beams: 14 }, [
      handAt(164, 196, 'open', TAN, 1.8, 0, COAT),
      put(164, 140, sigil(24, 6, { ...RED, light: '#ffe0c0' }, 3)),
      spots('84 60, 248 66, 60 120, 276 120', (x, y, _, i) => put(x, y, rune(i, '#bfd8ff', 2), 1.2)),
    ]),
  'all-or-nothing': () =>
    scene(both(RED, BLUE), { back: 'room', front: 'none', light: [110, 90, 130], beams: 12 }, [
      fill(tone(90, '#2a3a6a', '#0a0c1c'), 'M-5 166H325V225H-5Z'),
      dot('#04030a', 112, 190, 56, 9, 'opacity=".7"'),
      dot('#04030a', 226, 176, 50, 8, 'opacity=".7"'),
      flare(110, 100, 90, '#ffd58a', 0.8),
      group(112, 118, 1.4, -8, [
        die(
          '#fff6dc',
          fill('#c0722a', 'M0 -34L5 -26L14 -27L11 -20L14 -13L5 -14L0 -6L-5 -14L-14 -13L-11 -20L-14 -27L-5 -26Z'),
          '#d8b070',
        ),
      ]),
      put(228, 100, die('#4a3f78', fill('#cfc0ff', 'M6 -32A14 10 0 1 0 14 -14A12 9 0 0 1 6 -32Z'), '#241c44'), 1.3, 14),
      line('#fff0d8', 2, 'M60 70q-10 -16 0 -34M270 50q14 -10 12 -28M46 90q-10 -10 -8 -24', 'opacity=".7"'),
    ]),
  'measured-breath': () =>
    scene(both(GREEN, BLUE), { back: 'hall', front: 'none', light: [160, 90, 140], beams: 0, ground: 200 }, [
      times(
        6,
        (i) =>
          `<circle cx="160" cy="112" r="${34 + i * 20}" fill="none" stroke="#d8fff4" stroke-width="${3 - i * 0.4}" opacity="${Math.round((0.8 - i * 0.12) * 100) / 100}" stroke-dasharray="${i % 2 ? '2 9' : 'none'}"/>`,
      ),
      orrin(both(GREEN, BLUE), 160, 204, 140, 'kneel', 1, 0),
      group(214, 204, [
        fill(steel(0), 'M-3 0V-100H3V0Z'),
        fill(gilt(0), 'M-20 -100h40v6h-40z'),
        fill('#3a1420', 'M-3 -124h6v24h-6z'),
      ]),
    ]),
  'trim-the-wick': () =>
    scene(both(RED, GREEN), { back: 'library', front: 'none', light: [138, 84, 130], beams: 14 }, [
      candle(138, 226, 116, 44, false),
      fire(138, 108, 46),
      group(186, 106, [
        line('#14100c', 12, 'M-44 -10L60 20M-44 10L60 -20'),
        line(steel(20), 7, 'M-44 -10L60 20M-44 10L60 -20'),
        `<g fill="none" stroke="#c4924a" stroke-width="7"><ellipse cx="80" cy="32" rx="20" ry="13" transform="rotate(20 80 32)"/><ellipse cx="80" cy="-32" rx="20" ry="13" transform="rotate(-20 80 -32)"/></g>`,
        dot('#f0c878', 12, 0, 4),
      ]),
      line('#2b1a14', 3, 'M128 70q4 -8 2 -12'),
      flare(130, 62, 10, '#ff8a3a', 0.9),
    ]),
  'open-grimoire': () =>
    scene(WHITE, { back: 'library', front: 'none', light: [160, 110, 160], beams: 0 }, [
      rays(160, 140, 240, 22, '#fff0c4', 0.8, 4, 195, 345),
      fill('#120a10', 'M-5 190H325V225H-5Z'),
      put(160, 150, book('#7a3a20', '#8a6a4a'), 2.2),
      flare(160, 130, 110, '#fff0c4', 0.75, 60),
      times(11, (i) =>
        group(
          70 + i * 18,
          84 - Math.sin(i * 1.9) * 40 - Math.sin((i / 10) * 3.14) * 20,
          0.9 + (i % 3) * 0.35,
          (i * 23) % 40,
          [rune(i, at(['#ff9a7a', '#8af0b0', '#8ac8ff'], i % 3), 2.2)],
        ),
      ),
    ]),
  'seal-of-mending': () =>
    scene(WHITE, { back: 'library', front: 'none', light: [160, 90, 140], beams: 14 }, [
      group(160, 110, 1, -6, [
        sheet(
          210,
          120,
          9,
          line('#8a6a4a', 1.6, 'M-80 -38H20M-80 -24H40'),
          fill('#f6efe4', 'M-100 2L100 -14V22L-100 38Z'),
          line(
            '#a83a3a',
            3,
            times(10, (i) => `M${-84 + i * 18} ${8 - i * 1.4}l7 18`),
          ),
          line('#a83a3a', 2, 'M-90 18L90 4'),
        ),
      ]),
      group(200, 142, [
        dot('#5a0f18', 2, 3, 36),
        fill(
          tone(60, '#ff8a6a', '#c0243a', '#7a1022'),
          'M0 -36C14 -38 18 -28 28 -24C40 -16 34 -6 37 4C38 18 26 22 20 30C8 40 -4 34 -14 34C-28 32 -30 20 -35 10C-40 -4 -32 -12 -28 -22C-20 -36 -10 -32 0 -36Z',
        ),
        dot('#a81c30', 0, 0, 23),
        put(0, 0, rune(3, '#ffc8b0', 2.4), 2.2),
        fill('#ffc8b0', 'M-3 -12h6v9h9v6h-9v9h-6v-9h-9v-6h9z'),
      ]),
      line('#d8dce6', 3, 'M96 150L60 196'),
      line('#a83a3a', 2, 'M96 150C120 130 90 112 76 120'),
    ]),
}
