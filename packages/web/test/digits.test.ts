/** Digits follow the order on the table; what has no place there comes after it. */
import type { Holds } from '@emberhall/ui'
import { expect, test } from 'vitest'
import type { Asked, ChoiceWords } from '../src/table/asked.ts'
import { isGathered } from '../src/table/asked.ts'
import { digitsOf } from '../src/table/digits.ts'

const choice = (option: number): ChoiceWords => ({
  option,
  word: `word ${option}`,
  label: '',
  title: '',
  detail: '',
  chance: null,
  copies: [option],
})
const asked = (n: number, kind: Asked['kind'] = 'one'): Asked =>
  ({ kind, choices: Array.from({ length: n }, (_, option) => choice(option)) }) as unknown as Asked
const things = (n: number): HTMLElement[] => Array.from({ length: n }, (_, i) => ({ id: `thing ${i}` }) as HTMLElement)
const table = (open: number, has: (option: number) => boolean): Holds => ({
  open: things(open),
  has,
  by: () => [],
})

test('things on the table are pressed in their order, then what is listed', () => {
  const digits = digitsOf(
    asked(4),
    table(3, (option) => option < 3),
  )
  expect([...digits.things].map(([digit, { id }]) => [digit, id])).toEqual([
    ['1', 'thing 0'],
    ['2', 'thing 1'],
    ['3', 'thing 2'],
  ])
  expect(digits.listed.map(({ option }) => option)).toEqual([3])
  expect([...digits.ofChoice]).toEqual([['word 3', '4']])
})
test('what is listed keeps its digit where the table is full of things', () => {
  const digits = digitsOf(
    asked(15),
    table(14, (option) => option < 14),
  )
  expect(digits.things.size).toBe(9)
  expect(digits.ofChoice.get('word 14')).toBe('0')
})
test('of more than two the plain way on stands first', () => {
  const order = (n: number) =>
    digitsOf(
      { ...asked(n), plain: n - 1 },
      table(0, () => false),
    ).listed.map(({ option }) => option)
  expect([order(2), order(4)]).toEqual([
    [0, 1],
    [3, 0, 1, 2],
  ])
})
test('shares and numbers are listed whole, with digits of their own', () => {
  for (const kind of ['split', 'number'] as const) {
    const digits = digitsOf(
      asked(3, kind),
      table(3, () => true),
    )
    expect(digits.listed).toHaveLength(3)
    expect(digits.things.size).toBe(0)
    expect([...digits.ofChoice.values()]).toEqual(['1', '2', '3'])
  }
})
test('one of several is taken at once; more are gathered and confirmed', () => {
  const ask = (kind: string, min: number, max: number) =>
    isGathered({ kind, min, max } as Parameters<typeof isGathered>[0])
  expect([ask('one', 1, 1), ask('number', 1, 5), ask('some', 1, 1), ask('order', 1, 1)]).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect([ask('some', 0, 1), ask('some', 2, 2), ask('order', 3, 3), ask('split', 1, 3)]).toEqual([
    true,
    true,
    true,
    true,
  ])
})
