/** What is shown happening, and how to be done with it: a press, Esc, Enter or Space. Nothing waits for it. */
import { useEffect } from 'react'
import { swallowClick } from './swallow.ts'

/** Moments that are shown one after the other, by how they are skipped. */
const shown = new Set<() => void>()
/** Motion on the table that comes to an end by itself. */
const motions = (): readonly Animation[] =>
  document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' &&
        effect instanceof KeyframeEffect &&
        effect.target?.closest('.frame') !== null &&
        effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )

/** As long as any single movement takes at ordinary pace. What has to be read rests after it. */
export const MOVE_MS = 300
interface Movement extends Omit<KeyframeAnimationOptions, 'duration'> {
  /** How high it lies over other things while it moves. No keyframe says so: what only moves, turns and fades is drawn without the page. */
  readonly above?: number
}
/** Moves something once; every movement that is not in a style sheet is made here. */
export function setMoving(
  element: HTMLElement,
  frames: Keyframe[],
  pace: number,
  { above, ...timing }: Movement = {},
): Animation {
  const movement = element.animate(frames, { ...timing, duration: MOVE_MS * pace })
  if (above !== undefined) lift(element, above, movement)
  return movement
}
function lift({ style }: HTMLElement, above: number, movement: Animation): void {
  const before = style.zIndex
  style.zIndex = String(above)
  const lower = (): void => {
    if (style.zIndex === String(above)) style.zIndex = before
  }
  movement.addEventListener('finish', lower)
  movement.addEventListener('cancel', lower)
}

export const isMoving = (): boolean => shown.size > 0 || motions().length > 0
function skipAll(): void {
  for (const skip of shown) skip()
  for (const motion of motions()) motion.finish()
}
/** A press means: seen. It does not choose anything on a table that is about to change. */
function skipByPress({ target }: Event): void {
  if (shown.size > 0 && target instanceof Element && target.closest('[data-key]') !== null) swallowClick()
  skipAll()
}
const skipByKey = ({ key }: KeyboardEvent): void => {
  if (key === 'Escape' || key === 'Enter' || key === ' ') skipAll()
}
/** For as long as a table is drawn. */
export function useSkipping(): void {
  useEffect(() => {
    addEventListener('keydown', skipByKey, true)
    addEventListener('pointerdown', skipByPress, true)
    return () => {
      removeEventListener('keydown', skipByKey, true)
      removeEventListener('pointerdown', skipByPress, true)
    }
  }, [])
}
/** A moment that is shown for a while: `skip` goes on to the next, or to the end. */
export function useSkippable(isShown: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isShown) return undefined
    shown.add(skip)
    return () => void shown.delete(skip)
  }, [isShown, skip])
}
