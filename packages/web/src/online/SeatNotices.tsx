/** What somebody should know about seats: one's own that a bot plays, and others that one may act for. */
import type { Seat } from '@emberhall/kernel'
import type { TableInfo } from '@emberhall/server/protocol'
import type { ReactNode } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import type { OnlineDesk } from '../play/online.ts'
import { isActing } from './hands.ts'
import { SECOND } from './presence.ts'

interface SeatNoticesProps {
  readonly desk: OnlineDesk
  readonly table: TableInfo
  readonly eyes: Seat
}
export function SeatNotices(props: SeatNoticesProps): ReactNode {
  return (
    <>
      <Taken {...props} />
      {props.table.status === 'playing' ? <ForOthers {...props} /> : null}
    </>
  )
}

/** While the table waits for somebody who is away, those who may act for them are asked to. */
function ForOthers({ desk, table, eyes }: SeatNoticesProps): ReactNode {
  const t = useTranslations('online')
  const now = useNow({ updateInterval: SECOND }).getTime()
  const [own] = table.mine
  if (own === undefined) return null
  if (isActing(table, eyes))
    return (
      <div className="notice notice-calm">
        <Icon name="people" />
        <p>{t('actingFor', { name: table.seats[eyes]!.name })}</p>
        <button type="button" className="quiet" onClick={() => desk.look(own)}>
          {t('toOwnSeat')}
        </button>
      </div>
    )
  const away = table.seats.filter(
    ({ seat, kind, actFrom }) =>
      kind === 'person' && table.waiting.includes(seat) && isActing(table, seat) && actFrom !== null && actFrom <= now,
  )
  return away.map(({ seat, name }) => (
    <div key={seat} className="notice notice-calm">
      <Icon name="people" />
      <p>{t('mayActFor', { name })}</p>
      <button type="button" className="main" onClick={() => desk.look(seat)}>
        {t('actFor', { name })}
      </button>
    </div>
  ))
}

/** Whoever is back has their seat again with one press. */
function Taken({ desk, table: { seats, status } }: SeatNoticesProps): ReactNode {
  const t = useTranslations('online')
  const taken = status === 'over' ? [] : seats.filter(({ mine, kind }) => mine && kind === 'bot')
  return taken.map(({ seat, name }) => (
    <div key={seat} className="notice notice-calm">
      <Icon name="bot" />
      <p>{t('botForYou', { name })}</p>
      <button type="button" className="main" onClick={() => desk.seat(seat, 'take')}>
        {t('fromBot')}
      </button>
    </div>
  ))
}
