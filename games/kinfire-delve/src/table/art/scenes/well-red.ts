import {
  cluster,
  crystal,
  dim,
  dot,
  fill,
  flare,
  group,
  line,
  put,
  ridge,
  seeded,
  shape,
  spots,
  times,
  tone,
} from '@emberhall/ink'
import { cavalry, goatHead, hound, lionHead, serpent, stag } from '../parts/beasts.ts'
import { figure, held, person, PLUME, RAPIER, seeker, wear } from '../parts/figures.ts'
import { scene, spot } from '../parts/frame.ts'
import { facets, floor, rays } from '../parts/grotto.ts'
import { hand } from '../parts/hands.ts'
import { gilt, steel } from '../parts/props.ts'
import { chandelier, mirror } from '../parts/theatre.ts'
import { body, GOLD, RED as W } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

const duellist = (turn: number, x: number) =>
  person(
    x,
    188,
    132,
    'lunge',
    { rim: '#ffffff', mid: '#f2e6e2', dark: '#b8b0c8', dx: 1.4 * turn, dy: 0.8 },
    'coat',
    wear('lunge', PLUME) + held('lunge', RAPIER, 76),
    turn,
  )

export const wellRed: Scenes = {
  'great-stag': () =>
    scene(W, { light: [160, 84, 170], beams: 24, front: 'crystals', ground: 190 }, [
      fill(W.ink, 'M92 225C96 184 122 150 160 140C198 150 224 184 228 225Z'),
      line(W.glow, 2.4, 'M94 215C100 184 124 152 160 141C196 152 220 184 226 215', 'opacity=".8"'),
      fill('#3a0d1c', 'M128 152l8 30l8 -20l8 30l8 -24l8 24l8 -30l8 20l8 -30z'),
      put(160, 118, stag(body(W, 2.4, 1), '#ffe6c2', '#ffd28a'), 1.14),
      spots('84 20 -14, 118 20 -4, 64 36 -30, 236 20 14, 202 20 4, 256 36 30', (x, y, n) =>
        group(x, y, 1, n, [crystal(20, 8, ['#fff6e6', '#e8573f', '#ffffff'])]),
      ),
    ]),
  'crystal-caves': () =>
    scene(W, { light: [160, 150, 150], beams: 0, front: 'none', ground: 196, seed: 4, dust: 50 }, [
      times(7, (i) =>
        put(
          10 + i * 50,
          -6,
          crystal(70 + ((i * 37) % 40), 26, ['#ff9a7a', '#7c1c2c', '#ffe0cc']),
          1,
          176 - (i - 3) * 7,
        ),
      ),
      cluster(7, 52, 200, 7, 2.1, facets(W), 10),
      cluster(9, 268, 200, 7, 2.2, facets(W), -10),
      seeker(152, 198, 62, body(W)),
      cluster(21, 2, 228, 6, 1.9, facets(W), 22),
      cluster(23, 320, 228, 6, 1.9, facets(W), -22),
      times(22, (i) =>
        group(20 + ((i * 67) % 280), 20 + ((i * 41) % 150), [
          flare(0, 0, 9, '#ffb652', 0.8),
          fill('#fff6dc', 'M0 -5L1.2 -1L5 0L1.2 1L0 5L-1.2 1L-5 0L-1.2 -1Z'),
        ]),
      ),
    ]),
  'porcelain-duellists': () =>
    scene(W, { back: 'hall', front: 'none', light: [160, 92, 120], ground: 190 }, [
      dot('#0a0204', 92, 190, 58, 6, 'opacity=".7"'),
      dot('#0a0204', 228, 190, 58, 6, 'opacity=".7"'),
      duellist(1, 96),
      duellist(-1, 224),
      line('#5a4a78', 1.2, 'M92 120l6 10l-5 8l8 12M226 112l-5 9l7 8l-4 14M112 92l4 8l-6 6', 'opacity=".9"'),
      dim(0.9, line('#5b7fd0', 2, 'M84 136q8 -8 14 0q6 8 14 0M212 136q8 -8 14 0q6 8 14 0')),
      flare(160, 92, 34, '#fff0c4'),
      line('#fff6dc', 2, 'M160 78v-14M148 86l-12 -8M172 86l12 -8'),
      times(5, (i) =>
        shape('#fbf0ec', [196 + i * 9, 194 + (i % 2) * 8], [204 + i * 9, 190 + (i % 3) * 5], [203 + i * 9, 200]),
      ),
    ]),
  'gilded-hounds': () =>
    scene(W, { light: [60, 60, 150], ground: 180, seed: 6, beams: 20 }, [
      dim(0.75, put(236, 112, hound(tone(90, '#b8863c', '#4a2412'), '#2a0d10', '#ffe0a0'), 0.72)),
      put(120, 146, hound(tone(90, '#e8b85c', '#6a3a16'), '#3a160f', '#fff0c4'), 0.98),
      put(196, 200, hound(tone(90, '#ffdc88', '#a8662a', '#4a2010'), '#3a160f', '#fff8dc'), 1.32),
      line('#ffe0a0', 1.6, 'M20 150h40M8 168h30M60 204h34M20 120h26', 'opacity=".6"'),
    ]),
  'stair-of-blades': () =>
    scene(W, { light: [226, 40, 140], ground: 206, seed: 8, beams: 18 }, [
      times(9, (i) => {
        const y = 196 - i * 19
        return group(64 + i * 20, y, 1 - i * 0.045, -4, [
          fill(W.ink, 'M-4 8H150V14H-4Z', 'opacity=".6"'),
          fill(steel(90), `M0 0L${128 - i * 6} -2L${146 - i * 6} 4L${128 - i * 6} 9H0Z`),
          line('#ffffff', 1.2, `M2 1L${130 - i * 6} -1`),
          fill(gilt(0), 'M-6 -10H2V18H-6ZM-26 0H-6V8H-26Z'),
          fill('#d8344a', 'M-32 -1h7v10h-7z'),
        ])
      }),
      seeker(98, 172, 44, body(W)),
    ]),
  'velvet-jaws': () => {
    const teeth = (y: number, up: number) =>
      times(9, (i) =>
        fill('#fff6e0', `M${84 + i * 17} ${y}l8 ${up * (20 + (i % 2) * 7)}l8 ${-up * (20 + (i % 2) * 7)}z`),
      )
    const velvet = tone(90, '#f0705a', '#b02a3a', '#5a0f20')
    return scene(W, { back: 'room', front: 'none', light: [160, 70, 120], beams: 0 }, [
      dot('#0a0204', 160, 196, 130, 10, 'opacity=".8"'),
      fill(velvet, 'M70 122C62 70 92 34 122 40C136 24 184 24 198 40C228 34 258 70 250 122Z'),
      line(gilt(0), 4, 'M70 122C62 70 92 34 122 40C136 24 184 24 198 40C228 34 258 70 250 122'),
      times(
        3,
        (i) =>
          dot('#3a0714', 112 + i * 48, 62 - (i % 2) * 8, 9, 7) +
          dot('#ffd28a', 112 + i * 48, 62 - (i % 2) * 8, 4) +
          flare(112 + i * 48, 62 - (i % 2) * 8, 14, '#ffb652', 0.6),
      ),
      fill('#1a040c', 'M66 104H254V156H66Z'),
      flare(160, 134, 80, '#c0324a', 0.6, 22),
      teeth(104, 1),
      teeth(156, -1),
      fill(velvet, 'M58 152H262L268 186H52Z'),
      line('#ffb09a', 2, 'M60 154H260', 'opacity=".8"'),
      times(2, (i) =>
        group(i ? 264 : 56, 130, [
          fill(velvet, 'M-24 58V-8C-24 -34 24 -34 24 -8V58Z'),
          fill('none', 'M0 -20a9 9 0 1 1 -1 0', `stroke="${GOLD}" stroke-width="4"`),
        ]),
      ),
      times(2, (i) => fill(gilt(90), `M${i ? 262 : 46} 186h14l-4 18h-6z`)),
    ])
  },
  'chimera-in-full-dress': () =>
    scene(W, { light: [160, 60, 160], beams: 22, seed: 3, ground: 196 }, [
      fill(tone(90, '#7a1d34', '#2a0814'), 'M70 225C70 176 110 150 160 150C210 150 250 176 250 225Z'),
      line(GOLD, 2.4, 'M160 190V225M142 196h36M138 210h44'),
      put(234, 84, serpent('#4f8a5c', '#14301f', '#d6ffb8'), 0.98),
      put(88, 92, goatHead('#d8c8bc', '#3a2a34', '#fff6ea'), 0.98),
      put(160, 74, lionHead('#e8a85a', '#8a3a20', '#2a0a10', '#fff0c4'), 0.92),
      times(19, (i) =>
        group(160, 106, 1, -84 + i * 9.3, [
          fill(i % 2 ? '#ffffff' : '#d8c8dc', 'M-12 40C-14 56 -10 70 0 72C10 70 14 56 12 40Z', 'stroke="#a890b0"'),
        ]),
      ),
      dot('#fff6f2', 160, 146, 56, 12),
      line('#a890b0', 1.4, 'M108 146q10 8 20 0q12 8 22 0q12 8 22 0q10 8 20 0q10 6 18 0'),
    ]),
  'tin-cavalry': () =>
    scene(W, { light: [60, 40, 150], seed: 9, ground: 190, beams: 14 }, [
      dim(0.6, put(250, 126, cavalry('#9aa4b8', '#8a1f30', '#241420', '#e8d8c0'), 0.62)),
      dim(0.85, put(100, 144, cavalry('#b8c2d4', '#a8283a', '#241420', '#fff0d8'), 0.74)),
      put(186, 190, cavalry(steel(50), tone(60, '#f0604a', '#7a1826'), '#1c1018', '#fff8e6'), 1.12),
    ]),
  'jealous-reflection': () =>
    scene(W, { back: 'hall', front: 'none', light: [198, 90, 120], beams: 0, ground: 190 }, [
      group(198, 98, [
        mirror(
          50,
          72,
          tone(60, '#ffb08a', '#a8283a', '#3a0a1c'),
          rays(0, -10, 90, 12, '#ffe0c4', 0.5) +
            `<g color="#2a0612">${put(4, 72, figure('push', 'coat'), -1.24, 0, 1.24)}</g>` +
            dot('#ffe08a', -14, -22, 2.4) +
            dot('#ffe08a', -7, -22, 2.4),
        ),
      ]),
      group(146, 112, 0.5, -86, [
        hand('open', { rim: '#ffd8b8', mid: '#d8603f', dark: '#7a1b22', dx: 2, dy: 1 }, '#4a0f1c'),
      ]),
      seeker(86, 196, 84, body(W), 1),
    ]),
  'chandelier-bridge': () =>
    scene(W, { light: [160, 60, 150], ground: 240, seed: 7, beams: 10, front: 'none' }, [
      fill(tone(90, [0, '#12050c', 0], [0.5, '#12050c', 0.9], [1, '#05020a']), 'M-5 120H325V225H-5Z'),
      ridge(3, -5, 56, 150, 30, 12, W.ink),
      ridge(5, 268, 325, 140, 30, 12, W.ink),
      line(W.light, 2, 'M-5 142L30 138L54 146M268 130L296 126L325 132', 'opacity=".7"'),
      put(94, 138, chandelier(0.86, 7)),
      put(160, 152, chandelier(1, -5)),
      put(230, 132, chandelier(0.86, 6)),
      person(128, 122, 62, 'leap', body(W, -1.4, 0.6), 'cape'),
    ]),
  'stubborn-strongbox': () =>
    scene(W, { light: [120, 40, 140], seed: 12, ground: 182 }, [
      dot('#0a0204', 166, 192, 104, 10, 'opacity=".8"'),
      fill(tone(0, '#a85a34', '#5a2418', '#2a0d0e'), 'M84 106H244V188H84Z'),
      fill(tone(90, '#c87a44', '#6a2c1c'), 'M80 106C80 66 100 52 164 52C228 52 248 66 248 106Z'),
      times(3, (i) => fill(steel(0), `M${92 + i * 64} ${[60, 52, 60][i]}h16V188h-16z`)),
      fill(steel(90), 'M78 102H250V112H78ZM80 178H248V188H80Z'),
      times(6, (i) => dot('#f6fbff', 100 + (i % 3) * 64, i < 3 ? 84 : 150, 2.6)),
      fill(gilt(60), 'M142 96H186V142Q164 158 142 142Z'),
      fill('#1a0a08', 'M164 108a8 8 0 0 1 5 14l3 14h-16l3 -14a8 8 0 0 1 5 -14z'),
      line('#1a0a08', 3.4, 'M118 84q10 -10 20 -4M190 80q10 -6 20 4'),
      line('#2a0d0e', 2, 'M128 166q36 -14 72 0'),
      group(250, 96, [
        line('#14080c', 9, 'M-34 14C-10 4 14 -8 34 -50'),
        line(steel(30), 6, 'M-34 14C-10 4 14 -8 34 -50'),
        line('#ffffff', 1.4, 'M-30 10C-10 0 12 -14 31 -50'),
      ]),
      line('#ffe0a0', 2, 'M214 92l8 -10M222 104l14 -4M208 86l2 -12'),
    ]),
  'standing-ovation': () => {
    const r = seeded(5)
    const wall = times(22, () =>
      put(
        20 + r() * 60,
        10 + r() * 190,
        `<g color="#5a1a28">${fill('currentColor', 'M-3 4L-4 -6Q-4 -12 -2 -12H4Q6 -10 5 -4L4 4Z')}${line('currentColor', 2.2, 'M-3 -10L-5 -18M0 -11V-20M3 -11L4 -19M5 -9L8 -15M-4 -3L-9 -8')}</g>`,
        0.9 + r() * 0.5,
        (r() - 0.5) * 60,
      ),
    )
    const side =
      fill(tone(0, W.night, '#7a2430'), 'M-10 -5H74L86 40L72 90L90 140L74 225H-10Z') +
      wall +
      line(W.glow, 2, 'M74 -5L86 40L72 90L90 140L74 225') +
      group(72, 116, 1.05, 74, [
        hand('open', { rim: '#ffd0a0', mid: '#a83a38', dark: '#5a1420', dx: 2.4, dy: 1 }, '#3a0d1c'),
      ])
    return scene(W, { light: [160, 90, 130], front: 'none', ground: 196, seed: 2 }, [
      floor(W, 198),
      side,
      put(320, 0, side, -1),
      spot(160, 196, W, 46),
      person(160, 198, 76, 'guard', body(W), 'coat'),
      line('#fff0c4', 2.4, 'M160 24V44M138 32l8 16M182 32l-8 16', 'opacity=".9"'),
    ])
  },
}
