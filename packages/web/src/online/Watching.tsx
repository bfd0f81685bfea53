/** What spectators see: how much later, and through whose eyes. */
import { DELAYS, type SeatInfo, type TableInfo } from '@emberhall/server/protocol'
import { Segments, Switch } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import type { OnlineDesk, OnlineState } from '../play/online.ts'
import { useOnline } from './useOnline.ts'

interface WatchingProps {
  readonly table: TableInfo
  readonly desk: OnlineDesk
}
export function Delay({ table: { host, delay }, desk }: WatchingProps): ReactNode {
  const t = useTranslations('watch')
  if (!host) return delay === 0 ? null : <p className="note">{t('late', { n: delay })}</p>
  return (
    <Segments
      label={t('delay')}
      value={String(delay)}
      choices={DELAYS.map((n) => ({ value: String(n), label: t('later', { n }) }))}
      onChange={(value) => desk.setDelay(Number(value))}
    />
  )
}

/** One's own switch; for the others at the table, that it is on; for those who look on, the way there and back. */
export function Eyes({ seat, table, desk }: WatchingProps & { readonly seat: SeatInfo }): ReactNode {
  const t = useTranslations('watch')
  const { eyes } = useOnline(desk)
  const { kind, mine, name, shown, seat: place } = seat
  if (kind !== 'person') return null
  if (mine) {
    const isTooSoon = table.rivals && table.delay === 0 && table.status !== 'over'
    if (isTooSoon) return null
    return (
      <div className="around-acting">
        <Switch label={t('mine')} help={t('mineHelp')} isOn={shown} onChange={(isOn) => desk.letLook(place, isOn)} />
      </div>
    )
  }
  if (!shown) return null
  if (table.mine.length > 0) return <p className="around-acting note">{t('shown', { name })}</p>
  const isThere = eyes === place
  return (
    <span className="around-deeds">
      <button type="button" className="quiet" onClick={() => desk.look(isThere ? -1 : place)}>
        <Icon name="eye" /> {isThere ? t('asAll') : t('through', { name })}
      </button>
    </span>
  )
}

/** What somebody sees who looks on. */
export function WatchingNote({ state: { table, eyes } }: { readonly state: OnlineState }): ReactNode {
  const t = useTranslations('watch')
  const name = table.seats[eyes]?.name
  return (
    <>
      {name === undefined ? t('you') : t('youThrough', { name })}
      {table.delay > 0 ? ` ${t('youAreLate', { n: table.delay })}` : ''}
    </>
  )
}
