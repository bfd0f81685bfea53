/** What bots say about their answers, and to whom. */
import { at, Match } from '@emberhall/kernel'
import type { Thought } from '@emberhall/minds'
import { closing, friends, hiders, rivals } from '@emberhall/roster/kinds'
import type { GameModule } from '@emberhall/speech'
import { expect, test } from 'vitest'
import { remarkAbroad, remarkHere, Remarks } from '../src/index.ts'

/** A question with a choice, in a game of two, and somebody who is sure of an answer to it. */
function asked(module: GameModule, options: Readonly<Record<string, unknown>> = {}) {
  const match = Match.start(module.game, { seats: 2, options: { ...module.quickOptions(2), ...options }, seed: 5 })
  for (;;) {
    const seat = at(match.waiting(), 0)
    const ask = match.askOf(seat)!
    if (ask.kind === 'one' && ask.options.length > 1) {
      const [answer, plain] = [at(ask.options, 0), at(ask.options, 1)]
      const weighed = [
        { answer, chance: 0.8, error: 0.01, rollouts: 20 },
        { answer: plain, chance: 0.5, error: 0.01, rollouts: 20 },
      ]
      const thought: Thought = { answer, plain, weighed, gain: 0.3, gainError: 0.01 }
      return { match, seat, thought }
    }
    match.play(seat, ask.kind === 'one' ? at(ask.options, 0) : ask.options.slice(0, ask.min))
  }
}

test('at one screen a bot says why, unless somebody there may not see what it sees', () => {
  const { match, seat, thought } = asked(friends)
  expect(remarkHere(friends, match, seat, thought, [0, 1])).toMatchObject({ seat, chance: 0.8, otherwise: 0.5 })
  expect(remarkHere(friends, match, seat, null, [0, 1])).toBe(null)
  const closed = asked(friends, closing(friends))
  expect(remarkHere(friends, closed.match, closed.seat, closed.thought, [closed.seat])).not.toBe(null)
  expect(remarkHere(friends, closed.match, closed.seat, closed.thought, [1 - closed.seat])).toBe(null)
})
test('in several places it does where friends hide nothing, and where it may speak', () => {
  const { match, seat, thought } = asked(friends)
  expect(remarkAbroad(friends, match, seat, thought)).toEqual(remarkHere(friends, match, seat, thought, []))
  expect(remarkAbroad({ ...friends, isHushed: () => true }, match, seat, thought)).toBe(null)
  for (const module of [rivals, hiders]) {
    const other = asked(module)
    const wordy = { ...module, reasons: friends.reasons! }
    expect(remarkAbroad(wordy, other.match, other.seat, other.thought)).toBe(null)
  }
  const closed = asked(friends, closing(friends))
  expect(remarkAbroad(friends, closed.match, closed.seat, closed.thought)).toBe(null)
  // Hands that lie open are not all: a card that the bot alone has looked at is its secret.
  const { table } = match
  const hidden = table.s.faces.findIndex((_, card) => !table.canSee(card, seat) && !table.canSee(card, -1))
  table.s.known[hidden]! |= 1 << (seat + 1)
  expect(match.view(seat).state.faces[hidden]).toBeGreaterThanOrEqual(0)
  expect(remarkAbroad(friends, match, seat, thought)).toBe(null)
})
test('what was said stands with the answer, once that is open, until it is played otherwise', () => {
  const { match, seat, thought } = asked(friends)
  const said = remarkHere(friends, match, seat, thought, [])!
  const remarks = new Remarks()
  const asks = said.at
  const when = (now: number, isOver = false) => ({ isOver, table: { asks: now } })
  const [then, later] = [when(asks), when(asks + 1)]
  remarks.took({ kind: 'bot', from: 7, said })
  expect(remarks.standing(8, then)).toEqual([])
  expect(remarks.standing(8, when(asks, true))).toEqual([said])
  expect(remarks.standing(8, later)).toEqual([said])
  remarks.took({ kind: 'undo', from: 6, said: null })
  expect(remarks.standing(6, later)).toEqual([])
  remarks.took({ kind: 'redo', from: 6, said: null })
  expect(remarks.standing(8, later)).toEqual([said])
  remarks.took({ kind: 'answer', from: 6, said: null })
  expect(remarks.standing(8, later)).toEqual([])
})
