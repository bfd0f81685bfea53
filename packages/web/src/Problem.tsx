/** What could not be done, until it has been read. */
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from './Icon.tsx'

export interface ProblemProps {
  readonly text: string
  readonly className?: string
  readonly onClose: () => void
}
export function Problem({ text, className = '', onClose }: ProblemProps): ReactNode {
  const common = useTranslations('common')
  return (
    <div className={`notice ${className}`} role="alert">
      <Icon name="warn" />
      <p>{text}</p>
      <button type="button" className="eh-close" aria-label={common('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
