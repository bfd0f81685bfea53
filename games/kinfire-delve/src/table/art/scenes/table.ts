import {
  box,
  cluster,
  crystal,
  curtain,
  cut,
  dot,
  fill,
  flare,
  group,
  line,
  put,
  ridge,
  times,
  tone,
} from '@emberhall/ink'
import { vignette } from '../parts/frame.ts'
import { facets, fangs, motes, rays } from '../parts/grotto.ts'
import { gilt, lantern } from '../parts/props.ts'
import { chandelier, mask } from '../parts/theatre.ts'
import { PRISM } from '../parts/worlds.ts'
import type { Scenes } from './scenes.ts'

/** Vainglory's own theatre, lights up. */
function finale(w: number, h: number): string {
  const c = '#8a1d5a'
  const y = h * 0.7
  const side = w * 0.17
  const m = w / 2
  return (
    box(tone(90, '#0c0618', '#2a0e3c', '#12061c'), 0, 0, w, h) +
    curtain(side * 0.6, w - side * 0.6, -10, y, Math.round(w / 56), '#3a1450', { hem: '' }) +
    box('#0a0416', 0, 0, w, y, 0, 'opacity=".45"') +
    fill(tone(90, [0, '#6a2c5a'], [1, '#12040f']), `M0 ${y}H${w}V${h}H0Z`) +
    line(
      '#1a0716',
      2,
      times(25, (i) => `M${m + (i - 12) * (w / 30)} ${y}L${m + (i - 12) * (w / 9)} ${h + 40}`),
    ) +
    [-0.32, 0, 0.32]
      .map((k) =>
        fill(
          '#ffe4f4',
          `M${m + k * w - 12} -10H${m + k * w + 12}L${m + k * w * 0.35 + w * 0.16} ${h * 0.82}H${m + k * w * 0.35 - w * 0.16}Z`,
          `opacity="${k ? 0.09 : 0.16}"`,
        ),
      )
      .join('') +
    dot('#ffd8f0', m, h * 0.8, w * 0.26, h * 0.07, 'opacity=".3"') +
    flare(m, h * 0.36, Math.min(w, h) * 0.46, '#d45aa6', 0.4) +
    flare(m, h * 0.3, Math.min(w, h) * 0.26, '#4fd6c8', 0.35) +
    rays(m, h * 0.3, Math.max(w, h) * 0.5, 24, '#ffe4f4', 0.2, 6) +
    put(m - w * 0.27, h * 0.1, chandelier(w / 1100 + 0.3)) +
    put(m + w * 0.27, h * 0.1, chandelier(w / 1100 + 0.3)) +
    curtain(-30, side, -10, h * 0.86, 6, c, { gather: w * 0.03, seed: 4, swag: 16 }) +
    curtain(w - side, w + 30, -10, h * 0.86, 6, c, { gather: -w * 0.03, seed: 6, swag: 16 }) +
    curtain(-20, w + 20, -20, h * 0.1, Math.round(w / 90), '#a3246a', { swag: h * 0.06, seed: 8 }) +
    put(m, h * 0.08, mask('smile', '#fff6ea', '#8f74a8', '#d45aa6'), h / 900) +
    times(Math.round(w / 120), (i) =>
      group(60 + i * 120, h - 8, [
        flare(0, -6, 60, '#ffc46b', 0.6),
        fill('#7a5424', 'M-18 8a18 18 0 0 1 36 0z'),
        fill('#fff0c4', 'M-12 7a12 12 0 0 1 24 0z'),
      ]),
    ) +
    cluster(4, 20, h + 4, 9, 2.4, facets(PRISM), 16) +
    cluster(6, w - 20, h + 4, 9, 2.4, facets(PRISM), -16) +
    motes(5, 60, '#ffe4f4', 0, 0, w, h * 0.8) +
    vignette(h, w, 0.8)
  )
}

/** A piece of the broken mask, with its share of the face. */
const shard = (d: string, x: number, y: number, turn: number) =>
  put(x, y, cut(d, mask('weep', '#ffffff', '#8a6ac8', '#d45aa6')), 1.5, turn)

export const table: Scenes = {
  finale: () => finale(1440, 900),
  'finale-tall': () => finale(390, 844),
  victory: () =>
    box(tone(90, '#fff0c4', '#ffb66a', '#b8508a', '#2a1650'), 0, 0, 640, 400) +
    flare(320, 70, 330, '#fff6dc', 0.95) +
    rays(320, 70, 520, 34, '#fffbe6', 0.8, 5) +
    dot('#fffdf2', 320, 66, 46) +
    ridge(3, -5, 645, 214, 60, 46, '#9a4a88') +
    ridge(6, -5, 645, 250, 50, 40, '#6a3480') +
    fill(
      '#2a1650',
      'M-5 -5H150L176 60L140 130L168 200L120 270L150 405H-5ZM645 -5H490L466 70L498 140L470 210L520 280L492 405H645Z',
    ) +
    fill('#150c30', 'M-5 -5H90L120 90L84 190L110 300L80 405H-5ZM645 -5H552L524 100L556 200L530 310L560 405H645Z') +
    line(
      '#ffd9a0',
      2.6,
      'M150 -5L176 60L140 130L168 200L120 270M490 -5L466 70L498 140L470 210L520 280',
      'opacity=".85"',
    ) +
    fangs(8, 9, 60, '#150c30', -4, 160) +
    fangs(9, 9, 60, '#150c30', 480, 644) +
    fill('#150c30', 'M120 306C200 290 260 296 320 292C400 290 450 298 520 306L540 405H100Z') +
    line('#ffe0a8', 3, 'M130 305C200 290 260 296 320 292C400 290 450 298 510 305') +
    shard('M-40 -60H4L-8 -20L6 6L-40 20Z', 206, 352, -24) +
    shard('M4 -60H44V10L6 6L-8 -20Z', 320, 372, 12) +
    shard('M-40 20L6 6L44 10L10 60H-30Z', 430, 350, 32) +
    cluster(4, 60, 406, 8, 2, facets(PRISM), 16) +
    cluster(6, 582, 406, 8, 2, facets(PRISM), -16) +
    times(16, (i) =>
      put(150 + ((i * 83) % 350), 316 + ((i * 37) % 70), crystal(10, 5, ['#ffffff', '#a98bff', '#ffffff']), 1, i * 47),
    ) +
    motes(4, 70, '#fff6dc', 120, 20, 400, 300) +
    vignette(400, 640, 0.5),
  defeat: () =>
    box(tone(90, '#0a0818', '#1c1438', '#0a0716'), 0, 0, 640, 400) +
    flare(320, 130, 240, '#6a4aa8', 0.6) +
    rays(320, 120, 380, 20, '#a890e0', 0.25, 4) +
    put(320, 140, mask('grin', '#e8dcf8', '#4a3080', '#8a2a6a'), 2.05) +
    box('#0a0716', 0, 0, 640, 400, 0, 'opacity=".22"') +
    fill(tone(90, '#3a2a50', '#0a0612'), 'M-5 296H645V405H-5Z') +
    line(
      '#0c0716',
      2,
      times(21, (i) => `M${320 + (i - 10) * 26} 296L${320 + (i - 10) * 90} 405`),
    ) +
    dot('#a890e0', 320, 348, 150, 24, 'opacity=".22"') +
    curtain(-40, 176, -10, 372, 8, '#4a1838', { hem: '#7a6a50', gather: 50, seed: 3 }) +
    curtain(464, 680, -10, 372, 8, '#4a1838', { hem: '#7a6a50', gather: -50, seed: 5 }) +
    dot('#05030a', 330, 366, 70, 9, 'opacity=".8"') +
    put(326, 344, lantern(false), 0.8, 78) +
    line('#d8d0f0', 5, 'M352 344C370 320 340 306 358 280S344 246 356 220', 'opacity=".4"') +
    times(22, (i) =>
      group(170 + ((i * 67) % 310), 30 + ((i * 43) % 330), 0.9, i * 40, [
        fill(i % 3 ? '#c8b8e8' : '#8a6ab0', 'M0 -6C6 -2 5 5 0 6C-5 5 -6 -2 0 -6Z'),
      ]),
    ) +
    fill(tone(90, [0, '#12081c'], [1, '#3a1430']), 'M-5 -5H645V34C520 74 420 40 320 58C220 40 120 74 -5 34Z') +
    line(gilt(0), 3, 'M-5 34C120 74 220 40 320 58C420 40 520 74 645 34') +
    vignette(400, 640, 0.85),
}
