/** Around the table: who sits where, the links, what can be done about a seat, and talk. */
import type { SeatInfo, TableInfo } from '@emberhall/server/protocol'
import { Sheet } from '@emberhall/ui'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MARKS } from '../catalog.ts'
import { Icon } from '../Icon.tsx'
import type { OnlineDesk } from '../play/online.ts'
import type { Sitter } from '../play/source.ts'
import { linkTo } from './api.ts'
import { Chat } from './Chat.tsx'
import { useCopy, useOnline } from './useOnline.ts'

export interface OnlineSheetProps {
  readonly desk: OnlineDesk
  readonly sitters: readonly Sitter[]
  readonly onSave: () => void
  readonly onClose: () => void
}
export function OnlineSheet({ desk, sitters, onSave, onClose }: OnlineSheetProps): ReactNode {
  const t = useTranslations('online')
  const common = useTranslations('common')
  const state = useOnline(desk)
  const { table } = state
  const { seats, watch, watchers, status, mine, host } = table
  return (
    <Sheet title={t('around')} closeLabel={common('close')} onClose={onClose}>
      <ul className="around">
        {seats.map((seat) => (
          <Seat key={seat.seat} seat={seat} table={table} colour={sitters[seat.seat]?.colour ?? ''} desk={desk} />
        ))}
      </ul>
      <p className="note">{t('watchers', { n: watchers })}</p>
      {watch === null ? null : <CopyLink label={t('copyWatch')} link={linkTo('watch', table.id, watch)} />}
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
        </div>
      ) : null}
      <Chat desk={desk} lines={state.chat} sitters={sitters} />
    </Sheet>
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
  const [isSure, setSure] = useState(false)
  const { kind, name, mine, present, link, seat: place } = seat
  const isWaitedFor = table.waiting.includes(place)
  const how =
    kind === 'bot' ? t('bot') : kind === 'open' ? t('open') : mine ? t('you') : present ? t('present') : t('away')
  const mayChange = mine || table.host
  return (
    <li className="around-seat" style={{ '--who': colour }}>
      <b>
        <i aria-hidden="true">{MARKS[place % MARKS.length]}</i> {name}
      </b>
      <span className={`around-how ${present ? 'is-present' : ''}`}>
        {how}
        {isWaitedFor ? `, ${t('waited')}` : ''}
      </span>
      <span className="around-deeds">
        {link === null ? null : (
          <CopyLink label={mine ? t('copyOwn') : t('copySeat', { name })} link={linkTo('join', table.id, link)} />
        )}
        {mayChange && kind !== 'bot' ? (
          <button type="button" className="quiet" onClick={() => desk.seat(place, 'bot')}>
            <Icon name="bot" /> {t('toBot')}
          </button>
        ) : null}
        {mayChange && kind === 'bot' ? (
          <button type="button" className="quiet" onClick={() => desk.seat(place, 'take')}>
            <Icon name="people" /> {t('fromBot')}
          </button>
        ) : null}
        {table.host && !mine && kind !== 'open' ? (
          <button type="button" className="quiet" onClick={() => desk.seat(place, 'link')}>
            {t('newLink')}
          </button>
        ) : null}
        {mine ? (
          <button
            type="button"
            className="quiet"
            onBlur={() => setSure(false)}
            onClick={() => (isSure ? desk.seat(place, 'stand') : setSure(true))}
          >
            {isSure ? t('reallyStand') : t('stand')}
          </button>
        ) : null}
      </span>
    </li>
  )
}

export function CopyLink({ label, link }: { readonly label: string; readonly link: string }): ReactNode {
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
