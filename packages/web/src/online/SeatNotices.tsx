/** What somebody should know about seats: one's own that somebody else plays. */
import type { TableInfo } from '@emberhall/server/protocol'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import type { OnlineDesk } from '../play/online.ts'

interface SeatNoticesProps {
  readonly desk: OnlineDesk
  readonly table: TableInfo
}
/** Whoever is back has their seat again with one press. */
export function SeatNotices({ desk, table: { seats, status } }: SeatNoticesProps): ReactNode {
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
