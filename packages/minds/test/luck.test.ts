import { expect, test } from 'vitest'
import { KindredFate } from '../src/luck.ts'

const SIX = [6, 6]
const rolls = (fate: KindredFate, key: string, n: number): number[] =>
  Array.from({ length: n }, () => fate.decided(key, 2, SIX)).flatMap((values) => values ?? [])

test('what is rolled for one thing does not hang on how often another was rolled for', () => {
  const [one, other] = [new KindredFate(5), new KindredFate(5)]
  rolls(other, 'attack', 7)
  other.decided('shuffle:deck', 20, null)
  expect(rolls(one, 'defend', 10)).toEqual(rolls(other, 'defend', 10))
  expect(rolls(one, 'attack', 10)).not.toEqual(rolls(other, 'attack', 10))
})
test('every kind has luck of its own, and every world', () => {
  const fate = new KindredFate(5)
  expect(rolls(fate, 'attack', 10)).not.toEqual(rolls(fate, 'defend', 10))
  expect(rolls(new KindredFate(5), 'attack', 10)).not.toEqual(rolls(new KindredFate(6), 'attack', 10))
})
test('dice show what they can, all of it alike; a shuffled pile holds what it held', () => {
  const fate = new KindredFate(7)
  const seen = rolls(fate, 'attack', 3000)
  for (let face = 0; face < 6; face++) {
    const often = seen.filter((value) => value === face).length
    expect(often).toBeGreaterThan(850)
    expect(often).toBeLessThan(1150)
  }
  const pile = fate.decided('shuffle:deck', 30, null) ?? []
  expect(pile.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i))
  expect(pile).not.toEqual(fate.decided('shuffle:deck', 30, null))
})
