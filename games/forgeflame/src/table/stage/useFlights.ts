/** Cards travel: from where they lay to where they lie, out of their piles, and away to them. */
import type { CardId, Seat, View } from '@emberhall/kernel'
import { setMoving } from '@emberhall/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type S, Z } from '../../state.ts'

interface Seen {
  readonly element: HTMLElement
  readonly box: DOMRect
}
type Places = Map<CardId, Seen>
function placesIn(root: HTMLElement): Places {
  const places: Places = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = Number(element.dataset['card'])
    if (!places.has(card)) places.set(card, { element, box: element.getBoundingClientRect() })
  }
  return places
}
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
const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]
const EASE = 'cubic-bezier(.25,.8,.3,1)'

export function useFlights(root: RefObject<HTMLElement | null>, view: View<S>, me: Seat, pace: number): void {
  const last = useRef<{ places: Places; where: readonly number[] } | null>(null)
  useLayoutEffect(() => {
    const table = root.current
    if (table === null) return
    const places = placesIn(table)
    const before = last.current
    const { where } = view.state
    last.current = { places, where }
    if (before === null || pace === 0 || before.where.length !== where.length) return
    let order = 0
    for (const [card, { element, box }] of places) {
      if (before.where[card] === where[card]) continue
      const then = before.places.get(card)?.box
      const from =
        then ?? table.querySelector(`[data-anchor="${anchorOf(before.where[card]!, me)}"]`)?.getBoundingClientRect()
      if (from === undefined) continue
      const [x, y] = middle(from)
      const [tx, ty] = middle(box)
      const size = then === undefined ? 0.25 : then.width / Math.max(1, box.width)
      setMoving(
        element,
        [
          { translate: `${x - tx}px ${y - ty}px`, scale: String(size), opacity: size < 0.5 ? 0.2 : 1, zIndex: 500 },
          { translate: '0 0', scale: '1', opacity: 1, zIndex: 500 },
        ],
        pace,
        { delay: then === undefined ? order++ * 60 * pace : 0, easing: EASE, fill: 'backwards' },
      )
    }
  }, [root, view, me, pace])
}
