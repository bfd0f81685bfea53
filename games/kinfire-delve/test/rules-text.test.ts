import { fileURLToPath } from 'node:url'
import { readBooks, rulesOf, rulingsOf } from '@emberhall/testkit'
import { expect, test } from 'vitest'

const books = readBooks(fileURLToPath(new URL('..', import.meta.url)))

test('there are 239 rules in 16 chapters, and the 44 rulings of the specification', () => {
  expect(rulesOf(books.en)).toHaveLength(239)
  expect(books.en).toHaveLength(16)
  expect(rulingsOf(books.en).length).toBeGreaterThanOrEqual(44)
})
