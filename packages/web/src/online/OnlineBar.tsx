/** Who is here, in a word, and the way to the sheet that says more; reactions drop from it. */
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import type { OnlineDesk, OnlineState } from '../play/online.ts'
import type { Snapshot, TableSource } from '../play/source.ts'
import '../styles/online.css'
import type { Desk } from '../table/useDesk.ts'
import { useOnline, useSpeaker } from './useOnline.ts'

export interface OnlineBarProps {
  readonly source: TableSource
  readonly desk: Pick<Desk, 'snapshot' | 'panel' | 'doings'>
}
/** Nothing at a table of this browser. */
export function OnlineBar({ source, desk }: OnlineBarProps): ReactNode {
  const { online } = source
  if (online === undefined) return null
  const open = (): void => desk.doings.open('seats')
  return <Bar online={online} snapshot={desk.snapshot} isOpen={desk.panel === 'seats'} onOpen={open} />
}

interface BarProps {
  readonly online: OnlineDesk
  readonly snapshot: Snapshot
  readonly isOpen: boolean
  readonly onOpen: () => void
}
function Bar({ online, snapshot, isOpen, onOpen }: BarProps): ReactNode {
  const t = useTranslations('online')
  const state = useOnline(online)
  const unread = useUnread(state, isOpen)
  const people = state.table.seats.filter((seat) => seat.kind !== 'bot')
  const here = people.filter((seat) => seat.present).length
  return (
    <div className="online">
      <button
        type="button"
        className={`online-pill ${state.connection === 'open' ? '' : 'online-down'}`}
        onClick={onOpen}
      >
        <span className="online-dots" aria-hidden="true">
          {people.map(({ seat, present }) => (
            <i
              key={seat}
              className={present ? 'is-present' : ''}
              style={{ '--who': snapshot.sitters[seat]?.colour ?? '' }}
            />
          ))}
        </span>
        <span>{t('pill', { here, all: people.length })}</span>
        {unread > 0 ? (
          <b>
            <Icon name="story" size="1em" /> {unread} <span className="hidden">{t('unread', { n: unread })}</span>
          </b>
        ) : null}
      </button>
      {/* Those who play speak from their places. */}
      <Reactions online={online} of="gallery" />
    </div>
  )
}

/** Messages that came since the sheet was last open; what was said before one came in is not counted. */
function useUnread({ chat }: OnlineState, isOpen: boolean): number {
  const last = chat.at(-1)?.n ?? 0
  const [read, setRead] = useState(last)
  useEffect(() => {
    if (isOpen) setRead(last)
  }, [isOpen, last])
  return chat.filter((line) => line.n > read).length
}

const SHOWN_MS = 4000
interface ReactionsProps {
  readonly online: OnlineDesk
  readonly of: 'everybody' | 'gallery'
}
export function Reactions({ online, of }: ReactionsProps): ReactNode {
  const t = useTranslations('chat')
  const speaker = useSpeaker()
  const state = useOnline(online)
  const last = state.reactions.at(-1)?.n ?? 0
  const [gone, setGone] = useState(last)
  useEffect(() => {
    const timer = setTimeout(() => setGone(last), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [last])
  return (
    <ul className="online-reactions" aria-live="polite">
      {state.reactions
        .filter(({ n, seat }) => n > gone && (of === 'everybody' || seat < 0))
        .map(({ n, what, ...by }) => (
          <li key={n}>
            <b>{speaker(by)}</b> {t(what)}
          </li>
        ))}
    </ul>
  )
}
