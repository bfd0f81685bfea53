import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { grown, useGrowth } from './growth.ts'

/** Whether a media query holds, now and later; drawn as text, without a window, none does. */
export function useMedia(written: string): boolean {
  const query = grown(written, useGrowth())
  const [holds, setHolds] = useState(() => typeof window !== 'undefined' && matchMedia(query).matches)
  useEffect(() => {
    const media = matchMedia(query)
    const look = (): void => setHolds(media.matches)
    look()
    media.addEventListener('change', look)
    return () => media.removeEventListener('change', look)
  }, [query])
  return holds
}
/** Narrow screens, and wide ones that are too low for a table, get the phone layout. */
export const usePhone = (): boolean => useMedia('(max-width: 860px)')

const LONG_MS = 450
/** What happens when a finger stays. A press that was long is no click. */
export function useLongPress(onLong: () => void): {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerUp: () => void
  readonly onPointerLeave: () => void
  readonly wasLong: () => boolean
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const long = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => stop, [])
  return {
    onPointerDown: (event) => {
      long.current = false
      if (event.button !== 0) return
      timer.current = setTimeout(() => {
        long.current = true
        onLong()
      }, LONG_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    wasLong: () => long.current,
  }
}
