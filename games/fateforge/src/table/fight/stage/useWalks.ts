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
    const walks: (() => void)[] = []
    for (const element of root.current?.querySelectorAll<HTMLElement>('.fg-board [data-piece]') ?? []) {
      const who = element.dataset['piece']!
      const at = element.dataset['at'] ?? ''
      const box = element.getBoundingClientRect()
      now.set(who, { box, at })
      const before = last.current.get(who)
      if (before === undefined || before.at === at || pace === 0) continue
      const [dx, dy] = [before.box.left - box.left, before.box.top - box.top]
      const frames = [
        { translate: `${dx}px ${dy}px`, zIndex: 200 },
        { translate: `${dx / 2}px ${dy / 2 - 12}px`, zIndex: 200 },
        { translate: '0 0', zIndex: 200 },
      ]
      walks.push(() => void setMoving(element, frames, pace, { easing: 'ease-in-out' }))
    }
    last.current = now
    // All places are asked for before anything moves: each question after a change lays the board out anew.
    if (walks.length > 0) requestAnimationFrame(() => walks.forEach((walk) => walk()))
  }, [root, view, pace])
}
