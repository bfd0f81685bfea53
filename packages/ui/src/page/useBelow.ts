/** How much of a list lies below the edge of what can be seen: nothing is cut without saying so. */
import { type RefObject, useEffect, useState } from 'react'

/** Of something that is seen but for its rim. */
const SEEN = 0.75

const ALL = ':scope > *'
/** `what` tells one list from the next; `which` of its things are looked for, none of them taller than what can be seen at once. */
export function useBelow(list: RefObject<HTMLElement | null>, what: string, which = ALL): number {
  const [below, setBelow] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every list anew
  useEffect(() => {
    const hidden = new Set<Element>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio, boundingClientRect, intersectionRect } of entries) {
          // What has been scrolled past above is known; of what is cut, the foot is missing.
          const isBelow = isIntersecting
            ? intersectionRatio < SEEN && intersectionRect.bottom < boundingClientRect.bottom
            : boundingClientRect.top > 0
          if (isBelow) hidden.add(target)
          else hidden.delete(target)
        }
        setBelow(hidden.size)
      },
      { threshold: [0, SEEN] },
    )
    for (const item of list.current?.querySelectorAll(which) ?? []) watch.observe(item)
    return () => {
      watch.disconnect()
      setBelow(0)
    }
  }, [list, what, which])
  return below
}
