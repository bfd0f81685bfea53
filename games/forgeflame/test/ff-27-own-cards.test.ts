/** What our own cards do in detail. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { noTurn } from '../src/state.ts'
import { acting, goes, koboldSites, left, namedBy, pool, type Playing } from './acting.ts'
import { alone } from './alone.ts'
import { abilityBarred, against, laden, symbolsOf } from './asking.ts'
import { adv, loadOf, lyingAt, ROW, scene, type Scene, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

describe('FF-27.1 All Aboard', () => {
  const WAGON: Scene = {
    teams: [
      ['nobz', 'mogrimur', 'ogmul'],
      ['korgain', 'molly', 'silkara'],
    ],
  }
  const places = (t: Playing, ...names: readonly string[]) => names.map((name) => whereIs(t.state, name))
  test('FF-27.1 each Move may bring one ally from the site he leaves; an opponent never', () => {
    const t = acting('all-aboard', WAGON).answer(0, 'move:S2').asked(0, 'passenger')
    expect(t.options(0)).toEqual(['bring:mogrimur', 'bring:ogmul', 'pass'])
    t.answer(0, 'bring:mogrimur').answer(0, 'move:S5').asked(0, 'passenger').pass(0)
    expect(places(t, 'nobz', 'mogrimur', 'ogmul')).toEqual(['S5', 'S2', 'E'])
  })
  test('FF-27.1 FF-8.1 both arrive together, and Nobz turns up the token', () => {
    const t = acting('all-aboard', { ...WAGON, tokens: { S2: 'find' } }).answer(0, 'move:S2')
    t.answer(0, 'bring:ogmul').asked(0, 'find').logged('explored', ['nobz', 'token-find', 'S2'])
    expect(places(t, 'nobz', 'ogmul')).toEqual(['S2', 'S2'])
    t.answer(0, 'ore:gold').asked(0, 'act')
  })
  test('FF-27.1 FF-6.3 there must be room for both', () => {
    const two = acting('all-aboard', { ...WAGON, at: { korgain: 'S2', molly: 'S2' } }).answer(0, 'move:S2')
    expect(places(two.asked(0, 'act'), 'nobz', 'mogrimur')).toEqual(['S2', 'E'])
    const one = acting('all-aboard', { ...WAGON, at: { korgain: 'S2' } }).answer(0, 'move:S2')
    expect(one.asked(0, 'passenger').options(0)).toEqual(['bring:mogrimur', 'bring:ogmul', 'pass'])
  })
  test('FF-27.1 FF-6.8 a webbed ally stays', () => {
    const given = scene({ ...WAGON, hands: [['all-aboard']] })
    const t = given.set((s) => void (s.webs[0] = { on: 'adventurer', a: adv('ogmul'), b: 0 })).begin()
    t.answer(0, 'move:S2').asked(0, 'passenger')
    expect([t.options(0), against(t, 'bring:ogmul')]).toEqual([['bring:mogrimur', 'pass'], ['FF-6.8']])
  })
  test('FF-27.1 FF-6.2 the ally needs no Flight of its own', () => {
    const t = scene({ ...WAGON, hands: [['all-aboard']] })
      .set((s) => void (s.potions = ['empty', 'full', 'empty']))
      .begin()
    t.answer(0, 'potion:flight').answer(0, 'move:S5').answer(0, 'bring:mogrimur')
    expect(places(t, 'nobz', 'mogrimur')).toEqual(['S5', 'S5'])
  })
})

describe('FF-27.2 Wall-Walker', () => {
  const GHOST: Scene = {
    teams: [
      ['korgain', 'nobz', 'mogrimur'],
      ['granit', 'molly', 'silkara'],
    ],
    at: { korgain: 'S5' },
    caveIns: ['S5-S7', 'S5-F'],
  }
  test('FF-27.2 FF-6.2 his own Moves cross cave-ins; a difficult passage still needs Flight', () => {
    const t = acting('wall-walker', GHOST)
    expect([goes(t).includes('S7'), against(t, 'move:F')]).toEqual([true, ['FF-6.2']])
    expect(goes(acting('pick-swing', GHOST))).not.toContain('S7')
    expect(whereIs(t.answer(0, 'move:S7').state, 'korgain')).toBe('S7')
  })
  test('FF-27.2 FF-7.2 the sites stay apart for everything else', () => {
    const looking = (caveIns: readonly string[]) =>
      scene({ ...GHOST, caveIns, active: [['foremans-eye']], deposits: { S7: 'deposit-II-1' } })
        .agenda('act')
        .set((s, find) => {
          const [card, who] = [find('foremans-eye', Z.active), adv('korgain')]
          const grants = [{ adv: who, what: 'phase', byAbility: true }]
          s.phase = 'turns'
          s.turn = { ...noTurn(0), card, adv: who, acting: who, pool: [1, 0, 0, 0, 0], grants }
        })
        .begin()
    const apart = looking(['S5-S7'])
    expect([goes(apart).includes('S7'), abilityBarred(apart, 'foremans-eye')]).toEqual([true, ['FF-17.5']])
    expect(abilityBarred(looking([]), 'foremans-eye')).toEqual([])
  })
  test('FF-27.2 FF-6.5 a full site behind a cave-in may be passed with the second Move, also by another cave-in', () => {
    const at = { korgain: 'S5', granit: 'S7', molly: 'S7', silkara: 'S7' }
    const caveIns = ['S5-S7', 'S1-S7', 'S7-S10', 'S7-F']
    const t = left({ move: 2 }, 'wall-walker', { ...GHOST, at, caveIns })
    expect(goes(t)).not.toContain('S7')
    const walking = acting('wall-walker', { ...GHOST, at, caveIns }).answer(0, 'move:S7')
    expect(goes(walking)).toEqual(expect.arrayContaining(['S1', 'S10', 'F', 'S5']))
  })
})

describe('digging', () => {
  const MINER: Scene = { teams: [['korgain', 'nobz', 'molly'], ['granit']], at: { korgain: 'S8' } }
  const seam = (deposit: string, more: Scene = {}) =>
    acting('twin-seam', { ...MINER, deposits: { S8: deposit }, ...more }).answer(0, 'dig')
  test('FF-27.3 Twin Seam: one more ore of a kind shown, before the Kobold takes its share', () => {
    const t = seam('deposit-II-6').asked(0, 'digBonus')
    expect(t.options(0)).toEqual(['ore:darkiron', 'ore:draconite'])
    t.refuses(0, 'ore:gold', 'FF-27.3')
    t.answer(0, 'ore:draconite')
    expect([lyingAt(t.state, 'S8'), t.state.bag, t.state.reserve]).toEqual([
      [0, 2, 1, 0],
      [3, 1, 2, 0],
      [17, 17, 17, 0],
    ])
  })
  test('FF-27.3 FF-1.9 only what the reserve has; only the next Dig', () => {
    const lying = { S1: new Array<'draconite'>(18).fill('draconite') }
    expect(lyingAt(seam('deposit-II-6', { lying }).asked(0, 'act').state, 'S8')).toEqual([0, 3, 0, 0])
    const deposits = { S8: 'deposit-II-4', S11: 'deposit-II-2' }
    const twice = acting('twin-seam', { ...MINER, deposits })
      .answer(0, 'dig')
      .answer(0, 'move:S11')
      .answer(0, 'dig')
    expect([lyingAt(twice.state, 'S8'), lyingAt(twice.asked(0, 'act').state, 'S11')]).toEqual([
      [0, 4, 0, 0],
      [2, 1, 0, 0],
    ])
  })
  test('FF-27.3 FF-25.16 alone it comes after the halving, of any kind the token shows', () => {
    const t = alone({
      teams: [['korgain', 'nobz', 'molly']],
      hands: [['twin-seam']],
      at: { korgain: 'S8' },
      deposits: { S8: 'deposit-II-3' },
    }).begin()
    t.answer(0, 'dig').answer(0, 'ore:gold').answer(0, 'ore:darkiron').asked(0, 'digBonus').answer(0, 'ore:draconite')
    expect(lyingAt(t.state, 'S8')).toEqual([1, 1, 1, 0])
  })
  test('FF-27.4 Phantom Pick: a Dig in full on a site in range, beside a Kobold too, with no symbol spent', () => {
    const t = acting('phantom-pick', {
      ...MINER,
      kobolds: ['S8'],
      deposits: { S11: 'deposit-II-5', S5: 'deposit-I-1', S10: 'deposit-II-1' },
    })
    t.answer(0, 'ability:phantom-pick:0')
      .asked(0, 'dig')
      .offersExactly(0, ['site:S5', 'site:S11'])
      .answer(0, 'site:S11')
    expect([lyingAt(t.state, 'S11'), koboldSites(t), t.state.bag, pool(t)]).toEqual([
      [1, 1, 0, 0],
      ['S8', 'S11'],
      [3, 2, 1, 0],
      symbolsOf('phantom-pick'),
    ])
    expect(
      abilityBarred(acting('phantom-pick', { ...MINER, deposits: { S10: 'deposit-II-1' } }), 'phantom-pick'),
    ).toEqual(['FF-17.5'])
  })
  test('FF-27.4 FF-25.16 alone with the halving', () => {
    const wanted = { teams: [['korgain', 'nobz', 'molly']], at: { korgain: 'S8' }, deposits: { S11: 'deposit-II-4' } }
    const t = alone({ ...wanted, hands: [['phantom-pick']] })
      .begin()
      .answer(0, 'ability:phantom-pick:0')
    expect(lyingAt(t.asked(0, 'act').state, 'S11')).toEqual([0, 2, 0, 0])
  })
})

describe('ore and places', () => {
  test('FF-27.5 Tip Cart: give or take with no symbol spent, one direction, beside a Kobold too', () => {
    const wanted: Scene = {
      at: { nobz: 'S7', granit: 'S7' },
      ore: { nobz: ['gold', 'gold'], granit: ['darkiron'] },
      kobolds: ['S7'],
    }
    const t = acting('tip-cart', wanted).answer(0, 'ability:tip-cart:0').asked(0, 'transfer')
    expect(t.options(0)).toEqual(['give:granit:gold', 'take:granit:darkiron'])
    t.answer(0, 'give:granit:gold').asked(0, 'moreOre').offersExactly(0, ['give:granit:gold', 'pass'])
    t.answer(0, 'give:granit:gold').asked(0, 'act')
    expect([loadOf(t.state, 'nobz'), loadOf(t.state, 'granit'), pool(t)]).toEqual([
      [0, 0, 0, 0],
      [2, 1, 0, 0],
      symbolsOf('tip-cart'),
    ])
  })
  test('FF-27.5 FF-10.6 limits hold; an ally elsewhere is none here', () => {
    const full = { nobz: ['gold'], granit: laden('granit', 'gold') } as const
    const t = acting('tip-cart', { at: { nobz: 'S7', granit: 'S7' }, ore: full }).answer(0, 'ability:tip-cart:0')
    expect([namedBy(t, 'give'), loadOf(t.state, 'nobz')[0]]).toEqual([[], 2])
    const apart = acting('tip-cart', { at: { nobz: 'S7', granit: 'S10' }, ore: { nobz: ['gold'] } })
    expect(abilityBarred(apart, 'tip-cart')).toEqual(['FF-17.5'])
  })
  test('FF-27.6 no more slots than the pile has cards; with none the row stays', () => {
    const row = ['goldsmiths-cloak', 'black-hammer', 'scarlet-blade']
    const given = (pile: readonly string[]) =>
      scene({ teams: [['korgain', 'nobz', 'molly'], ['granit']], hands: [['reforging']], row })
        .zone(Z.artifactPile, pile, Z.gone)
        .begin()
    const one = given(['deepglass']).answer(0, 'ability:reforging:0')
    one.refuses(0, ['card:goldsmiths-cloak', 'card:black-hammer'], 'FF-27.6')
    one.answer(0, ['card:black-hammer'])
    expect([ROW.flatMap((slot) => one.zone(slot)), one.zone(Z.artifactPile)]).toEqual([
      ['goldsmiths-cloak', 'deepglass', 'scarlet-blade'],
      ['black-hammer'],
    ])
    expect(abilityBarred(given([]), 'reforging')).toEqual(['FF-17.5'])
  })
  test('FF-27.7 FF-23.8 a cost of one ore takes any ore: Mithrül into the bag, or put aside', () => {
    const teams = [['mogrimur', 'ogmul', 'devorfu'], ['granit']]
    const options = { mithrul: true }
    const rite = acting('dark-rite', { teams, options, ore: { mogrimur: ['mithrul'] } })
    rite.answer(0, 'ability:dark-rite:0')
    expect([rite.state.bag[3], pool(rite)]).toEqual([1, symbolsOf('dark-rite', { wild: 2 })])
    const brew = acting('master-alchemist', { teams, options, ore: { ogmul: ['mithrul'] } })
    brew.answer(0, 'ability:master-alchemist:0').answer(0, ['potion:speed', 'potion:flight'])
    expect([brew.state.reserve[3], brew.state.bag[3]]).toEqual([3, 0])
  })
  test('FF-27.7 FF-1.8 a cost that names Draconite takes nothing else', () => {
    const teams = [['devorfu', 'nobz', 'molly'], ['granit']]
    const feast = (ore: Scene['ore'] & object) => acting('draconite-feast', { teams, ore, options: { mithrul: true } })
    expect(abilityBarred(feast({ devorfu: ['gold', 'mithrul'] }), 'draconite-feast')).toEqual(['FF-1.8'])
    const fed = feast({ devorfu: ['gold', 'draconite'] })
      .answer(0, 'ability:draconite-feast:0')
      .asked(0, 'act')
    expect([loadOf(fed.state, 'devorfu'), pool(fed), fed.state.reserve[2]]).toEqual([
      [1, 0, 0, 0],
      symbolsOf('draconite-feast', { wild: 3 }),
      19,
    ])
  })
  test('FF-27.8 Great Tunnel: only to a site with a face-down Deposit token and room', () => {
    const wanted: Scene = {
      at: { molly: 'S2', korgain: 'S13', mogrimur: 'S13', silkara: 'S13' },
      deposits: { S12: 'deposit-III-1', S13: 'deposit-III-2', S9: 'deposit-II-1', S2: 'deposit-I-1' },
    }
    const t = acting('great-tunnel', wanted).answer(0, 'ability:great-tunnel:0').asked(0, 'teleport')
    expect(namedBy(t, 'site')).toEqual(['S9', 'S12'])
    expect(whereIs(t.answer(0, 'site:S12').state, 'molly')).toBe('S12')
    const none = acting('great-tunnel', { ...wanted, deposits: { S13: 'deposit-III-2' } })
    expect(abilityBarred(none, 'great-tunnel')).toEqual(['FF-17.5'])
  })
  test('FF-27.8 FF-6.7 Infernal Portal may name Dévorfu himself, and no full site', () => {
    const teams = [
      ['devorfu', 'nobz', 'molly'],
      ['granit', 'korgain', 'silkara'],
    ]
    const at = { devorfu: 'S7', granit: 'S9', korgain: 'S9', silkara: 'S9' }
    const t = acting('infernal-portal', { teams, at }).answer(0, 'ability:infernal-portal:0').asked(0, 'teleport')
    expect([namedBy(t, 'site').includes('S9'), namedBy(t, 'site').includes('F')]).toEqual([false, true])
    expect(t.answer(0, 'site:F').state.adventurers[adv('devorfu')]!.site).toBe(site('F'))
  })
})
