/** Small words that every language puts in its own way: lists, of whom, how likely, more or less. */
import type { Lang } from './module.ts'

const LOCALES = { en: 'en-GB', fr: 'fr' } as const
const listsOf = (type: Intl.ListFormatType): Readonly<Record<Lang, Intl.ListFormat>> => ({
  en: new Intl.ListFormat(LOCALES.en, { type }),
  fr: new Intl.ListFormat(LOCALES.fr, { type }),
})
const AND = listsOf('conjunction')
const OR = listsOf('disjunction')
/** "a, b and c" */
export const listed = (lang: Lang, items: readonly string[]): string => AND[lang].format(items)
/** "a, b or c" */
export const anyOf = (lang: Lang, items: readonly string[]): string => OR[lang].format(items)

/** Of somebody: in French `de` drops its vowel before another. */
export const ofName = (lang: Lang, name: string): string =>
  lang === 'en' ? `of ${name}` : /^[aeiouyàâéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`

const PERCENTS: Readonly<Record<Lang, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat(LOCALES.en, { style: 'percent' }),
  fr: new Intl.NumberFormat(LOCALES.fr, { style: 'percent' }),
}
/** Rounded, but what is uncertain never reads as certain. */
export function percent(lang: Lang, chance: number): string {
  const shown = chance > 1 - 1e-9 ? 1 : chance < 1e-9 ? 0 : Math.min(0.99, Math.max(0.01, chance))
  return PERCENTS[lang].format(shown)
}
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
