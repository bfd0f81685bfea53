/** A link that somebody has sent. */
import { Sheet } from '@emberhall/ui'
import { type SubmitEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'

const LONGEST_LINK = 500

/** Only an address of this same hall is followed. */
function ownAddress(text: string, origin: string): string | null {
  try {
    const url = new URL(text.trim(), origin)
    return url.origin === origin && url.pathname.length > 1 ? url.href : null
  } catch {
    return null
  }
}

export function JoinSheet({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useTranslations('join')
  const common = useTranslations('common')
  const [link, setLink] = useState('')
  const [isWrong, setWrong] = useState(false)
  const follow = (event: SubmitEvent): void => {
    event.preventDefault()
    const address = ownAddress(link, location.origin)
    if (address === null) setWrong(true)
    else location.assign(address)
  }
  return (
    <Sheet title={t('title')} closeLabel={common('close')} side="middle" onClose={onClose}>
      <form onSubmit={follow}>
        <p className="note">{t('help')}</p>
        <label className="field">
          <span className="eh-label">{t('link')}</span>
          <input
            type="url"
            inputMode="url"
            required
            maxLength={LONGEST_LINK}
            value={link}
            aria-invalid={isWrong}
            aria-describedby="join-problem"
            onChange={(event) => setLink(event.target.value)}
          />
        </label>
        <p id="join-problem" className="problem" role="alert">
          {isWrong ? t('wrong') : ''}
        </p>
        <button type="submit" className="main">
          {t('go')}
        </button>
      </form>
    </Sheet>
  )
}
