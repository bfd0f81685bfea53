/** Which moment is on the table: the latest, or for a while the roll that led to it. */
import type { LogLine, View } from '@emberhall/kernel'
import { useSkippable } from '@emberhall/ui'
import { useCallback, useEffect, useState } from 'react'
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
  const go = useCallback(() => setTrack((now) => ({ ...now, held: null })), [])
  useSkippable(held !== null, go)
  useEffect(() => {
    if (held === null) return
    const timer = window.setTimeout(go, LOOK * pace)
    return () => window.clearTimeout(timer)
  }, [held, pace, go])
  return held ?? view
}
