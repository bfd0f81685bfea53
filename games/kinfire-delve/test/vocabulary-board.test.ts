/** The vocabulary of the cards away from attempts: what happens to cards, and how effects are put together. */
import { allDone, type Given, type Play } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Aim, Condition, Effect } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { type Scene, scene } from './bare.ts'
import {
  bareAttempt,
  deed,
  finale,
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
import { around, challenge, dice, event, skill, Z } from './table.ts'
import { TRIO, charged, health, hurt, named, onTrio, placed, trio } from './vocabulary.ts'

afterEach(allDone)

describe('cards on the board', () => {
  test('discardCard: self, each, otherCopies', () => {
    const bomb = (on: Aim) =>
      challenge('bomb', { copies: 2, bold: [{ on: 'turnStart', limit: 'game', do: [{ do: 'discardCard', on }] }] })
    const left = (on: Aim) => around(kept(scene({ well: [bomb(on)] }, { board: ['bomb', 'plain', 'plain', 'plain'] })))
    expect(left({ target: 'self' })).toEqual(times(3, 'plain'))
    expect(left({ target: 'eachOtherChallenge' })).toEqual(['bomb'])
    const twins = kept(scene({ well: [bomb({ target: 'otherCopies' })] }, { board: ['bomb', 'bomb'] }))
    expect(around(twins).filter((name) => name === 'bomb')).toHaveLength(1)
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
