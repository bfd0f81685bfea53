/** People at their places: what they say, to be answered there, and that somebody is away or played by a bot. */
import { LIMITS } from '@emberhall/server/protocol'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import type { OnlineDesk } from '../play/online.ts'
import type { Sitter } from '../play/source.ts'
import '../styles/places.css'
import { useFollow } from '../table/pointing/useFollow.ts'
import { type Bubble, howOf } from './news.ts'
import { useBubbles } from './useBubbles.ts'
import { useOnline } from './useOnline.ts'

export interface AtPlacesProps {
  readonly online: OnlineDesk
  readonly sitters: readonly Sitter[]
}
export function AtPlaces({ online, sitters }: AtPlacesProps): ReactNode {
  const t = useTranslations('online')
  const { table } = useOnline(online)
  const [answered, setAnswered] = useState<number | null>(null)
  const { shown, drop } = useBubbles(online, answered)
  const layer = useRef<HTMLUListElement>(null)
  const marked = table.seats.flatMap((seat) => {
    const how = howOf(seat)
    return how === 'bot' || (how === 'away' && !seat.mine) ? [{ ...seat, how }] : []
  })
  useFollow(layer, shown.length + marked.length > 0, 'data-anchor')
  const colourOf = (seat: number): string => sitters[seat]?.colour ?? 'var(--accent)'
  const answer = (bubble: Bubble) => (text: string) => {
    if (text !== '') online.say(text)
    setAnswered(null)
    drop(bubble.key)
  }
  return (
    <ul ref={layer} className="at-places" aria-live="polite">
      {marked.map(({ seat, name, how }) => (
        <li
          key={`${how} ${seat}`}
          className={`place-mark place-${how}`}
          data-at={`seat ${seat}`}
          style={{ '--who': colourOf(seat) }}
        >
          <Icon name={how === 'bot' ? 'bot' : 'time'} size="1em" /> <span>{t(`mark.${how}`)}</span>
          <span className="hidden"> {name}</span>
        </li>
      ))}
      {shown.map((bubble) => (
        <li
          key={bubble.seat}
          className={`bubble ${bubble.isSaid ? '' : 'bubble-news'}`}
          data-at={`seat ${bubble.seat}`}
          style={{ '--who': colourOf(bubble.seat) }}
        >
          <p>
            <b>{sitters[bubble.seat]?.name}</b> {bubble.text}
          </p>
          {answered === bubble.seat ? (
            <Reply onSay={answer(bubble)} />
          ) : !bubble.isSaid || table.mine.length === 0 || table.mine.includes(bubble.seat) ? null : (
            <button type="button" className="bubble-answer" onClick={() => setAnswered(bubble.seat)}>
              {t('reply')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function Reply({ onSay }: { readonly onSay: (text: string) => void }): ReactNode {
  const t = useTranslations('chat')
  const [text, setText] = useState('')
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    onSay(text.trim())
  }
  return (
    <form
      onSubmit={send}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') onSay('')
      }}
    >
      <input
        autoFocus
        value={text}
        aria-label={t('say')}
        placeholder={t('say')}
        maxLength={LIMITS.chat}
        onChange={(event) => setText(event.target.value)}
      />
    </form>
  )
}
