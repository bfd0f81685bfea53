import { body, dot, fill, group, line, put, tenth } from '@emberhall/ink'
import { BOARD } from '../../../content/board.ts'
import { rubble } from '../parts/tools.ts'
import { type Layout, passagePath, PLANS } from './layout.ts'

const stroke = (c: string, w: number, d: string, dash = ''): string =>
  `<path d="${d}" stroke="${c}" stroke-width="${tenth(w)}"${dash && ` stroke-dasharray="${dash}"`}/>`

/** A wing: only those who fly take this way. */
const wing = (): string =>
  dot('#0e0d13', 0, 0, 11.5, 11.5, 'stroke="#9fb0d0" stroke-width="1.6"') +
  fill('#d5e0f6', 'M-8 4C-8-4 0-8 8-7 7-4 5-3 3-2 5-2 6-2 6-1 5 1 3 1 1 2 3 2 3 3 3 4 0 6-4 4-6 7Z')

/** Timbered tunnels with rails for everybody; broken ledges along a rope for those who fly. */
export function passages(layout: Layout): string {
  const u = PLANS[layout].passage
  const dash = (...n: number[]) => n.map((v) => tenth(v * u)).join(' ')
  const under: string[] = []
  const over: string[] = []
  for (const { from, to, difficult } of BOARD.passages) {
    const { d } = passagePath(from, to, layout)
    if (difficult) {
      under.push(stroke('#050304', 20 * u, d, dash(17, 3, 9, 2)))
      over.push(
        stroke('#5d6880', 14 * u, d, dash(11, 6, 5, 5)),
        stroke('#0a090e', 9.5 * u, d),
        stroke('#3a4258', 9.5 * u, d, dash(4, 9, 7, 13)),
        stroke('#c8b68a', 1.8 * u, d, dash(4, 2)),
      )
    } else {
      under.push(stroke('#060302', 26 * u, d))
      over.push(
        stroke('#6b4629', 20 * u, d),
        stroke('#2c1c15', 16.5 * u, d),
        stroke('#8d6238', 20 * u, d, dash(2.5, 21)),
        stroke('#6b482c', 12.5 * u, d, dash(3.5, 6)),
        stroke('#c9a06a', 7.6 * u, d),
        stroke('#2c1c15', 5 * u, d),
        stroke('#6b482c', 5 * u, d, dash(3.5, 6)),
      )
    }
  }
  return `<g fill="none">${under.join('')}${over.join('')}</g>`
}

/** What tells a difficult passage, above everything else. */
export const wings = (layout: Layout): string =>
  BOARD.passages
    .filter((passage) => passage.difficult)
    .map(({ from, to }) => {
      const { x, y } = passagePath(from, to, layout).middle
      return put(x, y, wing(), PLANS[layout].passage)
    })
    .join('')

/** A passage that has come down. */
export function caveIn(from: string, to: string, layout: Layout): string {
  const { middle } = passagePath(from, to, layout)
  const u = PLANS[layout].passage
  return group(middle.x, middle.y, u * 0.92, [
    dot('#000', 2, 14, 36, 12, 'opacity=".6"'),
    dot('#c9a27a', 0, 0, 40, 26, 'opacity=".12"'),
    rubble(),
  ])
}

/** The way that is pointed at. */
export const route = (from: string, to: string, layout: Layout): string => {
  const { d } = passagePath(from, to, layout)
  const u = PLANS[layout].passage
  return (
    line('#ffb347', 24 * u, d, 'opacity=".16"') +
    line('#ffb347', 13 * u, d, 'opacity=".3"') +
    line('#ffe2a0', 3.6 * u, d, `stroke-dasharray="${tenth(2 * u)} ${tenth(9 * u)}"`)
  )
}

/** Where a Kobold would go next. */
export function koboldStep(from: string, to: string, layout: Layout): string {
  const { d, middle, angle } = passagePath(from, to, layout)
  const u = PLANS[layout].passage
  return (
    line('#ff4a1a', 15 * u, d, 'opacity=".25"') +
    line('#ff7a4a', 2.6 * u, d, `stroke-dasharray="${tenth(6 * u)} ${tenth(6 * u)}"`) +
    put(middle.x, middle.y, body('#e0502a', 'M-12-9L14 0-12 9-7 0Z', 2), u * 1.1, angle)
  )
}
