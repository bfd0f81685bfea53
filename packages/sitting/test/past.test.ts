import { atOnce, Fate, Match } from '@emberhall/kernel'
import { botOf, decide } from '@emberhall/bots'
import { friends } from '@emberhall/roster/kinds'
import { expect, test } from 'vitest'
import { answersBy, branching, standing } from '../src/index.ts'

/** A game of two, with each position on the way. */
function played(answers: number): { match: Match; positions: { asks: number; state: string }[] } {
  const match = Match.start(friends.game, { seats: 2, options: friends.quickOptions(2), seed: 3 })
  const fate = new Fate(3)
  const bot = botOf(friends, 'heuristic')
  const positions = [position(match)]
  while (positions.length <= answers) {
    const seat = match.waiting()[0]!
    match.play(seat, decide(match, seat, bot, fate))
    positions.push(position(match))
  }
  return { match, positions }
}
const position = (match: Match) => ({ asks: match.table.asks, state: JSON.stringify(match.table.s) })

test('every moment stands again as it was, and is found by how many questions had been put', () => {
  const { match, positions } = played(12)
  for (const [n, { asks, state }] of positions.entries()) {
    expect(JSON.stringify(atOnce(standing(match, n)).table.s)).toBe(state)
    expect(atOnce(answersBy(match, asks))).toBe(n)
  }
  expect(atOnce(answersBy(match, positions[5]!.asks - 1))).toBe(4)
})
test('a copy goes on from there and leaves the table alone', () => {
  const { match, positions } = played(8)
  const twin = atOnce(branching(match, 3, 'same'))
  expect([position(twin), position(match)]).toEqual([positions[3], positions[8]])
})
