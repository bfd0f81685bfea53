import { crystal, dim, dot, fill, flare, group, line, put, ridge, spots, times, tone } from '@emberhall/ink'
import { BRIM, figure, person, seeker } from '../parts/figures.ts'
import { scene } from '../parts/frame.ts'
import { ripples, water } from '../parts/grotto.ts'
import { candle, drop, gear, gilt, rose, rune } from '../parts/props.ts'
import { beast, siren } from '../parts/spirits.ts'
import { door, mirror, stairs } from '../parts/theatre.ts'
import { body, GOLD, BLUE as W } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

export const wellBlue: Scenes = {
  'the-3-fountains': () => {
    const fountain = (jet: string, head: string) =>
      fill(tone(0, '#cfe0ff', '#5a78b8', '#1a2c60'), 'M-34 0H34L28 14H-28ZM-8 0L-5 -44H5L8 0ZM-20 -46H20L14 -36H-14Z') +
      line('#ffffff', 1.4, 'M-34 0H34M-20 -46H20') +
      head +
      line('#dff7ff', 3, jet) +
      line('#ffffff', 1.2, jet, 'stroke-dasharray="2 5"') +
      flare(0, -40, 40, '#8ad0ff', 0.5)
    return scene(W, { light: [160, 50, 150], seed: 3, ground: 192, beams: 12 }, [
      water(W, 176),
      group(74, 172, [
        fountain(
          'M0 -62C-4 -92 -24 -84 -26 -40M0 -62C4 -92 24 -84 26 -40',
          dot('#ffd58a', 0, -56, 9) + line('#3a2a10', 1.4, 'M-4 -58h2M2 -58h2M-3 -53q3 3 6 0'),
        ),
      ]),
      group(250, 172, [
        fountain(
          'M0 -62C-6 -96 -30 -70 -18 -40M0 -62C6 -96 30 -70 18 -40',
          dot('#8a6ad8', 0, -56, 9) + line('#1a0a3a', 1.4, 'M-5 -60l4 2M5 -60l-4 2M-3 -52q3 -3 6 0'),
        ),
      ]),
      group(162, 190, 1.2, [
        fountain(
          'M0 -62C-10 -110 -46 -100 -50 -20M0 -62C10 -116 50 -104 58 -10M0 -62V-112M0 -62C-4 -104 -24 -96 -26 -30M0 -62C6 -104 24 -96 30 -30',
          dot('#dff7ff', 0, -56, 9) + dot('#12296a', 0, -53, 3, 4) + line('#12296a', 1.4, 'M-4 -59v1M4 -59v1'),
        ),
      ]),
      times(9, (i) => put(110 + i * 13, 70 + ((i * 29) % 60), drop(7, '#bfe8ff'))),
    ])
  },
  'the-beasts-riddle': () =>
    scene(W, { light: [160, 70, 170], back: 'open', front: 'none', beams: 18 }, [
      beast(),
      times(13, (i) =>
        group(
          160 + Math.cos(Math.PI * (1 + (i + 0.5) / 13)) * 142,
          118 + Math.sin(Math.PI * (1 + (i + 0.5) / 13)) * 108,
          1.1,
          (i - 6) * 13,
          [rune(i, '#a5f6ff', 1.8)],
        ),
      ),
      ridge(3, -5, 120, 196, 26, 16, '#070a1a'),
      ridge(5, 200, 325, 192, 34, 18, '#070a1a'),
      fill('#04060f', 'M-5 225V204C60 190 110 196 160 198C220 200 270 190 325 206V225Z'),
      seeker(128, 202, 44, body(W)),
    ]),
  'ink-sirens': () =>
    scene(W, { light: [160, 56, 150], seed: 5, beams: 14, ground: 240 }, [
      fill(tone(90, '#1c3478', '#070a20'), 'M-5 158C80 150 240 150 325 158V225H-5Z'),
      ripples(160, 178, 6, '#6aa0f0', 24),
      dim(0.9, put(74, 128, siren(), 0.84), put(252, 126, siren(), -0.84, 0, 0.84)),
      put(160, 124, siren(), 1.14),
      line(
        '#dff0ff',
        1.5,
        'M176 84C196 66 214 88 236 70M176 92C200 80 216 100 244 84M92 98C104 84 118 96 128 84',
        'opacity=".9"',
      ),
      spots('196 70, 220 80, 240 64, 108 88, 124 80', (x, y, _, i) => put(x, y, rune(i + 1, '#ffffff', 1.8), 0.8)),
      fill('#050818', 'M-5 200C40 186 80 204 120 196C170 188 220 206 325 192V225H-5Z', 'opacity=".85"'),
      times(8, (i) => put(20 + i * 40, 188 + (i % 3) * 6, drop(10, '#0a1030'))),
    ]),
  'frozen-cascade': () =>
    scene(W, { light: [160, 60, 150], seed: 12, beams: 0, front: 'crystals', ground: 200 }, [
      fill(W.night, 'M60 -5C50 60 70 130 40 200H280C250 130 270 60 260 -5Z'),
      times(15, (i) =>
        put(86 + i * 10.6, -8, crystal(130 + ((i * 53) % 70), 18, ['#dff4ff', '#4a86d8', '#ffffff']), 1, 180),
      ),
      times(9, (i) => put(92 + i * 17, 202, crystal(34 + ((i * 31) % 40), 16, ['#cfeaff', '#2f5fb0', '#ffffff']))),
      flare(160, 90, 90, '#dff4ff', 0.6),
      fill(
        '#ffffff',
        'M104 176q8 -14 18 0q10 -14 20 0q10 -16 22 0q12 -14 20 0q10 -12 20 0q8 -10 14 0v10H104z',
        'opacity=".5"',
      ),
      seeker(96, 208, 56, body(W)),
    ]),
  'rhyming-doors': () =>
    scene(W, { light: [160, 120, 120], back: 'hall', front: 'none', beams: 10, ground: 196 }, [
      times(2, (i) =>
        group(i ? 250 : 70, 192, [
          door(58, 118, '#6a9ae8', '#1a2f78'),
          put(0, -126, rune(i ? 2 : 0, '#cfe8ff', 2.4), 1.3),
        ]),
      ),
      fill('#fff6dc', 'M132 190L84 225H236L188 190Z', 'opacity=".35"'),
      put(160, 190, door(62, 132, '#ffe6a8', '#2a4aa0', 0.62) + put(0, -140, rune(2, '#ffe6a8', 2.6), 1.5)),
      flare(166, 120, 70, '#ffe2a0', 0.75),
      put(170, 186, door(20, 44, '#bfe0ff', '#2a4aa0', 0.5)),
      line('#cfe8ff', 1.4, 'M84 60Q120 34 146 46M174 46Q204 34 238 60', 'stroke-dasharray="3 5"'),
    ]),
  'flattering-mirrors': () => {
    const crown = fill('#ffd56a', 'M-10 0L-12 -14L-5 -7L0 -17L5 -7L12 -14L10 0Z', 'stroke="#7a4a10"')
    const vain = (k: number) =>
      flare(0, 0, 46, '#ffe6b0', 0.8) +
      `<g color="#12296a">${put(0, 62, figure('stand', 'cape'), k, 0, k)}</g>` +
      put(0, 62 - 98 * k, crown, k)
    const m = (x: number, y: number, s: number) =>
      put(x, y, mirror(30, 50, tone(60, '#e2f4ff', '#5a8ad8', '#1a2c70'), vain(1.05)), s)
    return scene(W, { light: [160, 70, 140], back: 'room', front: 'none', beams: 0 }, [
      m(56, 86, 0.92),
      m(264, 86, 0.92),
      m(160, 84, 1.22),
      person(160, 216, 66, 'stand', body(W), 'cape'),
      spots('112 40, 208 40, 124 120, 198 124, 30 150, 290 150', (x, y) =>
        group(x, y, 0.8, [fill('#ffffff', 'M0 -8L1.8 -1.8L8 0L1.8 1.8L0 8L-1.8 1.8L-8 0L-1.8 -1.8Z')]),
      ),
    ])
  },
  'the-weeping-stair': () => {
    const eye =
      fill('#0a1436', 'M-34 0C-18 -22 18 -22 34 0C18 16 -18 16 -34 0Z') +
      fill('#dff0ff', 'M-28 0C-14 -15 14 -15 28 0C14 11 -14 11 -28 0Z') +
      dot('#3a78d8', 0, -1, 9) +
      dot('#050816', 0, -1, 4) +
      fill('#3a5aa0', 'M-34 -2C-18 -24 18 -24 34 -2C18 -14 -18 -14 -34 -2Z')
    return scene(W, { light: [160, 44, 130], seed: 9, ground: 240, beams: 0, front: 'none' }, [
      fill(tone(90, '#2a4a98', '#101f54'), 'M-5 -5H325V225H-5Z', 'opacity=".5"'),
      stairs(160, 84, 226, 40, 150, 9, '#9ac0f0', '#16286a'),
      fill(
        tone(90, [0, '#dff7ff', 0.85], [1, '#5ab0ff', 0.35]),
        'M134 60C130 90 140 110 128 140C120 170 128 200 120 226H200C190 200 202 170 190 140C180 110 190 90 186 60Z',
        'opacity=".55"',
      ),
      line(
        '#ffffff',
        1.8,
        'M140 70C136 110 146 150 136 222M160 76C158 120 164 160 158 222M180 70C184 110 176 150 184 222',
        'opacity=".7"',
      ),
      fill(W.ink, 'M-5 -5H86L96 60L84 120L70 225H-5ZM325 -5H234L224 60L236 120L250 225H325Z'),
      line(W.glow, 1.6, 'M86 -5L96 60L84 120L70 225M234 -5L224 60L236 120L250 225', 'opacity=".6"'),
      put(120, 44, eye, 0.98),
      put(200, 44, eye, -0.98, 0, 0.98),
      put(118, 72, drop(20, '#bfe8ff')),
      put(202, 76, drop(24, '#bfe8ff')),
      seeker(156, 190, 44, body(W)),
    ])
  },
  'music-box-dancer': () =>
    scene(W, { light: [160, 70, 140], back: 'room', front: 'none', beams: 16 }, [
      fill(tone(90, '#1a2c70', '#0a1034'), 'M92 150L104 40H216L228 150Z'),
      fill(tone(60, '#8ab8ff', '#2a4aa0'), 'M104 142L114 50H206L216 142Z'),
      line(GOLD, 2.4, 'M92 150L104 40H216L228 150'),
      times(8, (i) =>
        line(
          '#dff0ff',
          1,
          `M160 96L${160 + Math.cos(i * 0.785) * 60} ${96 + Math.sin(i * 0.785) * 50}`,
          'opacity=".3"',
        ),
      ),
      fill(tone(90, '#4a6ac0', '#16245c'), 'M80 150H240V200H80Z'),
      fill(gilt(0), 'M76 146H244V155H76ZM76 194H244V203H76Z'),
      put(160, 176, gear(14, 10, '#e2b25f')),
      put(108, 176, gear(9, 8, '#b8863c')),
      put(212, 176, gear(9, 8, '#b8863c')),
      line('#f6fbff', 2, 'M160 150V128'),
      person(
        160,
        134,
        94,
        'dance',
        { rim: '#ffffff', mid: '#f6dfe6', dark: '#b8a0c8' },
        'none',
        fill('currentColor', 'M-26 -44Q0 -58 26 -44Q34 -34 0 -34Q-34 -34 -26 -44Z'),
      ),
      dot('#2a1a40', 157, 46, 5),
      line(GOLD, 3.4, 'M240 176h14v-12'),
      dot(GOLD, 254, 161, 4),
      spots('66 60, 252 70, 84 104, 240 112', (x, y) =>
        group(x, y, [dot('#ffe6a8', 0, 0, 4.5, 3.5), line('#ffe6a8', 1.8, 'M4 0V-18l7 4')]),
      ),
    ]),
  'the-painted-sky': () => {
    const star = (s: number) =>
      put(0, 0, fill('#ffe08a', 'M0 -14L4 -4L14 -4L6 3L9 13L0 7L-9 13L-6 3L-14 -4L-4 -4Z', 'stroke="#a8722c"'), s)
    return scene(W, { light: [220, 160, 120], back: 'open', front: 'none', beams: 0, dust: 60 }, [
      fill(tone(90, '#0e1a52', '#2a4ab0', '#6a7ad8'), 'M-5 -5H325V190H-5Z'),
      line(
        '#5a84e0',
        7,
        'M20 60C60 20 110 60 90 90S40 110 60 70M200 40C250 10 300 50 270 80S220 90 236 60',
        'opacity=".55"',
      ),
      line('#bcd4ff', 2, 'M26 60C64 26 104 62 86 86M206 42C250 18 292 52 266 76', 'opacity=".7"'),
      times(
        9,
        (i) =>
          line('#0a0f30', 1, `M${30 + i * 34} -5V${30 + ((i * 47) % 80)}`) +
          put(30 + i * 34, 36 + ((i * 47) % 80), star(0.7 + (i % 3) * 0.3)),
      ),
      dot('#fff6d8', 148, 74, 24),
      dot('#2f52b8', 158, 68, 21),
      fill('#d8b888', 'M264 120L325 100V200H276C282 170 256 150 264 120Z'),
      line('#7a5a34', 1.6, 'M276 124V196M290 118V198M306 112V198M264 122L325 102', 'opacity=".8"'),
      fill('#4a6ad0', 'M264 120C250 140 262 150 254 166C272 158 282 150 276 136Z'),
      fill(W.ink, 'M-5 192C80 182 240 184 325 194V225H-5Z'),
      line('#3a2a20', 5, 'M60 225L84 128M104 225L88 128M66 200H100M72 172H96M78 146H92'),
      person(86, 130, 62, 'reach', body(W), 'coat', wearBrim),
      line('#c99a5c', 3, 'M104 66L114 50'),
      fill('#ffe08a', 'M112 52l4 -12l6 4z'),
      seeker(214, 204, 60, body(W), -1),
    ])
  },
  'scented-letter': () =>
    scene(W, { light: [176, 84, 140], back: 'room', front: 'none', beams: 12 }, [
      fill(tone(90, '#3a2a50', '#120a20'), 'M-5 176H325V225H-5Z'),
      group(160, 128, 1.04, -7, [
        dot('#05030a', 6, 50, 92, 12, 'opacity=".6"'),
        fill(tone(70, '#fff6ea', '#d8c8e0', '#8a7ab0'), 'M-84 -40H84V48H-84Z'),
        fill('#b8a8cc', 'M-84 48L-14 -2H14L84 48Z', 'opacity=".7"'),
        fill(tone(90, '#ffffff', '#cfc0dc'), 'M-84 -40L0 22L84 -40L60 -52H-60Z'),
        line('#8a7ab0', 1.4, 'M-84 -40L0 22L84 -40'),
        dot('#7a1430', 1, 20, 20),
        dot('#c02a4a', 0, 18, 18),
        put(0, 18, rose('#e85a6a', 0.8)),
      ]),
      line('#ffb8e0', 6, 'M120 84C96 60 140 46 118 20S146 -6 136 -14', 'opacity=".5"'),
      line('#ffd8ee', 3, 'M170 80C196 56 150 40 178 16S160 -8 170 -16', 'opacity=".7"'),
      line('#ffb8e0', 5, 'M216 84C240 62 204 44 226 24', 'opacity=".45"'),
      candle(282, 190, 44, 13),
      put(50, 186, rose('#c84a7a', 1.1)),
    ]),
}
const wearBrim = fill('currentColor', BRIM, 'transform="translate(4 -90)"')
