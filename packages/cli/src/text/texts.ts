/** What the program itself says. What a game says comes from the game. */
import type { Lang } from '@emberhall/speech'
import { en } from './en.ts'
import { fr } from './fr.ts'

/** Every language has exactly the texts that English has. */
export type Texts = typeof en
const TEXTS: Readonly<Record<Lang, Texts>> = { en, fr }

export const LANGS = Object.keys(TEXTS) as Lang[]
export const textsOf = (lang: Lang): Texts => TEXTS[lang]

/** The language that the terminal is set to. */
export function langOf(env: Readonly<Record<string, string | undefined>>): Lang {
  const wish = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return wish.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}
