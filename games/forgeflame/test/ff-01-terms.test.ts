import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { LEVEL } from '../src/board.ts'
import { PASSAGES } from '../src/index.ts'
import { teamOf } from '../src/state.ts'
import { acting, koboldSites, lines, namedBy } from './acting.ts'
import { adv, loadOf, lyingAt, scene, SITES, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

const others = SITES.filter((name) => name !== 'S1').map((name) => `site:${name}`)
const many = <T>(n: number, thing: T): T[] => new Array<T>(n).fill(thing)

describe('sites and figures', () => {
  test('FF-1.1 seventeen sites, and any of them means the Entrance and the Forge too', () => {
    const levels = Map.groupBy(LEVEL, (level) => level)
    expect([...levels].map(([level, sites]) => [level, sites.length])).toEqual([
      ['entrance', 1],
      ['I', 5],
      ['II', 6],
      ['III', 4],
      ['forge', 1],
    ])
    const t = acting('full-throttle', { at: { nobz: 'S1' }, totems: { S1: 'travel' } })
    t.answer(0, 'totem:totem-travel').asked(0, 'totemSite').offersExactly(0, others)
    t.offers(0, ['site:E', 'site:F']).answer(0, 'site:F')
    expect(whereIs(t.state, 'nobz')).toBe('F')
  })
  test('FF-1.2 adventurers and Kobolds are figures, a totem is none and takes no room', () => {
    const t = acting('stone-grip', {
      at: { granit: 'S10', korgain: 'S7', silkara: 'S7' },
      kobolds: ['S7', 'S7', 'S7', 'S7'],
      totems: { S7: 'flame' },
    })
    t.offers(0, 'move:S7').answer(0, 'ability:stone-grip:0')
    expect(namedBy(t, 'adventurer')).toEqual(['korgain', 'silkara'])
    expect(namedBy(t, 'kobold')).toHaveLength(4)
    expect(t.options(0)).toHaveLength(6)
  })
  test('FF-1.3 two or three players are a team each, four are two teams, one is one', () => {
    const teams = (seats: number) => {
      const t = scene({ seats }).begin()
      return t.state.turns.map((_, seat) => teamOf(t.match.table, seat))
    }
    expect([1, 2, 3, 4].map(teams)).toEqual([[0], [0, 1], [0, 1, 2], [0, 1, 0, 1]])
  })
  test('FF-1.4 a partner’s adventurer is an ally, oneself and opponents are not', () => {
    const t = scene({ seats: 4, at: { granit: 'S7', molly: 'S7', mogrimur: 'S7' }, kobolds: ['S7'], hands: [['hurl']] })
      .roll('kobold token', [4], [0])
      .begin()
    t.answer(0, 'fight:0').asked(0, 'token')
    expect(namedBy(t, 'token')).toEqual(['failureOre', 'success'])
    const cart = acting('tip-cart', {
      at: { nobz: 'S7', granit: 'S7', korgain: 'S7' },
      ore: { nobz: ['gold', 'darkiron'] },
    })
    cart.answer(0, 'ability:tip-cart:0').offersExactly(0, ['give:granit:gold', 'give:granit:darkiron'])
  })
})

describe('near and far', () => {
  const teams = [
    ['silkara', 'granit', 'nobz'],
    ['mogrimur', 'korgain', 'molly'],
  ]
  const around = { silkara: 'S5', granit: 'S7', mogrimur: 'F', korgain: 'E', molly: 'S10', nobz: 'S5' }
  test('FF-1.6 a passage of either sort makes sites adjacent, a cave-in ends it', () => {
    const open = acting('sticky-web', { teams, at: around }).answer(0, 'ability:sticky-web:0')
    expect(namedBy(open, 'adventurer').toSorted()).toEqual(['granit', 'korgain', 'mogrimur', 'nobz'])
    const closed = acting('sticky-web', { teams, at: around, caveIns: ['S5-F'] }).answer(0, 'ability:sticky-web:0')
    expect(namedBy(closed, 'adventurer').toSorted()).toEqual(['granit', 'korgain', 'nobz'])
  })
  test('FF-1.6 no site is adjacent to itself', () => {
    const forged = [['wardens-axe']]
    expect(
      acting('rumble', { at: { granit: 'S5' }, kobolds: ['S5'], forged }).refusal(0, 'power:wardens-axe', 'FF-15.4'),
    ).toHaveLength(1)
    acting('rumble', { at: { granit: 'S5' }, kobolds: ['F'], forged }).offers(0, 'power:wardens-axe')
  })
  test('FF-1.7 the distance counts difficult passages and leaves cave-ins out', () => {
    const pull = (caveIns: readonly string[]) => {
      const hand = [
        ['mogrimur', 'granit', 'nobz'],
        ['silkara', 'korgain', 'molly'],
      ]
      const t = acting('grave-hand', {
        teams: hand,
        at: { mogrimur: 'S5' },
        kobolds: ['S10', 'S12', 'E', 'S13'],
        caveIns,
      })
      return namedBy(t.answer(0, 'ability:grave-hand:0'), 'kobold').map((n) => koboldSites(t)[Number(n)])
    }
    expect(pull([])).toEqual(['S10', 'E', 'S13'])
    expect(pull(['S5-F'])).toEqual(['S10', 'E'])
    expect(pull(['S7-S10', 'S10-S12', 'S10-S13', 'S10-F'])).toEqual(['E', 'S13'])
    expect(pull(['E-S5'])).toEqual(['S10', 'E', 'S13'])
    expect(pull(['E-S5', 'E-S2', 'E-S3'])).toEqual(['S10', 'S13'])
  })
})

describe('texts, costs and limits', () => {
  test('FF-1.8 a card beats the general rule', () => {
    const teams = [
      ['korgain', 'granit', 'nobz'],
      ['mogrimur', 'silkara', 'molly'],
    ]
    acting('wall-walker', { teams, at: { korgain: 'S5' }, caveIns: ['S5-S7'] }).offers(0, 'move:S7')
    expect(
      acting('pick-swing', { teams, at: { korgain: 'S5' }, caveIns: ['S5-S7'] }).refusal(0, 'move:S7', 'FF-7.1'),
    ).toHaveLength(1)
  })
  test('FF-1.8 what can be done is done, the rest is dropped', () => {
    const t = acting('deep-clean', {
      teams: [
        ['gobetou', 'granit', 'nobz'],
        ['mogrimur', 'silkara', 'molly'],
      ],
      kobolds: ['S8', 'S8', 'S8'],
      bag: ['draconite'],
    })
    t.answer(0, 'ability:deep-clean:0')
    expect(koboldSites(t)).toEqual([])
    expect(loadOf(t.state, 'gobetou')).toEqual([0, 0, 1, 0])
  })
  test('FF-1.8 a cost that cannot be paid makes the effect unavailable', () => {
    const teams = [
      ['mogrimur', 'greedy', 'nobz'],
      ['granit', 'silkara', 'molly'],
    ]
    acting('dark-rite', { teams }).refuses(0, 'ability:dark-rite:0', 'FF-1.8')
    acting('dark-rite', { teams, ore: { mogrimur: ['gold'] } }).offers(0, 'ability:dark-rite:0')
    acting('burning-breath', { teams, lying: { S8: ['gold'] } }).refuses(0, 'ability:burning-breath:0', 'FF-1.8')
    const paid = acting('burning-breath', { teams, lying: { S2: ['gold'] }, flames: [true, false, false] })
    paid.answer(0, 'ability:burning-breath:0')
    expect(lyingAt(paid.state, 'S2')).toEqual([0, 0, 0, 0])
    expect(paid.state.reserve[0]).toBe(17)
  })
  test('FF-1.9 of an ore that is short as many as there are get placed', () => {
    const dig = (bag: number) =>
      acting('rumble', {
        at: { granit: 'S12' },
        deposits: { S12: 'deposit-III-4' },
        bag: many(bag, 'draconite' as const),
      }).answer(0, 'dig')
    expect(lyingAt(dig(20).state, 'S12')).toEqual([1, 1, 0, 0])
    expect(lyingAt(dig(19).state, 'S12')).toEqual([1, 1, 1, 0])
    expect(lyingAt(dig(18).state, 'S12')).toEqual([1, 1, 2, 0])
    expect(dig(19).state.reserve[2]).toBe(0)
  })
  test('FF-1.9 a kind that is exhausted cannot be chosen', () => {
    const find = (bag: readonly ('gold' | 'darkiron' | 'draconite')[]) =>
      acting('rumble', { tokens: { S2: 'find' }, bag }).answer(0, 'move:S2')
    find(many(20, 'gold')).offersExactly(0, ['ore:darkiron', 'ore:draconite']).refuses(0, 'ore:gold')
    const none = find([
      ...many(20, 'gold' as const),
      ...many(20, 'darkiron' as const),
      ...many(20, 'draconite' as const),
    ])
    none.asked(0, 'act')
    expect(lyingAt(none.state, 'S2')).toEqual([0, 0, 0, 0])
  })
  test('FF-1.9 an empty Treasure reserve gives nothing', () => {
    const all = [...many(4, 'treasure-1'), ...many(5, 'treasure-2'), ...many(3, 'treasure-3')]
    const t = acting('rumble', { tokens: { S2: 'treasure' }, treasures: [[], all] }).answer(0, 'move:S2')
    t.asked(0, 'act').logged('noTreasure', [0])
    expect(t.zone(Z.treasures)).toEqual([])
    expect(t.state.exploration[site('S2')]).toBe(-1)
  })
  test('FF-1.9 cave-ins and marks never run out', () => {
    const t = acting('rumble', { caveIns: PASSAGES.slice(0, 12) })
      .answer(0, 'ability:rumble:0')
      .answer(0, 'passage:S13-F')
    expect(lines(t, 'caveIn')).toEqual(['caveIn S13-F'])
    const marks = scene({ seats: 3, turn: 1, hands: [[], ['chilling-beard']] })
      .set((s) => {
        for (const one of s.adventurers) if (one.seat >= 0) one.stun = one.slow = true
        for (const name of ['korgain', 'flyna']) s.adventurers[adv(name)]!.stun = false
      })
      .begin()
    marks.answer(1, 'ability:chilling-beard:0')
    const all = marks.state.adventurers.filter((one) => one.seat >= 0)
    expect(all.filter((one) => one.stun).length + all.filter((one) => one.slow).length).toBeGreaterThan(12)
    expect(marks.state.adventurers[adv('flyna')]!.stun).toBe(true)
  })
})
