/** A door: its arch, what is promised behind it, and the way in. */
import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import type { Door } from '@emberhall/speech'
import { Icon } from '../Icon.tsx'
import { DoorRecord } from '../profile/DoorRecord.tsx'
import type { DoorRecord as Record } from '../profile/useRecords.ts'
import { warmTable } from '../screens.ts'
import { useSettings } from '../settings/settings.ts'
import type { Policies } from '../play/source.ts'
import { PLAIN, playNow } from './quick.ts'

interface Dealing {
  /** Whether a table is being dealt, behind whichever door. */
  readonly isDealing: boolean
  readonly setDealing: (isDealing: boolean) => void
}
interface DoorCardProps extends Dealing {
  readonly door: Door
  /** Whether its picture may come. */
  readonly isDrawn: boolean
  readonly record: Record
}
export function DoorCard({ door, isDrawn, record, ...dealing }: DoorCardProps): ReactNode {
  const t = useTranslations('hall')
  const lang = useSettings((settings) => settings.lang)
  const way = useWay(door, dealing)
  const [from, to] = door.players
  const alt = door.isOpen ? '' : door.picture[lang]
  const picture = isDrawn ? <img src={`/art/${door.id}.svg`} alt={alt} width={288} height={450} /> : null
  return (
    <article className={`door door-${door.id} ${door.isOpen ? '' : 'door-closed'}`} style={{ '--light': door.light }}>
      <div className="door-arch" {...way.near}>
        {door.isOpen ? (
          <button
            type="button"
            className="door-open"
            tabIndex={-1}
            aria-label={door.picture[lang]}
            disabled={dealing.isDealing}
            onClick={() => way.play(PLAIN)}
          >
            {picture}
          </button>
        ) : (
          <>
            {picture}
            <span className="door-seal">{t('closed')}</span>
          </>
        )}
      </div>
      <div className="door-words">
        <h2 style={{ font: `${door.face.font} ${door.face.family}` }}>{door.title}</h2>
        <p className="door-promise">{door.promise[lang]}</p>
        <ul className="door-facts">
          <li>
            <Icon name="people" /> <span className="hidden">{t('players')} </span>
            {t('fromTo', { from, to })}
          </li>
          <li>
            <Icon name="time" /> <span className="hidden">{t('length')} </span>
            <Length minutes={door.minutes} />
          </li>
          <li>
            <Icon name={door.mode} /> {t(door.mode)}
          </li>
        </ul>
        {door.isOpen ? <DoorRecord record={record} /> : null}
        {door.isOpen ? (
          <WayIn door={door} way={way} isDealing={dealing.isDealing} />
        ) : (
          <p className="door-shut">{t('workshop')}</p>
        )}
      </div>
    </article>
  )
}
function Length({ minutes }: { readonly minutes: number }): ReactNode {
  const format = useFormatter()
  const t = useTranslations('hall')
  return t('hours', { n: format.number(minutes / 60, { maximumFractionDigits: 1 }) })
}
/** The way in: by the picture, and by the words below it. */
interface Way {
  readonly play: (policies: Policies, company?: 'alone') => void
  /** Whoever comes near is about to play. */
  readonly near: { readonly onPointerEnter: () => void; readonly onFocus: () => void }
  readonly hasFailed: boolean
}
function useWay(door: Door, { setDealing }: Dealing): Way {
  const common = useTranslations('common')
  const [, navigate] = useLocation()
  const lang = useSettings((settings) => settings.lang)
  const [hasFailed, setFailed] = useState(false)
  // If it fails, dealing says so.
  const warm = (): void => void warmTable(door.id).catch(() => undefined)
  const play = (policies: Policies, company?: 'alone'): void => {
    setDealing(true)
    void Promise.all([warmTable(door.id), playNow(door.id, lang, common('player', { n: 1 }), policies, company)])
      .then(([, at]) => navigate(at))
      .catch(() => {
        setDealing(false)
        setFailed(true)
      })
  }
  return { play, near: { onPointerEnter: warm, onFocus: warm }, hasFailed }
}
interface WayInProps {
  readonly door: Door
  readonly way: Way
  readonly isDealing: boolean
}
function WayIn({ door, way, isDealing }: WayInProps): ReactNode {
  const t = useTranslations('hall')
  const lang = useSettings((settings) => settings.lang)
  return (
    <div className="door-way" {...way.near}>
      <div className="door-first">
        <button type="button" className="play" disabled={isDealing} onClick={() => way.play(PLAIN)}>
          {t('play')}
          <span className="hidden"> {door.title}</span>
        </button>
        <Link className="door-rules" href={`/rules/${door.id}`} title={t('rules')}>
          <Icon name="rules" />
          <span className="hidden">
            {t('rules')} {door.title}
          </span>
        </Link>
      </div>
      <div className="door-ways">
        {door.hasLesson ? (
          <button
            type="button"
            className="door-new"
            disabled={isDealing}
            onClick={() => way.play({ ...PLAIN, tutorial: true })}
          >
            {t('lesson')}
            <span className="hidden"> {door.title}</span>
          </button>
        ) : null}
        {door.alone === undefined ? null : (
          <button type="button" className="door-new" disabled={isDealing} onClick={() => way.play(PLAIN, 'alone')}>
            {door.alone[lang]}
          </button>
        )}
        {door.mode === 'campaign' ? (
          <Link className="door-new" href={`/campaigns/${door.id}`}>
            {t('campaigns')}
          </Link>
        ) : null}
        <Link className="door-new" href={`/new/${door.id}`}>
          {t('newTable')}
        </Link>
      </div>
      {way.hasFailed ? (
        <p className="problem" role="alert">
          {t('dealFailed')}
        </p>
      ) : null}
    </div>
  )
}
