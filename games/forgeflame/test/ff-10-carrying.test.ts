import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, koboldSites, left, namedBy, pool } from './acting.ts'
import { loadOf, lyingAt, ore, scene, site, withContent, Z } from './scene.ts'

afterEach(allDone)

const SUCCESS_ORE = 1

describe('the load', () => {
  test('FF-10.1 each adventurer up to its own limit', () => {
    const picks = (name: string, card: string, load: readonly 'gold'[]) =>
      left({ pick: 1 }, card, { at: { [name]: 'S7' }, ore: { [name]: load }, lying: { S7: ['darkiron'] } })
    picks('nobz', 'tip-cart', ['gold', 'gold', 'gold']).offers(0, 'pick:darkiron:none')
    expect(
      picks('nobz', 'tip-cart', ['gold', 'gold', 'gold', 'gold']).refusal(0, 'pick:darkiron:none', 'FF-10.3'),
    ).toHaveLength(1)
    picks('granit', 'rumble', ['gold', 'gold']).offers(0, 'pick:darkiron:none')
    picks('granit', 'rumble', ['gold', 'gold', 'gold']).blocks(0, 'pick:darkiron:none', 'FF-10.3')
    picks('molly', 'burrow', ['gold']).offers(0, 'pick:darkiron:none')
    picks('molly', 'burrow', ['gold', 'gold']).blocks(0, 'pick:darkiron:none', 'FF-10.3')
  })
  test('FF-10.1 Mithrül counts one like the others', () => {
    const t = left({ pick: 2 }, 'burrow', {
      at: { molly: 'S7' },
      ore: { molly: ['mithrul'] },
      lying: { S7: ['mithrul', 'gold'] },
      options: { mithrul: true },
    })
    t.answer(0, 'pick:mithrul:none').blocks(0, 'pick:gold:none', 'FF-10.3')
    expect(namedBy(t, 'pick')).toEqual(['gold:mithrul'])
  })
})

describe('picking up', () => {
  test('FF-10.2 one ore of choice that lies on the site', () => {
    const where = { at: { granit: 'S7' }, lying: { S7: ['gold', 'draconite'], S1: ['darkiron'] } } as const
    const t = acting('stone-grip', where)
    expect(namedBy(t, 'pick')).toEqual(['gold:none', 'draconite:none'])
    t.refuses(0, 'pick:darkiron:none')
    t.answer(0, 'pick:draconite:none')
    expect(loadOf(t.state, 'granit')).toEqual([0, 0, 1, 0])
    expect(lyingAt(t.state, 'S7')).toEqual([1, 0, 0, 0])
    expect(pool(t)).toEqual([1, 0, 1, 0, 0])
  })
  test('FF-10.3 at the limit one carried ore has to be dropped first', () => {
    const t = acting('lucky-find', {
      at: { molly: 'S7' },
      ore: { molly: ['gold', 'darkiron'] },
      lying: { S7: ['draconite'] },
    })
    t.refuses(0, 'pick:draconite:none', 'FF-10.3')
    t.answer(0, 'pick:draconite:gold')
    expect(loadOf(t.state, 'molly')).toEqual([0, 1, 1, 0])
    expect(lyingAt(t.state, 'S7')).toEqual([1, 0, 0, 0])
  })
  test('FF-10.3 below the limit dropping is a choice', () => {
    const t = acting('stone-grip', { at: { granit: 'S7' }, ore: { granit: ['gold'] }, lying: { S7: ['draconite'] } })
    t.offers(0, ['pick:draconite:none', 'pick:draconite:gold'])
    t.answer(0, 'pick:draconite:gold')
    expect(loadOf(t.state, 'granit')).toEqual([0, 0, 1, 0])
  })
  test('FF-10.3 the ore dropped is not the one picked up', () => {
    const t = acting('stone-grip', {
      at: { granit: 'S7' },
      ore: { granit: ['draconite', 'gold'] },
      lying: { S7: ['gold'] },
    })
    expect(t.refusal(0, 'pick:draconite:draconite')).toHaveLength(1)
    t.refuses(0, 'pick:gold:gold', 'FF-10.3')
    t.refuses(0, 'pick:gold:darkiron')
  })
  test('FF-10.3 nothing is dropped at will otherwise', () => {
    const t = acting('stone-grip', { at: { granit: 'S7' }, ore: { granit: ['draconite', 'gold'] } })
    t.refuses(0, 'drop:gold')
    expect(namedBy(t, 'pick')).toEqual([])
  })
  test('FF-10.4 ore under a Web is for Silkara’s team', () => {
    const under = (card: string, name: string, teams: readonly (readonly string[])[]) =>
      scene({ teams, at: { [name]: 'S7' }, hands: [[card]], lying: { S7: ['gold', 'gold', 'draconite'] } })
        .set((s) => {
          Object.assign(s.webs[0]!, { on: 'ore', a: site('S7'), b: ore('gold') })
          Object.assign(s.webs[1]!, { on: 'ore', a: site('S7'), b: ore('draconite') })
        })
        .begin()
    const apart = [
      ['granit', 'nobz', 'molly'],
      ['mogrimur', 'korgain', 'silkara'],
    ]
    const foe = under('stone-grip', 'granit', apart)
    foe.refuses(0, 'pick:draconite:none', 'FF-10.4')
    foe.answer(0, 'pick:gold:none').refuses(0, 'pick:gold:none', 'FF-10.4')
    const friend = under('stone-grip', 'granit', [
      ['granit', 'silkara', 'molly'],
      ['mogrimur', 'korgain', 'nobz'],
    ])
    friend.answer(0, 'pick:draconite:none')
    expect(friend.state.webs.map((web) => web.on)).toEqual(['ore', 'hand', 'hand'])
    friend.answer(0, 'pick:gold:none')
    expect(loadOf(friend.state, 'granit')).toEqual([1, 0, 1, 0])
  })
})

describe('giving and taking', () => {
  const load = { granit: ['gold', 'gold', 'darkiron'] } as const
  test('FF-10.5 one or more ores for any one symbol, in one direction', () => {
    const t = acting('hurl', { at: { granit: 'S7', nobz: 'S7' }, ore: { ...load, nobz: ['draconite'] } })
    t.answer(0, 'give:nobz:gold').answer(0, 'spend:fight').asked(0, 'moreOre')
    expect(namedBy(t, 'give')).toEqual(['nobz:gold', 'nobz:darkiron'])
    t.refuses(0, 'take:nobz:draconite', 'FF-10.5')
    t.answer(0, 'give:nobz:darkiron').pass(0).asked(0, 'act')
    expect([loadOf(t.state, 'granit'), loadOf(t.state, 'nobz')]).toEqual([
      [1, 0, 0, 0],
      [1, 1, 1, 0],
    ])
    expect(pool(t)).toEqual([1, 1, 0, 0, 0])
    t.answer(0, 'take:nobz:draconite').answer(0, 'spend:move')
    expect(pool(t)).toEqual([0, 1, 0, 0, 0])
  })
  test('FF-10.5 with allies on the same site only', () => {
    const t = acting('hurl', { at: { granit: 'S7', nobz: 'S5', korgain: 'S7', molly: 'S7' }, ore: load })
    expect(new Set(namedBy(t, 'give'))).toEqual(new Set(['molly:gold', 'molly:darkiron']))
    t.refuses(0, 'give:nobz:gold')
    t.refuses(0, 'give:korgain:gold')
    t.refuses(0, 'give:granit:gold')
  })
  test('WE-8 FF-10.6 giving beyond the limit', () => {
    const t = acting('hurl', {
      at: { granit: 'S7', molly: 'S7' },
      ore: { granit: ['gold', 'gold'], molly: ['darkiron'] },
    })
    t.answer(0, 'give:molly:gold').answer(0, 'spend:dig').asked(0, 'act')
    expect([loadOf(t.state, 'granit'), loadOf(t.state, 'molly')]).toEqual([
      [1, 0, 0, 0],
      [1, 1, 0, 0],
    ])
    t.refuses(0, 'give:molly:gold', 'FF-10.6')
  })
  test('FF-10.6 nor does one take more than one can carry', () => {
    const t = acting('hurl', { at: { granit: 'S7', nobz: 'S7' }, ore: { ...load, nobz: ['draconite'] } })
    expect(t.refusal(0, 'take:nobz:draconite', 'FF-10.6')).toHaveLength(1)
  })
})

describe('ore that an effect brings', () => {
  const fight = (load: readonly 'gold'[], bag: readonly 'draconite'[]) =>
    scene({ at: { granit: 'S8' }, hands: [['hurl']], ore: { granit: load }, kobolds: ['S8'], bag })
      .roll('kobold token', [SUCCESS_ORE])
      .begin()
  test('FF-10.7 at the limit the controller leaves it on the site', () => {
    const t = fight(['gold', 'gold', 'gold'], ['draconite']).answer(0, 'fight:0')
    t.asked(0, 'overload', 'FF-10.7').offersExactly(0, ['leave:draconite', 'drop:gold']).answer(0, 'leave:draconite')
    expect(loadOf(t.state, 'granit')).toEqual([3, 0, 0, 0])
    expect(lyingAt(t.state, 'S8')).toEqual([0, 0, 1, 0])
  })
  test('FF-10.7 or drops a carried one to make room', () => {
    const t = fight(['gold', 'gold', 'gold'], ['draconite']).answer(0, 'fight:0').answer(0, 'drop:gold')
    expect(loadOf(t.state, 'granit')).toEqual([2, 0, 1, 0])
    expect(lyingAt(t.state, 'S8')).toEqual([1, 0, 0, 0])
    expect(t.state.bag).toEqual([0, 0, 0, 0])
  })
  test('FF-10.7 below the limit there is nothing to ask', () => {
    const t = fight(['gold', 'gold'], ['draconite']).answer(0, 'fight:0').asked(0, 'act')
    expect(loadOf(t.state, 'granit')).toEqual([2, 0, 1, 0])
  })
  test('FF-10.8 carried ore is safe from Kobolds, lying ore is not', () => {
    const t = scene({
      at: { nobz: 'S8', korgain: 'S9' },
      ore: { nobz: ['draconite'], korgain: ['gold'] },
      lying: { S9: ['gold'] },
      kobolds: ['S8', 'S9'],
    })
      .agenda('event')
      .top(Z.eventPile, ['firedamp'])
      .begin()
    expect([loadOf(t.state, 'nobz'), loadOf(t.state, 'korgain')]).toEqual([
      [0, 0, 1, 0],
      [1, 0, 0, 0],
    ])
    expect(lyingAt(t.state, 'S9')).toEqual([0, 0, 0, 0])
    expect(koboldSites(t)).toEqual(['F', 'S9'])
  })
  test('FF-10.8 what lies about is anybody’s', () => {
    const t = scene({
      at: { granit: 'S7', korgain: 'S7' },
      hands: [['stone-grip'], ['pick-swing']],
      ore: { granit: ['gold'] },
      lying: { S7: ['draconite'] },
    }).begin()
    t.answer(0, 'pick:draconite:gold').answer(0, 'stop').answer(1, 'pick:gold:none')
    expect(loadOf(t.state, 'korgain')).toEqual([1, 0, 0, 0])
  })
  test('FF-10.9 the player of the effect says which ore it takes', () => {
    const teams = [
      ['vaelindra', 'nobz', 'molly'],
      ['mogrimur', 'korgain', 'granit'],
    ]
    const at = { vaelindra: 'S7', korgain: 'S7', nobz: 'S7' }
    const taken = acting('nimble-fingers', { teams, at, ore: { korgain: ['gold', 'draconite'] } })
    taken.answer(0, 'ability:nimble-fingers:0').waitsFor(0).asked(0, 'takeOre', 'FF-10.9')
    taken.answer(0, 'carried:korgain:draconite')
    expect(loadOf(taken.state, 'vaelindra')).toEqual([0, 0, 1, 0])
    const shocked = acting('curved-blade', { teams, at, ore: { korgain: ['gold', 'draconite'] } })
    shocked.answer(0, 'ability:curved-blade:0').waitsFor(1).asked(1, 'shock')
    const traded = acting('sleight-of-hand', {
      teams,
      at: { ...at, vaelindra: 'E' },
      ore: { korgain: ['gold', 'draconite'], nobz: ['gold', 'darkiron'] },
    })
    traded.answer(0, 'ability:sleight-of-hand:0').answer(0, 1).answer(0, 'carried:nobz:gold').waitsFor(0)
    traded.answer(0, 'carried:korgain:draconite')
    expect(loadOf(traded.state, 'nobz')).toEqual([0, 1, 1, 0])
  })
})

test('FF-1.12 FF-10.1 limits and cards are data: others work as well', () => {
  const { content } = withContent({})
  const game = withContent({
    adventurers: content.adventurers.map((one) => (one.id === 'granit' ? { ...one, carry: 1 } : one)),
    cards: content.cards.map((card) => (card.id === 'rumble' ? { ...card, symbols: ['pick', 'pick', 'pick'] } : card)),
    deposits: content.deposits.map((token) => (token.id === 'deposit-I-1' ? { ...token, ores: ['draconite'] } : token)),
  })
  const t = acting('rumble', { game, at: { granit: 'S7' }, lying: { S7: ['gold', 'gold', 'darkiron'] } })
  expect(pool(t)).toEqual([0, 0, 3, 0, 0])
  t.answer(0, 'pick:gold:none').blocks(0, 'pick:darkiron:none', 'FF-10.3').answer(0, 'pick:darkiron:gold')
  const dug = acting('hurl', { game, at: { granit: 'S1' }, deposits: { S1: 'deposit-I-1' } }).answer(0, 'dig')
  expect(lyingAt(dug.state, 'S1')).toEqual([0, 0, 1, 0])
})
