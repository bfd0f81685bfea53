/** The log, told as a story. Each line leads back to its moment and to its rule. */
import type { GameWords, LogLine } from '@emberhall/kernel'
import { RuleLink } from '@emberhall/ui'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useSpoken } from '../settings/voice.ts'

export interface StoryProps {
  readonly log: readonly LogLine[]
  readonly fresh: number
  readonly words: GameWords
  readonly names: readonly string[]
  readonly onLine: (line: LogLine) => void
}
interface Told {
  readonly key: number
  readonly line: LogLine
  readonly text: string
  readonly isFresh: boolean
}

export function tellStory({ log, fresh, words, names }: Omit<StoryProps, 'onLine'>): Told[] {
  return log
    .map((line, key) => ({ key, line, text: words.log(line, names), isFresh: key >= log.length - fresh }))
    .filter(({ text }) => text !== '')
}

export function Story(props: StoryProps): ReactNode {
  const { log, fresh, words, names, onLine } = props
  const t = useTranslations('table')
  const end = useRef<HTMLOListElement>(null)
  const spoken = useSpoken(({ place }) => place)
  const told = useMemo(() => tellStory({ log, fresh, words, names }), [log, fresh, words, names])
  useEffect(() => {
    const list = end.current
    if (list !== null) list.scrollTop = list.scrollHeight
  }, [told])
  return (
    <section className="story" aria-label={t('story')}>
      <h2>{t('story')}</h2>
      <ol ref={end} tabIndex={0}>
        {told.map(({ key, line, text, isFresh }) => (
          <li
            key={key}
            className={`${isFresh ? 'fresh' : ''} ${line.what === 'turn' ? 'story-turn' : ''} ${spoken === String(key) ? 'spoken' : ''}`}
          >
            <a
              href={`#${line.at}`}
              className="story-line"
              title={t('seeMoment')}
              onClick={(event) => {
                event.preventDefault()
                onLine(line)
              }}
            >
              {text}
            </a>{' '}
            <RuleLink id={line.rule} />
          </li>
        ))}
      </ol>
    </section>
  )
}
