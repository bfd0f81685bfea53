/** The ways of a story as arrows with labels. */
import { at } from '@emberhall/kernel'
import { INK, n, PAPER, text } from './drawing.ts'
import type { Point, Size } from './layers.ts'

const LETTER = 6.1
const LINE = 14

export function labelSize(lines: readonly string[]): Size {
  return { width: Math.max(0, ...lines.map((line) => line.length * LETTER + 6)), height: lines.length * LINE }
}

/** A line through all the points, upright at each. */
export function arrow(points: readonly Point[]): string {
  const stretches = points.slice(1).map(({ x, y }, i) => {
    const from = at(points, i)
    const middle = n((from.y + y) / 2)
    return `C${n(from.x)} ${middle} ${n(x)} ${middle} ${n(x)} ${n(y)}`
  })
  const path = `M${n(at(points, 0).x)} ${n(at(points, 0).y)}${stretches.join('')}`
  return `<path d="${path}" fill="none" stroke="${INK}" stroke-opacity=".65" stroke-width="1.3" marker-end="url(#tip)"/>`
}

export function label({ x, y }: Point, lines: readonly string[]): string {
  if (lines.length === 0) return ''
  const { width, height } = labelSize(lines)
  const top = y - height / 2
  const shape = `x="${n(x - width / 2)}" y="${n(top)}" width="${n(width)}" height="${n(height)}" rx="3"`
  return `<rect ${shape} fill="${PAPER}" fill-opacity=".88"/>${text(x, top + 11, lines, 11, INK)}`
}
