/** Talk around the table: plain text, and a few words that take one click. */
import { LIMITS, REACTIONS } from '@emberhall/server/protocol'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { OnlineDesk } from '../play/online.ts'
import type { Sitter } from '../play/source.ts'
import { useOnline, useSpeaker } from './useOnline.ts'

export interface ChatProps {
  readonly desk: OnlineDesk
  readonly sitters: readonly Sitter[]
}
export function Chat({ desk, sitters }: ChatProps): ReactNode {
  const { chat: lines } = useOnline(desk)
  const t = useTranslations('chat')
  const speaker = useSpeaker()
  const format = useFormatter()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const last = lines.at(-1)?.n
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last])
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    desk.say(text.trim())
    setText('')
  }
  return (
    <section className="chat" aria-labelledby="chat-title">
      <h3 id="chat-title">{t('title')}</h3>
      <div className="chat-quick" role="group" aria-label={t('reactions')}>
        {REACTIONS.map((what) => (
          <button key={what} type="button" className="quiet" onClick={() => desk.react(what)}>
            {t(what)}
          </button>
        ))}
      </div>
      {lines.length === 0 ? <p className="note">{t('empty')}</p> : null}
      <ol ref={list} className="chat-lines" aria-live="polite" tabIndex={0} aria-label={t('title')}>
        {lines.map((line) => (
          <li key={line.n}>
            <b style={{ '--who': sitters[line.seat]?.colour ?? 'var(--ink-2)' }}>{speaker(line)}</b>{' '}
            <time dateTime={new Date(line.at).toISOString()}>
              {format.dateTime(new Date(line.at), {
                hour: '2-digit',
                minute: '2-digit',
                timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
              })}
            </time>
            <p>{line.deed === undefined ? line.text : t(`deed.${line.deed}`, { who: line.text })}</p>
          </li>
        ))}
      </ol>
      <form onSubmit={send}>
        <label className="field">
          <span className="hidden">{t('say')}</span>
          <input
            value={text}
            placeholder={t('say')}
            maxLength={LIMITS.chat}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="main">
          {t('send')}
        </button>
      </form>
    </section>
  )
}
