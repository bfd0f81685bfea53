/** Which page lies open over the table: what has been told since one last looked, one after the other. */
import { useEffect, useState } from 'react'
import { CONTENT } from '../../content/index.ts'
import type { Tableau } from '../model/tableau.ts'
import { type Page, pagesSince } from './pages.ts'

interface Reading {
  readonly page: Page | null
  readonly turn: () => void
}
/** At most so many lie there: whoever has been away reads the rest in the story. */
const MOST = 4
export function usePages({ log, lang, t, mine, beat, screen }: Tableau): Reading {
  // Whoever opens a table in the middle of a chapter has read what was told.
  const [read, setRead] = useState(() => (log.some(({ what }) => what === 'acts') ? log.length : 0))
  const from = Math.min(read, log.length)
  const own = t.s.characters.flatMap(({ seat }, c) => (mine.includes(seat) ? [CONTENT.characters[c]?.id ?? ''] : []))
  const isFree = beat === null && screen === 'land' && mine.length > 0
  const pages = isFree ? pagesSince(lang, log, from, own).slice(-MOST) : []
  const [page = null] = pages
  const isBehind =
    beat === null && page === null && (isFree || screen === 'page' || screen === 'dusk') && read !== log.length
  useEffect(() => {
    if (isBehind) setRead(log.length)
  }, [isBehind, log.length])
  return { page, turn: () => page !== null && setRead(page.next) }
}
