import { readFileSync } from 'node:fs'
import { ruleIds, ruleTextProblems, rulingsOf } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { chaptersEn, rulesEn } from '../src/text/rules.en.ts'
import { chaptersFr, rulesFr } from '../src/text/rules.fr.ts'

const books = {
  list: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  id: /KD-\d+\.\d+/,
  en: { rules: rulesEn, chapters: chaptersEn },
  fr: { rules: rulesFr, chapters: chaptersFr },
}

test('there are 239 rules in 16 chapters, and the 44 rulings of the specification', () => {
  expect(ruleIds(books)).toHaveLength(239)
  expect(Object.keys(chaptersEn)).toHaveLength(16)
  expect(rulingsOf(books.list).length).toBeGreaterThanOrEqual(44)
})
test.each(Object.entries(ruleTextProblems(books)))('%s', (_, problems) => {
  expect(problems).toEqual([])
})
