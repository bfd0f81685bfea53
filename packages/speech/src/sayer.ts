/** Messages in ICU format, by key and language: everything a game says is said through here. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Lang } from './module.ts'

export type Values = Readonly<Record<string, string | number>>

/** Says the messages of a table; each is parsed once. */
export function sayer<K extends string>(
  messages: Readonly<Record<Lang, Readonly<Record<K, string>>>>,
): (lang: Lang, key: K, values?: Values) => string {
  const formats: Record<Lang, Map<K, IntlMessageFormat>> = { en: new Map(), fr: new Map() }
  return (lang, key, values = {}) => {
    let format = formats[lang].get(key)
    if (!format) {
      format = new IntlMessageFormat(messages[lang][key], lang, undefined, { ignoreTag: true })
      formats[lang].set(key, format)
    }
    return String(format.format(values))
  }
}
