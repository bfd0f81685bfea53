/** Lent and granted actions: Psionic Gift, For the Clan. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { koboldsOn, type Mine, poolOf } from './phases.ts'
import { adv, loadOf, lyingAt, passage, scene, type Scene, whereIs, Z } from './scene.ts'

afterEach(allDone)

const gift: Scene = {
  teams: [
    ['drsdaqt', 'nobz', 'molly'],
    ['korgain', 'mogrimur', 'flyna'],
  ],
  hands: [['psionic-gift'], []],
}
/** Both symbols of Psionic Gift go to the only ally in reach. */
const lendBoth = (t: Mine): Mine =>
  t.answer(0, 'ability:psionic-gift:0').answer(0, 'spend:move').answer(0, 'spend:wild').asked(0, 'lentAct')
const clan: Scene = {
  seats: 4,
  teams: [
    ['granit', 'nobz'],
    ['molly', 'gobetou'],
    ['mogrimur', 'silkara'],
    ['flyna', 'korgain'],
  ],
  turn: 1,
  hands: [[], ['for-the-clan'], ['grave-hand'], []],
  at: { molly: 'S5', gobetou: 'S7', flyna: 'S8', korgain: 'S15' },
}
const forTheClan = (wanted: Scene = {}) =>
  scene({ ...clan, ...wanted })
    .begin()
    .answer(1, 'ability:for-the-clan:0')

describe('Psionic Gift', () => {
  test('FF-26.DR.1 FF-4.13 FF-12.2 the Kobold beside the one who acts restricts, not the one beside Drsdaqt', () => {
    const at = { drsdaqt: 'S5', nobz: 'S8', molly: 'S15' }
    const mine = { at, lying: { S8: ['gold'] }, deposits: { S8: 'deposit-II-1' } } as const
    const t = lendBoth(scene({ ...gift, ...mine, kobolds: ['S8'] }).begin())
    t.offers(0, ['move:S11', 'fight:0']).refuses(0, 'pick:gold:none', 'FF-12.2')
    t.refuses(0, 'dig', 'FF-12.2')
    const free = lendBoth(scene({ ...gift, ...mine, kobolds: ['S5'] }).begin()).answer(0, 'pick:gold:none')
    expect([loadOf(free.state, 'nobz'), lyingAt(free.state, 'S8')]).toEqual([
      [1, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })
  test('FF-26.DR.1 one or both symbols, of one adjacent ally; what is lent has left the card', () => {
    const t = scene({ ...gift, at: { drsdaqt: 'S5', nobz: 'S7', molly: 'S8', korgain: 'S7' } }).begin()
    t.answer(0, 'ability:psionic-gift:0').offersExactly(0, ['adventurer:nobz', 'adventurer:molly'])
    t.answer(0, 'adventurer:nobz').offersExactly(0, ['spend:move', 'spend:wild']).answer(0, 'spend:wild').pass(0)
    t.answer(0, 'move:S10').asked(0, 'act')
    expect([poolOf(t), whereIs(t.state, 'nobz')]).toEqual([[1, 0, 0, 0, 0], 'S10'])
    const alone = scene({ ...gift, at: { drsdaqt: 'S15' } }).begin()
    expect(alone.blocked(0, 'ability:psionic-gift:0').map((why) => why.rule)).toEqual(['FF-17.5'])
  })
  test('FF-26.DR.1 FF-16.6 the second symbol works far away; a slowed ally loses nothing and keeps the mark', () => {
    const t = scene({ ...gift, at: { drsdaqt: 'S5', nobz: 'S7', molly: 'S15' } })
      .set((s) => void (s.adventurers[adv('nobz')]!.slow = true))
      .begin()
    lendBoth(t).answer(0, 'move:S10').answer(0, 'move:S12').asked(0, 'act')
    expect([whereIs(t.state, 'nobz'), t.state.adventurers[adv('nobz')]!.slow]).toEqual(['S12', true])
  })
  test('FF-26.DR.1 FF-13.6 FF-4.13 a partner forges with a lent Move; the artifact is the acting player’s', () => {
    const t = scene({
      seats: 4,
      teams: [
        ['drsdaqt', 'granit'],
        ['korgain', 'molly'],
        ['nobz', 'silkara'],
        ['flyna', 'gobetou'],
      ],
      hands: [['psionic-gift'], [], [], []],
      at: { drsdaqt: 'S2', granit: 'S15', silkara: 'S15' },
      ore: { nobz: ['gold', 'darkiron'] },
      row: ['key-of-the-forge'],
    }).begin()
    t.answer(0, 'ability:psionic-gift:0').answer(0, 'spend:move').pass(0).answer(0, 'forge:key-of-the-forge')
    t.asked(0, 'act').offers(0, 'power:key-of-the-forge')
    expect([t.zone(Z.forged), t.zone(Z.forged + 2)]).toEqual([['key-of-the-forge'], []])
  })
  test('FF-26.DR.1 FF-6.4 FF-6.5 with two lent symbols a full site is crossed, with one it is not entered', () => {
    const full: Scene = { ...gift, at: { drsdaqt: 'S10', nobz: 'S7', korgain: 'S5', mogrimur: 'S5', flyna: 'S5' } }
    const t = lendBoth(scene(full).begin()).answer(0, 'move:S5').asked(0, 'lentAct')
    t.refuses(0, 'stop', 'FF-6.4')
    t.answer(0, 'move:S8')
    expect(whereIs(t.state, 'nobz')).toBe('S8')
    const one = scene(full).begin().answer(0, 'ability:psionic-gift:0').answer(0, 'spend:move').pass(0)
    one.refuses(0, 'move:S5', 'FF-6.4')
  })
  test('FF-26.DR.1 FF-18.6 lent in an extra turn: adjacency of that moment', () => {
    const t = scene({
      ...gift,
      hands: [['mad-dash', 'psionic-gift'], []],
      at: { drsdaqt: 'S5', nobz: 'S10', molly: 'S15' },
    })
    const play = t.begin().answer(0, 'play:mad-dash').answer(0, 'ability:mad-dash:0').answer(0, 'move:S7')
    play.answer(0, 'stop').asked(0, 'act').answer(0, 'ability:psionic-gift:0').answer(0, 'spend:wild').pass(0)
    play.answer(0, 'move:S1')
    expect([whereIs(play.state, 'nobz'), play.state.turns]).toEqual(['S1', [1, 0]])
  })
})

describe('For the Clan', () => {
  test('FF-26.ML.1 FF-6.4 a single granted Move cannot enter a full site', () => {
    const t = forTheClan({ at: { molly: 'S8', gobetou: 'S4', granit: 'S9', nobz: 'S9', mogrimur: 'S9' } })
    t.answer(1, 'adventurer:gobetou').refuses(1, 'move:S9', 'FF-6.4')
    expect(t.answer(1, 'move:S3').state.adventurers[adv('gobetou')]!.site).toBe(3)
  })
  test('FF-26.ML.1 FF-8.4 a partner’s adventurer finds something: the partner chooses, then Molly’s player goes on', () => {
    const t = forTheClan({ tokens: { S11: 'find' } })
      .asked(1, 'clan')
      .answer(1, 'adventurer:flyna')
    t.answer(1, 'move:S11').asked(3, 'find').waitsFor(3).refuses(1, 'ore:gold')
    t.answer(3, 'ore:darkiron').asked(1, 'clan').offersExactly(1, ['adventurer:gobetou', 'pass'])
    expect(lyingAt(t.state, 'S11')).toEqual([0, 1, 0, 0])
  })
  test('FF-26.ML.1 FF-8.8 an own trap ends the turn before the others act; a partner’s does nothing', () => {
    const own = forTheClan({ tokens: { S10: 'trap' } })
      .answer(1, 'adventurer:gobetou')
      .answer(1, 'move:S10')
    expect([own.state.turns, own.state.turn.seat]).toEqual([[0, 1, 0, 0], 2])
    const partners = forTheClan({ tokens: { S11: 'trap' } })
      .answer(1, 'adventurer:flyna')
      .answer(1, 'move:S11')
    partners.logged('trapIdle', [3]).asked(1, 'clan').answer(1, 'adventurer:gobetou').asked(1, 'lentAct')
    expect(partners.state.turns).toEqual([0, 0, 0, 0])
  })
  test('FF-26.ML.1 FF-6.8 a webbed ally does not move but picks up; the Web stays, as no card of it was played', () => {
    const t = scene({ ...clan, lying: { S7: ['gold'] } })
      .set((s) => void (s.webs[0] = { on: 'adventurer', a: adv('gobetou'), b: 0 }))
      .begin()
    t.answer(1, 'ability:for-the-clan:0').answer(1, 'adventurer:gobetou').refuses(1, 'move:S10', 'FF-6.8')
    t.answer(1, 'pick:gold:none')
    expect([loadOf(t.state, 'gobetou')[0], t.state.webs[0]!.on]).toEqual([1, 'adventurer'])
  })
  test('FF-26.ML.1 the order is the player’s: one clears the way, the next walks it', () => {
    const wanted = { at: { molly: 'S5', gobetou: 'S7', flyna: 'S7' }, caveIns: ['S7-S10'] }
    const t = forTheClan(wanted).answer(1, 'adventurer:flyna').answer(1, 'clear:S7-S10').answer(1, 'adventurer:gobetou')
    t.answer(1, 'move:S10')
    expect([whereIs(t.state, 'gobetou'), t.state.caveIn[passage('S7-S10')]]).toEqual(['S10', false])
    forTheClan(wanted).answer(1, 'adventurer:gobetou').refuses(1, 'move:S10', 'FF-7.1')
  })
  test('FF-26.ML.1 FF-10.5 FF-4.13 a granted "give" is between the ally and its own neighbours', () => {
    const t = forTheClan({ at: { molly: 'S5', gobetou: 'S7', flyna: 'S7' }, ore: { gobetou: ['gold'] } })
    t.answer(1, 'adventurer:gobetou').lacks(1, 'give:molly:gold').answer(1, 'give:flyna:gold')
    expect([loadOf(t.state, 'gobetou')[0], loadOf(t.state, 'flyna')[0]]).toEqual([0, 1])
  })
  test('FF-26.ML.1 FF-9.6 FF-12.3 the first digs up a Kobold: the second on the site is restricted', () => {
    const t = forTheClan({
      at: { molly: 'S5', gobetou: 'S7', flyna: 'S7' },
      deposits: { S7: 'deposit-II-5' },
    })
    t.answer(1, 'adventurer:gobetou').answer(1, 'dig').answer(1, 'adventurer:flyna')
    t.refuses(1, 'pick:gold:none', 'FF-12.2')
    expect([koboldsOn(t), lyingAt(t.state, 'S7')]).toEqual([['S7'], [1, 1, 0, 0]])
  })
  test('FF-26.ML.1 FF-4.11 an action is granted, not an ability: Drsdaqt lends nothing on', () => {
    const t = scene({
      teams: [['molly', 'drsdaqt', 'nobz'], ['korgain']],
      hands: [['for-the-clan']],
      active: [['psionic-gift']],
      forged: [['boots-of-the-winds']],
    }).begin()
    t.answer(0, 'ability:for-the-clan:0').answer(0, 'adventurer:drsdaqt')
    expect(t.options(0).filter((word) => word.startsWith('ability') || word.startsWith('power'))).toEqual([])
  })
})
