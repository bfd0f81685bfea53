/** How it ended, and what to do next. */
import type { Core, LogLine, Seat, Seen } from '@emberhall/kernel'
import type { GameWords, Lang } from '@emberhall/speech'
import type { GameTable } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Icon } from '../Icon.tsx'
import { Onward, type OnwardProps } from './Onward.tsx'

export interface EndScreenProps {
  readonly drawn: GameTable | null
  readonly seen: Seen<Core>
  readonly words: GameWords
  readonly lang: Lang
  readonly names: readonly string[]
  readonly log: readonly LogLine[]
  readonly mine: readonly Seat[]
  readonly canUndo: boolean
  readonly rewinds: number
  readonly corrections: number
  readonly onAgain: () => void
  /** A scene of a campaign: what comes next. */
  readonly onOnward: OnwardProps['onOnward'] | null
  readonly modes: OnwardProps['modes']
  readonly onUndo: () => void
  readonly onHistory: () => void
  readonly onReview: () => void
  readonly onSave: () => void
}
export function EndScreen(props: EndScreenProps): ReactNode {
  const { drawn, seen, words, lang, names, log, mine } = props
  const t = useTranslations('end')
  const actions = (
    <div className="end-actions">
      {props.onOnward === null ? (
        <button type="button" className="main" onClick={props.onAgain}>
          {t('again')}
        </button>
      ) : (
        <Onward modes={props.modes} onOnward={props.onOnward} />
      )}
      <button type="button" className="choice" onClick={props.onHistory}>
        <Icon name="history" /> <b>{t('history')}</b>
      </button>
      <button type="button" className="choice" onClick={props.onReview}>
        <Icon name="hint" /> <b>{t('review')}</b>
      </button>
      {props.canUndo ? (
        <button type="button" className="choice" onClick={props.onUndo}>
          <Icon name="undo" /> <b>{t('undo')}</b>
        </button>
      ) : null}
      <button type="button" className="choice" onClick={props.onSave}>
        <Icon name="save" /> <b>{t('save')}</b>
      </button>
      <Link className="choice" href="/">
        <Icon name="home" /> <b>{t('hall')}</b>
      </Link>
      {props.rewinds === 0 ? null : <p className="note">{t('rewinds', { n: props.rewinds })}</p>}
      {props.corrections === 0 ? null : <p className="note">{t('corrections', { n: props.corrections })}</p>}
    </div>
  )
  if (drawn !== null)
    return <drawn.End seen={seen} words={words} lang={lang} names={names} log={log} mine={mine} actions={actions} />
  return (
    <main className="plain-end">
      <h1>{words.outcome(seen, names)[0]}</h1>
      {words
        .outcome(seen, names)
        .slice(1)
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {actions}
    </main>
  )
}
