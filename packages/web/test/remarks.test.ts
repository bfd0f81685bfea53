/** What bots say about their answers, at one screen. */
import { closing, friends } from '@emberhall/roster/kinds'
import { at, Match } from '@emberhall/kernel'
import type { Thought } from '@emberhall/minds'
import { expect, test } from 'vitest'
import { Remarks } from '../src/play/remarks.ts'

/** A question with a choice, in a game of two. */
function asked(options: Readonly<Record<string, unknown>>) {
  const match = Match.start(friends.game, { seats: 2, options: { ...friends.quickOptions(2), ...options }, seed: 5 })
  for (;;) {
    const seat = at(match.waiting(), 0)
    const ask = match.askOf(seat)!
    if (ask.kind === 'one' && ask.options.length > 1) return { match, seat, ask }
    match.play(seat, ask.kind === 'one' ? at(ask.options, 0) : ask.options.slice(0, ask.min))
  }
}
function saidAt(options: Readonly<Record<string, unknown>>, people: readonly number[]) {
  const { match, seat, ask } = asked(options)
  const [answer, other] = [at(ask.options, 0), at(ask.options, 1)]
  const thought: Thought = {
    answer,
    plain: other,
    weighed: [
      { answer, chance: 0.8, error: 0.01, rollouts: 20 },
      { answer: other, chance: 0.5, error: 0.01, rollouts: 20 },
    ],
    gain: 0.3,
    gainError: 0.01,
  }
  const remarks = new Remarks()
  remarks.make(friends, match, seat, thought, people)
  const { asks } = match.table
  match.play(seat, answer)
  return { remarks, asks, seat, now: match.table.asks }
}

test('a bot says why, from the moment of its answer on, until it is played otherwise', () => {
  const { remarks, asks, seat, now } = saidAt({}, [0, 1])
  expect(remarks.until(now)).toMatchObject([{ at: asks, seat, chance: 0.8, otherwise: 0.5 }])
  expect(remarks.until(asks)).toEqual([])
  remarks.forgetAfter(asks)
  expect(remarks.until(now)).toHaveLength(1)
  remarks.forgetAfter(asks - 1)
  expect(remarks.until(now)).toEqual([])
})
test('where hands are closed it keeps its thoughts to itself', () => {
  const { seat } = asked(closing(friends))
  const { remarks, now } = saidAt(closing(friends), [1 - seat])
  expect(remarks.until(now)).toEqual([])
})
