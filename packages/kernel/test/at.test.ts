import { at, found, RuleFault } from '@emberhall/kernel'
import { expect, test } from 'vitest'

test('what is there comes back, zero and the empty word too', () => {
  expect(at([0, 7], 0)).toBe(0)
  expect(at('ab', 1)).toBe('b')
  expect(found(new Map([['a', '']]).get('a'), 'a word')).toBe('')
})

test('what is not there is a fault that says what is missing', () => {
  expect(() => at([1, 2], 2)).toThrow(new RuleFault('nothing at 2 in a list of 2'))
  expect(() => at([1, 2], -1)).toThrow(RuleFault)
  expect(() =>
    found(
      [1].find((n) => n > 1),
      'a number above 1',
    ),
  ).toThrow(new RuleFault('missing: a number above 1'))
  expect(() => found(null, 'the active hero')).toThrow(RuleFault)
})
