/** The hall: five doors, and first of all what is still being played. */
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { DOORS } from '../games.ts'
import { Flame } from '../Flame.tsx'
import { Icon } from '../Icon.tsx'
import { LangSwitch } from '../settings/LangSwitch.tsx'
import { SettingsSheet } from '../settings/SettingsSheet.tsx'
import { Continue } from './Continue.tsx'
import { DoorCard } from './DoorCard.tsx'
import { ImportButton } from './ImportButton.tsx'
import { HallProblem } from './HallProblem.tsx'
import { Invitations } from './Invitations.tsx'
import { JoinSheet } from './JoinSheet.tsx'
import { useCalm } from './useCalm.ts'
import { useTables } from './useTables.ts'
import { useRecords } from '../profile/useRecords.ts'

export function Hall(): ReactNode {
  const t = useTranslations('hall')
  const common = useTranslations('common')
  const tables = useTables()
  const recordOf = useRecords()
  const [sheet, setSheet] = useState<'settings' | 'join' | null>(null)
  const [isDealing, setDealing] = useState(false)
  // Whoever knocks at once does not wait for pictures.
  const isDrawn = useCalm(isDealing)
  const close = (): void => setSheet(null)
  return (
    <div className={`hall ${tables.tables.length > 0 ? 'hall-continues' : ''}`}>
      <header className="hall-head">
        <div className="hall-brand">
          <Flame />
          <h1>Emberhall</h1>
          <p>{t('promise')}</p>
        </div>
        <nav aria-label={t('nav')}>
          <Link href="/text" className="hall-link">
            <Icon name="text" /> <span>{common('textTable')}</span>
          </Link>
          <Link href="/profile" className="hall-link">
            <Icon name="people" /> <span>{t('profile')}</span>
          </Link>
          <button type="button" className="hall-link" onClick={() => setSheet('join')}>
            <Icon name="join" /> <span>{t('join')}</span>
          </button>
          <ImportButton />
          <button type="button" className="hall-link" onClick={() => setSheet('settings')}>
            <Icon name="settings" /> <span>{t('settings')}</span>
          </button>
          <LangSwitch />
        </nav>
      </header>
      <main>
        {tables.isUnkept ? <p className="hall-notice">{t('unkept')}</p> : null}
        <HallProblem {...tables} />
        <Invitations {...tables} />
        <Continue {...tables} />
        <section className="doors" aria-label={t('doors')}>
          <i className="floor" aria-hidden="true" />
          {DOORS.map((door) => (
            <DoorCard
              key={door.id}
              door={door}
              isDrawn={isDrawn}
              record={recordOf(door.id)}
              isDealing={isDealing}
              setDealing={setDealing}
            />
          ))}
        </section>
      </main>
      <footer className="hall-foot">
        {t('unofficial')} <Link href="/credits">{t('credits')}</Link>
      </footer>
      {sheet === 'settings' ? <SettingsSheet onClose={close} /> : null}
      {sheet === 'join' ? <JoinSheet onClose={close} /> : null}
    </div>
  )
}
