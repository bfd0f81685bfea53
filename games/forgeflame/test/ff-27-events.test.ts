/** What our own events do in detail. */
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, lines, litFlames, namedBy, type Playing } from './acting.ts'
import { abilityBarred, against } from './asking.ts'
import { atEvent } from './phases.ts'
import { loadOf, lyingAt, ROW, scene, type Scene, whereIs, Z } from './scene.ts'

afterEach(allDone)

/** A round in which what an event announced holds. */
const inRoundOf = (what: string, card: string, wanted: Scene = {}): Playing =>
  scene({ ...wanted, hands: [[card], ...(wanted.hands ?? []).slice(1)] })
    .set((s) => void (s.inForce = [what]))
    .begin()

describe('Sanctuary', () => {
  const HAVEN: Scene = {
    teams: [
      ['devorfu', 'mogrimur', 'nobz'],
      ['korgain', 'granit', 'molly'],
    ],
    at: { devorfu: 'F', mogrimur: 'F', nobz: 'F', korgain: 'F', molly: 'F' },
    ore: { nobz: ['gold'], molly: ['darkiron'], korgain: ['darkiron'] },
  }
  test('FF-27.9 no ability names an opponent', () => {
    for (const card of ['bone-shard', 'buffer-bash', 'slumber']) {
      expect(abilityBarred(inRoundOf('sanctuary', card, HAVEN), card)).toEqual(['FF-17.5'])
      expect(abilityBarred(acting(card, HAVEN), card)).toEqual([])
    }
  })
  test('FF-27.9 those that may name anybody name allies only', () => {
    const t = inRoundOf('sanctuary', 'full-throttle', HAVEN).answer(0, 'ability:full-throttle:0')
    expect(namedBy(t, 'adventurer')).toEqual(['mogrimur', 'devorfu'])
    const trade = { ...HAVEN, ore: { nobz: ['gold'], molly: ['darkiron'] } } as const
    expect(abilityBarred(inRoundOf('sanctuary', 'sleight-of-hand', trade), 'sleight-of-hand')).toEqual(['FF-17.5'])
  })
  test('FF-27.9 group effects pass opponents by', () => {
    const t = inRoundOf('sanctuary', 'horn-charge', HAVEN).answer(0, 'ability:horn-charge:0').asked(0, 'act')
    expect([loadOf(t.state, 'nobz'), loadOf(t.state, 'molly'), loadOf(t.state, 'korgain')]).toEqual([
      [0, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 1, 0, 0],
    ])
  })
  test('FF-27.9 Absorption is not played on an opponent’s card; on a partner’s it is', () => {
    const four: Scene = {
      seats: 4,
      teams: [
        ['granit', 'nobz'],
        ['gobetou', 'korgain'],
        ['molly', 'ogmul'],
        ['mogrimur', 'silkara'],
      ],
    }
    const hands = [['rumble'], ['absorption', 'engulf'], [], ['vigour']]
    inRoundOf('sanctuary', 'rumble', { ...four, hands })
      .asked(0, 'act')
      .notAsked(1)
    const partner = scene({ ...four, hands, turn: 3 }).set((s) => void (s.inForce = ['sanctuary']))
    expect(partner.begin().asked(1, 'absorption').options(1)).toEqual(['absorb:absorption', 'pass'])
    expect(
      acting('rumble', { ...four, hands })
        .asked(1, 'absorption')
        .options(1),
    ).toEqual(['absorb:absorption', 'pass'])
  })
  test('FF-27.9 Webs on artifacts and ore remain possible, on opponents not', () => {
    const weaver: Scene = {
      teams: [
        ['silkara', 'nobz', 'molly'],
        ['korgain', 'granit', 'mogrimur'],
      ],
      at: { silkara: 'S5', korgain: 'S5', nobz: 'S12', molly: 'S12' },
      lying: { S5: ['gold'] },
    }
    const barred = (card: string) => abilityBarred(inRoundOf('sanctuary', card, weaver), card)
    expect([barred('gluey-web'), barred('insulating-web'), barred('sticky-web')]).toEqual([[], [], ['FF-17.5']])
  })
})

describe('Eternal Forge', () => {
  const KEY = 'key-of-the-forge'
  const smith = (flames: readonly boolean[]): Scene => ({
    row: [KEY],
    at: { nobz: 'F' },
    ore: { nobz: ['gold', 'darkiron'] },
    flames,
  })
  test('FF-27.10 forging at the Forge needs no Flame, and turns none', () => {
    const none = inRoundOf('freeForge', 'full-throttle', smith([false, false, false])).answer(0, `forge:${KEY}`)
    expect([none.zone(Z.forged), litFlames(none)]).toEqual([[KEY], 0])
    const all = inRoundOf('freeForge', 'full-throttle', smith([true, true, true])).answer(0, `forge:${KEY}`)
    expect([all.zone(Z.forged), litFlames(all)]).toEqual([[KEY], 3])
  })
  test('FF-27.10 FF-19.11 in that round only', () => {
    expect(against(acting('full-throttle', smith([false, false, false])), `forge:${KEY}`)).toEqual(['FF-13.2'])
    const t = atEvent('eternal-forge', {
      ...smith([false, false, false]),
      hands: [['full-throttle'], ['vigour']],
    }).begin()
    expect([t.state.inForce, t.state.coming, litFlames(t)]).toEqual([['freeForge'], [], 2])
  })
})

describe('each player', () => {
  test('FF-27.11 Bared Vein: Gold on a numbered site with one of the player’s adventurers, or nothing', () => {
    const at = { korgain: 'S7', mogrimur: 'S12', silkara: 'F' }
    const t = atEvent('bared-vein', { at }).begin().asked(1, 'eventGold')
    expect(t.waitsFor(1).options(1).toSorted()).toEqual(['site:S12', 'site:S7'])
    t.answer(1, 'site:S7')
    expect([lyingAt(t.state, 'S7'), t.state.reserve[0]]).toEqual([[1, 0, 0, 0], 16])
    expect(lines(t, 'oreLaid')).toEqual(['oreLaid gold S7'])
  })
  test('FF-27.11 FF-19.9 both players in turn order, from the First Player', () => {
    const at = { korgain: 'S7', mogrimur: 'S12', nobz: 'S1', granit: 'S2' }
    const t = atEvent('bared-vein', { at, first: 1 }).begin().asked(1, 'eventGold').notAsked(0)
    t.answer(1, 'site:S12').asked(0, 'eventGold').answer(0, 'site:S1')
    expect([lyingAt(t.state, 'S12')[0], lyingAt(t.state, 'S1')[0]]).toEqual([1, 1])
  })
  test('FF-27.11 Old Galleries: one own adventurer through one passage, difficult without Flight, where there is room', () => {
    const at = { nobz: 'S5', korgain: 'S7', mogrimur: 'S7', silkara: 'S7', granit: 'S12', molly: 'S12' }
    const given = atEvent('old-galleries', { at, caveIns: ['S5-S8'], tokens: { S2: 'treasure' } })
    const t = given.begin().asked(0, 'eventMove')
    expect(
      namedBy(t, 'lead')
        .filter((word) => word.startsWith('nobz:'))
        .toSorted(),
    ).toEqual(['nobz:E', 'nobz:F', 'nobz:S2', 'nobz:S3'].toSorted())
    t.answer(0, 'lead:nobz:F').asked(1, 'eventMove')
    expect(whereIs(t.state, 'nobz')).toBe('F')
    const found = given.begin().answer(0, 'lead:nobz:S2')
    expect(found.zone(Z.treasures)).toHaveLength(1)
    const declined = given.begin().pass(0).pass(1)
    expect([whereIs(declined.state, 'nobz'), declined.goesOn().state.round]).toEqual(['S5', 2])
  })
  test('FF-27.6 FF-19.9 Inspiration: each player in turn may replace one artifact of the row', () => {
    const row = ['goldsmiths-cloak', 'black-hammer', 'scarlet-blade']
    const t = atEvent('inspiration', { row, first: 1 }).top(Z.artifactPile, ['deepglass', 'oath-chain']).begin()
    t.asked(1, 'eventRow').answer(1, 'card:black-hammer').asked(0, 'eventRow')
    expect(t.options(0)).toEqual(['card:goldsmiths-cloak', 'card:deepglass', 'card:scarlet-blade', 'pass'])
    t.answer(0, 'card:deepglass')
    expect(ROW.flatMap((slot) => t.zone(slot))).toEqual(['goldsmiths-cloak', 'oath-chain', 'scarlet-blade'])
    expect(t.zone(Z.artifactPile).slice(0, 2)).toEqual(['deepglass', 'black-hammer'])
  })
  const LOOT: Scene = { seats: 4, forged: [['deepglass'], [], ['oath-chain', 'black-hammer'], []] }
  const purses = (t: Playing) => [0, 1, 2, 3].map((seat) => t.zone(Z.treasures + seat).length)
  test('FF-27.12 Forgotten Loot compares players, not teams; all who tie for the fewest take one', () => {
    expect(purses(atEvent('forgotten-loot', LOOT).begin())).toEqual([0, 1, 0, 1])
    const partners = { ...LOOT, forged: [['deepglass'], ['black-hammer'], [], ['oath-chain']] }
    expect(purses(atEvent('forgotten-loot', partners).begin())).toEqual([0, 0, 1, 0])
  })
  test('FF-27.12 in turn order, while the reserve lasts', () => {
    const one = (first: number) =>
      purses(
        atEvent('forgotten-loot', { ...LOOT, first })
          .zone(Z.treasurePile, ['treasure-2'], Z.gone)
          .begin(),
      )
    expect([one(0), one(2)]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 0, 1],
    ])
  })
})
