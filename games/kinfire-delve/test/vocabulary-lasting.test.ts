/** The vocabulary of the cards away from attempts: what lasts, when it speaks up, what it counts and asks. */
import { allDone, type Given } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { Ability, Condition, Count, Effect, Static } from '../src/content/types.ts'
import type { O, S } from '../src/index.ts'
import { type Scene, scene } from './bare.ts'
import {
  bareAttempt,
  deed,
  difficultyOf,
  finale,
  gates,
  handOf,
  kept,
  lines,
  MISSED,
  resolved,
  times,
} from './deeds.ts'
import { challenge, event, fatigueCard, master, skill, Z } from './table.ts'
import { TRIO, charged, health, hurt, named, placed, trio } from './vocabulary.ts'

afterEach(allDone)

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
