import { expect, test } from 'vitest'
import { inOrder, lost, nextNumber, reached } from '../src/index.ts'

const marks = [
  { n: 3, at: 7 },
  { n: 1, at: 2 },
  { n: 0, at: 7 },
]
const numbers = (found: readonly { readonly n: number }[]): number[] => found.map(({ n }) => n)

test('bookmarks stand in the order of the game, those of one moment as they were made', () => {
  expect(numbers(inOrder(marks))).toEqual([1, 0, 3])
})
test('a number is not used again while there are later ones', () => {
  expect([nextNumber([]), nextNumber(marks)]).toEqual([0, 4])
})
test('a moment is reached when its question is put; what lies after it is lost if it is played otherwise', () => {
  expect([numbers(reached(marks, 6)), numbers(reached(marks, 7))]).toEqual([[1], [3, 1, 0]])
  expect([numbers(lost(marks, 6)), numbers(lost(marks, 7))]).toEqual([[3, 0], []])
})
