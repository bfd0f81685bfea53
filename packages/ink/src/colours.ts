/** Colours are written #rgb, #rrggbb or #rrggbbaa. */
import { pen } from './pen.ts'

const long = (c: string): string => (c.length === 4 ? `#${c[1]}${c[1]}${c[2]}${c[2]}${c[3]}${c[3]}` : c)

const channels = (c: string): number[] => [1, 3, 5].map((i) => Number.parseInt(long(c).slice(i, i + 2), 16))

/** The colour `share` of the way from a to b. */
export function mix(a: string, b: string, share: number): string {
  const to = channels(b)
  const t = Math.max(0, Math.min(1, share))
  const part = (v: number, i: number): string => Math.round(v + (to[i]! - v) * t).toString(16)
  return `#${channels(a)
    .map((v, i) => part(v, i).padStart(2, '0'))
    .join('')}`
}
/** The side of a colour that faces the sun, and the one that does not. */
export const bright = (c: string, share = 0.45): string => mix(c, pen.light.sun, share)
export const dark = (c: string, share = 0.5): string => mix(c, pen.light.night, share)
