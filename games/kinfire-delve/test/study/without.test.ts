import { simulate } from '@emberhall/lab'
import { expect, test } from 'vitest'
import { kinfireDelve } from '../../src/index.ts'

test('a delve can do without a card', { timeout: 60_000 }, async () => {
  const plan = { games: 20, seats: 1, bot: 'random', workers: 1, without: ['great-stag'] }
  const { cards, dead } = await simulate(kinfireDelve.game.id, plan)
  expect(cards.find(({ card }) => card === 'great-stag')).toMatchObject({ seen: 0, used: 0 })
  expect(dead).toContain('great-stag')
})
