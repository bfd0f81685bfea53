import { BadInput } from '@emberhall/kernel'
import { gameIds } from '@emberhall/roster'
import { friends } from '@emberhall/roster/kinds'
import { describe, expect, test } from 'vitest'
import { type Progress, simulate } from '../src/index.ts'

const GAME = friends.game.id
const stub = new URL('./stub.ts', import.meta.url).href

describe('a sample', { timeout: 60_000 }, () => {
  test('is the same on any number of threads', async () => {
    const plan = { games: 70, seats: 2, bot: 'random', seed: 5 }
    const [one, two, three] = await Promise.all([1, 2, 3].map((workers) => simulate(GAME, { ...plan, workers })))
    expect(two).toEqual(one)
    expect(three).toEqual(one)
    const other = await simulate(GAME, { ...plan, seed: 6, workers: 1 })
    expect(other.turns).not.toEqual(one!.turns)
  })

  test('adds up', async () => {
    const steps: Progress[] = []
    const r = await simulate(GAME, { games: 45, seats: 2, workers: 1, onProgress: (p) => steps.push(p) })
    expect(r).toMatchObject({ game: GAME, games: 45, sample: { seats: 2, bot: 'heuristic', seed: 1 } })
    expect(r.winRate).toBe(r.wins / 45)
    expect(r.interval[0]).toBeLessThan(r.winRate)
    expect(r.interval[1]).toBeGreaterThan(r.winRate)
    const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((a, b) => a + b, 0)
    expect(sum(r.turns)).toBe(45)
    expect(sum(r.causes)).toBe(45 - r.wins)
    expect(sum(r.victories)).toBe(r.wins)
    expect(steps.map((p) => p.done)).toEqual([20, 40, 45])
    expect(steps.at(-1)!.wins).toBe(r.wins)
    for (const c of r.cards) expect(c.used).toBeLessThanOrEqual(c.games)
    expect(r.dead).toEqual(r.cards.filter((c) => c.used === 0).map((c) => c.card))
    for (const c of r.cards.filter((c) => c.swingUsed !== null)) {
      const { points, low, high } = c.swingUsed!
      expect(points).toBeCloseTo((c.winRateUsed! - c.winRateUnused!) * 100)
      expect(low).toBeLessThanOrEqual(points)
      expect(high).toBeGreaterThanOrEqual(points)
    }
  })

  test.each([1, 2])('says which game broke down (%i threads)', async (workers) => {
    const running = simulate(stub, { games: 60, seats: 1, bot: 'clumsy', workers })
    await expect(running).rejects.toThrow(/game \d+ \(seed \d+\) broke down: the bot "clumsy" answers/)
  })
})

const [choice, { oneOf }] = Object.entries(friends.game.def.options).find(([, option]) => option.oneOf !== undefined)!
test('what cannot be simulated is refused before anything runs', async () => {
  const plan = { games: 10, seats: 2, workers: 1 }
  await expect(simulate('chess', plan)).rejects.toThrow(`no game "chess"; there are: ${gameIds().join(', ')}`)
  await expect(simulate(GAME, { ...plan, bot: 'oracle' })).rejects.toThrow(BadInput)
  await expect(simulate(GAME, { ...plan, seats: 9 })).rejects.toThrow(/1 to \d seats/)
  await expect(simulate(GAME, { ...plan, games: 0 })).rejects.toThrow(BadInput)
  await expect(simulate(GAME, { ...plan, options: { [choice]: 'easy' } })).rejects.toThrow(oneOf!.join(', '))
  await expect(simulate(GAME, { ...plan, without: ['no-such-card'] })).rejects.toThrow(/no-such-card/)
})
