/** Stands where the prompt stands while somebody looks back. */
import { MARKS, Segments } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import { CopyLink } from '../online/CopyLink.tsx'
import type { Snapshot } from '../play/source.ts'
import type { BookmarkDesk } from './useBookmarks.ts'
import type { History } from './useHistory.ts'

export interface HistoryBarProps {
  readonly history: History
  readonly bookmarks: BookmarkDesk
  readonly onBookmarks: () => void
  readonly snapshot: Snapshot
  /** Null where a copy would tell too much. */
  readonly onBranch: (() => void) | null
}
export function HistoryBar({ history, bookmarks, onBookmarks, snapshot, onBranch }: HistoryBarProps): ReactNode {
  const t = useTranslations('history')
  const replay = useTranslations('replay')
  const named = useTranslations('bookmarks')
  const last = snapshot.moments
  const at = history.moment?.at ?? last
  return (
    <section className="prompt history" aria-label={t('title')}>
      <div className="history-head">
        <h2 id="question">
          <Icon name="history" /> {t('at', { at, last })}
          {bookmarks.here === null ? null : `: ${bookmarks.here.name}`}
        </h2>
        <p className="prompt-why">{t('help')}</p>
      </div>
      <div className="history-row">
        <button
          type="button"
          className="quiet"
          aria-label={t('back')}
          disabled={at <= 0}
          onClick={() => history.go(at - 1)}
        >
          <Icon name="back" />
        </button>
        <input
          type="range"
          className="eh-range"
          aria-label={t('moment')}
          min={0}
          max={last}
          value={at}
          onChange={(event) => history.go(Number(event.target.value))}
        />
        <button
          type="button"
          className="quiet"
          aria-label={t('forward')}
          disabled={at >= last}
          onClick={() => history.go(at + 1)}
        >
          <Icon name="forward" />
        </button>
        <button
          type="button"
          className="quiet"
          disabled={at >= last}
          onClick={() => history.setPlaying(!history.isPlaying)}
        >
          {history.isPlaying ? replay('hold') : replay('play')}
        </button>
      </div>
      <Viewpoints history={history} snapshot={snapshot} />
      <div className="history-row">
        {onBranch === null ? (
          <p className="note">{t('noBranch')}</p>
        ) : (
          <button type="button" className="choice" onClick={onBranch}>
            <Icon name="branch" /> <b>{t('branch')}</b>
          </button>
        )}
        <button type="button" className="choice choice-suggested" onClick={history.leave}>
          <b>{t('now')}</b> <kbd>Esc</kbd>
        </button>
        <button type="button" className="quiet" onClick={onBookmarks}>
          <Icon name="bookmark" /> {named('open', { n: bookmarks.all.length })}
        </button>
        {history.link === null ? null : <CopyLink label={replay('link')} link={history.link} />}
      </div>
    </section>
  )
}

/** Whose seat the moment is seen from. */
function Viewpoints({ history, snapshot }: Pick<HistoryBarProps, 'history' | 'snapshot'>): ReactNode {
  const t = useTranslations('history')
  const { sitters, viewpoints } = snapshot
  if (sitters.length < 2 || viewpoints.length < 2) return null
  const choices = viewpoints.map((seat) => {
    const sitter = sitters[seat]
    const mark =
      sitter === undefined ? (
        <Icon name="look" />
      ) : (
        <i className="seat-mark" style={{ '--who': sitter.colour }} aria-hidden="true">
          {MARKS[seat % MARKS.length]}
        </i>
      )
    const label = (
      <>
        {mark} <span className="seat-name">{sitter?.name ?? t('anybody')}</span>
      </>
    )
    return { value: String(seat), label }
  })
  const from = String(history.moment?.view.seat ?? snapshot.view.seat)
  return (
    <Segments label={t('eyes')} value={from} choices={choices} onChange={(seat) => history.lookFrom(Number(seat))} />
  )
}
