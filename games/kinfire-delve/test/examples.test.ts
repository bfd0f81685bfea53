/** The worked examples of the rules, number for number. */
import { allDone, fromSetup, given, type Play } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import type { ChallengeType, Colour } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { defeatTrap, GATES, inFinale, scene } from './bare.ts'
import { challenge, dice, kinfire, SLOTS, skill, Z } from './table.ts'

afterEach(allDone)

const NONE: Record<Colour, number[]> = {
  red: dice('green', 'green', 'blue', 'dark'),
  green: dice('red', 'red', 'blue', 'dark'),
  blue: dice('red', 'red', 'green', 'dark'),
}
/** A challenge too hard to be completed, so that progress stays to be counted. */
const target = (colour: Colour, type: ChallengeType = 'combat') => challenge('target', { colour, type, difficulty: 20 })
const progress = (t: Play<S, O>, card = 'target') => t.state.progress[t.card(card)]!

test('EX-1 KD-3.2 on a red challenge only the red of three cards is a legal action', () => {
  const hands = [['asha-red', 'asha-green', 'asha-blue']]
  const t = scene({ well: [target('red')] }, { board: ['target'], hands }).begin()
  t.answer(0, 'keepHand').answer(0, 'attempt:target:red')
  expect(t.options(0)).toEqual(['play:asha-red:red', 'pass'])
})

test('EX-2 KD-3.4 on a green challenge the green and the white card are legal, the red is not', () => {
  const hands = [['asha-green', 'asha-white', 'asha-red']]
  const t = scene({ well: [target('green')] }, { board: ['target'], hands }).begin()
  t.answer(0, 'keepHand').answer(0, 'attempt:target:green')
  expect(t.options(0)).toEqual(['play:asha-green:green', 'play:asha-white:green', 'pass'])
  t.refuses(0, 'play:asha-red:red', 'KD-3.2')
})

/** Asha attempts with Defeat Trap in hand, nothing matching on the dice. */
function withDefeatTrap(colour: Colour, type: ChallengeType): Play<S, O> {
  const table = { board: ['target'], hands: [['defeat-trap', 'asha-blue'], ['ben-white']] }
  const t = scene({ well: [target(colour, type)], skills: [defeatTrap] }, table).begin()
  return t.answer(0, 'keepHand').answer(0, `attempt:target:${colour}`)
}
test('EX-3 KD-3.3 Defeat Trap adds 2 on a red or green challenge that is no Trap, and is not legal on a blue one', () => {
  for (const colour of ['red', 'green'] as const) {
    const t = withDefeatTrap(colour, 'combat').answer(0, `play:defeat-trap:${colour}`)
    t.roll('dice', NONE[colour]).pass(1)
    expect(progress(t)).toBe(2)
  }
  withDefeatTrap('blue', 'combat')
    .offersExactly(0, ['play:asha-blue:blue', 'pass'])
    .refuses(0, 'play:defeat-trap:red', 'KD-3.2')
})

test('EX-4 KD-5.6 Defeat Trap as the action on a green Trap adds 4', () => {
  const t = withDefeatTrap('green', 'trap').answer(0, 'play:defeat-trap:green')
  t.roll('dice', NONE.green).pass(1)
  expect(progress(t)).toBe(4)
})

/** Asha boosts the action of the other Seeker with Defeat Trap; what both place. */
function boostedBy(type: ChallengeType): number {
  const t = scene(
    { well: [target('blue', type)], skills: [defeatTrap] },
    { first: 1, board: ['target'], hands: [['defeat-trap', 'asha-red'], ['ben-blue']] },
  )
    .roll('dice', NONE.blue)
    .begin()
  t.answer(1, 'keepHand').answer(1, 'attempt:target:blue').answer(1, 'play:ben-blue:blue')
  t.offersExactly(0, ['boost:defeat-trap', 'pass']).answer(0, 'boost:defeat-trap')
  return progress(t)
}
test('EX-5 KD-5.11 KD-5.12 Defeat Trap boosts a blue challenge that is no Trap by 1', () => {
  expect(boostedBy('combat')).toBe(2 + 1)
})
test('EX-6 KD-5.12 KD-5.13 it boosts a blue Trap by 3, and its ability is not applied on top', () => {
  expect(boostedBy('trap')).toBe(2 + 3)
})

test('EX-7 KD-5.20 KD-5.21 two red, one green and a light face add 3 on a red challenge', () => {
  const t = given(kinfire, { seats: 2, options: { firstPlayer: 0 } })
    .zone(Z.north, ['great-stag'])
    .roll('dice', dice('red', 'red', 'green', 'light'))
    .begin()
  t.answer(0, 'keepHand').answer(0, 'attempt:great-stag:red').pass(0)
  t.logged('rolled', [0, 'red', 'red', 'green', 'light', 3])
  expect(progress(t, 'great-stag')).toBe(3)
})

test('EX-8 KD-5.1 KD-5.25 an action of 2, boosts of 1 and 2 by others and 2 matching dice place 7', () => {
  const helper = (seeker: string, value: number) =>
    skill(`${seeker}-help`, { seeker, boost: { colours: ['red'], value } })
  const t = scene(
    { well: [target('red')], skills: [helper('ben', 1), helper('cyr', 2)] },
    { seats: 3, board: ['target'], hands: [['asha-red'], ['ben-help'], ['cyr-help']] },
  )
    .roll('dice', dice('red', 'green', 'blue', 'light'))
    .begin()
  t.answer(0, 'keepHand').answer(0, 'attempt:target:red').answer(0, 'play:asha-red:red')
  t.answer(1, 'boost:ben-help').answer(2, 'boost:cyr-help')
  t.logged('acted', [0, 'asha-red', 'red', 2])
    .logged('boosted', [1, 'ben-help', 1])
    .logged('boosted', [2, 'cyr-help', 2])
  t.logged('rolled', [0, 'red', 'green', 'blue', 'light', 2]).logged('placed', ['target', 7, 7, 20])
  expect(progress(t)).toBe(7)
})

test('EX-9 KD-11.5 KD-11.6 a Gauntlet card completed lies face down in its place and opens the Master to green', () => {
  const t = inFinale(scene({}, { hands: [['asha-green'], ['ben-green', 'ben-red']] }))
    .set((s, card) => {
      s.progress[card('gate-2')] = 3
    })
    .roll('dice', NONE.green)
    .begin()
  t.answer(0, 'keepHand').refuses(0, 'attempt:the-master:green', 'KD-11.4')
  t.answer(0, 'attempt:gate-2:green').answer(0, 'play:asha-green:green').pass(1)
  expect(t.zone(Z.east)).toEqual(['gate-2'])
  expect(t.state.flipped[t.card('gate-2')]).toBe(1)
  expect(progress(t, 'gate-2')).toBe(0)
  t.answer(1, 'keepHand')
    .offers(1, 'attempt:the-master:green')
    .lacks(1, ['attempt:the-master:red', 'attempt:the-master:blue'])
  t.answer(1, 'attempt:the-master:green').offersExactly(1, ['play:ben-green:green', 'pass'])
})

test('EX-10 KD-11.7 KD-11.8 against a Master vulnerable to red and blue, red announced is all that counts', () => {
  const t = inFinale(
    scene(
      {},
      {
        hands: [
          ['asha-red', 'asha-blue', 'asha-white'],
          ['ben-red', 'ben-blue', 'ben-white'],
        ],
      },
    ),
    ['gate-3', 'gate-4'],
  )
    .roll('dice', dice('red', 'blue', 'blue', 'light'))
    .begin()
  t.answer(0, 'keepHand').offers(0, ['attempt:the-master:red', 'attempt:the-master:blue'])
  t.answer(0, 'attempt:the-master:red').offersExactly(0, ['play:asha-red:red', 'play:asha-white:red', 'pass'])
  t.answer(0, 'play:asha-red:red').offersExactly(1, ['boost:ben-red', 'boost:ben-white', 'pass']).pass(1)
  expect(progress(t, 'the-master')).toBe(2 + 2)
})

test('EX-11 KD-1.11 the first game: four named cards, a deck of 50, 3 in the discard, the other copies among them', () => {
  const t = fromSetup(kinfire, { seats: 2, options: { firstGame: true } }).begin()
  const board = SLOTS.flatMap((slot) => t.zone(slot))
  expect(board.toSorted()).toEqual(['crystal-caves', 'great-stag', 'the-3-fountains', 'the-maze'])
  expect([t.zone(Z.well).length, t.zone(Z.wellDiscard).length]).toEqual([50, 3])
  const rest = [...t.zone(Z.well), ...t.zone(Z.wellDiscard)]
  expect(rest.filter((name) => name === 'the-3-fountains')).toHaveLength(2)
  expect(rest.filter((name) => name === 'the-maze')).toHaveLength(3)
})

test.each([
  { seats: 1, size: 8 },
  { seats: 2, size: 7 },
  { seats: 3, size: 6 },
  { seats: 4, size: 5 },
])(
  'EX-12 KD-1.6 KD-8.3 with $seats Seekers a hand is $size cards, at setup and after exhausting',
  ({ seats, size }) => {
    const t = given(kinfire, { seats, options: { firstPlayer: 0 } })
      .top(Z.fatigueDeck, ['damp-wick'])
      .begin()
    for (let seat = 0; seat < seats; seat++) expect(t.zone(Z.hand + seat)).toHaveLength(size)
    const u = scene({}, { seats, hands: [['asha-red']] }).begin()
    for (const play of [t, u]) expect(play.answer(0, 'exhaust').zone(Z.hand + 0)).toHaveLength(size)
  },
)

test('EX-13 KD-10.6 at the bottom the Master is face up among 4 Gauntlet cards, and nothing of the Well is left', () => {
  const t = scene({ well: [challenge('last', { difficulty: 4 })] }, { board: ['last'] })
    .zone(Z.well, [], Z.wellDiscard)
    .set((s) => {
      s.progress[s.zones[Z.east]![0]!] = 3
    })
    .roll('dice', dice('red', 'red', 'red', 'light'))
    .begin()
  t.answer(0, 'keepHand').answer(0, 'attempt:last:red').pass(0).logged('bottom', ['the-master']).asked(1, 'exhaust')
  for (const viewer of [-1, 0, 1]) {
    expect(t.sees(viewer, Z.master)).toEqual(['the-master'])
    expect(SLOTS.map((slot) => t.sees(viewer, slot))).toEqual(GATES.map((gate) => [gate]))
  }
  expect(GATES.map((gate) => t.state.flipped[t.card(gate)])).toEqual([0, 0, 0, 0])
  expect(t.state.progress.every((n) => n === 0)).toBe(true)
  expect(t.zone(Z.removed)).toEqual(['plain', 'plain', 'plain'])
})

test('EX-14 KD-5.15 KD-5.10 a lone Seeker boosts the own action with 2 of 3 cards, not with 3', () => {
  const t = scene(
    { well: [target('red')] },
    { seats: 1, board: ['target'], hands: [['asha-red', 'asha-red', 'asha-red', 'asha-white']] },
  )
    .roll('dice', NONE.red)
    .begin()
  t.answer(0, 'keepHand').answer(0, 'attempt:target:red').answer(0, 'play:asha-white:red')
  expect(t.options(0)).toEqual(['boost:asha-red', 'boost:asha-red', 'boost:asha-red', 'pass'])
  t.answer(0, 'boost:asha-red').asked(0, 'boost').answer(0, 'boost:asha-red').asked(0, 'exhaust')
  expect(t.zone(Z.hand + 0)).toEqual(['asha-red'])
  expect(progress(t)).toBe(2 + 1 + 1)
})

test('EX-15 KD-5.7 KD-5.19 without an action there is no boost, the 4 dice are rolled and only they count', () => {
  const t = scene({ well: [target('red')] }, { board: ['target'], hands: [['asha-red'], ['ben-red', 'ben-white']] })
    .roll('dice', dice('red', 'red', 'blue', 'dark'))
    .begin()
  t.answer(0, 'keepHand').answer(0, 'attempt:target:red').pass(0).notAsked(1, 'boost')
  t.logged('noAction', [0]).logged('rolled', [0, 'red', 'red', 'blue', 'dark', 2]).notLogged('boosted')
  expect(progress(t)).toBe(2)
  expect(t.zone(Z.hand + 1)).toEqual(['ben-red', 'ben-white'])
})
