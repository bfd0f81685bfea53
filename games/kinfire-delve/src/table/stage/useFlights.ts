/** Cards travel: from where they lay to where they lie, out of their decks, and away to their piles. */
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
/** The pile or the person that a zone belongs to. */
function anchorOf(zone: number, me: Seat): string {
  if (zone >= Z.deck && zone < Z.hand) return zone - Z.deck === me ? 'deck' : `seat ${zone - Z.deck}`
  if (zone >= Z.hand && zone < Z.discard) return zone - Z.hand === me ? 'hand' : `hand ${zone - Z.hand}`
  if (zone >= Z.discard) return zone - Z.discard === me ? 'discard' : `seat ${zone - Z.discard}`
  return zone === Z.fatigue || zone === Z.fatigueDeck ? 'fatigue-left' : 'well'
}
function boxOf(root: HTMLElement, zone: number, me: Seat): DOMRect | null {
  return root.querySelector(`[data-anchor="${anchorOf(zone, me)}"]`)?.getBoundingClientRect() ?? null
}
const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]

const EASE = 'cubic-bezier(.25,.8,.3,1)'
function arrive({ element, box }: Seen, from: DOMRect, size: number, pace: number, order: number): void {
  const [x, y] = middle(from)
  const [tx, ty] = middle(box)
  setMoving(
    element,
    [
      { translate: `${x - tx}px ${y - ty}px`, scale: String(size), opacity: size < 0.5 ? 0.2 : 1, zIndex: 50 },
      { translate: '0 0', scale: '1', opacity: 1, zIndex: 50 },
    ],
    pace,
    { delay: order * 60 * pace, easing: EASE, fill: 'backwards' },
  )
}
/** What has left the table flies on as a picture of itself. */
function leave(root: HTMLElement, { element, box }: Seen, to: DOMRect, pace: number): void {
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-card')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.setAttribute('inert', '')
  const home = root.getBoundingClientRect()
  ghost.style.cssText = `position:absolute;margin:0;transform:none;pointer-events:none;z-index:60;left:${box.left - home.left}px;top:${box.top - home.top}px;width:${box.width}px;height:${box.height}px;--w:${box.width}px`
  root.append(ghost)
  const [x, y] = middle(box)
  const [tx, ty] = middle(to)
  const flight = setMoving(
    ghost,
    [
      { translate: '0 0', scale: '1', opacity: 1 },
      { translate: '0 -14px', scale: '1.06', opacity: 1, offset: 0.25 },
      { translate: `${tx - x}px ${ty - y}px`, scale: '.18', opacity: 0.1 },
    ],
    pace,
    { easing: 'ease-in-out' },
  )
  flight.onfinish = flight.oncancel = () => ghost.remove()
}

export function useFlights(root: RefObject<HTMLElement | null>, view: View<S>, me: Seat, pace: number): void {
  const last = useRef<{ places: Places; where: readonly number[] } | null>(null)
  useLayoutEffect(() => {
    const table = root.current?.firstElementChild as HTMLElement | null | undefined
    const before = last.current
    last.current = null
    if (!table || pace === 0) return
    const places = placesIn(table)
    const { where } = view.state
    last.current = { places, where }
    if (before === null || before.where.length !== where.length) return
    let order = 0
    for (const [card, now] of places) {
      if (before.where[card] === where[card]) continue
      const then = before.places.get(card)
      if (then !== undefined) arrive(now, then.box, then.box.width / Math.max(1, now.box.width), pace, 0)
      else {
        const from = boxOf(table, before.where[card]!, me)
        if (from !== null) arrive(now, from, 0.25, pace, order++)
      }
    }
    for (const [card, then] of before.places) {
      if (places.has(card) || before.where[card] === where[card]) continue
      const to = boxOf(table, where[card]!, me)
      if (to !== null) leave(table, then, to, pace)
    }
  }, [root, view, me, pace])
}
