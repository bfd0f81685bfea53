import { box, dim, dot, fill, flare, group, line, mix, put, spots, times, tone } from '@emberhall/ink'
import { sabela, SABELA_CUFF } from '../parts/cast.ts'
import { scene } from '../parts/frame.ts'
import { masonry, rays } from '../parts/grotto.ts'
import { handAt, TAN } from '../parts/hands.ts'
import { feather, gear, gilt, rose32, sheet, spark, steel, timber } from '../parts/props.ts'
import { BLUE, both, GREEN, RED, WHITE } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

/** Skills of two colours or more. */
export const sabelaMixed: Scenes = {
  'two-roads-at-once': () => {
    const w = both(GREEN, BLUE)
    return scene(w, { back: 'survey', light: [160, 70, 130], ground: 118, seed: 5, beams: 8 }, [
      fill(tone(90, '#14504a', '#06121c'), 'M-5 120C90 108 240 108 325 120V225H-5Z'),
      fill(
        tone(90, '#c8f5d0', '#5a9a8a'),
        'M130 225C136 180 110 150 60 122L80 118C140 140 168 160 160 180Q176 150 244 118L262 122C206 146 186 180 196 225Z',
      ),
      line(
        '#0a2a2a',
        1.6,
        'M92 134l22 -6M116 150l28 -6M136 172l30 -4M230 132l-18 -8M204 150l-26 -8M186 176l-22 -6',
        'opacity=".5"',
      ),
      fill(timber(), 'M156 150H166V40H156Z'),
      group(160, 60, [
        fill('#c99a5c', 'M-64 -10H-4V10H-64L-76 0Z'),
        fill('#b8863c', 'M4 6H64L76 16L64 26H4Z'),
        line('#5a3414', 2, 'M-56 0h40M16 16h40'),
      ]),
      dim(0.75, sabela(w, 96, 158, 60, 'run', -1), sabela(w, 226, 156, 60, 'run', 1)),
      sabela(w, 162, 218, 78, 'stand'),
    ])
  },
  'plumb-line': () => {
    const w = both(GREEN, BLUE)
    const q = (i: number) => 190 / (1 + i * 0.42)
    return scene(w, { back: 'open', front: 'none', light: [160, 140, 0], beams: 0 }, [
      box('#06121c', 0, 0, 320, 220),
      times(
        8,
        (i) =>
          `<ellipse cx="160" cy="${112 + i * 4}" rx="${q(i)}" ry="${q(i) * 0.62}" fill="${mix('#2a7a78', '#04101a', i * 0.12)}" stroke="${mix('#a8f0dc', '#12384a', i * 0.12)}" stroke-width="1.4"/>` +
          times(14, (k) =>
            line(
              '#06202a',
              1.6,
              `M${160 + Math.cos(k * 0.4488 + (i % 2) * 0.22) * q(i)} ${112 + i * 4 + Math.sin(k * 0.4488 + (i % 2) * 0.22) * q(i) * 0.62}L${160 + Math.cos(k * 0.4488 + (i % 2) * 0.22) * q(i + 1)} ${116 + i * 4 + Math.sin(k * 0.4488 + (i % 2) * 0.22) * q(i + 1) * 0.62}`,
            ),
          ),
      ),
      flare(160, 142, 60, '#5ae8e0', 0.7, 40),
      line('#fff6dc', 2, 'M160 -5V104'),
      line(
        '#ffd58a',
        2.2,
        times(7, (i) => `M${153 - (i % 2) * 4} ${44 + i * 9}h${14 + (i % 2) * 8}`),
      ),
      group(160, 128, 1.3, [
        flare(0, 0, 50, '#ffd58a', 0.7),
        fill(gilt(0), 'M-15 -20H15L11 6L0 38L-11 6Z'),
        fill('#5a3414', 'M-6 -28h12v8h-12z'),
        line('#fff6dc', 1.8, 'M-10 -18L-7 4'),
      ]),
      handAt(200, 40, 'pinch', TAN, 0.85, -84, SABELA_CUFF),
    ])
  },
  'find-the-seam': () => {
    const w = both(GREEN, BLUE)
    return scene(w, { back: 'open', front: 'none', light: [176, 100, 150], beams: 0 }, [
      masonry(6, w, 176, 100, 160, 225, 66, 44),
      line('#04110f', 14, 'M196 -5L176 40L192 76L164 112L182 150L160 226'),
      line('#bffff0', 6, 'M196 -5L176 40L192 76L164 112L182 150L160 226'),
      line('#ffffff', 2.4, 'M196 -5L176 40L192 76L164 112L182 150L160 226'),
      rays(176, 100, 150, 14, '#e0fff4', 0.5, 5),
      handAt(86, 196, 'point', TAN, 1.3, 40, SABELA_CUFF),
    ])
  },
  'flint-wheel': () =>
    scene(both(RED, GREEN), { light: [206, 84, 130], seed: 16, ground: 220, beams: 14 }, [
      group(140, 112, [
        gear(58, 18, steel(50)),
        `<circle r="36" fill="none" stroke="#1a1e30" stroke-width="3"/>`,
        dot(gilt(), 0, 0, 15),
        times(4, (i) => fill('#3a4058', 'M-3 14h6v22h-6z', `transform="rotate(${i * 90 + 20})"`)),
      ]),
      line('#fff6dc', 2.4, 'M84 74A68 68 0 0 1 150 44M196 150A68 68 0 0 1 130 180', 'opacity=".6"'),
      put(212, 92, fill('#4a4048', 'M-14 -10L24 -26L40 0L14 20L-10 12Z') + fill('#a89a90', 'M-14 -10L24 -26L12 -4Z')),
      spark(196, 94, 54, 16),
      handAt(256, 176, 'grip', TAN, 1, -30, '#5a3a1c', -1),
      fill(gilt(0), 'M60 196H220V208H60Z'),
    ]),
  'redraw-the-line': () =>
    scene(both(RED, BLUE), { back: 'open', front: 'none', light: [180, 110, 140], beams: 0 }, [
      fill(tone(90, '#2a1c30', '#100a18'), 'M-5 -5H325V225H-5Z'),
      group(154, 116, 1, -3, [
        sheet(
          250,
          170,
          8,
          line('#8a6a44', 2, 'M-100 40C-60 30 -40 -30 0 -10S60 40 104 10', 'stroke-dasharray="4 6" opacity=".8"'),
          line('#8a6a44', 2, 'M-30 -26l8 8m0 -8l-8 8M20 6l8 8m0 -8l-8 8'),
        ),
      ]),
      line('#3a5ad8', 6, 'M52 160C96 150 104 70 150 84S180 120 206 112'),
      line('#a8d0ff', 2, 'M52 158C96 148 104 68 150 82S180 118 206 110'),
      flare(208, 112, 34, '#ff9a7a', 0.9),
      put(232, 74, feather(tone(60, '#fff0e8', '#c05a6a'), '#5a1a30'), 0.9, 30),
      line('#2a1a20', 2.6, 'M207 112L212 102'),
      handAt(276, 176, 'pinch', TAN, 0.9, -46, '#3a4a7a'),
      group(52, 46, [
        fill('#120c20', 'M-20 18L-14 -12H14L20 18Z'),
        dot('#3a3f90', 0, -12, 14, 4),
        line('#8a9ad8', 1.6, 'M-12 -10L-17 14'),
      ]),
    ]),
  'dead-reckoning': () =>
    scene(WHITE, { back: 'survey', front: 'none', light: [160, 96, 150], ground: 250, beams: 18 }, [
      dot('#120a10', 164, 102, 88, 86, 'opacity=".6"'),
      dot(gilt(), 160, 98, 86),
      dot('#2a1a2c', 160, 98, 76),
      dot(tone(60, '#fff6dc', '#c9a96c'), 160, 98, 70),
      put(160, 98, rose32(60)),
      times(24, (i) => fill('#5a3414', 'M-1 -70h2v6h-2z', `transform="translate(160 98) rotate(${i * 15})"`)),
      group(160, 98, 1, 38, [
        fill('#1a2c60', 'M-5 0L0 -56L5 0Z'),
        fill('#e8573f', 'M-5 0L0 56L5 0Z'),
        dot('#ffe6a8', 0, 0, 6),
      ]),
      line('#c8d0e0', 5, 'M230 20L214 140M230 20L276 132'),
      dot('#c8d0e0', 230, 18, 7),
      times(6, (i) =>
        fill(
          '#fff6dc',
          'M0 -6L1.5 -1.5L6 0L1.5 1.5L0 6L-1.5 1.5L-6 0L-1.5 -1.5Z',
          `transform="translate(${[40, 64, 28, 290, 300, 52][i]} ${[40, 84, 130, 60, 170, 180][i]})"`,
        ),
      ),
    ]),
  'surveyors-patience': () =>
    scene(WHITE, { back: 'survey', light: [226, 60, 140], ground: 190, seed: 3, beams: 10 }, [
      line('#1a100c', 7, 'M196 92L160 196M196 92L200 198M196 92L238 194'),
      line('#c99a5c', 4, 'M196 92L160 196M196 92L200 198M196 92L238 194'),
      group(196, 74, 1.15, -6, [
        fill(gilt(90), 'M-16 14H16L12 22H-12Z'),
        fill(gilt(0), 'M-40 -12H30L40 -16V14L30 10H-40Z'),
        fill('#1a100c', 'M-46 -8h6v16h-6z'),
        dot('#dff4ff', 40, -1, 5, 14),
        line('#fff6dc', 1.6, 'M-38 -10H28'),
      ]),
      sabela(WHITE, 96, 200, 130, 'sit'),
      fill('#241620', 'M70 200L74 162H116L120 200Z'),
      line('#ffd58a', 1.6, 'M248 68L325 50', 'stroke-dasharray="4 6"'),
      spots('60 40, 110 24, 150 52, 280 30, 300 88', (x, y) => dot('#fff6dc', x, y, 2)),
    ]),
}
