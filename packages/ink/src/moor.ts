/** A cold land in fog: sky, hills, standing stones, bare trees, huts. Pictures here are `w` wide and `h` high. */
import { seeded } from './chance.ts'
import { mix } from './colours.ts'
import { glow, tone } from './light.ts'
import { box, dot, fill, line, outline, type Point, put, times } from './shapes.ts'

export interface Size {
  readonly w: number
  readonly h: number
}

export const sky = ({ w, h }: Size, ...colours: string[]): string => box(tone(90, ...colours), 0, 0, w, h)

export const moon = (x: number, y: number, r: number, c = '#e8eee8'): string =>
  glow(x, y, r * 4, c, 0.4) +
  dot(c, x, y, r, r, 'opacity=".8"') +
  dot('#fff', x - r * 0.2, y - r * 0.2, r * 0.7, r * 0.7, 'opacity=".35"')

export function stars({ w, h }: Size, n: number, seed = 4, c = '#eef2ff'): string {
  const chance = seeded(seed)
  return times(n, () =>
    dot(
      c,
      chance() * w,
      chance() ** 1.4 * h * 0.7,
      0.3 + chance() ** 3 * 1.2,
      undefined,
      `opacity="${0.3 + chance() * 0.7}"`,
    ),
  )
}
/** Hills that roll; ragged ones are ridges. */
export function downs({ w, h }: Size, y: number, rise: number, c: string, seed: number): string {
  const chance = seeded(seed)
  const n = 3
  const step = (w + 12) / n
  const rolls = times(n, (i) => {
    const x = -6 + step * i
    const at = (from: number): number => y - (chance() - from) * rise
    return `C${x + step * 0.35} ${at(0.3)} ${x + step * 0.6} ${at(0.4)} ${x + step} ${y - (chance() - 0.5) * rise * 0.5}`
  })
  return fill(c, `M-6 ${h + 4}V${y}${rolls}V${h + 4}Z`)
}
/** A bank of fog that lies across the picture. */
export function fog({ w }: Size, y: number, depth: number, seed: number, c = '#b4c1bc', o = 0.6): string {
  const chance = seeded(seed)
  const n = 4
  const step = (w + 40) / n
  const over = times(n, (i) => {
    const x = -20 + step * i
    return `C${x + step * 0.3} ${y + depth * (chance() * 0.5 - 0.12)} ${x + step * 0.7} ${y + depth * chance() * 0.5} ${x + step} ${y + depth * (0.15 + chance() * 0.3)}`
  })
  const under = times(n, (i) => {
    const x = w + 20 - step * i
    return `C${x - step * 0.3} ${y + depth * (0.75 + chance() * 0.35)} ${x - step * 0.7} ${y + depth * (0.7 + chance() * 0.4)} ${x - step} ${y + depth * (0.75 + chance() * 0.25)}`
  })
  return fill(
    tone(90, [0, c, 0], [0.5, c, o], [1, c, 0]),
    `M-20 ${y + depth * 0.35}${over}V${y + depth * 0.8}${under}Z`,
  )
}
/** A dark spruce whose branches hang. */
export function spruce(x: number, y: number, h: number, c: string, seed = 1): string {
  const chance = seeded(seed)
  const n = Math.max(3, Math.round(h / 7))
  const [left, right]: [Point[], Point[]] = [[], []]
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const at = y - h + h * 0.94 * t
    const reach = h * 0.24 * t * (0.75 + chance() * 0.45)
    left.unshift([x - reach * 0.45, at + h * 0.015], [x - reach, at + h * 0.05])
    right.push([x + reach * (0.8 + chance() * 0.4), at + h * 0.05], [x + reach * 0.45, at + h * 0.015])
  }
  return fill(c, outline([[x, y - h * 1.06], ...right, [x + h * 0.02, y], [x - h * 0.02, y], ...left]))
}
/** A tree in winter. */
export function bareTree(x: number, y: number, h: number, c: string, seed = 1): string {
  const chance = seeded(seed)
  const branch = (from: Point, angle: number, length: number, width: number, forks: number): string => {
    const to: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length]
    const bend = (chance() - 0.5) * length * 0.3
    const drawn = line(
      c,
      width,
      `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2 + bend} ${(from[1] + to[1]) / 2} ${to[0]} ${to[1]}`,
    )
    if (forks === 0) return drawn
    const n = forks > 3 || chance() > 0.4 ? 2 : 3
    return (
      drawn +
      times(n, (i) => {
        const turn = (i / (n - 1) - 0.5) * 1.24 * (0.7 + chance() * 0.6) + (chance() - 0.5) * 0.3
        return branch(to, angle + turn, length * (0.62 + chance() * 0.2), width * 0.62, forks - 1)
      })
    )
  }
  return branch([x, y], -Math.PI / 2 + (chance() - 0.5) * 0.25, h * 0.36, Math.max(1.2, h * 0.075), 5)
}
export function grass(x0: number, x1: number, y: number, n: number, c: string, seed: number, h = 7): string {
  const chance = seeded(seed)
  const blades = times(n, () => {
    const high = h * (0.4 + chance() * 0.8)
    const lean = (chance() - 0.5) * high
    return `M${x0 + chance() * (x1 - x0)} ${y + chance() * 3}q${lean * 0.2} ${-high * 0.6} ${lean} ${-high}`
  })
  return line(c, 0.9, blades)
}
export interface Stone {
  readonly c?: string
  readonly lean?: number
  readonly seed?: number
  /** Cut spirals, from the top; they burn when the stone is lit. */
  readonly spirals?: 0 | 1 | 2 | 3
  readonly burning?: string
}
const SPIRALS = [
  [-0.02, -0.66, 0.2, 1],
  [0.06, -0.4, 0.16, -1],
  [-0.06, -0.2, 0.11, 1],
] as const
/** A standing stone, its foot at 0 0: three planes lit from the left, hatched, with moss at its foot. */
export function menhir(
  w: number,
  h: number,
  { c = '#46524f', lean = 0, seed = 3, spirals = 0, burning }: Stone = {},
): string {
  const chance = seeded(seed)
  const near = (x: number): number => (x + (chance() - 0.5) * 0.1) * w
  const edge: Point[] = [
    [-0.5 * w, 0],
    [near(-0.47), -h * 0.42],
    [near(-0.36), -h * 0.82],
    [near(-0.12), -h * 0.985],
    [near(0.14), -h],
    [near(0.36), -h * 0.86],
    [near(0.44), -h * 0.45],
    [0.52 * w, 0],
  ]
  const [lit, shade, ink] = [mix(c, '#d8e2dc', 0.5), mix(c, '#0b1213', 0.6), '#0b1011']
  const thin = Math.max(0.5, w * 0.02)
  const hatching = times(
    7,
    () =>
      `M${(chance() - 0.45) * w * 0.5} ${-h * (0.12 + chance() * 0.76)}l${w * (0.1 + chance() * 0.16)} ${-h * 0.03}`,
  )
  const spiral = ([px, py, size, way]: (typeof SPIRALS)[number]): string => {
    const d = times(40, (i) => {
      const r = w * size * (0.06 + i / 40)
      return `${i === 0 ? 'M' : 'L'}${px * w + Math.cos(i * 0.36 * way) * r} ${py * h + Math.sin(i * 0.36 * way) * r}`
    })
    return line('#0a0e0f', w * 0.06, d, 'opacity=".8"') + line(burning ?? mix(c, '#fff', 0.35), w * 0.028, d)
  }
  const body =
    fill(
      tone(12, [0, mix(c, lit, 0.35)], [0.55, c], [1, shade]),
      outline(edge),
      `stroke="${ink}" stroke-width="${Math.max(0.8, w * 0.03)}" stroke-linejoin="round"`,
    ) +
    fill(lit, outline([...edge.slice(0, 4), [-w * 0.17, -h * 0.6], [-w * 0.24, 0]]), 'opacity=".62"') +
    fill(shade, outline([...edge.slice(4), [w * 0.3, 0], [w * 0.25, -h * 0.5]]), 'opacity=".8"') +
    line(ink, thin, hatching, 'opacity=".6"') +
    line(
      ink,
      thin,
      `M${-w * 0.02} ${-h * 0.96}l${w * 0.06} ${h * 0.16}l${-w * 0.09} ${h * 0.1}l${w * 0.05} ${h * 0.14}`,
      'opacity=".75"',
    ) +
    (burning === undefined ? '' : glow(0, -h * 0.42, w * 0.9, burning, 0.75, h * 0.5)) +
    SPIRALS.slice(0, spirals).map(spiral).join('') +
    fill(
      '#6d7f5c',
      `M${-w * 0.52} 1C${-w * 0.4} ${-h * 0.12} ${-w * 0.3} ${-h * 0.02} ${-w * 0.16} ${-h * 0.08}S${w * 0.2} ${-h * 0.01} ${w * 0.3} ${-h * 0.06}S${w * 0.5} ${-h * 0.02} ${w * 0.54} 1Z`,
    ) +
    line(
      '#a9bb8c',
      Math.max(0.6, w * 0.03),
      `M${-w * 0.5} ${-h * 0.03}C${-w * 0.4} ${-h * 0.12} ${-w * 0.3} ${-h * 0.02} ${-w * 0.16} ${-h * 0.08}`,
      'opacity=".8"',
    )
  return put(0, 0, body, 1, lean)
}
/** A thatched hut `w` wide, its doorstep at 0 0; `window` is the light in its door. */
export function hut(w: number, thatch = '#544f3c', window?: string): string {
  const h = w * 0.34
  const eave = `M${-w * 0.66} ${-h + w * 0.08}Q${-w * 0.3} ${-h - w * 0.12} 0 ${-h - w * 0.5}`
  return (
    fill('#2a3230', `M${-w * 0.46} 0V${-h}H${w * 0.46}V0Z`) +
    fill('#4a5550', `M${-w * 0.46} 0V${-h}H${-w * 0.16}V0Z`) +
    fill(
      thatch,
      `${eave}Q${w * 0.3} ${-h - w * 0.12} ${w * 0.66} ${-h + w * 0.08}Q0 ${-h + w * 0.17} ${-w * 0.66} ${-h + w * 0.08}Z`,
    ) +
    fill(
      mix(thatch, '#efe6c4', 0.45),
      `${eave}Q${-w * 0.16} ${-h - w * 0.1} ${-w * 0.22} ${-h + w * 0.13}Z`,
      'opacity=".6"',
    ) +
    line(
      '#14130e',
      0.6,
      times(9, (i) => `M${-w * 0.02} ${-h - w * 0.44}L${-w * 0.62 + w * 0.155 * i} ${-h + w * 0.08}`),
      'opacity=".55"',
    ) +
    fill(window ?? '#0b0f0f', `M${-w * 0.1} 0V${-h * 0.72}Q0 ${-h * 0.95} ${w * 0.1} ${-h * 0.72}V0Z`) +
    (window === undefined ? '' : glow(0, -h * 0.3, w * 0.55, window, 0.7))
  )
}
export const smoke = (x: number, y: number, h: number, c = '#aebab4'): string =>
  times(7, (i) =>
    dot(c, x + Math.sin(i * 0.7) * i + i * 1.6, y - (h * i) / 6, 1.6 + i, undefined, `opacity="${0.45 * (1 - i / 6)}"`),
  )

/** Somebody in a cloak, sixty units tall, with the light behind them. */
export const cloaked = (c = '#0c1112', rim = '#e0a060'): string =>
  fill(c, 'M0-60C-7-60-11-54-10-46-17-41-19-26-22 0H20C19-16 17-30 12-42 13-54 8-60 0-60Z') +
  fill(rim, 'M0-60C-7-60-11-54-10-46-17-41-19-26-22 0H-17C-15-24-12-38-6-44-8-53-5-58 0-60Z')
