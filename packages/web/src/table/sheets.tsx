/** The smaller sheets of the table: menu, seats, report. */
import { MARKS, Segments, Sheet } from '@emberhall/ui'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../iconNames.ts'
import { useKeyName } from '../keys/bindings.ts'
import type { Action } from '../keys/rules.ts'
import type { Sitter, Snapshot } from '../play/source.ts'
import { LangSwitch } from '../settings/LangSwitch.tsx'
import { type Doings, MuteButton, type Panel } from './Tools.tsx'
import { turnLooking } from './zoom/LookButton.tsx'

interface SheetsProps {
  readonly onClose: () => void
}

export interface MenuSheetProps extends SheetsProps {
  readonly doings: Doings
  readonly textAddress: string
  readonly children?: ReactNode
}
export function MenuSheet({ doings, textAddress, children, onClose }: MenuSheetProps): ReactNode {
  const t = useTranslations('tools')
  const common = useTranslations('common')
  const then = (action: () => void) => () => {
    onClose()
    action()
  }
  const panel = (which: Panel) => () => doings.open(which)
  const keyName = useKeyName()
  const keyOf = (action: Action): ReactNode => (keyName(action) === '' ? null : <kbd>{keyName(action)}</kbd>)
  const item = (icon: IconName, label: string, onClick: () => void, action?: Action): ReactNode => (
    <button type="button" className="menu-item" onClick={onClick}>
      <Icon name={icon} /> <span>{label}</span> {action === undefined ? null : keyOf(action)}
    </button>
  )
  return (
    <Sheet title={t('menu')} closeLabel={common('close')} onClose={onClose}>
      <nav className="menu">
        {doings.canUndo ? item('undo', t('undo'), then(doings.undo), 'undo') : null}
        {doings.canRedo ? item('redo', t('redo'), then(doings.redo), 'redo') : null}
        {doings.canHint ? item('hint', t('hint'), then(doings.hint), 'hint') : null}
        {item(
          'look',
          t('look'),
          then(() => turnLooking('off')),
          'look',
        )}
        <MuteButton className="menu-item" />
        {item('again', t('lastTurn'), then(doings.lastTurn), 'last')}
        {item('history', t('history'), then(doings.history), 'history')}
        {item('bookmark', t('bookmarks'), panel('bookmarks'), 'bookmarks')}
        {item('story', t('story'), panel('story'), 'story')}
        {item('rules', t('rules'), panel('rules'), 'rules')}
        {item('seats', t('seats'), panel('seats'))}
        {item('terms', t('terms'), panel('terms'))}
        {item('save', t('save'), then(doings.save))}
        {children}
        {doings.canCorrect ? item('correction', t('putRight'), panel('putRight')) : null}
        {item('report', t('report'), panel('report'))}
        {item('settings', t('settings'), panel('settings'), 'settings')}
        {item('keys', t('help'), panel('help'), 'help')}
        <Link className="menu-item" href={textAddress}>
          <Icon name="text" /> <span>{common('textTable')}</span> {keyOf('text')}
        </Link>
        <Link className="menu-item" href="/">
          <Icon name="home" /> <span>{t('leave')}</span>
        </Link>
      </nav>
      <LangSwitch />
    </Sheet>
  )
}

export interface SeatsSheetProps extends SheetsProps {
  readonly snapshot: Snapshot
  readonly bot: string
  readonly onSit: (seat: number, sitter: Sitter) => void
}
export function SeatsSheet({ snapshot, bot, onSit, onClose }: SeatsSheetProps): ReactNode {
  const t = useTranslations('seats')
  const common = useTranslations('common')
  const kinds = [
    { value: 'here', label: t('here') },
    { value: 'bot', label: t('bot') },
  ] as const
  return (
    <Sheet title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <p className="note">{t('help')}</p>
      {snapshot.sitters.map((sitter, seat) => (
        <div key={sitter.name + String(seat)} className="seat-row" style={{ '--who': sitter.colour }}>
          <b>
            <i aria-hidden="true">{MARKS[seat % MARKS.length]}</i> {sitter.name}
          </b>
          <Segments
            label={t('who', { name: sitter.name })}
            hideLabel
            value={sitter.kind === 'bot' ? 'bot' : 'here'}
            choices={kinds}
            onChange={(kind) => onSit(seat, kind === 'bot' ? { ...sitter, kind, bot } : { ...sitter, kind })}
          />
        </div>
      ))}
    </Sheet>
  )
}

const LONGEST_NOTE = 2000
export interface ReportSheetProps extends SheetsProps {
  /** The report tells only what is seen from here. */
  readonly isSecret: boolean
  readonly onSave: (note: string) => void
}
export function ReportSheet({ isSecret, onSave, onClose }: ReportSheetProps): ReactNode {
  const t = useTranslations('report')
  const common = useTranslations('common')
  const [note, setNote] = useState('')
  return (
    <Sheet title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <p className="note">{t(isSecret ? 'secretHelp' : 'help')}</p>
      <label className="field">
        <span className="eh-label">{t('note')}</span>
        <textarea rows={6} maxLength={LONGEST_NOTE} value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <button
        type="button"
        className="main"
        onClick={() => {
          onSave(note)
          onClose()
        }}
      >
        <Icon name="save" /> {t('save')}
      </button>
    </Sheet>
  )
}
