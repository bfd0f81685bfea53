/** How hard a table like this one is, as bots of each level have found it. */
import { LEVELS } from '@emberhall/minds'
import type { GameShell } from '@emberhall/speech'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { measuredAt, useOutlook } from './measured.ts'

export interface DifficultyProps {
  readonly shell: GameShell
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
}
export function Difficulty({ shell, seats, options }: DifficultyProps): ReactNode {
  const t = useTranslations('new')
  const outlook = useOutlook(shell)
  // Among rivals somebody always wins: what a level is worth there says nothing about the table.
  if (outlook === null || shell.module.rivals?.(seats) === true) return null
  const found = LEVELS.flatMap((level) => {
    const row = measuredAt(shell, outlook, { level, seats, options })
    return row === null ? [] : [t('wonBy', { level: t(`level.${level}`), n: Math.round(row.share * 100) })]
  })
  return found.length === 0 ? null : (
    <p className="note setup-difficulty">{t('difficulty', { found: found.join(', ') })}</p>
  )
}
