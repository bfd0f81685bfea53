import { Fate, Match } from '@emberhall/kernel'
import type { Position } from '@emberhall/speech'
import { closing, friends } from '@emberhall/roster/kinds'
import { twinsOf } from '@emberhall/testkit'
import { describe, expect, test } from 'vitest'
import { random } from '@emberhall/minds'
import { botOf, position } from '../src/index.ts'

const { game } = friends

/** All that can be reached from a value by any means, private or not, as one text. Printed content is the same for all. */
function reach(value: unknown): string {
  const seen = new Map<unknown, number>()
  const walk = (v: unknown): unknown => {
    if (typeof v === 'function') return 'function'
    if (typeof v !== 'object' || v === null || v === game) return v === game ? 'game' : v
    if (seen.has(v)) return `see ${seen.get(v)}`
    seen.set(v, seen.size)
    if (v instanceof Map) return [...v].map(walk)
    if (Array.isArray(v)) return v.map(walk)
    return Object.fromEntries(Reflect.ownKeys(v).map((key) => [String(key), walk(Reflect.get(v, key))]))
  }
  return JSON.stringify(walk(value))
}
function everything(p: Position): string {
  const rolls = Array.from({ length: 5 }, () => p.random(6))
  return reach([p, p.view(), p.world(), p.world(), rolls])
}
function playSome(decisions: number, seats: number, seed: number): Match {
  const match = Match.start(game, { seats, seed, options: closing(friends) })
  const fate = new Fate(seed)
  for (let i = 0; i < decisions && !match.isOver; i++) {
    const ask = match.asks()[0]!
    match.play(ask.seat, random({ ask, random: (n) => fate.below(n) }))
  }
  return match
}

describe('a bot cannot reach what its seat may not know', () => {
  for (const seats of [1, 2, 3, 4])
    test(`${seats} seats with closed hands: two tables that differ only in what is hidden give the same position`, () => {
      let compared = 0
      for (let seed = 1; seed <= 25; seed++) {
        const match = playSome(3 + seed * 2, seats, seed)
        if (match.isOver) continue
        const seat = match.waiting()[0]!
        const { plain, mixed } = twinsOf(match, seat, seed + 1000)
        if (!plain.waiting().includes(seat) || !mixed.waiting().includes(seat)) continue
        expect(JSON.stringify(mixed.table.s.faces)).not.toBe(JSON.stringify(plain.table.s.faces))
        const [a, b] = [plain, mixed].map((m) => everything(position(m, seat, m.askOf(seat)!, new Fate(7))))
        expect(b).toBe(a)
        compared++
      }
      expect(compared).toBeGreaterThan(5)
    })

  test('the real deck is not among the worlds it is shown', () => {
    const match = playSome(20, 2, 5)
    const seat = match.waiting()[0]!
    const real = JSON.stringify(match.table.s.faces)
    const p = position(match, seat, match.askOf(seat)!, new Fate(3))
    const worlds = Array.from({ length: 50 }, () => p.world())
    expect(new Set(worlds.map((w) => JSON.stringify(w.table.s.faces))).size).toBe(50)
    for (const world of worlds) expect(reach(world)).not.toContain(real)
  })
})

test('what a bot writes into its position changes nothing at the table', () => {
  const match = Match.start(game, { seats: 2, seed: 4 })
  const before = reach([match.table.s, match.asks()])
  const seat = match.waiting()[0]!
  const p = position(match, seat, match.askOf(seat)!, new Fate(1))
  ;(p.ask.options as number[]).length = 0
  p.ask.answer = 5
  const view = p.view()
  view.state.over = 'mine'
  view.state.zones.length = 0
  const world = p.world()
  world.play(seat, world.askOf(seat)!.options[0]!)
  world.table.s.over = 'mine'
  expect(reach([match.table.s, match.asks()])).toBe(before)
})

test('a world can be played to its end', () => {
  const match = Match.start(game, { seats: 3, seed: 9 })
  const seat = match.waiting()[0]!
  const world = position(match, seat, match.askOf(seat)!, new Fate(2)).world()
  const fate = new Fate(1)
  while (!world.isOver) {
    const ask = world.asks()[0]!
    world.play(ask.seat, random({ ask, random: (n) => fate.below(n) }))
  }
  expect(['win', 'loss']).toContain(world.outcome)
  expect(match.isOver).toBe(false)
})

test('an unknown bot is named together with those there are', () => {
  expect(() => botOf(friends, 'grandmaster')).toThrow(/grandmaster.*heuristic, easy, normal, strong, master, random/)
  expect(botOf(friends, 'random').brain).toBe(random)
})
