/** The well, looked into from above: a round shaft of laid stone that narrows straight down to a glint of water. */
import { at as nth } from '@emberhall/kernel'
import { mix, seeded, tenth } from '@emberhall/ink'

export interface Shaft {
  readonly width: number
  readonly height: number
  readonly cx: number
  readonly cy: number
  readonly radius: number
}
const COURSES = 16
const STONES = 30
const GLINTS = ['#145a66', '#3a2480', '#66246a'] as const
/** How large a course looks that lies so deep. */
const far = (course: number): number => 1 / (1 + course * 0.52)

/** Stones of the same tone are one path, so that the page stays light. */
export function stones({ width, height, cx, cy, radius }: Shaft): readonly (readonly [fill: string, d: string])[] {
  const chance = seeded(77)
  const paths = new Map<string, string>()
  const add = (fill: string, d: string) => paths.set(fill, (paths.get(fill) ?? '') + d)
  const at = (angle: number, q: number): [number, number] => [
    tenth(cx + Math.cos(angle) * radius * q),
    tenth(cy + Math.sin(angle) * radius * 0.8 * q + (1 - q) * radius * 0.05),
  ]
  for (let course = 0; course < COURSES; course++) {
    const outer = far(course)
    const inner = far(course + 1)
    const gap = 0.012
    for (let i = 0; i < STONES; i++) {
      const from = ((i + (course % 2) / 2) / STONES) * Math.PI * 2
      const to = from + (Math.PI * 2) / STONES
      const middle = at((from + to) / 2, (outer + inner) / 2)
      const tone = Math.floor(chance() * 4)
      if (middle[0] < -120 || middle[0] > width + 120 || middle[1] < -120 || middle[1] > height + 120) continue
      // Light comes from above: the far wall below us catches it, the near one lies in the dark.
      const facing = (1 + Math.sin((from + to) / 2)) / 2
      const lit = Math.round((1 - course / COURSES) ** 0.8 * (0.35 + facing * 0.65) * 6) / 6
      const base = mix('#07071a', mix('#433878', '#4d3a62', tone / 3), lit)
      const glint = course > 3 && tone === 0 ? nth(GLINTS, i % 3) : base
      const fill = mix(base, glint, 0.45)
      const shrink = 1 - gap / outer
      const [a, b, c, d] = [
        at(from + gap, outer * shrink),
        at(to - gap, outer * shrink),
        at(to - gap, inner * 1.012),
        at(from + gap, inner * 1.012),
      ]
      add(fill, `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}L${d.join(' ')}Z`)
      // The lower edge of each stone catches a line of light.
      if (course < 6)
        add(
          mix(fill, '#a58fd0', 0.22),
          `M${d.join(' ')}L${c.join(' ')}l0 ${tenth(1.6 * outer)}L${d[0]} ${tenth(d[1] + 1.6 * outer)}Z`,
        )
    }
  }
  return [...paths]
}
/** An iron ladder, straight down the wall. */
export function ladder({ cx, cy, radius }: Shaft): string {
  const at = (angle: number, q: number): string =>
    `${tenth(cx + Math.cos(angle) * radius * q)} ${tenth(cy + Math.sin(angle) * radius * 0.8 * q + (1 - q) * radius * 0.05)}`
  const [left, right] = [-0.66, -0.58]
  const rails = [left, right].map((angle) => `M${at(angle, 0.98)}L${at(angle, far(COURSES - 2))}`).join('')
  const rungs = Array.from({ length: 30 }, (_, i) => far(0.06 + i * 0.4))
  return rails + rungs.map((q) => `M${at(left, q)}L${at(right, q)}`).join('')
}
/** The water at the bottom. */
export function water({ cx, cy, radius }: Shaft): { cx: number; cy: number; rx: number; ry: number } {
  const q = far(COURSES)
  return { cx, cy: cy + (1 - q) * radius * 0.05, rx: radius * q, ry: radius * 0.8 * q }
}
