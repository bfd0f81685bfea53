/** Says once, to those who listen, that the turn closes by itself. */
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TurnClock } from './useTurnClock.ts'

export function ClockNews({ clock }: { readonly clock: TurnClock | null }): ReactNode {
  const t = useTranslations('table')
  return (
    <p className="hidden" role="status" data-testid="closing">
      {clock === null ? '' : t('closesSoon', { n: clock.of })}
    </p>
  )
}
