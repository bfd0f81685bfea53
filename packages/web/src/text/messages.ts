/** The shell in two languages, with the same keys. */
import type { Lang } from '@emberhall/speech'
import { en, type Messages } from './en.ts'
import { fr } from './fr.ts'

export const messages: Readonly<Record<Lang, Messages>> = { en, fr }

declare module 'use-intl' {
  interface AppConfig {
    Locale: Lang
    Messages: Messages
  }
}
