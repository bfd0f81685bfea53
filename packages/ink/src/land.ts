import { seeded } from './chance.ts'
import { bright, dark, mix } from './colours.ts'
import { cel, glow } from './light.ts'
import { dot, fill, form, group, line, put, times } from './shapes.ts'

/** What stands between the sky and the figures. `w` is how wide the picture is, `y` where the ground begins. */
const LEAVES = ['#221', '#342', '#562', '#884', '#da4']
const leaf = (x: number, y: number, k: number, turn: number, c: string): string =>
  put(x, y, fill(c, 'M0 0C-6-7-5-17 0-23 5-17 6-7 0 0Z'), k, turn)
/** Leaves that hang into the picture from above, thickest at the left. */
export function canopy(w: number, depth: number, n: number, seed = 3): string {
  const chance = seeded(seed)
  return (
    line('#111', depth * 0.1, `M-4 ${depth * 0.5}C${w * 0.2} ${depth * 0.2} ${w * 0.4} ${depth * 0.4} ${w * 0.62}-4`) +
    times(n, () => {
      const t = chance()
      const y = (1 - t * 0.7) * depth * chance()
      return leaf(
        t * w * 0.9 - 6,
        y,
        depth * (0.012 + chance() * 0.012),
        chance() * 360,
        LEAVES[Math.floor(chance() ** 1.7 * 5)]!,
      )
    })
  )
}
/** Leaves in the air. */
export function drift(w: number, h: number, n: number, seed = 5): string {
  const chance = seeded(seed)
  return times(n, (i) =>
    leaf(chance() * w, chance() * h, w * 0.0012 + chance() * 0.2, chance() * 360, LEAVES[2 + (i % 3)]!),
  )
}
/** Old trunks, lit on their left edge. */
export function trunks(w: number, h: number, n: number, c: string, rim: string, seed: number, thick = 1): string {
  const chance = seeded(seed)
  return times(n, (i) => {
    const [x, k] = [((i + chance() * 0.8) / n) * w, w * 0.028 * (0.6 + chance()) * thick]
    return (
      fill(
        c,
        `M${x}-5C${x + k * 0.3} ${h * 0.4} ${x - k * 0.2} ${h * 0.7} ${x - k * 0.7} ${h}H${x + k * 1.7}C${x + k * 1.1} ${h * 0.7} ${x + k * 0.9} ${h * 0.4} ${x + k}-5Z`,
      ) +
      line(
        rim,
        k * 0.14,
        `M${x}-5C${x + k * 0.3} ${h * 0.4} ${x - k * 0.2} ${h * 0.7} ${x - k * 0.6} ${h}`,
        'opacity=".7"',
      )
    )
  })
}
export function hills(w: number, y: number, rise: number, c: string, seed: number, h: number): string {
  const chance = seeded(seed)
  const at = Array.from({ length: 6 }, (_, i) => `${(i * w) / 5} ${y - chance() * rise}`)
  return fill(c, `M-4 ${h}V${y}L${at[0]}C${at.slice(1, 4).join(' ')}S${at.slice(4).join(' ')}L${w + 4} ${h}Z`)
}
export const pine = (x: number, y: number, s: number, c = '#463'): string =>
  group(x, y, s, [
    fill('#431', 'M-3-2H3V5H-3Z'),
    [0, 1, 2, 3]
      .map((i) =>
        form(c, `M0 ${-24 - i * 13}L${19 - i * 3.6} ${-1 - i * 13}Q0 ${5 - i * 13} ${i * 3.6 - 19} ${-1 - i * 13}Z`),
      )
      .join(''),
  ])
export const reeds = (x: number, y: number, s = 1, c = '#884'): string =>
  group(x, y, s, [
    line(c, 1.8, 'M0 0C-1-9-4-14-6-18M2 0C2-10 3-16 4-22M5 0C6-8 9-12 12-15'),
    line('#642', 3.2, 'M4-22V-15M-6-18L-4.5-12'),
  ])
export const rock = (x: number, y: number, s = 1, c = '#876'): string =>
  put(x, y, form(c, 'M-12 5L-9-6 0-11 9-7 12 4Q0 9-12 5Z') + fill(bright(c), 'M-9-6L0-11 3-6-4-1Z'), s)

/** Towers on terraces, nearer ones lower and darker; between `unlit` nobody has lit the lamps. */
export function skyline(
  w: number,
  base: number,
  h: number,
  c: string,
  seed: number,
  unlit: readonly [number, number] = [-1, -1],
): string {
  const chance = seeded(seed)
  const tower = (x: number, high: number, body: string, k: number): string => {
    const out = x > unlit[0] && x < unlit[1]
    const wall = out ? mix(body, '#333', 0.8) : body
    const [y, m, roof] = [base - high, x + k / 2, Math.floor(chance() * 4)]
    return (
      form(wall, `M${x} ${base}V${y}H${x + k}V${base}Z`, 0) +
      (roof < 2
        ? form(
            bright(wall, 0.35),
            `M${x - k * 0.1} ${y}C${x - k * 0.2} ${y - k * 0.7} ${m} ${y - k * 0.6} ${m} ${y - k * 1.2} ${m} ${y - k * 0.6} ${x + k * 1.2} ${y - k * 0.7} ${x + k * 1.1} ${y}Z`,
            0,
          )
        : roof === 2
          ? form(mix(wall, '#942', 0.5), `M${x - k * 0.15} ${y}L${m} ${y - k * 1.5} ${x + k * 1.15} ${y}Z`, 0)
          : form(bright(wall, 0.2), `M${x - k * 0.1} ${y}v${-k * 0.3}H${x + k * 1.1}v${k * 0.3}Z`, 0)) +
      (out
        ? ''
        : times(3, (j) =>
            chance() < 0.6
              ? fill(
                  '#fea',
                  `M${x + k * (0.4 + chance() * 0.3)} ${y + k * (0.4 + j * 0.7)}h${k * 0.14}v${k * 0.3}h${-k * 0.14}Z`,
                )
              : '',
          ))
    )
  }
  return times(3, (row) => {
    const n = Math.round((w / h) * (6.6 - row))
    const body = mix(c, '#532', row * 0.22)
    return times(n, (i) => {
      const x = ((i + chance() * 0.7) / n) * w
      const hill = Math.sin((Math.PI * x) / w) * (0.45 - row * 0.14)
      return tower(x, h * (0.16 + hill + chance() * (0.34 - row * 0.08)), body, h * (0.08 + chance() * 0.17))
    })
  })
}
export const greatDome = (x: number, y: number, s: number, c = '#da4'): string =>
  group(x, y, s, [
    form(c, 'M-54 60V0H54V60Z', 0),
    form(bright(c, 0.3), 'M-62 2C-62-62-14-74 0-108 14-74 62-62 62 2Z', 0),
    line(bright(c), 3, 'M0-108V-136'),
    dot('#fec', 0, -138, 5),
    fill(
      dark(c, 0.6),
      'M-44 56V26C-44 14-30 14-30 26V56ZM-22 56V26C-22 14-8 14-8 26V56ZM8 56V26C8 14 22 14 22 26V56ZM30 56V26C30 14 44 14 44 26V56Z',
      'opacity=".75"',
    ),
  ])
/** Fronts of houses, shoulder to shoulder. */
export function houses(w: number, base: number, h: number, c: string, seed: number, lamp: string, from = 0): string {
  const chance = seeded(seed)
  const n = Math.max(2, Math.round((w - from) / (h * 0.52)))
  return times(n, (i) => {
    const [x, k] = [from + (i / n) * (w - from), ((w - from) / n) * 1.02]
    const y = base - h * (0.62 + chance() * 0.38)
    const wall = mix(c, ['#853', '#554', '#754'][i % 3]!, 0.35)
    const pane = (px: number, py: number) =>
      fill(chance() < 0.6 ? lamp : dark(wall, 0.6), `M${x + k * px} ${py}h${k * 0.18}v${h * 0.12}h${-k * 0.18}Z`)
    return (
      form(wall, `M${x} ${base}V${y}H${x + k}V${base}Z`, 0) +
      form(mix(wall, '#732', 0.5), `M${x - k * 0.06} ${y}L${x + k * 0.5} ${y - h * 0.26} ${x + k * 1.06} ${y}Z`) +
      line(dark(wall), h * 0.012, `M${x} ${y + h * 0.3}H${x + k}M${x + k * 0.5} ${y}V${y + h * 0.3}`) +
      pane(0.16, y + h * 0.1) +
      pane(0.64, y + h * 0.1) +
      pane(0.18, y + h * 0.4) +
      fill(dark(wall, 0.65), `M${x + k * 0.58} ${base}v${-h * 0.2}q${k * 0.12} ${-h * 0.08} ${k * 0.24} 0v${h * 0.2}Z`)
    )
  })
}
/** Arches in a row, as deep as they are dark. */
export const arcade = (w: number, base: number, h: number, n: number, c: string, gap: string): string =>
  fill(tint(c), `M-4 ${base}V${base - h}H${w + 4}V${base}Z`) +
  times(n, (i) => {
    const [x, k] = [((i + 0.5) / n) * w, (w / n) * 0.36]
    const d = `M${x - k} ${base}V${base - h * 0.5}C${x - k} ${base - h * 0.98} ${x + k} ${base - h * 0.98} ${x + k} ${base - h * 0.5}V${base}Z`
    return fill(gap, d) + line(bright(c, 0.4), h * 0.025, d.slice(0, -1), 'opacity=".7"')
  })
const tint = (c: string): string => cel(c, 0)
export const pillars = (w: number, base: number, h: number, n: number, c: string): string =>
  times(n, (i) => {
    const [x, k] = [((i + 0.5) / n) * w, (w / n) * 0.14]
    return (
      form(c, `M${x - k} ${base}V${base - h}H${x + k}V${base}Z`, 0) +
      form(
        bright(c, 0.25),
        `M${x - k * 1.5} ${base}v${-h * 0.07}h${k * 3}v${h * 0.07}ZM${x - k * 1.6} ${base - h}v${h * 0.08}h${k * 3.2}v${-h * 0.08}Z`,
        0,
      )
    )
  })
/** Light on water. */
export function water(w: number, y: number, h: number, c: string, light: string, seed = 9): string {
  const chance = seeded(seed)
  return (
    fill(c, `M-4 ${y}H${w + 4}V${y + h}H-4Z`) +
    times(26, () => {
      const [x, t] = [chance() * w, chance()]
      return line(light, 0.8 + t * 1.6, `M${x} ${y + t * h}h${6 + t * w * 0.08}`, `opacity="${0.2 + chance() * 0.5}"`)
    })
  )
}
/** Shafts of the low sun. */
export const shafts = (w: number, h: number, c = '#fe9', o = 0.14): string =>
  times(4, (i) =>
    fill(
      c,
      `M${w * (i * 0.24 - 0.2)}-5h${w * 0.07}L${w * (i * 0.24 + 0.3)} ${h}h${-w * 0.12}Z`,
      `opacity="${o + (i % 2) * 0.05}"`,
    ),
  )
export const lampPost = (x: number, y: number, s: number, lit: boolean): string =>
  group(x, y, s, [
    lit ? glow(18, -44, 66, '#fc6', 0.9) : '',
    form('#542', 'M-3 4V-62H3V4Z', 0),
    line('#432', 4, 'M0-62C10-70 18-66 18-60'),
    fill(lit ? '#fea' : '#333', 'M8-54H28L25-32H11Z'),
    fill('#432', 'M6-54H30L24-62H12ZM10-32H26V-28H10Z'),
    lit ? fill('#f93', 'M15-36C12-42 18-44 17-51 23-46 24-39 21-36Z') : line('#787', 1.4, 'M13-50L18-40'),
  ])
export const campfire = (x: number, y: number, s: number): string =>
  group(x, y, s, [
    glow(0, -14, 90, '#f93', 0.75),
    line('#431', 7, 'M-18 4L16-4M-16-5L18 4'),
    fill('#e62', 'M-14-2C-22-18-6-24-8-42 6-34 2-26 10-30 18-18 18-8 12 0Z'),
    fill('#fb5', 'M-7-1C-12-12-2-16-2-28 6-20 12-10 6 0Z'),
    fill('#feb', 'M-3-1C-5-8 0-10 0-16 4-10 5-4 3 0Z'),
  ])
export const cart = (x: number, y: number, s: number, c = '#ca6'): string =>
  group(x, y, s, [
    form(c, 'M-44-6C-44-44 34-44 36-6Z'),
    form('#542', 'M-50-8H44V4H-50Z'),
    [-26, 24]
      .map(
        (cx) => dot('#321', cx, 8, 14) + dot(cel('#863'), cx, 8, 9) + line('#321', 1.6, `M${cx - 9} 8h18M${cx}-1v18`),
      )
      .join(''),
    line('#542', 4, 'M44-2L74 2'),
  ])
/** A round tower with its crown, 80 wide at scale 1. */
const tower = (x: number, base: number, h: number, k: number, c: string): string =>
  form(c, `M${x} ${base}V${base - h}H${x + k}V${base}Z`, 0) +
  form(
    bright(c, 0.2),
    `M${x - k * 0.1} ${base - h + k * 0.12}v${-k * 0.5}h${k * 0.3}v${k * 0.2}h${k * 0.15}v${-k * 0.2}h${k * 0.3}v${k * 0.2}h${k * 0.15}v${-k * 0.2}h${k * 0.3}v${k * 0.5}Z`,
    0,
  ) +
  fill('#210', `M${x + k * 0.42} ${base - h * 0.5}v${-k * 0.4}q${k * 0.08} ${-k * 0.12} ${k * 0.16} 0v${k * 0.4}Z`)
export const banner = (x: number, y: number, s: number, c = '#b43'): string =>
  group(x, y, s, [
    form(c, 'M-17 0H17V72L0 60-17 72Z', 0),
    line('#321', 4, 'M-20 0H20'),
    fill('#ec8', 'M-9 16H9V28C9 36 0 42 0 42S-9 36-9 28Z'),
  ])
/** A gate between two towers, its middle at x; the grille is drawn up or not. */
export const gate = (x: number, base: number, s: number, c: string, open: boolean): string =>
  group(x, base, s, [
    tower(-112, 0, 170, 66, c),
    tower(46, 0, 170, 66, c),
    form(dark(c, 0.2), 'M-48 0V-150H48V0Z', 0),
    fill('#110', 'M-38 0V-74C-38-124 38-124 38-74V0Z'),
    open ? glow(0, -20, 52, '#fd8', 0.8) : '',
    times(6, (i) => line('#753', 3, `M${-30 + i * 12}-106V${open ? -66 : -4}`)),
    times(open ? 2 : 6, (i) => line('#753', 2.4, `M-36 ${-94 + i * 16}H36`)),
    line(bright(c, 0.3), 5, 'M-38 0V-74C-38-124 38-124 38-74V0'),
  ])
export const barrel = (x: number, y: number, s: number, c = '#853'): string =>
  group(x, y, s, [
    form(c, 'M-14 0C-19-12-19-26-14-38H14C19-26 19-12 14 0Z'),
    line('#321', 3, 'M-16-9H16M-16-29H16'),
    dot(bright(c, 0.3), 0, -38, 14, 4),
  ])
export const stall = (x: number, y: number, s: number, c: string): string =>
  group(x, y, s, [
    line('#542', 4, 'M-34 0V-52M34 0V-52'),
    form('#753', 'M-36-24H36V-2H-36Z'),
    times(6, (i) =>
      fill(i % 2 ? '#edb' : c, `M${-42 + i * 14}-46L${-33 + i * 11}-66h11L${-28 + i * 14}-46q-7 9-14 0Z`),
    ),
    times(7, (i) => dot(['#da3', '#b43', '#7a5'][i % 3]!, -30 + i * 10, -27, 4.4)),
  ])
