/** The text table as it was: which moment is shown, what happened then, and the way back to now. */
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Bookmarks } from './Bookmarks.tsx'
import { tellStory } from './story/told.ts'
import type { Desk } from './useDesk.ts'

export function TextHistory({ desk }: { readonly desk: Desk }): ReactNode {
  const t = useTranslations('history')
  const replay = useTranslations('replay')
  const { history, snapshot, bookmarks, words, names } = desk
  const last = snapshot.moments
  const at = history.moment?.at ?? last
  const told = tellStory({ log: history.news, fresh: 0, words, names })
  const named = bookmarks.here === null ? '' : `: ${bookmarks.here.name}`
  return (
    <>
      <h2 id="text-question">{t('title')}</h2>
      <div role="status">
        <p>
          <b>
            {t('at', { at, last })}
            {named}
          </b>
        </p>
        {told.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <p>{t('help')}</p>
      <p className="text-tools">
        <button type="button" onClick={history.leave}>
          {t('now')}
        </button>
        <button type="button" onClick={() => history.go(at - 1)}>
          {t('back')}
        </button>
        <button type="button" onClick={() => history.go(at + 1)}>
          {t('forward')}
        </button>
        <button type="button" onClick={() => history.go(0)}>
          {t('first')}
        </button>
        <button type="button" onClick={() => history.setPlaying(!history.isPlaying)}>
          {history.isPlaying ? replay('hold') : replay('play')}
        </button>
        {desk.branch === null ? null : (
          <button type="button" onClick={desk.branch}>
            {t('branch')}
          </button>
        )}
      </p>
      {desk.branch === null ? <p>{t('noBranch')}</p> : null}
    </>
  )
}

export function TextBookmarks({ desk }: { readonly desk: Desk }): ReactNode {
  const t = useTranslations('bookmarks')
  const past = useTranslations('history')
  const { bookmarks, history, snapshot } = desk
  const last = snapshot.moments
  return (
    <section aria-labelledby="text-bookmarks">
      <h2 id="text-bookmarks">{t('title')}</h2>
      <Bookmarks bookmarks={bookmarks} moment={past('at', { at: history.moment?.at ?? last, last })} />
    </section>
  )
}
