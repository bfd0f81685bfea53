/** A link as a code for a phone's camera: dark on light whatever the table looks like, with the margin that cameras need. */
import { Sheet } from '@emberhall/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { encode } from 'uqr'

const MARGIN = 4
const ONLY_HERE = /^(localhost|127\.|\[::1\]$)/

export interface CodeSheetProps {
  readonly title: string
  readonly link: string
  readonly onClose: () => void
}
export function CodeSheet({ title, link, onClose }: CodeSheetProps): ReactNode {
  const t = useTranslations('online')
  const common = useTranslations('common')
  const { size, data } = useMemo(() => encode(link, { ecc: 'M', border: MARGIN }), [link])
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <Sheet title={title} closeLabel={common('close')} side="middle" onClose={onClose}>
      <div className="link-code">
        <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('code', { label: title })}>
          <rect width={size} height={size} />
          <path d={dark.join('')} />
        </svg>
        <p>{t(ONLY_HERE.test(new URL(link).hostname) ? 'codeOnlyHere' : 'codeHelp')}</p>
        <p className="link-text">{link}</p>
      </div>
    </Sheet>
  )
}
