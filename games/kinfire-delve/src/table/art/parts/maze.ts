import { cluster, fill, flare, mix, type Point, seeded, shape } from '@emberhall/ink'
import { seeker } from './figures.ts'
import { facets } from './grotto.ts'
import { body, GREEN as W } from './worlds.ts'

/** Rings of hedge and stone with one gap each, seen from above, lit by the one who is lost in them. */
export function rings(lx: number, ly: number): string {
  const walls: (readonly [number, string])[] = []
  const r = seeded(5)
  for (const [q, gap] of [
    [34, 1.4],
    [64, 2.9],
    [94, 1.35],
    [128, 4.3],
    [164, 1.5],
    [204, 3.1],
    [246, 5.1],
  ] as const) {
    const n = Math.round(q * 0.4)
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2
      const b = ((i + 1) / n) * Math.PI * 2 + 0.015
      const m = (a + b) / 2
      if (Math.abs(m - gap) < 0.2) continue
      const at = (t: number, k: number): Point => [160 + Math.cos(t) * k, 104 + Math.sin(t) * k * 0.46]
      const [x, y] = at(m, q)
      if (x < -20 || x > 340 || y > 240) continue
      const h = 19 + q * 0.035
      const front = Math.sin(m) > 0
      const lamp = Math.max(0, 1 - Math.hypot(x - lx, (y - ly) * 1.7) / 118)
      const heart = Math.max(0, 1 - Math.hypot(x - 160, (y - 104) * 2) / 95)
      const side = mix(mix('#0d2f27', '#e0a24a', lamp * 0.8), '#3fd68f', heart * (front ? 0.1 : 0.35) + r() * 0.08)
      const top = mix(mix('#2f7a50', '#c9f59a', heart * 0.75), '#ffd98a', lamp * 0.85)
      const up = ([px, py]: Point): Point => [px, py - h]
      const f = front ? ([at(a, q), at(b, q)] as const) : ([at(a, q - 7), at(b, q - 7)] as const)
      walls.push([
        y,
        shape(side, f[0], f[1], up(f[1]), up(f[0])) +
          shape(top, up(at(a, q)), up(at(b, q)), up(at(b, q - 7)), up(at(a, q - 7))),
      ])
    }
  }
  walls.push(
    [
      110,
      fill('#c9ffd9', 'M160 -10L148 98L160 106L172 98Z', 'opacity=".55"') +
        cluster(9, 160, 108, 5, 0.66, facets(W)) +
        flare(160, 92, 60, '#6bf0a8', 0.7),
    ],
    [ly + 2, seeker(lx - 10, ly + 2, 36, body(W))],
  )
  return walls
    .toSorted((a, b) => a[0] - b[0])
    .map(([, text]) => text)
    .join('')
}
