/** What lies in a hand, on the ground or in the air on a sequence card, drawn around 0 0. */
import { dot, fill, glow, line, put, times } from '@emberhall/ink'

const [INK, BONE, RED, STEEL, WOOD, LEAF] = ['#14100c', '#e9dfc4', '#a8433a', '#9aa6a2', '#6b4b2c', '#8fb45a'] as const
const flame = (c: string, core: string): string =>
  glow(0, -8, 34, c, 0.8) +
  fill(c, 'M0-30C10-18 14-10 11-2 9 5 4 7 0 7-5 7-10 4-11-3-12-12-4-18 0-30Z') +
  fill(core, 'M0-14C5-8 6-3 5 1 4 5 2 6 0 6-3 6-5 4-5 0-6-5-2-8 0-14Z')
const coin = (x: number, y: number): string =>
  dot('#6e4516', x, y + 1.5, 7, 3.5) + dot('#e3b45a', x, y, 7, 3.5) + dot('#fff0c0', x - 2, y - 1, 2.5, 1.2)

export const HANDY = {
  book: () =>
    fill(INK, 'M-15-9L0-6 15-9V10L0 13-15 10Z') +
    fill(BONE, 'M-13-8L-1-5V11L-13 8ZM13-8L1-5V11L13 8Z') +
    line('#8a7c60', 1, 'M-11-3l8 2M-11 1l8 2M3-1l8-2M3 3l8-2'),
  paper: () =>
    fill(BONE, 'M-9-14L10-12 8 14-11 12Z') +
    line('#6a4a2c', 1.2, 'M-6-8l11 1M-6-4l11 1M-7 0l11 1M-7 4l7 .6') +
    dot(RED, 4, 9, 3),
  coins: () => coin(-8, 4) + coin(7, 5) + coin(0, 0) + coin(0, -4),
  cup: () =>
    fill('#8a5a2c', 'M-8-9H8L5 4H-5ZM-2 4H2V9H6V11H-6V9H-2Z') +
    fill('#e0b070', 'M-8-9H-3L-4 4H-5Z') +
    dot('#3a1512', 0, -9, 8, 2.5),
  bread: () =>
    fill('#7a4c22', 'M-14 4C-16-8 14-10 15 3 15 9-13 9-14 4Z') + line('#e8c48a', 2, 'M-7-3l3 6M0-4l3 6M7-3l2 5'),
  crumbs: () => times(7, (i) => dot('#e8c48a', -34 + i * 13, (i % 2) * 5, 3, 2)),
  pouch: () =>
    glow(0, 4, 24, '#ffc27a', 0.6) +
    fill('#8d6a42', 'M-8-2Q-14 14 0 16 14 14 8-2Z') +
    fill('#c0935a', 'M-8-2H8L11-9H-11Z') +
    line(INK, 1.5, 'M-8-2H8'),
  candle: () => fill('#f0dfb8', 'M-5 26V4H5V26Z') + put(0, 2, flame('#ff9d3f', '#fff0c8'), 0.6),
  fire: () => flame('#ff9d3f', '#fff0c8'),
  greenFire: () => flame('#8fd45a', '#f0ffd8'),
  coldFire: () => flame('#a88ff0', '#f4efff'),
  anvil: () =>
    fill('#1a2020', 'M-26-14H18Q30-14 34-18V-8Q20-4 10 0V10H18V18H-18V10H-8V0L-26-6Z') +
    fill('#6b7774', 'M-26-14H18Q30-14 34-18L33-14Q24-10 16-10H-26Z'),
  iron: () =>
    fill('#2a2f30', 'M-22-3H22V4H-22Z') +
    fill('#ff8a3c', 'M-24-3H2V4H-24Z') +
    fill('#fff0c8', 'M-24-3H-10V0H-24Z') +
    glow(-12, 0, 30, '#ff8a3c', 0.8),
  rune: () =>
    glow(0, 0, 36, '#a88ff0', 0.9) +
    line('#f0eaff', 3.5, 'M0-18V18M0-12L10-2 0 6M0-4L-9-12') +
    dot('none', 0, 0, 22, 22, 'stroke="#c9bdf4" stroke-width="2"'),
  sparks: () =>
    times(9, (i) =>
      line(
        '#ffe2ae',
        2.4,
        `M${Math.round(Math.cos(i * 0.7) * 9)} ${Math.round(Math.sin(i * 0.7) * 9)}L${Math.round(Math.cos(i * 0.7) * (17 + (i % 3) * 6))} ${Math.round(Math.sin(i * 0.7) * (17 + (i % 3) * 6))}`,
      ),
    ),
  ring: () =>
    dot('none', 0, 0, 30, 30, 'stroke="#ffe2ae" stroke-width="2.5" stroke-dasharray="7 6"') +
    glow(0, 0, 40, '#ffd79a', 0.35),
  wind: () => line('#eef3ee', 3, 'M-26-8H10Q20-8 18-16M-32 2H24Q34 2 32 10M-20 12H4', 'opacity=".75"'),
  rain: () =>
    line(
      '#cfe0e6',
      1.6,
      'M-40-30l-6 18M-20-40l-6 18M0-34l-6 18M20-42l-6 18M40-34l-6 18M-30 0l-6 18M-8-4l-6 18M14-6l-6 18M34 0l-6 18',
      'opacity=".6"',
    ),
  herbs: () =>
    line('#3d6a34', 2.4, 'M0 14C-2 2-6-6-12-12M0 14C0 0 2-8 4-18M0 14C4 4 10-4 14-8') +
    fill(LEAF, 'M-12-12Q-20-14-18-6-12-4-12-12ZM4-18Q-3-24 1-28 10-26 4-18ZM14-8Q16-16 22-12 22-4 14-8Z') +
    dot('#e0c5ff', -4, -2, 3),
  flowers: () =>
    times(
      6,
      (i) =>
        line('#3d6a34', 1.8, `M${-40 + i * 16} 14v${-12 - (i % 3) * 5}`) +
        dot(i % 2 ? '#f0d98a' : '#c9bdf4', -40 + i * 16, 2 - (i % 3) * 5, 3.6),
    ),
  vial: () =>
    fill('#2c4a30', 'M-3-14H3V-6L8 6Q8 12 0 12-8 12-8 6L-3-6Z') +
    fill('#b7e07a', 'M-6 3H6L7 7Q7 10 0 10-7 10-7 7Z') +
    glow(0, 5, 22, '#b7e07a', 0.7) +
    fill(WOOD, 'M-3-17H3V-13H-3Z'),
  tears: () => fill('#bfe0f2', 'M-8-8Q-2 2-8 5-14 2-8-8ZM6-2Q12 8 6 11 0 8 6-2ZM-1 10Q4 18-1 21-6 18-1 10Z'),
  heart: () =>
    glow(0, 0, 30, '#ff9a7a', 0.7) +
    fill('#e0806a', 'M0 13C-20-2-12-16-5-14-1-13 0-8 0-8S1-13 5-14C12-16 20-2 0 13Z') +
    fill('#ffd0be', 'M-9-10Q-13-5-9 1-6-4-4-9Z'),
  hands: () =>
    fill('#d8a985', 'M-22-4L-6-8 4-4 14-8 24-2 22 8 8 8 0 12-10 8-22 8Z') +
    line('#7d5640', 1.4, 'M-6-8L2 2M4-4L12 4M-10 8L-2 2'),
  shards: () =>
    times(5, (i) =>
      fill('#dff0f2', `M${-26 + i * 12} 6L${-22 + i * 12} ${-14 - (i % 2) * 9}L${-15 + i * 12} 4Z`, 'opacity=".85"'),
    ) + line('#ffffff', 1.2, 'M-22-14L-25 4M-10-23L-13 4M2-14L-1 4'),
  trap: () =>
    line('#3a4240', 5, 'M-26 8Q0-16 26 8') +
    line('#9aa6a2', 2, 'M-26 7Q0-17 26 7') +
    fill(STEEL, 'M-22 2l3-11 4 8ZM-11-5l3-11 4 9ZM3-7l5-10 3 11ZM14-2l7-9 1 12Z') +
    line('#6b4b2c', 3, 'M26 8L40 12'),
  rat: () =>
    fill('#2a2118', 'M-22 6C-18-8 4-12 14-2L24 2 16 8H-22Z') +
    fill('#7d6248', 'M-22 6C-18-8 4-12 12-4-4-4-14 0-18 6Z') +
    dot('#ff8a6a', 17, 1, 1.6) +
    line('#c98a7a', 2, 'M-22 6Q-34 6-38-4') +
    dot('#a8846a', 10, -6, 4),
  dog: () =>
    fill('#1d1611', 'M-26 20L-22-4C-14-12 8-12 16-8L20-20 26-10 36-6 34 0 24 4 20 20H14L12 6-12 8-18 20Z') +
    fill('#6b4f38', 'M-22-4C-14-12 8-12 16-8L20-20 22-10C8-6-10-6-20 6Z') +
    dot('#ffb46a', 26, -8, 1.8),
  charm: () =>
    line(WOOD, 1.8, 'M-8-26Q0-34 8-26L2-8H-2Z') +
    fill('#e9dfc4', 'M0-10L9 2 0 14-9 2Z') +
    dot('#6a5a9c', 0, 2, 4) +
    glow(0, 2, 28, '#c9bdf4', 0.8),
  doll: () =>
    dot('#c0a070', 0, -12, 6) +
    fill('#8a6a42', 'M-7-6H7L9 14H-9Z') +
    line('#8a6a42', 4, 'M-7-4L-15 2M7-4L15 2') +
    line('#f2ead6', 1.4, 'M-12-16L6-2M-12 8L8-8') +
    dot(RED, 0, 2, 2),
  moths: () =>
    times(6, (i) =>
      put(-30 + i * 12, -10 + (i % 3) * 12, fill('#c9bdf4', 'M0 0Q-9-10-11-1-7 4 0 0 7 4 11-1 9-10 0 0Z'), 0.7),
    ),
  table: () =>
    fill('#24170d', 'M-44 0H44V8H-44ZM-38 8H-30V40H-38ZM30 8H38V40H30Z') + fill('#8a6238', 'M-44 0H44V3H-44Z'),
  door: () =>
    fill('#0d1111', 'M-24 60V-44H24V60Z') +
    fill('#5b4028', 'M-20 60V-40H8L4 60Z') +
    line('#2a1d12', 2, 'M-12 60V-40M-2 60V-40') +
    dot('#d9a856', 0, 12, 3) +
    fill('#ffd79a', 'M8-40H20V60H4Z', 'opacity=".55"'),
  hearth: () =>
    fill('#2a2f30', 'M-34 20V-34H34V20H24V-14Q0-26-24-14V20Z') +
    put(0, 12, flame('#ff9d3f', '#fff0c8'), 1.1) +
    line('#6b7774', 2, 'M-34-34H34'),
  crowd: () =>
    times(
      6,
      (i) =>
        fill(
          '#12161a',
          `M${-52 + i * 21} 30V4Q${-52 + i * 21}-4 ${-45 + i * 21}-4 ${-38 + i * 21}-4 ${-38 + i * 21} 4V30Z`,
        ) + dot('#12161a', -45 + i * 21, -10 - (i % 2) * 4, 7),
    ),
  shields: () =>
    times(3, (i) =>
      put(
        -30 + i * 22,
        (i % 2) * 5,
        fill(INK, 'M-13-20H13V4Q13 20 0 26-13 20-13 4Z') +
          fill('#5b6663', 'M-11-18H11V4Q11 18 0 23-11 18-11 4Z') +
          fill('#9aa6a2', 'M-11-18H0V23Q-11 18-11 4Z'),
      ),
    ),
  horse: () =>
    fill('#12181a', 'M-46 40L-34-6C-34-26-16-40 4-44L10-56 16-42C30-34 34-20 32-12L24-8 14-18C8-2 26 14 30 40Z') +
    line('#9aa6a2', 2, 'M-34-6C-34-26-16-40 4-44'),
  shade: () =>
    glow(0, 0, 46, '#8f7bd0', 0.5) +
    fill('#8f7bd0', 'M-20 46C-26 6-20-16-12-24-12-40 10-42 13-24 22-14 26 6 22 46Z') +
    fill('#101420', 'M-17 47C-23 8-17-14-9-22-9-37 10-40 13-24 22-14 26 6 22 47Z') +
    fill('#05070c', 'M-6-22C-6-32 9-34 10-22 9-14-4-14-6-22Z') +
    dot('#e6deff', -1, -23, 1.7) +
    dot('#e6deff', 6, -23, 1.7),
  scar: () => line('#e08a7a', 3.4, 'M-12-14L12 14M-2-18L16 2') + line(BONE, 1.4, 'M-9-4l6-6M-2 4l6-6M5 11l6-6'),
  seal: () =>
    fill(BONE, 'M-14-12H14V12H-14Z') +
    dot(RED, 0, 2, 7) +
    dot('#e0806a', -1.5, 0.5, 3) +
    line('#6a4a2c', 1.2, 'M-10-8H10M-10-4H-6M6-4H10'),
  lens: () =>
    dot('none', 0, -6, 12, 12, 'stroke="#d9a856" stroke-width="3"') +
    dot('#dff0f2', 0, -6, 10, 10, 'opacity=".4"') +
    line('#8a6238', 4, 'M8 4L16 16'),
  birds: () => line('#0f1416', 3, 'M-36-8Q-28-18-22-8-16-18-8-8M4-24Q10-32 16-24 22-32 28-24M14 2Q20-6 26 2 32-6 38 2'),
  masks: () =>
    put(
      -12,
      2,
      fill(BONE, 'M-12-12H12V4Q8 16 0 16-8 16-12 4Z') + line(INK, 2, 'M-7-4h4M3-4h4M-5 6Q0 11 5 6'),
      0.9,
      -10,
    ) +
    put(
      14,
      -2,
      fill('#6c7472', 'M-12-12H12V4Q8 16 0 16-8 16-12 4Z') + line(INK, 2, 'M-7-4h4M3-4h4M-5 9Q0 4 5 9'),
      0.9,
      12,
    ),
  words: () => line('#fff4d8', 2.6, 'M6-16Q-8-20-22-14M8-4Q-10-6-30-2M6 8Q-8 8-22 14'),
  ears: () => line('#fff4d8', 2.6, 'M8-20Q-4 0 8 20M-4-26Q-18 0-4 26M-16-32Q-32 0-16 32'),
  stones: () =>
    dot('#2c3634', -20, 4, 12, 8) +
    dot('#56615d', -22, 1, 9, 5) +
    dot('#2c3634', 4, 8, 9, 6) +
    dot('#56615d', 2, 6, 6, 4) +
    dot('#2c3634', 22, 5, 7, 5),
} as const
export type Handy = keyof typeof HANDY
