/** Who acts for somebody who is away: named by themselves, or by the host. */
import { HOSTS_CHOICE, type SeatInfo, type TableInfo } from '@emberhall/server/protocol'
import { Segments } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { useNow, useTranslations } from 'use-intl'
import type { OnlineDesk } from '../play/online.ts'
import { SECOND } from './presence.ts'

interface ActingProps {
  readonly seat: SeatInfo
  readonly table: TableInfo
  readonly desk: OnlineDesk
}
/** What everybody may know, and for those who may say so: who it shall be. */
export function Acting(props: ActingProps): ReactNode {
  const t = useTranslations('online')
  const { seat, table } = props
  const { kind, mine, name, actors, candidates } = seat
  if (kind !== 'person' || table.status === 'over') return null
  const named = actors.map((other) => table.seats[other]?.name ?? '').join(', ')
  return (
    <>
      {mine || named === '' ? null : <p className="around-acting note">{t('actors', { who: named, name })}</p>}
      {candidates.length === 0 ? null : mine ? (
        <Choice {...props} by="friend" label={t('friend', { name })} />
      ) : (
        <HostsChoice {...props} />
      )}
    </>
  )
}

function HostsChoice(props: ActingProps): ReactNode {
  const t = useTranslations('online')
  const now = useNow({ updateInterval: SECOND }).getTime()
  const { botFrom, name } = props.seat
  if (botFrom === null || botFrom > now) return null
  return <Choice {...props} by="deputy" label={t('deputy', { name })} />
}

interface ChoiceProps extends ActingProps {
  readonly by: 'friend' | 'deputy'
  readonly label: string
}
const NOBODY = 'nobody'
function Choice({ seat, table, desk, by, label }: ChoiceProps): ReactNode {
  const t = useTranslations('online')
  const chosen = seat[by]
  const choices = [
    { value: NOBODY, label: t('nobody') },
    ...seat.candidates.map((other) => ({
      value: String(other),
      label: other === HOSTS_CHOICE ? t('hostsChoice') : (table.seats[other]?.name ?? ''),
    })),
  ]
  return (
    <div className="around-acting">
      <Segments
        label={label}
        value={chosen === null ? NOBODY : String(chosen)}
        choices={choices}
        onChange={(value) => desk.letAct(seat.seat, by, value === NOBODY ? null : Number(value))}
      />
    </div>
  )
}
