import { readFileSync } from 'node:fs'
import { ruleIds, ruleTextProblems, rulingsOf } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { chaptersEn, rulesEn } from '../src/text/rules.en.ts'
import { chaptersFr, rulesFr } from '../src/text/rules.fr.ts'

const books = {
  list: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  id: /FF-\d+(?:\.[A-Z]{2})?\.\d+/,
  en: { rules: rulesEn, chapters: chaptersEn },
  fr: { rules: rulesFr, chapters: chaptersFr },
}

test('there are 313 rules in 27 chapters, and the 70 rulings of the specification', () => {
  expect(ruleIds(books)).toHaveLength(313)
  expect(Object.keys(chaptersEn)).toHaveLength(27)
  expect(rulingsOf(books.list).length).toBeGreaterThanOrEqual(70)
})
test.each(Object.entries(ruleTextProblems(books)))('%s', (_, problems) => {
  expect(problems).toEqual([])
})
