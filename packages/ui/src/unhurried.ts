/** While the first table opens, what can be chosen comes before pictures: these follow, a few after every frame. */
import { useEffect, useState } from 'react'

const AT_ONCE = 3
const waiting = new Set<() => void>()
let mayWait = false

/** Said once, before anything is drawn. From the first table on, pictures come with what they are on. */
export function drawFirstTableUnhurried(): void {
  mayWait = true
}
function showAfterFrame(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const show of [...waiting].slice(0, AT_ONCE)) {
        waiting.delete(show)
        show()
      }
      if (waiting.size > 0) showAfterFrame()
      else mayWait = false
    }),
  )
}
/** Whether the turn of this picture has come. */
export function useTurn(): boolean {
  const [hasCome, setCome] = useState(!mayWait)
  useEffect(() => {
    if (hasCome) return
    const show = (): void => setCome(true)
    if (waiting.size === 0) showAfterFrame()
    waiting.add(show)
    return () => void waiting.delete(show)
  }, [hasCome])
  return hasCome
}
