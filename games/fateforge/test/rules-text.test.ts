import { fileURLToPath } from 'node:url'
import type { RuleBook } from '@emberhall/speech'
import { readBooks, rulesOf, rulingsOf } from '@emberhall/testkit'
import { expect, test } from 'vitest'

const books = readBooks(fileURLToPath(new URL('..', import.meta.url)))

test('there are 471 rules, one of them ours alone, and the 56 rulings of the specification', () => {
  expect(rulesOf(books.en)).toHaveLength(471)
  expect(rulingsOf(books.en).length).toBeGreaterThanOrEqual(56)
})
test('there are 72 chapters: 52 of the game, 14 to unlock, 6 of our content', () => {
  const counted = Map.groupBy(books.en, ({ id }) => id.charAt(3).replace(/\d/, ''))
  expect([...counted].map(([group, inside]) => [group, inside.length])).toEqual([
    ['', 52],
    ['U', 14],
    ['C', 6],
  ])
})
test('what is to be unlocked is told in the chapters of its own only', () => {
  const secret = {
    en: /\b(chest|barricade|difficult terrain|fountain|portal|guardian|all(y|ies)|trap|door|weak point|fear|poison)/i,
    fr: /\b(coffre|barricade|terrain difficile|fontaine|portail|gardien|allié|piège|portes?\b|point faible|carte peur|poison)/i,
  }
  const told = (book: RuleBook, words: RegExp) =>
    rulesOf(book)
      .filter(({ id }) => !/^FG-[UC]/.test(id))
      .filter(({ title, text, rulings }) => [title, text, ...rulings.map((it) => it.text)].some((it) => words.test(it)))
      .map(({ id }) => id)
  expect(told(books.en, secret.en)).toEqual([])
  expect(told(books.fr, secret.fr)).toEqual([])
})
