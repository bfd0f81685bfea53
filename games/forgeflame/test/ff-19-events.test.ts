import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { atEvent, atRoundEnd, koboldsOn, litFlames, marksOf, turnOwners, words } from './phases.ts'
import { adv, loadOf, lyingAt, passage, scene, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

const four = ['key-of-the-forge', 'boots-of-the-winds', 'deepglass', 'amulet-of-renewal']

describe('the end of a round', () => {
  test('FF-19.1 after the eighth turn of two players, not after the seventh', () => {
    const t = scene().top(Z.eventPile, ['great-tremor']).begin()
    expect(turnOwners(t, 7)).toEqual([0, 1, 0, 1, 0, 1, 0])
    t.asked(1, 'act').notLogged('event')
    t.answer(1, 'stop').logged('event', ['great-tremor']).asked(0, 'eventCaveIn')
  })
  test('FF-19.2 used Potions come back empty, full ones stay full, and every Web comes home', () => {
    const t = atRoundEnd({ row: ['key-of-the-forge'], lying: { S7: ['gold'] }, seats: 3 })
      .top(Z.eventPile, ['great-tremor'])
      .set((s, card) => {
        s.potions = ['used', 'full', 'used']
        s.webs = [
          { on: 'artifact', a: card('key-of-the-forge'), b: 0 },
          { on: 'ore', a: site('S7'), b: 0 },
          { on: 'adventurer', a: adv('nobz'), b: 0 },
        ]
      })
      .begin()
    expect(t.state.potions).toEqual(['empty', 'full', 'empty'])
    expect(t.state.webs.map((web) => web.on)).toEqual(['hand', 'hand', 'hand'])
  })
  test('FF-19.2 FF-19.3 also when the game is over', () => {
    const t = atRoundEnd({ forged: [four], seats: 3 })
      .set((s) => {
        s.potions = ['used', 'full', 'used']
        s.webs[0] = { on: 'adventurer', a: adv('nobz'), b: 0 }
      })
      .begin()
    expect([t.over().state.potions, t.state.webs[0]!.on]).toEqual([['empty', 'full', 'empty'], 'hand'])
  })
  test('FF-19.3 with the end reached: no event, no Upkeep', () => {
    const t = atRoundEnd({ forged: [four], active: [['rumble']] })
      .begin()
      .over('won 0')
    expect([t.zone(Z.eventPile).length, t.zone(Z.active), t.state.ending]).toEqual([12, ['rumble'], 'artifacts'])
    t.notLogged('event').waitsFor()
  })
  test('FF-19.10 FF-19.4 without an event left the game ends; with one it is turned up for all to see', () => {
    const t = atRoundEnd({ forged: [['deepglass']] })
      .zone(Z.eventPile, [], Z.gone)
      .begin()
      .over('won 0')
    expect([t.state.ending, t.state.scores.map((score) => score.total)]).toEqual(['events', [12, 0]])
    const on = atRoundEnd().zone(Z.eventPile, ['great-tremor'], Z.gone).begin().goesOn().asked(0, 'eventCaveIn')
    expect([on.sees(0, Z.event), on.sees(1, Z.event), on.zone(Z.eventPile)]).toEqual([
      ['great-tremor'],
      ['great-tremor'],
      [],
    ])
  })
})

describe('an event, step by step', () => {
  test('FF-19.5 as many Flames as symbols, as far as there are unlit ones', () => {
    const lit = (event: string, flames: boolean[]) => litFlames(atEvent(event, { flames }).begin())
    expect(lit('eternal-forge', [true, false, false])).toBe(3)
    expect(lit('eternal-forge', [false, false, false])).toBe(2)
    expect(lit('eternal-forge', [true, true, false])).toBe(3)
    expect(lit('sanctuary', [true, false, false])).toBe(2)
    expect(lit('great-tremor', [true, false, false])).toBe(1)
  })
  test('FF-19.6 with the symbol every Kobold is activated once, without it none', () => {
    const mine = { kobolds: ['S4', 'S9', 'S1'], lying: { S1: ['gold', 'darkiron'] } } as const
    const t = atEvent('great-tremor', mine).begin()
    expect([koboldsOn(t), lyingAt(t.state, 'S1')]).toEqual([
      ['S8', 'S8', 'S1'],
      [1, 0, 0, 0],
    ])
    expect(koboldsOn(atEvent('sanctuary', mine).begin())).toEqual(['S4', 'S9', 'S1'])
    expect(koboldsOn(atEvent('plunder', { kobolds: ['S9'] }).begin())).toEqual(['F'])
  })
  test('FF-19.7 a Kobold on each site of the placement symbols, not activated by this card', () => {
    expect(koboldsOn(atEvent('scaly-tide').begin())).toEqual(['S12', 'S4'])
    const t = atEvent('foul-air', { kobolds: ['S4'] }).begin()
    expect(koboldsOn(t)).toEqual(['S8', 'S4'])
  })
  test('FF-19.8 its own effect comes last, and the card leaves the game', () => {
    const t = atEvent('scaly-tide', { bag: [] }).begin()
    expect([t.state.bag, t.zone(Z.event)]).toEqual([[1, 0, 0, 0], []])
    expect(t.zone(Z.gone)).toContain('scaly-tide')
    t.logged('oreToBag', ['gold'])
    const galleries = atEvent('old-galleries', { at: { granit: 'S6' } }).begin()
    expect(koboldsOn(galleries.asked(0, 'eventMove'))).toEqual(['S12'])
    galleries.answer(0, 'lead:granit:S12')
    expect(whereIs(galleries.state, 'granit')).toBe('S12')
  })
  test('FF-19.9 each player in turn order from the First Player, who knows what came before', () => {
    const t = atEvent('great-tremor', { seats: 3, first: 1 }).begin().asked(1, 'eventCaveIn').waitsFor(1)
    t.answer(1, 'passage:S5-S7').asked(2, 'eventCaveIn').refuses(2, 'passage:S5-S7', 'FF-7.3')
    t.answer(2, 'passage:S5-S8').asked(0, 'eventCaveIn').answer(0, 'passage:S5-F')
    expect(['S5-S7', 'S5-S8', 'S5-F'].map((name) => t.state.caveIn[passage(name)])).toEqual([true, true, true])
  })
  test('FF-19.11 a change for the next round holds for all of that round, and is over before its event', () => {
    const t = atEvent('eternal-forge', { flames: [false, false, false] }).begin()
    expect([t.state.coming, t.state.inForce, t.state.round]).toEqual([[], ['freeForge'], 2])
    turnOwners(t, 7)
    expect(t.state.inForce).toEqual(['freeForge'])
    const over = atRoundEnd()
      .top(Z.eventPile, ['great-tremor'])
      .set((s) => void (s.inForce = ['sanctuary']))
      .begin()
    expect(over.asked(0, 'eventCaveIn').state.inForce).toEqual([])
  })
  test('FF-19.11 it is not in force while it is announced, nor in the round after', () => {
    const t = atEvent('sanctuary').begin()
    expect(t.state.inForce).toEqual(['sanctuary'])
    const after = atEvent('scorching-draught')
      .set((s) => void (s.inForce = ['sanctuary']))
      .begin()
    expect([after.state.inForce, after.state.coming]).toEqual([[], []])
  })
})

describe('the twelve events', () => {
  test('FF-27.10 FF-19.11 Eternal Forge: forging at the Forge needs and turns no Flame', () => {
    const wanted = {
      hands: [['rumble']],
      at: { granit: 'F' },
      ore: { granit: ['gold', 'darkiron'] },
      row: ['key-of-the-forge'],
    } as const
    const free = (flames: boolean[]) => scene({ ...wanted, flames }).set((s) => void (s.inForce = ['freeForge']))
    const t = free([true, false, false]).begin().answer(0, 'forge:key-of-the-forge').answer(0, 'spend:move')
    expect([litFlames(t), t.zone(Z.forged)]).toEqual([1, ['key-of-the-forge']])
    free([false, false, false]).begin().offers(0, 'forge:key-of-the-forge')
    scene({ ...wanted, flames: [false, false, false] })
      .begin()
      .blocks(0, 'forge:key-of-the-forge', 'FF-13.2')
  })
  test('FF-27.11 FF-19.9 Bared Vein: a Gold on a numbered site with an own adventurer, or nothing', () => {
    const at = { granit: 'S7', nobz: 'S9', molly: 'F' }
    const t = atEvent('bared-vein', { at }).begin().asked(0, 'eventGold')
    t.offersExactly(0, ['site:S7', 'site:S9']).answer(0, 'site:S9').notAsked(1, 'eventGold')
    expect(lyingAt(t.state, 'S9')).toEqual([1, 0, 0, 0])
  })
  test('FF-16.4 FF-5.8 Firedamp shocks everybody at the Forge but the immune', () => {
    const t = atEvent('firedamp', {
      at: { granit: 'F', nobz: 'F', korgain: 'F', mogrimur: 'S7' },
      ore: { granit: ['gold'], nobz: ['gold', 'darkiron'], korgain: ['gold', 'draconite'], mogrimur: ['gold'] },
    }).begin()
    t.waitsFor(0, 1).answer(1, 'carried:korgain:draconite').answer(0, 'carried:nobz:gold')
    expect([lyingAt(t.state, 'F'), loadOf(t.state, 'granit')]).toEqual([
      [1, 0, 1, 0],
      [1, 0, 0, 0],
    ])
  })
  test('FF-27.12 Forgotten Loot goes to all with the fewest artifacts', () => {
    const t = atEvent('forgotten-loot', { seats: 3, forged: [['deepglass'], [], []] }).begin()
    expect([0, 1, 2].map((seat) => t.zone(Z.treasures + seat).length)).toEqual([0, 1, 1])
  })
  test('FF-19.8 Scorching Draught frees the passages of the Forge, no others', () => {
    const t = atEvent('scorching-draught', { caveIns: ['S7-F', 'S5-F', 'S5-S7'] }).begin()
    expect(['S7-F', 'S5-F', 'S5-S7'].map((name) => t.state.caveIn[passage(name)])).toEqual([false, false, true])
  })
  test('FF-27.6 FF-19.9 Inspiration: each player may replace one artifact, the old one goes under the pile', () => {
    const t = atEvent('inspiration', { row: ['key-of-the-forge', 'deepglass', 'oath-chain'] })
      .top(Z.artifactPile, ['wyrm-heart'])
      .begin()
    t.asked(0, 'eventRow').answer(0, 'card:deepglass').asked(1, 'eventRow').offers(1, 'card:wyrm-heart').pass(1)
    expect([t.zone(Z.row2), t.zone(Z.artifactPile)[0]]).toEqual([['wyrm-heart'], 'deepglass'])
  })
  test('FF-27.11 FF-8.4 Old Galleries: one own adventurer through one passage, difficult or not, to a site with room', () => {
    const t = atEvent('old-galleries', {
      at: { granit: 'S5', nobz: 'S15', molly: 'S15', mogrimur: 'S7', korgain: 'S7', silkara: 'S7' },
      caveIns: ['S2-S5'],
      tokens: { S8: 'trap' },
    }).begin()
    const ways = words(t, 0, 'lead').filter((way) => way.startsWith('granit'))
    expect(ways).toEqual(['granit:S3', 'granit:S8', 'granit:E', 'granit:F'])
    t.answer(0, 'lead:granit:S8').logged('trapIdle', [0]).asked(1, 'eventMove').pass(1)
    expect(whereIs(t.state, 'granit')).toBe('S8')
    expect(marksOf(t, 'granit')).toEqual({ stun: false, slow: false })
  })
})
