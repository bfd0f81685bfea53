import {
  box,
  crystal,
  curtain,
  dim,
  dot,
  fill,
  flare,
  group,
  line,
  mix,
  put,
  seeded,
  spots,
  times,
  tone,
} from '@emberhall/ink'
import { bones, figure } from '../parts/figures.ts'
import { scene, vignette } from '../parts/frame.ts'
import { boards, fangs, motes } from '../parts/grotto.ts'
import { book, lantern, sword } from '../parts/props.ts'
import { chandelier, mask } from '../parts/theatre.ts'
import { PRISM as W } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

const IRIS = ['#4fd6c8', '#8a6bf0', '#e06ab2', '#ffc46b'] as const
const iris = (angle = 30) => tone(angle, ...IRIS)

function web(cx: number, cy: number): string {
  const r = seeded(8)
  const n = 18
  const spokes = Array.from({ length: n }, (_, i) => (i / n) * Math.PI * 2 + (r() - 0.5) * 0.12)
  const at = (a: number, q: number) => `${cx + Math.cos(a) * q} ${cy + Math.sin(a) * q}`
  const threads = times(9, (k) => {
    const q = 52 + k * k * 2.6 + k * 9
    return (
      spokes.map((a, i) => (i ? `Q${at((a + spokes[i - 1]!) / 2, q * 0.88)} ${at(a, q)}` : `M${at(a, q)}`)).join('') +
      `Q${at((spokes[0]! + Math.PI * 2 + spokes[n - 1]!) / 2, q * 0.88)} ${at(spokes[0]!, q)}`
    )
  })
  return line(iris(), 1.1, spokes.map((a) => `M${at(a, 26)}L${at(a, 280)}`).join('') + threads, 'opacity=".85"')
}
const arm = (s: number, d: string) =>
  put(
    160,
    0,
    line('#07050f', 9, d) + line(s < 0 ? '#9be8e0' : '#f0a0d2', 1.6, d, 'transform="translate(0 -2)"'),
    s,
    0,
    1,
  )
const wave = (y: number, c: string, edge: string, k: number) =>
  fill(c, `M-5 ${y}${times(5, (i) => `q18 ${-14 * k} 34 0t34 0`.replace('q18', `q${i % 2 ? 16 : 20}`))}V330H-5Z`) +
  line(
    edge,
    1.8,
    `M-5 ${y}${times(5, (i) => `q18 ${-14 * k} 34 0t34 0`.replace('q18', `q${i % 2 ? 16 : 20}`))}`,
    'opacity=".8"',
  )

/** Drawn 320 × 320; the wide picture shows the middle of it. */
export const masters: Scenes = {
  'sea-of-dreams': () =>
    scene(W, { back: 'open', front: 'none', light: [160, 110, 190], beams: 26, height: 320, dust: 60 }, [
      fangs(5, 12, 90, W.ink),
      dot(iris(50), 160, 118, 96, 96, 'opacity=".35"'),
      group(160, 128, [
        fill(
          tone(20, '#f4f0ff', '#a898e0', '#4a3a98'),
          'M-64 -74C-36 -100 36 -100 64 -74C76 -20 56 60 0 96C-56 60 -76 -20 -64 -74Z',
        ),
        fill(
          '#6a58b8',
          'M0 -92C28 -92 52 -84 64 -74C76 -20 56 60 0 96C12 50 18 10 12 -10C6 -40 2 -70 0 -92Z',
          'opacity=".45"',
        ),
        line('#2a1a5c', 4, 'M-52 -8Q-32 10 -12 -6M52 -8Q32 10 12 -6'),
        line('#2a1a5c', 2.2, 'M-46 0l-4 8M-34 4l-1 9M-22 3l2 8M46 0l4 8M34 4l1 9M22 3l-2 8'),
        line('#6a58b8', 3, 'M-54 -30Q-32 -44 -10 -30M54 -30Q32 -44 10 -30'),
        fill('#8a78d0', 'M0 -6C4 10 10 20 8 26Q2 32 0 30Z'),
        fill('#d45aa6', 'M-16 50Q-6 44 0 48Q6 44 16 50Q6 60 0 60Q-6 60 -16 50Z'),
        line('#ffffff', 2, 'M-60 -70C-70 -20 -54 44 -10 84', 'opacity=".7"'),
      ]),
      put(92, 66, crystal(40, 12, ['#d6fff8', '#5a4bd0', '#ffffff']), 1, -24),
      put(160, 46, crystal(48, 14, ['#e6fffb', '#8a5bd0', '#ffffff'])),
      put(228, 66, crystal(40, 12, ['#ffd8f0', '#8a3aa0', '#ffffff']), 1, 24),
      wave(190, mix('#3a2ab0', '#4fd6c8', 0.35), '#dffcf6', 1),
      put(70, 206, lantern(), 0.42, -24),
      put(250, 204, book('#7a1f54', '#5a4a78'), 0.5, 16),
      wave(214, '#2a3aa0', '#a8d8ff', 1.2),
      put(196, 226, sword(54), 0.8, 68),
      put(112, 236, fill('#c8a0d8', 'M-16 6L-14 -18H2L4 0L20 6V12H-16Z'), 1, -14),
      wave(240, '#3a2480', '#d8b0ff', 1.4),
      wave(268, '#1c1048', '#8a6bf0', 1.6),
      flare(160, 196, 120, '#7ff0e4', 0.35, 30),
    ]),
  dreadweaver: () =>
    scene(W, { back: 'open', front: 'none', light: [160, 128, 200], beams: 20, height: 320, dust: 50 }, [
      web(160, 138),
      fangs(41, 12, 66, W.ink),
      fill(tone(90, '#4a1c66', '#1c0b30', '#07040f'), 'M160 160C200 162 232 206 262 330H58C88 206 120 162 160 160Z'),
      line(
        '#0a0414',
        3,
        'M160 170L150 330M160 170L122 330M160 170L92 330M160 170L172 330M160 170L200 330M160 170L230 330',
        'opacity=".7"',
      ),
      line('#e8a0d8', 2, 'M120 182C134 170 146 164 160 162C174 164 186 170 200 182', 'opacity=".7"'),
      ...[-1, 1].map(
        (s) =>
          arm(s, 'M18 168Q58 138 84 102T112 32') +
          arm(s, 'M18 168Q74 160 104 138T142 94') +
          arm(s, 'M18 168Q72 186 104 186T146 172') +
          arm(s, 'M18 168Q50 210 84 230T128 250'),
      ),
      fill(
        tone(90, '#2a1040', '#0a0516'),
        'M160 54C206 54 222 94 214 132C210 160 196 182 186 196C190 170 190 150 184 136H136C130 150 130 170 134 196C124 182 110 160 106 132C98 94 114 54 160 54Z',
      ),
      line('#8ff0e4', 2, 'M112 114C108 82 128 58 160 56', 'opacity=".8"'),
      line('#ff9ad2', 2, 'M208 114C212 82 192 58 160 56', 'opacity=".6"'),
      ...[-42, -22, 0, 22, 42].map((a, i) =>
        put(160, 106, put(0, -44, crystal([24, 32, 42, 32, 24][i]!, 9, ['#e6fffb', '#8a5bd0', '#ffffff'])), 1, a),
      ),
      put(160, 122, mask('weep', '#fff6ea', '#8f74a8', '#b02a6e'), 0.98),
      flare(180, 108, 20, '#ff8ac8', 0.8),
      flare(140, 108, 20, '#ff8ac8', 0.7),
      dot('#ff8ac8', 180, 107, 3),
      dot('#ff8ac8', 140, 107, 3),
      spots(
        '48 30, 18 94, 14 172, 32 250, 272 30, 302 94, 306 172, 288 250',
        (x, y) => dot('#ffffff', x, y, 2.6) + flare(x, y, 16, '#d9b8ff', 0.9),
      ),
      put(244, 286, line('#f0eaff', 3, 'M0 0L-30 -44') + line('#e06ab2', 1.2, 'M-30 -44C-60 -20 -80 -50 -90 -90')),
      put(160, 264, `<g color="#f0dfff">${figure('fall')}</g>`, 0.4),
    ]),
  'danse-macabre': () => {
    const fiddler = (x: number, y: number, k: number, turn: number) =>
      dim(
        0.75,
        put(
          x,
          y,
          `<g color="#b8a8d8">${bones('hold')}</g>` +
            fill('#7a3a20', 'M10 -82C20 -90 26 -78 34 -84C42 -76 30 -70 32 -62C22 -60 18 -74 10 -82Z') +
            line('#efe0c8', 1.6, 'M2 -60L40 -92'),
          k * turn,
          0,
          k,
        ),
      )
    return scene(W, { back: 'open', front: 'none', light: [160, 110, 190], beams: 24, height: 320, dust: 40 }, [
      put(160, 62, chandelier(0.9)),
      boards('#6a2a7a', W.ink, 214),
      dot('#ffd0f0', 160, 264, 120, 26, 'opacity=".2"'),
      fiddler(50, 222, 0.9, 1),
      fiddler(270, 222, 0.9, -1),
      fiddler(92, 214, 0.7, 1),
      fiddler(228, 214, 0.7, -1),
      put(
        206,
        274,
        `<g color="#e6dcf4">${bones('hold')}</g>` + fill('#14081c', 'M-9 -116H9L8 -98H-8ZM-14 -98H14V-95H-14Z'),
        -1.5,
        0,
        1.5,
      ),
      put(132, 276, `<g color="#2a0a3c">${figure('dance', 'gown')}</g>`, 1.62),
      fill(iris(20), 'M130 190C96 204 66 240 60 280C90 262 140 300 190 276C180 240 160 210 146 190Z', 'opacity=".85"'),
      line(
        '#fff0fa',
        2,
        'M130 196C104 216 84 246 78 272M138 196C128 226 124 250 126 282M144 196C156 226 164 250 168 276',
        'opacity=".5"',
      ),
      fill('#7a1d64', 'M116 154C112 176 124 190 132 194L146 192C152 180 154 164 150 150Q132 140 116 154Z'),
      put(129, 126, mask('smile', '#fff6ea', '#8f74a8', '#b02a6e'), 0.36, -8),
      ...[-40, -14, 14, 40].map((a) =>
        put(129, 122, put(0, -16, crystal(20, 6, ['#e6fffb', '#8a5bd0', '#ffffff'])), 1, a),
      ),
      line('#d45aa6', 5, 'M60 280C20 250 30 200 70 190S110 150 90 120', 'opacity=".6"'),
      line('#4fd6c8', 3, 'M190 276C250 280 290 240 270 190S220 150 250 110', 'opacity=".6"'),
      curtain(-20, 40, -6, 330, 3, '#5a1a58', { gather: 16, seed: 3 }),
      curtain(280, 340, -6, 330, 3, '#5a1a58', { gather: -16, seed: 5 }),
    ])
  },
}

/** The back of every Master, drawn as a whole card of 252 × 352. */
export const masterBack: Scenes = {
  'master-back': () =>
    box(tone(90, '#0b0d1a', '#1b1440', '#0b0d1a'), 0, 0, 252, 352) +
    curtain(0, 126, 0, 340, 5, '#4a1450', { gather: 6, seed: 2, hem: '#caa055' }) +
    curtain(126, 252, 0, 340, 5, '#4a1450', { gather: -6, seed: 3, hem: '#caa055' }) +
    times(24, (i) =>
      fill(IRIS[i % 4]!, 'M0 0L-16 -230H16Z', `transform="translate(126 170) rotate(${i * 15})" opacity=".14"`),
    ) +
    flare(126, 170, 130, '#d45aa6', 0.55) +
    flare(126, 162, 80, '#4fd6c8', 0.5) +
    dot('#0a0820', 126, 170, 74, 74, 'opacity=".75"') +
    `<g fill="none"><circle cx="126" cy="170" r="75" stroke="${iris(40)}" stroke-width="3.5"/><circle cx="126" cy="170" r="83" stroke="#e6c27a" stroke-width="1.2" stroke-dasharray="2 5"/></g>` +
    put(126, 170, mask('smile', '#ffffff', '#8a6ac8', '#d45aa6'), 1.08) +
    fill(tone(90, '#171033', '#2b1a52'), 'M0 0H252V60C226 34 190 22 126 22C62 22 26 34 0 60Z') +
    line(
      tone(0, [0, '#7a5424'], [0.5, '#ffe3a0'], [1, '#7a5424']),
      4,
      'M0 60C26 34 62 22 126 22C190 22 226 34 252 60',
    ) +
    fill('#150d2c', 'M0 352H252V312C200 328 52 328 0 312Z') +
    line('#e6c27a', 3, 'M0 312C52 328 200 328 252 312') +
    fill(
      tone(90, '#ffffff', '#7ff0e4', '#5a3ab0'),
      'M126 34L138 62L126 84L114 62Z',
      'stroke="#e6c27a" stroke-width="2"',
    ) +
    line('#e6c27a', 1.8, 'M60 286H112M140 286H192') +
    fill('#e6c27a', 'M126 276L136 286L126 296L116 286Z') +
    motes(3, 40, '#ffe9c2', 20, 60, 212, 240) +
    vignette(352, 252, 0.6),
}
