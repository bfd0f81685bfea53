/** While the first table opens, what can be chosen comes before pictures: these follow, ever more after every frame. */
import { useEffect, useState } from 'react'

const AT_FIRST = 3
const waiting = new Set<() => void>()
let mayWait = false

/** Said once, before anything is drawn. From the first table on, pictures come with what they are on. */
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
/** Whether the turn of this picture has come. */
export function useTurn(): boolean {
  const [hasCome, setCome] = useState(!mayWait)
  useEffect(() => {
    if (hasCome) return
    const show = (): void => setCome(true)
    if (waiting.size === 0) showAfterFrame(AT_FIRST)
    waiting.add(show)
    return () => void waiting.delete(show)
  }, [hasCome])
  return hasCome
}
