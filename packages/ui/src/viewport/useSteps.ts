/** Whoever has moved is seen to go there, by the way that was taken. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { setMoving } from '../moving.ts'
import type { Point } from './camera.ts'

/** `foot` and `way` in the pixels of the board; without a way it goes straight. */
export function useSteps(
  ref: RefObject<HTMLElement | null>,
  foot: Point,
  way: readonly Point[] | undefined,
  pace: number,
): void {
  const stood = useRef(foot)
  useLayoutEffect(() => {
    const from = stood.current
    stood.current = { x: foot.x, y: foot.y }
    if (ref.current === null || pace === 0 || (from.x === foot.x && from.y === foot.y)) return
    const steps = way !== undefined && way.length > 1 ? way : [from, foot]
    const frames = steps.map((step) => ({ transform: `translate(${step.x - foot.x}px, ${step.y - foot.y}px)` }))
    setMoving(ref.current, frames, pace, { easing: 'ease-in-out' })
  }, [ref, foot.x, foot.y, way, pace])
}
