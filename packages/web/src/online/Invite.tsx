/** A link that opens a seat or the gallery: to be copied, or shown to a phone across the table. */
import { later } from '@emberhall/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import { CopyLink } from './CopyLink.tsx'

// Few people need it, and what draws it weighs something.
const code = later(async () => (await import('./CodeSheet.tsx')).CodeSheet)

export function Invite({ label, link }: { readonly label: string; readonly link: string }): ReactNode {
  const t = useTranslations('online')
  const [isShown, setShown] = useState(false)
  const name = t('showCode', { label })
  return (
    <span className="invite">
      <CopyLink label={label} link={link} />
      <button type="button" className="quiet invite-code" aria-label={name} title={name} onClick={() => setShown(true)}>
        <Icon name="code" />
      </button>
      {isShown ? (
        <Suspense fallback={null}>
          <code.Screen title={label} link={link} onClose={() => setShown(false)} />
        </Suspense>
      ) : null}
    </span>
  )
}
