/** Looking closely: after resting on something, by a long press, by Z or the menu key. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Zoom } from './contract.ts'

const HOVER = 600
const PRESS = 450
export function useLook(what: Zoom | null, zoom: (what: Zoom | null) => void) {
  const timer = useRef(0)
  const rests = useRef(false)
  const pressed = useRef(false)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const after = (ms: number, mark: { current: boolean }): void => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      mark.current = true
      zoom(what)
    }, ms)
  }
  const stop = (): void => window.clearTimeout(timer.current)
  /** Whether the finger has only looked; asked once for each press. */
  const onlyLooked = (): boolean => {
    const looked = pressed.current
    pressed.current = false
    rests.current = false
    return looked
  }
  if (what === null) return { onlyLooked, handlers: {} }
  const handlers = {
    onPointerEnter: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') after(HOVER, rests)
    },
    onPointerDown: (e: PointerEvent) => {
      if (e.pointerType === 'mouse') stop()
      else after(PRESS, pressed)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: () => {
      stop()
      if (rests.current) zoom(null)
      rests.current = false
    },
    onKeyDown: (e: KeyboardEvent) => {
      if (e.key.toLowerCase() !== 'z' || e.ctrlKey || e.metaKey || e.altKey) return
      e.preventDefault()
      zoom(what)
    },
    onContextMenu: (e: MouseEvent) => {
      e.preventDefault()
      stop()
      zoom(what)
    },
  }
  return { onlyLooked, handlers }
}
