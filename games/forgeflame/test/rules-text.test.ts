import { fileURLToPath } from 'node:url'
import { readBooks, rulesOf, rulingsOf } from '@emberhall/testkit'
import { expect, test } from 'vitest'

const books = readBooks(fileURLToPath(new URL('..', import.meta.url)))

test('there are 313 rules in 27 chapters, and the 70 rulings of the specification', () => {
  expect(rulesOf(books.en)).toHaveLength(313)
  expect(books.en).toHaveLength(27)
  expect(rulingsOf(books.en).length).toBeGreaterThanOrEqual(70)
})
