/** Says what is new, and the question, to those who listen. */
import type { GameWords } from '@emberhall/speech'
import { type ReactNode, useEffect, useState } from 'react'
import type { Snapshot } from '../play/source.ts'
import type { Asked } from './asked.ts'

export interface AnnouncerProps {
  readonly snapshot: Snapshot
  readonly words: GameWords
  readonly asked: Asked | null
}
export function Announcer({ snapshot, words, asked }: AnnouncerProps): ReactNode {
  const [news, setNews] = useState<readonly string[]>([])
  const { log, news: fresh, sitters, seq } = snapshot
  useEffect(() => {
    const names = sitters.map((sitter) => sitter.name)
    const lines = log.slice(log.length - fresh).map((line) => words.log(line, names))
    setNews([...lines.filter((line) => line !== ''), asked?.prompt ?? ''])
  }, [seq])
  return (
    <div className="hidden" role="log" aria-live="polite" aria-atomic="true" data-testid="announcer">
      {news.map((line, i) => (
        <p key={`${seq}-${i}`}>{line}</p>
      ))}
    </div>
  )
}
