import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CIRCLES } from '../src/content/types.ts'
import { body, label, reputation, type Tale, telling, THE_END } from './tale.ts'

afterEach(allDone)

test('FG-45.1 choices change what each character and faction thinks of the group', () => {
  const t = telling({ node: 'n2' }).answer(0, 'choice:n2.help').logged('reputation', ['lamplighters', 0, 1])
  expect(t.state.reputation).toEqual(CIRCLES.map((circle) => (circle === 'lamplighters' ? 1 : 0)))
  expect(t.view(1).state.reputation).toEqual(t.state.reputation)
  const sides = telling({ node: 'n12' }).answer(0, 'choice:n12.hadrel')
  expect([reputation(sides, 'hadrel'), reputation(sides, 'sefa')]).toEqual([1, -1])
})
test('FG-45.1 the story reads it: Sefa talks to friends of the Guild, and tests others', () => {
  const met = (guild: number) => telling({ node: 'n10', reputation: { guild, lamplighters: 5 } }).state.node
  expect([met(1), met(0), met(-1)]).toEqual(['n10-welcome', 'n10-door', 'n10-door'])
})

test('FG-45.2 whole numbers from -5 to 5, beginning with 0', () => {
  const valued = (from: number, n: number): number => {
    const story: NonNullable<Tale['story']> = [
      {
        id: 'deed',
        kind: 'choice',
        body,
        choices: [{ id: 'do', label, effects: [{ reputation: 'guild', n }], next: 'the-end' }],
      },
      THE_END,
    ]
    return reputation(telling({ story, reputation: { guild: from } }).answer(0, 'choice:deed.do'), 'guild')
  }
  expect([valued(5, 1), valued(4, 3), valued(-5, -1), valued(-4, -2), valued(4, 1)]).toEqual([5, 5, -5, -5, 5])
  expect(telling().state.reputation).toEqual(CIRCLES.map(() => 0))
})
