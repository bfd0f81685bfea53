/** Which page lies open over the table: what has been told since one last looked, one after the other. */
import type { LogLine } from '@emberhall/kernel'
import { useEffect, useState } from 'react'
import { CONTENT } from '../../content/index.ts'
import type { Screen } from '../model/keys.ts'
import type { Tableau } from '../model/tableau.ts'
import { type Page, pagesSince } from './pages.ts'

interface Reading {
  readonly page: Page | null
  readonly turn: () => void
}
/** At most this many lie there: whoever has been away reads the rest in the story. */
const MOST = 4
/** How much of it may lie open: over a fight what led to it, and the rest when it is over. */
export function readUpTo(screen: Screen, log: readonly LogLine[]): number {
  if (screen === 'fight')
    return Math.max(
      0,
      log.findLastIndex(({ what }) => what === 'meets'),
    )
  return screen === 'land' || screen === 'dusk' ? log.length : 0
}
export function usePages({ log, lang, t, mine, beat, screen }: Tableau): Reading {
  // Whoever opens a table in the middle of a chapter has read what was told.
  const [read, setRead] = useState(() => (log.some(({ what }) => what === 'acts') ? log.length : 0))
  const from = Math.min(read, log.length)
  const own = t.s.characters.flatMap(({ seat }, c) => (mine.includes(seat) ? [CONTENT.characters[c]?.id ?? ''] : []))
  const mayRead = beat === null && mine.length > 0
  const pages = mayRead ? pagesSince(lang, log.slice(0, readUpTo(screen, log)), from, own).slice(-MOST) : []
  const [page = null] = pages
  const isAside = screen === 'page' || (mayRead && (screen === 'land' || screen === 'dusk'))
  const isBehind = beat === null && page === null && isAside && read !== log.length
  useEffect(() => {
    if (isBehind) setRead(log.length)
  }, [isBehind, log.length])
  return { page, turn: () => page !== null && setRead(page.next) }
}
