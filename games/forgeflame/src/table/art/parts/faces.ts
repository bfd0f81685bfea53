import { dot, line } from '@emberhall/ink'
import { K } from '../palette.ts'

export type Mood = 'calm' | 'fierce' | 'glad' | 'wide' | 'shut'

/** Two eyes; without a white they glow. */
export function eyes(x: number, y: number, gap: number, r: number, iris: string, mood: Mood = 'calm', white?: string) {
  const each = (side: number): string => {
    const at = x + gap * side
    const lid = white === undefined ? iris : K
    if (mood === 'glad' || mood === 'shut') {
      const up = mood === 'glad' ? -1.5 : 1.1
      return line(lid, r * 0.55, `M${at - r} ${y}Q${at} ${y + r * up} ${at + r} ${y}`)
    }
    const size = mood === 'wide' ? r * 1.25 : r
    const open =
      white === undefined
        ? dot(iris, at, y, size, size * 0.9) + dot('#fff8e0', at, y, size * 0.45)
        : dot(white, at, y, size, size * 1.05, `stroke="${K}" stroke-width="1.2"`) +
          dot(iris, at + size * 0.15, y + size * 0.1, size * 0.62) +
          dot(K, at + size * 0.15, y + size * 0.1, size * 0.32) +
          dot('#fff', at + size * 0.4, y - size * 0.25, size * 0.2)
    const brow = `M${at - r * 1.3 * -side} ${y - r * 1.35}L${at - r * 1.1 * side} ${y - r * 0.45}`
    return open + (mood === 'fierce' ? line(K, r * 0.75, brow) : '')
  }
  return each(-1) + each(1)
}

/** A mouth by mood, `w` to each side. */
export function mouth(x: number, y: number, w: number, mood: Mood = 'calm', colour = K) {
  const bend = { calm: 0.35, fierce: -0.45, glad: 0.9, wide: 0.1, shut: 0.2 }[mood] * w
  if (mood === 'wide') return dot(colour, x, y + w * 0.3, w * 0.45, w * 0.6)
  return line(colour, 2, `M${x - w} ${y}Q${x} ${y + bend * 2} ${x + w} ${y}`)
}
