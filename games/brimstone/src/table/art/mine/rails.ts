/** Rails on sleepers from the entrance of a tile to each of its exits. */
import { line, mix } from '@emberhall/ink'
import { type Plan, SQUARE, type Way } from './plan.ts'

const { width: cw, height: ch } = SQUARE
const INWARD = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const
/** Where rails come in: at the rim of what is drawn of the passage; and which way they go. */
function mouthOf({ cells, side, isOwn }: Way) {
  const [dx, dy] = INWARD[side as 0 | 1 | 2 | 3] ?? INWARD[0]
  const half = isOwn ? -0.5 : 0.5
  const [x, y] = [0, 1].map((i) => cells.reduce((sum, cell) => sum + (cell[i] ?? 0), 0) / cells.length + 0.5)
  return { x: ((x ?? 0) + dx * half) * cw, y: ((y ?? 0) + dy * half) * ch, dx, dy }
}
const STEPS = 48
const GAUGE = { x: 13, y: 10 } as const
function track(from: Way, to: Way, chance: () => number): string {
  const [a, b] = [mouthOf(from), mouthOf(to)]
  const reach = Math.hypot(b.x - a.x, b.y - a.y) * 0.52
  const [c, d] = [
    { x: a.x + a.dx * reach, y: a.y + a.dy * reach },
    { x: b.x + b.dx * reach, y: b.y + b.dy * reach },
  ]
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const s = 1 - t
    const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return { x: p * a.x + q * c.x + r * d.x + u * b.x, y: p * a.y + q * c.y + r * d.y + u * b.y }
  })
  const beside = (i: number, by: number): string => {
    const [before, after] = [points[Math.max(0, i - 1)], points[Math.min(STEPS, i + 1)]]
    const here = points[i]
    if (before === undefined || after === undefined || here === undefined) return ''
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const length = Math.hypot(dx, dy) || 1
    return `${here.x - (dy / length) * GAUGE.x * by} ${here.y + (dx / length) * GAUGE.y * by}`
  }
  const all = (by: number): string => `M${points.map((_, i) => beside(i, by)).join('L')}`
  const total = Math.max(1, Math.round((reach / 0.52 / 15) * 1.1))
  const sleepers = Array.from({ length: total }, (_, n) => {
    const i = Math.round(((n + 0.5) / total) * STEPS)
    return line(mix('#2a1a10', '#7d5836', 0.35 + chance() * 0.5), 6, `M${beside(i, -1.7)}L${beside(i, 1.7)}`)
  })
  const rail = (by: number): string =>
    line('#0d0706', 5, all(by), 'opacity=".85"') + line('#d0b894', 1.8, all(by), 'transform="translate(0 -1)"')
  return sleepers.join('') + rail(-1) + rail(1)
}
export function railsOf({ look, ways, chance }: Plan): string {
  const [entrance, ...exits] = ways
  if (look.rails === undefined || entrance === undefined) return ''
  const open = exits.filter(({ isCapped }) => !isCapped)
  return open.map((exit) => track(entrance, exit, chance)).join('')
}
