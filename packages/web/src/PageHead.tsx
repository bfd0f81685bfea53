/** The top of a page beyond the hall: the way back, to the hall unless said otherwise, and the language. */
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { Flame } from './Flame.tsx'
import { LangSwitch } from './settings/LangSwitch.tsx'

interface PageHeadProps {
  readonly className?: string
  readonly back?: { readonly to: string; readonly label: string }
}
export function PageHead({ className, back }: PageHeadProps): ReactNode {
  const common = useTranslations('common')
  return (
    <header className={className}>
      <Link className="page-back" href={back?.to ?? '/'}>
        <Flame /> {back?.label ?? common('toHall')}
      </Link>
      <LangSwitch />
    </header>
  )
}
