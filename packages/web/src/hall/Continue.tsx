/** What is still being played stands first. */
import { type ReactNode, useState } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { doorOf, summaryLine, titleFace } from '../games.ts'
import { Icon } from '../Icon.tsx'
import { useSettings } from '../settings/settings.ts'
import type { KeptTable } from '../storage/tables.ts'
import type { Tables } from './useTables.ts'

const SHOWN = 3
/** Of a contest that is being played, a copy would show what is hidden. */
const mayCopy = ({ rivals, over }: KeptTable): boolean => rivals !== true || over !== ''

export function Continue({ tables, remove, clone, tidy }: Tables): ReactNode {
  const t = useTranslations('hall')
  const [showsAll, setShowsAll] = useState(false)
  if (tables.length === 0) return null
  const untouched = tables.filter((table) => table.untouched === true).length
  const shown = showsAll ? tables : tables.slice(0, SHOWN)
  return (
    <section className={`continue ${showsAll ? 'continue-all' : ''}`} aria-labelledby="continue">
      <h2 id="continue">{t('continue')}</h2>
      <ul>
        {shown.map((table, i) => (
          <li key={table.id} className={`ticket ${i === 0 && table.over === '' ? 'ticket-live' : ''}`}>
            <Ticket table={table} isFirst={i === 0} />
            <span className="ticket-tools">
              {mayCopy(table) ? (
                <button type="button" aria-label={t('clone')} title={t('clone')} onClick={() => clone(table.id)}>
                  <Icon name="copy" />
                </button>
              ) : null}
              <Remove
                label={t(table.isGuest === true ? 'drop' : 'remove')}
                sure={t(table.isGuest === true ? 'reallyDrop' : 'reallyRemove')}
                onRemove={() => remove(table.id)}
              />
            </span>
          </li>
        ))}
      </ul>
      {tables.length > SHOWN ? (
        <button type="button" className="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('fewer') : t('more', { n: tables.length - SHOWN })}
        </button>
      ) : null}
      {untouched > 0 ? <Tidy n={untouched} onTidy={tidy} /> : null}
    </section>
  )
}

function Ticket({ table, isFirst }: { readonly table: KeptTable; readonly isFirst: boolean }): ReactNode {
  const t = useTranslations('hall')
  const format = useFormatter()
  const now = useNow()
  const lang = useSettings((settings) => settings.lang)
  const { game, sitters, summary, over, updated, title = '' } = table
  const names = sitters.length > 1 ? sitters.map(({ name }) => name || t('openSeat')).join(', ') : ''
  const line = summaryLine(game, summary, lang)
  const state = useStateText()(table)
  return (
    <Link className="ticket-link" href={`/table/${table.id}`}>
      <img src={`/art/${game}.svg`} alt="" />
      <span className="ticket-words">
        <b style={titleFace(game)}>{doorOf(game)?.title ?? game}</b>
        {title === '' ? null : <span className="ticket-title">{title}</span>}
        {table.untouched === true ? <span className="ticket-title">{t('untouched')}</span> : null}
        <span title={[line, names].filter((part) => part !== '').join(' · ')}>
          {line}
          {names === '' ? null : (
            <span className="ticket-names">
              {line === '' ? '' : ' · '}
              {names}
            </span>
          )}
        </span>
        <span className="ticket-now">
          <em className={isFirst && over === '' ? 'go' : ''}>{state}</em>
          {updated === 0 ? null : (
            <time className="ticket-time" dateTime={new Date(updated).toISOString()}>
              {format.relativeTime(new Date(Math.min(updated, now.getTime())), now)}
            </time>
          )}
        </span>
      </span>
    </Link>
  )
}

/** Whose move it is. An open seat has no name. */
export function useStateText(): (table: KeptTable) => string {
  const t = useTranslations('hall')
  return ({ sitters, waiting, over }) => {
    if (over !== '') return t('finished')
    const { kind, name } = sitters[waiting] ?? { kind: 'link', name: '' }
    if (kind === 'here') return sitters.length > 1 ? t('moveOf', { who: name }) : t('yourMove')
    return name === '' ? t('waitingForSeat') : t('waitingFor', { who: name })
  }
}

function Tidy({ n, onTidy }: { readonly n: number; readonly onTidy: () => void }): ReactNode {
  const t = useTranslations('hall')
  const [isSure, setSure] = useState(false)
  return (
    <button
      type="button"
      className="quiet"
      onBlur={() => setSure(false)}
      onClick={() => (isSure ? onTidy() : setSure(true))}
    >
      {isSure ? t('reallyRemove') : t('tidy', { n })}
    </button>
  )
}
/** What cannot be taken back is asked twice. */
interface RemoveProps {
  readonly label: string
  readonly sure: string
  readonly onRemove: () => void
}
function Remove({ label, sure, onRemove }: RemoveProps): ReactNode {
  const [isSure, setSure] = useState(false)
  return (
    <button
      type="button"
      className={isSure ? 'sure' : ''}
      aria-label={isSure ? sure : label}
      title={isSure ? sure : label}
      onBlur={() => setSure(false)}
      onClick={() => (isSure ? onRemove() : setSure(true))}
    >
      {isSure ? sure : <Icon name="remove" />}
    </button>
  )
}
