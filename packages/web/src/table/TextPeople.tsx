/** People around a text table: who is there, who is waited for, what they say. */
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Around } from '../online/Around.tsx'
import { Chat } from '../online/Chat.tsx'
import { Reactions } from '../online/OnlineBar.tsx'
import { useSeatText } from '../online/presence.ts'
import type { OnlineDesk, OnlineState } from '../play/online.ts'
import type { Desk } from './useDesk.ts'

interface TextPeopleProps {
  readonly online: OnlineDesk
  readonly desk: Desk
}
export function TextPeople({ online, desk }: TextPeopleProps): ReactNode {
  const t = useTranslations('online')
  const { sitters } = desk.snapshot
  return (
    <section aria-labelledby="text-people">
      <h2 id="text-people">{t('around')}</h2>
      <Reactions online={online} />
      <Around desk={online} sitters={sitters} onSave={desk.doings.save} />
      <Chat desk={online} sitters={sitters} />
    </section>
  )
}

/** Everybody at the table in one sentence. */
export function usePeopleText(): (state: OnlineState) => string {
  const t = useTranslations('online')
  const howOf = useSeatText()
  return ({ table: { seats, waiting, watchers } }) => {
    const people = seats.map((info) => {
      const { seat, kind, name } = info
      const called = kind === 'open' ? t('openSeat', { n: seat + 1 }) : name
      return `${called}: ${[howOf(info), ...(waiting.includes(seat) ? [t('waited')] : [])].join(', ')}`
    })
    return [...people, t('watchers', { n: watchers })].join('. ')
  }
}
