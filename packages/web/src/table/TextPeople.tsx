/** People around a text table: who is there, who is waited for, what they say, and who plays which seat. */
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { GameShell } from '@emberhall/speech'
import { Around } from '../online/Around.tsx'
import { Chat } from '../online/Chat.tsx'
import { MoveOnline } from '../online/MoveOnline.tsx'
import { Reactions } from '../online/OnlineBar.tsx'
import { useSeatText } from '../online/presence.ts'
import type { OnlineDesk, OnlineState } from '../play/online.ts'
import type { Sitter, TableSource } from '../play/source.ts'
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
      <Reactions online={online} of="everybody" />
      <Around desk={online} sitters={sitters} onSave={desk.doings.save} />
      <Chat desk={online} sitters={sitters} />
    </section>
  )
}

interface TextSeatsProps {
  readonly desk: Desk
  readonly source: TableSource
  readonly shell: GameShell
}
/** The seats of a table of this browser: who plays them, and who could. */
export function TextSeats({ desk, source, shell }: TextSeatsProps): ReactNode {
  const t = useTranslations('seats')
  const online = useTranslations('online')
  const sitterText = useSitterText()
  return (
    <section aria-labelledby="text-seats">
      <h2 id="text-seats">{t('title')}</h2>
      <p>{t('help')}</p>
      <ul className="text-choices">
        {desk.snapshot.sitters.map((sitter, seat) => {
          const isBot = sitter.kind === 'bot'
          const deed = isBot ? online('fromBot') : online('toBot')
          const next = isBot ? { ...sitter, kind: 'here' as const } : botAt(shell, sitter)
          return (
            <li key={sitter.name + String(seat)}>
              {sitterText(sitter)}{' '}
              <button type="button" aria-label={`${deed}: ${sitter.name}`} onClick={() => desk.sit(seat, next)}>
                {deed}
              </button>
            </li>
          )
        })}
      </ul>
      <MoveOnline source={source} />
    </section>
  )
}
export const botAt = ({ bot }: GameShell, sitter: Sitter): Sitter => ({ ...sitter, kind: 'bot', bot })
/** Who plays a seat of this browser. */
export function useSitterText(): (sitter: Sitter) => string {
  const t = useTranslations('seats')
  return ({ name, kind }) => `${name}: ${kind === 'bot' ? t('bot') : t('here')}`
}

/** Everybody at the table in one sentence. */
export function usePeopleText(): (state: OnlineState) => string {
  const t = useTranslations('online')
  const howOf = useSeatText()
  return ({ table: { seats, waiting, watchers } }) => {
    const people = seats.map((info) => {
      const { seat, kind, name } = info
      const called = kind === 'open' ? t('openSeat', { n: seat + 1 }) : name
      const how = [howOf(info), ...(waiting.includes(seat) ? [t('waited')] : [])].join(', ')
      return t('person', { name: called, how })
    })
    return [...people, t('watchers', { n: watchers })].join('. ')
  }
}
