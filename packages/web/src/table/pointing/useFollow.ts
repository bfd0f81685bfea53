/** Keeps marks on the things they belong to, wherever those go. */
import { type RefObject, useLayoutEffect } from 'react'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
const clippers = new WeakMap<Element, readonly Element[]>()
/** What cuts an element off where it ends, such as a list that scrolls. */
function clippersOf(element: Element): readonly Element[] {
  let found = clippers.get(element)
  if (found === undefined) {
    const above: Element[] = []
    for (let parent = element.parentElement; parent !== null; parent = parent.parentElement)
      if (getComputedStyle(parent).overflow !== 'visible') above.push(parent)
    found = above
    clippers.set(element, found)
  }
  return found
}
/** Where an element is seen; null if its middle is hidden. */
function seenAt(element: Element): Box | null {
  const box = element.getBoundingClientRect()
  if (box.width === 0 || !element.checkVisibility({ visibilityProperty: true })) return null
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const holds = ({ left, top, right, bottom }: Box): boolean => x >= left && x <= right && y >= top && y <= bottom
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  return holds(screen) && clippersOf(element).every((parent) => holds(parent.getBoundingClientRect())) ? box : null
}
function thingAt(key: string, by: string): Box | null {
  for (const element of document.querySelectorAll(`.frame [${by}="${CSS.escape(key)}"]`)) {
    const box = seenAt(element)
    if (box !== null) return box
  }
  return null
}

/** Every child names its thing as `data-at`, found `by` an attribute; one whose thing is out of sight is marked `data-lost`. */
export function useFollow(layer: RefObject<HTMLElement | null>, isNeeded: boolean, by = 'data-key'): void {
  useLayoutEffect(() => {
    if (!isNeeded) return undefined
    let frame = 0
    const follow = (): void => {
      for (const mark of layer.current?.children ?? []) {
        if (!(mark instanceof HTMLElement)) continue
        const box = thingAt(mark.dataset['at'] ?? '', by)
        mark.toggleAttribute('data-lost', box === null)
        if (box === null) continue
        mark.style.setProperty('--x', `${Math.round(box.left)}px`)
        mark.style.setProperty('--y', `${Math.round(box.top)}px`)
        mark.style.setProperty('--w', `${Math.round(box.right - box.left)}px`)
        mark.style.setProperty('--h', `${Math.round(box.bottom - box.top)}px`)
      }
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [layer, isNeeded, by])
}
