/** What somebody should know about the table itself: not kept, open elsewhere, not quite as it was. */
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Icon } from '../Icon.tsx'
import type { Snapshot } from '../play/source.ts'
import { useAway } from './useAway.ts'

export function Notices({ snapshot }: { readonly snapshot: Snapshot }): ReactNode {
  const t = useTranslations('notices')
  const common = useTranslations('common')
  const away = useTranslations('away')
  const [read, setRead] = useState<readonly string[]>([])
  const missed = useAway(snapshot)
  const notices: { readonly key: string; readonly text: string; readonly way?: string }[] = []
  if (missed !== null) notices.push({ key: 'away', text: away('told', { n: missed.lines }), way: missed.address })
  if (snapshot.keeping === 'unavailable') notices.push({ key: 'unavailable', text: t('unavailable') })
  if (snapshot.keeping === 'elsewhere') notices.push({ key: 'elsewhere', text: t('elsewhere') })
  if (snapshot.divergence === null && snapshot.wayBack === 'shortened')
    notices.push({ key: 'shortened', text: t('shortened') })
  if (snapshot.divergence !== null)
    notices.push({ key: 'divergence', text: t('divergence', { detail: snapshot.divergence }) })
  const unread = notices.filter(({ key }) => !read.includes(key))
  return (
    <div className="notices" aria-live="polite">
      {unread.map(({ key, text, way = '' }) => (
        <div key={key} className={`notice ${key === 'away' ? 'notice-calm' : ''}`}>
          <Icon name={key === 'away' ? 'history' : 'warn'} />
          <p>{text}</p>
          {way === '' ? null : (
            <Link className="quiet" href={way} onClick={() => setRead([...read, key])}>
              {away('show')}
            </Link>
          )}
          <button
            type="button"
            className="eh-close"
            aria-label={common('close')}
            onClick={() => setRead([...read, key])}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  )
}
