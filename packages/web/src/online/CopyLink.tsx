/** Copies a link; where the browser does not let a page do that, it is shown. */
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import { useCopy } from './useOnline.ts'

export function CopyLink({ label, link }: { readonly label: ReactNode; readonly link: string }): ReactNode {
  const t = useTranslations('online')
  const { copied, byHand, copy } = useCopy()
  return (
    <>
      <button type="button" className="quiet copy-link" data-link={link} onClick={() => copy(link)}>
        <Icon name={copied === '' ? 'copy' : 'check'} /> {copied === '' ? label : t('copied')}
      </button>
      {byHand === '' ? null : (
        <label className="field">
          <span className="eh-label">{t('copyBy', { link: '' })}</span>
          <input readOnly value={byHand} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  )
}
