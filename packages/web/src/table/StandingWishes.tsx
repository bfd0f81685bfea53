/** What one is not asked, or not always, and a button for each that changes that. */
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Standing } from './useStanding.ts'

export function StandingWishes({ standing }: { readonly standing: readonly Standing[] }): ReactNode {
  const t = useTranslations('wishes')
  if (standing.length === 0) return null
  return (
    <ul aria-label={t('title')}>
      {standing.map(({ name, text, what, withdraw }) => (
        <li key={name} className="prompt-why">
          <span>
            {text}{' '}
            <button type="button" className="link" aria-label={t('againAbout', { what })} onClick={withdraw}>
              {t('again')}
            </button>
          </span>
        </li>
      ))}
    </ul>
  )
}
