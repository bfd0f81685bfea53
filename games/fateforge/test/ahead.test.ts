/** What looking ahead takes for a victory, and the parties that it is measured with. */
import { botOf, playOut } from '@emberhall/bots'
import { Fate, Match } from '@emberhall/kernel'
import { mindOf } from '@emberhall/minds'
import { expect, test } from 'vitest'
import { fateforge as module } from '../src/index.ts'
import { outlook } from '../src/bot/ahead.ts'

const lastFights = outlook.contests.filter(({ label }) => label === 'last fight of the act')
const laid = lastFights.flatMap(({ seats, options, others = [] }) =>
  [options, ...others].map((each) => ({ seats, each })),
)

test('parties that plain players led to the last fight stand before it, and it is judged by what was learned there', () => {
  expect(laid).toHaveLength(16)
  for (const { seats, each } of laid) {
    const match = Match.start(module.game, { seats, options: each, seed: 1 })
    expect(match.table.s).toMatchObject({ scene: 'c7', kind: 'combat' })
    expect(match.table.s.heroes).toHaveLength(seats)
    expect(mindOf(module, match.options, seats)?.judgement?.file).toBe('boss.values.json')
  }
})
test('a scene of a campaign is worth what became of its fight, and not that the story goes on', () => {
  const shares = new Map<string, Set<number>>()
  for (let seed = 1; seed <= 20 && shares.size < 2; seed++) {
    const { seats, each } = laid[seed % 8]!
    const match = Match.start(module.game, { seats, options: each, seed })
    playOut(
      match,
      Array.from({ length: seats }, () => botOf(module, 'heuristic')),
      new Fate(seed),
    )
    const { over, verdict } = match.table.s
    expect(over).toBe('onward')
    shares.set(verdict, (shares.get(verdict) ?? new Set()).add(outlook.share(match.table.s, 0)))
  }
  expect(Object.fromEntries([...shares].map(([verdict, found]) => [verdict, [...found]]))).toEqual({
    won: [1],
    lost: [0],
  })
})
