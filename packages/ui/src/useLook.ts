/** Looking closely: by resting on something, by a long press, by the menu key, or by a tap while looking is on. */
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Glance, Way, Zoom } from './contract.ts'
import { lookMode } from './looking.ts'
import { endRestOf, isSame, lastPlace, leaveRest, restOn, watchPointer } from './resting.ts'
import { swallowClick } from './swallow.ts'

const PRESS = 450
const NO_WAYS: readonly Way[] = []
/** `ways`: how that which is looked at can be chosen now. */
export function useLook(what: Zoom | null, zoom: (what: Zoom | null, glance?: Glance) => void, ways = NO_WAYS) {
  const timer = useRef(0)
  /** Where the pointer stood when this came under it. */
  const came = useRef<{ readonly clientX: number; readonly clientY: number } | null>(null)
  const key = what === null ? '' : 'card' in what ? what.card : what.face
  useEffect(() => {
    watchPointer()
    return () => {
      window.clearTimeout(timer.current)
      endRestOf(timer)
    }
  }, [key])
  const stop = (): void => window.clearTimeout(timer.current)
  const look = (from: Element): void => {
    if (what !== null) zoom(what, { isPassing: false, from, ways })
  }
  if (what === null) return { look, handlers: {} }
  const rest = (from: Element): void => {
    came.current = null
    restOn(
      timer,
      () => zoom(what, { isPassing: true, from, ways }),
      () => zoom(null),
    )
  }
  const handlers = {
    onPointerEnter: (e: PointerEvent) => {
      if (e.pointerType !== 'mouse') return
      if (e.buttons > 0 || isSame(e, lastPlace())) came.current = { clientX: e.clientX, clientY: e.clientY }
      else rest(e.currentTarget)
    },
    onPointerMove: (e: PointerEvent) => {
      if (came.current !== null && e.buttons === 0 && !isSame(e, came.current)) rest(e.currentTarget)
    },
    onPointerDown: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') return
      const from = e.currentTarget
      stop()
      timer.current = window.setTimeout(() => {
        // The finger has looked, and chooses nothing when it lifts: not even what has opened under it.
        swallowClick()
        look(from)
      }, PRESS)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: (e: PointerEvent) => {
      stop()
      came.current = null
      if (e.pointerType === 'mouse') leaveRest()
    },
    onClickCapture: (e: MouseEvent) => {
      if (lookMode() === 'off') return
      e.preventDefault()
      e.stopPropagation()
      look(e.currentTarget)
    },
    onContextMenu: (e: MouseEvent) => {
      e.preventDefault()
      stop()
      look(e.currentTarget)
    },
  }
  return { look, handlers }
}
