/** What is looked at closely: in passing, or until it is closed; and what is kept beside it to compare. */
import { type Glance, hasLooked, setLookMode, type Way } from '@emberhall/ui'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePointMode } from '../pointing/mode.ts'
import type { Looked } from '../story/lead.ts'

export interface Look {
  readonly what: Looked
  readonly isPassing: boolean
  readonly from: Element | null
  readonly ways: readonly Way[]
  /** The question it could be chosen for. */
  readonly question: string
}
export interface ZoomDesk {
  readonly look: Look | null
  readonly pinned: Look | null
  /** What a game's table calls, and the log. */
  readonly zoom: (what: Looked | null, glance?: Glance) => void
  /** What was looked at in passing stays. */
  readonly hold: () => void
  /** Keeps what is looked at while something else is; without anything else, lets go of what was kept. */
  readonly pin: () => void
  readonly unpin: () => void
  readonly close: () => void
}
interface Looks {
  readonly look: Look | null
  readonly pinned: Look | null
}
const NOTHING: Looks = { look: null, pinned: null }

export function useZoom(question: string): ZoomDesk {
  const [looks, setLooks] = useState(NOTHING)
  const zoom = useCallback(
    (what: Looked | null, glance?: Glance) => {
      setLooks((old) => {
        const isPassing = what === null || glance?.isPassing === true
        if (isPassing && old.look !== null && !old.look.isPassing) return old
        const look =
          what === null ? null : { what, isPassing, from: glance?.from ?? null, ways: glance?.ways ?? [], question }
        return { ...old, look }
      })
    },
    [question],
  )
  const doings = useMemo(
    () => ({
      hold: () =>
        setLooks(({ look, pinned }) => ({ look: look === null ? null : { ...look, isPassing: false }, pinned })),
      pin: () => setLooks(({ look }) => ({ look: null, pinned: look === null ? null : { ...look, isPassing: false } })),
      unpin: () => setLooks((old) => ({ ...old, pinned: null })),
      close: () => {
        setLooks(NOTHING)
        hasLooked()
      },
    }),
    [],
  )
  const isPointing = usePointMode(({ mode }) => mode !== 'off')
  useEffect(() => setLookMode('off'), [isPointing])
  useEffect(() => () => setLookMode('off'), [])
  return useMemo(() => ({ ...looks, zoom, ...doings }), [looks, zoom, doings])
}
