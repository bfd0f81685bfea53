/** Gobetou and Flyna. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, goes, koboldSites, pool, type Playing } from './acting.ts'
import { abilityBarred, against, laden, symbolsOf } from './asking.ts'
import { marksOf } from './phases.ts'
import { loadOf, lyingAt, scene, type Scene, whereIs, Z } from './scene.ts'

afterEach(allDone)

describe('Gobetou', () => {
  const CUBE: Scene = {
    teams: [
      ['gobetou', 'nobz', 'molly'],
      ['korgain', 'granit', 'flyna'],
    ],
  }
  test('FF-26.GO.1 FF-18.8 FF-18.9 Absorption: the abilities of the adventurer being played are gone, its symbols stay', () => {
    const t = scene({
      teams: [CUBE.teams![1]!, CUBE.teams![0]!],
      hands: [['wall-walker'], ['absorption', 'engulf']],
      at: { korgain: 'S5' },
      caveIns: ['S5-S7'],
    }).begin()
    t.asked(1, 'absorption').answer(1, 'absorb:absorption').asked(0, 'act')
    expect([goes(t).includes('S7'), pool(t), t.zone(Z.active + 1), t.state.turns]).toEqual([
      false,
      symbolsOf('wall-walker'),
      ['absorption'],
      [0, 0],
    ])
  })
  test('FF-26.GO.1 FF-18.10 on the own turn it is a card with a Move and a wild symbol', () => {
    const t = acting('absorption', CUBE)
    expect([pool(t), abilityBarred(t, 'absorption')]).toEqual([symbolsOf('absorption'), ['FF-18.10']])
  })
  test('FF-26.GO.2 Digestion: an own Treasure of choice; as many wild symbols as its value, and it is gone', () => {
    const treasures = [['treasure-1', 'treasure-3'], ['treasure-2']]
    const t = acting('digestion', { ...CUBE, treasures })
      .answer(0, 'ability:digestion:0')
      .asked(0, 'digest')
    expect(t.options(0)).toEqual(['card:treasure-1', 'card:treasure-3', 'reserve', 'treasureOf:1'])
    t.answer(0, 'card:treasure-3')
    expect([pool(t), t.zone(Z.treasures), t.zone(Z.gone).includes('treasure-3')]).toEqual([
      symbolsOf('digestion', { wild: 3 }),
      ['treasure-1'],
      true,
    ])
    t.logged('digested', [0, 'treasure-3'], 1)
  })
  test('FF-26.GO.2 one of another player, blind, revealed to all', () => {
    const treasures = [[], ['treasure-1', 'treasure-2']]
    const t = acting('digestion', { ...CUBE, treasures })
      .roll('treasure', [1])
      .answer(0, 'ability:digestion:0')
    t.answer(0, 'treasureOf:1').logged('digested', [0, 'treasure-2'], -1)
    expect([pool(t), t.zone(Z.treasures + 1)]).toEqual([symbolsOf('digestion', { wild: 2 }), ['treasure-1']])
  })
  test('FF-26.GO.2 one of the reserve, blind; with no Treasure anywhere it cannot be paid', () => {
    const t = scene({ ...CUBE, hands: [['digestion']] })
      .top(Z.treasurePile, ['treasure-1'])
      .begin()
      .answer(0, 'ability:digestion:0')
    expect([pool(t), t.zone(Z.treasurePile).length, t.zone(Z.treasures)]).toEqual([
      symbolsOf('digestion', { wild: 1 }),
      11,
      [],
    ])
    const none = scene({ ...CUBE, hands: [['digestion']] })
      .zone(Z.treasurePile, [], Z.gone)
      .begin()
    expect(abilityBarred(none, 'digestion')).toEqual(['FF-1.8'])
  })
  test('FF-26.GO.3 FF-10.7 Deep Clean: every Kobold of one site, an ore of the bag for each, onto Gobetou', () => {
    const t = acting('deep-clean', {
      ...CUBE,
      kobolds: ['S12', 'S9', 'S12', 'S12'],
      ore: { gobetou: laden('gobetou', 'gold', 1) },
      bag: ['gold', 'darkiron', 'draconite'],
    })
    t.answer(0, 'ability:deep-clean:0').asked(0, 'clean').offersExactly(0, ['site:S9', 'site:S12'])
    t.roll('ore of the bag', [2], [1], [0]).answer(0, 'site:S12').asked(0, 'overload').answer(0, 'leave:darkiron')
    t.asked(0, 'overload').answer(0, 'leave:gold')
    expect([koboldSites(t), loadOf(t.state, 'gobetou'), lyingAt(t.state, 'E'), t.state.bag]).toEqual([
      ['S9'],
      [laden('gobetou', 'gold', 1).length, 0, 1, 0],
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ])
    expect(t.state.koboldsRemoved).toBe(3)
  })
  test('FF-26.GO.3 FF-11.11 no more than the bag holds; with no Kobold on the board there is nothing to clean', () => {
    const t = acting('deep-clean', { ...CUBE, kobolds: ['S12', 'S12'], bag: ['darkiron'] })
    t.answer(0, 'ability:deep-clean:0').asked(0, 'act')
    expect([koboldSites(t), loadOf(t.state, 'gobetou')]).toEqual([[], [0, 1, 0, 0]])
    expect(abilityBarred(acting('deep-clean', CUBE), 'deep-clean')).toEqual(['FF-17.5'])
  })
})

describe('Flyna', () => {
  const STEAM: Scene = {
    teams: [
      ['flyna', 'nobz', 'molly'],
      ['korgain', 'mogrimur', 'ogmul'],
    ],
  }
  const charged = (batteries: number, card: string, wanted: Scene = {}): Playing =>
    scene({ ...STEAM, ...wanted, hands: [[card]] })
      .set((s) => void (s.batteries = batteries))
      .begin()
  test('FF-26.FL.1 uncharged at the start; one or two are charged, never more than three', () => {
    const after = (batteries: number, card: string) =>
      charged(batteries, card).answer(0, `ability:${card}:0`).state.batteries
    expect(acting('spring-drive', STEAM).state.batteries).toBe(0)
    expect([after(0, 'spring-drive'), after(0, 'turbine'), after(2, 'turbine')]).toEqual([1, 2, 3])
    expect(abilityBarred(charged(3, 'hydraulic-claw'), 'hydraulic-claw')).toEqual(['FF-17.5'])
  })
  test('FF-26.FL.1 Steam Jet: charged and discharged in one turn', () => {
    const t = charged(0, 'steam-jet', { at: { flyna: 'S7', korgain: 'S7' } })
    expect(against(t, 'ability:steam-jet:1')).toEqual(['FF-1.8'])
    t.answer(0, 'ability:steam-jet:0').answer(0, 'ability:steam-jet:1').answer(0, 'site:S12')
    expect([t.state.batteries, whereIs(t.state, 'korgain')]).toEqual([0, 'S12'])
  })
  test('WE-5 FF-26.FL.2 two Batteries, the same effect twice: two wild symbols more, two more uncharged', () => {
    const t = charged(2, 'fully-charged').answer(0, 'ability:fully-charged:0').asked(0, 'batteries').answer(0, 2)
    t.answer(0, 'effect:0').answer(0, 'effect:0').asked(0, 'act')
    expect([pool(t), t.state.batteries]).toEqual([symbolsOf('fully-charged', { wild: 2 }), 0])
  })
  test('FF-26.FL.2 one to three Batteries, as far as they are charged', () => {
    const t = charged(3, 'fully-charged').answer(0, 'ability:fully-charged:0')
    t.refuses(0, 0)
    t.refuses(0, 4)
    t.answer(0, 1).answer(0, 'effect:0').asked(0, 'act')
    expect([pool(t), t.state.batteries]).toEqual([symbolsOf('fully-charged', { wild: 1 }), 2])
    charged(2, 'fully-charged').answer(0, 'ability:fully-charged:0').refuses(0, 3)
    expect(abilityBarred(charged(0, 'fully-charged'), 'fully-charged')).toEqual(['FF-1.8'])
  })
  test('FF-26.FL.2 one effect for each Battery: a symbol, a Shock, a Heal', () => {
    const wanted: Scene = {
      ...STEAM,
      hands: [['fully-charged']],
      at: { flyna: 'S5', korgain: 'S7', mogrimur: 'S8', ogmul: 'S10' },
      ore: { korgain: ['gold'], mogrimur: ['darkiron'], ogmul: ['gold'] },
    }
    const t = scene(wanted)
      .set((s) => {
        s.batteries = 3
        s.adventurers[4]!.stun = true
      })
      .begin()
    t.answer(0, 'ability:fully-charged:0').answer(0, 3).offersExactly(0, ['effect:0', 'effect:1', 'effect:2'])
    t.answer(0, 'effect:1').offersExactly(0, ['adventurer:mogrimur', 'adventurer:korgain'])
    t.answer(0, 'adventurer:korgain').untilAsked(0, 'charge').answer(0, 'effect:2').asked(0, 'charge')
    t.offersExactly(0, ['effect:0', 'effect:1']).answer(0, 'effect:0').asked(0, 'act')
    expect([lyingAt(t.state, 'S7'), marksOf(t, 'molly').stun, pool(t)]).toEqual([
      [1, 0, 0, 0],
      false,
      symbolsOf('fully-charged', { wild: 1 }),
    ])
  })
  test('FF-26.FL.2 two Shocks on two opponents', () => {
    const at = { flyna: 'S5', korgain: 'S7', mogrimur: 'S8' }
    const t = charged(2, 'fully-charged', { at, ore: { korgain: ['gold'], mogrimur: ['darkiron'] } })
    t.answer(0, 'ability:fully-charged:0').answer(0, 2).answer(0, 'effect:1').answer(0, 'adventurer:korgain')
    t.untilAsked(0, 'charge').answer(0, 'effect:1').answer(0, 'adventurer:mogrimur').untilAsked(0, 'act')
    expect([lyingAt(t.state, 'S7'), lyingAt(t.state, 'S8')]).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
    ])
  })
  test('WE-6 FF-26.FL.3 two uncharged: a Move and a Dig, but not two Moves', () => {
    const t = charged(1, 'overload').answer(0, 'ability:overload:0').asked(0, 'surge').answer(0, 'effect:0')
    t.refuses(0, 'effect:0', 'FF-26.FL.3')
    t.answer(0, 'effect:1').asked(0, 'act')
    expect([pool(t), t.state.batteries]).toEqual([symbolsOf('overload', { move: 1, dig: 1 }), 1])
  })
  test('FF-26.FL.3 one action for each uncharged Battery; all charged: none', () => {
    const three = charged(0, 'overload').answer(0, 'ability:overload:0')
    three.answer(0, 'effect:3').answer(0, 'effect:2').answer(0, 'effect:1').asked(0, 'act')
    expect(pool(three)).toEqual(symbolsOf('overload', { dig: 1, pick: 1, fight: 1 }))
    expect(abilityBarred(charged(3, 'overload'), 'overload')).toEqual(['FF-17.5'])
  })
})
