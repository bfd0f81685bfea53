import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, koboldSites, left, lines, namedBy, type Playing, pool } from './acting.ts'
import { loadOf, type Scene, scene, Z } from './scene.ts'

afterEach(allDone)

/** The tokens by their place in a full bag. */
const [SUCCESS, SUCCESS_ORE, SUCCESS_ORE_OR_TREASURE, FAILURE, FAILURE_ORE] = [0, 1, 2, 3, 4]
/** Granit fights at S8, alone unless said otherwise; the draws are places in what is left in the bag. */
function fight(draws: readonly number[], wanted: Scene = {}, ...ores: readonly number[]): Playing {
  const t = scene({ kobolds: ['S8'], hands: [['hurl']], ...wanted, at: { granit: 'S8', ...wanted.at } })
  t.roll('kobold token', ...draws.map((at) => [at]))
  if (ores.length > 0) t.roll('ore of the bag', ...ores.map((at) => [at]))
  return t.begin().answer(0, 'fight:0')
}

describe('the draw', () => {
  test('FF-11.1 a Fight needs a Kobold on the site', () => {
    expect(acting('hurl', { at: { granit: 'S8' }, kobolds: ['S5'] }).refusal(0, 'fight:0', 'FF-11.1')).toHaveLength(1)
    left({ move: 1, dig: 1, pick: 1 }, 'hurl', { at: { granit: 'S8' }, kobolds: ['S8'] }).refuses(
      0,
      'fight:0',
      'FF-5.1',
    )
  })
  test('FF-11.1 of several one is fought', () => {
    const t = fight([SUCCESS], { kobolds: ['S8', 'S5', 'S8'] })
    expect(koboldSites(t)).toEqual(['S5', 'S8'])
  })
  test('FF-11.2 one token alone, opponents do not count', () => {
    const t = fight([FAILURE], { at: { mogrimur: 'S8', korgain: 'S8' } }).asked(0, 'act')
    expect(lines(t, 'drewToken')).toHaveLength(1)
  })
  test('FF-11.2 FF-11.3 one more for each ally on the site, none twice', () => {
    const t = fight([FAILURE_ORE, FAILURE, SUCCESS], { at: { nobz: 'S8', molly: 'S8' } }).asked(0, 'token', 'FF-11.3')
    expect(namedBy(t, 'token')).toEqual(['failureOre', 'failure', 'success'])
    const again = fight([SUCCESS, SUCCESS, SUCCESS], { at: { nobz: 'S8', molly: 'S8' } })
    expect(namedBy(again, 'token')).toEqual(['success', 'successOre', 'successOreOrTreasure'])
  })
  test('FF-11.2 allies elsewhere do not help, a partner’s adventurer does', () => {
    const apart = fight([FAILURE], { at: { nobz: 'S5', molly: 'E' } }).asked(0, 'act')
    expect(lines(apart, 'drewToken')).toHaveLength(1)
    const partner = fight([FAILURE, SUCCESS], { seats: 4, at: { molly: 'S8', mogrimur: 'S8' } }).asked(0, 'token')
    expect(lines(partner, 'drewToken')).toHaveLength(2)
  })
  test('FF-11.3 exactly one of the tokens shown takes effect', () => {
    const t = fight([FAILURE, SUCCESS], { at: { nobz: 'S8' } })
    t.refuses(0, 'pass', 'FF-11.3')
    t.refuses(0, 'token:successOre', 'FF-11.3')
    expect(lines(t, 'drewToken')).toHaveLength(2)
    t.answer(0, 'token:failure')
    expect(koboldSites(t)).toEqual(['S8'])
    const better = fight([FAILURE, SUCCESS], { at: { nobz: 'S8' } }).answer(0, 'token:success')
    expect(koboldSites(better)).toEqual([])
  })
  test('FF-11.4 all tokens go back: the same can be drawn again', () => {
    const t = left({ fight: 2 }, 'hurl', { at: { granit: 'S8' }, kobolds: ['S8', 'S8'] })
    t.roll('kobold token', [SUCCESS], [SUCCESS]).answer(0, 'fight:0').answer(0, 'fight:0')
    expect(koboldSites(t)).toEqual([])
    expect(lines(t, 'drewToken')).toEqual(['drewToken success', 'drewToken success'])
  })
  test('FF-11.5 tokens and ores are drawn apart from each other', () => {
    const none = fight([SUCCESS_ORE], { bag: [] }).asked(0, 'act')
    expect(loadOf(none.state, 'granit')).toEqual([0, 0, 0, 0])
    const many = fight([SUCCESS_ORE], { bag: new Array<'gold'>(20).fill('gold') }, 19)
    expect(many.luck()).toEqual(['kobold token 1', 'ore of the bag 19'])
    expect(loadOf(many.state, 'granit')).toEqual([1, 0, 0, 0])
  })
})

describe('the tokens', () => {
  test('FF-11.6 K1 removes the Kobold and does no more', () => {
    const t = fight([SUCCESS], { ore: { granit: ['gold'] } }).asked(0, 'act')
    expect(koboldSites(t)).toEqual([])
    expect(loadOf(t.state, 'granit')).toEqual([1, 0, 0, 0])
    expect(t.state.bag).toEqual([3, 1, 1, 0])
    expect(pool(t)).toEqual([1, 1, 0, 0, 0])
  })
  test('FF-11.7 K2 also brings a random ore of the bag onto the fighter', () => {
    for (const [at, ore] of [
      [0, [1, 0, 0, 0]],
      [2, [1, 0, 0, 0]],
      [3, [0, 1, 0, 0]],
      [4, [0, 0, 1, 0]],
    ] as const) {
      const t = fight([SUCCESS_ORE], {}, at)
      expect(koboldSites(t)).toEqual([])
      expect(loadOf(t.state, 'granit')).toEqual(ore)
      expect(t.state.bag).toEqual([3, 1, 1, 0].map((n, kind) => n - ore[kind]!))
    }
  })
  test('FF-11.8 K3 brings an ore or a Treasure, not both', () => {
    const spoils = (...ores: readonly number[]) =>
      fight([SUCCESS_ORE_OR_TREASURE], {}, ...ores)
        .asked(0, 'spoils', 'FF-11.8')
        .offersExactly(0, ['bag', 'reserve'])
    const ore = spoils(4).answer(0, 'bag')
    expect(loadOf(ore.state, 'granit')).toEqual([0, 0, 1, 0])
    expect(ore.zone(Z.treasures)).toEqual([])
    const treasure = spoils().answer(0, 'reserve').asked(0, 'act')
    expect(treasure.zone(Z.treasures)).toHaveLength(1)
    expect(treasure.state.bag).toEqual([3, 1, 1, 0])
    expect(koboldSites(treasure)).toEqual([])
  })
  test('FF-11.8 FF-11.11 with nothing in the bag there is only the Treasure', () => {
    const t = fight([SUCCESS_ORE_OR_TREASURE], { bag: [] }).asked(0, 'act')
    expect(t.zone(Z.treasures)).toHaveLength(1)
    const all = [...new Array<string>(4).fill('treasure-1'), ...new Array<string>(5).fill('treasure-2')]
    all.push('treasure-3', 'treasure-3', 'treasure-3')
    const neither = fight([SUCCESS_ORE_OR_TREASURE], { bag: [], treasures: [[], all] }).asked(0, 'act')
    expect(neither.zone(Z.treasures)).toEqual([])
    expect(koboldSites(neither)).toEqual([])
  })
  test('FF-11.9 K4 changes nothing but the symbol is spent', () => {
    const t = fight([FAILURE], { ore: { granit: ['gold'] } }).asked(0, 'act')
    expect(koboldSites(t)).toEqual(['S8'])
    expect(loadOf(t.state, 'granit')).toEqual([1, 0, 0, 0])
    t.refuses(0, 'fight:0', 'FF-5.1')
  })
  test('FF-11.10 K5 costs one carried ore, chosen by its player', () => {
    const t = fight([FAILURE_ORE], { ore: { granit: ['gold', 'draconite'], nobz: ['darkiron'] } })
    t.asked(0, 'loseOre', 'FF-11.10')
    expect(namedBy(t, 'ore')).toEqual(['gold', 'draconite'])
    t.answer(0, 'ore:gold')
    expect(loadOf(t.state, 'granit')).toEqual([0, 0, 1, 0])
    expect(t.state.bag).toEqual([4, 1, 1, 0])
    expect(koboldSites(t)).toEqual(['S8'])
    const empty = fight([FAILURE_ORE], { lying: { S8: ['gold'] } }).asked(0, 'act')
    expect(empty.state.bag).toEqual([3, 1, 1, 0])
  })
  test('FF-11.11 a bag without ore gives none, and a removed figure can be placed again', () => {
    const t = fight([SUCCESS_ORE], { bag: [], kobolds: ['S8', 'S1', 'S2', 'S3', 'S4', 'S6'] }).asked(0, 'act')
    expect(loadOf(t.state, 'granit')).toEqual([0, 0, 0, 0])
    expect(t.state.kobolds).toHaveLength(5)
    const back = scene({
      at: { granit: 'S8' },
      hands: [['hurl']],
      kobolds: ['S8', 'S1', 'S2', 'S3', 'S4', 'S6'],
      deposits: { S8: 'deposit-II-5' },
    })
      .roll('kobold token', [SUCCESS])
      .begin()
    back.answer(0, 'fight:0').answer(0, 'dig').goesOn()
    expect(back.state.kobolds).toHaveLength(6)
  })
})
