import { fileURLToPath } from 'node:url'
import { readBooks, ruleBookProblems, rulesOf, rulingsOf } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { forgeflame } from '../src/index.ts'

const books = readBooks(fileURLToPath(new URL('..', import.meta.url)))

test('there are 313 rules in 27 chapters, and the 70 rulings of the specification', () => {
  expect(rulesOf(books.en)).toHaveLength(313)
  expect(books.en).toHaveLength(27)
  expect(rulingsOf(books.en).length).toBeGreaterThanOrEqual(70)
})
test.each(['en', 'fr'] as const)('the table opens the book that is audited, %s', async (lang) => {
  expect(await forgeflame.rules[lang]()).toEqual(books[lang])
})
test.each(Object.entries(ruleBookProblems(books)))('%s', (_, problems) => {
  expect(problems).toEqual([])
})
