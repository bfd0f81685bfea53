/** Where everything stands on the board, in its own units, and on the page in hundredths. */
import { at } from '@emberhall/kernel'
import type { CSSProperties } from 'react'
import { ZONES } from '../../../content/types.ts'
import type { Thing, ZoneNo } from '../../../state.ts'
import { boardView, borderOf, middleOf, type Tiling, zoneAt } from '../../art/index.ts'
import type { Scene } from '../../../content/scene-types.ts'

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Plan {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
export function planOf({ columns, rows }: Pick<Scene, 'columns' | 'rows'>, tiling: Tiling): Plan {
  const [left, top, width, height] = boardView(columns, rows, tiling).split(' ').map(Number)
  return { left: left!, top: top!, width: width!, height: height! }
}
const part = (n: number, of: number): string => `${((n / of) * 100).toFixed(3)}%`
/** A box with its middle at a point. */
export function placed(plan: Plan, { x, y }: Point, width: number, height: number): CSSProperties {
  return {
    left: part(x - width / 2 - plan.left, plan.width),
    top: part(y - height / 2 - plan.top, plan.height),
    width: part(width, plan.width),
    height: part(height, plan.height),
  }
}
export const zoneName = (zone: ZoneNo): string => at(ZONES, zone)
/** As people say it. */
export const zoneSaid = (zone: ZoneNo): string => zoneName(zone).toUpperCase()
export const middle = (zone: ZoneNo, tiling: Tiling): Point => middleOf(zoneName(zone), tiling)

export interface Slot extends Point {
  /** How large the figure stands, 1 being its own size. */
  readonly scale: number
}
const FLOOR = 14
/** How many figures stand side by side, and how large: on a narrow screen they must still be hit. */
export interface Room {
  readonly most: number
  readonly size: number
  readonly tiling: Tiling
}
export function roomOf({ columns }: Scene, isNarrow: boolean, tiling: Tiling): Room {
  if (!isNarrow) return { most: Math.floor((tiling.width - 12) / 46), size: 1, tiling }
  return columns > 3 ? { most: 2, size: 1.45, tiling } : { most: 3, size: 1.28, tiling }
}
/** Heroes and enemies of a zone stand in one row, or in two where there are many. */
export function figureSlots(zone: ZoneNo, count: number, { most, size, tiling }: Room): readonly Slot[] {
  const { x, y } = zoneAt(zoneName(zone), tiling)
  const rows = count > most ? 2 : 1
  const perRow = Math.ceil(count / rows)
  const scale = size * (rows > 1 ? 0.8 : 1)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    const inRow = Math.min(perRow, count - row * perRow)
    const step = Math.min(56 * scale, (tiling.width - 18) / inRow)
    const across = (i % perRow) - (inRow - 1) / 2
    return {
      x: x + tiling.width / 2 + across * step,
      y: y + tiling.height - FLOOR - 34 * scale - (rows - 1 - row) * 46 * scale,
      scale,
    }
  })
}

/** What stands in a zone, along its far side; small tokens lie at the near corner. */
const STANDING: readonly Thing['kind'][] = ['exit', 'fountain', 'device', 'chest', 'portal']
export const isStanding = ({ kind }: Thing): boolean => STANDING.includes(kind)
export function thingAt(things: readonly Thing[], thing: Thing, tiling: Tiling): Point {
  if (thing.kind === 'door') return borderOf(zoneName(thing.zone), zoneName(thing.n), tiling)
  const { x, y } = zoneAt(zoneName(thing.zone), tiling)
  const beside = things.filter(
    (other) => other.zone === thing.zone && other.kind !== 'door' && isStanding(other) === isStanding(thing),
  )
  const i = beside.indexOf(thing)
  return isStanding(thing)
    ? { x: x + tiling.width - 38 - i * 54, y: y + 36 }
    : { x: x + tiling.width - 20 - i * 27, y: y + tiling.height - 18 }
}
