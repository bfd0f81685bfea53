/** Marks, Potions, Webs, powers and events that meet on one card. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, goes, koboldSites, litFlames, namedBy, pool } from './acting.ts'
import { abilityBarred, against, symbolsOf } from './asking.ts'
import { marksOf } from './phases.ts'
import { adv, loadOf, lyingAt, ore, scene, type Scene, site, whereIs, Z } from './scene.ts'

afterEach(allDone)

const KEY = 'key-of-the-forge'
const BOOTS = 'boots-of-the-winds'
const BREW: Scene = {
  teams: [
    ['ogmul', 'granit', 'nobz'],
    ['gobetou', 'korgain', 'silkara'],
  ],
}

describe('Potions', () => {
  test('FF-4.7 FF-26.OG.2 Stun, Slow and a Potion of Speed on one card: no ability, as many Moves as printed', () => {
    const t = scene({ ...BREW, hands: [['heavy-tread']], caveIns: ['E-S2'] })
      .set((s) => {
        Object.assign(s.adventurers[adv('granit')]!, { stun: true, slow: true })
        s.potions = ['full', 'empty', 'empty']
      })
      .begin()
    t.answer(0, 'potion:speed').asked(0, 'act')
    expect([pool(t), abilityBarred(t, 'heavy-tread'), marksOf(t, 'granit')]).toEqual([
      symbolsOf('heavy-tread'),
      ['FF-16.5'],
      { stun: false, slow: false },
    ])
  })
  test('FF-18.8 FF-26.OG.2 FF-5.9 Absorption leaves what Potions give', () => {
    const t = scene({ ...BREW, hands: [['rumble'], ['absorption', 'engulf']] })
      .set((s) => void (s.potions = ['full', 'full', 'empty']))
      .begin()
    t.answer(0, 'potion:speed').answer(0, 'potion:flight').answer(1, 'absorb:absorption')
    expect([pool(t), goes(t).includes('S5'), abilityBarred(t, 'rumble')]).toEqual([
      symbolsOf('rumble', { move: 1 }),
      true,
      ['FF-18.8'],
    ])
  })
  test('FF-26.OG.2 FF-6.8 Flight frees nobody from a Web; the Potion is used', () => {
    const t = scene({ ...BREW, hands: [['rumble']] })
      .set((s) => {
        s.potions = ['empty', 'full', 'empty']
        s.webs[0] = { on: 'adventurer', a: adv('granit'), b: 0 }
      })
      .begin()
    t.answer(0, 'potion:flight')
    expect([goes(t), against(t, 'move:S5'), t.state.potions[1]]).toEqual([[], ['FF-6.8'], 'used'])
  })
  test('FF-26.OG.2 FF-9.6 FF-16.10 invisible, one goes on picking up beside the Kobold just dug up', () => {
    const t = scene({ ...BREW, hands: [['rumble']], at: { granit: 'S12' }, deposits: { S12: 'deposit-III-1' } })
      .set((s) => void (s.potions = ['empty', 'empty', 'full']))
      .begin()
    t.answer(0, 'potion:invisibility').answer(0, 'dig')
    expect(koboldSites(t)).toEqual(['S12'])
    expect(loadOf(t.answer(0, 'pick:draconite:none').state, 'granit')).toEqual([0, 0, 1, 0])
  })
})

describe('fire', () => {
  test('FF-15.11 FF-14.4 FF-18.1 the Totem of Forge, the power just forged, and its Flame used by the chained card', () => {
    const t = acting('hex', {
      teams: [['mogrimur', 'nobz', 'molly'], ['granit']],
      at: { mogrimur: 'S7', nobz: 'F' },
      ore: { mogrimur: ['gold', 'darkiron'], nobz: ['gold', 'darkiron', 'darkiron'] },
      totems: { S7: 'forge' },
      row: [KEY, BOOTS],
      discards: [['full-throttle']],
      flames: [false, false, false],
    })
    t.answer(0, 'ability:hex:0').answer(0, 'totem:totem-forge').untilAsked(0, 'act')
    t.answer(0, `power:${KEY}`)
    expect(litFlames(t)).toBe(1)
    t.answer(0, 'stop').answer(0, `forge:${BOOTS}`).untilAsked(0, 'act')
    expect([t.zone(Z.forged), litFlames(t)]).toEqual([[KEY, BOOTS], 0])
  })
  test('FF-26.DE.1 FF-27.10 born in flames in a round of the Eternal Forge: no lit Flame is turned', () => {
    const t = scene({
      teams: [['devorfu', 'nobz', 'molly'], ['granit']],
      hands: [['born-in-flames']],
      at: { devorfu: 'F' },
      ore: { devorfu: ['gold', 'darkiron'] },
      row: [KEY],
      flames: [true, true, false],
    })
      .set((s) => void (s.inForce = ['freeForge']))
      .begin()
    t.answer(0, `forge:${KEY}`).untilAsked(0, 'act')
    expect([t.zone(Z.forged), litFlames(t)]).toEqual([[KEY], 2])
  })
})

describe('Webs and totems', () => {
  test('FF-26.SI.1 FF-9.3 the Web on an ore that a Kobold steals is home at once, and can be used again', () => {
    const t = scene({
      teams: [['silkara', 'granit', 'nobz'], ['korgain']],
      hands: [['gluey-web']],
      at: { silkara: 'S13' },
      lying: { S13: ['draconite'] },
      deposits: { S13: 'deposit-I-5' },
    })
      .set((s) => {
        s.webs[0] = { on: 'ore', a: site('S13'), b: ore('draconite') }
        for (const i of [1, 2]) s.webs[i] = { on: 'adventurer', a: adv('korgain'), b: 0 }
      })
      .begin()
    expect(abilityBarred(t, 'gluey-web')).toEqual(['FF-26.SI.1'])
    t.answer(0, 'dig')
    expect([lyingAt(t.state, 'S13'), t.state.bag[2], t.state.webs[0]!.on]).toEqual([[3, 0, 0, 0], 2, 'hand'])
    expect(t.answer(0, 'ability:gluey-web:0').state.webs[0]).toEqual({ on: 'ore', a: site('S13'), b: ore('gold') })
  })
  test('FF-26.ML.2 FF-15.4 FF-6.8 Ancestral Lore does not make a webbed Molly travel', () => {
    const given = scene({ hands: [['ancestral-lore']], totems: { S7: 'travel' } })
    expect(abilityBarred(given.begin(), 'ancestral-lore')).toEqual([])
    const held = given.set((s) => void (s.webs[0] = { on: 'adventurer', a: adv('molly'), b: 0 })).begin()
    expect(abilityBarred(held, 'ancestral-lore')).toEqual(['FF-17.5'])
  })
  test('FF-27.1 FF-6.5 a full site is passed without the passenger', () => {
    const t = acting('all-aboard', {
      teams: [
        ['nobz', 'granit', 'molly'],
        ['korgain', 'silkara', 'mogrimur'],
      ],
      at: { korgain: 'S2', silkara: 'S2', mogrimur: 'S2' },
    })
    t.answer(0, 'move:S2').asked(0, 'act').answer(0, 'move:S1')
    expect([whereIs(t.state, 'nobz'), whereIs(t.state, 'granit')]).toEqual(['S1', 'E'])
  })
})

describe('others', () => {
  test('FF-27.9 FF-26.ML.1 in a Sanctuary For the Clan still has its allies act', () => {
    const t = scene({ hands: [['for-the-clan']], at: { molly: 'S5', granit: 'S7', korgain: 'S7', nobz: 'S12' } })
      .set((s) => void (s.inForce = ['sanctuary']))
      .begin()
    t.answer(0, 'ability:for-the-clan:0').answer(0, 'adventurer:granit').answer(0, 'move:S10')
    expect(whereIs(t.state, 'granit')).toBe('S10')
  })
  test('FF-26.GO.2 FF-14.5 Digestion of another player’s Treasure, then a power that takes the other one', () => {
    const t = acting('digestion', {
      teams: [['gobetou', 'nobz', 'molly'], ['korgain']],
      treasures: [[], ['treasure-1', 'treasure-3']],
      forged: [['treasurers-ring']],
    })
    t.roll('treasure', [0], [0]).answer(0, 'ability:digestion:0').answer(0, 'treasureOf:1')
    t.answer(0, 'power:treasurers-ring').answer(0, 'treasureOf:1')
    expect([t.zone(Z.treasures), t.zone(Z.treasures + 1), pool(t)]).toEqual([
      ['treasure-3'],
      [],
      symbolsOf('digestion', { wild: 1 }),
    ])
    expect(namedBy(t, 'power')).toEqual([])
  })
  test('FF-27.9 A-75 in a Sanctuary Digestion leaves the Treasures of another team alone, a power does not', () => {
    const t = scene({
      teams: [['gobetou', 'nobz', 'molly'], ['korgain']],
      hands: [['digestion']],
      treasures: [['treasure-2'], ['treasure-1']],
      forged: [['treasurers-ring']],
    })
      .set((s) => void (s.inForce = ['sanctuary']))
      .begin()
    t.answer(0, 'ability:digestion:0')
    expect(t.options(0)).toEqual(['card:treasure-2', 'reserve'])
    expect(t.answer(0, 'reserve').answer(0, 'power:treasurers-ring').options(0)).toEqual(['reserve', 'treasureOf:1'])
  })
})
