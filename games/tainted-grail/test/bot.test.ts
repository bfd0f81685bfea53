import { playOut } from '@emberhall/bots'
import { Fate, fits, Match } from '@emberhall/kernel'
import type { Position } from '@emberhall/speech'
import { allDone, held } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { heuristic } from '../src/bot/heuristic.ts'
import type { O, S } from '../src/state.ts'
import { holding, meeting, midway, NUMBERS, type Table } from './meeting.ts'
import { game, scene } from './scene.ts'

afterEach(allDone)

const brain = heuristic(game)
function says({ match }: Table, seat = 0): string {
  const answers = [brain(held(match, seat))]
  for (const answer of answers) expect(fits(match.askOf(seat)!, answer)).toBe(true)
  const printed = answers.flat().map((option) => game.words.print(option))
  return printed.join(' ')
}
const ATTACK = 'C-B-01'
const cardIn = (t: Table, face: string): number => t.card(face)

describe('in an encounter the bot', () => {
  test('lays the card that opens a chain to victory', () => {
    const t = midway({
      against: 'GN2',
      are: { beor: { magic: 0 } },
      hands: { beor: ['C-B-13', ATTACK, 'C-B-11'] },
      now: { pool: 0 },
    }).begin()
    expect(says(t)).toBe(`lay:${cardIn(t, ATTACK)}`)
    t.answer(0, `lay:${ATTACK}`)
    expect(says(t)).toBe(`lay:${cardIn(t, 'C-B-11')}`)
  })
  test('stops once it has won', () => {
    const t = midway({
      against: 'GN2',
      hands: { beor: ['C-B-11'] },
      line: [{ card: ATTACK }],
      now: { pool: 4, laid: 1 },
    })
    expect(says(t.begin())).toBe('stop')
  })
  test('ends on a guard when the blow would be heavy', () => {
    const t = midway({
      against: 'GY2',
      are: { beor: { magic: 3, health: 3, energy: 3 } },
      hands: { beor: ['C-B-04'] },
      line: [{ card: ATTACK }],
      now: { pool: 2, laid: 1 },
    }).begin()
    expect(says(t)).toMatch(/^lay:/)
  })
  test('pays for a key that wins, and keeps its last Magic otherwise', () => {
    const wanted = { against: 'GN3', are: { beor: { magic: 1 } }, hands: { beor: ['C-B-15'] } } as const
    const winning = midway({ ...wanted, now: { pool: 4 } }).begin()
    winning.answer(0, 'lay:C-B-15').asked(0, 'magic')
    expect(says(winning)).toBe(`payMagic:${NUMBERS.beor}`)
    const idle = midway({ ...wanted, now: { pool: 0 } }).begin()
    idle.answer(0, 'lay:C-B-15').asked(0, 'magic')
    expect(says(idle)).toBe('pass')
  })
  test('runs before it is struck down, if it can survive running', () => {
    const t = midway({ against: 'GN2', are: { beor: { health: 3, energy: 3 } }, now: { pool: 2 } })
    expect(says(t.set((s) => void (s.encounter.pool = 3)).begin())).toMatch(/^(flee|stop)$/)
  })
  test('uses its shield and its club', () => {
    const club = midway({ against: 'GN2', are: { beor: { items: holding(1) } }, now: { pool: 2, laid: 1 } }).begin()
    expect(says(club)).toMatch(/^use:/)
    const shield = midway({ against: 'GN2', are: { beor: { items: holding(8) } }, now: { pool: 2, laid: 1 } }).begin()
    shield.answer(0, 'stop').asked(0, 'damage')
    expect(says(shield)).toMatch(/^use:/)
  })
  test('keeps a hand that chains, and exchanges one that does not', () => {
    const hand = (cards: readonly string[]) =>
      meeting({ against: 'GN2', decks: { beor: cards }, are: { beor: { magic: 0 } } }).begin()
    expect(says(hand([ATTACK, 'C-B-11', 'C-B-13']))).toBe('keepHand')
    expect(says(hand(['C-B-04', 'C-B-04', 'C-B-07']))).toBe('newHand')
  })
})

describe('in company the bot', () => {
  test('shares its food at Dusk with whoever would go hungry', () => {
    const t = scene({
      who: [
        { is: 'beor', food: 5 },
        { is: 'ailei', food: 0 },
      ],
    })
      .agenda('duskTrade', NUMBERS.beor)
      .begin()
    expect(says(t)).toBe('trade:ailei')
    t.answer(0, 'trade:ailei')
    expect(says(t)).toBe('give:food')
    t.answer(0, 'give:food')
    expect(says(t)).toBe('number:1')
  })
  test('brings a meal to the dying', () => {
    const t = scene({
      who: [
        { is: 'beor', food: 3, secrets: [1] },
        { is: 'ailei', at: 102, health: 0, dying: 2, food: 0 },
      ],
      set: (s) => void (s.quests = []),
    })
      .agenda('act', NUMBERS.beor)
      .begin()
    expect(says(t)).toBe('travel:north')
  })
})

test.each([1, 2, 3, 4])('whole chapters of %i characters are played from what the seat can see', (seats) => {
  for (let seed = 1; seed <= 2; seed++) {
    const match = Match.start(game, { seats, seed, record: false })
    const bot = { name: 'heuristic', brain: (here: Position<S, O>) => brain({ ...here, world: () => match }) }
    playOut(
      match,
      Array.from({ length: seats }, () => bot),
      new Fate(seed),
      { budget: 20_000 },
    )
    expect(match.isOver).toBe(true)
  }
})
test('some of them are won', () => {
  const outcomes = [1, 2, 3, 4, 5, 6].map((seed) => {
    const match = Match.start(game, { seats: 2, seed, record: false })
    const bots = [0, 1].map(() => ({ name: 'heuristic', brain }))
    playOut(match, bots, new Fate(seed), { budget: 20_000 })
    return match.table.s.outcome
  })
  expect(outcomes).toContain('won')
})
