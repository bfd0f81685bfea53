/** Gaps: black water with the lantern in it, or a hole full of stars. */
import { cut, dot, fill, glow, line, tone } from '@emberhall/ink'
import { type Plan, SQUARE } from './plan.ts'

const { width: cw, height: ch } = SQUARE
const ROUND = 17
/** A square of the pool, wider where it ends, its corners round. */
function basin({ isGap }: Plan, x: number, y: number): string {
  const by = (dx: number, dy: number): number => (isGap(x + dx, y + dy) ? 2 : 6)
  const [l, t] = [x * cw - by(-1, 0), y * ch - by(0, -1)]
  const [r, b] = [(x + 1) * cw + by(1, 0), (y + 1) * ch + by(0, 1)]
  const corner = (dx: number, dy: number): number => (isGap(x + dx, y) || isGap(x, y + dy) ? 0.1 : ROUND)
  const [nw, ne, se, sw] = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
  return (
    `M${l + nw} ${t}H${r - ne}Q${r} ${t} ${r} ${t + ne}V${b - se}Q${r} ${b} ${r - se} ${b}` +
    `H${l + sw}Q${l} ${b} ${l} ${b - sw}V${t + nw}Q${l} ${t} ${l + nw} ${t}Z`
  )
}
export function waterOf(plan: Plan): string {
  const { ground, squares, isGap, chance } = plan
  const d = squares((x, y) => (isGap(x, y) ? basin(plan, x, y) : ''))
  if (d === '') return ''
  const { water, glints, timber } = ground
  const inside = squares((x, y) => {
    if (!isGap(x, y)) return ''
    const [cx, cy] = [(x + 0.5) * cw, (y + 0.5) * ch]
    const light = glow(cx - 8, cy - 4, 46, timber ? '#ff9a3c' : '#8a3ad0', 0.4, 30)
    if (!timber)
      return (
        light +
        Array.from({ length: 9 }, () =>
          dot('#e8dcff', x * cw + chance() * cw, y * ch + chance() * ch, 0.5 + chance() * 1.2),
        ).join('')
      )
    const ripple = (n: number): string => {
      const [a, b, w] = [x * cw + 6 + chance() * 26, y * ch + 10 + n * 15, 12 + chance() * 18]
      return line(glints[n % 3] ?? glints[0], 1.6, `M${a} ${b}q${w / 2} ${n % 2 ? -4 : 4} ${w} 0`, 'opacity=".7"')
    }
    return light + [0, 1, 2].map(ripple).join('')
  })
  const brink = timber ? '#c08a54' : '#eafaff'
  return [
    line('#1c0f0a', 11, d),
    line(brink, 2, d, 'transform="translate(0 -3)" opacity=".6"'),
    fill(tone(60, water[0], water[1], water[0]), d),
    cut(d, inside),
  ].join('')
}
