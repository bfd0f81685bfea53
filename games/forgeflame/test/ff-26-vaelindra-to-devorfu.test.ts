/** Vaelindra, Drsdaqt, Greedy and Dévorfu. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, litFlames, pool, type Playing } from './acting.ts'
import { alone } from './alone.ts'
import { abilityBarred, against, laden, symbolsOf } from './asking.ts'
import { adv, loadOf, lyingAt, scene, type Scene, whereIs, Z } from './scene.ts'

afterEach(allDone)

const KEY = 'key-of-the-forge'
const BOOTS = 'boots-of-the-winds'
const team = (...own: readonly string[]): Scene => ({ teams: [own, ['korgain', 'molly', 'flyna']] })

describe('Vaelindra', () => {
  const THIEF = team('vaelindra', 'granit', 'nobz')
  test('FF-26.VA.1 FF-18.4 Rising Shadow: the drawn card is played after this one, and seen only then', () => {
    const t = acting('rising-shadow', { ...THIEF, draws: [['tip-cart']] }).answer(0, 'ability:rising-shadow:0')
    expect([t.sees(0, Z.aside), t.sees(1, Z.aside), pool(t)]).toEqual([
      ['tip-cart'],
      [null],
      symbolsOf('rising-shadow'),
    ])
    t.answer(0, 'move:S2').answer(0, 'stop').asked(0, 'act')
    expect([t.zone(Z.active), pool(t), t.knows(1, 'tip-cart')]).toEqual([
      ['rising-shadow', 'tip-cart'],
      symbolsOf('tip-cart'),
      true,
    ])
  })
  test('FF-26.VA.1 FF-18.12 a trap on the way: the drawn card goes to the discard', () => {
    const t = acting('rising-shadow', { ...THIEF, draws: [['tip-cart']], tokens: { S2: 'trap' } })
    t.answer(0, 'ability:rising-shadow:0').answer(0, 'move:S2')
    expect([t.zone(Z.discard), t.zone(Z.active), t.state.turns]).toEqual([['tip-cart'], ['rising-shadow'], [1, 0]])
  })
  test('FF-26.VA.2 Roguery: the target’s player discards a card of that adventurer, of choice', () => {
    const at = { vaelindra: 'S5', korgain: 'S7', molly: 'S12', flyna: 'S12' }
    const t = acting('roguery', { ...THIEF, at, hands: [[], ['pick-swing', 'foremans-eye', 'burrow']] })
    t.answer(0, 'ability:roguery:0').waitsFor(1)
    expect(t.asked(1, 'slumber').options(1)).toEqual(['card:pick-swing', 'card:foremans-eye'])
    t.refuses(1, 'card:burrow')
    t.answer(1, 'card:foremans-eye').asked(0, 'act')
    expect([t.zone(Z.hand + 1), t.zone(Z.discard + 1)]).toEqual([['pick-swing', 'burrow'], ['foremans-eye']])
  })
  test('FF-26.VA.2 one target only; without such a card nothing is discarded', () => {
    const at = { vaelindra: 'S5', korgain: 'S7', molly: 'S5', flyna: 'S12' }
    const t = acting('roguery', { ...THIEF, at, hands: [[], ['burrow', 'lucky-find']] }).answer(0, 'ability:roguery:0')
    t.asked(0, 'target').offersExactly(0, ['adventurer:korgain', 'adventurer:molly']).answer(0, 'adventurer:korgain')
    t.answer(1, 'nothing').asked(0, 'act')
    expect([t.zone(Z.hand + 1), t.zone(Z.discard + 1)]).toEqual([['burrow', 'lucky-find'], []])
  })
})

describe('Drsdaqt', () => {
  const FLAYER = team('drsdaqt', 'granit', 'nobz')
  test('FF-26.DR.1 Psionic Gift: both symbols for one adjacent ally, who uses them one after the other', () => {
    const at = { drsdaqt: 'S5', nobz: 'S7', granit: 'S12' }
    const t = acting('psionic-gift', { ...FLAYER, at, lying: { S10: ['gold'] } }).answer(0, 'ability:psionic-gift:0')
    t.answer(0, 'spend:move').answer(0, 'spend:wild').asked(0, 'lentAct').answer(0, 'move:S10')
    t.answer(0, 'pick:gold:none').asked(0, 'act')
    expect([whereIs(t.state, 'nobz'), loadOf(t.state, 'nobz'), pool(t)]).toEqual([
      'S10',
      [1, 0, 0, 0],
      symbolsOf('psionic-gift', { move: -1, wild: -1 }),
    ])
  })
  test('FF-26.DR.1 or only one; the other stays Drsdaqt’s', () => {
    const at = { drsdaqt: 'S5', nobz: 'S7', granit: 'S12' }
    const t = acting('psionic-gift', { ...FLAYER, at })
      .answer(0, 'ability:psionic-gift:0')
      .answer(0, 'spend:move')
    t.pass(0).answer(0, 'move:S10').asked(0, 'act')
    expect([whereIs(t.state, 'nobz'), pool(t)]).toEqual(['S10', symbolsOf('psionic-gift', { move: -1 })])
  })
  test('FF-26.DR.2 FF-18.5 Telepathy: another card of the own active zone, fresh, and there is still one of it', () => {
    const active = [['levitation', 'full-throttle'], ['burrow']]
    const t = acting('telepathy', { ...FLAYER, active, at: { nobz: 'S7', korgain: 'S7' } })
    t.answer(0, 'ability:telepathy:0')
    expect(t.asked(0, 'chain').options(0)).toEqual(['card:levitation', 'card:full-throttle'])
    t.answer(0, 'card:full-throttle').answer(0, 'stop').asked(0, 'act').offers(0, 'ability:full-throttle:0')
    expect([pool(t), t.zone(Z.active)]).toEqual([
      symbolsOf('full-throttle'),
      ['levitation', 'full-throttle', 'telepathy'],
    ])
  })
  test('FF-26.DR.3 FF-8.3 Planar Traveller: two adventurers anywhere change places, and both arrive', () => {
    const at = { korgain: 'S7', nobz: 'S12' }
    const t = acting('planar-traveller', { ...FLAYER, at, tokens: { S7: 'treasure', S12: 'treasure' } })
    t.answer(0, 'ability:planar-traveller:0').answer(0, 'adventurer:korgain').answer(0, 'adventurer:nobz')
    expect([whereIs(t.state, 'korgain'), whereIs(t.state, 'nobz')]).toEqual(['S12', 'S7'])
    expect([t.zone(Z.treasures).length, t.zone(Z.treasures + 1).length]).toEqual([1, 1])
  })
  test('FF-26.DR.3 FF-6.7 FF-6.8 full sites do not matter, but a Web does; those on one site have nothing to swap', () => {
    const at = { korgain: 'S7', molly: 'S7', flyna: 'S7', nobz: 'S12' }
    const given = scene({ ...FLAYER, hands: [['planar-traveller']], at })
    const t = given.begin().answer(0, 'ability:planar-traveller:0').answer(0, 'adventurer:nobz')
    t.answer(0, 'adventurer:molly')
    expect([whereIs(t.state, 'molly'), whereIs(t.state, 'nobz')]).toEqual(['S12', 'S7'])
    const held = given.set((s) => void (s.webs[0] = { on: 'adventurer', a: adv('nobz'), b: 0 })).begin()
    held.answer(0, 'ability:planar-traveller:0').lacks(0, 'adventurer:nobz')
    const together = acting('planar-traveller', FLAYER)
    expect(abilityBarred(together, 'planar-traveller')).toEqual(['FF-17.5'])
  })
  const mind = (n: number) =>
    acting('power-of-the-mind', {
      ...FLAYER,
      at: { drsdaqt: 'S5', nobz: 'S7', korgain: 'S7', granit: 'S12' },
      ore: { nobz: ['gold', 'gold', 'draconite'], korgain: ['gold'], granit: ['gold'] },
    })
      .answer(0, 'ability:power-of-the-mind:0')
      .offersExactly(0, ['adventurer:nobz', 'adventurer:korgain'])
      .answer(0, 'adventurer:nobz')
      .answer(0, n)
  test('FF-26.DR.4 FF-10.9 Power of the Mind: one or more ores of the target for others of choice', () => {
    const t = mind(2).answer(0, 'carried:nobz:gold').answer(0, 'ore:draconite')
    t.answer(0, 'carried:nobz:gold').answer(0, 'ore:darkiron').asked(0, 'act')
    expect([loadOf(t.state, 'nobz'), t.state.reserve]).toEqual([
      [0, 1, 2, 0],
      [17 - 2, 18, 17, 0],
    ])
    const one = mind(1).answer(0, 'carried:nobz:draconite').answer(0, 'ore:gold').asked(0, 'act')
    expect(loadOf(one.state, 'nobz')).toEqual([3, 0, 0, 0])
    const all = mind(3).answer(0, 'ore:darkiron').answer(0, 'ore:darkiron').answer(0, 'ore:gold').asked(0, 'act')
    expect(loadOf(all.state, 'nobz')).toEqual([1, 2, 0, 0])
    const twice = mind(2).answer(0, 'carried:nobz:gold').answer(0, 'ore:darkiron')
    twice.offersExactly(0, ['carried:nobz:gold', 'carried:nobz:draconite'])
  })
  test('FF-26.DR.4 at least one, at most all; an opponent and Drsdaqt himself can be named', () => {
    const t = acting('power-of-the-mind', { ...FLAYER, ore: { drsdaqt: ['gold'], korgain: ['gold', 'gold'] } })
    t.answer(0, 'ability:power-of-the-mind:0').offersExactly(0, ['adventurer:korgain', 'adventurer:drsdaqt'])
    t.answer(0, 'adventurer:korgain').asked(0, 'convert').refuses(0, 0)
    expect(t.refusal(0, 3)).not.toEqual([])
    expect(abilityBarred(acting('power-of-the-mind', FLAYER), 'power-of-the-mind')).toEqual(['FF-17.5'])
  })
})

describe('Greedy', () => {
  const DRAGON = team('greedy', 'granit', 'nobz')
  test('FF-26.GD.1 Burning Breath: a lying ore in range goes to the reserve, a Flame is lit', () => {
    const wanted: Scene = {
      ...DRAGON,
      at: { greedy: 'S8' },
      flames: [true, false, false],
      lying: { S11: ['gold'], S10: ['gold'] },
    }
    const t = acting('burning-breath', wanted).answer(0, 'ability:burning-breath:0').asked(0, 'act')
    expect([lyingAt(t.state, 'S11'), lyingAt(t.state, 'S10'), t.state.reserve[0], litFlames(t)]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      16,
      2,
    ])
    expect(abilityBarred(acting('burning-breath', { ...wanted, lying: { S10: ['gold'] } }), 'burning-breath')).toEqual([
      'FF-1.8',
    ])
    const lit = acting('burning-breath', { ...wanted, flames: [true, true, true] })
    expect(abilityBarred(lit, 'burning-breath')).toEqual(['FF-17.5'])
  })
  test('FF-26.GD.2 FF-10.7 My Precious: an ore of the bag, of choice, onto Greedy', () => {
    const t = acting('my-precious', DRAGON).answer(0, 'ability:my-precious:0').asked(0, 'takeOre')
    t.offersExactly(0, ['ore:gold', 'ore:darkiron', 'ore:draconite']).answer(0, 'ore:draconite')
    expect([loadOf(t.state, 'greedy'), t.state.bag]).toEqual([
      [0, 0, 1, 0],
      [3, 1, 0, 0],
    ])
    const full = acting('my-precious', { ...DRAGON, ore: { greedy: laden('greedy', 'gold') } })
    full.answer(0, 'ability:my-precious:0').answer(0, 'ore:draconite').asked(0, 'overload').answer(0, 'drop:gold')
    expect([loadOf(full.state, 'greedy'), lyingAt(full.state, 'E')]).toEqual([
      [laden('greedy', 'gold', 1).length, 0, 1, 0],
      [1, 0, 0, 0],
    ])
    expect(abilityBarred(acting('my-precious', { ...DRAGON, bag: [] }), 'my-precious')).toEqual(['FF-11.11'])
  })
  const covetous = (ore: Scene['ore'] & object, row = [BOOTS, KEY]): Playing =>
    acting('the-covetous', { ...DRAGON, row, ore, at: { greedy: 'F', nobz: 'F' }, flames: [true, true, true] })
  test('FF-26.GD.3 The Covetous: one required ore carried by Greedy is kept; an ally’s is not', () => {
    const t = covetous({ greedy: ['darkiron', 'darkiron'], nobz: ['gold'] }).answer(0, `forge:${BOOTS}`)
    t.untilAsked(0, 'keepOre').offersExactly(0, ['keep:darkiron', 'pass']).answer(0, 'keep:darkiron')
    expect([loadOf(t.state, 'greedy'), loadOf(t.state, 'nobz'), t.state.reserve, t.zone(Z.forged)]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [17, 18, 19, 0],
      [BOOTS],
    ])
  })
  test('FF-26.GD.3 once a turn, and only if wanted; with all paid by an ally there is nothing to keep', () => {
    const ore = { greedy: ['gold', 'darkiron'], nobz: ['gold', 'darkiron', 'darkiron'] } as const
    const t = covetous(ore).answer(0, `forge:${KEY}`).untilAsked(0, 'pay')
    t.answer(0, 'carried:greedy:gold').answer(0, 'carried:greedy:darkiron').answer(0, 'keep:gold').asked(0, 'act')
    t.answer(0, `forge:${BOOTS}`).answer(0, 'carried:greedy:gold').asked(0, 'act')
    const declined = covetous({ greedy: ['gold', 'darkiron'] })
      .answer(0, `forge:${KEY}`)
      .untilAsked(0, 'keepOre')
      .pass(0)
    expect(loadOf(declined.state, 'greedy')).toEqual([0, 0, 0, 0])
    const paid = covetous({ greedy: ['draconite'], nobz: ['gold', 'darkiron'] }).answer(0, `forge:${KEY}`)
    paid.answer(0, 'spend:move').asked(0, 'act')
  })
  test('FF-26.GD.3 it does not help to pay: every required ore must be there', () => {
    expect(against(covetous({ greedy: ['darkiron'], nobz: ['gold'] }), `forge:${BOOTS}`)).toEqual(['FF-13.4'])
  })
})

describe('Dévorfu', () => {
  const DEMON = team('devorfu', 'mogrimur', 'nobz')
  const ore = { devorfu: ['gold', 'darkiron'] } as const
  const born = (flames: readonly boolean[], card = 'born-in-flames') =>
    acting(card, { ...DEMON, at: { devorfu: 'F', mogrimur: 'F' }, ore, row: [KEY], flames })
  test('FF-26.DE.1 Born in Flames: forges at the Forge with no Flame lit; a lit one is turned all the same', () => {
    const t = born([false, false, false]).answer(0, `forge:${KEY}`).untilAsked(0, 'act')
    expect([litFlames(t), t.zone(Z.forged)]).toEqual([0, [KEY]])
    expect(litFlames(born([false, true, false]).answer(0, `forge:${KEY}`).untilAsked(0, 'act'))).toBe(0)
    expect(against(born([false, false, false], 'vigour'), `forge:${KEY}`)).toEqual(['FF-13.2'])
    expect(against(born([false, false, false], 'lava-flow'), `forge:${KEY}`)).toEqual(['FF-13.2'])
  })
  test('FF-26.DE.1 FF-25.9 alone, at the Entrance too', () => {
    const wanted = { teams: [['devorfu', 'nobz', 'molly']], ore, row: [KEY], flames: [true, true, false] }
    const t = alone({ ...wanted, hands: [['born-in-flames']] })
      .begin()
      .answer(0, `forge:${KEY}`)
    expect(t.untilAsked(0, 'act').zone(Z.forged)).toEqual([KEY])
    expect(against(alone({ ...wanted, hands: [['lava-flow']] }).begin(), `forge:${KEY}`)).toEqual(['FF-25.9'])
  })
  test('FF-26.DE.2 Pyrolysis: one carried ore for one of choice', () => {
    const t = acting('pyrolysis', { ...DEMON, ore })
      .answer(0, 'ability:pyrolysis:0')
      .answer(0, 'carried:devorfu:gold')
    t.answer(0, 'ore:draconite').asked(0, 'act')
    expect([loadOf(t.state, 'devorfu'), t.state.reserve]).toEqual([
      [0, 1, 1, 0],
      [17, 18, 18, 0],
    ])
    expect(abilityBarred(acting('pyrolysis', DEMON), 'pyrolysis')).toEqual(['FF-26.DE.2'])
  })
  test('FF-26.DE.3 Infernal Portal: up to two of the site, each to a site of its own', () => {
    const at = { devorfu: 'S7', korgain: 'S7', mogrimur: 'S7' }
    const t = acting('infernal-portal', { ...DEMON, at })
      .answer(0, 'ability:infernal-portal:0')
      .asked(0, 'target')
    t.refuses(0, ['adventurer:devorfu', 'adventurer:korgain', 'adventurer:mogrimur'])
    t.answer(0, ['adventurer:korgain', 'adventurer:mogrimur']).answer(0, 'adventurer:korgain').answer(0, 'site:S15')
    t.answer(0, 'site:S1').asked(0, 'act')
    expect([whereIs(t.state, 'korgain'), whereIs(t.state, 'mogrimur')]).toEqual(['S15', 'S1'])
    const one = acting('infernal-portal', { ...DEMON, at }).answer(0, 'ability:infernal-portal:0')
    one.answer(0, ['adventurer:korgain']).answer(0, 'site:F').asked(0, 'act')
    expect([whereIs(one.state, 'korgain'), whereIs(one.state, 'mogrimur')]).toEqual(['F', 'S7'])
  })
  test('FF-26.DE.4 Horn Charge hits all others on the site, allies too, but not himself', () => {
    const loads = { devorfu: ['gold'], nobz: ['gold'], korgain: ['darkiron'], molly: ['draconite'] } as const
    const at = { devorfu: 'F', nobz: 'F', korgain: 'F', molly: 'S7' }
    const t = acting('horn-charge', { ...DEMON, at, ore: loads })
      .answer(0, 'ability:horn-charge:0')
      .asked(0, 'act')
    expect([lyingAt(t.state, 'F'), loadOf(t.state, 'devorfu'), loadOf(t.state, 'molly')]).toEqual([
      [1, 1, 0, 0],
      [1, 0, 0, 0],
      [0, 0, 1, 0],
    ])
  })
  test('FF-26.DE.4 Hot Behind You pushes all others one site, allies too; Dévorfu stays', () => {
    const at = { devorfu: 'S7', nobz: 'S7', korgain: 'S7', molly: 'S10' }
    const t = acting('hot-behind-you', { ...DEMON, at })
      .answer(0, 'ability:hot-behind-you:0')
      .asked(0, 'target')
    t.offersExactly(0, ['adventurer:nobz', 'adventurer:korgain']).answer(0, 'adventurer:nobz').answer(0, 'site:F')
    t.answer(0, 'site:S1').asked(0, 'act')
    expect(['devorfu', 'nobz', 'korgain', 'molly'].map((name) => whereIs(t.state, name))).toEqual([
      'S7',
      'F',
      'S1',
      'S10',
    ])
  })
})
