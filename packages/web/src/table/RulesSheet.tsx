/** All rules that are open at the table, as a sheet. */
import type { Core } from '@emberhall/kernel'
import { type GameShell, type Lang, openRules } from '@emberhall/speech'
import { RuleLink, Sheet } from '@emberhall/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { RuleList } from '../rules/RuleList.tsx'
import { useBook } from './useBook.ts'

export interface RulesSheetProps {
  readonly shell: GameShell
  readonly lang: Lang
  readonly state: Core
  /** The rule to open at; '' for none. */
  readonly at: string
  /** The rule of the question on the table. */
  readonly now: string
  readonly onClose: () => void
}
export function RulesSheet({ shell, lang, state, at, now, onClose }: RulesSheetProps): ReactNode {
  const t = useTranslations('rules')
  const common = useTranslations('common')
  const whole = useBook(shell.module.rules[lang])
  const book = useMemo(() => openRules(whole, shell.module.lockedRules?.(state) ?? []), [whole, shell, state])
  const note =
    now === '' ? null : (
      <>
        {t('now')} <RuleLink id={now} />
      </>
    )
  return (
    <Sheet title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <RuleList game={shell.module.game.id} book={book} at={at} note={note} />
    </Sheet>
  )
}
