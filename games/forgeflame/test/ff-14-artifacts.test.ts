import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { setBonus } from '../src/steps/values.ts'
import { atRoundEnd, knowsToken, koboldsOn, litFlames, marksOf, poolOf, words } from './phases.ts'
import { adv, lyingAt, ROW, scene, whereIs, Z } from './scene.ts'

afterEach(allDone)

const collectionsOf = (forged: readonly string[]) =>
  atRoundEnd({ forged: [forged] })
    .begin()
    .over('won 0').state.scores[0]!.collections

describe('points and collections', () => {
  test('FF-14.1 each artifact has a price and points; five in each collection, seven in none; each power twice', () => {
    const { artifacts } = CONTENT
    const sizes = artifacts.map(({ cost }) => cost[0] + cost[1] + cost[2])
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([2, 5])
    const count = (values: readonly (string | undefined)[]) =>
      Object.fromEntries([...new Set(values)].map((v) => [v ?? 'none', values.filter((w) => w === v).length]))
    expect(count(artifacts.map((a) => a.collection))).toEqual({ gold: 5, darkiron: 5, draconite: 5, none: 7 })
    const powers = count(artifacts.map((a) => a.power))
    expect(Object.values(powers).toSorted((a, b) => a - b)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 6])
    expect(artifacts.reduce((sum, { vp }) => sum + vp, 0)).toBe(173)
  })
  test('FF-14.2 sets of 2, 3 and 4 give 3, 7 and 12, not their sum; more are split for the best', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(setBonus)).toEqual([0, 0, 3, 7, 12, 12, 15, 19, 24])
  })
  test('FF-14.2 in the score: three of a kind and one of another give 7, two and two give 3 each', () => {
    expect(collectionsOf(['black-hammer', 'pocket-anvil', 'wardens-axe', 'wyrm-heart'])).toBe(7)
    expect(collectionsOf(['black-hammer', 'pocket-anvil', 'scale-shield', 'wyrm-heart'])).toBe(6)
    expect(collectionsOf(['black-hammer', 'pocket-anvil', 'wardens-axe', 'oath-chain'])).toBe(12)
  })
  test('FF-14.12 P8 joins the collection that pays best', () => {
    const pairs = ['goldsmiths-cloak', 'miner-kings-chalice', 'black-hammer', 'shadow-hauberk']
    expect(collectionsOf(pairs)).toBe(6)
    expect(collectionsOf([...pairs, 'mask-of-many-facets'])).toBe(10)
    expect(collectionsOf([...pairs, 'mask-of-many-facets', 'forge-mages-prism'])).toBe(15)
    expect(collectionsOf(['mask-of-many-facets', 'forge-mages-prism', 'boots-of-the-winds', 'deepglass'])).toBe(3)
  })
  test('FF-14.12 P8 is never used up', () => {
    const t = scene({ hands: [['rumble']], forged: [['mask-of-many-facets']] }).begin()
    t.blocks(0, 'power:mask-of-many-facets', 'FF-14.12').refuses(0, 'power:mask-of-many-facets', 'FF-14.12')
    expect(t.state.exhausted).toEqual([])
  })
})

describe('powers', () => {
  test('FF-14.3 FF-14.9 P5 lights a Flame, once a game; the card is tilted and still scores', () => {
    const t = scene({
      hands: [['rumble', 'hurl'], ['bone-shard']],
      forged: [['key-of-the-forge'], []],
      flames: [true, false, false],
    }).begin()
    t.answer(0, 'play:rumble').answer(0, 'power:key-of-the-forge').logged('power', [0, 'key-of-the-forge'])
    expect(litFlames(t)).toBe(2)
    expect(poolOf(t)).toEqual([1, 1, 1, 0, 0])
    t.blocks(0, 'power:key-of-the-forge', 'FF-14.3').refuses(0, 'power:key-of-the-forge', 'FF-14.3')
    t.answer(0, 'stop').asked(1, 'act').answer(1, 'stop').asked(0, 'act')
    t.blocks(0, 'power:key-of-the-forge', 'FF-14.3')
    expect(t.zone(Z.forged)).toEqual(['key-of-the-forge'])
  })
  test('FF-14.3 a tilted artifact scores as before', () => {
    const four = ['key-of-the-forge', 'boots-of-the-winds', 'deepglass', 'amulet-of-renewal']
    const t = atRoundEnd({ forged: [four] })
      .set((s, card) => void (s.exhausted = four.map((name) => card(name))))
      .begin()
    expect(t.state.scores[0]!.artifacts).toBe(4 + 7 + 12 + 8)
  })
  test('FF-14.3 nobody uses a power on the turn of another', () => {
    const t = scene({
      hands: [['rumble'], ['bone-shard']],
      forged: [['key-of-the-forge'], []],
      flames: [true, false, false],
    }).begin()
    t.offers(0, 'power:key-of-the-forge').answer(0, 'stop').asked(1, 'act').lacks(1, 'power:key-of-the-forge')
    t.refuses(1, 'power:key-of-the-forge')
    t.refuses(0, 'power:key-of-the-forge')
    expect(litFlames(t)).toBe(1)
  })
  test('FF-14.9 P5 with every Flame lit is not on offer', () => {
    const t = scene({ hands: [['rumble']], forged: [['key-of-the-forge']], flames: [true, true, true] }).begin()
    t.blocks(0, 'power:key-of-the-forge', 'FF-15.4')
    expect(t.options(0)).not.toContain('power:key-of-the-forge')
  })
  test('FF-14.4 FF-14.10 forged and used in the same turn: the Boots carry Granit over a difficult passage', () => {
    const t = scene({
      hands: [['heavy-tread']],
      ore: { granit: ['gold', 'darkiron', 'darkiron'] },
      row: ['boots-of-the-winds'],
    }).begin()
    t.refuses(0, 'move:S5', 'FF-6.2')
    t.answer(0, 'forge:boots-of-the-winds').answer(0, 'spend:dig')
    expect(t.zone(Z.forged)).toEqual(['boots-of-the-winds'])
    expect(t.zone(ROW[0])).not.toEqual(['boots-of-the-winds'])
    t.answer(0, 'power:boots-of-the-winds').answer(0, 'move:S5')
    expect(whereIs(t.state, 'granit')).toBe('S5')
  })
  test('FF-14.5 P1 takes a Treasure of the reserve, or one of another player blind', () => {
    const ring = {
      seats: 3,
      hands: [['rumble'], [], []],
      forged: [['treasurers-ring'], [], []],
      treasures: [['treasure-1'], ['treasure-3', 'treasure-2'], []],
    }
    const t = scene(ring).roll('treasure', [1]).begin()
    t.answer(0, 'power:treasurers-ring').asked(0, 'powerTreasure').offersExactly(0, ['reserve', 'treasureOf:1'])
    t.answer(0, 'treasureOf:1')
    expect([t.zone(Z.treasures), t.zone(Z.treasures + 1)]).toEqual([['treasure-1', 'treasure-2'], ['treasure-3']])
    expect(t.sees(0, Z.treasures)).toEqual(['treasure-1', 'treasure-2'])
    expect(t.sees(2, Z.treasures)).toEqual([null, null])
    const other = scene(ring).begin().answer(0, 'power:treasurers-ring')
    const left = other.state.zones[Z.treasurePile]!.length
    other.answer(0, 'reserve')
    expect(other.state.zones[Z.treasurePile]!.length).toBe(left - 1)
    expect(other.zone(Z.treasures).length).toBe(2)
  })
  test('FF-14.5 P1 with no Treasure anywhere else is not on offer', () => {
    const t = scene({ hands: [['rumble']], forged: [['treasurers-ring']] })
      .zone(Z.treasurePile, [], Z.gone)
      .begin()
    t.blocks(0, 'power:treasurers-ring', 'FF-15.4')
    expect(t.options(0)).not.toContain('power:treasurers-ring')
  })
  test('FF-14.6 P2 frees any one adventurer, however far, of both marks', () => {
    const t = scene({ hands: [['rumble']], forged: [['oath-chain']], at: { mogrimur: 'S15' } })
      .set((s) => {
        Object.assign(s.adventurers[adv('mogrimur')]!, { stun: true, slow: true })
        s.adventurers[adv('nobz')]!.slow = true
      })
      .begin()
    t.answer(0, 'power:oath-chain').asked(0, 'powerHeal')
    t.offersExactly(0, ['adventurer:mogrimur', 'adventurer:nobz']).answer(0, 'adventurer:mogrimur')
    expect(marksOf(t, 'mogrimur')).toEqual({ stun: false, slow: false })
    expect(marksOf(t, 'nobz').slow).toBe(true)
    scene({ hands: [['rumble']], forged: [['oath-chain']] })
      .begin()
      .blocks(0, 'power:oath-chain', 'FF-15.4')
  })
  test('FF-14.7 P3 removes a Kobold of an adjacent site, over a difficult passage too, never of the own one', () => {
    const axe = {
      hands: [['rumble']],
      forged: [['wardens-axe']],
      at: { granit: 'S5' },
      kobolds: ['S5', 'S7', 'F', 'S10'],
    }
    const t = scene(axe).begin().answer(0, 'power:wardens-axe')
    t.asked(0, 'powerKobold').offersExactly(0, ['kobold:1', 'kobold:2']).answer(0, 'kobold:2')
    expect(koboldsOn(t)).toEqual(['S5', 'S7', 'S10'])
    const cut = scene({ ...axe, caveIns: ['S5-S7'] }).begin()
    cut.answer(0, 'power:wardens-axe')
    expect(koboldsOn(cut)).toEqual(['S5', 'S7', 'S10'])
    scene({ ...axe, kobolds: ['S5', 'S10'] })
      .begin()
      .blocks(0, 'power:wardens-axe', 'FF-15.4')
  })
  test('FF-14.8 P4 shows one or two Exploration tokens to that player alone', () => {
    const glass = {
      hands: [['rumble']],
      forged: [['deepglass']],
      tokens: { S1: 'treasure', S2: 'trap', S15: 'find' },
    }
    const t = scene(glass).begin().answer(0, 'power:deepglass').asked(0, 'powerScout')
    expect(words(t, 0, 'site')).toEqual(['S1', 'S2', 'S15'])
    t.refuses(0, ['site:S1', 'site:S2', 'site:S15'])
    t.refuses(0, [])
    t.answer(0, ['site:S1', 'site:S15'])
    expect(['S1', 'S2', 'S15'].map((at) => knowsToken(t, 0, at))).toEqual([true, false, true])
    expect(['S1', 'S2', 'S15'].map((at) => knowsToken(t, 1, at))).toEqual([false, false, false])
    const one = scene(glass).begin().answer(0, 'power:deepglass').answer(0, ['site:S2'])
    expect(knowsToken(one, 0, 'S2')).toBe(true)
  })
  test('FF-14.10 P6 is Flight for the active adventurer, stunned or beside a Kobold, gone with the turn', () => {
    const t = scene({
      hands: [['rumble', 'hurl'], ['bone-shard']],
      forged: [['boots-of-the-winds'], []],
      at: { granit: 'S5' },
      kobolds: ['S5'],
    })
      .set((s) => void (s.adventurers[adv('granit')]!.stun = true))
      .begin()
    t.answer(0, 'play:rumble').blocks(0, 'move:F', 'FF-6.2')
    t.answer(0, 'power:boots-of-the-winds').offers(0, ['move:F', 'move:E'])
    t.answer(0, 'stop').answer(1, 'stop').asked(0, 'act').blocks(0, 'move:F', 'FF-6.2')
    expect(words(t, 0, 'move')).not.toContain('F')
  })
  test('FF-14.11 P7 is Stealth: the Kobold no longer restricts', () => {
    const t = scene({
      hands: [['rumble']],
      forged: [['shadow-hauberk']],
      at: { granit: 'S8' },
      kobolds: ['S8'],
      lying: { S8: ['gold'] },
    }).begin()
    t.refuses(0, 'pick:gold:none', 'FF-12.2')
    t.answer(0, 'power:shadow-hauberk').answer(0, 'pick:gold:none')
    expect(lyingAt(t.state, 'S8')).toEqual([0, 0, 0, 0])
    t.blocks(0, 'power:shadow-hauberk', 'FF-14.3')
  })
})
