/** Cards travel to and from their piles; what has left the table flies on as a picture of itself. */
import type { Seat, View } from '@emberhall/kernel'
import { flyTo, type Seen, useFlights as useFlightsOf } from '@emberhall/ui'
import type { RefObject } from 'react'
import { type S, Z } from '../../state.ts'

/** The pile or the person that a zone belongs to. */
function anchorOf(zone: number, me: Seat): string {
  if (zone >= Z.deck && zone < Z.hand) return zone - Z.deck === me ? 'deck' : `seat ${zone - Z.deck}`
  if (zone >= Z.hand && zone < Z.discard) return zone - Z.hand === me ? 'hand' : `hand ${zone - Z.hand}`
  if (zone >= Z.discard) return zone - Z.discard === me ? 'discard' : `seat ${zone - Z.discard}`
  return zone === Z.fatigue || zone === Z.fatigueDeck ? 'fatigue-left' : 'well'
}
const AWAY = {
  easing: 'ease-in-out',
  by: (dx: number, dy: number): Keyframe[] => [
    { translate: '0 0', scale: '1', opacity: 1 },
    { translate: '0 -14px', scale: '1.06', opacity: 1, offset: 0.25 },
    { translate: `${dx}px ${dy}px`, scale: '.18', opacity: 0.1 },
  ],
}
const leave = (table: HTMLElement, seen: Seen, to: DOMRect, pace: number): void => flyTo(table, seen, to, pace, AWAY)

export function useFlights(root: RefObject<HTMLElement | null>, view: View<S>, me: Seat, pace: number): void {
  useFlightsOf(root, view, pace, { anchorOf: (zone) => anchorOf(zone, me), leave })
}
