import { dot, fill, flare, group, line, mix, put, seeded, shape, times, tone } from '@emberhall/ink'
import { CORE, FLAME, GOLD, type World } from './worlds.ts'

export const brass = (angle = 0): string =>
  tone(angle, [0, '#6b4a22'], [0.35, '#f0c878'], [0.55, '#a8772f'], [1, '#3a2612'])
export const gilt = (angle = 55): string =>
  tone(angle, [0, '#fff0c4'], [0.3, '#c4924a'], [0.6, '#f5cf82'], [1, '#4a2a12'])
export const steel = (angle = 0): string =>
  tone(angle, [0, '#f6fbff'], [0.46, '#b8c4d8'], [0.54, '#5a6480'], [1, '#232840'])
const paper = (angle = 70): string => tone(angle, '#fff6dc', '#e6cf9c', '#9a7840')

/** A tongue of fire standing on 0 0. */
export const flame = (h: number, outer = '#ff9a3a', inner = CORE): string =>
  group(0, 0, h / 100, [
    fill(
      outer,
      'M1 -100C14 -72 34 -56 32 -28C31 -10 17 0 0 0C-18 0 -31 -11 -31 -29C-31 -48 -14 -54 -12 -76C-4 -72 1 -84 1 -100Z',
    ),
    fill(inner, 'M2 -62C10 -46 20 -36 18 -20C17 -8 9 -3 0 -3C-10 -3 -17 -9 -17 -20C-17 -32 -4 -38 2 -62Z'),
  ])
export const fire = (x: number, y: number, h: number, o = 0.9): string =>
  flare(x, y - h * 0.4, h * 1.5, '#ff8a2b', o * 0.8) +
  put(x, y, flame(h)) +
  flare(x, y - h * 0.3, h * 0.7, CORE, o * 0.6)

export const candle = (x: number, y: number, h: number, w = 8, burning = true): string =>
  fill(tone(0, '#fff4dc', '#d8bd8c', '#6a4c30'), `M${x - w / 2} ${y}V${y - h}q${w / 2} -3 ${w} 0V${y}Z`) +
  fill(
    '#fff8e6',
    `M${x - w / 2} ${y - h}q${w / 2} -3 ${w} 0l0 ${h * 0.3}q-2 6 -3 -2q-1 -6 -3 -1q-2 5 ${3 - w / 2} -2z`,
  ) +
  line('#2b1a14', 1.4, `M${x} ${y - h - 1}v-4`) +
  (burning ? fire(x, y - h - 3, Math.max(12, w * 1.9)) : '')

/** A hand lantern centred on its flame, about a hundred units tall. */
export const lantern = (burning = true, chain = 0): string => {
  const g = brass()
  const frame = tone(0, '#2c1c10', '#8d6430', '#1d120a')
  return (
    (chain
      ? line('#2a1c12', 3.4, `M0 ${-chain}V-60`) + line('#d8a656', 1.8, `M0 ${-chain}V-60`, 'stroke-dasharray="4 5"')
      : '') +
    `<path d="M-9 -54a9 9 0 1 1 18 0" fill="none" stroke="${GOLD}" stroke-width="3.4"/>` +
    fill(g, 'M-6 -54h12l3 7h-18zM-9 -47h18c8 4 15 9 17 16h-52c2-7 9-12 17-16z') +
    fill(frame, 'M-28 -31h56l-3 6h-50z') +
    fill(
      burning ? tone(90, '#8a4a16', '#ffd58a', '#c06a20') : tone(90, '#2a2b44', '#15142a'),
      'M-23 -25h46l5 48h-56z',
    ) +
    (burning ? put(0, 20, flare(0, -12, 30, CORE) + flame(40, '#ffb347', '#fff6dc')) : line('#4b4766', 2, 'M0 6v12')) +
    line(frame, 2.6, 'M-23 -25l-5 48M23 -25l5 48M-8.5 -25l-2 48.1M8.5 -25l2 48.1') +
    fill(g, 'M-29 23h58l4 8h-66z') +
    fill(frame, 'M-33 31h66l-5 7h-56z')
  )
}

/** An open book seen from the front, 100 wide. */
export const book = (cover: string, ink: string): string =>
  fill(cover, 'M-56 -22L-52 26Q-26 16 0 28Q26 16 52 26L56 -22Q28 -34 0 -20Q-28 -34 -56 -22Z') +
  fill(tone(0, [0, '#c9a96c'], [0.5, '#fff6dc'], [1, '#b8935a']), 'M-50 -24Q-24 -36 0 -22V22Q-24 10 -48 20Z') +
  fill(tone(0, [0, '#a8844a'], [0.3, '#fff6dc'], [1, '#d8bd84']), 'M50 -24Q24 -36 0 -22V22Q24 10 48 20Z') +
  line(
    ink,
    1.4,
    times(
      4,
      (i) =>
        `M-42 ${-17 + i * 8}Q-24 ${-26 + i * 8} -8 ${-17 + i * 8}M42 ${-17 + i * 8}Q24 ${-26 + i * 8} 8 ${-17 + i * 8}`,
    ),
    'opacity=".7"',
  )

/** A sheet of old paper w × h around 0 0, its edges worn. */
export function sheet(w: number, h: number, seed: number, ...drawn: string[]): string {
  const r = seeded(seed)
  const edge = (n: number, at: (t: number) => [number, number]) => Array.from({ length: n }, (_, i) => at(i / n))
  const j = () => (r() - 0.5) * 4
  const points = [
    ...edge(7, (t) => [-w / 2 + w * t, -h / 2 + j()]),
    ...edge(5, (t) => [w / 2 + j(), -h / 2 + h * t]),
    ...edge(7, (t) => [w / 2 - w * t, h / 2 + j()]),
    ...edge(5, (t) => [-w / 2 + j(), h / 2 - h * t]),
  ] as [number, number][]
  return (
    put(3, 4, shape('#05030a', ...points), 1) +
    shape(paper(), ...points) +
    line('#a8844a', 1, `M${-w / 6} ${-h / 2 + 3}V${h / 2 - 3}M${w / 6} ${-h / 2 + 3}V${h / 2 - 3}`, 'opacity=".4"') +
    drawn.join('')
  )
}

export const gear = (r: number, teeth: number, c: string): string =>
  fill(
    c,
    `${times(teeth, (i) => {
      const a = (i / teeth) * Math.PI * 2
      const p = (t: number, q: number) => `${Math.cos(a + t) * q} ${Math.sin(a + t) * q}`
      const d = Math.PI / teeth
      return `${i ? 'L' : 'M'}${p(-d * 0.5, r)}L${p(d * 0.5, r)}L${p(d * 0.8, r * 0.8)}L${p(d * 1.2, r * 0.8)}`
    })}ZM${r * 0.3} 0A${r * 0.3} ${r * 0.3} 0 1 0 ${r * 0.3} .1Z`,
    'fill-rule="evenodd"',
  )

/** A rune ring: glyphs glowing round a circle. */
const RUNES = [
  'M-5 -6h10M0 -6v12',
  'M-5 6L0 -6L5 6',
  'M-5 -6q10 6 0 12M5 -6v12',
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0',
  'M-5 -6l10 12M5 -6l-10 12',
  'M-5 0h10M-3 -6v12M3 -6v12',
]
export const rune = (i: number, colour: string, width = 2): string => line(colour, width, RUNES[i % 6]!)
export const sigil = (r: number, n: number, w: World, k = 1): string =>
  flare(0, 0, r * 1.5, w.glow, 0.6) +
  `<g fill="none" stroke="${w.light}"><circle r="${r}" stroke-width="2"/><circle r="${r * 0.72}" stroke-width="1.2"/></g>` +
  times(n, (i) =>
    group(Math.sin((i / n) * 6.283) * r * 0.86, -Math.cos((i / n) * 6.283) * r * 0.86, r / 90, (i / n) * 360, [
      rune(i + k, w.light),
    ]),
  ) +
  put(0, 0, rune(k, '#ffffff', 2.4), r / 16)

export const drop = (h: number, c: string): string =>
  group(0, 0, h / 36, [
    fill(c, 'M0 -20C8 -8 12 -2 12 6A12 12 0 0 1 -12 6C-12 -2 -8 -8 0 -20Z'),
    fill('#ffffff', 'M-6 6a6 6 0 0 0 5 6a8 8 0 0 1 -5 -6z', 'opacity=".8"'),
  ])
export const feather = (c: string, vein: string): string =>
  fill(c, 'M0 60C-4 30 -24 10 -18 -24C-14 -46 0 -60 8 -66C22 -44 24 -14 14 10C10 24 6 36 2 60Z') +
  line(vein, 1.6, 'M1 66C0 30 -2 -10 8 -62M0 20L-12 4M0 6L-15 -12M2 -10L-13 -28M1 20L13 4M2 4L17 -14M3 -14L17 -32')
export const heart = (c: string): string =>
  fill(
    c,
    'M0 40C-34 14 -48 -4 -48 -22C-48 -38 -36 -48 -24 -48C-12 -48 -4 -42 0 -30C4 -42 12 -48 24 -48C36 -48 48 -38 48 -22C48 -4 34 14 0 40Z',
  )
export const rose = (c: string, s = 1): string =>
  group(0, 0, s, [
    dot(mix(c, '#000000', 0.35), 0, 0, 15, 14),
    fill(
      c,
      'M-14 -2C-14 -16 12 -18 14 -4C16 10 -2 16 -10 8C-4 12 8 8 7 -2C6 -10 -6 -9 -6 -2C-6 3 1 5 3 1C2 8 -8 8 -10 0Z',
    ),
    line(mix(c, '#ffffff', 0.6), 1.6, 'M-11 -8C-4 -14 8 -13 12 -5'),
  ])
export const spark = (x: number, y: number, r: number, n = 8, colour = CORE): string =>
  flare(x, y, r * 1.1, FLAME, 0.9) +
  line(
    colour,
    1.8,
    times(
      n,
      (i) =>
        `M${x + Math.cos(i * 2.4) * r * 0.35} ${y + Math.sin(i * 2.4) * r * 0.35}L${x + Math.cos(i * 2.4) * r * (0.7 + (i % 3) * 0.2)} ${y + Math.sin(i * 2.4) * r * (0.7 + (i % 3) * 0.2)}`,
    ),
  )
export const rope = (d: string, w = 5): string =>
  line('#2a180c', w + 2, d) + line('#c99a5c', w, d) + line('#6a4420', w * 0.5, d, 'stroke-dasharray="1 6"')
export const sword = (len: number, blade = steel(), guard = gilt(0)): string =>
  fill(blade, `M-7 0L-6 ${-len + 16}L0 ${-len}L6 ${-len + 16}L7 0Z`) +
  line('#ffffff', 1, `M0 ${-len + 6}V0`, 'opacity=".7"') +
  fill(guard, 'M-26 -2C-16 -9 16 -9 26 -2L22 6C12 2 -12 2 -22 6Z') +
  fill('#3a1420', 'M-4.5 4h9v28h-9z') +
  line('#c4924a', 1.6, 'M-4 10l8 4M-4 17l8 4M-4 24l8 4') +
  dot(guard, 0, 37, 7) +
  dot('#ff8a5a', 0, 37, 3.5)

export const rose32 = (r: number) =>
  times(
    8,
    (i) =>
      fill(
        i % 2 ? '#c4924a' : '#7a1f2a',
        `M0 ${i % 2 ? -r * 0.6 : -r}L${r * 0.14} ${-r * 0.14}L0 0Z`,
        `transform="rotate(${i * 45})"`,
      ) +
      fill(
        i % 2 ? '#ffe6a8' : '#f0705a',
        `M0 ${i % 2 ? -r * 0.6 : -r}L${-r * 0.14} ${-r * 0.14}L0 0Z`,
        `transform="rotate(${i * 45})"`,
      ),
  )

export const timber = () => tone(0, '#d8a868', '#8a5a2c', '#3a2010')
