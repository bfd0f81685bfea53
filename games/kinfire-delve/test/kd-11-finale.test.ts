/** KD-11.1 to KD-11.11: turns of the finale, and the Master as a challenge. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { MasterCard } from '../src/content/types.ts'
import { GATES } from './bare.ts'
import { bareAttempt, difficultyOf, finale, gates, handOf, isDown, kept, MISSED, progress, sizeOf } from './deeds.ts'
import { dice, fatigueCard, master, SLOTS, skill, Z } from './table.ts'

afterEach(allDone)

const form = (more: Partial<MasterCard> = {}) => ({ masters: [master('the-master', { difficulty: 16, ...more })] })
const board = (t: { zone(zone: number): string[] }) => SLOTS.flatMap((slot) => t.zone(slot))
const MASTER = ['red', 'green', 'blue'].map((colour) => `attempt:the-master:${colour}`)

describe('a turn', () => {
  test('KD-11.1 exhaustion window, one pick among the face-up cards and the Master, cleanup, next Seeker', () => {
    const t = finale([], {}, { down: ['gate-1', 'gate-4'], hands: [['asha-green']] }).begin()
    t.asked(0, 'exhaust').answer(0, 'keepHand')
    t.asked(0, 'choose').offersExactly(0, ['attempt:gate-2:green', 'attempt:gate-3:blue', 'attempt:the-master:red'])
    t.roll('dice', dice('red', 'red', 'blue', 'dark')).answer(0, 'attempt:gate-2:green')
    t.answer(0, 'play:asha-green:green').untilAsked(1, 'exhaust')
    expect([t.zone(Z.discard + 0), t.state.turn, progress(t, 'gate-2')]).toEqual([['asha-green'], 2, 2])
  })
  test('KD-11.1 with all four up they are the only choices', () => {
    const t = kept(finale([]))
    expect(t.options(0)).toEqual([
      'attempt:gate-1:red',
      'attempt:gate-2:green',
      'attempt:gate-3:blue',
      'attempt:gate-4:red',
    ])
  })
})

describe('the black challenge', () => {
  const hands = [['asha-red', 'asha-green', 'asha-blue', 'asha-white']]
  test.each([[[]], [['gate-1']]])(
    'KD-11.2 no colour works on it, white and lantern included (face down: %j)',
    (down) => {
      const g = finale([], {}, { hands, down }).set((s) => {
        s.charged[0] = true
      })
      const t = kept(g)
      expect(t.options(0).filter((word) => word.includes('the-master'))).toEqual([])
      for (const word of MASTER) t.refuses(0, word, 'KD-11.4')
    },
  )
  test('KD-11.4 a back that shows no weakness does not open the Master; one that does opens it to its colour', () => {
    const g = finale([], {}, { down: ['gate-1'] }).set((s, card) => {
      s.progress[card('gate-4')] = 4
    })
    const t = kept(g)
    t.refuses(0, 'attempt:the-master:red', 'KD-11.4')
    bareAttempt(t, 'gate-4', 'red', 'red', 'blue', 'blue', 'dark').untilAsked(1, 'choose', { exhaust: 'keepHand' })
    expect(t.options(1).filter((word) => word.includes('the-master'))).toEqual(['attempt:the-master:red'])
    t.refuses(1, 'attempt:the-master:green', 'KD-11.4')
  })
  test('KD-11.3 with all four up no amount of progress completes it', () => {
    const t = kept(finale([{ do: 'addProgress', n: 20, on: { target: 'master' } }], form())).goesOn()
    expect(progress(t, 'the-master')).toBe(20)
    t.asked(0, 'choose')
  })
  test('KD-11.3 once one of the four is turned the progress on it counts', () => {
    const g = finale([{ do: 'addProgress', n: 20, on: { target: 'master' } }], form()).set((s, card) => {
      s.progress[card('gate-1')] = 4
    })
    const t = kept(g)
    bareAttempt(t, 'gate-1', 'red', 'red', 'blue', 'blue', 'dark').over('win')
    expect(GATES.map((name) => isDown(t, name))).toEqual([true, false, false, false])
  })
  test('KD-11.3 KD-12.1 the win comes before texts about the turned card', () => {
    const spite = form({ difficulty: 3, abilities: [{ on: 'onGauntletFlip', do: [{ do: 'damage', n: 10 }] }] })
    const g = finale([], spite).set((s, card) => {
      s.progress[card('gate-1')] = 4
      s.progress[card('the-master')] = 3
    })
    const t = bareAttempt(kept(g), 'gate-1', 'red', 'red', 'blue', 'blue', 'dark').over('win')
    expect(t.state.hp).toBe(10)
  })
})

describe('a Gauntlet card completed', () => {
  const prized = gates({ 1: [{ reward: [{ do: 'draw', n: 1 }] }] })
  test('KD-11.5 EX-9 its reward comes, its tokens go, and it lies face down in its place', () => {
    const g = finale([], prized).set((s, card) => {
      s.progress[card('gate-1')] = 3
    })
    const t = bareAttempt(kept(g), 'gate-1', 'red', 'red', 'red', 'blue', 'light').asked(1, 'exhaust')
    expect([handOf(t, 0), progress(t, 'gate-1'), isDown(t, 'gate-1')]).toEqual([8, 0, true])
    expect([board(t), sizeOf(t, Z.completed)]).toEqual([[...GATES], 0])
    for (const seat of [-1, 0, 1]) {
      t.logged('flipped', ['gate-1'], seat)
      expect(t.view(seat).state.flipped[t.card('gate-1')]).toBe(1)
    }
  })
  test('KD-11.6 EX-9 a weakness on its back lasts to the end of the game', () => {
    const g = finale([]).set((s, card) => {
      s.progress[card('gate-2')] = 4
    })
    const t = kept(g).lacks(0, MASTER)
    bareAttempt(t, 'gate-2', 'green', 'green', 'red', 'red', 'dark')
    for (let turn = 2; turn <= 6; turn++) {
      const seat = (turn - 1) % 2
      t.untilAsked(seat, 'choose', { exhaust: 'keepHand' })
      expect(t.options(seat)).toContain('attempt:the-master:green')
      bareAttempt(t, 'gate-1', 'red', ...MISSED)
    }
  })
  test('KD-11.6 another back works in its own way and adds no weakness', () => {
    const bracing = gates({ 1: [{}, { statics: [{ always: 'actionValue', n: 1 }] }] })
    const t = kept(finale([], bracing, { down: ['gate-1'], hands: [['asha-green']] })).lacks(0, MASTER)
    t.roll('dice', dice('red', 'red', 'blue', 'dark')).answer(0, 'attempt:gate-2:green')
    t.answer(0, 'play:asha-green:green').untilAsked(1, 'exhaust')
    expect(progress(t, 'gate-2')).toBe(3)
  })
})

describe('attempting the Master', () => {
  test('KD-11.7 as a challenge of the colour: white cards, white boosts and light count', () => {
    const hands = [['asha-green', 'asha-white', 'asha-red'], ['ben-white']]
    const t = kept(finale([], form(), { down: ['gate-2'], hands }))
    t.answer(0, 'attempt:the-master:green').asked(0, 'action')
    t.offersExactly(0, ['play:asha-green:green', 'play:asha-white:green', 'pass'])
    t.refuses(0, 'play:asha-red:red', 'KD-3.2')
    t.roll('dice', dice('green', 'red', 'blue', 'light')).answer(0, 'play:asha-white:green')
    t.answer(1, 'boost:ben-white').untilAsked(1, 'exhaust', { boost: 'pass' })
    t.logged('placed', ['the-master', 2 + 1 + 2, 5, 16])
    expect(progress(t, 'the-master')).toBe(5)
  })
  test('KD-11.8 EX-10 of two weaknesses one is announced, and nothing of the other counts', () => {
    const hands = [
      ['asha-red', 'asha-blue'],
      ['ben-blue', 'ben-red'],
    ]
    const t = kept(finale([], form(), { down: ['gate-3', 'gate-4'], hands }))
    t.offers(0, ['attempt:the-master:red', 'attempt:the-master:blue']).answer(0, 'attempt:the-master:red')
    t.offersExactly(0, ['play:asha-red:red', 'pass'])
    t.refuses(0, 'play:asha-blue:blue', 'KD-3.2')
    t.roll('dice', dice('red', 'blue', 'blue', 'light')).answer(0, 'play:asha-red:red')
    t.offersExactly(1, ['boost:ben-red', 'pass'])
    t.refuses(1, 'boost:ben-blue', 'KD-5.11')
    t.pass(1).logged('rolled', ['*', '*', '*', '*', '*', 2])
    expect(progress(t, 'the-master')).toBe(2 + 2)
  })
  test('KD-11.19 without an action the colour is announced and the dice are rolled', () => {
    const t = kept(finale([], form(), { down: ['gate-3'], hands: [['asha-red'], ['ben-white']] }))
    bareAttempt(t, 'the-master', 'blue', 'blue', 'blue', 'red', 'light').asked(1, 'exhaust')
    t.logged('noAction', [0]).notLogged('boosted')
    expect(progress(t, 'the-master')).toBe(3)
  })
  test('KD-11.10 progress in several colours adds up over the turns', () => {
    const t = kept(finale([], form({ difficulty: 10 }), { down: ['gate-3', 'gate-4'] }))
    bareAttempt(t, 'the-master', 'red', 'red', 'red', 'red', 'light').untilAsked(1, 'choose', { exhaust: 'keepHand' })
    bareAttempt(t, 'the-master', 'blue', 'blue', 'blue', 'blue', 'dark')
    t.untilAsked(0, 'choose', { exhaust: 'keepHand' })
    expect(progress(t, 'the-master')).toBe(4 + 3)
    bareAttempt(t, 'the-master', 'red', 'red', 'red', 'blue', 'light').over('win')
  })
})

describe('face down', () => {
  test('KD-11.9 a turned card cannot be attempted', () => {
    const t = kept(finale([], {}, { down: ['gate-1'] }))
    expect(t.options(0)).not.toContain('attempt:gate-1:red')
    t.refuses(0, 'attempt:gate-1:red', 'KD-11.9')
  })
  test('KD-11.9 it receives no progress', () => {
    const t = kept(finale([{ do: 'addProgress', n: 1, on: { target: 'eachChallenge' } }], {}, { down: ['gate-1'] }))
    expect(GATES.map((name) => progress(t, name))).toEqual([0, 1, 1, 1])
  })
  test('KD-11.9 it is not discarded again, and never turned back', () => {
    const t = kept(finale([{ do: 'discardCard', on: { target: 'chosenChallenge' } }], {}, { down: ['gate-1'] }))
    t.offersExactly(0, ['target:gate-2', 'target:gate-3', 'target:gate-4']).refuses(0, 'target:gate-1')
    const all = kept(finale([{ do: 'discardCard', on: { target: 'eachChallenge' } }], {}, { down: ['gate-1'] }))
    expect(GATES.map((name) => isDown(all, name))).toEqual([true, true, true, true])
    expect(all.log(0).filter((line) => line.startsWith('flipped'))).toHaveLength(3)
  })
  test('KD-11.20 the abilities and lasting texts of the front end, those of the back begin', () => {
    const turning = gates({
      1: [
        {
          bold: [{ on: 'turnStart', do: [{ do: 'damage', n: 1 }] }],
          boldStatics: [{ always: 'difficulty', of: { target: 'eachOtherChallenge' }, n: 1 }],
        },
        { abilities: [{ on: 'turnStart', do: [{ do: 'draw', n: 1 }] }], statics: [{ always: 'actionValue', n: 1 }] },
      ],
    })
    const g = finale([], turning, { hands: [['asha-red'], ['ben-green']] }).set((s, card) => {
      s.progress[card('gate-1')] = 3
    })
    const t = kept(g)
    expect([t.state.hp, handOf(t, 0)]).toEqual([9, 1])
    t.roll('dice', dice(...MISSED))
      .answer(0, 'attempt:gate-1:red')
      .logged('attempted', [0, 'gate-1', 'red', 5])
    t.answer(0, 'play:asha-red:red').untilAsked(1, 'choose', { exhaust: 'keepHand' })
    expect([isDown(t, 'gate-1'), t.state.hp, handOf(t, 1)]).toEqual([true, 9, 2])
    t.roll('dice', dice('red', 'red', 'blue', 'dark')).answer(1, 'attempt:gate-2:green')
    t.logged('attempted', [1, 'gate-2', 'green', 5]).answer(1, 'play:ben-green:green').untilAsked(0, 'choose')
    t.logged('placed', ['gate-2', 3, 3, 5])
  })
  test('KD-11.20 a front that is up makes the others harder', () => {
    const heavy = gates({
      1: [{ boldStatics: [{ always: 'difficulty', of: { target: 'eachOtherChallenge' }, n: 1 }] }],
    })
    const t = kept(finale([], heavy))
    expect(['gate-1', 'gate-2'].map((name) => difficultyOf(t, name))).toEqual([5, 6])
  })
})

describe('as before', () => {
  test('KD-11.21 an empty hand must exhaust', () => {
    const t = finale([], {}, { hands: [[]] })
      .begin()
      .asked(0, 'choose')
    expect([handOf(t, 0), sizeOf(t, Z.fatigue)]).toEqual([7, 1])
  })
  test('KD-11.21 a lantern is used and turned down at cleanup', () => {
    const g = finale([]).set((s) => {
      s.charged[0] = true
    })
    const t = kept(g)
      .roll('dice', dice(...MISSED))
      .answer(0, 'attempt:gate-1:red')
      .answer(0, 'lantern:red')
    expect(t.state.charged[0]).toBe(true)
    t.untilAsked(1, 'exhaust')
    expect([t.state.charged[0], progress(t, 'gate-1')]).toEqual([false, 3])
  })
  test('KD-11.21 nobody boosts the own action; the other Seeker boosts twice', () => {
    const hands = [
      ['asha-red', 'asha-red'],
      ['ben-red', 'ben-red', 'ben-red'],
    ]
    const t = kept(finale([], {}, { hands })).roll('dice', dice(...MISSED))
    t.answer(0, 'attempt:gate-1:red').answer(0, 'play:asha-red:red').waitsFor(1)
    t.refuses(0, 'boost:asha-red')
    t.answer(1, 'boost:ben-red').answer(1, 'boost:ben-red').asked(1, 'exhaust')
    expect(progress(t, 'gate-1')).toBe(2 + 1 + 1)
  })
  test('KD-11.21 a Fatigue card that limits boosts still does', () => {
    const short = fatigueCard('short', { statics: [{ always: 'boostLimit', n: 1 }] })
    const hands = [['asha-red'], ['ben-red', 'ben-red']]
    const g = finale([], { fatigue: [short] }, { hands }).zone(Z.fatigue, ['short'])
    const t = kept(g).roll('dice', dice(...MISSED))
    t.answer(0, 'attempt:gate-1:red').answer(0, 'play:asha-red:red').answer(1, 'boost:ben-red').asked(1, 'exhaust')
    expect(progress(t, 'gate-1')).toBe(2 + 1)
  })
  test('KD-11.11 descents and climbs fall away, the rest of the effect does not', () => {
    const deep = skill('deep', {
      abilities: [
        {
          on: 'onAction',
          do: [
            { do: 'descend', n: 2 },
            { do: 'draw', n: 1 },
            { do: 'climb', n: 1 },
          ],
        },
      ],
    })
    const g = finale([], { skills: [deep] }, { hands: [['deep']] }).zone(Z.well, ['plain', 'plain', 'plain'], Z.removed)
    g.zone(Z.wellDiscard, ['plain', 'plain', 'plain', 'plain'])
    const t = kept(g)
      .roll('dice', dice(...MISSED))
      .answer(0, 'attempt:gate-1:red')
      .answer(0, 'play:deep:red')
    expect([sizeOf(t, Z.well), sizeOf(t, Z.wellDiscard), handOf(t, 0)]).toEqual([3, 4, 1])
    t.notLogged('descended').notLogged('climbed').untilAsked(1, 'exhaust')
  })
})
