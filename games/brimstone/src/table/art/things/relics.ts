/** Things that no store sells, and what a Side Bag holds. */
import { box, crystal, dot, fill, glow, line, put, ring, STAR, tone } from '@emberhall/ink'
import type { TokenKind } from '../../../content/types.ts'
import { cloth, CREAM, gilt, ink, metal, shine, wood } from './stuff.ts'

const STONE = ['#bff5e2', '#3f9f88', '#16443d'] as const
const GLASS = ['#ffffff', '#a8e8f0', '#3f7a9c'] as const
const phial = (c: string, lit: string): string =>
  wood('M27 4H37V13H27Z', '#a87a4a') +
  fill(
    tone(0, '#e8f4f0', '#b8ccc8', '#6a8280'),
    'M27 12H37V24C50 30 54 50 46 58H18C10 50 14 30 27 24Z',
    'opacity=".9" stroke="#1a1410" stroke-width="1.2"',
  ) +
  fill(tone(90, lit, c), 'M16 38C24 34 40 42 48 37 51 46 49 52 45 56H19C14 52 13 46 16 38Z') +
  shine('M21 32C17 38 17 46 19 51', 2.4)

export const RELICS: Readonly<Record<string, () => string>> = {
  'ma-bell': () =>
    gilt('M29 2H35V12H29Z') +
    fill(
      tone(0, '#e8cc88', '#a8803c', '#4a3010'),
      'M32 10C46 10 46 26 47 36L56 50H8L17 36C18 26 18 10 32 10Z',
      'stroke="#2a1808" stroke-width="1.2"',
    ) +
    dot('#140a06', 32, 50, 22, 5) +
    dot('#3a1a4c', 32, 51, 12, 2.6) +
    line('#b04ad0', 1.6, 'M4 22C0 30 0 36 4 42M60 22C64 30 64 36 60 42') +
    shine('M23 20C22 28 21 34 18 41', 2),
  'ma-echo': () =>
    ring('#5ad1b0', 32, 34, 29, 1.4, 24, 'opacity=".5"') +
    ring('#5ad1b0', 32, 34, 23, 1.8, 19, 'opacity=".8"') +
    fill(
      tone(50, '#a8a090', '#6a6258', '#2c2822'),
      'M18 24L30 16 46 22 50 38 40 50 24 50 14 40Z',
      'stroke="#14100c" stroke-width="1.2"',
    ) +
    fill('#3f9f88', 'M26 30C34 26 40 34 34 38 30 40 28 36 32 35', 'opacity=".9"') +
    shine('M19 26L30 18'),
  'oa-shard': () =>
    glow(32, 34, 28, '#a8e8f0', 0.8) +
    put(32, 60, crystal(56, 20, GLASS), 1, 6) +
    put(20, 58, crystal(26, 10, GLASS), 1, -16) +
    put(46, 58, crystal(24, 9, GLASS), 1, 22) +
    line('#fff', 1.6, 'M8 20C12 14 12 10 8 6M56 22C52 16 52 12 56 8', 'opacity=".8"'),
  'oa-star-map': () =>
    put(
      32,
      32,
      fill(
        tone(40, '#3b3a66', '#1d2a4c', '#0f1424'),
        'M-27-18C-16-24-4-14 8-18 16-20 22-18 27-16V18C16 24 4 14-8 18-16 20-22 18-27 16Z',
        'stroke="#c9a2f0" stroke-width="1.4"',
      ) +
        line('#a8e8f0', 1.2, 'M-18-6L-4-10 8 2 20-6M8 2L2 12') +
        ['-18 -6', '-4 -10', '8 2', '20 -6', '2 12']
          .map((p) => {
            const [x = 0, y = 0] = p.split(' ').map(Number)
            return put(x, y, fill('#fff6d0', STAR), 0.42)
          })
          .join(''),
    ),
  'oa-hour': () =>
    gilt('M12 4H52V10H12ZM12 54H52V60H12Z') +
    fill(
      tone(0, '#f4ffff', '#b8dce8', '#6a9ab0'),
      'M16 10H48C48 24 36 28 36 32 36 36 48 40 48 54H16C16 40 28 36 28 32 28 28 16 24 16 10Z',
      'opacity=".85" stroke="#1d3a56" stroke-width="1.2"',
    ) +
    fill(
      '#3f7a9c',
      'M22 18H42C40 24 34 26 32 30 30 26 24 24 22 18ZM30 32H34V40H30ZM20 54C22 46 28 44 32 42 36 44 42 46 44 54Z',
    ) +
    ink('M16 10V54M48 10V54', 2, '#7a4a14') +
    shine('M21 14C21 22 24 26 27 29'),
  'oa-lens': () =>
    put(40, 42, wood('M-3 8H3V28H-3Z', '#4a3a6a'), 1, -42) +
    ring('#3a2008', 27, 27, 22, 6) +
    ring('#c9a2f0', 27, 27, 22, 3.6) +
    dot(tone(60, '#6b3fa0', '#1a0830', '#000'), 27, 27, 19) +
    line('#e08aff', 1.8, 'M27 27C33 22 36 30 29 34 19 36 15 24 24 17 37 12 45 30 34 40') +
    shine('M13 22C15 16 19 13 24 12', 2),
  'oa-salve': () =>
    metal('M12 22H52V54C52 60 12 60 12 54Z', '#8fb8c8') +
    metal('M9 12H55V24H9Z', '#c8dce4') +
    fill(CREAM, 'M17 32H47V50H17Z') +
    put(32, 41, fill('#3f7a9c', STAR), 0.9) +
    shine('M12 15H50', 2),
}
export const TOKEN_PICTURES: Readonly<Record<TokenKind, () => string>> = {
  bandages: () =>
    fill(
      tone(20, '#fffaf0', CREAM, '#b89a6c'),
      'M12 18C12 8 42 8 42 18V46C42 56 12 56 12 46Z',
      'stroke="#4a3018" stroke-width="1.4"',
    ) +
    dot('#fff6e0', 27, 18, 15, 7) +
    ring('#b89a6c', 27, 18, 9, 1.6, 4) +
    dot('#8a6a44', 27, 18, 3, 1.4) +
    fill(CREAM, 'M42 34C50 34 58 40 58 52L42 50Z', 'stroke="#4a3018" stroke-width="1.4"') +
    fill('#b5382e', 'M24 28H30V34H36V40H30V46H24V40H18V34H24Z'),
  whisky: () =>
    wood('M28 2H36V9H28Z', '#c89a68') +
    fill(
      tone(0, '#f0c888', '#b06a28', '#5a2c0c'),
      'M27 9H37V22C44 26 46 30 46 36V60H18V36C18 30 20 26 27 22Z',
      'stroke="#2a1408" stroke-width="1.4"',
    ) +
    fill(CREAM, 'M20 38H44V53H20Z') +
    ink('M24 43H40M26 48H38', 1.6, '#8a1f1a') +
    shine('M23 32C22 34 21 36 21 58', 1.8),
  dynamite: () =>
    [14, 26, 38]
      .map((x) =>
        box(tone(0, '#f08a70', '#c2402f', '#6e1210'), x, 16, 11, 44, 2, 'stroke="#2a0806" stroke-width="1.2"'),
      )
      .join('') +
    box('#2a160c', 12, 30, 39, 5) +
    box('#2a160c', 12, 46, 39, 5) +
    line('#d8c8a0', 2, 'M31 16C30 6 42 12 46 4') +
    glow(47, 5, 12, '#ffb652') +
    put(47, 5, fill('#fff0b8', STAR), 0.8),
  herbs: () =>
    line('#5a7a34', 3, 'M32 60V22') +
    [
      [-1, 30],
      [1, 36],
      [-1, 44],
      [1, 22],
    ]
      .map(([s = 1, y = 0]) =>
        put(
          32,
          y,
          fill(
            tone(40, '#c8e088', '#7a9a48', '#3a5a24'),
            'M0 8C4-8 16-14 24-12 24 0 14 10 0 8Z',
            'stroke="#24380f" stroke-width="1"',
          ),
          s,
          0,
          1,
        ),
      )
      .join('') +
    box('#c89a5a', 25, 48, 14, 6, 2),
  tonic: () => phial('#1f7a64', '#8af0d0'),
  flash: () =>
    cloth('#6a5a44', 'M12 40C8 56 20 62 32 62S56 56 52 40C48 34 16 34 12 40Z') +
    glow(32, 26, 28, '#ffd27a') +
    put(32, 24, fill('#fff6d0', STAR) + put(0, 0, fill('#ffc46b', STAR), 0.6, 36), 2.6) +
    ink('M14 40C24 44 40 44 50 40', 2, '#3a2414'),
}
/** What is counted of a hero. */
export const WEALTH = {
  stone: (): string =>
    put(18, 58, crystal(38, 13, STONE), 1, -14) +
    put(46, 58, crystal(34, 12, STONE), 1, 20) +
    put(31, 60, crystal(56, 18, STONE), 1, 3),
  gold: (): string =>
    dot('#5a3410', 34, 35, 26) +
    put(32, 32, gilt('M0-26A26 26 0 1 0 .1-26Z')) +
    ring('#8a5a20', 32, 32, 20, 1.6) +
    line('#5a3410', 4, 'M40 25C38 20 25 20 25 27 25 35 40 30 40 38 40 45 26 45 24 39M32 16V48') +
    shine('M14 24C18 15 24 11 31 10', 2),
  xp: (): string => put(32, 34, gilt(STAR), 3.5) + shine('M29 14L25 26', 2),
  corruption: (): string =>
    fill(
      tone(60, '#f6d8ff', '#9a6ad8', '#3a1a5c'),
      'M32 4C48 4 58 16 58 30 58 40 52 46 46 48V60H18V48C12 46 6 40 6 30 6 16 16 4 32 4Z',
      'stroke="#1a0824" stroke-width="1.4"',
    ) +
    dot('#1a0824', 21, 30, 7, 8) +
    dot('#1a0824', 43, 30, 7, 8) +
    fill('#1a0824', 'M32 36L36 45H28Z') +
    ink('M25 52V60M32 52V60M39 52V60', 2, '#1a0824'),
} as const
