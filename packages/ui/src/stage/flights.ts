/** Cards travel: from where they lay to where they lie, and out of their piles. */
import type { CardId, Core, View } from '@emberhall/kernel'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { beforePaint } from '../beforePaint.ts'
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
const ABOVE = 500
function arrive({ element, box }: Seen, from: DOMRect, size: number, pace: number, order: number): void {
  const [x, y] = middle(from)
  const [tx, ty] = middle(box)
  setMoving(
    element,
    [
      { translate: `${x - tx}px ${y - ty}px`, scale: String(size), opacity: size < 0.5 ? 0.2 : 1 },
      { translate: '0 0', scale: '1', opacity: 1 },
    ],
    pace,
    { delay: order * 60 * pace, easing: EASE, fill: 'backwards', above: ABOVE },
  )
}

interface Lying {
  readonly places: Places
  readonly where: readonly number[]
}
interface Leaver {
  readonly then: Seen
  readonly to: DOMRect
}
/** Cards that are no longer drawn, and where they have gone. */
function leavers(
  before: Lying,
  { places, where }: Lying,
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
/** What has to move from how the table lay to how it lies; all places are asked for before anything does. */
function flightsAt(
  table: HTMLElement,
  before: Lying,
  now: Lying,
  pace: number,
  { anchorOf, leave }: Flights,
): (() => void) | undefined {
  const { places, where } = now
  const boxes = new Map<string, DOMRect | undefined>()
  const boxOf = (zone: number): DOMRect | undefined => {
    const anchor = anchorOf(zone)
    if (!boxes.has(anchor)) boxes.set(anchor, table.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect())
    return boxes.get(anchor)
  }
  const leaving = leave === undefined ? [] : leavers(before, now, boxOf)
  const moved = [...places].filter(([card]) => before.where[card] !== where[card])
  let order = 0
  const arrivals = moved.map(([card, seen]): (() => void) | undefined => {
    const then = before.places.get(card)?.box
    const from = then ?? boxOf(before.where[card]!)
    if (from === undefined) return undefined
    const size = then === undefined ? OUT_OF_PILE : then.width / Math.max(1, seen.box.width)
    const turn = then === undefined ? order++ : 0
    return () => arrive(seen, from, size, pace, turn)
  })
  if (leaving.length === 0 && moved.length === 0) return undefined
  return () => {
    for (const move of arrivals) move?.()
    for (const { then, to } of leaving) leave?.(table, then, to, pace)
  }
}
export function useFlights(
  root: RefObject<HTMLElement | null>,
  view: View<Core>,
  pace: number,
  flights: Flights,
): void {
  const how = useRef(flights)
  how.current = flights
  const last = useRef<Lying | null>(null)
  useLayoutEffect(() => {
    if (pace === 0) last.current = null
    else
      return beforePaint(() => {
        const table = root.current?.firstElementChild as HTMLElement | null | undefined
        const before = last.current
        last.current = null
        if (!table) return undefined
        const { where } = view.state
        const places = placesIn(table)
        last.current = { places, where }
        if (before === null || before.where.length !== where.length) return undefined
        return flightsAt(table, before, last.current, pace, how.current)
      })
    return undefined
  }, [root, view, pace])
}
