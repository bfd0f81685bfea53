/** Things that stand in more than one picture: curtains, the lantern, somebody with a light. */
import { seeded } from './chance.ts'
import { mix } from './colours.ts'
import { lamplight } from './doorway.ts'
import { fading, halo, tone } from './light.ts'
import { fill, line, times } from './shapes.ts'

/** A curtain of n folds from x0 to x1, hanging from y0 to y1. */
export function curtain(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  n: number,
  c: string,
  { hem = '#e2b25f', gather = 0, swag = 10, seed = 3 } = {},
): string {
  const r = seeded(seed)
  const w = (x1 - x0) / n
  const cloth = tone(
    0,
    [0, mix(c, '#10030f', 0.85)],
    [0.28, mix(c, '#10030f', 0.3)],
    [0.45, mix(c, '#ffffff', 0.28)],
    [0.62, c],
    [1, mix(c, '#10030f', 0.9)],
  )
  const h = y1 - y0
  return times(n, (i) => {
    const a = x0 + w * i
    const b = a + w * 1.12
    const y = y1 + (r() - 0.5) * swag
    const m = (a + b) / 2
    return (
      fill(
        cloth,
        `M${a} ${y0}C${a + gather} ${y0 + h * 0.4} ${a - gather * 0.3} ${y0 + h * 0.7} ${a} ${y}Q${m} ${y + swag * 0.7} ${b} ${y}C${b - gather * 0.3} ${y0 + h * 0.7} ${b + gather} ${y0 + h * 0.4} ${b} ${y0}Z`,
      ) + (hem && line(hem, 2, `M${a} ${y - 6}Q${m} ${y - 6 + swag * 0.7} ${b} ${y - 6}`, 'opacity=".8"'))
    )
  })
}

/** Centred on its flame, about 100 high at scale 1, hanging on a chain. */
export function lantern(x: number, y: number, scale: number, chain: number): string {
  const bright = tone(0, [0, '#6b4a22'], [0.35, '#e9bd6c'], [0.55, '#a8772f'], [1, '#3a2612'])
  const dark = tone(0, [0, '#2c1c10'], [0.5, '#8d6430'], [1, '#1d120a'])
  const glass = halo(
    fading('#ffdf9a', [
      [0, 1],
      [0.45, 0.85],
      [1, 0.25],
    ]),
  )
  const top = -chain / scale
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 ${top}V-58" stroke="#2a1c12" stroke-width="3.4"/><path d="M0 ${top}V-58" stroke="#c4924a" stroke-width="1.6" stroke-dasharray="5 3.4"/>
<path d="M-9 -54a9 9 0 1 1 18 0" fill="none" stroke="${bright}" stroke-width="3.4"/><path d="M-6 -54h12l3 7h-18z" fill="${bright}"/><path d="M-9 -47h18c8 4 15 9 17 16h-52c2-7 9-12 17-16z" fill="${bright}"/><path d="M-28 -31h56l-3 6h-50z" fill="${dark}"/>
<path d="M-23 -25h46l5 48h-56z" fill="#7a4313"/><path d="M-23 -25h46l5 48h-56z" fill="${glass}"/>
<path d="M0 -20C9 -9 13 -1 12 7C11 15 6 19 0 19C-6 19 -11 15 -12 7C-12 0 -6 -4 -5 -12C-2 -10 0 -14 0 -20Z" fill="#ffb347"/><path d="M1 -9C6 -2 8 3 7 9C6 14 3 16 0 16C-4 16 -7 13 -7 8C-7 3 -2 1 1 -9Z" fill="#fff1c9"/>
<path d="M-23 -25l-5 48M23 -25l5 48M-8.5 -25l-2 48M8.5 -25l2 48" stroke="${dark}" stroke-width="2.6"/><path d="M-29 23h58l4 8h-66z" fill="${bright}"/><path d="M-33 31h66l-5 7h-56z" fill="${dark}"/></g>`
}

/** Somebody in a cloak who holds a lantern to the right (1) or to the left (-1). */
export function wanderer(x: number, y: number, height: number, rim: string, dark: string, side: 1 | -1): string {
  const k = height / 60
  const shape = `<g transform="translate(${x} ${y}) scale(${(k * side * 100) / 100} ${(k * 100) / 100})"><path d="M2 -64C-8 -64 -13 -56 -12 -47C-20 -42 -22 -26 -24 0H20C19 -14 18 -24 15 -32L13 -44C15 -56 10 -64 2 -64Z" fill="${dark}"/><path d="M2 -64C10 -64 15 -56 13 -44L15 -32C18 -24 19 -14 20 0H14C13 -14 11 -26 8 -34L7 -45C9 -55 6 -62 2 -64Z" fill="${rim}"/><path d="M6 -38L24 -42L25 -37L10 -30Z" fill="${dark}"/><path d="M8 -38L24 -42" stroke="${rim}" stroke-width="1.6"/><path d="M24 -44V-36" stroke="#c4924a" stroke-width="1.4"/><path d="M20 -36H28L30 -32H18ZM19 -18H29L30 -15H18Z" fill="#7a5424"/><rect x="19.5" y="-32" width="9" height="14" rx="1.5" fill="#fff3cf"/></g>`
  return (
    lamplight(x + side * 24 * k, y - 30 * k, 74 * k, '#ffb652', 0.9) +
    shape +
    lamplight(x + side * 24 * k, y - 25 * k, 20 * k, '#fff0c4', 0.95)
  )
}
