import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { LEVEL } from '../src/board.ts'
import type { O } from '../src/index.ts'
import { asKind } from '../src/printed.ts'
import { printed } from '../src/state.ts'
import type { Playing } from './acting.ts'
import { forgeflame, ROW, SITES, scene, Z } from './scene.ts'

afterEach(allDone)

const setUp = (seats: number, options: Partial<O> = {}) =>
  fromSetup(forgeflame, { seats, options: { recruitment: 'random', firstPlayer: 0, ...options } })
const recruited = (t: Playing) => t.state.adventurers.flatMap((one, i) => (one.seat >= 0 ? [[one.seat, i]] : []))
const backs = (n: number) => new Array<null>(n).fill(null)
const everybody = [-1, 0, 1]

describe('players and teams', () => {
  test('FF-2.1 the First Player is drawn by lot', () => {
    for (const seat of [0, 1, 2]) {
      const t = setUp(3, { firstPlayer: -1 }).roll('first player', [seat]).begin()
      expect(t.state.first).toBe(seat)
      t.asked(seat, 'card').logged('round', [1, seat])
    }
  })
  test('FF-2.1 unless the table names one', () => {
    const t = setUp(2, { firstPlayer: 1 }).begin().asked(1, 'card')
    expect(t.luck().filter((line) => line.startsWith('first player'))).toEqual([])
    expect(() => setUp(2, { firstPlayer: 2 }).begin()).toThrow(/FF-2\.1|noSuchFirstPlayer/)
  })
  test('FF-2.3 three adventurers for each of two or three players, none in two teams', () => {
    for (const seats of [2, 3]) {
      const teams = recruited(setUp(seats).begin())
      expect(teams).toHaveLength(3 * seats)
      for (let seat = 0; seat < seats; seat++) expect(teams.filter(([owner]) => owner === seat)).toHaveLength(3)
    }
  })
  test('FF-2.4 everybody starts at the Entrance with nothing', () => {
    const t = setUp(3).begin()
    const inPlay = t.state.adventurers.filter((one) => one.seat >= 0)
    expect(inPlay.map((one) => SITES[one.site])).toEqual(new Array(9).fill('E'))
    expect(inPlay.filter((one) => one.stun || one.slow || one.ore.some((n) => n > 0))).toEqual([])
  })
})

describe('cards', () => {
  test('FF-2.5 nine Advanced cards each: seven hidden, two open', () => {
    const t = setUp(2).begin()
    for (const seat of [0, 1]) {
      for (const viewer of everybody) {
        expect(t.sees(viewer, Z.advancedPile + seat)).toEqual(backs(7))
        expect(t.sees(viewer, Z.advanced + seat).filter((face) => face === null)).toEqual([])
      }
      expect(t.zone(Z.advanced + seat)).toHaveLength(2)
      const cards = [...t.zone(Z.advancedPile + seat), ...t.zone(Z.advanced + seat)]
      expect(new Set(cards.map((id) => tierOf(id)))).toEqual(new Set(['advanced']))
    }
    expect(t.luck().filter((line) => line.startsWith('shuffle advancedPile'))).toHaveLength(2)
  })
  test('FF-2.5 the two that the shuffle brings to the top are turned up', () => {
    const t = setUp(2, ONE_TWO_THREE)
      .roll('recruit', ...FIRST_THREE)
      .shuffle(Z.advancedPile, ['hex', 'earthquake'])
      .begin()
    expect(t.zone(Z.advanced)).toEqual(['hex', 'earthquake'])
  })
  test('FF-2.6 twelve basic cards of the own adventurers: five in hand, seven to draw', () => {
    const t = setUp(2).begin()
    for (const seat of [0, 1]) {
      expect([t.zone(Z.hand + seat).length, t.zone(Z.draw + seat).length]).toEqual([5, 7])
      const cards = [...t.zone(Z.hand + seat), ...t.zone(Z.draw + seat)]
      expect(new Set(cards.map((id) => tierOf(id)))).toEqual(new Set(['basic']))
      const own = t.state.adventurers.flatMap((one, i) =>
        one.seat === seat ? [forgeflame.content.adventurers[i]!.id] : [],
      )
      expect(new Set(cards.map((id) => ownerOf(id)))).toEqual(new Set(own))
    }
  })
  test('FF-2.6 the hand is the top of the shuffled pile', () => {
    const top = ['hurl', 'vigour', 'tip-cart', 'rumble', 'bone-shard']
    const t = setUp(2, ONE_TWO_THREE)
      .roll('recruit', ...FIRST_THREE)
      .shuffle(Z.draw, top)
      .begin()
    expect(t.zone(Z.hand).toSorted()).toEqual(top.toSorted())
  })
  test('FF-2.7 a row of three, nineteen hidden', () => {
    const t = setUp(2).shuffle(Z.artifactPile, ['deepglass', 'wyrm-heart', 'black-hammer']).begin()
    expect(ROW.map((slot) => t.zone(slot))).toEqual([['deepglass'], ['wyrm-heart'], ['black-hammer'], []])
    for (const viewer of everybody) {
      expect(t.sees(viewer, Z.artifactPile)).toEqual(backs(19))
      expect(t.sees(viewer, ROW[0])).toEqual(['deepglass'])
    }
  })
  test('FF-2.8 twelve events, shuffled and hidden', () => {
    const t = setUp(2).shuffle(Z.eventPile, ['plunder', 'sanctuary']).begin()
    expect(t.zone(Z.eventPile).slice(-2)).toEqual(['sanctuary', 'plunder'])
    for (const viewer of everybody) expect(t.sees(viewer, Z.eventPile)).toEqual(backs(12))
  })
})

describe('the mine', () => {
  test('FF-2.9 three Flames on the Forge, one of them lit', () => {
    const t = setUp(3).begin()
    expect(t.state.flames.map(({ site, lit }) => [SITES[site], lit])).toEqual([
      ['F', true],
      ['F', false],
      ['F', false],
    ])
  })
  test('FF-2.10 a Deposit token of its level on every numbered site, three left out unseen', () => {
    const t = setUp(2).begin()
    const levels = t.state.deposit.map((token) =>
      token < 0 ? null : asKind(printed(t.match.table, token), 'deposit').card.level,
    )
    expect(levels).toEqual(LEVEL.map((level) => (level === 'entrance' || level === 'forge' ? null : level)))
    const lying = new Set(t.state.deposit.filter((token) => token >= 0))
    expect(lying.size).toBe(15)
    const piles = [Z.depositsI, Z.depositsII, Z.depositsIII]
    expect(piles.map((pile) => t.state.zones[pile]!.filter((token) => !lying.has(token)).length)).toEqual([1, 1, 1])
    for (const viewer of everybody)
      expect(piles.map((pile) => t.sees(viewer, pile))).toEqual([backs(6), backs(7), backs(5)])
    for (const name of ['depositsI', 'depositsII', 'depositsIII']) expect(shuffles(t)).toContain(name)
  })
  test('FF-2.11 one hidden Exploration token on every numbered site, none at Entrance and Forge', () => {
    const t = setUp(2).begin()
    expect(t.state.exploration.map((token) => token >= 0)).toEqual(SITES.map((name) => name !== 'E' && name !== 'F'))
    expect(new Set(t.state.exploration).size).toBe(16)
    for (const viewer of everybody) expect(t.sees(viewer, Z.explorations)).toEqual(backs(15))
    const kinds = Map.groupBy(t.zone(Z.explorations), (key) => key)
    expect(Object.fromEntries([...kinds].map(([key, tokens]) => [key, tokens.length]))).toEqual({
      'token-treasure': 3,
      'token-rekindle': 2,
      'token-encounter': 2,
      'token-trap': 2,
      'token-totem': 3,
      'token-find': 3,
    })
    expect(shuffles(t)).toContain('explorations')
  })
  test('FF-2.12 the bag holds three Gold, one Darkiron, one Draconite and five tokens', () => {
    expect(setUp(2).begin().state.bag).toEqual([3, 1, 1, 0])
    const tokens = scene({
      seats: 4,
      at: { granit: 'F', nobz: 'F', molly: 'F', ogmul: 'F' },
      kobolds: ['F'],
      hands: [['hurl']],
    })
      .roll('kobold token', [4], [3], [2], [1])
      .begin()
    tokens.answer(0, 'fight:0')
    tokens.offersExactly(0, ['token:failureOre', 'token:failure', 'token:successOreOrTreasure', 'token:successOre'])
  })
  test('FF-2.13 the reserve', () => {
    const t = setUp(2).begin()
    expect(t.state.reserve).toEqual([17, 19, 19, 0])
    expect(t.state.kobolds).toEqual([])
    for (const viewer of everybody) {
      expect(t.sees(viewer, Z.treasurePile)).toEqual(backs(12))
      expect(t.sees(viewer, Z.totemPile)).toEqual(backs(8))
    }
    expect(shuffles(t)).toEqual(expect.arrayContaining(['treasurePile', 'totemPile']))
  })
  test('FF-2.14 Batteries uncharged, Potions empty, Webs at hand', () => {
    const t = setUp(3).begin()
    expect(t.state.batteries).toBe(0)
    expect(t.state.potions).toEqual(['empty', 'empty', 'empty'])
    expect(t.state.webs.map((web) => web.on)).toEqual(['hand', 'hand', 'hand'])
  })
  test('FF-2.14 they serve whoever controls the adventurer, and nobody without it', () => {
    const teams = (mine: string) => [
      [mine, 'granit', 'nobz'],
      ['mogrimur', 'korgain', mine === 'ogmul' ? 'molly' : 'ogmul'],
    ]
    const play = (mine: string, potions: 'full' | 'empty') =>
      scene({ teams: teams(mine), hands: [['rumble']] })
        .set((s) => void (s.potions[0] = potions))
        .begin()
    const asked = (t: Playing) => t.match.askOf(0)!.def.name
    expect(asked(play('ogmul', 'full'))).toBe('potion')
    expect(asked(play('ogmul', 'empty'))).toBe('act')
    expect(asked(play('molly', 'full'))).toBe('act')
    const nobody = scene({ hands: [['rumble']] })
      .set((s) => void (s.potions[0] = 'full'))
      .begin()
    expect(asked(nobody)).toBe('act')
  })
})

const cardOf = (id: string) => forgeflame.content.cards.find((card) => card.id === id)!
const tierOf = (id: string) => cardOf(id).tier
const ownerOf = (id: string) => cardOf(id).adventurer
const shuffles = (t: Playing) => t.luck().flatMap((line) => (line.startsWith('shuffle ') ? [line.split(' ')[1]!] : []))
/** Seat 0 is dealt Granit, Mogrimur and Nobz. */
const ONE_TWO_THREE: Partial<O> = { firstPlayer: 0 }
const FIRST_THREE = [[0], [7], [0], [5], [0], [3]] as const
