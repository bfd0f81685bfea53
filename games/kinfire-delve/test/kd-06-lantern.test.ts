import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { S } from '../src/index.ts'
import { attempt, authored, bare, board, lanternCard, MISS, ONE, progressOn, seekerCard, told } from './attempts.ts'
import { challenge, dice, kinfire, skill, Z } from './table.ts'

afterEach(allDone)

const charged =
  (...seats: readonly number[]) =>
  (s: S) => {
    for (const seat of seats) s.charged[seat] = true
  }
/** Tess: a Seeker whose lantern is worth 4 and does nothing else. */
const tess = seekerCard('tess')
const lamp = lanternCard('lamp', 'tess', { value: 4 })
const tessAct = skill('tess-act', { seeker: 'tess', copies: 17 })
const kindle = skill('kindle', {
  seeker: 'tess',
  copies: 1,
  value: 0,
  abilities: [{ on: 'onAction', do: [{ do: 'charge' }] }],
})
const help = skill('help', { seeker: 'orrin' })
const target = challenge('target', { difficulty: 20 })
const game = bare({ well: [target], seekers: [tess], lanterns: [lamp], skills: [tessAct, kindle, help] })
const withTess = { options: { seekers: ['tess', 'orrin'] } }
const scene = (hand: readonly string[] = ['tess-act']) =>
  board(game, ['target'], withTess)
    .zone(Z.hand + 0, hand)
    .zone(Z.hand + 1, ['help'])

describe('charging', () => {
  test('KD-6.1 lanterns begin without charge, for all to see, and cannot be used', () => {
    const t = fromSetup(kinfire, { seats: 4, options: { firstPlayer: 0 } }).begin()
    for (const seat of [-1, 0, 1, 2, 3]) expect(t.view(seat).state.charged).toEqual([false, false, false, false])
    const first = attempt(scene(), 'target').lacks(0, 'lantern:red')
    first.refuses(0, 'lantern:red', 'KD-6.4')
  })
  test('KD-6.2 a Skill card charges the lantern of the Seeker who plays it, and nobody else’s', () => {
    const t = attempt(scene(['kindle']), 'target')
      .answer(0, 'play:kindle:red')
      .logged('charged', [0])
    for (const seat of [-1, 0, 1]) expect(t.view(seat).state.charged).toEqual([true, false])
  })
  test('KD-6.2 a charge reward charges it too', () => {
    const fountain = board(authored, ['the-3-fountains']).set((s, find) => {
      s.progress[find('the-3-fountains')] = 3
    })
    const t = attempt(fountain.roll('dice', dice('blue', 'red', 'red', 'dark')), 'the-3-fountains', 'blue')
    t.untilAsked(1, 'exhaust')
    expect(t.state.charged).toEqual([true, false])
  })
  test('KD-6.3 charging a charged lantern does nothing: it is good for one use', () => {
    const t = attempt(scene(['kindle', 'tess-act']).set(charged(0)).roll('dice', MISS), 'target')
    t.answer(0, 'play:kindle:red').logged('chargeLost', [0]).notLogged('charged').pass(1)
    expect(t.state.charged[0]).toBe(true)
    t.untilAsked(0, 'action', { exhaust: 'keepHand', choose: 'attempt:target:red' })
    t.answer(0, 'lantern:red').untilAsked(0, 'action', { exhaust: 'keepHand', choose: 'attempt:target:red' })
    t.refuses(0, 'lantern:red', 'KD-6.4')
  })
})

describe('the lantern as the action', () => {
  test('KD-6.4 it counts with its value, no card leaves the hand, and others may boost it', () => {
    const t = attempt(scene().set(charged(0)).roll('dice', ONE), 'target').answer(0, 'lantern:red')
    t.logged('usedLantern', [0, 'lamp', 'red', 4]).asked(1, 'boost').answer(1, 'boost:help')
    expect(progressOn(t, 'target')).toBe(4 + 1 + 1)
    expect(t.zone(Z.hand + 0)).toEqual(['tess-act'])
  })
  test('KD-6.5 after the turn it is turned face down in front of its owner, not discarded', () => {
    const t = attempt(scene().set(charged(0)).roll('dice', MISS), 'target')
      .answer(0, 'lantern:red')
      .pass(1)
    t.asked(1, 'exhaust').logged('discharged', [0])
    for (const seat of [-1, 0, 1]) expect(t.view(seat).state.charged).toEqual([false, false])
    expect(t.zone(Z.lantern + 0)).toEqual(['lamp'])
    expect(t.zone(Z.discard + 0)).toEqual([])
  })
  test('KD-6.5 it can be charged and used again', () => {
    const next = { exhaust: 'keepHand', choose: 'attempt:target:red' }
    const t = attempt(scene(['kindle', 'tess-act']).set(charged(0)), 'target').answer(0, 'lantern:red')
    t.untilAsked(0, 'action', next).answer(0, 'play:kindle:red').untilAsked(0, 'action', next).answer(0, 'lantern:red')
    expect(told(t, 'usedLantern')).toHaveLength(2)
  })
  test('KD-6.6 a charge won by the attempt it was used in is lost', () => {
    const prize = challenge('prize', { difficulty: 4, reward: [{ do: 'charge' }] })
    const prized = bare({ well: [prize], seekers: [tess], lanterns: [lamp], skills: [tessAct] })
    const t = attempt(board(prized, ['prize'], withTess).set(charged(0)).roll('dice', MISS), 'prize')
    t.answer(0, 'lantern:red').untilAsked(1, 'exhaust').logged('completed', ['prize', 4]).logged('chargeLost', [0])
    expect(t.state.charged[0]).toBe(false)
  })
  test('KD-6.6 it is turned down at cleanup, not before the refill', () => {
    const t = attempt(board(game, ['target'], withTess).set(charged(0)).roll('dice', MISS), 'target')
    t.answer(0, 'lantern:red').untilAsked(1, 'exhaust')
    const log = t.log(0)
    expect(log.indexOf('discharged 0')).toBeGreaterThan(log.indexOf('failed 0 target'))
    expect(log.indexOf('discharged 0')).toBe(log.indexOf('turn 1 2') - 1)
  })
})

describe('whose it is and what it fits', () => {
  test('KD-6.7 nobody uses the lantern of another, nor the own on another’s turn', () => {
    const t = attempt(scene().set(charged(1)), 'target')
    t.lacks(0, ['lantern:red', 'lantern:green', 'lantern:blue'])
    t.refuses(0, 'lantern:red')
    expect(t.refusal(1, 'lantern:red').map((w) => w.code)).toEqual(['notAsked'])
  })
  test('KD-6.8 a white lantern fits every colour, in the colour of the challenge only', () => {
    for (const colour of ['red', 'green', 'blue'] as const) {
      const each = bare({ well: [challenge('any', { colour, difficulty: 20 })] })
      const t = attempt(board(each, ['any']).set(charged(0)), 'any', colour)
      expect(t.options(0).filter((word) => word.startsWith('lantern'))).toEqual([`lantern:${colour}`])
      t.refuses(0, colour === 'red' ? 'lantern:blue' : 'lantern:red', 'KD-3.5')
    }
  })
  test('KD-6.8 a red lantern does not fit a blue challenge', () => {
    const red = lanternCard('red-lamp', 'tess', { colours: ['red'] })
    const deep = challenge('deep', { colour: 'blue' })
    const t = attempt(
      board(bare({ well: [deep], seekers: [tess], lanterns: [red], skills: [tessAct] }), ['deep'], withTess)
        .zone(Z.hand + 0, ['tess-act'])
        .set((s) => charged(0)(s)),
      'deep',
      'blue',
    )
    t.asked(1, 'exhaust').notLogged('usedLantern')
    expect(t.state.charged[0]).toBe(true)
  })
  test('KD-6.8 our lanterns are white', () => {
    const lanterns = kinfire.printed.filter((p) => p.kind === 'lantern')
    expect(lanterns).toHaveLength(4)
    for (const { colours } of lanterns) expect(colours.toSorted()).toEqual(['blue', 'green', 'red'])
  })
  test('KD-6.9 a lantern is no boost: not for the other Seeker', () => {
    const idle = skill('idle', { seeker: 'orrin', boost: { colours: ['blue'], value: 1 } })
    const dark = bare({ well: [target], skills: [skill('act'), idle] })
    const t = attempt(
      board(dark, ['target'])
        .zone(Z.hand + 0, ['act'])
        .zone(Z.hand + 1, ['idle'])
        .set(charged(0, 1)),
      'target',
    )
    t.roll('dice', MISS).answer(0, 'play:act:red').asked(1, 'exhaust').logged('placed', ['target', 2])
    expect(t.state.charged).toEqual([true, true])
  })
  test('KD-6.9 and not for a Seeker alone', () => {
    const solo = bare({ well: [target], skills: [skill('act'), skill('more')] })
    const t = attempt(
      board(solo, ['target'], { seats: 1 })
        .zone(Z.hand + 0, ['act', 'more'])
        .set(charged(0)),
      'target',
    )
    t.answer(0, 'play:act:red').offersExactly(0, ['boost:more', 'pass'])
    t.refuses(0, 'lantern:red')
    expect(t.state.charged[0]).toBe(true)
  })
})

test('KD-6.10 in use it still counts as charged, in every step and in the reward; on the next turn no more', () => {
  const glow = { is: 'lanternCharged' } as const
  const shine = challenge('shine', {
    difficulty: 9,
    attempt: [
      { on: 'onAction', if: glow, do: [{ do: 'bonus', n: 1 }] },
      { on: 'afterRoll', if: glow, do: [{ do: 'bonus', n: 1 }] },
      { on: 'onPlaced', if: glow, do: [{ do: 'heal', n: 1 }] },
    ],
    reward: [{ do: 'if', cond: glow, then: [{ do: 'draw', n: 1 }], else: [{ do: 'damage', n: 5 }] }],
  })
  const lit = bare({ well: [shine], seekers: [tess], lanterns: [lamp], skills: [tessAct] })
  const t = attempt(
    board(lit, ['shine'], withTess).set((s, find) => {
      charged(0)(s)
      s.hp = 7
      s.progress[find('shine')] = 3
    }),
    'shine',
  )
  t.roll('dice', MISS).answer(0, 'lantern:red').untilAsked(1, 'exhaust')
  t.logged('placed', ['shine', 6, 9]).logged('drew', [0, 1])
  expect(t.state.hp).toBe(8)
  expect(t.state.charged[0]).toBe(false)
})
