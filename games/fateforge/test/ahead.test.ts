/** What looking ahead takes for a victory, and the parties that it is measured with. */
import { botOf, playOut } from '@emberhall/bots'
import { at, Fate, Match } from '@emberhall/kernel'
import { layingOf } from '@emberhall/lab'
import { mindOf } from '@emberhall/minds'
import type { GameModule } from '@emberhall/speech'
import { expect, test } from 'vitest'
import { campaign, fateforge } from '../src/index.ts'
import { outlook } from '../src/bot/ahead.ts'

const module = fateforge as unknown as GameModule
const led = outlook.contests.filter((table) => table.led !== undefined)
const lay = led.map((table) => layingOf({ module, campaign }, table, 1))

test('parties are measured as plain players lead them to the last fight: with all that was done on the way', () => {
  expect(led.map(({ seats }) => seats)).toEqual([2, 3, 4])
  const tales = [0, 1].map((game) => {
    const match = Match.start(fateforge.game, { seats: 2, options: at(lay, 0)(game), seed: 1 })
    const { scene, kind, heroes, flags, reputation } = match.table.s
    expect([scene, kind, heroes.length]).toEqual(['c7', 'combat', 2])
    expect(mindOf(fateforge, match.options, 2)?.judgement?.file).toBe('boss.values.json')
    // Who was spared, or called, adds to those who wait there or takes from them.
    expect(flags.length).toBeGreaterThan(5)
    expect(reputation.some((n) => n !== 0)).toBe(true)
    return flags
  })
  expect(tales[0]).not.toEqual(tales[1])
  expect(layingOf({ module, campaign }, at(led, 0), 1)(0)).toEqual(at(lay, 0)(0))
})
test('a scene of a campaign is worth what became of its fight, and not that the story goes on', () => {
  const shares = new Map<string, Set<number>>()
  const { seats } = at(led, 0)
  for (let seed = 1; seed <= 20 && shares.size < 2; seed++) {
    const match = Match.start(fateforge.game, { seats, options: at(lay, 0)(seed % 2), seed })
    playOut(
      match,
      Array.from({ length: seats }, () => botOf(fateforge, 'heuristic')),
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
