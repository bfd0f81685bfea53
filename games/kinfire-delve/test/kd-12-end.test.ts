/** KD-12 Victory and defeat. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Condition, Effect, MasterCard, Static } from '../src/content/types.ts'
import { scene } from './bare.ts'
import { bareAttempt, deed, finale, gates, handOf, kept, lines, MISSED, progress, resolved, sizeOf } from './deeds.ts'
import { challenge, dice, event, fatigueCard, master, Z } from './table.ts'

afterEach(allDone)

const form = (more: Partial<MasterCard> = {}) => ({ masters: [master('the-master', { difficulty: 16, ...more })] })
const inPlay = (n: number): Condition => ({ is: 'amount', of: { count: 'fatigueInPlay' }, atLeast: n })
const fatal = (n: number): Static => ({ always: 'defeat', when: inPlay(n) })
const health = (g: ReturnType<typeof scene>, hp: number) =>
  g.set((s) => {
    s.hp = hp
  })
const onMaster = (g: ReturnType<typeof scene>, n: number) =>
  g.set((s, card) => {
    s.progress[card('the-master')] = n
  })

describe('winning', () => {
  test('KD-12.1 the completed Master wins at once: no cleanup, no question, no further turn', () => {
    const g = onMaster(finale([], form(), { down: ['gate-4'], hands: [['asha-red', 'asha-blue']] }), 12)
    const t = kept(g)
      .roll('dice', dice('red', 'green', 'blue', 'light'))
      .answer(0, 'attempt:the-master:red')
    t.answer(0, 'play:asha-red:red').untilAsked(1, 'boost').pass(1).over('win')
    expect([progress(t, 'the-master'), t.zone(Z.played), t.match.asks()]).toEqual([16, ['asha-red'], []])
    t.logged('won', ['the-master', 16]).notLogged('turn', [1, 2])
  })
  test('KD-12.1 one point short does not', () => {
    const t = kept(onMaster(finale([], form(), { down: ['gate-4'] }), 12))
    bareAttempt(t, 'the-master', 'red', 'red', 'red', 'blue', 'light').goesOn().asked(1, 'exhaust')
    expect(progress(t, 'the-master')).toBe(15)
  })
  test('KD-12.5 completion is found before the penalty of the same attempt', () => {
    const cruel = form({ penalty: [{ do: 'damage', n: 2 }], penaltyWhen: 'always' })
    const t = kept(health(onMaster(finale([], cruel, { down: ['gate-4'] }), 14), 1))
    bareAttempt(t, 'the-master', 'red', 'red', 'red', 'red', 'dark').over('win')
    expect(t.state.hp).toBe(1)
    t.notLogged('damage').notLogged('failed')
  })
  test('KD-12.9 the Master among several completed cards: won, and no reward is resolved', () => {
    const sting = gates({ 2: [{ reward: [{ do: 'damage', n: 5 }] }] })
    const push: Effect = { do: 'addProgress', n: 1, on: { target: 'eachChallenge' } }
    const g = onMaster(finale([push], { ...form(), ...sting }, { down: ['gate-1'] }), 15).set((s, card) => {
      s.progress[card('gate-2')] = 4
    })
    const t = kept(health(g, 3)).over('win')
    expect(t.state.hp).toBe(3)
    t.notLogged('completed').notLogged('flipped')
  })
})

describe('losing', () => {
  test('KD-12.2 health at 0 loses', () => {
    const t = resolved(
      health(
        deed([
          { do: 'damage', n: 2 },
          { do: 'draw', n: 1 },
        ]),
        2,
      ),
    ).over('loss')
    expect([t.state.lossCause, t.state.hp, handOf(t, 0)]).toEqual(['health', 0, 7])
    t.logged('lost', ['health'])
  })
  test('KD-12.2 health at 1 does not', () => {
    const t = resolved(health(deed([{ do: 'damage', n: 1 }]), 2))
      .goesOn()
      .asked(1, 'exhaust')
    expect(t.state.hp).toBe(1)
  })
  test('KD-12.3 a condition that comes true in the middle of a penalty loses there', () => {
    const hard = challenge('hard', {
      difficulty: 9,
      penalty: [
        { do: 'fatigue', n: 1 },
        { do: 'heal', n: 1 },
      ],
    })
    const doom = fatigueCard('doom', { statics: [fatal(3)] })
    const g = scene({ well: [hard], fatigue: [doom] }, { board: ['hard'] }).zone(Z.fatigue, ['doom', 'weary-1'])
    const t = kept(health(g, 5))
    bareAttempt(t, 'hard', 'red', ...MISSED).over('loss')
    expect([t.state.hp, t.state.lossCause]).toEqual([5, 'effect'])
    t.logged('ability', ['doom']).logged('lost', ['effect']).notLogged('healed')
  })
  test('KD-12.3 as long as the condition does not hold, nothing happens', () => {
    const doom = fatigueCard('doom', { statics: [fatal(3)] })
    const t = resolved(deed([{ do: 'fatigue', n: 1 }], { fatigue: [doom] }).zone(Z.fatigue, ['doom']))
    t.goesOn().asked(1, 'exhaust')
    expect(sizeOf(t, Z.fatigue)).toBe(2)
  })
  test('KD-12.3 any card may say so, not only Fatigue', () => {
    const bell = challenge('bell', {
      boldStatics: [{ always: 'defeat', when: { is: 'amount', of: { count: 'completed' }, atLeast: 1 } }],
    })
    const done = event('done', { instructions: [{ do: 'heal', n: 1 }] })
    const t = kept(scene({ well: [bell, done] }, { board: ['bell', 'done'] })).goesOn()
    t.answer(0, 'resolve:done').over('loss')
    expect(t.zone(Z.completed)).toEqual(['done'])
  })
  test('KD-12.3 an instruction may say so outright', () => {
    const t = resolved(deed([{ do: 'lose' }])).over('loss')
    expect([t.state.lossCause, t.state.hp]).toEqual(['effect', 10])
  })
})

describe('together', () => {
  test.each(['loss', 'win'])('KD-12.4 a %s is the result of all seats', (outcome) => {
    const t =
      outcome === 'loss'
        ? resolved(health(deed([{ do: 'damage', n: 2 }]), 1))
        : kept(
            onMaster(finale([{ do: 'addProgress', n: 1, on: { target: 'master' } }], form(), { down: ['gate-1'] }), 15),
          )
    t.over(outcome)
    for (const seat of [-1, 0, 1]) {
      expect(t.view(seat).state.over).toBe(outcome)
      t.notAsked(seat)
    }
    t.refuses(1, 'keepHand')
  })
  test('KD-12.7 damage of one Seeker and healing of another change one number', () => {
    const balm = event('balm', { instructions: [{ do: 'heal', n: 1 }] })
    const t = resolved(deed([{ do: 'damage', n: 2 }], { well: [balm] }, { board: ['balm'] }))
    t.answer(1, 'keepHand').answer(1, 'resolve:balm').asked(0, 'exhaust')
    for (const seat of [-1, 0, 1]) expect(t.view(seat).state.hp).toBe(9)
    expect(lines(t, 'damage', 'healed')).toEqual(['damage 2 8', 'healed 1 9'])
  })
  test('KD-12.7 damage done to each Seeker is counted once for each', () => {
    const t = resolved(deed([{ do: 'eachSeeker', effects: [{ do: 'damage', n: 2 }] }], {}, { seats: 3 }))
    expect(t.state.hp).toBe(10 - 3 * 2)
  })
  test.each([
    ['normal', 9, 5, 10],
    ['hard', 7, 3, 8],
  ] as const)('KD-12.6 in %s mode %i health and %i more make %i', (mode, hp, n, result) => {
    const t = resolved(health(deed([{ do: 'heal', n }], {}, { options: { mode } }), hp))
    expect(t.state.hp).toBe(result)
  })
  test('KD-12.6 it never falls below 0', () => {
    expect(resolved(health(deed([{ do: 'damage', n: 5 }]), 2)).over('loss').state.hp).toBe(0)
  })
})

describe('the order of the checks', () => {
  test('KD-12.8 health 0 and the last point on the Master by one effect: defeat', () => {
    const both = fatigueCard('both', {
      onReveal: [{ do: 'damage', n: 1 }],
      statics: [{ always: 'difficulty', of: { target: 'master' }, n: -1 }],
    })
    const g = finale([{ do: 'fatigue', n: 1 }], { ...form(), fatigue: [both] }, { down: ['gate-1'] })
    const t = kept(health(onMaster(g.top(Z.fatigueDeck, ['both']), 15), 1))
    t.over('loss').notLogged('won')
    expect(t.state.lossCause).toBe('health')
  })
  test('KD-12.8 a defeat condition and the completed Master by one effect: defeat', () => {
    const doom = fatigueCard('doom', { statics: [fatal(2), { always: 'difficulty', of: { target: 'master' }, n: -1 }] })
    const g = finale([{ do: 'fatigue', n: 1 }], { ...form(), fatigue: [doom] }, { down: ['gate-1'] })
    const t = kept(onMaster(g.top(Z.fatigueDeck, ['doom']), 15))
      .over('loss')
      .notLogged('won')
    expect(t.state.lossCause).toBe('effect')
  })
  test('KD-12.8 of two defeats the lack of health is the one that stands', () => {
    const doom = fatigueCard('doom', {
      statics: [{ always: 'defeat', when: { is: 'amount', of: { count: 'missingHealth' }, atLeast: 10 } }],
    })
    const t = resolved(deed([{ do: 'damage', n: 10 }], { fatigue: [doom] }).zone(Z.fatigue, ['doom'])).over('loss')
    expect(t.state.lossCause).toBe('health')
  })
})
