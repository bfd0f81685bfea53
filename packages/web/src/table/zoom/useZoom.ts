/** What is looked at closely: in passing, or until it is closed. */
import type { Glance } from '@emberhall/ui'
import { useCallback, useMemo, useState } from 'react'
import type { Looked } from '../story/lead.ts'

export interface Look {
  readonly what: Looked
  readonly isPassing: boolean
  readonly from: Element | null
}
export interface ZoomDesk {
  readonly look: Look | null
  /** What a game's table calls, and the log. */
  readonly zoom: (what: Looked | null, glance?: Glance) => void
  /** What was looked at in passing stays. */
  readonly hold: () => void
  readonly close: () => void
}
export function useZoom(): ZoomDesk {
  const [look, setLook] = useState<Look | null>(null)
  const zoom = useCallback((what: Looked | null, glance?: Glance) => {
    setLook((old) => {
      const isPassing = what === null || glance?.isPassing === true
      if (isPassing && old !== null && !old.isPassing) return old
      return what === null ? null : { what, isPassing, from: glance?.from ?? null }
    })
  }, [])
  const hold = useCallback(() => setLook((old) => (old === null ? null : { ...old, isPassing: false })), [])
  const close = useCallback(() => setLook(null), [])
  return useMemo(() => ({ look, zoom, hold, close }), [look, zoom, hold, close])
}
