/** Pictures of things that fly on after the things themselves are gone, or are carried while these stay. */
import { setMoving } from '../moving.ts'
import { middle, type Seen } from './flights.ts'

/** Where a table lies, asked once for all that leave it together: between two ghosts the browser would lay it out anew. */
let asked: { readonly home: HTMLElement; readonly corner: DOMRect } | null = null
function cornerOf(home: HTMLElement): DOMRect {
  if (asked?.home !== home) {
    asked = { home, corner: home.getBoundingClientRect() }
    queueMicrotask(() => {
      asked = null
    })
  }
  return asked.corner
}
/** A picture of something on the table, exactly over where it was seen. */
export function ghostOf(home: HTMLElement, { element, box }: Seen): HTMLElement {
  const ghost = element.cloneNode(true) as HTMLElement
  for (const name of Object.keys(ghost.dataset)) delete ghost.dataset[name]
  ghost.setAttribute('aria-hidden', 'true')
  ghost.setAttribute('inert', '')
  const { left, top } = cornerOf(home)
  ghost.style.cssText = `position:absolute;margin:0;transform:none;pointer-events:none;z-index:600;left:${box.left - left}px;top:${box.top - top}px;width:${box.width}px;height:${box.height}px;--w:${box.width}px`
  home.append(ghost)
  return ghost
}
/** Sends a picture of something to where it has gone; `by` says how, given how far that is. */
export function flyTo(
  home: HTMLElement,
  seen: Seen,
  to: DOMRect,
  pace: number,
  { by, easing }: { readonly by: (dx: number, dy: number) => Keyframe[]; readonly easing: string },
): void {
  const ghost = ghostOf(home, seen)
  const [x, y] = middle(seen.box)
  const [tx, ty] = middle(to)
  const flight = setMoving(ghost, by(tx - x, ty - y), pace, { easing })
  flight.onfinish = flight.oncancel = () => ghost.remove()
}
