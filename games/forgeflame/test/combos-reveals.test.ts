/** Figures moved by somebody else: tokens turned up on another player's turn, and questions to several at once. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { koboldsOn, litFlames, poolOf } from './phases.ts'
import { lyingAt, scene, type Scene, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

const hurl: Scene = { hands: [['hurl'], []], at: { granit: 'S5', mogrimur: 'S5' } }
/** Granit hurls Mogrimür onto a token at S7. */
const onto = (token: string, more: Scene = {}) =>
  scene({ ...hurl, tokens: { S7: token }, ...more })
    .begin()
    .answer(0, 'ability:hurl:0')
    .answer(0, 'site:S7')

describe('pushed onto a token', () => {
  test('FF-8.3 FF-8.4 FF-8.10 Good find: the pushed adventurer’s player chooses, then the pusher goes on', () => {
    const t = onto('find').asked(1, 'find').waitsFor(1)
    t.refuses(0, 'ore:gold')
    t.refuses(0, 'stop')
    t.offersExactly(1, ['ore:gold', 'ore:darkiron', 'ore:draconite']).answer(1, 'ore:darkiron').asked(0, 'act')
    expect([lyingAt(t.state, 'S7'), poolOf(t), whereIs(t.state, 'mogrimur')]).toEqual([
      [0, 1, 0, 0],
      [1, 1, 0, 1, 0],
      'S7',
    ])
  })
  test('FF-8.4 FF-8.5 Treasure: it is the pushed player’s, and its value is hidden from the pusher', () => {
    const t = onto('treasure').asked(0, 'act')
    expect([t.zone(Z.treasures).length, t.zone(Z.treasures + 1).length]).toEqual([0, 1])
    expect([t.sees(0, Z.treasures + 1), t.sees(1, Z.treasures + 1)[0] === null]).toEqual([[null], false])
  })
  test('FF-8.3 FF-8.6 FF-8.7 FF-8.8 FF-8.9 the other four: a Flame, a Kobold, an idle trap, a totem', () => {
    expect(litFlames(onto('rekindle', { flames: [true, false, false] }))).toBe(2)
    expect(koboldsOn(onto('encounter'))).toEqual(['S7'])
    const trap = onto('trap').asked(0, 'act').logged('trapIdle', [1])
    expect([poolOf(trap), trap.state.turns]).toEqual([
      [1, 1, 0, 1, 0],
      [0, 0],
    ])
    expect(onto('totem').state.totemReady[site('S7')]).toBe(true)
  })
  test('FF-23.2 FF-8.4 with the Mithrül module a Mithrül lies there, and nobody is asked', () => {
    const t = onto('find', { options: { mithrul: true } }).asked(0, 'act')
    expect(lyingAt(t.state, 'S7')).toEqual([0, 0, 0, 1])
  })
  test('FF-8.4 FF-1.9 with one kind left in the reserve there is no choice', () => {
    const g = scene({ ...hurl, tokens: { S7: 'find' } }).set((s) => {
      s.bag = [3, s.bag[1]! + s.reserve[1]!, s.bag[2]! + s.reserve[2]!, 0]
      s.reserve = [17, 0, 0, 0]
    })
    const t = g.begin().answer(0, 'ability:hurl:0').answer(0, 'site:S7').asked(0, 'act')
    expect(lyingAt(t.state, 'S7')).toEqual([1, 0, 0, 0])
  })
  test('FF-8.4 FF-1.10 nothing is taken back past what another player turned up', () => {
    const t = onto('find').refusesUndo('strict', 'undoPastReveal').answer(1, 'ore:gold').undo('strict')
    t.asked(1, 'find').refusesUndo('strict', 'undoPastReveal')
    expect(whereIs(t.state, 'mogrimur')).toBe('S7')
  })
  test('FF-16.2 FF-8.3 only the final site is entered', () => {
    const t = scene({ ...hurl, tokens: { S7: 'treasure', S10: 'trap' } }).begin()
    t.answer(0, 'ability:hurl:0').answer(0, 'site:S10').logged('explored', ['mogrimur', '*', 'S10'])
    expect([t.state.exploration[site('S7')]! >= 0, t.state.exploration[site('S10')]]).toEqual([true, -1])
  })
  test('FF-16.1 FF-8.3 attracted over two sites, the token on the way stays face down', () => {
    const t = scene({
      teams: [['mogrimur', 'granit', 'molly'], ['korgain']],
      hands: [['grave-hand'], []],
      at: { mogrimur: 'S5', korgain: 'S10', granit: 'S15', molly: 'S15' },
      tokens: { S7: 'encounter' },
    }).begin()
    t.answer(0, 'ability:grave-hand:0').asked(0, 'act').notLogged('explored')
    expect([whereIs(t.state, 'korgain'), t.state.exploration[site('S7')]! >= 0]).toEqual(['S5', true])
  })
  test('FF-18.6 FF-8.4 in an extra turn: P1 is asked on the second turn running of P0', () => {
    const t = scene({
      hands: [['mad-dash', 'hurl'], []],
      at: { granit: 'S5', mogrimur: 'S5' },
      tokens: { S7: 'find' },
    }).begin()
    t.answer(0, 'play:mad-dash').answer(0, 'ability:mad-dash:0').answer(0, 'stop')
    t.answer(0, 'ability:hurl:0').answer(0, 'site:S7').asked(1, 'find').answer(1, 'ore:gold').asked(0, 'act')
    expect([t.state.turns, t.state.turn.seat]).toEqual([[1, 0], 0])
  })
})

describe('several are moved', () => {
  test('FF-16.15 FF-8.4 two opponents of two players: each is asked before the next is moved', () => {
    const t = scene({
      seats: 3,
      hands: [['runaway-wagon'], [], []],
      at: { nobz: 'S5', mogrimur: 'S5', gobetou: 'S5' },
      tokens: { S7: 'find', S8: 'find' },
    }).begin()
    t.answer(0, 'ability:runaway-wagon:0').answer(0, 'adventurer:gobetou').answer(0, 'site:S8')
    t.asked(2, 'find').waitsFor(2).answer(2, 'ore:draconite').asked(0, 'destination')
    expect(whereIs(t.state, 'mogrimur')).toBe('S5')
    t.answer(0, 'site:S7').asked(1, 'find').waitsFor(1).answer(1, 'ore:gold').asked(0, 'act')
    expect([lyingAt(t.state, 'S7'), lyingAt(t.state, 'S8')]).toEqual([
      [1, 0, 0, 0],
      [0, 0, 1, 0],
    ])
  })
  const planes: Scene = {
    teams: [
      ['drsdaqt', 'granit', 'molly'],
      ['korgain', 'mogrimur', 'silkara'],
    ],
    hands: [['planar-traveller'], []],
    at: { granit: 'S7', korgain: 'S13' },
  }
  const swap = (tokens: Record<string, string>) =>
    scene({ ...planes, tokens })
      .begin()
      .answer(0, 'ability:planar-traveller:0')
      .answer(0, 'adventurer:granit')
      .answer(0, 'adventurer:korgain')
  test('FF-26.DR.3 FF-8.3 FF-8.4 swapped: both arrive, each turns up what lies there for its own player', () => {
    const t = swap({ S7: 'find', S13: 'treasure' }).asked(1, 'find').answer(1, 'ore:draconite').asked(0, 'act')
    expect([whereIs(t.state, 'granit'), whereIs(t.state, 'korgain')]).toEqual(['S13', 'S7'])
    expect([t.zone(Z.treasures).length, lyingAt(t.state, 'S7')]).toEqual([1, [0, 0, 1, 0]])
  })
  test('FF-26.DR.3 FF-8.1 FF-8.8 a trap for the first ends the turn, but the second has arrived as well', () => {
    const t = swap({ S7: 'treasure', S13: 'trap' }).logged('trapped', [0])
    expect([t.state.turns, t.zone(Z.treasures + 1).length, t.state.exploration[site('S7')]]).toEqual([[1, 0], 1, -1])
  })
  test('FF-26.DE.3 FF-8.4 Infernal Portal sends two opponents to two tokens: two players gain', () => {
    const t = scene({
      seats: 3,
      teams: [
        ['devorfu', 'granit', 'molly'],
        ['korgain', 'mogrimur', 'silkara'],
        ['flyna', 'ogmul', 'nobz'],
      ],
      hands: [['infernal-portal'], [], []],
      at: { devorfu: 'S5', korgain: 'S5', flyna: 'S5' },
      tokens: { S12: 'find', S15: 'treasure' },
    }).begin()
    t.answer(0, 'ability:infernal-portal:0').answer(0, ['adventurer:korgain', 'adventurer:flyna'])
    t.answer(0, 'adventurer:flyna').answer(0, 'site:S15').answer(0, 'site:S12').asked(1, 'find').answer(1, 'ore:gold')
    expect([t.zone(Z.treasures + 2).length, lyingAt(t.state, 'S12')]).toEqual([1, [1, 0, 0, 0]])
  })
})

describe('several are asked at once', () => {
  const three: Scene = {
    seats: 3,
    teams: [
      ['devorfu', 'nobz', 'granit'],
      ['korgain', 'mogrimur', 'silkara'],
      ['flyna', 'ogmul', 'molly'],
    ],
    hands: [['horn-charge'], [], []],
    at: { devorfu: 'F', nobz: 'F', granit: 'F', korgain: 'F', flyna: 'F' },
    ore: {
      nobz: ['gold', 'darkiron'],
      granit: ['gold', 'draconite'],
      korgain: ['gold', 'draconite'],
      flyna: ['darkiron', 'draconite'],
    },
  }
  test('FF-16.4 FF-26.DE.4 FF-5.8 Horn Charge: an ally and two opponents choose at the same time, the immune do not', () => {
    const answers = ['carried:nobz:gold', 'carried:korgain:draconite', 'carried:flyna:darkiron']
    const inOrder = (...seats: number[]) => {
      const t = scene(three).begin().answer(0, 'ability:horn-charge:0').waitsFor(0, 1, 2)
      for (const seat of seats) t.asked(seat, 'shock').answer(seat, answers[seat]!)
      t.asked(0, 'act')
      return [lyingAt(t.state, 'F'), t.state.adventurers]
    }
    expect(inOrder(2, 0, 1)).toEqual(inOrder(0, 1, 2))
    expect(inOrder(1, 2, 0)[0]).toEqual([1, 1, 1, 0])
  })
  test('FF-26.MO.2 Slumber on two players: each discards on its own, unseen until both have', () => {
    const t = scene({
      seats: 3,
      teams: [
        ['mogrimur', 'nobz', 'granit'],
        ['korgain', 'devorfu', 'silkara'],
        ['flyna', 'ogmul', 'molly'],
      ],
      hands: [['slumber'], ['pick-swing', 'wall-walker', 'lava-flow'], ['spring-drive', 'elixir']],
      at: { mogrimur: 'S10', korgain: 'S10', flyna: 'S7' },
    }).begin()
    t.answer(0, 'ability:slumber:0').waitsFor(1, 2).offersExactly(2, ['card:spring-drive'])
    t.answer(2, 'card:spring-drive').waitsFor(1)
    expect(t.zone(Z.discard + 2)).toEqual([])
    t.answer(1, 'card:wall-walker').asked(0, 'act')
    expect([t.zone(Z.discard + 1), t.zone(Z.discard + 2)]).toEqual([['wall-walker'], ['spring-drive']])
  })
})
