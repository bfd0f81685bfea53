/** Where those who are away are told that it is their turn: the host gives one address, for instance of a chat. */
import { LIMITS, type WebhookInfo } from '@emberhall/server/protocol'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OnlineDesk } from '../play/online.ts'
import { useSettings } from '../settings/settings.ts'
import { useOnline, useProblemText } from './useOnline.ts'

interface WebhookProps {
  readonly desk: OnlineDesk
  readonly webhook: WebhookInfo
}
export function Webhook({ desk, webhook: { hosts, url, trouble } }: WebhookProps): ReactNode {
  const t = useTranslations('webhook')
  const problemText = useProblemText()
  const lang = useSettings((settings) => settings.lang)
  const [typed, setTyped] = useState(url)
  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    desk.dismiss()
    desk.setWebhook(typed.trim(), lang)
  }
  const stop = (): void => {
    setTyped('')
    desk.setWebhook('', lang)
  }
  const { problem } = useOnline(desk)
  const told = problem === 'webhookHost' ? problemText(problem) : trouble === null ? '' : t(trouble)
  const isSet = url !== '' && typed.trim() === url
  return (
    <details className="webhook" open={trouble !== null}>
      <summary>{url === '' ? t('title') : t('titleOn')}</summary>
      <form onSubmit={save}>
        <p className="note">{t('help', { hosts: hosts.join(', ') })}</p>
        <label className="field">
          <span className="eh-label">{t('address')}</span>
          <input
            type="url"
            value={typed}
            maxLength={LIMITS.webhook}
            placeholder={`https://${hosts[0]?.replace(/^http:\/\//, '') ?? ''}/…`}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {told === '' ? null : <p role="alert">{told}</p>}
        <div className="around-deeds">
          <button type="submit" className="main" disabled={typed.trim() === '' || isSet}>
            {isSet ? t('saved') : t('save')}
          </button>
          {url === '' ? null : (
            <button type="button" className="quiet" onClick={stop}>
              {t('stop')}
            </button>
          )}
        </div>
      </form>
    </details>
  )
}
