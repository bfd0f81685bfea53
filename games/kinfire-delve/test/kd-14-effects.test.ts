/** KD-14 Effects in general. */
import { allDone, type Given, given, type Play } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { ChallengeCard, Effect, Static } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { masterForm, scene, wellCard } from './bare.ts'
import {
  bareAttempt,
  deed,
  difficultyOf,
  doing,
  finale,
  handOf,
  kept,
  lines,
  MISSED,
  progress,
  resolved,
  sizeOf,
  times,
} from './deeds.ts'
import {
  around,
  challenge,
  dice,
  event,
  fatigueCard,
  gauntletCard,
  kinfire,
  skill,
  SLOTS,
  withCards,
  Z,
} from './table.ts'

afterEach(allDone)

const discardOne: Effect = { do: 'discardCard', on: { target: 'chosenChallenge' } }

describe('the card is right', () => {
  test('KD-14.1 a card that allows three boosts allows three', () => {
    const open = challenge('open', { difficulty: 9, attemptStatics: [{ always: 'boostLimit', n: 3 }] })
    const g = scene({ well: [open] }, { board: ['open'], hands: [['asha-red'], times(4, 'ben-red')] })
    const t = kept(g.roll('dice', dice(...MISSED)))
      .answer(0, 'attempt:open:red')
      .answer(0, 'play:asha-red:red')
    t.answer(1, 'boost:ben-red').answer(1, 'boost:ben-red').answer(1, 'boost:ben-red').asked(1, 'exhaust')
    expect(progress(t, 'open')).toBe(2 + 3)
  })
  test('KD-14.1 a card that leaves a die out leaves it out', () => {
    const blind = doing('blind', { do: 'skipDie', die: 'lightDark' })
    const g = scene({ skills: [blind] }, { hands: [['blind'], ['ben-blue']] }).roll('dice', [0, 0, 2])
    const t = kept(g).answer(0, 'attempt:plain:red').answer(0, 'play:blind:red').logged('rolledThree')
    expect(progress(t, 'plain')).toBe(2 + 2)
  })
  test('KD-14.1 an event that says so stays where it is', () => {
    const fixture = event('fixture', { instructions: [{ do: 'heal', n: 1 }], after: 'remain' })
    const t = kept(scene({ well: [fixture] }, { board: ['fixture'] })).answer(0, 'resolve:fixture')
    expect([t.zone(Z.north), sizeOf(t, Z.completed)]).toEqual([['fixture'], 0])
  })
  test('KD-14.1 a penalty that is ignored costs nothing', () => {
    const soft = skill('soft', { abilities: [{ on: 'beforePenalty', do: [{ do: 'ignorePenalty' }] }] })
    const hard = challenge('hard', { difficulty: 9, penalty: [{ do: 'damage', n: 3 }] })
    const g = scene({ well: [hard], skills: [soft] }, { board: ['hard'], hands: [['soft'], ['ben-blue']] })
    const t = kept(g.roll('dice', dice(...MISSED)))
      .answer(0, 'attempt:hard:red')
      .answer(0, 'play:soft:red')
    t.logged('failed', [0, 'hard']).logged('penaltyIgnored', [0, 'hard'])
    expect(t.state.hp).toBe(10)
  })
})

describe('discarding from the board', () => {
  const symphony = wellCard('vainglorys-symphony') as ChallengeCard
  const spoilt: ChallengeCard = { ...symphony, reward: [{ do: 'damage', n: 3 }], penalty: [{ do: 'damage', n: 3 }] }
  const discarding = (...then: Effect[]) => {
    const gone: Effect = { do: 'discardCard', on: { target: 'chosenChallenge', filter: { name: symphony.id } } }
    return deed([gone, ...then], { well: [spoilt] }, { board: [symphony.id] }).set((s, card) => {
      s.progress[card(symphony.id)] = 2 // the third comes at the start of the turn
    })
  }
  test('KD-14.2 no reward, no penalty: face down on top of the Well discard, without its tokens', () => {
    const t = resolved(discarding())
    expect([t.zone(Z.wellDiscard).at(-1), progress(t, symphony.id), t.state.hp]).toEqual([symphony.id, 0, 10])
    expect(t.zone(Z.completed)).toEqual(['deed'])
    t.logged('discardedCard', [symphony.id]).notLogged('completed')
  })
  test('KD-14.2 a climb brings it back, and it enters without progress', () => {
    const t = resolved(discarding({ do: 'climb', n: 1 }))
    expect(around(t)).toContain(symphony.id)
    expect(progress(t, symphony.id)).toBe(0)
  })

  const well = [challenge('target', { difficulty: 9 }), challenge('snare', { type: 'trap' }), event('gift')]
  const asked = (effect: Effect) => {
    const cards = { well, skills: [doing('trick', effect)] }
    const g = scene(cards, { board: ['target', 'snare', 'plain', 'gift'], hands: [['trick']] })
    return kept(g).answer(0, 'attempt:target:red').answer(0, 'play:trick:red')
  }
  test('KD-14.3 any face-up challenge around the Master may be aimed at, the attempted one too', () => {
    const t = asked(discardOne).asked(0, 'target')
    t.offersExactly(0, ['target:target', 'target:snare', 'target:plain'])
    t.refuses(0, 'target:gift')
    t.answer(0, 'target:target').logged('attemptEnded', ['target']).notLogged('rolled')
    expect(t.zone(Z.wellDiscard).at(-1)).toBe('target')
  })
  test('KD-14.3 a text may narrow the choice: another one', () => {
    const t = asked({ do: 'discardCard', on: { target: 'otherChallenge' } })
    expect(t.options(0)).toEqual(['target:snare', 'target:plain'])
  })
  test('KD-14.3 a text may narrow the choice: a Trap, of which there is one', () => {
    const t = asked({ do: 'discardCard', on: { target: 'chosenChallenge', filter: { type: 'trap' } } })
    expect(t.zone(Z.wellDiscard).at(-1)).toBe('snare')
  })
})

describe('who chooses', () => {
  test('KD-14.4 the active Seeker, although another one set the text off', () => {
    const echo = challenge('echo', {
      difficulty: 9,
      attempt: [{ on: 'onBoost', do: [{ do: 'addProgress', n: 1, on: { target: 'otherChallenge' } }] }],
    })
    const g = scene({ well: [echo] }, { board: ['echo'], hands: [['asha-red'], ['ben-red', 'ben-blue']] })
    const t = kept(g.roll('dice', dice(...MISSED)))
      .answer(0, 'attempt:echo:red')
      .answer(0, 'play:asha-red:red')
    t.answer(1, 'boost:ben-red').asked(0, 'target', 'KD-14.4').waitsFor(0)
    t.refuses(1, 'target:plain')
    t.answer(0, 'target:plain')
    expect(lines(t, 'progress')).toEqual(['progress plain 1 1'])
  })
  test('KD-14.4 unless the text asks each of them', () => {
    const pick: Effect = { do: 'choose', options: [[{ do: 'heal', n: 1 }], [{ do: 'draw', n: 1 }]] }
    const t = resolved(deed([{ do: 'eachSeeker', effects: [pick] }]))
      .asked(0, 'option')
      .waitsFor(0)
    t.answer(0, 'option:deed:0').asked(1, 'option').waitsFor(1).answer(1, 'option:deed:1')
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([7, 8])
  })
})

describe('attachments', () => {
  const host = challenge('host', { difficulty: 1 })
  const lodged = (g: Given<S, O>) =>
    g
      .zone(Z.wellDiscard, [])
      .zone(Z.attached, ['lodger', 'ben-red'])
      .set((s, card) => {
        s.host[card('lodger')] = card('host') + 1
        s.host[card('ben-red', Z.attached)] = card('host') + 1
      })
  const cards = { well: [host, challenge('lodger')] }
  const released = (t: Play<S, O>) => {
    expect([t.zone(Z.attached), t.zone(Z.discard + 1)]).toEqual([[], ['ben-red']])
    expect(t.zone(Z.wellDiscard)).toContain('lodger')
    expect([t.state.host[t.card('lodger')], sizeOf(t, Z.hand + 1) + sizeOf(t, Z.deck + 1)]).toEqual([0, 17])
  }
  test('KD-14.5 when the host is completed they go to the matching discards', () => {
    const t = kept(lodged(scene(cards, { board: ['host'] })))
    bareAttempt(t, 'host', 'red', 'red', 'green', 'blue', 'dark')
    expect(t.zone(Z.completed)).toEqual(['host'])
    released(t)
  })
  test('KD-14.5 when the host is discarded too, and the host lies on top', () => {
    const gone: Effect = { do: 'discardCard', on: { target: 'chosenChallenge', filter: { name: 'host' } } }
    const t = resolved(lodged(deed([gone], cards, { board: ['host'] })))
    expect(t.zone(Z.wellDiscard)).toEqual(['lodger', 'host'])
    released(t)
  })
  test('KD-14.5 when the host becomes attached itself', () => {
    const t = resolved(lodged(deed([{ do: 'attach', what: 'chosenChallenge' }], cards, { board: ['host'] })))
    t.answer(0, 'target:host')
    expect([t.zone(Z.attached), t.zone(Z.wellDiscard), t.zone(Z.discard + 1)]).toEqual([
      ['host'],
      ['lodger'],
      ['ben-red'],
    ])
  })

  const tall = challenge('tall', {
    bold: [{ on: 'turnStart', do: [{ do: 'damage', n: 1 }] }],
    boldStatics: [{ always: 'difficulty', of: { target: 'eachOtherChallenge' }, n: 1 }],
    attachedStatics: [{ always: 'noHealing' }],
  })
  test('KD-14.6 an attached card loses its tokens and its abilities, except those written for it', () => {
    const attachIt: Effect = { do: 'attach', what: 'chosenChallenge' }
    const cards = { well: [tall, event('balm', { instructions: [{ do: 'heal', n: 1 }] })] }
    const g = deed([attachIt], cards, { board: ['tall', 'balm'] }).set((s, card) => {
      s.progress[card('tall')] = 3
    })
    const t = kept(g)
    expect([difficultyOf(t, 'plain'), t.state.hp]).toEqual([10, 9])
    t.answer(0, 'resolve:deed').answer(0, 'target:tall')
    expect([progress(t, 'tall'), difficultyOf(t, 'plain')]).toEqual([0, 9])
    t.answer(1, 'keepHand').asked(1, 'choose').lacks(1, 'attempt:tall:red')
    t.answer(1, 'resolve:balm')
    expect(t.state.hp).toBe(9)
  })
})

describe('copies', () => {
  const triplet = (fact: Static) => challenge('triplet', { copies: 3, difficulty: 4, boldStatics: [fact] })
  const others: Static = { always: 'difficulty', of: { target: 'self' }, n: { count: 'otherCopies', times: 2 } }
  const all: Static = { always: 'difficulty', of: { target: 'self' }, n: { count: 'copiesInPlay' } }
  test('KD-14.7 copies are cards of one name; other copies leave the card itself out', () => {
    const three = ['triplet', 'triplet', 'triplet']
    expect(difficultyOf(kept(scene({ well: [triplet(others)] }, { board: three })), 'triplet')).toBe(4 + 2 * 2)
    expect(difficultyOf(kept(scene({ well: [triplet(all)] }, { board: three })), 'triplet')).toBe(4 + 3)
    expect(difficultyOf(kept(scene({ well: [triplet(others)] }, { board: ['triplet'] })), 'triplet')).toBe(4)
    expect(difficultyOf(kept(scene({ well: [triplet(all)] }, { board: ['triplet'] })), 'triplet')).toBe(4 + 1)
  })
  test('KD-14.14 only what lies face up around the Master is in play', () => {
    const four = challenge('four', {
      copies: 4,
      difficulty: 5,
      boldStatics: [{ always: 'difficulty', of: { target: 'self' }, n: { count: 'otherCopies' } }],
      attempt: [{ on: 'onPlaced', do: [{ do: 'copyProgress' }] }],
    })
    const g = scene({ well: [four] }, { board: ['four'] })
    g.zone(Z.attached, ['four']).zone(Z.wellDiscard, ['four']).zone(Z.completed, ['four'])
    const t = kept(g)
    expect(difficultyOf(t, 'four')).toBe(5)
    bareAttempt(t, 'four', 'red', 'red', 'red', 'blue', 'dark')
    expect(t.state.progress.filter((n) => n > 0)).toEqual([2])
  })
  test('KD-14.14 challenges that are attached or done with are not counted', () => {
    const g = deed([{ do: 'damage', n: { count: 'challengesInPlay' } }])
    const t = resolved(g.zone(Z.attached, ['plain', 'plain']).zone(Z.completed, ['plain']))
    expect(t.state.hp).toBe(10 - 3)
  })
})

describe('difficulty', () => {
  const eased: Static = { always: 'difficulty', of: { target: 'eachChallenge', filter: { name: 'low' } }, n: -5 }
  test('KD-14.8 never below 1: no card is completed without progress', () => {
    const ease = fatigueCard('ease', { statics: [eased] })
    const cards = { well: [challenge('low', { difficulty: 3 })], fatigue: [ease] }
    const t = kept(scene(cards, { board: ['low'] }).zone(Z.fatigue, ['ease']))
    expect([difficultyOf(t, 'low'), around(t)[0]]).toEqual([1, 'low'])
    bareAttempt(t, 'low', 'red', 'red', 'blue', 'blue', 'dark').logged('completed', ['low', 1])
  })
  test('KD-14.8 all modifiers add up, and one that leaves is gone at once', () => {
    const up = (id: string, n: number) =>
      challenge(id, { boldStatics: [{ always: 'difficulty', of: { target: 'eachOtherChallenge' }, n }] })
    const gone: Effect = { do: 'discardCard', on: { target: 'chosenChallenge', filter: { name: 'two' } } }
    const g = deed([gone], { well: [up('one', 1), up('two', 2), challenge('base')] }, { board: ['one', 'two', 'base'] })
    const t = kept(g)
    expect(difficultyOf(t, 'base')).toBe(5 + 1 + 2)
    t.answer(0, 'resolve:deed')
    expect(difficultyOf(t, 'base')).toBe(5 + 1)
  })
  test('KD-14.8 Dreadweaver is 30 with three Gauntlet cards up', () => {
    const form = { ...masterForm('dreadweaver'), id: 'the-master' }
    expect(difficultyOf(kept(finale([], { masters: [form] }, { down: ['gate-1'] })), 'the-master')).toBe(6 + 8 * 3)
  })
})

describe('Seeker cards', () => {
  const snare = challenge('snare', { type: 'trap', difficulty: 9 })
  const easy = challenge('easy', { difficulty: 1 })
  const still = challenge('still', { copies: 4, colour: 'blue', type: 'obstacle', difficulty: 9 })
  const trapGate = gauntletCard('trap-gate', { type: 'trap', difficulty: 9 })
  const easyGate = gauntletCard('easy-gate', { difficulty: 1 })
  const game = withCards({ well: [snare, easy, still], gauntlet: [trapGate, easyGate] })
  /** The authored Seekers on a quiet board, on turn 1 or in the finale. */
  const table = (seekers: readonly [string, string], phase: 'descent' | 'finale', hand: readonly string[]) => {
    const g = given(game, { seats: 2, options: { firstPlayer: 0, seekers: [...seekers] } })
    g.agenda('turn', 0).zone(Z.hand + 0, hand)
    const finale = phase === 'finale'
    const names = finale
      ? ['trap-gate', 'easy-gate', 'the-honour-guard', 'the-tilted-ballroom']
      : ['snare', 'easy', 'still', 'still']
    for (const [i, slot] of SLOTS.entries()) g.zone(slot, [names[i]!], finale ? Z.removed : Z.well)
    if (finale)
      g.zone(Z.master, ['sea-of-dreams']).zone(Z.masterDown, [], Z.unusedMasters).zone(Z.gauntlet, [], Z.removed)
    return g.set((s) => {
      s.hp = 10
      s.phase = phase
    })
  }
  const BOTH = [
    ['descent', 'snare', 'easy'],
    ['finale', 'trap-gate', 'easy-gate'],
  ] as const

  test.each(BOTH)('KD-14.9 Asha may re-roll against a Trap: %s', (phase, trap) => {
    const t = table(['asha', 'orrin'], phase, ['shoulder-first']).begin().answer(0, 'keepHand')
    t.roll('dice', dice(...MISSED), dice('red', 'red', 'red', 'light')).answer(0, `attempt:${trap}:red`)
    t.pass(0).asked(0, 'reroll').answer(0, 'reroll')
    expect(progress(t, trap)).toBe(4)
  })
  test.each(BOTH)('KD-14.9 which is of no use to Orrin: %s', (phase, trap) => {
    const t = table(['orrin', 'asha'], phase, ['lunge']).begin().answer(0, 'keepHand')
    t.roll('dice', dice('red', 'green', 'blue', 'dark'))
      .answer(0, `attempt:${trap}:red`)
      .pass(0)
      .notAsked(0, 'reroll')
    expect(progress(t, trap)).toBe(1)
  })
  test.each(BOTH)('KD-14.9 Orrin draws when light falls on a Sigil of his: %s', (phase, trap) => {
    const t = table(['orrin', 'asha'], phase, ['burning-glyph']).begin().answer(0, 'keepHand')
    t.roll('dice', dice('green', 'green', 'blue', 'light')).answer(0, `attempt:${trap}:red`)
    t.answer(0, 'play:burning-glyph:red').untilAsked(0, 'exhaust', { exhaust: 'keepHand' })
    expect([t.zone(Z.discard + 0), handOf(t, 0)]).toEqual([['burning-glyph'], 1])
  })
  test.each(BOTH)('KD-14.9 Sabela carries a point on when she completes in the light: %s', (phase, trap, easy) => {
    const t = table(['sabela', 'asha'], phase, ['quick-chalk']).begin().answer(0, 'keepHand')
    t.roll('dice', dice('red', 'green', 'blue', 'light')).answer(0, `attempt:${easy}:red`)
    t.untilAsked(0, 'useAbility').answer(0, 'use:sabela').answer(0, `target:${trap}`)
    expect(progress(t, trap)).toBe(1)
  })
  test.each(BOTH)('KD-14.9 Nereo takes a card back when dark falls on an Ember of his: %s', (phase, trap) => {
    const t = table(['nereo', 'asha'], phase, ['firebrand'])
      .zone(Z.discard + 0, ['long-pole'])
      .begin()
    t.answer(0, 'keepHand')
      .roll('dice', dice(...MISSED))
      .answer(0, `attempt:${trap}:red`)
    t.answer(0, 'play:firebrand:red').untilAsked(1, 'exhaust')
    expect([t.zone(Z.hand + 0), t.zone(Z.discard + 0)]).toEqual([['long-pole'], ['firebrand']])
  })
  test('KD-14.9 the cards lie open for everybody', () => {
    const t = given(kinfire, { seats: 2 }).begin()
    for (const seat of [-1, 0, 1]) expect(t.sees(seat, Z.seeker + 1)).toEqual(['orrin'])
  })
})
