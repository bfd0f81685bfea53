/** Messages in ICU format, by key and language: everything a game says is said through here. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Lang } from './module.ts'

export type Values = Readonly<Record<string, string | number>>

/** What a figure counts stays on its line: "%" in every language, and hours, minutes and seconds. */
const measured = (text: string): string => text.replace(/(?<=[\d}#]) (?=(?:%|h|min|s)(?![\p{L}’}]))/gu, '\u00a0')
/** In French a line never begins with a sign that belongs to the word before it. */
const bound = (text: string): string =>
  text.replaceAll('« ', '«\u00a0').replace(/(?<=[^\s,]) (?=[:;?!»%](?!\p{L}))/gu, '\u00a0')

/** Says the messages of a table; each is parsed once. */
export function sayer<K extends string>(
  messages: Readonly<Record<Lang, Readonly<Record<K, string>>>>,
): (lang: Lang, key: K, values?: Values) => string {
  const formats: Record<Lang, Map<K, IntlMessageFormat>> = { en: new Map(), fr: new Map() }
  return (lang, key, values = {}) => {
    let format = formats[lang].get(key)
    if (!format) {
      const message = measured(messages[lang][key])
      format = new IntlMessageFormat(lang === 'fr' ? bound(message) : message, lang, undefined, { ignoreTag: true })
      formats[lang].set(key, format)
    }
    return String(format.format(values))
  }
}
