/** Floors: slabs a little askew, boards, broken stone, glass; one to a square, so that squares can be counted. */
import { box, dot, fill, line, mix, outline, type Point, times } from '@emberhall/ink'
import { type Plan, SQUARE } from './plan.ts'

const { width: cw, height: ch } = SQUARE
const WARM = '#ffb85c'
/** Rock rises around the floor, but not over what it leads to. */
export function footing({ ground, squares, isOpen }: Plan): string {
  const shoulder = (by: number, c: string, more = ''): string => {
    const d = squares((x, y) => {
      const [w, e] = [isOpen(x - 1, y) ? 0 : by, isOpen(x + 1, y) ? 0 : by]
      const [n, s] = [isOpen(x, y - 1) ? 0 : by, isOpen(x, y + 1) ? 0 : by]
      return `M${x * cw - w} ${y * ch - n}h${cw + w + e}v${ch + n + s}h${-cw - w - e}Z`
    })
    return fill(c, d, more)
  }
  return [
    ...[22, 18, 14].map((by) => shoulder(by, '#000', 'opacity=".2"')),
    shoulder(9, mix(ground.edge, '#000', 0.45)),
    shoulder(4, ground.edge),
    fill(
      ground.gap,
      squares((x, y) => `M${x * cw} ${y * ch}h${cw}v${ch}h${-cw}Z`),
    ),
  ].join('')
}
/** A stone, its corners a little off, lit from the upper left. */
function stone(corners: readonly Point[], c: string): string {
  const [a, b, d, e] = corners.map((p) => p.join(' '))
  return (
    fill(c, outline(corners)) +
    line(mix(c, '#fff1d0', 0.34), 1.1, `M${e}L${a}L${b}`, 'opacity=".75"') +
    line('#000', 1.3, `M${b}L${d}L${e}`, 'opacity=".36"')
  )
}
function wear([x, y]: Point, c: string, chance: () => number): string {
  const [a, b] = [x + 8 + chance() * (cw - 16), y + 7 + chance() * (ch - 14)]
  const way = (n: number): number => (chance() - 0.5) * n
  return chance() > 0.5
    ? line('#000', 1, `M${a} ${b}l${way(18)} ${way(11)}l${way(14)} ${way(11)}`, 'opacity=".3"')
    : dot(mix(c, '#fff1d0', 0.25), a, b, 1.5 + chance() * 3, 1 + chance() * 1.8, 'opacity=".55"')
}
function slab({ ground, chance }: Plan, x: number, y: number, stones: readonly string[], askew: number): string {
  const off = (): number => (chance() - 0.5) * askew
  const c = mix(mix('#150b1e', stones[Math.floor(chance() * stones.length)] ?? ground.gap, 0.86), WARM, 0.07)
  const [l, t, r, b] = [x * cw + 2, y * ch + 2, (x + 1) * cw - 2, (y + 1) * ch - 2]
  const corners: Point[] = [
    [l + off(), t + off()],
    [r + off(), t + off()],
    [r + off(), b + off()],
    [l + off(), b + off()],
  ]
  return stone(corners, c) + times(Math.floor(chance() * 3), () => wear([l, t], c, chance))
}
/** A square of three boards that have been walked on. */
function boards({ chance, body }: Plan, x: number, y: number): string {
  const isAlong = body.width >= body.height
  return times(3, (i) => {
    const c = mix('#4a3020', '#a0744a', 0.3 + chance() * 0.45)
    const [l, t] = isAlong ? [x * cw + 1, y * ch + 1 + (i * ch) / 3] : [x * cw + 1 + (i * cw) / 3, y * ch + 1]
    const [w, h] = isAlong ? [cw - 2, ch / 3 - 1.4] : [cw / 3 - 1.4, ch - 2]
    const grain = isAlong
      ? `M${l + 6} ${t + h * (0.3 + chance() * 0.4)}q${w / 2} ${chance() * 4 - 2} ${w - 12} 0`
      : `M${l + w * (0.3 + chance() * 0.4)} ${t + 6}q${chance() * 4 - 2} ${h / 2} 0 ${h - 12}`
    return (
      box(c, l, t, w, h) +
      line(mix(c, '#ffe4b8', 0.4), 0.9, isAlong ? `M${l} ${t + 0.6}h${w}` : `M${l + 0.6} ${t}v${h}`, 'opacity=".7"') +
      line('#1a0d06', 0.9, grain, 'opacity=".45"') +
      dot('#140a06', l + 4, t + (isAlong ? h / 2 : 4), 1.3) +
      dot('#140a06', l + w - 4, t + (isAlong ? h / 2 : h - 4), 1.3)
    )
  })
}
/** A slab that has come apart. */
function broken(plan: Plan, x: number, y: number): string {
  const { chance, ground } = plan
  if (chance() > 0.55) return slab(plan, x, y, ground.slabs, 9)
  const [l, t, r, b] = [x * cw + 3, y * ch + 3, (x + 1) * cw - 3, (y + 1) * ch - 3]
  const [m, n] = [l + (0.3 + chance() * 0.4) * (r - l), t + (0.3 + chance() * 0.4) * (b - t)]
  const tone = (): string => mix('#150b1e', ground.slabs[Math.floor(chance() * 4)] ?? ground.gap, 0.8)
  return (
    stone(
      [
        [l, t],
        [m - 2, t + 2],
        [m - 4, n - 2],
        [l + 1, n + 3],
      ],
      tone(),
    ) +
    stone(
      [
        [m + 3, t],
        [r, t + 3],
        [r - 2, n],
        [m + 1, n - 3],
      ],
      tone(),
    ) +
    stone(
      [
        [l + 2, n + 6],
        [m - 3, n + 2],
        [m + 2, b],
        [l, b - 2],
      ],
      tone(),
    ) +
    stone(
      [
        [m + 4, n + 2],
        [r, n + 4],
        [r, b],
        [m + 6, b - 1],
      ],
      tone(),
    )
  )
}
/** Glass that shows what hangs above it. */
function sheen({ chance }: Plan, x: number, y: number, most: number): string {
  const [a, t] = [x * cw + 4 + chance() * cw * 0.5, y * ch + 2]
  const w = 5 + chance() * 9
  return fill(
    '#fff',
    `M${a} ${t + ch - 4}L${a + ch * 0.35} ${t}h${w}L${a + w} ${t + ch - 4}Z`,
    `opacity="${0.06 + chance() * most}"`,
  )
}
const PALE = ['#b9ac9c', '#a89a8b', '#c4b8a6', '#9c8f84'] as const
const CLEAR = ['#8fd0dc', '#a4dce4', '#7cbccc', '#b4d4e4'] as const
export function floorOf(plan: Plan): string {
  const { look, ground, squares, isGap, chance } = plan
  const one: Record<NonNullable<typeof look.floor>, (x: number, y: number) => string> = {
    slabs: (x, y) =>
      slab(plan, x, y, ground.slabs, 4.2) + (!ground.timber && chance() > 0.5 ? sheen(plan, x, y, 0.14) : ''),
    planks: (x, y) => boards(plan, x, y),
    broken: (x, y) => broken(plan, x, y),
    pale: (x, y) => slab(plan, x, y, PALE, 2),
    mirror: (x, y) => slab(plan, x, y, CLEAR, 1) + sheen(plan, x, y, 0.3) + sheen(plan, x, y, 0.12),
    deck: (x, y) => slab(plan, x, y, CLEAR, 1.5) + sheen(plan, x, y, 0.3),
  }
  return squares((x, y) => (isGap(x, y) ? '' : one[look.floor ?? 'slabs'](x, y)))
}
