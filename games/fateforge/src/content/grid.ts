/** Where zones lie: columns a to d, rows 1 to 3, side by side unless something stands between. */
import type { Zone } from './types.ts'
import type { Scene } from './scene-types.ts'

const columnOf = (zone: Zone): number => zone.charCodeAt(0) - 'a'.charCodeAt(0)
const rowOf = (zone: Zone): number => Number(zone.charAt(1)) - 1

export function isNextTo(a: Zone, b: Zone): boolean {
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b)) === 1
}
export function isOnBoard({ columns, rows, missing = [] }: Scene, zone: Zone): boolean {
  return columnOf(zone) < columns && rowOf(zone) < rows && !missing.includes(zone)
}
