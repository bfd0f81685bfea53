/** The rule book in both languages, each a file of its own that is fetched when somebody opens it. */
import { type Lang, type RuleBook, ruleBook } from '@emberhall/speech'

export const rulebook: Readonly<Record<Lang, () => Promise<RuleBook>>> = {
  en: async () => {
    const { chaptersEn, rulesEn } = await import('./rules.en.ts')
    return ruleBook(chaptersEn, rulesEn)
  },
  fr: async () => {
    const { chaptersFr, rulesFr } = await import('./rules.fr.ts')
    return ruleBook(chaptersFr, rulesFr)
  },
}
