/** The vocabulary of the cards away from attempts: hands, lanterns, targets, progress. */
import { allDone, type Play } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Ability, Aim, Effect } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { scene } from './bare.ts'
import { bareAttempt, deed, finale, handOf, kept, lines, MISSED, progress, resolved, sizeOf, times } from './deeds.ts'
import { challenge, dice, event, skill, Z } from './table.ts'
import { TRIO, charged, hurt, named, onTrio, placed, trio } from './vocabulary.ts'

afterEach(allDone)

describe('hands', () => {
  const hands = [['asha-red'], ['ben-red', 'ben-blue'], ['cyr-red', 'cyr-blue']]
  const sizes = (t: Play<S, O>) => [0, 1, 2].map((seat) => handOf(t, seat))
  test('draw: you', () => {
    expect(sizes(resolved(deed([{ do: 'draw', n: 2, who: 'you' }], {}, { seats: 3, hands })))).toEqual([3, 2, 2])
  })
  test('draw: each', () => {
    expect(sizes(resolved(deed([{ do: 'draw', n: 2, who: 'each' }], {}, { seats: 3, hands })))).toEqual([3, 4, 4])
  })
  test('draw: another, whom the active Seeker names', () => {
    const t = resolved(deed([{ do: 'draw', n: 2, who: 'another' }], {}, { seats: 3, hands })).asked(0, 'another')
    t.offersExactly(0, ['seeker:1', 'seeker:2']).answer(0, 'seeker:2')
    expect(sizes(t)).toEqual([1, 2, 4])
  })
  test('draw: another, where there is but one, and where there is none', () => {
    const t = resolved(deed([{ do: 'draw', n: 1, who: 'another' }], {}, { hands: hands.slice(0, 2) })).asked(
      1,
      'exhaust',
    )
    expect([handOf(t, 0), handOf(t, 1)]).toEqual([1, 3])
    const alone = resolved(deed([{ do: 'draw', n: 1, who: 'another' }], {}, { seats: 1, hands: [['asha-red']] }))
    expect(handOf(alone.notLogged('drew'), 0)).toBe(1)
  })
  test('draw: an amount that is counted is counted for each', () => {
    const t = resolved(deed([{ do: 'draw', n: { count: 'handSize' }, who: 'each' }], {}, { seats: 3, hands }))
    expect(sizes(t)).toEqual([2, 4, 4])
  })
  test('discardHand: at random', () => {
    const g = deed(
      [{ do: 'discardHand', n: 1, who: 'you', mode: 'random' }],
      {},
      { hands: [['asha-red', 'asha-blue']] },
    )
    const t = resolved(g.roll('discard', [1]))
    expect([t.zone(Z.hand + 0), t.zone(Z.discard + 0)]).toEqual([['asha-red'], ['asha-blue']])
  })
  test('discardHand: at random, more than there are', () => {
    const g = deed([{ do: 'discardHand', n: 3, mode: 'random' }], {}, { hands: [['asha-red', 'asha-blue']] })
    expect(sizeOf(resolved(g), Z.discard + 0)).toBe(2)
  })
  test('discardHand: all', () => {
    const g = deed([{ do: 'discardHand', n: 'all' }], {}, { hands: [['asha-red', 'asha-blue']] })
    const t = resolved(g).asked(1, 'exhaust')
    expect([handOf(t, 0), sizeOf(t, Z.discard + 0)]).toEqual([0, 2])
  })
  test('discardHand: another Seeker, who chooses the card', () => {
    const t = resolved(deed([{ do: 'discardHand', n: 1, who: 'another' }], {}, { seats: 3, hands }))
    t.answer(0, 'seeker:1').asked(1, 'discard').answer(1, ['discard:ben-blue'])
    expect([t.zone(Z.hand + 1), t.zone(Z.discard + 1)]).toEqual([['ben-red'], ['ben-blue']])
  })
  const spent = ['asha-red', 'asha-blue', 'asha-white']
  const recovering = (effect: Partial<Extract<Effect, { do: 'recover' }>>, more: readonly string[] = spent) => {
    const skills = [skill('sunlit', { icons: ['sun'], colours: ['green'] })]
    return resolved(
      deed([{ do: 'recover', n: 1, ...effect }], { skills }, { hands: [['asha-green']] }).zone(Z.discard + 0, more),
    )
  }
  test('recover: any card of the own discard', () => {
    const t = recovering({})
      .asked(0, 'recover')
      .offersExactly(0, ['recover:asha-red', 'recover:asha-blue', 'recover:asha-white'])
    t.answer(0, ['recover:asha-blue'])
    expect([t.zone(Z.hand + 0), t.zone(Z.discard + 0)]).toEqual([
      ['asha-green', 'asha-blue'],
      ['asha-red', 'asha-white'],
    ])
  })
  test('recover: a colour', () => {
    expect(recovering({ colour: 'red' }).options(0)).toEqual(['recover:asha-red', 'recover:asha-white'])
  })
  test('recover: an icon', () => {
    expect(recovering({ icon: 'sun' }, [...spent, 'sunlit']).zone(Z.hand + 0)).toEqual(['asha-green', 'sunlit'])
  })
  test('recover: fewer than asked for, and none', () => {
    expect(handOf(recovering({ n: 5 }), 0)).toBe(4)
    expect(handOf(recovering({ icon: 'sun' }), 0)).toBe(1)
  })
  test('recover: each', () => {
    const g = deed([{ do: 'recover', n: 1, who: 'each' }], {}, { hands: [['asha-red'], ['ben-red']] })
    const t = resolved(g.zone(Z.discard + 0, ['asha-blue']).zone(Z.discard + 1, ['ben-blue']))
    expect([t.zone(Z.hand + 0), t.zone(Z.hand + 1)]).toEqual([
      ['asha-red', 'asha-blue'],
      ['ben-red', 'ben-blue'],
    ])
  })
  test('shakeFatigue: two, one after the other', () => {
    const g = deed([{ do: 'shakeFatigue', n: 2 }]).zone(Z.fatigue, ['weary-1', 'weary-2', 'weary-3'])
    const t = resolved(g).answer(0, 'fatigue:weary-2').asked(0, 'shakeFatigue').answer(0, 'fatigue:weary-1')
    expect(t.zone(Z.fatigue)).toEqual(['weary-3'])
  })
})

describe('lanterns', () => {
  test('charge: each, another', () => {
    expect(resolved(deed([{ do: 'charge', who: 'each' }])).state.charged).toEqual([true, true])
    expect(resolved(deed([{ do: 'charge', who: 'another' }])).state.charged).toEqual([false, true])
  })
  test('discharge: you, each, another', () => {
    const after = (who?: 'each' | 'another') => {
      const effect: Effect = who === undefined ? { do: 'discharge' } : { do: 'discharge', who }
      return resolved(charged(deed([effect]), 0, 1)).logged('discharged').state.charged
    }
    expect([after(), after('each'), after('another')]).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ])
  })
  test('discharge: a dark lantern stays dark and nothing is told', () => {
    expect(resolved(deed([{ do: 'discharge' }])).notLogged('discharged').state.charged).toEqual([false, false])
  })
})

describe('targets', () => {
  const adding = (on: Aim) => resolved(deed([{ do: 'addProgress', n: 2, on }], trio, TRIO))
  test('chosenChallenge', () => {
    const t = adding({ target: 'chosenChallenge' }).offersExactly(0, ['target:one', 'target:two', 'target:three'])
    expect(onTrio(t.answer(0, 'target:two'))).toEqual([0, 2, 0])
  })
  test('chosenChallenge with a filter: name, colour, type, progress', () => {
    expect(onTrio(adding(named('three')))).toEqual([0, 0, 2])
    const kinds = {
      well: [challenge('one', { colour: 'blue' }), challenge('two', { type: 'trap' }), challenge('three')],
    }
    const on = (filter: NonNullable<Aim['filter']>) => {
      const g = deed([{ do: 'addProgress', n: 1, on: { target: 'eachChallenge', filter } }], kinds, TRIO)
      return onTrio(resolved(placed(g, { three: 2 })))
    }
    expect(on({ colour: 'blue' })).toEqual([1, 0, 2])
    expect(on({ type: 'trap' })).toEqual([0, 1, 2])
    expect(on({ withProgress: true })).toEqual([0, 0, 3])
  })
  test('eachChallenge', () => expect(onTrio(adding({ target: 'eachChallenge' }))).toEqual([2, 2, 2]))
  test('eachOtherChallenge and otherChallenge leave out the card itself when nothing is attempted', () => {
    const wave = (target: Aim['target']) => {
      const ability: Ability = { on: 'turnStart', do: [{ do: 'addProgress', n: 1, on: { target } }] }
      const well = [challenge('one', { bold: [ability] }), challenge('two'), challenge('three')]
      return kept(scene({ well }, { board: ['one', 'two', 'three', 'plain'] }))
    }
    expect(onTrio(wave('eachOtherChallenge'))).toEqual([0, 1, 1])
    wave('otherChallenge').offersExactly(0, ['target:two', 'target:three', 'target:plain'])
  })
  test('eachOtherChallenge and attempted in an attempt', () => {
    const both: Effect[] = [
      { do: 'addProgress', n: 1, on: { target: 'eachOtherChallenge' } },
      { do: 'addProgress', n: 3, on: { target: 'attempted' } },
    ]
    const cards = { ...trio, skills: [skill('push', { value: 1, abilities: [{ on: 'onAction', do: both }] })] }
    const g = scene(cards, { board: ['one', 'two', 'three'], hands: [['push'], ['ben-blue']] })
    const t = kept(g.roll('dice', dice(...MISSED)))
      .answer(0, 'attempt:one:red')
      .answer(0, 'play:push:red')
    expect(onTrio(t)).toEqual([4, 1, 1])
  })
  test('self and otherCopies', () => {
    const spread = (target: Aim['target']) => {
      const bold: Ability[] = [{ on: 'onEnter', do: [{ do: 'addProgress', n: 1, on: { target } }] }]
      const g = deed([{ do: 'heal', n: 1 }], { well: [challenge('twin', { copies: 2, bold })] }, { board: ['twin'] })
      const t = resolved(g.top(Z.well, ['twin']))
      return [Z.north, Z.east].map((slot) => t.state.progress[t.card('twin', slot)]!)
    }
    expect(spread('self')).toEqual([1, 0])
    expect(spread('otherCopies')).toEqual([0, 1])
  })
  test('master: only once it is up', () => {
    const push: Effect = { do: 'addProgress', n: 2, on: { target: 'master' } }
    expect(progress(kept(finale([push])), 'the-master')).toBe(2)
    expect(
      resolved(deed([push]))
        .notLogged('progress')
        .state.progress.every((n) => n === 0),
    ).toBe(true)
  })
  test('chosenWellCard: events too', () => {
    const g = deed(
      [{ do: 'discardCard', on: { target: 'chosenWellCard' } }],
      { well: [event('gift')] },
      { board: ['gift'] },
    )
    const t = resolved(g).offers(0, ['target:gift', 'target:deed', 'target:plain']).answer(0, 'target:gift')
    expect(t.zone(Z.wellDiscard).at(-1)).toBe('gift')
  })
  test('nothing to aim at: the rest goes on', () => {
    const t = resolved(deed([{ do: 'addProgress', n: 1, on: named('nobody') }, hurt]))
    expect(t.notLogged('progress').state.hp).toBe(9)
  })
  test('what is being completed is no target', () => {
    const push: Effect = { do: 'addProgress', n: 1, on: { target: 'eachChallenge' } }
    const t = kept(scene({ well: [challenge('easy', { difficulty: 1, reward: [push] })] }, { board: ['easy'] }))
    bareAttempt(t, 'easy', 'red', 'red', 'green', 'blue', 'dark')
    expect(lines(t, 'progress')).toEqual(times(3, 'progress plain 1 1'))
  })
})

describe('progress', () => {
  test('addProgress of nothing tells nothing', () => {
    const t = resolved(deed([{ do: 'addProgress', n: { count: 'fatigueInPlay' }, on: { target: 'eachChallenge' } }]))
    expect(lines(t, 'progress')).toEqual([])
  })
  test('removeProgress: as much as there is', () => {
    const g = deed([{ do: 'removeProgress', n: 2, on: { target: 'eachChallenge' } }], trio, TRIO)
    const t = resolved(placed(g, { one: 3, two: 1 }))
    expect(onTrio(t)).toEqual([1, 0, 0])
    expect(lines(t, 'lostProgress')).toEqual(['lostProgress one 2 1', 'lostProgress two 1 0'])
  })
  const move: Effect = {
    do: 'moveProgress',
    n: 3,
    from: { target: 'chosenChallenge' },
    to: { target: 'chosenChallenge' },
  }
  test('moveProgress: from a card with progress to another one, up to so many', () => {
    const t = resolved(placed(deed([move], trio, TRIO), { one: 4, two: 1 })).asked(0, 'moveFrom')
    t.offersExactly(0, ['target:one', 'target:two']).answer(0, 'target:one').asked(0, 'moveTo')
    t.offersExactly(0, ['target:two', 'target:three']).answer(0, 'target:three').asked(0, 'howMany')
    t.refuses(0, 4)
    expect(onTrio(t.answer(0, 2))).toEqual([2, 1, 2])
  })
  test('moveProgress: no more than there is, and none if so wished', () => {
    const t = resolved(placed(deed([move], trio, TRIO), { two: 2 }))
      .asked(0, 'moveTo')
      .answer(0, 'target:one')
    t.refuses(0, 3)
    expect(onTrio(t.answer(0, 0))).toEqual([0, 2, 0])
  })
  test('moveProgress: no progress anywhere, no question', () => {
    expect(onTrio(resolved(deed([move], trio, TRIO)).asked(1, 'exhaust'))).toEqual([0, 0, 0])
  })
  test('moveProgress may complete what it reaches', () => {
    const t = resolved(placed(deed([move], trio, TRIO), { one: 2, two: 4 }))
      .answer(0, 'target:one')
      .answer(0, 'target:two')
    expect(t.answer(0, 1).logged('completed', ['two', 5]).zone(Z.completed)).toContain('two')
  })
})
