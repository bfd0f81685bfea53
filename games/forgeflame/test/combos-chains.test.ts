/** Chained plays, alone and together with extra turns, lent actions, copied abilities and pushes that ask another player. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { lyingAt, scene, type Scene, whereIs, Z } from './scene.ts'
import { poolOf } from './phases.ts'

afterEach(allDone)

const P1 = ['korgain', 'molly', 'flyna']
const mine = (...team: string[]): Pick<Scene, 'teams'> => ({ teams: [team, P1] })

describe('chains of chains', () => {
  test('FF-18.1 FF-18.4 FF-18.7 Hex chains Rising Shadow, which chains what it draws: three cards, one turn', () => {
    const t = scene({
      ...mine('mogrimur', 'vaelindra', 'nobz'),
      hands: [['hex'], ['pick-swing']],
      discards: [['full-throttle', 'rising-shadow']],
      draws: [['all-aboard']],
    }).begin()
    t.answer(0, 'ability:hex:0').answer(0, 'card:rising-shadow').answer(0, 'move:S2').answer(0, 'stop')
    t.asked(0, 'act').answer(0, 'ability:rising-shadow:0')
    expect(t.sees(1, Z.aside)).toEqual([null])
    t.answer(0, 'stop').asked(0, 'act')
    expect(t.zone(Z.active)).toEqual(['hex', 'rising-shadow', 'all-aboard'])
    expect([poolOf(t), t.state.turns]).toEqual([
      [2, 0, 1, 0, 0],
      [0, 0],
    ])
    t.answer(0, 'stop').asked(1, 'act')
    expect(t.state.turns).toEqual([1, 0])
  })
  test('FF-18.5 FF-5.5 Hex chains Telepathy, which replays Hex: fresh symbols, a used ability', () => {
    const t = scene({
      ...mine('mogrimur', 'drsdaqt', 'nobz'),
      hands: [['hex']],
      discards: [['telepathy', 'full-throttle']],
    }).begin()
    t.answer(0, 'ability:hex:0').answer(0, 'card:telepathy').answer(0, 'move:S2').answer(0, 'stop')
    t.answer(0, 'ability:telepathy:0').answer(0, 'stop').asked(0, 'act')
    expect([poolOf(t), t.zone(Z.active)]).toEqual([
      [1, 0, 0, 0, 1],
      ['hex', 'telepathy'],
    ])
    t.refuses(0, 'ability:hex:0', 'FF-5.5')
  })
  test('FF-26.OG.7 FF-18.5 a Potion works for the play it was put on; on the replay another may be added', () => {
    const t = scene({
      ...mine('ogmul', 'drsdaqt', 'nobz'),
      hands: [['smoking-vial', 'telepathy'], ['pick-swing']],
    })
      .set((s) => void (s.potions = ['full', 'full', 'empty']))
      .begin()
    t.answer(0, 'play:smoking-vial').answer(0, 'potion:speed').pass(0)
    expect(poolOf(t)).toEqual([3, 0, 0, 1, 0])
    t.answer(0, 'stop').answer(1, 'stop').asked(0, 'potion').offersExactly(0, ['potion:flight', 'pass']).pass(0)
    t.answer(0, 'ability:telepathy:0').answer(0, 'stop').asked(0, 'potion').answer(0, 'potion:flight')
    expect([poolOf(t), t.state.potions]).toEqual([
      [2, 0, 0, 1, 0],
      ['used', 'used', 'empty'],
    ])
    expect(t.options(0)).toContain('move:S5')
  })
})

describe('a chain and something else', () => {
  test('FF-18.1 FF-18.6 the chained card grants the extra turn; both cards are one turn', () => {
    const t = scene({
      ...mine('mogrimur', 'granit', 'nobz'),
      hands: [['hex', 'hurl'], []],
      discards: [['mad-dash']],
    }).begin()
    t.answer(0, 'play:hex').answer(0, 'ability:hex:0').answer(0, 'stop').answer(0, 'ability:mad-dash:0')
    t.answer(0, 'stop').asked(0, 'act')
    expect([t.state.turns, t.zone(Z.active)]).toEqual([
      [1, 0],
      ['hex', 'mad-dash', 'hurl'],
    ])
  })
  test('FF-18.1 FF-26.DR.1 Hex chains Psionic Gift, which lends to Mogrimür', () => {
    const t = scene({
      ...mine('mogrimur', 'drsdaqt', 'nobz'),
      hands: [['hex']],
      discards: [['psionic-gift']],
      at: { mogrimur: 'S7', drsdaqt: 'S5' },
    }).begin()
    t.answer(0, 'ability:hex:0').answer(0, 'move:S10').answer(0, 'move:S7').answer(0, 'stop')
    t.answer(0, 'ability:psionic-gift:0').answer(0, 'adventurer:mogrimur').answer(0, 'spend:move').pass(0)
    t.asked(0, 'lentAct').answer(0, 'move:S10').asked(0, 'act')
    expect([whereIs(t.state, 'mogrimur'), poolOf(t)]).toEqual(['S10', [0, 0, 0, 0, 1]])
  })
  test('FF-18.1 FF-26.OG.5 Hex chains Metamorphosis, which copies a card of the other player', () => {
    const t = scene({
      ...mine('mogrimur', 'ogmul', 'nobz'),
      hands: [['hex']],
      discards: [['metamorphosis']],
      active: [[], ['burrow', 'turbine']],
    }).begin()
    t.answer(0, 'ability:hex:0').answer(0, 'stop').answer(0, 'ability:metamorphosis:0').asked(0, 'copy')
    t.answer(0, 'card:burrow').answer(0, 'ability:burrow:0')
    expect(poolOf(t)).toEqual([2, 0, 0, 0, 1])
  })
  test('FF-5.5 FF-26.OG.5 an ability used this turn is not used again by a copy of its card', () => {
    const t = scene({
      ...mine('mogrimur', 'ogmul', 'nobz'),
      hands: [['hex']],
      discards: [['metamorphosis', 'full-throttle']],
    }).begin()
    t.answer(0, 'ability:hex:0').answer(0, 'card:metamorphosis').answer(0, 'stop').asked(0, 'act')
    expect(t.blocked(0, 'ability:metamorphosis:0').map((why) => why.rule)).toEqual(['FF-17.5'])
  })
  test('FF-18.1 FF-8.4 FF-16.2 Hex chains Hurl: another player is asked inside the chained card', () => {
    const t = scene({
      ...mine('mogrimur', 'granit', 'nobz'),
      hands: [['hex'], []],
      discards: [['hurl']],
      at: { granit: 'S5', korgain: 'S5' },
      tokens: { S7: 'find' },
    }).begin()
    t.answer(0, 'ability:hex:0').answer(0, 'stop').answer(0, 'ability:hurl:0').answer(0, 'site:S7')
    t.asked(1, 'find').waitsFor(1).answer(1, 'ore:draconite').asked(0, 'act')
    expect([lyingAt(t.state, 'S7'), poolOf(t)]).toEqual([
      [0, 0, 1, 0],
      [1, 1, 0, 1, 0],
    ])
  })
})
