import { fileURLToPath } from 'node:url'
import { readBooks, ruleBookProblems, rulesOf, rulingsOf } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { kinfireDelve } from '../src/index.ts'

const books = readBooks(fileURLToPath(new URL('..', import.meta.url)))

test('there are 239 rules in 16 chapters, and the 44 rulings of the specification', () => {
  expect(rulesOf(books.en)).toHaveLength(239)
  expect(books.en).toHaveLength(16)
  expect(rulingsOf(books.en).length).toBeGreaterThanOrEqual(44)
})
test.each(['en', 'fr'] as const)('the table opens the book that is audited, %s', async (lang) => {
  expect(await kinfireDelve.rules[lang]()).toEqual(books[lang])
})
test.each(Object.entries(ruleBookProblems(books)))('%s', (_, problems) => {
  expect(problems).toEqual([])
})
