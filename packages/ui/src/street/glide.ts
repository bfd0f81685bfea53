/** Scrolls sideways within the time that every movement has; at once where nothing moves. */
import { MOVE_MS } from '../moving.ts'

/** Returns how to leave off. */
export function glide(element: HTMLElement, to: number, pace: number): () => void {
  const from = element.scrollLeft
  let frame = 0
  // Places that hold a scroll would stop it at every one of them.
  element.style.scrollSnapType = 'none'
  const end = (): void => {
    cancelAnimationFrame(frame)
    element.style.scrollSnapType = ''
  }
  if (pace === 0) {
    element.scrollLeft = to
    end()
    return end
  }
  const start = performance.now()
  const step = (now: number): void => {
    const share = Math.min(1, Math.max(0, (now - start) / (MOVE_MS * pace)))
    element.scrollLeft = from + (to - from) * (1 - (1 - share) ** 2)
    if (share < 1) frame = requestAnimationFrame(step)
    else end()
  }
  frame = requestAnimationFrame(step)
  return end
}
