/** What places are made of, besides what every moor has: water, reeds, blades, tents, walls. */
import { fill, glow, line, mix, put, seeded, times, tone } from '@emberhall/ink'

export const SIZE = { w: 240, h: 160 }
export const LIGHT = { sun: '#ffdca0', night: '#0b1112', edge: '#0b1011' }

export function water(y: number, light: string, deep: string): string {
  const chance = seeded(y)
  const shine = times(14, () => `M${chance() * 230} ${y + 4 + chance() * (156 - y)}h${8 + chance() * 26}`)
  return fill(tone(90, light, deep), `M-4 ${y}H244V164H-4Z`) + line('#dfe8e2', 0.9, shine, 'opacity=".35"')
}
export function reeds(x0: number, x1: number, y: number, n: number, h: number, c = '#18201d'): string {
  const chance = seeded(x0 + n)
  return times(n, () => {
    const [x, high] = [x0 + chance() * (x1 - x0), h * (0.5 + chance() * 0.7)]
    const lean = (chance() - 0.5) * high * 0.3
    const head = chance() < 0.45 ? line(c, 3, `M${x + lean} ${y - high}l${lean * 0.06} ${high * 0.2}`) : ''
    return line(c, 0.8 + chance() * 0.8, `M${x} ${y}q${lean * 0.1}${-high * 0.6} ${lean}${-high}`) + head
  })
}
/** A sword in the ground, taller than a man. */
export const blade = (x: number, y: number, h: number, turn: number, c = '#2d3738', lit = '#9aa6a6'): string =>
  put(
    x,
    y,
    fill(c, `M${-h * 0.035} 0V${-h * 0.72}H${h * 0.035}V0Z`) +
      fill(lit, `M${-h * 0.035} 0V${-h * 0.72}H${-h * 0.01}V0Z`) +
      fill(
        c,
        `M${-h * 0.15} ${-h * 0.76}H${h * 0.15}V${-h * 0.71}H${-h * 0.15}ZM-2 ${-h * 0.76}V${-h}H2V${-h * 0.76}Z`,
      ),
    1,
    turn,
  )
export const tent = (x: number, y: number, w: number, c: string, isLit = false): string =>
  fill(
    c,
    `M${x - w * 0.6} ${y}Q${x - w * 0.1} ${y - w * 0.4} ${x} ${y - w * 0.9}Q${x + w * 0.1} ${y - w * 0.4} ${x + w * 0.6} ${y}Z`,
  ) +
  fill(
    mix(c, '#e8dcc0', 0.4),
    `M${x - w * 0.6} ${y}Q${x - w * 0.1} ${y - w * 0.4} ${x} ${y - w * 0.9}L${x - w * 0.2} ${y}Z`,
    'opacity=".6"',
  ) +
  (isLit
    ? fill('#ffb866', `M${x - w * 0.12} ${y}L${x} ${y - w * 0.4}L${x + w * 0.12} ${y}Z`) +
      glow(x, y - 6, w, '#ff9440', 0.6)
    : '')
export const banner = (x: number, y: number, h: number, c: string): string =>
  line('#12161a', 2, `M${x} ${y}V${y - h}`) + fill(c, `M${x} ${y - h}l20 3l-5 7l6 8l-21 2Z`)
export const fire = (x: number, y: number, s: number): string =>
  glow(x, y - s, s * 6, '#ff9a3c', 0.7) +
  fill(
    '#ff9d3f',
    `M${x} ${y - s * 2.6}Q${x + s * 1.4} ${y - s} ${x} ${y}Q${x - s * 1.4} ${y - s} ${x} ${y - s * 2.6}Z`,
  ) +
  fill(
    '#fff0c8',
    `M${x} ${y - s * 1.5}Q${x + s * 0.7} ${y - s * 0.6} ${x} ${y}Q${x - s * 0.7} ${y - s * 0.6} ${x} ${y - s * 1.5}Z`,
  )
/** A post burnt to a spike. */
export const stake = (x: number, y: number, h: number, turn: number): string =>
  put(
    x,
    y,
    fill('#17120f', `M-5 4L-3.5 ${-h * 0.5}L-5 ${-h}L0 ${-h - 6}L4 ${-h * 0.4}L6 4Z`) +
      fill('#6b4a38', `M-5 4L-3.5 ${-h * 0.5}L-5 ${-h}L-2 ${-h}L-2 4Z`) +
      line('#ff8a3c', 1.3, `M1 ${-h * 0.3}l2 ${-h * 0.1}M0 ${-h * 0.6}l2 ${-h * 0.08}`),
    1,
    turn,
  )
/** A wall of stone with a roof; the left side faces the light. */
export const house = (x: number, y: number, w: number, h: number, rise: number, c = '#27312f', door = ''): string =>
  fill(c, `M${x - w} ${y}V${y - h}L${x} ${y - h - rise}L${x + w} ${y - h}V${y}Z`) +
  fill(mix(c, '#94a09a', 0.35), `M${x - w} ${y}V${y - h}L${x} ${y - h - rise}V${y}Z`) +
  line('#141a19', 5, `M${x - w - 6} ${y - h + 5}L${x} ${y - h - rise - 3}L${x + w + 6} ${y - h + 5}`) +
  (door === ''
    ? ''
    : fill(door, `M${x - 7} ${y}V${y - h * 0.5}Q${x} ${y - h * 0.75} ${x + 7} ${y - h * 0.5}V${y}Z`) +
      glow(x, y - 8, w * 1.2, door, 0.6))
export const crag = (x: number, y: number, h: number, c = '#333e3e'): string =>
  fill(c, `M${x - 18} ${y}L${x - 9} ${y - h * 0.6}L${x + 4} ${y - h}L${x + 8} ${y - h * 0.5}L${x + 20} ${y}Z`) +
  fill(mix(c, '#b8c4c0', 0.45), `M${x - 18} ${y}L${x - 9} ${y - h * 0.6}L${x + 4} ${y - h}L${x - 2} ${y}Z`)
export const boat = (x: number, y: number): string =>
  fill(
    '#0d1111',
    `M${x - 34} ${y}Q${x} ${y + 12} ${x + 34} ${y}L${x + 26} ${y + 11}Q${x} ${y + 18} ${x - 26} ${y + 11}Z`,
  ) + line('#a98458', 1.6, `M${x - 34} ${y}Q${x} ${y + 12} ${x + 34} ${y}`)
