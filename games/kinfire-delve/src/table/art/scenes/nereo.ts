import { at } from '@emberhall/kernel'
import { box, cut, dot, fill, flare, group, line, put, spots, times, tone } from '@emberhall/ink'
import { lamp, nereo, NEREO_CUFF, shade, street } from '../parts/cast.ts'
import { BRIM, person, wear } from '../parts/figures.ts'
import { scene } from '../parts/frame.ts'
import { masonry, motes } from '../parts/grotto.ts'
import { handAt, TAN } from '../parts/hands.ts'
import { candle, fire, gilt, steel } from '../parts/props.ts'
import { BLUE, body, GREEN, RED } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

export const nereoSkills: Scenes = {
  'long-pole': () =>
    scene(RED, street([232, 76, 130], 3), [
      `<g color="#12050c">${put(266, 190, shade, 1.6)}</g>`,
      dot('#ffd58a', 252, 138, 4),
      dot('#ffd58a', 274, 138, 4),
      person(112, 202, 148, 'lunge', body(RED, -1.4, 0.6), 'coat', wear('lunge', BRIM)),
      line('#1a0a08', 7, 'M52 126L238 84'),
      line('#c99a5c', 4, 'M52 126L238 84'),
      fire(240, 86, 30),
    ]),
  'stoke-the-coals': () =>
    scene(RED, { back: 'open', front: 'none', light: [166, 130, 150], beams: 0 }, [
      masonry(5, RED, 166, 130, 170),
      fill('#0c0407', 'M70 210V110A96 80 0 0 1 262 110V210Z'),
      line('#ffb070', 2.4, 'M70 210V110A96 80 0 0 1 262 110V210', 'opacity=".8"'),
      flare(166, 160, 110, '#ff6a2a', 0.9, 70),
      spots('110 60, 150 84, 190 76, 224 54, 134 50, 206 46', (x, h) => fire(x, 186, h, 0.5)),
      times(16, (i) =>
        fill(at(['#ff8a3a', '#c0320f', '#ffd07a', '#5a1410'], i % 4), `M${88 + i * 10} 196l8 -14l10 4l2 12z`),
      ),
      line('#14080a', 8, 'M14 70L158 178'),
      line(steel(40), 5, 'M14 70L158 178'),
      handAt(18, 106, 'grip', TAN, 0.9, 118, NEREO_CUFF),
      motes(5, 40, '#ffd07a', 90, 40, 150, 130),
    ]),
  firebrand: () =>
    scene(RED, street([196, 60, 150], 6), [
      fill(
        tone(20, '#c0324a', '#ff9a3a', '#fff0c4'),
        'M40 40C110 -10 230 -6 268 90C276 120 270 150 258 170C256 110 220 60 170 48C120 36 80 36 40 40Z',
        'opacity=".85"',
      ),
      fill('#fff0c4', 'M120 30C190 24 240 70 258 140C236 84 196 50 120 30Z', 'opacity=".8"'),
      person(132, 204, 140, 'throw', body(RED, -1.4, 0.6), 'coat', wear('throw', BRIM)),
      line('#3a2010', 8, 'M176 118L214 96'),
      fire(222, 100, 56),
    ]),
  'rooftop-rounds': () =>
    scene(GREEN, { ...street([226, 60, 120], 4), ground: 240, beams: 0 }, [
      dot('#f4ffe0', 226, 60, 34),
      dot('#d8f0c8', 216, 54, 6, 6, 'opacity=".6"'),
      dot('#d8f0c8', 238, 70, 8, 8, 'opacity=".6"'),
      fill(tone(90, '#1f5a48', '#06181a'), 'M-5 196L110 134L325 190V225H-5Z'),
      line('#9ae0b0', 2.2, 'M-5 196L110 134L325 190'),
      line(
        '#0b302c',
        2,
        times(9, (i) => `M${120 + i * 22} ${142 + i * 6}q8 8 16 4M${110 + i * 22} ${160 + i * 6}q8 8 16 4`),
      ),
      fill('#0b302c', 'M38 176V120H64V162Z'),
      line('#9ae0b0', 1.6, 'M38 120H64'),
      nereo(GREEN, 164, 152, 108, 'hold', 1, -6),
    ]),
  'snuff-the-candles': () =>
    scene(GREEN, { back: 'open', front: 'none', light: [92, 90, 120], beams: 0 }, [
      fill(tone(90, '#0b302c', '#04110f'), 'M-5 180H325V225H-5Z'),
      candle(92, 192, 66, 20),
      ...[156, 214, 270].map(
        (x, i) =>
          candle(x, 192, 50 - i * 8, 20, false) +
          line(
            '#d8f0e4',
            5,
            `M${x} ${132 + i * 8}C${x + 14} ${112 + i * 8} ${x - 12} ${96 + i * 8} ${x + 4} ${74 + i * 8}S${x - 6} ${44 + i * 8} ${x + 6} ${28 + i * 8}`,
            'opacity=".4"',
          ),
      ),
      group(156, 114, [
        fill(gilt(0), 'M-20 30L-6 -16H6L20 30Z'),
        line('#c4924a', 6, 'M4 -10L86 -60'),
        line('#fff0c4', 1.6, 'M-14 26L-4 -12'),
      ]),
      handAt(268, 40, 'grip', TAN, 0.8, -58, NEREO_CUFF, -1),
    ]),
  'patient-flame': () =>
    scene(BLUE, { back: 'room', front: 'none', light: [160, 110, 110], beams: 0 }, [
      fill('#0a1030', 'M70 10H250V176H70Z'),
      cut(
        'M80 20H240V170H80Z',
        box(tone(90, '#0a1440', '#2a4a98'), 80, 20, 160, 150),
        dot('#f0f6ff', 206, 56, 18),
        dot('#12246a', 214, 51, 15),
        motes(6, 30, '#ffffff', 84, 24, 150, 100),
        fill('#0a1030', 'M80 170V140L100 120L120 140L140 126L164 144L190 118L214 140L240 130V170Z'),
      ),
      line('#2a4a98', 5, 'M160 20V170M80 92H240'),
      fill(tone(90, '#3a5ab0', '#101f54'), 'M56 170H264V184H56Z'),
      candle(128, 172, 62, 22),
      flare(128, 100, 70, '#ffc46b', 0.8),
      group(206, 172, [
        fill(gilt(0), 'M-18 0H18V-5H-18ZM-18 -54H18V-49H-18Z'),
        fill(
          '#dff0ff',
          'M-14 -5C-14 -24 -3 -24 -3 -27C-3 -30 -14 -30 -14 -49H14C14 -30 3 -30 3 -27C3 -24 14 -24 14 -5Z',
          'opacity=".6"',
        ),
        fill('#e2b25f', 'M-12 -5Q0 -18 12 -5ZM-8 -40H8L1 -30H-1Z'),
      ]),
    ]),
  'old-street-names': () =>
    scene(BLUE, { back: 'open', front: 'none', light: [96, 60, 140], beams: 0 }, [
      masonry(9, BLUE, 96, 70, 200, 225, 50, 30),
      spots('196 40 -3, 208 88 2, 190 136 -2', (x, y, t, i) =>
        group(x, y, 1, t, [
          fill('#0a0f28', 'M-68 -16H72V22H-68Z', 'opacity=".6"'),
          fill(tone(90, '#3a62c0', '#1a2f78'), 'M-70 -19H70V19H-70Z'),
          line('#fff6dc', 2, 'M-65 -14H65V14H-65Z'),
          line(
            '#fff6dc',
            3,
            at(
              [
                'M-48 4V-6h8v4h-8M-30 4v-10l8 10v-10M-12 -6h10M-7 -6v10M8 4l5 -10l5 10M30 -6q-8 0 -6 5q8 0 6 5',
                'M-44 -6v10h10M-24 -6h8v10h-8zM-4 4v-10l8 10v-10M16 -6h10v4h-6M40 -6l-5 10M30 -6l5 5',
                'M-50 -6l5 10l5 -10M-28 4v-10h8v10M-8 -6v10h9M12 4v-10h7l-5 5l6 5M36 -6v10',
              ],
              i,
            ),
          ),
        ]),
      ),
      put(74, 214, lamp(), 1.35),
      nereo(BLUE, 128, 222, 92, 'raise'),
    ]),
}
