/** Figures walk from zone to zone. */
import type { View } from '@emberhall/kernel'
import { beforePaint, setMoving } from '@emberhall/ui'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { S } from '../../../state.ts'

interface Seen {
  readonly box: DOMRect
  readonly at: string
}
export function useWalks(root: RefObject<HTMLElement | null>, view: View<S>, pace: number): void {
  const last = useRef(new Map<string, Seen>())
  useLayoutEffect(
    () =>
      beforePaint(() => {
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
            { translate: `${dx}px ${dy}px` },
            { translate: `${dx / 2}px ${dy / 2 - 12}px` },
            { translate: '0 0' },
          ]
          walks.push(() => void setMoving(element, frames, pace, { easing: 'ease-in-out', above: 200 }))
        }
        last.current = now
        return () => walks.forEach((walk) => walk())
      }),
    [root, view, pace],
  )
}
