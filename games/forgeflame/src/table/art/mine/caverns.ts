import { dot, fill, glow, group, line, put, spots, times } from '@emberhall/ink'
import type { Level } from '../../../content/types.ts'
import { flame, hammer, lantern, pick, skull, wagon } from '../parts/tools.ts'

/** What each site looks like inside, drawn in a box 110 wide and 84 high around 0 0, the floor at 27. */
export const INSIDE: Readonly<Record<string, () => string>> = {
  S1: () =>
    line('#2a180c', 3, 'M-50-30Q0-44 50-30') +
    times(4, (i) => {
      const [x, y] = [-36 + i * 24, -14 + (i % 2) * 8]
      return line('#1a0f08', 1.5, `M${x}-38V${y - 10}`) + put(x, y, lantern(), 0.6)
    }) +
    fill('#5c3c20', 'M-52 27V-8H-44V27ZM44 27V-8H52V27Z'),
  S2: () =>
    fill('#8b6a44', 'M-42 28V-16H-35V-22H-27V-16H-19V-22H-11V-16H-4V28Z') +
    fill('#b98f5c', 'M-42 28V-16H-35V-22H-31V28Z') +
    line('#5c4226', 1.2, 'M-42-4H-4M-42 10H-4M-30-16V-4M-16-4V10M-34 10V26') +
    fill('#1d110a', 'M-26 28V8C-26 0-14 0-14 8V28Z') +
    line('#6b4526', 5, 'M10-30V28M42-30V28') +
    line('#8b5d33', 5, 'M4-28H48') +
    fill('#a5401a', 'M18-24H36V2L27-5 18 2Z') +
    line('#f0c070', 2, 'M22-18L32-8M32-18L22-8'),
  S3: () =>
    fill('#8b5d33', 'M-46 12H18V17H-46Z') +
    line('#5c3a1e', 4, 'M-40 17V28M12 17V28') +
    fill('#e0b878', 'M-36 12V3H-28V12ZM-20 12V5H-13V12ZM-4 12V2H4V12Z') +
    fill('#fff0d0', 'M-36 3Q-32-2-28 3ZM-4 2Q0-3 4 2Z') +
    fill('#ff9a3c', 'M22 28C26 19 30 25 34 15 38 23 44 18 48 28Z') +
    fill('#2e211c', 'M18-2H50C51 14 44 20 34 20S17 14 18-2Z') +
    fill('#c97a3a', 'M20-3H48L46 1H22Z') +
    line('#e9d5b2', 2.2, 'M28-8C24-16 32-20 28-30M39-8C35-14 43-20 39-26', 'opacity=".45"'),
  S4: () =>
    spots(
      '-36 18, -18 18, 0 18, -27 3, -9 3, -18 -12',
      (x, y) =>
        dot('#6b4322', x, y, 9.5) +
        dot('#c8935a', x, y, 7.5) +
        dot('none', x, y, 4, 4, 'stroke="#8a5a2e" stroke-width="1.3"') +
        dot('#8a5a2e', x, y, 1),
    ) +
    fill('#9a6a3a', 'M18 28L40-36 47-34 28 28Z') +
    fill('#6b4526', 'M36 28L10-34 16-36 43 28Z') +
    put(42, 16, pick(), 0.5, -30),
  S5: () =>
    fill('#080404', 'M-15-46H15V46H-15Z') +
    line('#4d3521', 4, 'M-17-46V40M17-46V40') +
    line('#c9a468', 1.5, 'M-5-46V4M5-46V4') +
    line('#7d5430', 5, 'M-46-27H46') +
    dot('none', -32, -24, 11, 11, 'stroke="#c8985a" stroke-width="3"') +
    line('#c8985a', 1.6, 'M-32-35V-13M-43-24H-21M-40-32L-24-16M-24-32L-40-16') +
    fill('#6b4526', 'M-12 2H12V22H-12Z', 'stroke="#c89a5a" stroke-width="1.6"') +
    line('#c89a5a', 1.6, 'M-12 9H12M-4 9V22M5 9V22') +
    put(34, -10, lantern(), 0.5),
  S6: () =>
    glow(0, 6, 58, '#5fb2ff', 0.6) +
    fill('#3f7fb8', 'M-20 30L-34-14-26-8-22-38-8 30Z') +
    fill('#9fdcff', 'M-22-38L-26-8-8 30Z') +
    fill('#2f5f96', 'M2 30L10-22 20-42 26-14 22 30Z') +
    fill('#7cc2f4', 'M20-42L14 30 2 30 10-22Z') +
    fill('#2a4f80', 'M30 30L36 0 47-14 47 30Z') +
    fill('#5c9ed4', 'M47-14L40 30 30 30 36 0Z') +
    fill('#2f5f96', 'M-50 30L-44 2-36 30Z') +
    line('#e8f8ff', 1.4, 'M-22-30L-18-4M18-34L13 4M44-6L41 14'),
  S7: () =>
    line('#4d3521', 3.4, 'M-42 22V12M-30 23V13M-16 23V13M0 23V14M16 22V13M32 21V12') +
    line(
      '#b5936a',
      2.2,
      'M-54 20C-12 24 20 24 54 18M-54 14C-10 17 20 18 54 12M-30 20C0 14 8-2 14-20M-22 22C6 18 16 0 22-20',
    ) +
    put(24, -2, wagon(), 0.62) +
    fill('#f2c14e', 'M12-13L18-20 26-14 32-19 37-13Z') +
    line('#c9a468', 3.4, 'M-26 14V-20') +
    dot('#d6483a', -26, -24, 7, 7, 'stroke="#ffd0a0" stroke-width="1.6"') +
    line('#fff0d0', 2, 'M-29-24H-23') +
    line('#8a8a92', 2.6, 'M-44 16L-50-4'),
  S8: () =>
    dot('none', 0, -4, 30, 30, 'stroke="#8b6a44" stroke-width="6"') +
    dot('none', 0, -4, 30, 30, 'stroke="#c9a06a" stroke-width="1.5"') +
    times(8, (i) =>
      group(0, -4, 1, i * 45 + 12, [
        line('#8b6a44', 3, 'M0 0V-30'),
        fill('#c29560', 'M-7-40H7L5-29H-5Z', 'stroke="#3a2616" stroke-width="1.2"'),
      ]),
    ) +
    dot('#d8b271', 0, -4, 7) +
    dot('#3a2616', 0, -4, 3) +
    line('#6fb4d0', 3, 'M32-8C38 2 34 14 38 26M26 2C30 12 28 20 30 27', 'opacity=".7"'),
  S9: () =>
    fill('#3f9aa0', 'M-52 14C-30 5 30 5 52 14V42H-52Z') +
    fill('#7fd8d4', 'M-40 18C-20 10 20 10 40 18 20 23-20 23-40 18Z', 'opacity=".6"') +
    line('#d8fffa', 2, 'M-30 17C-18 13 16 13 32 18M-18 24C-8 21 10 21 20 24', 'opacity=".9"') +
    times(3, (i) => {
      const x = -24 + i * 23
      return line(
        '#f0fffc',
        5 - i,
        `M${x} 9C${x - 9}-1 ${x + 9}-9 ${x}-20 ${x - 8}-28 ${x + 5}-34 ${x + 2}-42`,
        'opacity=".38"',
      )
    }) +
    fill('#6a6270', 'M-54 20L-44 4-34 14-30 26ZM54 20L46 2 36 12 32 26Z'),
  S10: () =>
    fill('#7d5430', 'M-44 24L-34-20 0-28 6 24Z') +
    fill('#c29560', 'M-35-20L0-28 2-17-37-10ZM-38-3L3-8 4 3-40 6ZM-41 14L5 11 6 20-43 22Z') +
    fill('#8f8272', 'M6-8L34 1V11L6 9Z') +
    put(40, 14, flame(), 0.7) +
    line('#6b4526', 5, 'M-16-28V-42M-30-40H0') +
    put(22, -26, hammer(), 0.45, 20),
  S11: () =>
    spots(
      '-38 2, -10 -6, 20 1',
      (x, y) =>
        fill('#5d5a6a', `M${x} 28V${y - 10}C${x} ${y - 28} ${x + 22} ${y - 28} ${x + 22} ${y - 10}V28Z`) +
        fill('#8d899a', `M${x} 28V${y - 10}C${x} ${y - 24} ${x + 8} ${y - 25} ${x + 11} ${y - 24}V28Z`) +
        put(x + 12, y - 4, pick(), 0.3) +
        line('#24212b', 1.8, `M${x + 6} ${y + 10}H${x + 17}M${x + 7} ${y + 15}H${x + 15}`),
    ) +
    put(46, 18, line('#e8dcc0', 4, 'M0 8V0') + put(0, 0, flame(), 0.32)) +
    put(-36, 22, skull(), 0.36),
  S12: () =>
    fill('#4b2a1b', 'M-48 28C-42 4 42 4 48 28Z') +
    spots(
      '-23 6 12, 0 -2 14, 23 7 11',
      (x, y, r) =>
        dot('#a8503a', x, y, r * 0.82, r * 1.2, 'stroke="#3a120c" stroke-width="1.5"') +
        line('#ffc09a', 2, `M${x - r * 0.5} ${y - r * 0.2}Q${x - r * 0.3} ${y - r} ${x + 1} ${y - r * 0.95}`) +
        line('#5c1f15', 1.5, `M${x - 4} ${y}l4 3 4-3M${x - 6} ${y + 6}l5 3 6-3`),
    ) +
    line('#8d5630', 4.5, 'M-50 27C-32 11-12 21 0 18 14 21 34 11 50 27') +
    line('#5c341c', 3, 'M-44 30C-24 18 10 28 44 20M-34 18L-46 10M36 16L48 8') +
    line('#e8dcc0', 3, 'M-12-34C-8-26-10-20-14-16M0-36C3-28 2-22-1-18M12-34C14-27 13-22 11-18', 'opacity=".5"'),
  S13: () =>
    fill('#ff7a22', 'M-20 42L-30-2-8 8 8 2 30-4 20 42Z') +
    fill('#ffd667', 'M-9 42L-15 12 2 10 13 8 9 42Z') +
    fill('#2a0f0b', 'M-58 42V-10L-28-2-18 42ZM58 42V-14L28-4 18 42Z') +
    line('#ffb05a', 2.6, 'M-58-10L-28-2-18 42M58-14L28-4 18 42') +
    put(0, 6, flame(), 1.2) +
    put(-24, 4, flame(), 0.55) +
    put(26, 2, flame(), 0.65) +
    line('#6b4526', 2.4, 'M-56-6Q0 10 56-10', 'stroke-dasharray="3 3"'),
  S14: () =>
    fill('#8c1830', 'M-58-18C-30-6-26 12 0 6 22 0 30-20 58-28V-8C34-2 26 20 2 24-28 28-34 6-58 0Z') +
    line('#ff5d78', 3.4, 'M-58-12C-30 0-26 16 0 11 22 6 30-14 58-20') +
    fill('#d63a56', 'M-16 10L-8-16 2 8ZM12 4L24-24 30-2ZM-38 2L-34-24-20 4Z') +
    fill('#ffa2ae', 'M-8-16L-6 8 2 8ZM24-24L22 0 30-2ZM-34-24L-29 3-20 4Z') +
    line('#ffd0d6', 1.2, 'M-10-8L-9 2M22-14L20-4') +
    put(44, 12, pick(), 0.5),
  S15: () =>
    fill('#7d6a60', 'M-44 28V-22H-31V28ZM-14 28V-4L-1-12V28ZM16 28V-26H29V28Z') +
    fill('#c0a896', 'M-44 28V-22H-39V28ZM-14 28V-4L-9-7V28ZM16 28V-26H21V28Z') +
    fill('#9a8474', 'M-50-22L-28-31-25-22ZM10-26L33-34 36-26Z') +
    line('#4d3f38', 1.3, 'M-35-22V28M-5-8V28M25-26V28') +
    fill('#6b594f', 'M32 28L52 11 54 20 42 30Z') +
    fill('#c9a04a', 'M2 18C2 6 14 6 14 18L11 28H5Z') +
    dot('#ff5a3a', 6, 14, 1.4) +
    dot('#ff5a3a', 10, 14, 1.4),
}

/** Light and dark of the air inside, by level. */
export const AIR: Readonly<Record<Level, readonly [string, string]>> = {
  entrance: ['#6a4022', '#2a170d'],
  I: ['#7a542e', '#2a190d'],
  II: ['#4c4e66', '#191722'],
  III: ['#7a2c24', '#240c0b'],
  forge: ['#6a4022', '#2a170d'],
}
