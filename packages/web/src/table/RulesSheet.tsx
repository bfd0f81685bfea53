/** All rules that are open at the table, as a sheet. */
import type { Core } from '@emberhall/kernel'
import { type Lang, openRules } from '@emberhall/speech'
import { RuleLink, Sheet } from '@emberhall/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { GamePack } from '../games/pack.ts'
import { RuleList } from '../rules/RuleList.tsx'
import { useBook } from './useBook.ts'

export interface RulesSheetProps {
  readonly pack: GamePack
  readonly lang: Lang
  readonly state: Core
  /** The rule to open at; '' for none. */
  readonly at: string
  /** The rule of the question on the table. */
  readonly now: string
  readonly onClose: () => void
}
export function RulesSheet({ pack, lang, state, at, now, onClose }: RulesSheetProps): ReactNode {
  const t = useTranslations('rules')
  const common = useTranslations('common')
  const whole = useBook(pack.module.rules[lang])
  const book = useMemo(() => openRules(whole, pack.module.lockedRules?.(state) ?? []), [whole, pack, state])
  const note =
    now === '' ? null : (
      <>
        {t('now')} <RuleLink id={now} />
      </>
    )
  return (
    <Sheet title={t('title')} closeLabel={common('close')} onClose={onClose}>
      <RuleList game={pack.module.game.id} book={book} at={at} note={note} />
    </Sheet>
  )
}
