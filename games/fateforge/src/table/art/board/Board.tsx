import { bright, dot, fill, line, form, put, times, tone } from '@emberhall/ink'
import type { ReactNode } from 'react'
import { Drawing, type Placed } from '../Drawing.tsx'
import { ground, type Terrain, type Tiling, zoneAt } from './tiles.ts'

const MARGIN = 16
export const boardView = (columns: number, rows: number, { width, height, gap }: Tiling): string =>
  `${-MARGIN} ${-MARGIN} ${columns * (width + gap) - gap + MARGIN * 2} ${rows * (height + gap) - gap + MARGIN * 2 + 8}`

export interface BoardProps {
  readonly tiling: Tiling
  readonly terrain: Terrain
  readonly columns: number
  readonly rows: number
  readonly missing?: readonly string[]
  readonly className?: string
  /** Everything that stands on it, in its units. */
  readonly children?: ReactNode
}
const WHOLE: readonly string[] = []
/** The ground of a combat scene, seen from above. */
export function Board({ tiling, terrain, columns, rows, missing = WHOLE, className, children }: BoardProps) {
  const name = `ground ${terrain} ${columns} ${rows} ${tiling.width} ${missing.join()}`
  const field = { terrain, columns, rows, missing, tiling }
  const view = boardView(columns, rows, tiling)
  return (
    <svg className={className} viewBox={view}>
      <Drawing name={name} draw={() => ground(field)} view={view} at={{ x: 0, y: 0 }} />
      {children}
    </svg>
  )
}
/** The middle of a zone. */
export const middleOf = (zone: string, tiling: Tiling): { readonly x: number; readonly y: number } => {
  const { x, y } = zoneAt(zone, tiling)
  return { x: x + tiling.width / 2, y: y + tiling.height / 2 }
}
interface Border {
  readonly x: number
  readonly y: number
  readonly upright: boolean
}
/** Where two zones meet, and whether their border stands upright. */
export function borderOf(a: string, b: string, tiling: Tiling): Border {
  const [from, to] = [middleOf(a, tiling), middleOf(b, tiling)]
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, upright: from.y === to.y }
}

interface On {
  readonly tiling: Tiling
  readonly zone: string
}
export type Glow = 'legal' | 'target' | 'here'
const GLOWS: Readonly<Record<Glow, string>> = {
  legal: 'stroke="#fd8" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"',
  target: 'stroke="#fd8" stroke-width="5"',
  here: 'stroke="#fec" stroke-width="2.4" stroke-opacity=".8"',
}
/** Light along the rim of a zone: it may be chosen, it is aimed at, or somebody in turn is here. */
export function ZoneGlow({ tiling, zone, kind }: On & { kind: Glow }) {
  const draw = () =>
    `<rect x="2" y="2" width="${tiling.width - 4}" height="${tiling.height - 4}" rx="10" fill="#fd6" fill-opacity="${kind === 'target' ? 0.16 : 0.07}" ${GLOWS[kind]}/>`
  return <Drawing name={`glow ${kind} ${tiling.width}`} draw={draw} view="" at={zoneAt(zone, tiling)} />
}
/** The name of a zone on a small flag. */
export function ZoneName({ tiling, zone }: On) {
  const draw = () =>
    fill('#211', 'M-13-11H13V6L0 11-13 6Z', 'opacity=".85"') +
    `<text y="4" text-anchor="middle" font-family="Almendra, serif" font-weight="700" font-size="15" fill="#eda">${zone}</text>`
  const { x, y } = zoneAt(zone, tiling)
  return <Drawing name={`zone ${zone}`} draw={draw} view="" at={{ x: x + 19, y: y + 17 }} />
}

const stones = (): string =>
  fill('#000', 'M-6-70H14V80H-6Z', 'opacity=".4"') +
  times(
    7,
    (i) =>
      form('#876', `M-10 ${-75 + i * 21.4}h20v20.4h-20Z`, 30) +
      line('#eda', 1, `M-9 ${-74 + i * 21.4}h17`, 'opacity=".5"'),
  )
const leafs = (open: boolean): string =>
  form('#753', 'M-9-75H9V-40H-9ZM-9 40H9V75H-9Z', 30) +
  (open
    ? form('#963', 'M-6-40L34-34V-27L-6-32ZM-6 40L34 34V27L-6 32Z', 90) +
      dot('#fea', 28, -31, 2.4) +
      dot('#fea', 28, 31, 2.4)
    : form('#963', 'M-7-40H7V40H-7Z', 0) +
      line('#431', 2, 'M-7-20H7M-7 0H7M-7 20H7') +
      dot('#fd8', 0, 6, 3.4, 3.4, 'stroke="#431" stroke-width="1.4"'))
const palisade = (): string =>
  fill('#000', 'M-4-58H16V62H-4Z', 'opacity=".35"') +
  line('#431', 7, 'M-4-56V56') +
  times(6, (i) => put(0, -48 + i * 19, form('#a73', 'M-12-7H8L20 0 8 7H-12Z', 40)))
interface Edge extends Placed {
  readonly tiling: Tiling
  readonly between: readonly [string, string]
}
function Upright({ name, tiling, between, draw }: Edge & { name: string; draw: () => string }) {
  const { width, height } = tiling
  const { x, y, upright } = borderOf(...between, tiling)
  // Zones are wider than high, so what lies across a border below is stretched.
  return (
    <Drawing
      name={`${name} ${upright} ${width}`}
      draw={() => (upright ? draw() : put(0, 0, draw(), 1, 90, width / height))}
      view=""
      at={{ x, y }}
    />
  )
}
export function Wall(edge: Edge) {
  return <Upright {...edge} name="wall" draw={stones} />
}
export function DoorPiece({ open, ...edge }: Edge & { open: boolean }) {
  return <Upright {...edge} name={`door ${open}`} draw={() => leafs(open)} />
}
/** Stakes inside the first zone, against shots from the second. */
export function Barricade({ tiling, between }: Edge) {
  const { x, y, upright } = borderOf(...between, tiling)
  const inside = middleOf(between[0], tiling)
  const turn = upright ? (inside.x > x ? 180 : 0) : inside.y > y ? -90 : 90
  const shift = 18
  return (
    <Drawing
      name={`barricade ${turn}`}
      draw={() => put(0, 0, palisade(), 1, turn)}
      view=""
      at={{ x: x + Math.sign(inside.x - x) * shift, y: y + Math.sign(inside.y - y) * shift }}
    />
  )
}
/** Where the group begins. */
export function StartMark({ tiling, zone }: On) {
  const { x, y } = middleOf(zone, tiling)
  const draw = () =>
    dot(tone(0, '#1c150c99', '#1c150c66'), 0, 0, 46, 20, 'stroke="#eda" stroke-width="2" stroke-dasharray="5 5"') +
    [-16, 0, 16].map((dx) => put(dx, 0, fill(bright('#eb4', 0.4), 'M-6-8L6 0-6 8-2 0Z'))).join('')
  return <Drawing name="start" draw={draw} view="" at={{ x, y }} />
}
