/**
 * While the first table opens, what can be chosen comes before pictures: these follow, ever more after every frame. Later, those that were
 * never drawn before wait likewise once others have taken what a frame can spare: what moves goes on.
 */
import { useEffect, useState } from 'react'

const AT_FIRST = 2
/** What drawing may take of one frame, in milliseconds. */
const SPARE_MS = 3
const waiting = new Set<() => void>()
let mayWait = false
let taken = 0

/** Said once, before anything is drawn. */
export function drawFirstTableUnhurried(): void {
  mayWait = true
}
function showAfterFrame(n: number): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const show of [...waiting].slice(0, n)) {
        waiting.delete(show)
        show()
      }
      if (waiting.size > 0) showAfterFrame(n * 2)
      else mayWait = false
    }),
  )
}
/** What drawing takes is taken from the frame. */
export function takingTime<T>(draw: () => T): T {
  if (typeof document === 'undefined') return draw()
  if (taken === 0)
    requestAnimationFrame(() => {
      taken = 0
    })
  const start = performance.now()
  const drawn = draw()
  taken += performance.now() - start
  return drawn
}
/** Whether the turn of this picture has come. */
export function useTurn(isDrawn: boolean): boolean {
  const [hasCome, setCome] = useState(() => !mayWait && (isDrawn || taken < SPARE_MS))
  useEffect(() => {
    if (hasCome) return
    const show = (): void => setCome(true)
    if (waiting.size === 0) showAfterFrame(AT_FIRST)
    waiting.add(show)
    return () => void waiting.delete(show)
  }, [hasCome])
  return hasCome
}
