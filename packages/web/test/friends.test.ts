/** What people are told of each other. */
import { expect, test } from 'vitest'
import { changeOf, howOf, readingMs, wasOf } from '../src/online/news.ts'

test('a seat is told of when it is filled otherwise than before, and only then', () => {
  expect(howOf({ kind: 'person', present: false })).toBe('away')
  expect(howOf({ kind: 'bot', present: false })).toBe('bot')
  expect(wasOf({ kind: 'person', present: false, seen: null })).toBe('open')
  expect(wasOf({ kind: 'person', present: false, seen: 7 })).toBe('away')
  expect(changeOf('open', 'here')).toBe('sat')
  expect(changeOf('here', 'away')).toBe('left')
  expect(changeOf('away', 'here')).toBe('back')
  expect(changeOf('away', 'bot')).toBe('replaced')
  expect(changeOf('bot', 'here')).toBe('back')
  expect(changeOf('here', 'open')).toBe('stood')
  expect(changeOf('here', 'here')).toBe(null)
  // Whoever gives a seat back to somebody who is not there tells nobody that they have come.
  expect(changeOf('bot', 'away')).toBe(null)
})
test('a long saying stays longer than a short one, and none for ever', () => {
  expect(readingMs('a'.repeat(60))).toBeGreaterThan(readingMs('Yes'))
  expect(readingMs('a'.repeat(4000))).toBe(readingMs('a'.repeat(400)))
})
