/** Which moment is on the table: the latest, or for a while the roll that led to it. */
import type { LogLine, View } from '@emberhall/kernel'
import { useEffect, useState } from 'react'
import type { S } from '../../state.ts'
import { heldView } from './held.ts'

const LOOK = 2200
export function useShown(view: View<S>, news: readonly LogLine[], pace: number): View<S> {
  const [track, setTrack] = useState<{ view: View<S>; held: View<S> | null }>({ view, held: null })
  let { held } = track
  if (track.view !== view) {
    held = pace > 0 ? heldView(track.view, view, news) : null
    setTrack({ view, held })
  }
  useEffect(() => {
    if (held === null) return
    const go = (): void => setTrack((now) => ({ ...now, held: null }))
    const timer = window.setTimeout(go, LOOK * pace)
    // A touch means: seen. It does not choose anything on a table that is about to change.
    const skip = (event: Event): void => {
      go()
      const target = event.target as Element | null
      if (event.type !== 'pointerdown' || target?.closest('.kd') === null || target?.closest('.kd-prompt') !== null)
        return
      const swallow = (click: Event): void => click.stopPropagation()
      addEventListener('click', swallow, { capture: true, once: true })
      window.setTimeout(() => removeEventListener('click', swallow, { capture: true }), 400)
    }
    addEventListener('pointerdown', skip, true)
    addEventListener('keydown', skip, true)
    return () => {
      window.clearTimeout(timer)
      removeEventListener('pointerdown', skip, true)
      removeEventListener('keydown', skip, true)
    }
  }, [held, pace])
  return held ?? view
}
