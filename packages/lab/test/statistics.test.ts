import { describe, expect, test } from 'vitest'
import { difference, median, quantile, wilson } from '../src/study/index.ts'

const rounded = ({ value, low, high }: { value: number; low: number; high: number }) =>
  [value, low, high].map((n) => Number(n.toFixed(4)))

describe('Wilson’s interval', () => {
  // Newcombe (1998), Statistics in Medicine 17, 857-872, table I, method 3.
  test.each([
    [81, 263, [0.308, 0.2553, 0.3662]],
    [15, 148, [0.1014, 0.0624, 0.1605]],
    [0, 20, [0, 0, 0.1611]],
    [1, 29, [0.0345, 0.0061, 0.1718]],
    [20, 20, [1, 0.8389, 1]],
  ])('of %i in %i', (hits, n, known) => {
    expect(rounded(wilson(hits, n))).toEqual(known)
  })
  test('of nothing is everything', () => expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 }))
})

describe('the difference of two shares', () => {
  // Newcombe (1998), Statistics in Medicine 17, 873-890, table II, method 10.
  test.each([
    [56, 70, 48, 80, [0.2, 0.0524, 0.3339]],
    [9, 10, 3, 10, [0.6, 0.1705, 0.809]],
    [10, 10, 0, 10, [1, 0.6075, 1]],
    [5, 56, 0, 29, [0.0893, -0.0381, 0.1926]],
  ])('%i of %i against %i of %i', (a, n, b, m, known) => {
    expect(rounded(difference(a, n, b, m))).toEqual(known)
  })
  test('is unknown without games on both sides', () => {
    expect(difference(3, 5, 0, 0)).toEqual({ value: 0, low: -1, high: 1 })
  })
})

test('median and quartiles', () => {
  expect(median({ 5: 1, 7: 1, 30: 1 })).toBe(7)
  expect(median({ 10: 2, 2: 2 })).toBe(6)
  expect(median({})).toBe(0)
  expect(quantile({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }, 0.25)).toBe(2)
  expect(quantile({ 1: 1, 2: 1, 3: 1, 4: 1 }, 0.75)).toBeCloseTo(3.25)
})
