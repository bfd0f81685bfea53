/** The hall in text: what goes on, and a new game. */
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { DOORS, doorOf, summaryLine } from '../games.ts'
import { LangSwitch } from '../settings/LangSwitch.tsx'
import { useSettings } from '../settings/settings.ts'
import '../styles/text.css'
import { useStateText } from './Continue.tsx'
import { HallProblem } from './HallProblem.tsx'
import { Invitations } from './Invitations.tsx'
import { playNow } from './quick.ts'
import { useTables } from './useTables.ts'

export function TextHall(): ReactNode {
  const t = useTranslations('textHall')
  const hall = useTranslations('hall')
  const common = useTranslations('common')
  const { tables, invitations, decline, problem, dismiss } = useTables()
  const stateText = useStateText()
  const [, navigate] = useLocation()
  const lang = useSettings((settings) => settings.lang)
  const [isDealing, setDealing] = useState(false)
  const play = (game: string): void => {
    setDealing(true)
    void playNow(game, lang, common('player', { n: 1 })).then((at) => navigate(`${at}?text`))
  }
  return (
    <div className="text-table">
      <nav aria-label={t('toPicture')}>
        <Link className="text-switch" href="/">
          {t('toPicture')}
        </Link>
      </nav>
      <header>
        <h1>Emberhall</h1>
        <LangSwitch />
      </header>
      <main>
        <p>{t('help')}</p>
        <HallProblem problem={problem} dismiss={dismiss} />
        <Invitations invitations={invitations} decline={decline} />
        {tables.length === 0 ? null : (
          <section>
            <h2>{hall('continue')}</h2>
            <ul>
              {tables.map((table) => (
                <li key={table.id}>
                  <Link href={`/table/${table.id}?text`}>
                    {[doorOf(table.game)?.title, table.title].filter(Boolean).join(', ')}:{' '}
                    {summaryLine(table.game, table.summary, lang)} {stateText(table)}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h2>{t('games')}</h2>
          {DOORS.map((door) => (
            <div key={door.id}>
              <h3>{door.title}</h3>
              <p>{door.promise[lang]}</p>
              {door.isOpen ? (
                <p className="text-tools">
                  <button type="button" disabled={isDealing} onClick={() => play(door.id)}>
                    {hall('play')}
                    <span className="hidden"> {door.title}</span>
                  </button>
                  <Link href={`/new/${door.id}?text`}>{hall('newTable')}</Link>
                  <Link href={`/rules/${door.id}`}>{hall('rules')}</Link>
                  {door.mode === 'campaign' ? <Link href={`/campaigns/${door.id}`}>{hall('campaigns')}</Link> : null}
                </p>
              ) : (
                <p>{hall('workshop')}</p>
              )}
            </div>
          ))}
        </section>
      </main>
    </div>
  )
}
