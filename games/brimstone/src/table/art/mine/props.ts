/** Small things of the mine and beyond it: on floors, on walls, beside tiles in the rock. Each stands on 0 0, lit from the left. */
import { box, cluster, dot, fill, glow, group, line, put, ring, times } from '@emberhall/ink'

const IRON = ['#2c2622', '#6d6058', '#b8a68e'] as const
const WOOD = ['#3a2412', '#8a6236', '#b98a54'] as const
export const STONE = ['#3f9f88', '#16443d', '#bff5e2'] as const
export const GLASS = ['#a8e8f0', '#3f7a9c', '#ffffff'] as const
export const ROSE = ['#e0a0d8', '#7a3f8c', '#fff0fb'] as const
const shade = (w: number, h = w * 0.3): string => dot('#000', 3, 1, w, h, 'opacity=".45"')
const heap = (c: readonly [string, string, string]): string =>
  shade(30, 9) +
  fill(c[1], 'M-28 2L-22-8-10-18 2-22 14-16 24-6 28 2 0 7Z') +
  fill(c[0], 'M-28 2L-22-8-10-18 2-22-4-8-10 4Z') +
  fill(c[2], 'M-10-18L2-22-2-12-8-10ZM-20-4L-12-9-12-2-18 1ZM6-10L14-13 13-6 8-4Z')

const PROPS = {
  crate: () =>
    shade(26) +
    fill(WOOD[1], 'M-22 0V-26L6-30V0Z') +
    fill(WOOD[0], 'M6-30L22-24V-2L6 0Z') +
    line(WOOD[0], 2, 'M-22-13L6-15M-22-26L6 0M-22 0L6-30') +
    line(WOOD[2], 1.2, 'M-22-26L6-30'),
  barrel: () =>
    shade(14, 5) +
    fill('#5c3c20', 'M-10-26q10-4 20 0q4 11 0 24q-10 4-20 0q-4-13 0-24Z') +
    fill(WOOD[2], 'M-10-26q3-2 6-2.6v28.400q-3-.4-6-1.800q-4-13 0-24Z') +
    line('#1c100a', 2, 'M-11-19q11 3 22 0M-11-8q11 3 22 0') +
    dot('#2a180c', 0, -27, 9.6, 2.8),
  cart: () =>
    shade(34, 9) +
    fill('#2c1c14', 'M-30-24H30L24 4H-24Z') +
    fill('#5d4230', 'M-30-24H-8L-10 4H-24Z') +
    fill('#3a2a2c', 'M-28-24L-14-36 0-30 12-38 28-24Z') +
    fill('#6a5450', 'M-28-24L-14-36-4-31-10-24Z') +
    line(IRON[2], 1.6, 'M-31-24H31') +
    cluster(2, 4, -30, 3, 0.4, STONE) +
    [-14, 14].map((x) => dot('#120b08', x, 4, 6.5) + ring('#8d7358', x, 4, 5.5, 2)).join(''),
  prop: () =>
    shade(9, 4) +
    box('#4a2f1c', -6, -58, 12, 60) +
    box('#a0703e', -6, -58, 5, 60) +
    box('#6b4626', -13, -64, 26, 8) +
    box('#b98048', -13, -64, 26, 3),
  sign: () =>
    shade(10, 4) +
    box('#4a2f1c', -2, -30, 4, 31) +
    fill('#a98352', 'M-17-38L14-40 20-33 14-26-16-25Z') +
    line('#3a2210', 1.6, 'M-11-34h17M-11-30h12'),
  rubble: () =>
    shade(26, 8) +
    fill('#3a2a20', 'M-26 2L-20-9-8-12-2-4 8-16 20-10 26 2Z') +
    fill('#7d6148', 'M-20-9L-8-12-4-5-14 1ZM8-16L20-10 14-4 5-6Z') +
    fill('#5a4432', 'M-2-4L5-6 10 3-4 4Z'),
  beam: () =>
    put(
      0,
      0,
      box('#000', -62, 5, 124, 9, 0, 'opacity=".4"') +
        box('#4a2f1c', -62, -6, 124, 13) +
        box('#a0703e', -62, -6, 124, 5) +
        fill('#c79a60', 'M-62-6l-5 5 4 3-3 5h4Z'),
      1,
      -24,
    ),
  ore: () => heap(['#6d5a4a', '#3f332c', '#a08a70']),
  waste: () => heap(['#4a4040', '#241d1e', '#6e6260']),
  stones: () =>
    heap(['#3a5450', '#1c2c2b', '#5a7a72']) + cluster(4, 0, -8, 5, 0.62, STONE) + glow(0, -18, 34, '#5ad1b0', 0.35),
  skull: () =>
    shade(12, 4) +
    line('#b8a890', 3.4, 'M-15 0L12-6M-13-6L13 1') +
    fill('#d8c9ac', 'M-9-8C-9-18 9-18 9-8L6-4V1H-5V-4Z') +
    fill('#2a1c18', 'M-6-9h4.500v4.500h-4.500ZM2-9h4.500v4.500h-4.500ZM-1-4h2.500l-1.200 2.600Z'),
  fire: () =>
    glow(0, -2, 96, '#ff9c3c', 0.55, 62) +
    dot('#1a0e08', 0, 0, 21, 10) +
    times(9, (i) => dot(i % 2 ? '#6d6058' : '#8a7a6a', Math.cos(i * 0.698) * 21, Math.sin(i * 0.698) * 10, 5, 3.6)) +
    line('#4a2c16', 5, 'M-12 2L10-5M-10-5L13 2') +
    fill('#e8602c', 'M-9 1C-14-10-4-14-5-24 3-20 12-10 8 1Z') +
    fill('#ffb24a', 'M-5 1C-8-7-1-9-1-16 5-11 7-5 4 1Z') +
    fill('#fff0c0', 'M-2 1C-3-4 1-5 1-9 4-5 3-1 2 1Z'),
  bedroll: () =>
    put(
      0,
      0,
      shade(24, 8) +
        fill('#7d3a2c', 'M-24-6L18-12 24 4-18 9Z') +
        fill('#a85a3e', 'M-24-6L18-12 19-7-23-1Z') +
        dot('#c9b28a', -20, 0, 7, 8) +
        line('#e0c8a0', 1.6, 'M-4-9L2 7M8-11L14 5'),
    ),
  pot: () =>
    shade(8, 3) +
    fill('#3a4a54', 'M-6-14H5L8 0H-8Z') +
    fill('#7a98a8', 'M-6-14h4l-2 14h-4Z') +
    line('#2a363e', 2, 'M7-11l6 4-4 4M-4-16h7'),
  candles: () =>
    glow(0, -12, 46, '#ffd98a', 0.6) +
    [-9, 0, 8]
      .map(
        (x, i) =>
          box('#e8dcc0', x - 2.5, -8 - i * 3, 5, 8 + i * 3) +
          fill('#ffd070', `M${x - 2} ${-9 - i * 3}q2-8 4 0q-2 3-4 0Z`),
      )
      .join('') +
    dot('#d8ccb0', 0, 1, 16, 3),
  pillar: () =>
    shade(26, 10) +
    box('#6d6258', -24, -8, 48, 16, 2) +
    box('#b9ac9c', -17, -74, 34, 68) +
    box('#e4d9c6', -17, -74, 9, 68) +
    box('#6d6258', 8, -74, 9, 68) +
    line('#7d7066', 1.2, 'M-6-72V-8M2-72V-8') +
    box('#a0948a', -23, -84, 46, 12, 2) +
    box('#e4d9c6', -23, -84, 46, 4, 2),
  lamp: () =>
    glow(0, -14, 26, '#ffc46b', 0.55) +
    line(IRON[0], 1.6, 'M0-30V-24') +
    fill(IRON[0], 'M-6-24H6L4-20H-4ZM-6-7H6L7-4H-7Z') +
    fill('#ffd98a', 'M-4-20H4L6-7H-6Z') +
    line(IRON[0], 1, 'M0-20V-7'),
  horseshoe: () =>
    line('#120a06', 4.6, 'M-6-8C-10-22 10-22 6-8', 'transform="translate(1 2)" opacity=".6"') +
    line(IRON[1], 4, 'M-6-8C-10-22 10-22 6-8') +
    line(IRON[2], 1.2, 'M-7.500-10C-10-20-2-22 1-21'),
  pick: () =>
    group(0, -14, 1, 28, [
      line('#2a160a', 4, 'M0-14V16'),
      line(WOOD[2], 2, 'M-.8-14V16'),
      fill(IRON[1], 'M-17-8Q0-19 17-8L15-6Q0-13-15-6Z'),
      line(IRON[2], 1, 'M-15-9Q0-17 12-11'),
    ]),
  shovel: () =>
    group(0, -14, 1, -18, [
      line(WOOD[0], 3.6, 'M0-16V6'),
      line(WOOD[2], 1.4, 'M-.8-16V6'),
      fill(IRON[1], 'M-6 4H6V12Q0 20-6 12Z'),
      fill(IRON[2], 'M-6 4H-2V15Q-5 14-6 12Z'),
    ]),
  rope: () =>
    ring('#3a2614', 0, -14, 9, 6, 10) + ring('#b08a58', 0, -14, 9, 3.4, 10) + line('#b08a58', 2.6, 'M7-7L10 2'),
  helmet: () =>
    line(IRON[0], 2, 'M0-26v6') +
    fill('#8a7a4a', 'M-10-10C-10-24 10-24 10-10Z') +
    fill('#d0c07a', 'M-10-10C-10-20-5-22-1-21L-3-10Z') +
    box('#5a4e2c', -12, -10, 24, 3, 1),
  chalk: () => line('#e8dcc8', 2, 'M-12-16H10M3-22L11-16 4-10', 'opacity=".75"'),
  shard: () => glow(0, -16, 34, '#bfe8ff', 0.35) + cluster(7, 0, 2, 5, 0.85, GLASS),
  rose: () => glow(0, -16, 34, '#e0a0d8', 0.35) + cluster(11, 0, 2, 5, 0.85, ROSE),
  telescope: () =>
    shade(20, 6) +
    line('#3a2a1c', 3, 'M0-22L-12 1M0-22L12 1M0-22V3') +
    group(0, -26, 1, 34, [
      box('#7d5a24', -26, -6, 52, 12, 3),
      box('#e8c478', -26, -6, 52, 4, 2),
      box('#4a3414', 12, -8, 16, 16, 2),
    ]),
} as const
export type Prop = keyof typeof PROPS
export const drawProp = (prop: Prop, seed = 0): string =>
  prop === 'chalk' && seed % 2 === 1 ? put(0, 0, PROPS.chalk(), -1) : PROPS[prop]()
