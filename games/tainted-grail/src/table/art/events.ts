/** Events, by what is printed on them: a sky, and what is seen under it, 160 wide and 120 high. */
import { ball, body, cel, dim, dot, fill, glow, line, put, spots, times } from '@emberhall/ink'
import { cart } from '@emberhall/ink/land'
import { bareTree, cloaked, hut, menhir, moon, spruce } from '@emberhall/ink/moor'
import { banner, fire, house, tent } from './parts.ts'

interface Event {
  readonly sky: readonly [high: string, low: string, foot: string, far: string]
  readonly here: () => string
}
const COLD = ['#55645f', '#aab5ac', '#26302d', '#6c7973'] as const
const NIGHT = ['#1f2a30', '#5d6d70', '#12191b', '#34424a'] as const
const EMBER = ['#3a2620', '#8c5638', '#1c100c', '#5a392a'] as const
const WYRD = ['#2c2450', '#7d6cb8', '#171228', '#4d4380'] as const
const man = (x: number, y: number, size = 0.5): string => put(x, y, cloaked(), size)
const wave = (y: number, c: string): string =>
  fill(c, `M-4 ${y}q20-14 42 0t42 0t42 0t42 0V124H-4Z`) +
  line('#e4dbff', 1.2, `M-4 ${y}q20-14 42 0t42 0t42 0t42 0`, 'opacity=".7"')
const candle = (x: number, y: number, h: number): string =>
  body(cel('#e0d4b4'), `M${x - 8} ${y}V${y - h}C${x - 4} ${y - h - 4} ${x + 4} ${y - h - 4} ${x + 8} ${y - h}V${y}Z`) +
  fire(x, y - h - 2, 7)
const hare = (x: number, y: number): string =>
  put(
    x,
    y,
    line('#17120c', 1.4, 'M-3-30L-2-18M3-30L2-18') +
      body(cel('#8a765a'), 'M-5-20L-2-8C-10 0-10 14-6 20-8 26-4 32 0 32 5 32 8 26 6 20 10 12 9 0 2-8L5-20 1-10Z', 1.4) +
      fill('#6a5a44', 'M-5 27C-12 36-12 46-8 50-4 46-2 38-2 31ZM5 27C10 36 11 46 8 50 4 46 2 38 2 31Z') +
      dot('#e9dfc8', -6, 2, 3, 5) +
      dot('#17120c', 3, 25, 1.4),
  )
const pike = (x: number, y: number): string =>
  line('#17120c', 2.4, `M${x} ${y}V${y - 62}`) +
  fill('#b9c2bd', `M${x - 3} ${y - 60}L${x} ${y - 74}L${x + 3} ${y - 60}Z`)
/** Somebody who is no longer there, with a light. */
const pale = (x: number, y: number, s: number): string =>
  put(
    x,
    y,
    glow(0, -34, 40, '#dff0e4', 0.6) +
      dim(0.7, cloaked('#cfe2d6', '#ffffff')) +
      line('#b9cfc2', 2, 'M12-36L26-44V-34') +
      glow(26, -28, 18, '#ffe6a8', 1) +
      dot('#fff6d8', 26, -28, 3.4),
    s,
  )

export const EVENTS: Readonly<Record<string, Event>> = {
  RE1: {
    sky: COLD,
    here: () =>
      put(112, 116, bareTree(0, 0, 92, '#151d1c', 5), 1, 16) +
      line(
        '#e4ece6',
        1.8,
        'M-4 24C30 10 44 34 84 20S130 24 166 14M-4 46C36 34 50 56 92 42S140 44 166 38M-4 72C24 62 52 80 84 68M20 92C46 84 70 98 100 88',
        'opacity=".8"',
      ) +
      man(46, 114, 0.62),
  },
  RE2: {
    sky: ['#4d5a4c', '#a8ae8c', '#2a332a', '#67745f'],
    here: () =>
      spruce(12, 116, 84, '#1d2722', 3) +
      spruce(150, 116, 92, '#1d2722', 8) +
      line('#2c2015', 5, 'M22 116V34M138 116V34M14 40L146 34') +
      hare(48, 64) +
      hare(80, 63) +
      hare(112, 62),
  },
  RE3: {
    sky: NIGHT,
    here: () =>
      [8, 34, 62, 100, 128, 152].map((x, i) => bareTree(x, 116, 84 + (i % 3) * 10, '#0d1416', i + 2)).join('') +
      spots('26 62 1, 76 48 0.8, 118 66 1.1, 50 84 0.7, 98 88 0.8', (x, y, s) =>
        put(x, y, glow(0, 0, 20, '#a98cff', 0.5) + fill('#efe9ff', 'M-9 0Q-5-6-1 0-5 4-9 0ZM3 0Q7-6 11 0 7 4 3 0Z'), s),
      ),
  },
  RE4: {
    sky: COLD,
    here: () =>
      cart(98, 108, 1.15) +
      spots(
        '74 60 5, 92 56 4, 118 62 6',
        (x, y, r) => line('#2c2015', 1.4, `M${x} ${y - 12}V${y}`) + ball(cel('#8c6a3f'), x, y + r, r),
      ) +
      man(44, 114, 0.8) +
      fire(66, 92, 3),
  },
  RE5: {
    sky: ['#3a4446', '#8d9a98', '#161c1e', '#5a6666'],
    here: () =>
      put(80, 116, menhir(46, 98, { spirals: 2, burning: '#c9704a', seed: 9 })) +
      line('#0b0f10', 7, 'M86 14L76 40 90 58 74 80 84 114') +
      line('#ff8a4a', 2, 'M86 14L76 40 90 58 74 80 84 114') +
      spots('48 112 7, 118 113 9, 132 116 5', (x, y, r) => ball(cel('#5d6a66'), x, y, r)),
  },
  RE6: {
    sky: NIGHT,
    here: () =>
      moon(128, 22, 9) +
      pale(34, 112, 0.9) +
      pale(124, 108, 0.8) +
      pale(78, 100, 0.7) +
      fill('#17120e', 'M52 114C56 102 74 98 92 102 104 104 110 110 112 116H52Z') +
      fire(82, 116, 4),
  },
  RE7: {
    sky: COLD,
    here: () =>
      fill('#7e8579', 'M66 60C70 80 50 100 30 124H130C110 100 92 80 88 60Z', 'opacity=".7"') +
      pike(34, 114) +
      pike(128, 114) +
      man(44, 116, 0.78) +
      man(118, 116, 0.78) +
      line('#17120c', 8, 'M26 84H136') +
      line('#b5a47c', 5, 'M26 84H136', 'stroke-dasharray="10 9"') +
      dot('#f0cd7c', 80, 102, 5),
  },
  RE8: {
    sky: WYRD,
    here: () =>
      wave(62, '#544a8c') +
      put(96, 104, menhir(30, 82, { spirals: 2, burning: '#d6cbff', seed: 4 })) +
      wave(84, '#41386f') +
      wave(102, '#2c2552'),
  },
  RE9: {
    sky: ['#5d6660', '#c3bda0', '#35352a', '#7c8478'],
    here: () =>
      [
        [32, '#8b3f30'],
        [82, '#4f6a52'],
        [132, '#4a5f78'],
      ]
        .map(([x, c]) =>
          put(
            Number(x),
            104,
            line('#17120c', 3, 'M-20 10V-40M20 10V-40') +
              body(cel('#6b4b2c'), 'M-22-8H22V10H-22Z') +
              body(cel(String(c)), 'M-26-36L-20-54H20L26-36Q18-28 13-36 6-28 0-36-6-28-13-36-18-28-26-36Z') +
              spots('-14 -12, -4 -13, 6 -12, 15 -13', (a, b) => ball(cel('#d39a4a'), a, b, 4)),
          ),
        )
        .join('') +
      man(58, 118, 0.5) +
      man(106, 118, 0.48) +
      banner(8, 112, 70, '#b5552d'),
  },
  RE10: {
    sky: ['#46545a', '#b3bfbb', '#2c3638', '#7c8a8a'],
    here: () =>
      moon(80, 36, 14) +
      fill('#93a29f', 'M-4 74H164V124H-4Z') +
      fill('#e8eee8', 'M70 78H90L94 82H66ZM62 88H98V91H62ZM70 97H90V99H70Z', 'opacity=".75"') +
      line('#2c3638', 1.4, 'M0 84H44M110 82H160M6 100H36M120 102H154', 'opacity=".5"') +
      bareTree(22, 82, 56, '#263032', 4) +
      man(132, 118, 0.55),
  },
  'part-1.0': {
    sky: COLD,
    here: () =>
      fill('#7e8579', 'M88 58C80 76 52 96 36 124H92C96 100 100 76 96 58Z', 'opacity=".75"') +
      spots('62 112 0.5, 72 100 0.42, 82 90 0.36, 88 80 0.3, 92 72 0.24', (x, y, s) => man(x, y, s)) +
      put(132, 114, menhir(34, 84, { spirals: 3, burning: '#ffd79a' })) +
      put(18, 112, hut(34, '#5a5440', '#ffb866')),
  },
  'part-1.1': {
    sky: ['#313c40', '#7d8a8a', '#151b1d', '#4d595a'],
    here: () =>
      moon(36, 24, 10) +
      put(36, 112, menhir(28, 66, { lean: -5, seed: 6, spirals: 2 })) +
      put(82, 106, menhir(30, 84, { seed: 8, spirals: 3 })) +
      put(128, 114, menhir(28, 70, { lean: 6, seed: 5, spirals: 2 })) +
      man(104, 116, 0.44),
  },
  'part-1.2': {
    sky: EMBER,
    here: () =>
      glow(112, 72, 70, '#ff6a2c', 0.9, 44) +
      fill(
        '#241611',
        'M104 84C92 62 112 50 98 34 86 20 104 8 96-4H150C160 14 140 22 146 40 152 56 130 64 132 84Z',
        'opacity=".85"',
      ) +
      line('#8c5638', 2, 'M104 74C98 60 116 50 104 34 96 20 110 12 106 0M126 70C124 56 142 50 134 34', 'opacity=".7"') +
      fill('#1d120d', 'M-4 92C30 78 60 88 96 76S140 84 164 72V124H-4Z') +
      man(36, 114, 0.7) +
      man(58, 116, 0.6),
  },
  'part-1.3': { sky: EMBER, here: () => candle(40, 112, 40) + candle(80, 116, 62) + candle(122, 113, 34) },
  'part-1.4': {
    sky: ['#4d5552', '#a39f8e', '#2b2f2a', '#676f6a'],
    here: () =>
      house(112, 106, 34, 30, 26, '#3c342a') +
      cart(62, 112, 0.85, '#b5a47c') +
      pike(24, 116) +
      man(30, 118, 0.66) +
      man(134, 118, 0.58) +
      pike(142, 116),
  },
  'part-1.5': {
    sky: ['#525d5c', '#a39f8e', '#2b2f2a', '#676f6a'],
    here: () =>
      tent(26, 108, 40, '#5f3a30', true) +
      tent(138, 108, 38, '#38464f') +
      line('#17120c', 6, 'M82 116V30') +
      line('#17120c', 4, 'M46 44L118 32') +
      ball(cel('#c99a4b'), 82, 32, 5) +
      put(
        48,
        46,
        line('#d8c49a', 1.4, 'M0-2L-14 22M0-2L14 22') + body(cel('#c99a4b'), 'M-18 22H18C12 34-12 34-18 22Z'),
      ) +
      put(
        116,
        34,
        line('#d8c49a', 1.4, 'M0-2L-14 22M0-2L14 22') + body(cel('#c99a4b'), 'M-18 22H18C12 34-12 34-18 22Z'),
      ),
  },
  'part-1.6': {
    sky: NIGHT,
    here: () =>
      glow(116, 54, 62, '#ff9a44', 0.8) +
      fill('#141c1e', 'M60 124C78 92 96 82 118 82S152 92 164 98V124Z') +
      put(116, 84, menhir(22, 56, { spirals: 3, burning: '#ffd79a', seed: 6 })) +
      line('#c9a46c', 2, 'M30 124C50 112 74 116 84 104S98 92 108 88', 'stroke-dasharray="5 5"') +
      man(30, 116, 0.62),
  },
  'part-1.7': {
    sky: ['#2c2620', '#6b5a44', '#17120c', '#4a3d2e'],
    here: () =>
      fill('#3a2a1a', 'M-4 84H164V124H-4Z') +
      put(
        78,
        74,
        body(cel('#efe4c6'), 'M-34-30L28-38 38 22-26 32Z') +
          line('#6b5a3c', 1.8, 'M-24-20L22-26M-23-11L23-17M-22-2L16-7M-20 7L24 1') +
          fill('#8e2a24', 'M-2 16C6 12 12 16 11 22L4 20 1 26C-4 26-6 20-2 16ZM16 20l5-1 2 6-6 2Z'),
        1.15,
      ) +
      candle(136, 98, 36) +
      times(3, (i) => line('#17120c', 1.4, `M${8 + i * 4} ${96 + i * 8}h26`)),
  },
  'part-1.8': {
    sky: ['#55645f', '#c9c9ae', '#2c352d', '#7d897f'],
    here: () =>
      glow(80, 74, 60, '#fff0c8', 0.95, 70) +
      fill('#fff6dc', 'M64 116V50H96V116Z', 'opacity=".7"') +
      put(54, 116, menhir(28, 84, { lean: -2, spirals: 3, burning: '#ffd79a' })) +
      put(106, 116, menhir(28, 86, { lean: 3, seed: 8, spirals: 3, burning: '#ffd79a' })) +
      body(cel('#46524f'), 'M38 28L122 22 126 34 38 40Z') +
      man(80, 114, 0.5),
  },
}
