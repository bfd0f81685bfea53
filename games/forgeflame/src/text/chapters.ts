/** The rules chapter by chapter, in the order of the book. */
import type { Lang } from '@emberhall/kernel'
import { chaptersEn, rulesEn } from './rules.en.ts'
import { chaptersFr } from './rules.fr.ts'

export interface Chapter {
  readonly id: string
  readonly title: string
  readonly rules: readonly string[]
}
const TITLES: Readonly<Record<Lang, Readonly<Record<string, string>>>> = { en: chaptersEn, fr: chaptersFr }

export function ruleChapters(lang: Lang): Chapter[] {
  const ids = Object.keys(rulesEn)
  return Object.entries(TITLES[lang]).map(([id, title]) => ({
    id,
    title,
    rules: ids.filter((rule) => rule.startsWith(`${id}.`)),
  }))
}
