/** A town under a high sun: six fronts, the sky behind them, and a fire by the road. */
import { box, cluster, dot, fill, glow, group, line, paint, put, ring, times, tone } from '@emberhall/ink'
import { falseFront, type Front, mesas } from '@emberhall/ink/street'
import type { Picture } from '@emberhall/ui'

const picture = (name: string, width: number, height: number, draw: () => string): Picture => ({
  name: `brimstone ${name}`,
  width,
  height,
  draw: () => paint(draw),
})
const WIDE = 230
const HIGH = 300
const steeple = (): string =>
  box('#ece2c8', 74, -282, 42, 80) +
  fill('#8a5c38', 'M66-280L95-340 124-280Z') +
  fill('#cf9c62', 'M66-280L95-340 97-336 80-280Z') +
  line('#3a2010', 5, 'M95-362V-338M86-353H104') +
  box('#2a1a12', 84, -262, 22, 32) +
  fill('#d8a848', 'M86-230q9-24 18 0Z')
const forge = (): string =>
  box('#170b07', 40, -104, 110, 104) +
  glow(95, -46, 62, '#ff8a2b', 0.95) +
  fill('#2a2422', 'M72-34h46l6 8H66ZM82-26h26V0H82Z') +
  fill('#ffcf7c', 'M88-40l7-26 7 26Z')
const doors = (): string =>
  box('#1a0c07', 68, -78, 54, 78) + fill('#b5793f', 'M70-60L94-56V-18L70-14ZM120-60L96-56V-18L120-14Z')

type House = readonly [front: Front, more: () => string]
const front = (w: number, h: number, c: string, roof: Front['roof'], more: Partial<Front> = {}): Front => ({
  w,
  h,
  c,
  roof,
  ...more,
})
/** By the id of the place. */
const HOUSES: Readonly<Record<string, House>> = {
  'tl-church': [front(190, 190, '#e6dcc2', 'gable', { seed: 3 }), steeple],
  'tl-doc': [front(190, 176, '#b7c0a0', 'flat', { porch: '#7d8a62', seed: 7 }), () => ''],
  'tl-store': [front(200, 198, '#d9a24e', 'stepped', { windows: 3, lit: true, porch: '#a03a2c', seed: 9 }), () => ''],
  'tl-saloon': [front(190, 216, '#8a4a34', 'arched', { windows: 3, lit: true, porch: '#6b3a24', seed: 11 }), doors],
  'tl-assay': [
    front(184, 172, '#8f9aa0', 'stepped', { porch: '#5c686e', seed: 13 }),
    () => put(158, -2, cluster(5, 0, 0, 3, 0.8, ['#bff5e2', '#16443d', '#3f9f88'])),
  ],
  'tl-smith': [front(190, 158, '#6b4a30', 'gable', { windows: 0, seed: 15 }), forge],
}
export function housePicture(id: string): Picture {
  const [house, more] = HOUSES[id] ?? HOUSES['tl-store']!
  return picture(`front ${id}`, WIDE, HIGH, () => group((WIDE - house.w) / 2, HIGH - 2, [falseFront(house), more()]))
}
const sun = (x: number, y: number): string =>
  glow(x, y, 300, '#fff6dd', 0.9) +
  dot('#fffaf0', x, y, 46) +
  times(16, (i) => {
    const a = (i / 16) * 6.283 + 0.1
    const [c, s] = [Math.cos, Math.sin].map((f) => (b: number) => 900 * f(b))
    const to = (b: number): string => `${x + (c?.(b) ?? 0)} ${y + (s?.(b) ?? 0)}`
    return fill('#fff6dd', `M${x} ${y}L${to(a)}L${to(a + 0.09)}Z`, 'opacity=".14"')
  })
/** The tower over the mine, and what burns there. */
const mine = (): string =>
  group(1060, 372, [
    fill('#c9966a', 'M-190 60C-120-60-60-98 0-110 70-120 110-98 180-30L240 60Z'),
    fill('#a8744e', 'M0-110C70-120 110-98 180-30L240 60H50C60-20 40-70 0-110Z'),
    glow(10, -150, 90, '#a03ac8', 0.8),
    line('#4a2a24', 5, 'M-10-96L2-190H14L26-96M-8-122H24M-4-146H20'),
    ring('#4a2a24', 8, -192, 11, 4),
    fill('#8a3ab0', 'M6-190C0-222 22-238 10-276 34-252 20-228 28-208 30-198 22-190 14-188Z', 'opacity=".6"'),
    fill('#f0b4ff', 'M8-192C6-216 20-228 14-252 26-234 18-218 20-204Z', 'opacity=".6"'),
  ])
export const SKY = picture('sky', 1440, 560, () =>
  [
    fill(tone(90, '#e9d6a8', '#f8ecc8', '#f0d59a'), 'M0 0H1440V560H0Z'),
    sun(90, 120),
    mine(),
    mesas(1440, 430),
    fill('#d3a068', 'M0 470C200 446 420 460 700 448S1200 460 1440 442V560H0Z'),
    line('#6b4a34', 2.2, 'M560 118q7-7 13 0q7-7 13 0M604 140q5-5 9 0q5-5 9 0'),
  ].join(''),
)
const night = (): string =>
  fill(tone(90, '#120b1e', '#2a1a3a', '#5a2f2a'), 'M0 0H1440V560H0Z') +
  times(60, (i) => dot('#fff6dd', (i * 397) % 1440, (i * 149) % 330, 0.8 + (i % 3) * 0.5, undefined, 'opacity=".7"')) +
  mesas(1440, 430, '#3a2230') +
  fill('#24150f', 'M0 470C200 446 420 460 700 448S1200 460 1440 442V560H0Z')
const flames = (): string =>
  glow(0, -20, 220, '#ff9a3c', 0.9) +
  line('#3a2010', 11, 'M-38 6L34-10M-34-10L38 6') +
  fill('#e8793a', 'M-26 0C-34-34-6-40-10-74 14-56 6-44 20-34 34-22 28-6 22 0Z') +
  fill('#ffdc9a', 'M-12 0C-16-20 0-24-2-44 12-30 8-20 14-12 16-4 12 0 10 0Z')
/** Camp by the road: the posse sits here between the mine and the town. */
export const CAMP = picture('camp', 1440, 560, () =>
  [
    night(),
    ...[230, 1130].map((x) =>
      group(x, 500, [
        fill('#6b5236', 'M-120 0L0-130 120 0Z'),
        fill('#8a6a44', 'M-120 0L0-130 10-130-60 0Z'),
        fill('#1a0f0c', 'M-22 0L0-70 22 0Z'),
      ]),
    ),
    group(720, 512, [flames()]),
  ].join(''),
)
