import { decide, position } from '@emberhall/bots'
import { at, Fate, Match } from '@emberhall/kernel'
import { friends } from '@emberhall/roster/kinds'
import { describe, expect, test } from 'vitest'
import { type Review, reviewing, type Thinker } from '../src/index.ts'
import { climbing, judged } from './climb.ts'

const climb = { ...climbing, outlook: judged } as unknown as Thinker

function climbed(seed: number, answer: (match: Match) => number): Match {
  const match = Match.start(climb.game, { seats: 1, seed, options: { way: 'plain' } })
  while (!match.isOver) match.play(0, answer(match))
  return match
}
function reviewOf(module: Thinker, match: Match): { review: Review; pieces: number } {
  const run = reviewing(module, match, -1, position)
  let pieces = 0
  for (;;) {
    const piece = run.next()
    if (piece.done === true) return { review: piece.value!, pieces }
    expect(piece.value.done).toBeLessThanOrEqual(piece.value.all)
    pieces++
  }
}
const worst = (match: Match): number => {
  const { faces } = match.table.s
  return match.askOf(0)!.options.toSorted((a, b) => faces[(a >>> 12) & 4095]! - faces[(b >>> 12) & 4095]!)[0]!
}

describe('a game looked over', () => {
  test('has a point for every decision, and the same ones again', () => {
    const match = climbed(3, (now) => now.askOf(0)!.options[0]!)
    const { review, pieces } = reviewOf(climb, match)
    expect(pieces).toBeGreaterThan(match.parts().ledger.answers.length)
    expect(review.points.length).toBeGreaterThan(2)
    for (const { chance, best } of review.points) expect(best).toBeGreaterThanOrEqual(chance)
    expect(reviewOf(climb, match).review).toEqual(review)
  })
  test('luck and choices add up to how it ended', () => {
    for (const seed of [1, 2, 3, 4]) {
      const match = climbed(seed, worst)
      const { points, choices, luck } = reviewOf(climb, match).review
      const end = match.outcome === 'top' ? 1 : 0
      expect(at(points, 0).best + choices + luck).toBeCloseTo(end, 6)
      expect(choices).toBeLessThanOrEqual(0)
    }
  })
  test('names at most three moments, in their order', () => {
    const { turns, points } = reviewOf(climb, climbed(5, worst)).review
    expect(turns.length).toBeLessThanOrEqual(3)
    expect(turns.map(({ point }) => point)).toEqual(turns.map(({ point }) => point).toSorted((a, b) => a - b))
    for (const { point } of turns) expect(points[point]).toBeDefined()
  })
  test('is not to be had where nobody looks ahead', () => {
    const { outlook: _, ...short } = climbing
    const run = reviewing(short as unknown as Thinker, climbed(1, worst), -1, position)
    expect(run.next()).toEqual({ done: true, value: null })
  })
  test('a whole game of cards and dice', () => {
    const module = friends
    const match = Match.start(module.game, { seats: 2, seed: 11, options: module.quickOptions(2) })
    const plain = { name: 'heuristic', brain: module.brains['heuristic']! }
    const fate = new Fate(11)
    while (!match.isOver) {
      const seat = match.waiting()[0]!
      match.play(seat, decide(match, seat, plain, fate))
    }
    const { review } = reviewOf(module, match)
    expect(review.points.length).toBeGreaterThan(40)
    for (const { chance } of review.points) expect(chance).toSatisfy((x: number) => x >= 0 && x <= 1)
  })
})
