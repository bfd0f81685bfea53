import { expect, test } from 'vitest'
import { count, sumUp } from '../src/study/index.ts'

test('sums are added number by number, as deep as they go', () => {
  const all = { games: 1, places: [1, 2], cards: { ash: { seen: 1 } } as Record<string, object>, ends: {} }
  sumUp(all, { games: 2, places: [10, 20], cards: { ash: { seen: 3, used: 1 }, elm: { seen: 1 } }, ends: { win: 1 } })
  expect(all).toEqual({
    games: 3,
    places: [11, 22],
    cards: { ash: { seen: 4, used: 1 }, elm: { seen: 1 } },
    ends: { win: 1 },
  })
})
test('what is counted for the first time begins at nothing', () => {
  const counts: Record<string, number> = {}
  count(counts, 'ash')
  count(counts, 'ash', 2)
  count(counts, 7)
  expect(counts).toEqual({ ash: 3, 7: 1 })
})
