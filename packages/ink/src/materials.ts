/** Stuffs things are made of: cut edges, planks, paper, hatching, nails. */
import { seeded } from './chance.ts'
import { mix } from './colours.ts'
import { halo, tone } from './light.ts'
import { box, cut, dot, fill, line, outline, type Point, times } from './shapes.ts'

/** The outline of a sheet, w by h, with edges torn up to `depth` inwards. */
export function tornEdge(w: number, h: number, depth = 5, seed = 1, step = 12): string {
  const chance = seeded(seed)
  const bite = (): number => chance() ** 1.4 * depth
  const along = (length: number): number[] => {
    const at: number[] = []
    for (let x = step * 0.5; x < length - step * 0.3; x += step * (0.5 + chance())) at.push(x)
    return at
  }
  const points: Point[] = [
    ...along(w).map((x): Point => [x, bite()]),
    ...along(h).map((y): Point => [w - bite(), y]),
    ...along(w).map((x): Point => [w - x, h - bite()]),
    ...along(h).map((y): Point => [bite(), h - y]),
  ]
  return outline(points)
}
/** Boards laid across, with their grain and a knot here and there. */
export function planks(w: number, h: number, c = '#3b2517', seed = 1, breadth = 26): string {
  const chance = seeded(seed)
  const n = Math.max(1, Math.round(h / breadth))
  const high = h / n
  return times(n, (i) => {
    const board = mix(c, '#120a06', chance() * 0.45)
    const grain = times(4, () => {
      const y = i * high + 3 + chance() * (high - 6)
      const wave = (): number => y + (chance() - 0.5) * 6
      return line(
        chance() > 0.5 ? '#0c0604' : mix(board, '#ffcf90', 0.35),
        0.6 + chance(),
        `M${chance() * w * 0.3} ${y}C${w * 0.3} ${wave()} ${w * 0.6} ${wave()} ${w * (0.6 + chance() * 0.4)} ${wave()}`,
        'opacity=".3"',
      )
    })
    const [x, y] = [w * (0.1 + chance() * 0.8), (i + 0.5) * high]
    const knot =
      chance() > 0.6
        ? dot('none', x, y, 6, 3, 'stroke="#0c0604" stroke-opacity=".5"') +
          dot('#0c0604', x, y, 2.4, 1.2, 'opacity=".5"')
        : ''
    return (
      box(
        tone(90, [0, mix(board, '#c98a50', 0.3)], [0.12, board], [0.9, mix(board, '#000', 0.2)], [1, '#0b0604']),
        0,
        i * high,
        w,
        high + 0.4,
      ) +
      grain +
      knot
    )
  })
}
/** Paper that has been carried about: stained, folded, darker at its edges. `d` is its outline. */
export function paper(w: number, h: number, d: string, seed = 1, c = '#e2d1ab'): string {
  const chance = seeded(seed * 13 + 1)
  const stains = times(5, () =>
    dot(
      halo([
        [0, '#7a4d22', 0.2],
        [0.7, '#7a4d22', 0.12],
        [1, '#7a4d22', 0],
      ]),
      chance() * w,
      chance() * h,
      10 + chance() * w * 0.4,
      8 + chance() * w * 0.28,
    ),
  )
  const fibres = times(30, () =>
    line(
      '#5c3a1a',
      0.7,
      `M${chance() * w} ${chance() * h}l${(chance() - 0.5) * 7} ${(chance() - 0.5) * 3}`,
      'opacity=".25"',
    ),
  )
  return (
    cut(
      d,
      box(tone(35, mix(c, '#fffaf0', 0.6), c, mix(c, '#8a5a24', 0.4)), 0, 0, w, h),
      stains,
      fibres,
      line('#fff6dd', 2, `M${w / 2} 0V${h}`, 'opacity=".35"'),
      line('#6b4520', 1.2, `M${w / 2 + 1.5} 0V${h}`, 'opacity=".2"'),
      box(
        halo(
          [
            [0, '#5a3412', 0],
            [0.74, '#5a3412', 0],
            [1, '#5a3412', 0.35],
          ],
          50,
          50,
          72,
        ),
        0,
        0,
        w,
        h,
      ),
    ) + line('#fff3d2', 1, d, 'opacity=".65"')
  )
}
/** Strokes of a wood-cut, closer where it is darker; `dark` says how dark it is from 0 at the top to 1 at the foot. */
export function hatching(w: number, h: number, c: string, dark: (t: number) => number, seed = 1): string {
  const chance = seeded(seed)
  let strokes = ''
  for (let y = 1; y < h; y += 3.2) {
    const reach = dark(y / h)
    for (let x = 0; x < w; x += 9) {
      if (chance() > reach) continue
      const length = 5 + reach * 6
      strokes += `M${x + chance() * 5} ${y + chance() * 1.6}q${length / 2} ${-1.2 + chance()} ${length} ${-0.6}`
    }
  }
  return line(c, 0.8, strokes, 'opacity=".7"')
}
/** Specks of a print. */
export function grain(w: number, h: number, n: number, c: string, o = 0.25, seed = 1): string {
  const chance = seeded(seed)
  const specks = times(n, () => `M${chance() * w} ${chance() * h}h${0.4 + chance()}`)
  return line(c, 0.7, specks, `opacity="${o}"`)
}
export const nail = (x: number, y: number, r = 3): string =>
  dot('#000', x + 1, y + 1.6, r + 0.6, undefined, 'opacity=".5"') +
  dot(halo(['#f1e3c4', '#8b7a60', '#33281c'], 40, 35), x, y, r)
/** Where a bullet went through. */
export const bulletHole = (x: number, y: number, r = 4): string =>
  dot('#8a6236', x, y, r * 1.7, r * 1.5, 'opacity=".6"') +
  dot('#0d0605', x, y, r) +
  line(
    '#f2dcae',
    r * 0.3,
    `M${x - r * 0.7} ${y + r * 0.7}A${r} ${r} 0 0 0 ${x + r * 0.9} ${y + r * 0.4}`,
    'opacity=".5"',
  )

export const shadowOf = (d: string): string => fill('#000', d, 'transform="translate(4 6)" opacity=".45"')
