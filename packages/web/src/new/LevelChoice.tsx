/** How well a bot plays, and what that was found to be worth at a table like this one. */
import { LEVELS, type Level } from '@emberhall/minds'
import type { GameShell } from '@emberhall/speech'
import { Segments } from '@emberhall/ui'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { measuredAt, useOutlook } from './measured.ts'

export interface LevelChoiceProps {
  readonly shell: GameShell
  readonly place: number
  readonly bot: string
  /** The table as it is set up so far. */
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly onChange: (bot: string) => void
}
export function LevelChoice({ shell, place, bot, seats, options, onChange }: LevelChoiceProps): ReactNode {
  const t = useTranslations('new')
  const outlook = useOutlook(shell)
  const level = levelOf(shell, bot)
  const found = outlook === null ? null : measuredAt(shell, outlook, { level, seats, options })
  const isRivalry = shell.module.rivals?.(seats) === true
  return (
    <div className="seat-level">
      <Segments
        label={t('levelOf', { n: place + 1 })}
        hideLabel
        value={level}
        choices={LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
        onChange={onChange}
      />
      <p className="note">
        {t(`levelHelp.${level}`)}
        {found === null
          ? null
          : ` ${t(isRivalry ? 'worthAmongRivals' : 'worth', { n: Math.round(found.share * 100), games: found.games })}`}
      </p>
    </div>
  )
}
/** The game's own player is the normal one. */
const levelOf = ({ bot: plain }: GameShell, bot: string): Level =>
  LEVELS.find((level) => level === bot && bot !== plain) ?? 'normal'
