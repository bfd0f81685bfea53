/** Cards travel: from where they lay to where they lie, and out of their piles. */
import type { CardId, Core, View } from '@emberhall/kernel'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { setMoving } from '../moving.ts'

/** Something that was seen on the table, and where. */
export interface Seen {
  readonly element: HTMLElement
  readonly box: DOMRect
}
type Places = ReadonlyMap<CardId, Seen>
function placesIn(root: HTMLElement): Places {
  const places = new Map<CardId, Seen>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = Number(element.dataset['card'])
    if (!places.has(card)) places.set(card, { element, box: element.getBoundingClientRect() })
  }
  return places
}
export const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2]

const EASE = 'cubic-bezier(.25,.8,.3,1)'
const OUT_OF_PILE = 0.25
function arrive({ element, box }: Seen, from: DOMRect, size: number, pace: number, order: number): void {
  const [x, y] = middle(from)
  const [tx, ty] = middle(box)
  setMoving(
    element,
    [
      { translate: `${x - tx}px ${y - ty}px`, scale: String(size), opacity: size < 0.5 ? 0.2 : 1, zIndex: 500 },
      { translate: '0 0', scale: '1', opacity: 1, zIndex: 500 },
    ],
    pace,
    { delay: order * 60 * pace, easing: EASE, fill: 'backwards' },
  )
}

interface Leaver {
  readonly then: Seen
  readonly to: DOMRect
}
/** Cards that are no longer drawn, and where they have gone. */
function leavers(
  before: { readonly places: Places; readonly where: readonly number[] },
  where: readonly number[],
  places: Places,
  boxOf: (zone: number) => DOMRect | undefined,
): readonly Leaver[] {
  return [...before.places].flatMap(([card, then]) => {
    const to = places.has(card) || before.where[card] === where[card] ? undefined : boxOf(where[card]!)
    return to === undefined ? [] : [{ then, to }]
  })
}

interface Flights {
  /** The pile or the person that a zone belongs to: the `data-anchor` of an element. */
  readonly anchorOf: (zone: number) => string
  /** For cards that are no longer drawn: they fly on to their pile. */
  readonly leave?: (table: HTMLElement, seen: Seen, to: DOMRect, pace: number) => void
}
export function useFlights(
  root: RefObject<HTMLElement | null>,
  view: View<Core>,
  pace: number,
  flights: Flights,
): void {
  const how = useRef(flights)
  how.current = flights
  const last = useRef<{ places: Places; where: readonly number[] } | null>(null)
  useLayoutEffect(() => {
    const table = root.current?.firstElementChild as HTMLElement | null | undefined
    const before = last.current
    last.current = null
    if (!table || pace === 0) return
    const { where } = view.state
    const { anchorOf, leave } = how.current
    const places = placesIn(table)
    last.current = { places, where }
    if (before === null || before.where.length !== where.length) return
    const boxes = new Map<string, DOMRect | undefined>()
    const boxOf = (zone: number): DOMRect | undefined => {
      const anchor = anchorOf(zone)
      if (!boxes.has(anchor))
        boxes.set(anchor, table.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect())
      return boxes.get(anchor)
    }
    // All places are asked for before anything is moved: each question after a change lays the whole table out anew.
    const leaving = leave === undefined ? [] : leavers(before, where, places, boxOf)
    const coming = [...places.keys()].filter((card) => before.where[card] !== where[card] && !before.places.has(card))
    for (const card of coming) boxOf(before.where[card]!)
    const move = (): void => {
      let order = 0
      for (const [card, now] of places) {
        if (before.where[card] === where[card]) continue
        const then = before.places.get(card)
        if (then !== undefined) arrive(now, then.box, then.box.width / Math.max(1, now.box.width), pace, 0)
        else {
          const from = boxOf(before.where[card]!)
          if (from !== undefined) arrive(now, from, OUT_OF_PILE, pace, order++)
        }
      }
      for (const { then, to } of leaving) leave?.(table, then, to, pace)
    }
    // Others may want to look at the table before it is painted; what moves already makes that dear.
    if (leaving.length > 0 || [...places.keys()].some((card) => before.where[card] !== where[card]))
      requestAnimationFrame(move)
  }, [root, view, pace])
}
