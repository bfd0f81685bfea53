import { readFileSync } from 'node:fs'
import { ruleIds, ruleTextProblems, rulingsOf } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import type { RuleText } from '../src/text/rule-text.ts'
import { rulebook } from '../src/text/rulebook.ts'
import { chaptersEn, rulesEn } from '../src/text/rules.en.ts'
import { chaptersFr, rulesFr } from '../src/text/rules.fr.ts'

const books = {
  list: readFileSync(new URL('../RULES.md', import.meta.url), 'utf8'),
  id: /FG-[UC]?\d+\.\d+[a-z]?/,
  en: { rules: rulesEn, chapters: chaptersEn },
  fr: { rules: rulesFr, chapters: chaptersFr },
}
const ids = ruleIds(books)

test('there are 470 rules and the 56 rulings of the specification', () => {
  expect(ids).toHaveLength(470)
  expect(rulingsOf(books.list).length).toBeGreaterThanOrEqual(56)
})
test('there are 72 chapters: 52 of the game, 14 to unlock, 6 of our content', () => {
  const counted = Map.groupBy(Object.keys(chaptersEn), (id) => id.charAt(3).replace(/\d/, ''))
  expect([...counted].map(([group, inside]) => [group, inside.length])).toEqual([
    ['', 52],
    ['U', 14],
    ['C', 6],
  ])
})
test.each(Object.entries(ruleTextProblems(books)))('%s', (_, problems) => {
  expect(problems).toEqual([])
})

test('lettered rules stand behind the one they belong to, from a on', () => {
  const parentOf = (id: string) => id.replace(/[a-z]$/, '')
  const lettered = Map.groupBy(
    ids.filter((id) => parentOf(id) !== id),
    parentOf,
  )
  expect([...lettered.keys()]).toEqual(['FG-21.4', 'FG-21.7', 'FG-28.4', 'FG-U10.1'])
  for (const [parent, inside] of lettered) {
    const at = ids.indexOf(parent) + 1
    expect(ids.slice(at, at + inside.length)).toEqual(inside.map((_, i) => parent + 'abcdefgh'[i]))
  }
})
test('chapters are headed by their English titles', () => {
  const headings = [...books.list.matchAll(/^## (FG-.*)$/gm)].map((match) => match[1])
  expect(headings).toEqual(Object.entries(chaptersEn).map(([id, title]) => `${id} ${title}`))
})
test('every rule is in its chapter of the book', async () => {
  for (const [lang, titles] of [
    ['en', chaptersEn],
    ['fr', chaptersFr],
  ] as const) {
    const book = await rulebook[lang]()
    expect(book.map((chapter) => chapter.title)).toEqual(Object.values(titles))
    expect(book.flatMap((chapter) => chapter.rules.map((rule) => rule.id))).toEqual(ids)
  }
})
test('what is to be unlocked is told in the chapters of its own only', () => {
  const secret = {
    en: /\b(chest|barricade|difficult terrain|fountain|portal|guardian|all(y|ies)|trap|door|weak point|fear|poison)/i,
    fr: /\b(coffre|barricade|terrain difficile|fontaine|portail|gardien|allié|piège|portes?\b|point faible|carte peur|poison)/i,
  }
  const told = (rules: Readonly<Record<string, RuleText>>, words: RegExp) =>
    Object.entries(rules)
      .filter(([id, rule]) => !/^FG-[UC]/.test(id) && words.test(`${rule.title} ${rule.text}`))
      .map(([id]) => id)
  expect(told(rulesEn, secret.en)).toEqual([])
  expect(told(rulesFr, secret.fr)).toEqual([])
})
