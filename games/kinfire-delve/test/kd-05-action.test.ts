import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { attempt, authored, bare, board, MISS, ONE, progressOn } from './attempts.ts'
import { challenge, dice, skill, Z } from './table.ts'

afterEach(allDone)

const target = challenge('target', { difficulty: 9, penalty: [] })
const act = skill('act', { value: 3, boost: { colours: ['red'], value: 2 } })
const weak = skill('weak', { value: 1, boost: { colours: ['red'], value: 2 } })
const off = skill('off', { colours: ['green'], value: 4 })
const game = bare({ well: [target], skills: [act, weak, off] })
const scene = (hand: readonly string[]) => board(game, ['target']).zone(Z.hand + 0, hand)

describe('one card, the lantern, or nothing', () => {
  test('KD-5.4 a matching card, the charged lantern and nothing are on offer', () => {
    const t = attempt(
      scene(['act', 'off']).set((s) => {
        s.charged[0] = true
      }),
      'target',
    )
    t.offersExactly(0, ['play:act:red', 'lantern:red', 'pass'])
    t.refuses(0, 'play:off:green', 'KD-3.2')
    expect(t.zone(Z.hand + 0)).toEqual(['act', 'off'])
  })
  test('KD-5.4 with a dark lantern there are the card and nothing', () => {
    const t = attempt(scene(['act', 'off']), 'target')
    t.offersExactly(0, ['play:act:red', 'pass'])
    t.refuses(0, 'lantern:red', 'KD-6.4')
    expect(t.state.charged[0]).toBe(false)
  })
  test('KD-5.4 nothing is played although a match is in hand', () => {
    const t = attempt(scene(['act']).roll('dice', MISS), 'target')
    t.pass(0).logged('noAction', [0]).untilAsked(1, 'exhaust')
    expect(t.zone(Z.hand + 0)).toEqual(['act'])
    expect(progressOn(t, 'target')).toBe(0)
  })
  test('KD-5.4 where hands are closed nobody can tell a Seeker without a match from one who declines', () => {
    const closed = { options: { openHands: false } }
    const seen = [['act'], ['off']].map((hand) => {
      const t = attempt(
        board(game, ['target'], closed)
          .zone(Z.hand + 0, hand)
          .roll('dice', MISS),
        'target',
      )
      t.asked(0, 'action').waitsFor(0)
      const before = { waiting: t.view(1).waiting, log: t.log(1) }
      t.pass(0)
      return { before, log: t.log(1) }
    })
    expect(seen[1]).toEqual(seen[0])
  })
})

test.each([
  ['act', 3],
  ['weak', 1],
])('KD-5.5 the action adds its value: %s adds %i', (card, value) => {
  const t = attempt(scene([card]).roll('dice', MISS), 'target')
  t.answer(0, `play:${card}:red`).untilAsked(1, 'exhaust')
  expect(progressOn(t, 'target')).toBe(value)
})

describe('its ability', () => {
  test('KD-5.6 EX-4 Defeat Trap adds 4 against a Trap', () => {
    const trap = challenge('snare', { colour: 'green', type: 'trap', difficulty: 9 })
    const t = attempt(board(bare({ well: [trap] }), ['snare']).zone(Z.hand + 0, ['defeat-trap']), 'snare', 'green')
    t.roll('dice', dice('red', 'blue', 'blue', 'dark')).answer(0, 'play:defeat-trap:green')
    t.untilAsked(1, 'exhaust').logged('placed', ['snare', 4])
    expect(progressOn(t, 'snare')).toBe(4)
  })
  test('KD-5.6 EX-3 and 2 against anything else', () => {
    const t = attempt(
      board(authored, ['great-stag'])
        .zone(Z.hand + 0, ['defeat-trap'])
        .roll('dice', MISS),
      'great-stag',
    )
    t.answer(0, 'play:defeat-trap:red').untilAsked(1, 'exhaust').logged('placed', ['great-stag', 2])
    expect(progressOn(t, 'great-stag')).toBe(2)
  })
  test('KD-5.6 it applies before boosts and dice: a card drawn by it can be the boost', () => {
    const study = skill('study', { abilities: [{ on: 'onAction', do: [{ do: 'draw', n: 2 }] }] })
    const t = attempt(
      board(bare({ well: [target], skills: [study, act, weak] }), ['target'], { seats: 1 })
        .zone(Z.hand + 0, ['study'])
        .top(Z.deck + 0, ['act', 'weak']),
      'target',
    )
    t.roll('dice', MISS).answer(0, 'play:study:red').asked(0, 'boost').notLogged('rolled')
    t.offersExactly(0, ['boost:act', 'boost:weak', 'pass'])
    t.answer(0, 'boost:act').pass(0).logged('placed', ['target', 4])
    expect(progressOn(t, 'target')).toBe(2 + 2)
  })
})

describe('without an action', () => {
  test('KD-5.7 EX-15 nobody is asked for a boost and the dice alone are placed', () => {
    const help = skill('help', { seeker: 'orrin' })
    const t = attempt(
      board(bare({ well: [target], skills: [act, help] }), ['target'])
        .zone(Z.hand + 0, ['act'])
        .zone(Z.hand + 1, ['help'])
        .roll('dice', ONE),
      'target',
    )
    t.pass(0).notLogged('boosted').logged('rolled', [0, 'red', 'blue', 'blue', 'dark', 1])
    t.logged('placed', ['target', 1]).asked(1, 'exhaust')
    t.refuses(1, 'boost:help')
    expect(t.zone(Z.hand + 1)).toEqual(['help'])
  })
  test('KD-5.7 the Seeker alone is not asked for boosts either', () => {
    const t = attempt(
      board(game, ['target'], { seats: 1 })
        .zone(Z.hand + 0, ['act', 'weak'])
        .roll('dice', ONE),
      'target',
    )
    t.pass(0).asked(0, 'exhaust').logged('placed', ['target', 1])
    expect(t.zone(Z.hand + 0)).toEqual(['act', 'weak'])
  })
})

test('KD-5.8 once a card is the action, neither another card nor the lantern can be', () => {
  const solo = board(game, ['target'], { seats: 1 }).zone(Z.hand + 0, ['act', 'weak'])
  const t = attempt(
    solo.set((s) => {
      s.charged[0] = true
    }),
    'target',
  )
  t.roll('dice', MISS).answer(0, 'play:act:red').notAsked(0, 'action')
  t.refuses(0, 'play:weak:red')
  t.refuses(0, 'lantern:red')
  t.offersExactly(0, ['boost:weak', 'pass']).pass(0).asked(0, 'exhaust').logged('placed', ['target', 3])
  expect(t.state.charged[0]).toBe(true)
})
test('KD-5.8 once the lantern is the action, no card can be', () => {
  const t = attempt(
    scene(['act']).set((s) => {
      s.charged[0] = true
    }),
    'target',
  )
  t.answer(0, 'lantern:red').notAsked(0)
  t.refuses(0, 'play:act:red')
  t.untilAsked(1, 'exhaust')
  expect(t.zone(Z.hand + 0)).toEqual(['act'])
})
