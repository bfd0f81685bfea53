/** What one is not asked, or not always, and a button for each that changes that. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useKeyName, useTip } from '../keys/bindings.ts'
import type { Standing } from './useStanding.ts'

export function StandingWishes({ standing }: { readonly standing: readonly Standing[] }): ReactNode {
  const t = useTranslations('wishes')
  const tip = useTip()
  const key = useKeyName()('pass')
  if (standing.length === 0) return null
  return (
    <ul aria-label={t('title')}>
      {standing.map(({ name, text, what, isPassing, withdraw }) => (
        <li key={name} className="prompt-why">
          <span>
            {text}{' '}
            <button
              type="button"
              className="link"
              {...(isPassing && tip('pass', t('again')))}
              aria-label={t('againAbout', { what })}
              onClick={withdraw}
            >
              {t('again')}
              {isPassing && key !== '' ? <kbd aria-hidden="true">{key}</kbd> : null}
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Says to those who listen that one passes for a while, and that one is asked again. */
export function PassingNews({ standing }: { readonly standing: readonly Standing[] }): ReactNode {
  const t = useTranslations('wishes')
  const key = useKeyName()('pass')
  const isPassing = standing.some((wish) => wish.isPassing)
  const before = useRef(isPassing)
  const [news, setNews] = useState('')
  useEffect(() => {
    if (before.current === isPassing) return
    before.current = isPassing
    setNews(isPassing ? t('passing', { key: key || 'none' }) : t('askedAgain'))
  }, [isPassing, key, t])
  return (
    <p className="hidden" role="status" data-testid="passing">
      {news}
    </p>
  )
}
