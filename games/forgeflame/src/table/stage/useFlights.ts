/** Cards travel to and from their piles. */
import type { Seat, View } from '@emberhall/kernel'
import { useFlights as useFlightsOf } from '@emberhall/ui'
import type { RefObject } from 'react'
import { type S, Z } from '../../state.ts'

const SEATS = 4
const isIn = (zone: number, of: number): boolean => zone >= of && zone < of + SEATS
/** The pile or the person that a zone belongs to. */
function anchorOf(zone: number, me: Seat): string {
  for (const [of, pile] of [
    [Z.draw, 'draw'],
    [Z.discard, 'discard'],
    [Z.hand, 'hand'],
  ] as const)
    if (isIn(zone, of)) return zone - of === me ? pile : `seat ${zone - of}`
  if (isIn(zone, Z.forged)) return `seat ${zone - Z.forged}`
  return 'row'
}
export function useFlights(root: RefObject<HTMLElement | null>, view: View<S>, me: Seat, pace: number): void {
  useFlightsOf(root, view, pace, { anchorOf: (zone) => anchorOf(zone, me) })
}
