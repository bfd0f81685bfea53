/** Around the table: who sits where, the links, and what can be done about a seat or the table. */
import { MARKS } from '@emberhall/ui'
import type { SeatInfo, TableInfo } from '@emberhall/server/protocol'
import { type ReactNode, useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { Icon } from '../Icon.tsx'
import { type OnlineDesk, toldBySource } from '../play/online.ts'
import type { Sitter } from '../play/source.ts'
import '../styles/online.css'
import { Acting } from './Acting.tsx'
import { linkTo } from './api.ts'
import { Invite } from './Invite.tsx'
import { lengthText, SECOND, useSeatText } from './presence.ts'
import { useOnline } from './useOnline.ts'
import { Delay, Eyes } from './Watching.tsx'
import { Webhook } from './Webhook.tsx'

export interface AroundProps {
  readonly desk: OnlineDesk
  readonly sitters: readonly Sitter[]
  readonly onSave: () => void
}
export function Around({ desk, sitters, onSave }: AroundProps): ReactNode {
  const t = useTranslations('online')
  const { table } = useOnline(desk)
  const { seats, watch, watchers, status, mine, host } = table
  return (
    <>
      <ul className="around">
        {seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} table={table} colour={sitters[seat.seat]?.colour ?? ''} desk={desk} />
        ))}
      </ul>
      <p className="note">{t('watchers', { n: watchers })}</p>
      {watch === null ? null : <Invite label={t('copyWatch')} link={linkTo('watch', table.id, watch)} />}
      <Delay table={table} desk={desk} />
      {mine.length > 0 || host ? (
        <div className="around-deeds">
          {status === 'over' ? null : (
            <button
              type="button"
              className="quiet"
              onClick={() => desk.setPaused(status === 'paused' ? 'resume' : 'pause')}
            >
              {status === 'paused' ? t('resume') : t('pause')}
            </button>
          )}
          <button type="button" className="quiet" title={t('saveHelp')} onClick={onSave}>
            <Icon name="save" /> {t('save')}
          </button>
          {table.whole || table.rivals || mine.length === 0 ? null : (
            <button type="button" className="quiet" title={t('saveHelp')} onClick={desk.askWhole}>
              <Icon name="copy" /> {t('askWhole')}
            </button>
          )}
          {host ? <Remove desk={desk} /> : null}
        </div>
      ) : null}
      {table.webhook === null ? null : <Webhook desk={desk} webhook={table.webhook} />}
    </>
  )
}

/** What cannot be taken back is asked twice. */
function Remove({ desk }: { readonly desk: OnlineDesk }): ReactNode {
  const t = useTranslations('online')
  const [, navigate] = useLocation()
  return (
    <Twice
      label={t('remove')}
      sure={t('reallyRemove')}
      onSure={() => void desk.remove().then(() => navigate('/'), toldBySource)}
    />
  )
}
interface TwiceProps {
  readonly label: string
  readonly sure: string
  readonly onSure: () => void
}
function Twice({ label, sure, onSure }: TwiceProps): ReactNode {
  const [isSure, setSure] = useState(false)
  return (
    <button
      type="button"
      className="quiet"
      onBlur={() => setSure(false)}
      onClick={() => (isSure ? onSure() : setSure(true))}
    >
      {isSure ? sure : label}
    </button>
  )
}

interface SeatProps {
  readonly seat: SeatInfo
  readonly table: TableInfo
  readonly colour: string
  readonly desk: OnlineDesk
}
function Seat({ seat, table, colour, desk }: SeatProps): ReactNode {
  const t = useTranslations('online')
  const howOf = useSeatText()
  const { kind, name, mine, present, link, seat: place } = seat
  const isWaitedFor = table.waiting.includes(place)
  const mayChange = mine || table.host
  return (
    <li className="around-seat" style={{ '--who': colour }}>
      <b>
        <i aria-hidden="true">{MARKS[place % MARKS.length]}</i>{' '}
        {kind === 'open' ? t('openSeat', { n: place + 1 }) : name}
      </b>
      <span className={`around-how ${present ? 'is-present' : ''}`}>
        {howOf(seat)}
        {isWaitedFor ? `, ${t('waited')}` : ''}
      </span>
      <Acting seat={seat} table={table} desk={desk} />
      <Eyes seat={seat} table={table} desk={desk} />
      <span className="around-deeds">
        {link === null ? null : (
          <Invite label={mine ? t('copyOwn') : t('copySeat', { name })} link={linkTo('join', table.id, link)} />
        )}
        {kind === 'bot' ? null : <ToBot seat={seat} isHost={table.host} onBot={() => desk.seat(place, 'bot')} />}
        {mayChange && kind === 'bot' ? (
          <button type="button" className="quiet" onClick={() => desk.seat(place, 'take')}>
            <Icon name="people" /> {t('fromBot')}
          </button>
        ) : null}
        {table.host && !mine && kind !== 'open' && (table.whole || !present) ? (
          <button type="button" className="quiet" onClick={() => desk.seat(place, 'link')}>
            {t('newLink')}
          </button>
        ) : null}
        {mine ? <Twice label={t('stand')} sure={t('reallyStand')} onSure={() => desk.seat(place, 'stand')} /> : null}
      </span>
    </li>
  )
}

interface ToBotProps {
  readonly seat: SeatInfo
  readonly isHost: boolean
  readonly onBot: () => void
}
/** One's own seat, or one that nobody has taken, at once; for somebody else the host waits a while. */
function ToBot({ seat: { mine, kind, botFrom }, isHost, onBot }: ToBotProps): ReactNode {
  const t = useTranslations('online')
  const format = useFormatter()
  const now = useNow({ updateInterval: SECOND })
  const isFree = mine || (isHost && kind === 'open')
  if (!isFree && (!isHost || botFrom === null)) return null
  const wait = isFree ? 0 : botFrom! - now.getTime()
  return (
    <button type="button" className="quiet" disabled={wait > 0} onClick={onBot}>
      <Icon name="bot" /> {wait > 0 ? t('toBotIn', { time: lengthText(wait + SECOND, format) }) : t('toBot')}
    </button>
  )
}
