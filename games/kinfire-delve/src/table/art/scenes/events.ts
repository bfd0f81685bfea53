import { at } from '@emberhall/kernel'
import { box, curtain, dot, fill, flare, group, line, put, spots, times, tone } from '@emberhall/ink'
import { BRIM, figure, HOOD, person, wear } from '../parts/figures.ts'
import { scene } from '../parts/frame.ts'
import { ripples } from '../parts/grotto.ts'
import { handAt, TAN } from '../parts/hands.ts'
import { candle, gilt, lantern } from '../parts/props.ts'
import { frame } from '../parts/theatre.ts'
import { GOLD, STAGE as W } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

export const events: Scenes = {
  'the-warm-spring': () =>
    scene(W, { light: [160, 120, 150], seed: 4, front: 'crystals', beams: 0, ground: 170 }, [
      dot(tone(90, '#7a2468', '#2a0a2e'), 160, 172, 122, 36),
      dot(tone(90, '#ffd0a0', '#f08aa8', '#7a3a8a'), 160, 168, 112, 30),
      ripples(160, 168, 5, '#fff0e0', 20),
      flare(160, 160, 90, '#ffd8a8', 0.8, 40),
      times(14, (i) =>
        group(160 + Math.cos(i * 0.449) * 122, 172 + Math.sin(i * 0.449) * 36, [
          fill(i % 2 ? '#4a1a4e' : '#5c2458', 'M-16 6C-16 -8 14 -10 16 4Q4 12 -16 6Z'),
          line('#ffd8c0', 1.2, 'M-12 -2Q0 -8 12 -2', 'opacity=".6"'),
        ]),
      ),
      line('#fff0f6', 8, 'M110 150C94 120 130 104 112 70S130 30 118 6', 'opacity=".22"'),
      line('#fff6fa', 5, 'M164 146C148 112 184 92 166 58S186 24 174 0', 'opacity=".38"'),
      line('#fff0f6', 9, 'M214 150C198 120 232 100 216 66S230 40 222 14', 'opacity=".2"'),
      put(244, 150, fill('#3a1018', 'M-10 0L-12 -16H4L6 -4L18 0V4H-10Z') + fill('#f0e0c8', 'M-14 -24h20v9h-20z'), 0.9),
    ]),
  'guild-cache': () =>
    scene(W, { light: [110, 50, 140], seed: 8, ground: 180 }, [
      dot('#0a0308', 160, 192, 110, 10, 'opacity=".8"'),
      fill(tone(0, '#c98a4a', '#7a4824', '#3a1c10'), 'M84 112H228V188H84Z'),
      line('#3a1c10', 2.4, 'M84 137H228M84 162H228M100 112V188M212 112V188'),
      times(8, (i) => dot('#e8c890', 92 + (i % 2) * 128, 120 + Math.floor(i / 2) * 20, 1.8)),
      fill(tone(90, '#8a5428', '#4a2814'), 'M84 112L104 84H248L228 112Z'),
      fill('#1a0a0c', 'M92 110L108 88H240L224 110Z'),
      fill(
        tone(60, '#fff6ea', '#c8b0c8'),
        'M112 106C110 84 124 70 132 76L142 104ZM142 104C146 78 160 72 166 80L164 106Z',
      ),
      line('#d45aa6', 4, 'M116 92l18 -4M147 90l17 -2'),
      fill(tone(60, '#8ad0c8', '#2a6a78'), 'M170 106L176 72Q184 64 192 72L196 106Z'),
      fill('#caa055', 'M178 64h12v8h-12z'),
      group(146, 150, 1, -5, [
        fill('#fff6dc', 'M-34 -18L32 -22L34 20L-32 22Z'),
        line('#6a4a34', 1.6, 'M-24 -8Q-10 -14 4 -8T24 -10M-24 2Q-8 -4 8 2'),
        dot('#a8203a', 18, 12, 9),
        fill('#ffb0a8', 'M18 6l2 4h4l-3 3l1 4l-4 -2l-4 2l1 -4l-3 -3h4z'),
      ]),
      put(258, 178, lantern(), 0.42),
      flare(258, 174, 50, '#ffc46b', 0.7),
    ]),
  'the-quiet-alcove': () =>
    scene(W, { light: [160, 120, 90], back: 'room', front: 'none', beams: 0, dust: 14 }, [
      fill(W.ink, 'M82 196V96A78 78 0 0 1 238 96V196Z'),
      fill(tone(90, '#6a2a5c', '#a8506a', '#e0946a'), 'M92 196V98A68 68 0 0 1 228 98V196Z'),
      line(GOLD, 3, 'M87 196V97A73 73 0 0 1 233 97V196'),
      flare(160, 124, 70, '#ffd8a0', 0.9),
      fill('#8a3050', 'M108 166H212V182H108Z'),
      fill(tone(90, '#d8688a', '#7a2448'), 'M104 156Q160 148 216 156V168H104Z'),
      fill('#5a1a3a', 'M112 182h10v14h-10zM198 182h10v14h-10z'),
      person(150, 182, 86, 'sit', { rim: '#ffe0b0', mid: '#4a1a3a', dark: '#1c0820' }, 'cape', wear('sit', HOOD)),
      candle(196, 156, 22, 9),
      curtain(52, 100, 6, 204, 3, '#a8307a', { gather: 26, seed: 3 }),
      curtain(222, 270, 6, 204, 3, '#a8307a', { gather: -26, seed: 5 }),
      fill(gilt(0), 'M40 2H280V10H40Z'),
    ]),
  'the-portraitist': () =>
    scene(W, { back: 'room', front: 'none', light: [190, 80, 120], beams: 0 }, [
      line('#5a3414', 6, 'M150 210L186 20M262 210L226 20M206 150V214'),
      group(206, 88, [
        frame(
          84,
          100,
          box(tone(90, '#4a2a70', '#1a0c30'), -44, -54, 90, 110),
          flare(10, 10, 50, '#ffb652', 0.8),
          `<g color="#1a0c1c">${put(-6, 56, figure('hold', 'cape'), 1.02)}</g>`,
          fill('#ffe0b0', 'M-12 -42q8 -8 13 2q0 10 -7 13q-6 -4 -6 -15z'),
          dot('#ffe6a0', 28, -20, 5, 7),
          line('#ffffff', 1.2, 'M30 -50L44 -34', 'opacity=".4"'),
        ),
      ]),
      fill('#7a4a24', 'M148 146H264V154H148Z'),
      person(
        98,
        206,
        152,
        'throw',
        { rim: '#ffd0ec', mid: '#7a2468', dark: '#2a0a2e', dx: -1.4, dy: 0.6 },
        'gown',
        wear('throw', BRIM),
      ),
      line('#e2b25f', 3, 'M151 111L172 98'),
      fill('#d8344a', 'M170 100l12 -10l-6 13z'),
      group(62, 84, [
        dot('#c99a5c', 0, 0, 24, 17),
        dot('#3a1a10', 8, 6, 5, 4),
        times(5, (i) =>
          dot(at(['#e8573f', '#58c47c', '#5ba4f2', '#ffd56a', '#d45aa6'], i), -16 + i * 8, -6 + (i % 2) * 5, 4),
        ),
      ]),
      spots('30 56, 18 120, 296 60', (x, y, _, i) =>
        group(x, y, 0.8, [
          frame(
            34,
            42,
            box('#1a0c1c', -20, -24, 40, 48),
            `<g color="${['#a83a6a', '#3a7a8a', '#8a6a3a'][i]}">${put(0, 26, figure('stand', 'cape'), 0.5)}</g>`,
          ),
        ]),
      ),
    ]),
  'toll-of-compliments': () =>
    scene(W, { light: [120, 80, 140], back: 'hall', front: 'none', beams: 12, ground: 196 }, [
      line(tone(0, '#f0c878', '#5a3414'), 6, 'M40 30V200M62 22V200M84 20V200M106 24V200M128 32V200'),
      fill(gilt(0), 'M30 60H140V68H30ZM30 150H140V158H30Z'),
      times(5, (i) => fill(gilt(90), `M${34 + i * 22} ${[30, 22, 20, 24, 32][i]}l6 -18l6 18z`)),
      person(
        214,
        204,
        178,
        'hold',
        { rim: '#ffe4f4', mid: '#8a2a78', dark: '#3a0f40', dx: -1.6, dy: 0.6 },
        'coat',
        wear('hold', BRIM),
        -1,
      ),
      dot('#f6d8c8', 214, 46, 9, 11),
      line('#3a0f2a', 2, 'M206 44h5M214 44h5M207 52q4 4 9 0'),
      fill('#fff0f6', 'M202 62q12 10 24 0l-4 18h-16z'),
      handAt(156, 98, 'cup', TAN, 0.5, -62, '#5a1a58'),
      line('#ffe0f2', 2, 'M60 96C84 76 104 104 128 84S150 66 164 78M70 118C96 100 112 126 140 104', 'opacity=".95"'),
      times(6, (i) =>
        group(72 + i * 15, 90 + at([0, -6, 8, -4, -10, -8], i), 0.9, [
          fill('#ff9ad0', 'M0 6C-8 0 -8 -7 -3 -7Q0 -6 0 -3Q0 -6 3 -7C8 -7 8 0 0 6Z'),
        ]),
      ),
      group(258, 190, [times(5, (i) => dot(gilt(), -16 + i * 8, 6 - (i % 2) * 6, 9, 4))]),
    ]),
}
