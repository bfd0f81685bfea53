/** The moments of a game that have a name, and a name for the one that is shown. */
import { LIMITS } from '@emberhall/server/protocol'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import '../styles/bookmarks.css'
import type { BookmarkDesk } from './useBookmarks.ts'

export interface BookmarksProps {
  readonly bookmarks: BookmarkDesk
  /** What the moment shown is called otherwise. */
  readonly moment: string
  readonly onShow?: () => void
}
export function Bookmarks({ bookmarks, moment, onShow }: BookmarksProps): ReactNode {
  const t = useTranslations('bookmarks')
  const { all, here, mark, unmark, show, copy } = bookmarks
  return (
    <div className="bookmarks">
      {mark === null ? null : <Naming moment={moment} onName={mark} />}
      {all.length === 0 ? <p className="note">{t('none')}</p> : null}
      <ul aria-label={t('title')}>
        {all.map((bookmark) => {
          const { n, name, mine } = bookmark
          return (
            <li key={n} className={bookmark === here ? 'is-here' : ''}>
              <button
                type="button"
                className="bookmark-name"
                aria-label={t('show', { name })}
                onClick={() => {
                  onShow?.()
                  show(bookmark)
                }}
              >
                <Icon name="bookmark" /> <b>{name}</b>
              </button>
              <span className="bookmark-deeds">
                {copy === null ? null : (
                  <button
                    type="button"
                    className="quiet"
                    aria-label={`${t('copy')}: ${name}`}
                    onClick={() => copy(bookmark)}
                  >
                    <Icon name="branch" /> {t('copy')}
                  </button>
                )}
                {mine ? (
                  <button
                    type="button"
                    className="quiet"
                    aria-label={t('remove', { name })}
                    title={t('remove', { name })}
                    onClick={() => unmark(bookmark)}
                  >
                    <Icon name="remove" />
                  </button>
                ) : null}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Naming({ moment, onName }: { readonly moment: string; readonly onName: (name: string) => void }): ReactNode {
  const t = useTranslations('bookmarks')
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (name.trim() === '') return
    onName(name.trim())
    setName('')
    // The button cannot keep the focus: there is nothing left to send.
    field.current?.focus()
  }
  return (
    <form onSubmit={submit}>
      <label className="field">
        <span className="eh-label">{t('name', { moment })}</span>
        <input
          ref={field}
          value={name}
          maxLength={LIMITS.bookmark}
          placeholder={t('example')}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="main" disabled={name.trim() === ''}>
        {t('mark')}
      </button>
    </form>
  )
}
