/** What somebody should know about the table itself: not kept, open elsewhere, not quite as it was. */
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import type { Snapshot } from '../play/source.ts'

export function Notices({ snapshot }: { readonly snapshot: Snapshot }): ReactNode {
  const t = useTranslations('notices')
  const common = useTranslations('common')
  const [read, setRead] = useState<readonly string[]>([])
  const notices: { readonly key: string; readonly text: string }[] = []
  if (snapshot.keeping === 'unavailable') notices.push({ key: 'unavailable', text: t('unavailable') })
  if (snapshot.keeping === 'elsewhere') notices.push({ key: 'elsewhere', text: t('elsewhere') })
  if (snapshot.divergence === null && snapshot.wayBack === 'shortened')
    notices.push({ key: 'shortened', text: t('shortened') })
  if (snapshot.divergence !== null)
    notices.push({ key: 'divergence', text: t('divergence', { detail: snapshot.divergence }) })
  const unread = notices.filter(({ key }) => !read.includes(key))
  return (
    <div className="notices" aria-live="polite">
      {unread.map(({ key, text }) => (
        <div key={key} className="notice">
          <Icon name="warn" />
          <p>{text}</p>
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
