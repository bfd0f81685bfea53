/** Figures walk from zone to zone. */
import type { View } from '@emberhall/kernel'
import { setMoving } from '@emberhall/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { S } from '../../../state.ts'

interface Seen {
  readonly box: DOMRect
  readonly at: string
}
export function useWalks(root: RefObject<HTMLElement | null>, view: View<S>, pace: number): void {
  const last = useRef(new Map<string, Seen>())
  useLayoutEffect(() => {
    const now = new Map<string, Seen>()
    for (const element of root.current?.querySelectorAll<HTMLElement>('.fg-board [data-piece]') ?? []) {
      const who = element.dataset['piece']!
      const at = element.dataset['at'] ?? ''
      const box = element.getBoundingClientRect()
      now.set(who, { box, at })
      const before = last.current.get(who)
      if (before === undefined || before.at === at || pace === 0) continue
      const [dx, dy] = [before.box.left - box.left, before.box.top - box.top]
      setMoving(
        element,
        [
          { translate: `${dx}px ${dy}px`, zIndex: 200 },
          { translate: `${dx / 2}px ${dy / 2 - 12}px`, zIndex: 200 },
          { translate: '0 0', zIndex: 200 },
        ],
        pace,
        { easing: 'ease-in-out' },
      )
    }
    last.current = now
  }, [root, view, pace])
}
