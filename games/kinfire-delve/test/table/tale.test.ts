import { decide } from '@emberhall/bots'
import { Fate, type LogLine, Match } from '@emberhall/kernel'
import { expect, test } from 'vitest'
import { kinfireDelve } from '../../src/index.ts'
import type { O, S } from '../../src/state.ts'
import { deedsOf, feats, taleOf, turnOf } from '../../src/table/end/tale.ts'

const heuristic = { name: 'heuristic', brain: kinfireDelve.brains['heuristic']! }
const sp = { lang: 'en', names: ['Una', 'Dos'], game: kinfireDelve.game } as const

function played(seed: number): readonly LogLine[] {
  const match = Match.start<S, O>(kinfireDelve.game, { seats: 2, seed, options: kinfireDelve.quickOptions(2) })
  const fate = new Fate(seed)
  while (!match.isOver) {
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, heuristic, fate))
  }
  return match.log(-1)
}
test.each([1, 2, 3, 4, 5])('the story of game %i is told in the order in which it happened', (seed) => {
  const log = played(seed)
  const tale = taleOf(sp, log)
  const turns = tale.flatMap((line) => /turn (\d+)/.exec(line)?.[1] ?? []).map(Number)
  expect(turns.length).toBeGreaterThan(2)
  expect(turns).toEqual(turns.toSorted((a, b) => a - b))
  expect(new Set(tale).size).toBe(tale.length)
  expect(tale[0]).toMatch(/^The rope went down/)
  expect(tale.some((line) => line.includes('took off the mask'))).toBe(log.some(({ what }) => what === 'bottom'))
})
test('it counts the cards that were lent, and says when health ran low', () => {
  const lines: LogLine[] = played(1)
    .filter(({ what }) => what === 'turn')
    .slice(0, 1)
  const seat = lines[0]!.args[0] as number
  const boost: LogLine = { ...lines[0]!, what: 'boosted', args: [1 - seat, 0, 2] }
  const own: LogLine = { ...boost, args: [seat, 0, 2] }
  const damage: LogLine = { ...lines[0]!, what: 'damage', args: [1, 2] }
  expect(taleOf(sp, [...lines, boost, own])).toEqual(['Once one Seeker lent another a card.'])
  expect(taleOf(sp, [...lines, damage])).toEqual(['On turn 1 it all hung by 2 points of health.'])
})
test.each([1, 2, 3])('game %i: who completed what, what was hardest, and when it turned', (seed) => {
  const log = played(seed)
  const done = log.filter(({ what }) => what === 'completed').length
  expect([0, 1].reduce((n, seat) => n + deedsOf(log, seat).done, 0)).toBe(done)
  const named = feats(sp, log)
  expect(new Set(named).size).toBe(named.length)
  expect(named.length).toBeGreaterThan(1)
  const isWon = log.some(({ what }) => what === 'won')
  const turn = turnOf(sp, log, isWon)
  // Won, it is the hardest card that fell; lost, it is what was suffered.
  expect(turn).toContain(isWon ? named[0] : 'turn')
})
