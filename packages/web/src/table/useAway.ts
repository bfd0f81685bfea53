/** What has happened at a table on the server since somebody was last there with this browser. */
import { useEffect, useState } from 'react'
import { useRoute, useSearch } from 'wouter'
import { isOnlineId } from '../online/api.ts'
import type { Snapshot } from '../play/source.ts'
import { addressOf } from './useHistory.ts'

export interface Missed {
  readonly lines: number
  /** Where it is played again from; '' at the text table, which has no pictures to play. */
  readonly address: string
}
const KEY = 'emberhall.seen'
const MOST_TABLES = 60
type Seen = readonly (readonly [table: string, moments: number])[]

function readSeen(): Seen {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Seen) : []
  } catch {
    return []
  }
}
function keepSeen(table: string, moments: number): void {
  try {
    const others = readSeen().filter(([id]) => id !== table)
    localStorage.setItem(KEY, JSON.stringify([[table, moments], ...others].slice(0, MOST_TABLES)))
  } catch {
    // Without storage nobody is told what they have missed.
  }
}

/** Null at a table of this browser: nothing happens there alone. */
export function useAway({ moments, log }: Snapshot): Missed | null {
  const [, params] = useRoute('/table/:id')
  const table = params?.id ?? ''
  const isText = new URLSearchParams(useSearch()).has('text')
  const [then] = useState(() => readSeen().find(([id]) => id === table)?.[1] ?? null)
  const [now] = useState(moments)
  useEffect(() => {
    if (isOnlineId(table)) keepSeen(table, moments)
  }, [table, moments])
  if (then === null || !isOnlineId(table)) return null
  // What an answer brings is told under the question it was given to.
  const lines = log.filter(({ at }) => at >= then && at < now).length
  if (lines === 0) return null
  return { lines, address: isText ? '' : addressOf(table, then, 'playing') }
}
