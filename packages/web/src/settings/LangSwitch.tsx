import { Segments } from '@emberhall/ui'
import type { Lang } from '@emberhall/speech'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useSettings } from './settings.ts'

const NAMES: Readonly<Record<Lang, string>> = { en: 'English', fr: 'Français' }

export function LangSwitch({ isShort = false }: { readonly isShort?: boolean }): ReactNode {
  const t = useTranslations('settings')
  const { lang, set } = useSettings()
  const choices = (['en', 'fr'] as const).map((value) => ({
    value,
    label: isShort ? (
      <abbr lang={value} title={NAMES[value]}>
        {value.toUpperCase()}
      </abbr>
    ) : (
      <span lang={value}>{NAMES[value]}</span>
    ),
  }))
  return (
    <Segments label={t('language')} hideLabel value={lang} choices={choices} onChange={(next) => set({ lang: next })} />
  )
}
