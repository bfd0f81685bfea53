import { dot, fill, flare, group, line, put, spots, times, tone } from '@emberhall/ink'
import { lamp, nereo, NEREO_CUFF, shade, street } from '../parts/cast.ts'
import { person } from '../parts/figures.ts'
import { scene } from '../parts/frame.ts'
import { masonry, motes } from '../parts/grotto.ts'
import { handAt, TAN } from '../parts/hands.ts'
import { candle, fire, gilt } from '../parts/props.ts'
import { door, stairs } from '../parts/theatre.ts'
import { BLUE, body, both, GREEN, RED, WHITE } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

/** Skills of two colours or more. */
export const nereoMixed: Scenes = {
  'waste-not': () =>
    scene(both(RED, GREEN), { back: 'street', front: 'none', light: [160, 90, 140], seed: 8, beams: 10 }, [
      handAt(166, 222, 'open', TAN, 1.3, -78, NEREO_CUFF),
      fill(tone(0, '#b8b0a0', '#6a6058', '#2a2420'), 'M72 126H248L236 186H84Z'),
      dot('#3a322c', 160, 126, 88, 15),
      line('#f6efe0', 2, 'M74 132L85 184', 'opacity=".7"'),
      ...[
        [100, 128, 16, 15],
        [128, 132, 24, 18],
        [158, 128, 12, 20],
        [190, 132, 20, 16],
        [216, 128, 14, 17],
      ].map(([x, y, h, wd], i) => candle(x!, y!, h!, wd, i === 1 || i === 3)),
    ]),
  'off-my-street': () => {
    const w = both(RED, GREEN)
    return scene(w, street([100, 70, 130], 9), [
      put(66, 198, lamp(), 1.15),
      nereo(w, 132, 204, 132, 'push'),
      line('#1a100a', 6, 'M150 150L214 186'),
      line('#c99a5c', 4, 'M150 150L214 186'),
      fill('#e2b25f', 'M206 176L246 190L236 210L202 194Z'),
      line('#8a5a24', 1.4, 'M214 184l20 18M222 184l18 14'),
      spots(
        '252 188 0.8, 284 202 1, 268 150 0.6',
        (x, y, s) =>
          `<g color="#0a0810">${put(x, y, shade, s)}</g>` +
          dot('#e4ffd2', x - 6 * s, y - 24 * s, 2.6) +
          dot('#e4ffd2', x + 8 * s, y - 24 * s, 2.6),
      ),
      line('#fff0c4', 2, 'M222 150l-10 -8M240 140l-4 -14M216 166l-14 -2'),
    ])
  },
  cauterise: () =>
    scene(both(RED, BLUE), { back: 'open', front: 'none', light: [186, 92, 140], beams: 16 }, [
      masonry(8, both(RED, BLUE), 186, 92, 170),
      group(70, 190, [
        fill(tone(80, '#e8b088', '#9a5a40', '#4a2828'), 'M-90 10C-20 -30 60 -54 150 -50L156 4C80 8 20 30 -60 60Z'),
        fill('#efe6dc', 'M-14 -14L30 -34L48 20L4 38ZM60 -44L92 -50L100 4L70 10Z'),
        line('#b8a89a', 1.6, 'M-4 -18l16 52M10 -26l18 52M74 -46l8 52'),
        line('#c0203a', 4, 'M108 -40q16 16 34 12'),
      ]),
      line('#14080a', 11, 'M300 10L206 112'),
      line(tone(45, '#c8d0e0', '#6a7088'), 7, 'M300 10L240 76'),
      line('#ff6a1a', 8, 'M240 76L206 112'),
      line('#fff0a8', 3.4, 'M228 90L206 112'),
      flare(206, 114, 44, '#ff8a2b', 0.95),
      line('#f4ecf8', 4, 'M204 104C190 84 216 70 200 46M220 100C212 80 236 64 222 40', 'opacity=".45"'),
    ]),
  'once-more-round': () => {
    const w = both(RED, BLUE)
    return scene(w, { back: 'open', front: 'none', light: [160, 110, 120], beams: 0 }, [
      motes(3, 40, w.light, 0, 0, 320, 90),
      dot(tone(90, '#2a2a58', '#100c24'), 160, 150, 148, 62),
      dot('#c8a878', 160, 150, 132, 52),
      dot(tone(90, '#1c1a44', '#0c0a20'), 160, 150, 104, 38),
      line(
        '#6a4a34',
        1.6,
        times(
          20,
          (i) =>
            `M${(160 + Math.cos(i * 0.314) * 106).toFixed(0)} ${(150 + Math.sin(i * 0.314) * 39).toFixed(0)}L${(160 + Math.cos(i * 0.314) * 130).toFixed(0)} ${(150 + Math.sin(i * 0.314) * 51).toFixed(0)}`,
        ),
        'opacity=".6"',
      ),
      ...[3.5, 4.1, 4.7, 5.3, 5.9, 2.9, 0.3].map((a) =>
        put(160 + Math.cos(a) * 120, 150 + Math.sin(a) * 46, lamp(), 0.62),
      ),
      put(160 + Math.cos(2.3) * 120, 150 + Math.sin(2.3) * 46, lamp(), 0.8),
      put(242, 192, lamp(false), 0.86),
      nereo(w, 172, 212, 92, 'hold', 1, 14),
    ])
  },
  'cup-the-flame': () =>
    scene(both(GREEN, BLUE), { back: 'street', front: 'none', light: [160, 90, 150], seed: 11, beams: 14 }, [
      handAt(66, 200, 'cup', TAN, 1.4, 6, NEREO_CUFF),
      handAt(254, 200, 'cup', TAN, 1.4, -6, NEREO_CUFF, -1),
      candle(160, 226, 60, 22, false),
      fire(160, 160, 96),
      flare(160, 120, 80, '#ffe2a0', 0.5),
    ]),
  'light-the-landing': () => {
    const w = both(GREEN, BLUE)
    return scene(w, { back: 'open', front: 'none', light: [220, 60, 140], beams: 0 }, [
      masonry(12, w, 220, 60, 190),
      stairs(214, 128, 226, 62, 120, 6, '#bfe0d8', '#12304a'),
      fill('#1a4048', 'M150 112H325V130H150Z'),
      line('#e4fff4', 1.6, 'M150 112H325'),
      put(262, 112, lamp(), 0.84),
      put(300, 112, door(34, 70, '#ffd58a', '#2a4a58')),
      nereo(w, 92, 212, 140, 'raise', 1, 52),
    ])
  },
  'round-the-brazier': () =>
    scene(WHITE, street([160, 120, 140], 5), [
      flare(160, 150, 120, '#ff8a3a', 0.7, 70),
      ...[120, 142, 164, 186, 202].map((x, i) => fire(x, 160, 44 + (i % 2) * 22, 0.4)),
      fill(tone(0, '#5a4a44', '#241c1c', '#100a0c'), 'M100 156H220L204 186H116ZM120 186L108 212M200 186L212 212'),
      line('#241c1c', 5, 'M120 186L108 212M200 186L212 212M160 186V212'),
      line('#ffb070', 2, 'M100 156H220'),
      fill('#1a1214', 'M134 96H186L180 128H140Z'),
      line('#3a2a28', 3, 'M134 98Q160 60 186 98M160 40V78'),
      line('#fff0e0', 3, 'M152 88q8 -12 0 -22M168 88q8 -12 0 -22', 'opacity=".5"'),
      nereo(WHITE, 62, 206, 116, 'sit'),
      person(262, 206, 112, 'sit', body(WHITE, 1.4, 0.6), 'cape', '', -1),
    ]),
  'night-watch': () =>
    scene(WHITE, { back: 'street', front: 'none', light: [204, 90, 120], seed: 13, beams: 10 }, [
      fill('#0c080e', 'M-5 -5H325V80C300 40 250 26 200 26C140 26 90 50 60 110V225H-5Z', 'opacity=".88"'),
      line('#ffcf8a', 2, 'M60 225V110C90 50 140 26 200 26C250 26 300 40 325 80', 'opacity=".6"'),
      spots('30 70, 24 130, 38 180, 110 20, 270 16', (x, y) =>
        fill('#ffe08a', `M${x - 9} ${y}q4 -5 8 0q-4 3 -8 0zM${x + 9} ${y}q-4 -5 -8 0q4 3 8 0z`),
      ),
      nereo(WHITE, 168, 210, 150, 'hold', 1),
      group(220, 106, [
        fill(gilt(0), 'M-9 -14H9L11 -9H-11ZM-10 14H10V19H-10Z'),
        fill('#fff6dc', 'M-8 -9H8L10 14H-10Z'),
      ]),
      flare(220, 108, 60, '#ffc46b', 0.9),
      line('#c99a5c', 3.4, 'M132 216V40'),
    ]),
}
