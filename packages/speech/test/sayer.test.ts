import { sayer } from '@emberhall/speech'
import { expect, test } from 'vitest'

const NBSP = '\u00a0'
const tell = sayer({
  en: { who: '{name}: yours?', cost: '{n, plural, one {one} other {#}}' },
  fr: { who: '« {name} » : à vous ?', cost: '{n, plural, one {un seul !} other {# : trop}}' },
})

test('in French no line begins with a sign that belongs to the word before it', () => {
  expect(tell('fr', 'who', { name: 'Ana' })).toBe(`«${NBSP}Ana${NBSP}»${NBSP}: à vous${NBSP}?`)
  expect(tell('fr', 'cost', { n: 1 })).toBe(`un seul${NBSP}!`)
  expect(tell('fr', 'cost', { n: 3 })).toBe(`3${NBSP}: trop`)
})
test('a figure and what it counts stay on one line, in both languages', () => {
  const told = {
    worth: '{n} % of {parts}',
    time: '{hours, plural, =0 {} other {# h }}{minutes} min of play, {n} seconds',
  }
  const tell = sayer({ en: told, fr: told })
  for (const lang of ['en', 'fr'] as const) {
    expect(tell(lang, 'worth', { n: 62, parts: 'all' })).toBe(`62${NBSP}% of all`)
    expect(tell(lang, 'time', { hours: 2, minutes: 5, n: 3 })).toBe(`2${NBSP}h 5${NBSP}min of play, 3 seconds`)
  }
})
test('English is said as it is written', () => {
  expect(tell('en', 'who', { name: 'Ana' })).toBe('Ana: yours?')
})
