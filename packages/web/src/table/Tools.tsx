/** What can be done about the game rather than in it. */
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '../Icon.tsx'
import type { IconName } from '../iconNames.ts'
import { useTip } from '../keys/bindings.ts'
import type { Action } from '../keys/rules.ts'
import { LangSwitch } from '../settings/LangSwitch.tsx'
import { useSettings } from '../settings/settings.ts'
import { LookButton } from './zoom/LookButton.tsx'

export type Panel =
  | 'menu'
  | 'rules'
  | 'settings'
  | 'help'
  | 'seats'
  | 'report'
  | 'story'
  | 'bookmarks'
  | 'terms'
  | 'putRight'
  | 'review'
export interface Doings {
  readonly undo: () => void
  readonly redo: () => void
  readonly hint: () => void
  readonly lastTurn: () => void
  readonly history: () => void
  readonly save: () => void
  readonly open: (panel: Panel) => void
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canHint: boolean
  /** Whether there are any at this table. */
  readonly hasHints: boolean
  /** Whether there is anything in this game that a table may put right. */
  readonly canCorrect: boolean
  /** Why the last answer cannot be taken back. */
  readonly undoNote: string
}

interface ToolProps {
  readonly icon: IconName
  readonly label: string
  /** What its key does. */
  readonly action: Action
  readonly note?: string
  readonly isOff?: boolean
  readonly onClick: () => void
}
function Tool({ icon, label, action, note = '', isOff = false, onClick }: ToolProps): ReactNode {
  const tip = useTip()(action, label)
  return (
    <button
      type="button"
      className="tool"
      aria-disabled={isOff || undefined}
      {...tip}
      title={`${tip.title} ${note}`.trim()}
      aria-label={note === '' ? label : `${label}. ${note}`}
      onClick={() => (isOff ? undefined : onClick())}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  )
}

export function Tools({ doings, isPhone }: { readonly doings: Doings; readonly isPhone: boolean }): ReactNode {
  const t = useTranslations('tools')
  const { canUndo, undoNote, canHint, hasHints } = doings
  return (
    <div className={`tools ${isPhone ? 'tools-phone' : ''}`} role="group" aria-label={t('title')}>
      <Tool
        icon="undo"
        label={t('undo')}
        action="undo"
        note={canUndo ? '' : undoNote}
        isOff={!canUndo}
        onClick={doings.undo}
      />
      {canHint || !isPhone ? (
        <Tool
          icon="hint"
          label={t('hint')}
          action="hint"
          note={hasHints ? '' : t('hintsNone')}
          isOff={!canHint}
          onClick={doings.hint}
        />
      ) : null}
      {isPhone ? null : <Tool icon="again" label={t('lastTurn')} action="last" onClick={doings.lastTurn} />}
      <Tool icon="menu" label={t('menu')} action="menu" onClick={() => doings.open('menu')} />
    </div>
  )
}

/** Silence at a press; how loud what is, stands in the settings. */
export function MuteButton({ className }: { readonly className: string }): ReactNode {
  const t = useTranslations('tools')
  const { muted, set } = useSettings()
  const label = muted ? t('unmute') : t('mute')
  return (
    <button type="button" className={className} title={label} aria-label={label} onClick={() => set({ muted: !muted })}>
      <Icon name={muted ? 'mute' : 'sound'} />
      <span>{label}</span>
    </button>
  )
}

/** At the end of the top strip: what is read rather than done. */
export function TopTools({ open }: { readonly open: Doings['open'] }): ReactNode {
  const t = useTranslations('tools')
  return (
    <div className="top-tools">
      <Tool icon="rules" label={t('rules')} action="rules" onClick={() => open('rules')} />
      <Tool icon="settings" label={t('settings')} action="settings" onClick={() => open('settings')} />
      <MuteButton className="tool" />
      <LookButton className="tool" />
      <LangSwitch isShort />
    </div>
  )
}
