/** The mine is overrun at any depth: in a chained card, an extra turn, a lent action, a copied ability, a push, an event. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { atEvent, type Mine } from './phases.ts'
import { lyingAt, scene, type Scene, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

const SIX = ['S1', 'S3', 'S4', 'S6', 'S9', 'S15']
const P1 = ['korgain', 'molly', 'flyna']
const full = (team: readonly string[], more: Scene = {}): Scene => ({
  teams: [team, P1],
  kobolds: SIX,
  tokens: { S2: 'encounter' },
  forged: [['deepglass'], []],
  ...more,
})
/** Over on the spot, scored, and nothing more can be done. */
function overrun(t: Mine): Mine {
  t.over().waitsFor().logged('ended', ['overrun'])
  const { game, options, table } = t.match
  expect([t.state.ending, t.state.phase, t.state.kobolds.length]).toEqual(['overrun', 'over', 6])
  expect(t.state.scores.reduce((sum, score) => sum + score.artifacts, 0)).toBe(12)
  expect(game.def.check!(table.s, options)).toEqual([])
  for (const value of ['stop', 'pass', 'move:S5'])
    expect(t.match.answer({ seat: 0, question: t.match.question, value }).ok).toBe(false)
  return t
}

describe('by a Move', () => {
  test('FF-12.4 FF-21.2 of the first card; undo does not lead back past the reveal', () => {
    const t = overrun(
      scene(full(['nobz', 'granit', 'mogrimur'], { hands: [['full-throttle']] }))
        .begin()
        .answer(0, 'move:S2'),
    )
    expect([t.state.turns, t.match.canUndo('strict').ok]).toEqual([[0, 0], false])
  })
  test('FF-12.4 FF-18.1 of a chained card, with one more waiting that is never played', () => {
    const wanted = full(['mogrimur', 'vaelindra', 'nobz'], {
      hands: [['hex']],
      discards: [['rising-shadow']],
      draws: [['full-throttle']],
    })
    const t = scene(wanted).begin().answer(0, 'ability:hex:0').answer(0, 'stop').answer(0, 'ability:rising-shadow:0')
    overrun(t.answer(0, 'move:S2'))
    expect([t.zone(Z.active), t.zone(Z.aside)]).toEqual([['hex', 'rising-shadow'], ['full-throttle']])
  })
  test('FF-12.4 FF-18.6 in an extra turn', () => {
    const t = scene(full(['nobz', 'granit', 'mogrimur'], { hands: [['mad-dash', 'full-throttle'], []] })).begin()
    t.answer(0, 'play:mad-dash').answer(0, 'ability:mad-dash:0').answer(0, 'stop').answer(0, 'move:S2')
    expect(overrun(t).state.turns).toEqual([1, 0])
  })
  test('FF-12.4 FF-27.1 with a passenger: both have arrived', () => {
    const t = scene(full(['nobz', 'granit', 'mogrimur'], { hands: [['all-aboard']] })).begin()
    overrun(t.answer(0, 'move:S2').answer(0, 'bring:granit'))
    expect([whereIs(t.state, 'nobz'), whereIs(t.state, 'granit')]).toEqual(['S2', 'S2'])
  })
  test('FF-12.4 FF-26.DR.1 of an adventurer with lent symbols', () => {
    const wanted = full(['drsdaqt', 'granit', 'mogrimur'], { hands: [['psionic-gift']], at: { mogrimur: 'S15' } })
    const t = scene(wanted).begin().answer(0, 'ability:psionic-gift:0').answer(0, 'spend:move').answer(0, 'spend:wild')
    expect(whereIs(overrun(t.answer(0, 'move:S2')).state, 'granit')).toBe('S2')
  })
  test('FF-12.4 FF-26.ML.1 of the first of two allies: the second never acts', () => {
    const wanted = full(['molly', 'granit', 'nobz'], {
      hands: [['for-the-clan']],
      teams: [['molly', 'granit', 'nobz'], ['korgain']],
    })
    const t = scene(wanted).begin().answer(0, 'ability:for-the-clan:0').answer(0, 'adventurer:nobz')
    overrun(t.answer(0, 'move:S2')).notLogged('lent', ['granit'])
    expect(whereIs(t.state, 'granit')).toBe('E')
  })
})

describe('by a Dig', () => {
  test('FF-9.5 FF-12.4 the ores lie there, nothing has gone into the bag', () => {
    const wanted = full(['granit', 'nobz', 'mogrimur'], {
      hands: [['rumble']],
      at: { granit: 'S13' },
      deposits: { S13: 'deposit-III-1' },
    })
    const t = overrun(scene(wanted).begin().answer(0, 'dig'))
    expect([lyingAt(t.state, 'S13'), t.state.bag]).toEqual([
      [1, 0, 2, 0],
      [3, 1, 1, 0],
    ])
  })
  const ghost: Scene = {
    ...full(['korgain', 'ogmul', 'nobz'], { at: { korgain: 'S10', ogmul: 'S10' }, deposits: { S13: 'deposit-III-1' } }),
    teams: [['korgain', 'ogmul', 'nobz'], ['molly']],
  }
  test('FF-27.4 FF-12.4 by Phantom Pick on a neighbouring site', () => {
    const t = scene({ ...ghost, hands: [['phantom-pick']] })
      .begin()
      .answer(0, 'ability:phantom-pick:0')
    expect(lyingAt(overrun(t).state, 'S13')).toEqual([1, 0, 2, 0])
  })
  test('FF-27.4 FF-26.OG.5 FF-12.4 by a copied Phantom Pick', () => {
    const t = scene({ ...ghost, hands: [['metamorphosis']], active: [['phantom-pick']] }).begin()
    t.answer(0, 'ability:metamorphosis:0').answer(0, 'ability:phantom-pick:0')
    expect(lyingAt(overrun(t).state, 'S13')).toEqual([1, 0, 2, 0])
  })
  test('FF-27.3 FF-12.4 with Twin Seam: the extra ore lies there before the game is over', () => {
    const t = scene({ ...ghost, hands: [['twin-seam']], at: { korgain: 'S13' } }).begin()
    t.answer(0, 'dig').asked(0, 'digBonus').answer(0, 'ore:draconite')
    expect(lyingAt(overrun(t).state, 'S13')).toEqual([1, 0, 3, 0])
  })
})

describe('by somebody else', () => {
  const pushed: Scene = { at: { nobz: 'S5', granit: 'S5', korgain: 'S5', molly: 'S5' }, tokens: { S7: 'encounter' } }
  test('FF-16.2 FF-12.4 an opponent is pushed onto the token', () => {
    const wanted = full(['nobz', 'granit', 'mogrimur'], { ...pushed, hands: [['hurl'], []] })
    const t = scene({ ...wanted, at: { granit: 'S5', korgain: 'S5' } })
      .begin()
      .answer(0, 'ability:hurl:0')
    expect(whereIs(overrun(t.answer(0, 'site:S7')).state, 'korgain')).toBe('S7')
  })
  test('FF-16.15 FF-12.4 the first of two is pushed onto it: the second stays', () => {
    const wanted = full(['nobz', 'granit', 'mogrimur'], { ...pushed, hands: [['runaway-wagon'], []] })
    const t = scene({ ...wanted, at: { nobz: 'S5', korgain: 'S5', molly: 'S5' } }).begin()
    t.answer(0, 'ability:runaway-wagon:0').answer(0, 'adventurer:molly').answer(0, 'site:S7')
    expect(whereIs(overrun(t).state, 'korgain')).toBe('S5')
  })
  test('FF-26.DR.3 FF-12.4 at the first reveal of a swap: the second token is still face down', () => {
    const wanted = full(['drsdaqt', 'granit', 'nobz'], {
      hands: [['planar-traveller'], []],
      at: { granit: 'S7', korgain: 'S13' },
      tokens: { S13: 'encounter', S7: 'find' },
    })
    const t = scene(wanted).begin().answer(0, 'ability:planar-traveller:0').answer(0, 'adventurer:granit')
    overrun(t.answer(0, 'adventurer:korgain'))
    expect([t.state.exploration[site('S13')], t.state.exploration[site('S7')]! >= 0]).toEqual([-1, true])
  })
  test('FF-15.7 FF-12.4 by the Totem of Travel: its Active token is off', () => {
    const wanted = full(['granit', 'nobz', 'mogrimur'], {
      hands: [['rumble']],
      at: { granit: 'S7' },
      totems: { S7: 'travel' },
    })
    const t = scene(wanted).begin().answer(0, 'totem:totem-travel').answer(0, 'spend:pick').answer(0, 'site:S2')
    expect(overrun(t).state.totemReady[site('S7')]).toBe(false)
  })
  test('FF-19.7 FF-12.4 by an event: the first Kobold finds a figure, the second none; the rest is not carried out', () => {
    const wanted = full(['granit', 'nobz', 'mogrimur'], { kobolds: SIX.slice(0, 5), bag: [] })
    const t = overrun(atEvent('scaly-tide', wanted).begin())
    expect([t.state.kobolds.at(-1)!.site, t.state.bag]).toEqual([site('S12'), [0, 0, 0, 0]])
    t.logged('overrun', ['S4']).notLogged('oreToBag')
  })
  test('FF-19.8 FF-12.4 by what a player does in an event: the next is not asked', () => {
    const wanted = full(['granit', 'nobz', 'mogrimur'], { kobolds: ['S15', 'S15', 'S15', 'S15', 'S15'] })
    const t = atEvent('old-galleries', wanted).begin().asked(0, 'eventMove').answer(0, 'lead:granit:S2')
    expect(
      overrun(t)
        .log(0)
        .filter((line) => line.startsWith('explored')).length,
    ).toBe(1)
  })
})
