import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { koboldsOn, words } from './phases.ts'
import { loadOf, lyingAt, scene, type Scene, SITES, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

const dragons: Scene = {
  teams: [
    ['greedy', 'devorfu', 'gobetou'],
    ['mogrimur', 'korgain', 'nobz'],
  ],
}
const aroundS5 = ['S2-S5', 'S3-S5', 'S5-S7', 'S5-S8', 'E-S5', 'S5-F']

describe('Attraction', () => {
  const grip: Scene = {
    hands: [['stone-grip']],
    at: { granit: 'S5', nobz: 'S2', mogrimur: 'S3', korgain: 'S10', silkara: 'S14', molly: 'S14' },
    kobolds: ['S7', 'F', 'S1', 'S5'],
  }
  test('FF-16.1 a figure at most X sites away comes; difficult passages do not matter', () => {
    const t = scene(grip).begin().answer(0, 'ability:stone-grip:0').asked(0, 'target')
    t.offersExactly(0, ['adventurer:nobz', 'adventurer:mogrimur', 'kobold:0', 'kobold:1'])
    t.refuses(0, 'adventurer:korgain')
    t.refuses(0, 'kobold:3')
    t.answer(0, 'adventurer:mogrimur')
    expect(whereIs(t.state, 'mogrimur')).toBe('S5')
    const other = scene(grip).begin().answer(0, 'ability:stone-grip:0').answer(0, 'kobold:1')
    expect(koboldsOn(other)).toEqual(['S7', 'S5', 'S1', 'S5'])
  })
  test('FF-16.1 FF-7.2 cave-ins hold it off', () => {
    const t = scene({ ...grip, caveIns: ['S5-S7', 'S3-S5', 'S5-F'] }).begin()
    t.answer(0, 'ability:stone-grip:0')
    expect(whereIs(t.state, 'nobz')).toBe('S5')
  })
  test('FF-16.1 FF-6.7 FF-16.13 to a full site only Kobolds come', () => {
    const at = { ...grip.at, silkara: 'S5', molly: 'S5' }
    const t = scene({ ...grip, at })
      .begin()
      .answer(0, 'ability:stone-grip:0')
    t.offersExactly(0, ['kobold:0', 'kobold:1']).refuses(0, 'adventurer:mogrimur')
    expect(koboldsOn(t.answer(0, 'kobold:0'))[0]).toBe('S5')
  })
  test('FF-16.1 FF-26.GR.1 X is the load', () => {
    const call = { ...grip, hands: [['mountains-call']], kobolds: ['S10'] }
    scene(call).begin().blocks(0, 'ability:mountains-call:0', 'FF-26.GR.1')
    const t = scene({ ...call, ore: { granit: ['gold', 'gold'] } }).begin()
    t.answer(0, 'ability:mountains-call:0')
    t.offersExactly(0, ['adventurer:nobz', 'adventurer:mogrimur', 'adventurer:korgain', 'kobold:0'])
    expect(whereIs(t.answer(0, 'adventurer:korgain').state, 'korgain')).toBe('S5')
  })
})

describe('Push and Teleport', () => {
  const hurl: Scene = {
    hands: [['hurl']],
    at: { granit: 'S5', mogrimur: 'S5', korgain: 'S14', silkara: 'S14' },
  }
  test('FF-16.2 1 to X sites away, the pusher says where; difficult passages do not matter', () => {
    const t = scene(hurl).begin().answer(0, 'ability:hurl:0').asked(0, 'destination')
    const reach = ['E', 'S1', 'S2', 'S3', 'S4', 'S6', 'S7', 'S8', 'S9', 'S10', 'S11', 'S13', 'F']
    expect(words(t, 0, 'site')).toEqual(reach)
    t.refuses(0, 'site:S5')
    t.refuses(0, 'site:S12')
    t.refuses(1, 'site:F')
    t.answer(0, 'site:S13')
    expect(whereIs(t.state, 'mogrimur')).toBe('S13')
    t.asked(0, 'act').blocks(0, 'ability:hurl:0', 'FF-5.5')
  })
  test('FF-16.2 FF-7.2 cave-ins matter', () => {
    const caveIns = ['S2-S5', 'S3-S5', 'S5-S7', 'S5-S8', 'E-S5']
    const t = scene({ ...hurl, caveIns })
      .begin()
      .answer(0, 'ability:hurl:0')
    expect(words(t, 0, 'site')).toEqual(['S7', 'S8', 'S10', 'S11', 'S13', 'F'])
  })
  test('FF-16.2 FF-6.7 full sites are crossed, not entered; with nowhere to go there is no target', () => {
    const at = { ...hurl.at, korgain: 'S7', silkara: 'S7', nobz: 'S7' }
    const caveIns = aroundS5.filter((passage) => passage !== 'S5-S7')
    const t = scene({ ...hurl, at, caveIns })
      .begin()
      .answer(0, 'ability:hurl:0')
    expect(words(t, 0, 'site')).toEqual(['S1', 'S2', 'S6', 'S10', 'F'])
    scene({ ...hurl, caveIns: aroundS5 })
      .begin()
      .blocks(0, 'ability:hurl:0', 'FF-17.5')
  })
  test('FF-16.13 "another adventurer" is no Kobold, "a figure" is either, "a Kobold" is no adventurer', () => {
    const here = { at: { granit: 'S5', mogrimur: 'S5' }, kobolds: ['S5'] }
    const hurled = scene({ ...here, hands: [['hurl']] }).begin()
    hurled.answer(0, 'ability:hurl:0').answer(0, 'site:S7')
    expect([whereIs(hurled.state, 'mogrimur'), koboldsOn(hurled)]).toEqual(['S7', ['S5']])
    const here2 = { ...dragons, at: { gobetou: 'S5', mogrimur: 'S5', greedy: 'S5' }, kobolds: ['S5'] }
    const spat = scene({ ...here2, hands: [['spit-out']] }).begin()
    spat.answer(0, 'ability:spit-out:0').offersExactly(0, ['adventurer:mogrimur', 'adventurer:greedy', 'kobold:0'])
    const roar = scene({ ...here2, hands: [['roar']] }).begin()
    roar.answer(0, 'ability:roar:0').asked(0, 'destination').answer(0, 'site:S8')
    expect(koboldsOn(roar)).toEqual(['S8'])
  })
  test('FF-16.13 FF-8.11 a Kobold needs no room and turns nothing up', () => {
    const t = scene({
      ...dragons,
      hands: [['roar']],
      at: { greedy: 'S5', mogrimur: 'S7', korgain: 'S7', nobz: 'S7' },
      kobolds: ['S5'],
      tokens: { S7: 'encounter' },
    }).begin()
    t.answer(0, 'ability:roar:0').answer(0, 'site:S7').notLogged('explored')
    expect(koboldsOn(t)).toEqual(['S7'])
    expect(t.state.exploration[site('S7')]).toBeGreaterThanOrEqual(0)
  })
  test('FF-16.3 Teleport: a Kobold to any other site, an adventurer to any with room', () => {
    const lord = scene({ ...dragons, hands: [['kobold-lord']], kobolds: ['S1'] }).begin()
    lord.answer(0, 'ability:kobold-lord:0').asked(0, 'teleport')
    expect(words(lord, 0, 'site')).toEqual(SITES.filter((name) => name !== 'S1'))
    expect(koboldsOn(lord.answer(0, 'site:F'))).toEqual(['F'])
    const at = { devorfu: 'S5', mogrimur: 'S7', korgain: 'S7', nobz: 'S7' }
    const portal = scene({ ...dragons, hands: [['infernal-portal']], at }).begin()
    portal.answer(0, 'ability:infernal-portal:0').asked(0, 'teleport')
    expect(words(portal, 0, 'site')).toEqual(SITES.filter((name) => name !== 'S5' && name !== 'S7'))
    expect(whereIs(portal.answer(0, 'site:S15').state, 'devorfu')).toBe('S15')
  })
  test('FF-16.15 FF-6.7 several are moved in an order of choice, and one that found a place may take the last', () => {
    const t = scene({
      seats: 3,
      hands: [['runaway-wagon']],
      at: { nobz: 'S5', mogrimur: 'S5', gobetou: 'S5', granit: 'S7', korgain: 'S7', flyna: 'S8' },
      caveIns: ['S2-S5', 'S3-S5', 'S5-S8', 'E-S5'],
    }).begin()
    t.answer(0, 'ability:runaway-wagon:0').asked(0, 'target')
    t.offersExactly(0, ['adventurer:mogrimur', 'adventurer:gobetou']).answer(0, 'adventurer:gobetou')
    expect(words(t, 0, 'site')).toEqual(['S7', 'F'])
    t.answer(0, 'site:S7')
    expect([whereIs(t.state, 'gobetou'), whereIs(t.state, 'mogrimur')]).toEqual(['S7', 'F'])
    t.asked(0, 'act')
  })
})

test('FF-16.15 FF-26.DE.3 those who are teleported go one after the other, in an order of choice', () => {
  const t = scene({ ...dragons, hands: [['infernal-portal']], at: { devorfu: 'S5', mogrimur: 'S5' } }).begin()
  t.answer(0, 'ability:infernal-portal:0').answer(0, ['adventurer:mogrimur', 'adventurer:devorfu']).asked(0, 'target')
  t.answer(0, 'adventurer:mogrimur').answer(0, 'site:S13').answer(0, 'site:S14')
  expect([whereIs(t.state, 'mogrimur'), whereIs(t.state, 'devorfu')]).toEqual(['S13', 'S14'])
})

describe('Shock', () => {
  const shard: Scene = {
    teams: [
      ['mogrimur', 'korgain', 'silkara'],
      ['granit', 'nobz', 'molly'],
    ],
    hands: [['bone-shard'], []],
    at: { mogrimur: 'S5', nobz: 'S7' },
  }
  test('FF-16.4 the target drops one ore on its own site; its controller chooses', () => {
    const t = scene({ ...shard, ore: { nobz: ['gold', 'draconite'] } }).begin()
    t.answer(0, 'ability:bone-shard:0').answer(0, 'adventurer:nobz').asked(1, 'shock').waitsFor(1)
    t.refuses(0, 'carried:nobz:draconite')
    t.offersExactly(1, ['carried:nobz:gold', 'carried:nobz:draconite']).answer(1, 'carried:nobz:gold')
    expect([loadOf(t.state, 'nobz'), lyingAt(t.state, 'S7')]).toEqual([
      [0, 0, 1, 0],
      [1, 0, 0, 0],
    ])
    t.asked(0, 'act')
  })
  test('FF-16.4 with nothing carried nothing happens; FF-5.8 the immune are no target', () => {
    const t = scene({ ...shard, at: { ...shard.at, granit: 'S5' } }).begin()
    t.answer(0, 'ability:bone-shard:0').lacks(0, 'adventurer:granit').answer(0, 'adventurer:nobz')
    t.asked(0, 'act').logged('shockIdle', ['nobz'])
    expect(lyingAt(t.state, 'S7')).toEqual([0, 0, 0, 0])
  })
  test('FF-16.11 FF-7.3 "trigger a cave-in": any passage without one, also for the Lava Flow', () => {
    const t = scene({ hands: [['rumble']], caveIns: ['S5-S7'] }).begin()
    t.answer(0, 'ability:rumble:0').asked(0, 'caveIn')
    expect(words(t, 0, 'passage').length).toBe(32)
    t.refuses(0, 'passage:S5-S7', 'FF-7.3')
    t.answer(0, 'passage:S14-S15').logged('caveIn', ['S14-S15'])
    const lava = scene({ ...dragons, hands: [['lava-flow']], caveIns: ['S5-S7'] }).begin()
    lava.answer(0, 'ability:lava-flow:0').refuses(0, 'passage:S5-S7', 'FF-7.3')
    expect(t.zone(Z.active)).toEqual(['rumble'])
  })
})
