/** Something small is carried by the pointer and let go over the thing it is meant for. */
import { ghostOf, type Seen } from '@emberhall/ui'
import { type PointerEvent, useRef } from 'react'

const SLACK = 7
export function useCarry(onTake: () => void) {
  const drag = useRef<{ x: number; y: number; ghost: HTMLElement | null } | null>(null)
  const end = (): void => {
    drag.current?.ghost?.remove()
    drag.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.button !== 0) return
      drag.current = { x: event.clientX, y: event.clientY, ghost: null }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const now = drag.current
      if (now === null) return
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y]
      if (now.ghost === null) {
        if (Math.hypot(dx, dy) < SLACK) return
        event.currentTarget.setPointerCapture(event.pointerId)
        now.ghost = ghostOf(homeOf(event.currentTarget), seen(event.currentTarget))
        onTake()
      }
      now.ghost.style.translate = `${dx}px ${dy}px`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const wasCarried = drag.current?.ghost !== null && drag.current !== null
      end()
      if (!wasCarried) return
      const { currentTarget } = event
      currentTarget.addEventListener('click', swallow, { capture: true, once: true })
      window.setTimeout(() => currentTarget.removeEventListener('click', swallow, { capture: true }), 0)
      const under = document.elementFromPoint(event.clientX, event.clientY)
      under?.closest<HTMLElement>('[data-key][data-spot="open"]')?.click()
    },
    onPointerCancel: end,
  }
}
function swallow(event: Event): void {
  event.stopPropagation()
  event.preventDefault()
}
const homeOf = (element: HTMLElement): HTMLElement => element.closest<HTMLElement>('.fg-root') ?? element
const seen = (element: HTMLElement): Seen => ({ element, box: element.getBoundingClientRect() })
