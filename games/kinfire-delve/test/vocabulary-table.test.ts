/** The vocabulary of the cards away from attempts: every word once, in each of its forms. */
import { allDone, type Given, type Play } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Ability, Aim, Condition, Count, Effect, Static } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { type Scene, scene } from './bare.ts'
import {
  bareAttempt,
  deed,
  difficultyOf,
  finale,
  gates,
  handOf,
  isDown,
  kept,
  lines,
  MISSED,
  progress,
  resolved,
  sizeOf,
  times,
} from './deeds.ts'
import { challenge, dice, event, fatigueCard, master, SLOTS, skill, Z } from './table.ts'

afterEach(allDone)

const board = (t: { zone(zone: number): string[] }) => SLOTS.flatMap((slot) => t.zone(slot))
const hurt: Effect = { do: 'damage', n: 1 }
const named = (name: string): Aim => ({ target: 'chosenChallenge', filter: { name } })
const health = (g: Given<S, O>, hp: number) =>
  g.set((s) => {
    s.hp = hp
  })
const charged = (g: Given<S, O>, ...seats: number[]) =>
  g.set((s) => {
    for (const seat of seats) s.charged[seat] = true
  })
const placed = (g: Given<S, O>, on: Readonly<Record<string, number>>) =>
  g.set((s, card) => {
    for (const [name, n] of Object.entries(on)) s.progress[card(name)] = n
  })
/** Three different challenges beside the deed. */
const trio = { well: [challenge('one'), challenge('two'), challenge('three')] }
const TRIO: Scene = { board: ['one', 'two', 'three'] }
const onTrio = (t: Play<S, O>) => ['one', 'two', 'three'].map((name) => progress(t, name))

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

describe('cards on the board', () => {
  test('discardCard: self, each, otherCopies', () => {
    const bomb = (on: Aim) =>
      challenge('bomb', { copies: 2, bold: [{ on: 'turnStart', limit: 'game', do: [{ do: 'discardCard', on }] }] })
    const left = (on: Aim) => board(kept(scene({ well: [bomb(on)] }, { board: ['bomb', 'plain', 'plain', 'plain'] })))
    expect(left({ target: 'self' })).toEqual(times(3, 'plain'))
    expect(left({ target: 'eachOtherChallenge' })).toEqual(['bomb'])
    const twins = kept(scene({ well: [bomb({ target: 'otherCopies' })] }, { board: ['bomb', 'bomb'] }))
    expect(board(twins).filter((name) => name === 'bomb')).toHaveLength(1)
  })
  test('replaceCard: the slot is filled at once, entry text included', () => {
    const fresh = challenge('fresh', { bold: [{ on: 'onEnter', do: [hurt] }] })
    const effects: Effect[] = [
      { do: 'replaceCard', on: named('one') },
      { do: 'addProgress', n: 1, on: { target: 'eachChallenge', filter: { name: 'fresh' } } },
    ]
    const g = deed(effects, { well: [fresh, challenge('one')] }, { board: ['one'] }).top(Z.well, ['fresh'])
    const t = resolved(g)
    expect([t.zone(Z.east), progress(t, 'fresh'), t.state.hp]).toEqual([['fresh'], 1, 9])
    expect(t.zone(Z.wellDiscard).at(-1)).toBe('one')
  })
  const push: Effect = { do: 'addProgress', n: 1, on: named('two') }
  const several = (what: 'discardCard' | 'replaceCard') => {
    const one = challenge('one', { bold: [{ on: 'onDiscarded', do: [push] }] })
    const effects: Effect[] = [{ do: what, on: { target: 'eachChallenge' } }]
    return placed(deed(effects, { well: [one, challenge('two')] }, { board: ['one', 'two'] }), { two: 4 })
  }
  test('discardCard of several is one effect: all are gone before the text of one is read', () => {
    const t = resolved(several('discardCard'))
    expect(t.zone(Z.wellDiscard)).toEqual(expect.arrayContaining(['one', 'two']))
    expect(t.zone(Z.completed)).toEqual(['deed'])
  })
  test('replaceCard of several, one after the other: one that is completed meanwhile is not discarded', () => {
    const t = resolved(several('replaceCard'))
    expect(t.zone(Z.completed)).toEqual(['two', 'deed'])
    expect(t.zone(Z.wellDiscard)).not.toContain('two')
  })
})

describe('attach', () => {
  type Attach = Extract<Effect, { do: 'attach' }>
  const hosted = (t: Play<S, O>, card: string) => {
    const host = t.state.host[t.card(card)]! - 1
    return host < 0 ? 'nobody' : t.match.game.faceKeys[t.state.faces[host]!]
  }
  const attaching = (effect: Omit<Attach, 'do'>, more: (g: Given<S, O>) => unknown = () => {}) => {
    const g = deed([{ do: 'attach', ...effect }, hurt], trio, TRIO)
    more(g)
    return resolved(g)
  }
  test('self, to the Master', () => {
    const t = attaching({ what: 'self' })
    expect([t.zone(Z.attached), hosted(t, 'deed'), sizeOf(t, Z.completed)]).toEqual([['deed'], 'the-master', 0])
  })
  test('topOfWell, to the Master', () => {
    const t = attaching({ what: 'topOfWell' }, (g) => g.top(Z.well, ['plain']))
    expect([t.zone(Z.attached), sizeOf(t, Z.well)]).toEqual([['plain'], 50 - 1 - 1])
  })
  test('topOfWellDiscard, to the Master', () => {
    const t = attaching({ what: 'topOfWellDiscard' })
    expect([t.zone(Z.attached), sizeOf(t, Z.wellDiscard)]).toEqual([['plain'], 2])
  })
  test('topOfWellDiscard and topOfWell: empty piles give nothing, the rest goes on', () => {
    const t = attaching({ what: 'topOfWellDiscard' }, (g) => g.zone(Z.wellDiscard, []))
    expect([t.zone(Z.attached), t.state.hp]).toEqual([[], 9])
    const fixture = event('fixture', { instructions: [{ do: 'attach', what: 'topOfWell' }, hurt], after: 'remain' })
    const dry = kept(scene({ well: [fixture] }, { board: ['fixture'] }).zone(Z.well, [], Z.removed)).answer(
      0,
      'resolve:fixture',
    )
    expect([dry.zone(Z.attached), dry.state.hp]).toEqual([[], 9])
  })
  test('chosenChallenge, to a chosen host that is another card', () => {
    const t = attaching({ what: 'chosenChallenge', to: 'chosenHost' }).offersExactly(0, [
      'target:one',
      'target:two',
      'target:three',
    ])
    t.answer(0, 'target:one').offersExactly(0, ['target:two', 'target:three']).answer(0, 'target:three')
    expect([t.zone(Z.attached), hosted(t, 'one')]).toEqual([['one'], 'three'])
  })
  test('topOfWell, to a chosen host', () => {
    const t = attaching({ what: 'topOfWell', to: 'chosenHost' }).answer(0, 'target:two')
    expect(t.state.host[t.state.zones[Z.attached]![0]!]).toBe(t.card('two') + 1)
  })
  test('a Skill card attaches itself and does not come back at cleanup', () => {
    const anchor = skill('anchor', {
      abilities: [{ on: 'onAction', do: [{ do: 'attach', what: 'self', to: 'chosenHost' }] }],
    })
    const g = scene(
      { ...trio, skills: [anchor] },
      { board: ['one', 'two', 'three'], hands: [['anchor'], ['ben-blue']] },
    )
    const t = kept(g.roll('dice', dice(...MISSED)))
      .answer(0, 'attempt:one:red')
      .answer(0, 'play:anchor:red')
    t.answer(0, 'target:two').asked(1, 'exhaust')
    expect([t.zone(Z.attached), hosted(t, 'anchor'), t.zone(Z.discard + 0)]).toEqual([['anchor'], 'two', []])
  })
  test('a card that is being completed is neither host nor attached by others', () => {
    const effects: Effect[] = [{ do: 'attach', what: 'topOfWell', to: 'chosenHost' }]
    const easy = challenge('easy', { difficulty: 1, reward: effects })
    const t = kept(scene({ well: [easy] }, { board: ['easy'] }))
    bareAttempt(t, 'easy', 'red', 'red', 'green', 'blue', 'dark')
    expect(t.options(0)).toEqual(times(3, 'target:plain'))
  })
  test('no Gauntlet card is attached, but it can be a host', () => {
    const t = kept(finale([{ do: 'attach', what: 'chosenChallenge' }])).asked(0, 'choose')
    expect(t.zone(Z.attached)).toEqual([])
    const host = kept(finale([{ do: 'attach', what: 'topOfWellDiscard', to: 'chosenHost' }]))
    host
      .offersExactly(0, ['target:gate-1', 'target:gate-2', 'target:gate-3', 'target:gate-4'])
      .answer(0, 'target:gate-2')
    expect(host.state.host[host.state.zones[Z.attached]![0]!]).toBe(host.card('gate-2') + 1)
  })
  test('a Gauntlet card that is turned lets go of what is attached to it', () => {
    const g = finale([{ do: 'discardCard', on: named('gate-2') }])
      .zone(Z.wellDiscard, [])
      .zone(Z.attached, ['plain'])
    const t = kept(
      g.set((s, card) => {
        s.host[card('plain', Z.attached)] = card('gate-2') + 1
      }),
    )
    expect([isDown(t, 'gate-2'), t.zone(Z.attached), t.zone(Z.wellDiscard)]).toEqual([true, [], ['plain']])
  })
})

describe('peekWell', () => {
  const well = ['a-card', 'b-card', 'c-card'].map((id) => event(id))
  const peeking = (n: number, then: 'reorder' | 'discardAny') =>
    resolved(deed([{ do: 'peekWell', n, then }], { well }).top(Z.well, ['a-card', 'b-card', 'c-card']))
  test('reorder: the first named is drawn first', () => {
    const t = peeking(3, 'reorder').asked(0, 'reorderWell').logged('peeked', [0, 3])
    t.answer(0, ['well:b-card', 'well:c-card', 'well:a-card'])
    expect([t.zone(Z.north), t.zone(Z.well).slice(-2)]).toEqual([['b-card'], ['a-card', 'c-card']])
  })
  test('discardAny: the others stay in their order', () => {
    const t = peeking(3, 'discardAny').asked(0, 'discardWell').answer(0, ['well:a-card', 'well:c-card'])
    expect([t.zone(Z.north), sizeOf(t, Z.wellDiscard)]).toEqual([['b-card'], 5])
    const none = peeking(2, 'discardAny').answer(0, [])
    expect([none.zone(Z.north), sizeOf(none, Z.wellDiscard)]).toEqual([['a-card'], 3])
  })
  test('only the one who looks sees the cards', () => {
    const t = peeking(2, 'reorder')
    expect(t.sees(0, Z.well).slice(-3)).toEqual([null, 'b-card', 'a-card'])
    for (const seat of [-1, 1]) expect(JSON.stringify([t.printed(seat), t.log(seat)])).not.toMatch(/[abc]-card/)
  })
  test('fewer than asked for, and none', () => {
    const fixture = (n: number) =>
      event('fixture', { instructions: [{ do: 'peekWell', n, then: 'reorder' }], after: 'remain' })
    const g = (n: number, cards: string[]) =>
      kept(scene({ well: [fixture(n), ...well] }, { board: ['fixture'] }).zone(Z.well, cards, Z.removed)).answer(
        0,
        'resolve:fixture',
      )
    expect(g(3, ['a-card', 'b-card']).asked(0, 'reorderWell').options(0)).toHaveLength(2)
    g(3, []).asked(1, 'exhaust').logged('peeked', [0, 0])
  })
})

describe('combinators', () => {
  test('choose: one of the options, whole', () => {
    const options: Effect[][] = [[hurt, hurt], [{ do: 'draw', n: 1 }]]
    const t = resolved(deed([{ do: 'choose', options }]))
      .asked(0, 'option')
      .offersExactly(0, ['option:deed:0', 'option:deed:1'])
    expect([t.answer(0, 'option:deed:0').state.hp, handOf(t, 0)]).toEqual([8, 7])
    expect(handOf(resolved(deed([{ do: 'choose', options }])).answer(0, 'option:deed:1'), 0)).toBe(8)
  })
  test('if, else, and neither', () => {
    const when = (cond: Condition, other?: Effect[]): Effect =>
      other === undefined ? { do: 'if', cond, then: [hurt] } : { do: 'if', cond, then: [hurt], else: other }
    const hp = (effect: Effect) => resolved(deed([effect])).state.hp
    expect(hp(when({ is: 'seekers', n: 2 }))).toBe(9)
    expect(hp(when({ is: 'seekers', n: 1 }))).toBe(10)
    expect(hp(when({ is: 'seekers', n: 1 }, [hurt, hurt]))).toBe(8)
  })
  test('forEach: so many times', () => {
    const g = deed([{ do: 'forEach', count: { count: 'fatigueInPlay' }, effects: [hurt, { do: 'descend', n: 1 }] }])
    const t = resolved(g.zone(Z.fatigue, ['weary-1', 'weary-2']))
    expect([t.state.hp, lines(t, 'descended')]).toEqual([8, ['descended 1', 'descended 1']])
  })
  test('eachSeeker: you is each in turn', () => {
    const t = resolved(deed([{ do: 'eachSeeker', effects: [{ do: 'charge' }] }], {}, { seats: 3 }))
    expect(t.state.charged).toEqual([true, true, true])
  })
  test('lose', () => expect(resolved(deed([{ do: 'lose' }, hurt])).over('loss').state.hp).toBe(10))
})

describe('may', () => {
  const bargain = (cost: Effect[]): Effect => ({ do: 'may', cost, effects: [{ do: 'heal', n: 3 }] })
  const offered = (cost: Effect[], more: (g: Given<S, O>) => unknown = () => {}, table: Scene = {}) => {
    const g = health(deed([bargain(cost)], trio, { ...TRIO, hands: [['asha-red', 'asha-blue']], ...table }), 5)
    more(g)
    return resolved(g)
  }
  const isRefused = (t: Play<S, O>) => {
    t.asked(1, 'exhaust').notLogged('healed')
    expect(t.state.hp).toBe(5)
  }
  test('without a cost: take it or leave it', () => {
    const t = offered([]).asked(0, 'pay').offersExactly(0, ['use:deed', 'pass'])
    expect(t.answer(0, 'use:deed').state.hp).toBe(8)
    expect(offered([]).pass(0).state.hp).toBe(5)
  })
  test('the cost comes first, and declined costs nothing', () => {
    const t = offered([{ do: 'damage', n: 1 }]).answer(0, 'use:deed')
    expect([lines(t, 'damage', 'healed'), t.state.hp]).toEqual([['damage 1 4', 'healed 3 7'], 7])
    expect(offered([{ do: 'damage', n: 1 }]).pass(0).state.hp).toBe(5)
  })
  test('discardHand: payable with as many cards', () => {
    const t = offered([{ do: 'discardHand', n: 2 }]).answer(0, 'use:deed')
    expect([handOf(t, 0), t.state.hp]).toEqual([0, 8])
    isRefused(offered([{ do: 'discardHand', n: 3 }]))
    expect(offered([{ do: 'discardHand', n: 'all' }]).answer(0, 'use:deed').state.hp).toBe(8)
  })
  test('discharge: payable with a charged lantern', () => {
    const t = offered([{ do: 'discharge' }], (g) => charged(g, 0)).answer(0, 'use:deed')
    expect([t.state.charged[0], t.state.hp]).toEqual([false, 8])
    isRefused(offered([{ do: 'discharge' }], (g) => charged(g, 1)))
  })
  test('fatigue: payable as long as cards are left', () => {
    const five = ['weary-1', 'weary-2', 'weary-3', 'weary-4', 'weary-5']
    const t = offered([{ do: 'fatigue', n: 1 }], (g) => g.zone(Z.fatigue, five)).answer(0, 'use:deed')
    expect([sizeOf(t, Z.fatigue), t.state.hp]).toEqual([6, 8])
    isRefused(offered([{ do: 'fatigue', n: 2 }], (g) => g.zone(Z.fatigue, five)))
  })
  test('climb: payable with so many cards in the Well discard', () => {
    const t = offered([{ do: 'climb', n: 3 }])
      .answer(0, 'use:deed')
      .logged('climbed', [3])
    expect(t.state.hp).toBe(8)
    isRefused(offered([{ do: 'climb', n: 4 }]))
  })
  test('climb: free in the finale, where it is ignored', () => {
    const g = health(finale([bargain([{ do: 'climb', n: 4 }])]).zone(Z.wellDiscard, []), 5)
    expect(kept(g).asked(0, 'pay').answer(0, 'use:omen').state.hp).toBe(8)
  })
  test('descend: payable with so many cards in the Well', () => {
    const few = (g: Given<S, O>) => g.zone(Z.well, ['plain', 'plain', 'plain'], Z.removed)
    expect(offered([{ do: 'descend', n: 2 }], few).answer(0, 'use:deed').state.hp).toBe(8)
    isRefused(offered([{ do: 'descend', n: 4 }], few))
  })
  test('removeProgress: payable from a card that holds enough, and only from such a card', () => {
    const cost: Effect[] = [{ do: 'removeProgress', n: 2, on: { target: 'chosenChallenge' } }]
    const t = offered(cost, (g) => placed(g, { one: 1, two: 2, three: 3 })).answer(0, 'use:deed')
    t.offersExactly(0, ['target:two', 'target:three']).answer(0, 'target:three')
    expect([onTrio(t), t.state.hp]).toEqual([[1, 2, 1], 8])
    isRefused(offered(cost, (g) => placed(g, { one: 1 })))
  })
  test('discardCard and replaceCard: payable if there is such a card', () => {
    const pay = (word: 'discardCard' | 'replaceCard', name: string) => offered([{ do: word, on: named(name) }])
    expect(pay('discardCard', 'two').answer(0, 'use:deed').state.hp).toBe(8)
    expect(pay('replaceCard', 'two').answer(0, 'use:deed').state.hp).toBe(8)
    isRefused(pay('discardCard', 'nobody'))
    isRefused(pay('replaceCard', 'nobody'))
  })
  test('all parts of a cost must be payable', () => {
    const t = offered([{ do: 'discardHand', n: 1 }, { do: 'discharge' }])
    isRefused(t)
    expect(handOf(t, 0)).toBe(2)
  })
})

describe('statics', () => {
  const burden = (...statics: Static[]) => ({ fatigue: [fatigueCard('burden', { statics })] })
  const under = (statics: Static[], table: Scene = {}) => scene(burden(...statics), table).zone(Z.fatigue, ['burden'])
  test('difficulty: each with a filter, and the Master', () => {
    const t = kept(under([{ always: 'difficulty', of: { target: 'eachChallenge', filter: { colour: 'red' } }, n: 2 }]))
    expect(difficultyOf(t, 'plain')).toBe(11)
    const g = finale([], burden({ always: 'difficulty', of: { target: 'master' }, n: { count: 'gauntletUp' } })).zone(
      Z.fatigue,
      ['burden'],
    )
    const end = kept(g)
    expect([difficultyOf(end, 'the-master'), difficultyOf(end, 'gate-1')]).toEqual([14, 5])
  })
  test('fewerWhenExhausting: several add up, never below no card at all', () => {
    const size = (...ns: number[]) => {
      const statics = ns.map((n): Static => ({ always: 'fewerWhenExhausting', n }))
      const t = under(statics).begin().answer(0, 'exhaust')
      return handOf(t.logged('exhausted', [0, handOf(t, 0)]), 0)
    }
    expect([size(2), size(2, 1), size(9)]).toEqual([5, 4, 0])
  })
  test('vulnerable: the Master unless said otherwise', () => {
    const open: Static = { always: 'vulnerable', colour: 'blue' }
    const t = kept(finale([], burden(open)).zone(Z.fatigue, ['burden']))
    expect(t.options(0).filter((word) => word.endsWith('blue'))).toEqual([
      'attempt:gate-3:blue',
      'attempt:the-master:blue',
    ])
    expect(kept(under([open])).options(0)).not.toContain('attempt:plain:blue')
  })
  test('vulnerable: another card, beside its own colour', () => {
    const t = kept(under([{ always: 'vulnerable', colour: 'blue', of: { target: 'eachChallenge' } }]))
    expect(new Set(t.options(0))).toEqual(new Set(['attempt:plain:red', 'attempt:plain:blue']))
    const soft = challenge('soft', { boldStatics: [{ always: 'vulnerable', colour: 'green', of: { target: 'self' } }] })
    kept(scene({ well: [soft] }, { board: ['soft'] }))
      .offers(0, 'attempt:soft:green')
      .lacks(0, 'attempt:plain:green')
  })
  test('noHealing and noCharge', () => {
    const cards = burden({ always: 'noHealing' }, { always: 'noCharge' })
    const t = resolved(health(deed([{ do: 'heal', n: 2 }, { do: 'charge' }], cards).zone(Z.fatigue, ['burden']), 5))
    expect([t.state.hp, t.state.charged[0]]).toEqual([5, false])
  })
  test('a text on an event waiting on the board, and one for the attached state', () => {
    const mirror = event('mirror', {
      boldStatics: [{ always: 'noHealing' }],
      attachedStatics: [{ always: 'noCharge' }],
    })
    const effects: Effect[] = [{ do: 'heal', n: 2 }, { do: 'charge' }]
    const cards = { well: [mirror] }
    const waiting = resolved(health(deed(effects, cards, { board: ['mirror'] }), 5))
    expect([waiting.state.hp, waiting.state.charged[0]]).toEqual([5, true])
    const attached = resolved(health(deed(effects, cards).zone(Z.attached, ['mirror']), 5))
    expect([attached.state.hp, attached.state.charged[0]]).toEqual([7, false])
  })
  test('defeat: as soon as an effect makes it true', () => {
    const doom: Static = { always: 'defeat', when: { is: 'amount', of: { count: 'missingHealth' }, atLeast: 3 } }
    const g = (n: number) => resolved(deed([{ do: 'damage', n }], burden(doom)).zone(Z.fatigue, ['burden']))
    expect([g(2).match.outcome, g(3).match.outcome]).toEqual(['', 'loss'])
  })
})

describe('triggers', () => {
  test('onEnter: the card itself, not those already there', () => {
    const bell = challenge('bell', { copies: 2, bold: [{ on: 'onEnter', do: [hurt] }] })
    const t = resolved(deed([{ do: 'heal', n: 1 }], { well: [bell] }, { board: ['bell'] }).top(Z.well, ['bell']))
    expect([t.zone(Z.north), t.state.hp]).toEqual([['bell'], 9])
  })
  test('turnStart and turnEnd: every turn', () => {
    const clock = challenge('clock', {
      bold: [
        { on: 'turnStart', do: [hurt] },
        { on: 'turnEnd', do: [{ do: 'descend', n: 1 }] },
      ],
    })
    const t = kept(scene({ well: [clock] }, { board: ['clock'] }))
    expect([t.state.hp, lines(t, 'descended')]).toEqual([9, []])
    bareAttempt(t, 'plain', 'red', ...MISSED).asked(1, 'exhaust')
    expect([t.state.hp, lines(t, 'descended')]).toEqual([9, ['descended 1']])
    expect(t.answer(1, 'keepHand').state.hp).toBe(8)
  })
  test('onExhaust: when the new hand is there, and not when it is kept', () => {
    const curtain = challenge('curtain', {
      bold: [{ on: 'onExhaust', do: [{ do: 'damage', n: { count: 'handSize', max: 3 } }] }],
    })
    const start = () => scene({ well: [curtain] }, { board: ['curtain'], hands: [['asha-red']] }).begin()
    expect(start().answer(0, 'exhaust').state.hp).toBe(7)
    expect(start().answer(0, 'keepHand').state.hp).toBe(10)
  })
  test('onDiscarded: with its condition, and not when it is completed', () => {
    const gone: Effect = { do: 'discardCard', on: named('jar') }
    const jar = (n: number) =>
      challenge('jar', { difficulty: 1, bold: [{ on: 'onDiscarded', if: { is: 'seekers', n }, do: [hurt] }] })
    const hp = (n: number) => resolved(deed([gone], { well: [jar(n)] }, { board: ['jar'] })).state.hp
    expect([hp(2), hp(3)]).toEqual([9, 10])
    const t = kept(scene({ well: [jar(2)] }, { board: ['jar'] }))
    expect(bareAttempt(t, 'jar', 'red', 'red', 'green', 'blue', 'dark').state.hp).toBe(10)
  })
  test('onAttach: after what the attachment completes by leaving the board', () => {
    const watcher = fatigueCard('watcher', { abilities: [{ on: 'onAttach', do: [hurt] }] })
    const guard = challenge('guard', {
      boldStatics: [{ always: 'difficulty', of: { target: 'eachOtherChallenge' }, n: 3 }],
    })
    const ward = challenge('ward', { reward: [{ do: 'draw', n: 1 }] })
    const cards = { well: [guard, ward], fatigue: [watcher] }
    const g = deed([{ do: 'attach', what: 'chosenChallenge' }], cards, { board: ['guard', 'ward'] })
    const t = resolved(placed(g.zone(Z.fatigue, ['watcher']), { ward: 5 })).answer(0, 'target:guard')
    expect(lines(t, 'attached', 'completed', 'ability')).toEqual([
      'attached guard ?',
      'completed ward 5',
      'ability watcher',
    ])
  })
  test('onAttach: to the Master, not to another host', () => {
    const watcher = fatigueCard('watcher', { abilities: [{ on: 'onAttach', do: [hurt] }] })
    const hp = (to?: 'chosenHost') => {
      const effect: Effect =
        to === undefined ? { do: 'attach', what: 'topOfWell' } : { do: 'attach', what: 'topOfWell', to }
      const t = resolved(deed([effect], { fatigue: [watcher] }).zone(Z.fatigue, ['watcher']))
      return (to === undefined ? t : t.answer(0, 'target:plain')).state.hp
    }
    expect([hp(), hp('chosenHost')]).toEqual([9, 10])
  })
  test('finaleStart: cards of the finale and of the table speak once', () => {
    const opening: Ability = { on: 'finaleStart', do: [hurt] }
    const cards = {
      ...gates({ 1: [{ bold: [opening] }, { abilities: [opening] }] }),
      masters: [master('the-master', { abilities: [opening] })],
      fatigue: [fatigueCard('dread', { abilities: [opening] })],
      well: [challenge('mute', { bold: [opening] })],
    }
    const g = deed([{ do: 'heal', n: 1 }], cards, { board: ['mute'] })
      .zone(Z.fatigue, ['dread'])
      .zone(Z.well, [], Z.removed)
    const t = resolved(g)
    while (t.match.askOf(0)?.def.name === 'triggerOrder') t.answer(0, t.options(0)[0]!)
    expect(lines(t, 'ability').toSorted()).toEqual(['ability dread', 'ability gate-1', 'ability the-master'])
    expect(t.asked(1, 'exhaust').state.hp).toBe(7)
  })
  test('onGauntletFlip: for every card that is turned', () => {
    const watching = master('the-master', { abilities: [{ on: 'onGauntletFlip', do: [hurt] }] })
    const t = kept(
      finale([{ do: 'discardCard', on: { target: 'eachChallenge' } }], { masters: [watching] }, { down: ['gate-1'] }),
    )
    expect(t.state.hp).toBe(7)
  })
  test('limits: once a turn, once a game', () => {
    const knock = (limit: 'turn' | 'game'): Ability => ({ on: 'onAttach', limit, do: [hurt] })
    const hp = (limit: 'turn' | 'game') => {
      const omen = fatigueCard('watcher', { abilities: [knock(limit)] })
      const fixture = event('fixture', {
        instructions: times(2, '').map(() => ({ do: 'attach', what: 'topOfWell' })),
        after: 'remain',
      })
      const t = kept(scene({ fatigue: [omen], well: [fixture] }, { board: ['fixture'] }).zone(Z.fatigue, ['watcher']))
      t.answer(0, 'resolve:fixture').answer(1, 'keepHand').answer(1, 'resolve:fixture')
      return t.state.hp
    }
    expect([hp('turn'), hp('game')]).toEqual([8, 9])
  })
  test('optional: the Seeker may decline', () => {
    const gift = fatigueCard('gift', { abilities: [{ on: 'turnStart', optional: true, do: [{ do: 'draw', n: 1 }] }] })
    const start = () => kept(scene({ fatigue: [gift] }).zone(Z.fatigue, ['gift'])).asked(0, 'useAbility')
    expect([handOf(start().pass(0), 0), handOf(start().answer(0, 'use:gift'), 0)]).toEqual([7, 8])
  })
})

describe('counts', () => {
  const damageBy = (count: Count): Effect[] => [{ do: 'damage', n: count }]
  const inDescent = (count: Count, more: (g: Given<S, O>) => unknown = () => {}) => {
    const g = deed(damageBy(count), trio, { ...TRIO, hands: [['asha-red', 'asha-green', 'asha-blue']] })
    more(g)
    return 10 - resolved(g).state.hp
  }
  const inTheEnd = (count: Count) => 10 - kept(finale(damageBy(count), {}, { down: ['gate-1'] })).state.hp

  test('handSize', () => expect(inDescent({ count: 'handSize' })).toBe(3))
  test('fatigueInPlay', () =>
    expect(inDescent({ count: 'fatigueInPlay' }, (g) => g.zone(Z.fatigue, ['weary-1', 'weary-2']))).toBe(2))
  test('attachedToMaster: not what is attached elsewhere', () => {
    const attached = (g: Given<S, O>) =>
      g.zone(Z.attached, ['plain', 'plain', 'plain']).set((s, card) => {
        const [a, b, c] = s.zones[Z.attached]!
        s.host[a!] = card('the-master') + 1
        s.host[b!] = card('the-master') + 1
        s.host[c!] = card('one') + 1
      })
    expect(inDescent({ count: 'attachedToMaster' }, attached)).toBe(2)
  })
  test('gauntletUp and gauntletDown', () => {
    expect([inTheEnd({ count: 'gauntletUp' }), inTheEnd({ count: 'gauntletDown' })]).toEqual([3, 1])
    expect(inDescent({ count: 'gauntletUp' })).toBe(0)
  })
  test('missingHealth', () => {
    const g = health(deed(damageBy({ count: 'missingHealth' })), 7)
    expect(resolved(g).state.hp).toBe(4)
  })
  test('completed', () =>
    expect(inDescent({ count: 'completed' }, (g) => g.zone(Z.completed, ['plain', 'plain']))).toBe(2))
  test('challengesInPlay, with a filter', () => {
    expect(inDescent({ count: 'challengesInPlay' })).toBe(3)
    expect(inDescent({ count: 'challengesInPlay', filter: { name: 'two' } })).toBe(1)
    expect(inDescent({ count: 'challengesInPlay', filter: { colour: 'blue' } })).toBe(0)
  })
  test('iconsInDiscard: of the own discard', () => {
    const sunlit = skill('sunlit', { icons: ['sun'], copies: 2 })
    const g = deed(damageBy({ count: 'iconsInDiscard', icon: 'sun' }), { skills: [sunlit] })
    const t = resolved(g.zone(Z.discard + 0, ['sunlit', 'asha-red', 'sunlit']))
    expect(t.state.hp).toBe(8)
  })
  test('copiesInPlay, otherCopies, progressOnSelf, missingProgressOnSelf', () => {
    const self = (count: Count) => {
      const pair = challenge('pair', { copies: 2, bold: [{ on: 'turnStart', do: [{ do: 'damage', n: count }] }] })
      const g = scene({ well: [pair] }, { board: ['pair', 'pair'] }).set((s, card) => {
        s.progress[card('pair', Z.north)] = 2
      })
      return 10 - kept(g).state.hp
    }
    expect(self({ count: 'copiesInPlay' })).toBe(2 + 2)
    expect(self({ count: 'otherCopies' })).toBe(1 + 1)
    expect(self({ count: 'progressOnSelf' })).toBe(2)
    expect(self({ count: 'missingProgressOnSelf' })).toBe(3 + 5)
  })
  test('times, per, round, min, max, plus', () => {
    const three: Count = { count: 'handSize' }
    expect(inDescent({ ...three, times: 2 })).toBe(6)
    expect(inDescent({ ...three, per: 2 })).toBe(1)
    expect(inDescent({ ...three, per: 2, round: 'down' })).toBe(1)
    expect(inDescent({ ...three, per: 2, round: 'up' })).toBe(2)
    expect(inDescent({ ...three, min: 5 })).toBe(5)
    expect(inDescent({ ...three, max: 1 })).toBe(1)
    expect(inDescent({ ...three, plus: 2 })).toBe(5)
    expect(inDescent({ ...three, times: 3, per: 2, max: 3, plus: 1 })).toBe(4)
  })
})

describe('conditions', () => {
  const holds = (cond: Condition, more: (g: Given<S, O>) => unknown = () => {}) => {
    const g = deed([{ do: 'if', cond, then: [hurt] }], {}, { hands: [['asha-red', 'asha-blue']] })
    more(g)
    return resolved(g).state.hp === 9
  }
  test('phase', () => {
    expect([holds({ is: 'phase', phase: 'descent' }), holds({ is: 'phase', phase: 'finale' })]).toEqual([true, false])
    const end = (phase: 'descent' | 'finale') =>
      kept(finale([{ do: 'if', cond: { is: 'phase', phase }, then: [hurt] }])).state.hp
    expect([end('descent'), end('finale')]).toEqual([10, 9])
  })
  test('seekers', () => expect([holds({ is: 'seekers', n: 2 }), holds({ is: 'seekers', n: 3 })]).toEqual([true, false]))
  test('lanternCharged: the own one', () => {
    const cond: Condition = { is: 'lanternCharged' }
    expect([holds(cond, (g) => charged(g, 0)), holds(cond, (g) => charged(g, 1)), holds(cond)]).toEqual([
      true,
      false,
      false,
    ])
  })
  test('amount: at least, at most, both', () => {
    const amount = (bounds: { atLeast?: number; atMost?: number }) =>
      holds({ is: 'amount', of: { count: 'handSize' }, ...bounds })
    expect([amount({ atLeast: 2 }), amount({ atLeast: 3 })]).toEqual([true, false])
    expect([amount({ atMost: 2 }), amount({ atMost: 1 })]).toEqual([true, false])
    expect([amount({ atLeast: 1, atMost: 3 }), amount({ atLeast: 3, atMost: 4 })]).toEqual([true, false])
  })
  test('not', () => {
    const solo: Condition = { is: 'seekers', n: 1 }
    expect([holds({ is: 'not', cond: solo }), holds({ is: 'not', cond: { is: 'not', cond: solo } })]).toEqual([
      true,
      false,
    ])
  })
  test('outside an attempt nothing is attempted, rolled or played', () => {
    const conditions: Condition[] = [
      { is: 'type', type: 'combat' },
      { is: 'colour', colour: 'red' },
      { is: 'light' },
      { is: 'dark' },
      { is: 'actionIsLantern' },
      { is: 'noAction' },
      { is: 'iconOnAction', icon: 'sun' },
      { is: 'attemptedHasProgress' },
    ]
    expect(conditions.map((cond) => holds(cond))).toEqual(conditions.map(() => false))
  })
})
