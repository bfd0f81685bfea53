import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import type { O } from '../src/index.ts'
import type { Playing } from './acting.ts'
import { alone } from './alone.ts'
import { adv, forgeflame, lyingAt, ROW, SITES, Z } from './scene.ts'

afterEach(allDone)

const setUp = (options: Partial<O> = {}, seed = 1) =>
  fromSetup(forgeflame, { seats: 1, options: { recruitment: 'draft', soloDeck: 'choose', ...options }, seed })
const quick = (options: Partial<O> = {}, seed = 1) =>
  setUp({ recruitment: 'random', soloDeck: 'standard', ...options }, seed)
const TEAM = ['recruit:granit', 'recruit:mogrimur', 'recruit:nobz']
const five = (...cards: readonly string[]) => cards.map((card) => `include:${card}`)
const GRANITS = five('heavy-tread', 'stone-grip', 'hurl', 'titans-hurl', 'earthquake')
const MOGRIMURS = five('bone-shard', 'vigour', 'hex', 'slumber', 'dark-rite')
const NOBZS = five('full-throttle', 'all-aboard', 'tip-cart', 'mad-dash', 'sleight-of-hand')
const inOrder = (...names: readonly string[]) => names.map((name) => `station:${name}`)
const eventsIn = (t: Playing) => t.zone(Z.eventPile)
const koboldsOn = (t: Playing) => t.state.kobolds.map((kobold) => SITES[kobold.site])

describe('the team', () => {
  test('FF-25.1 three adventurers of choice, at the Entrance; neither two nor four', () => {
    const t = setUp().begin().asked(0, 'recruit')
    t.refuses(0, TEAM.slice(1))
    t.refuses(0, [...TEAM, 'recruit:korgain'])
    t.answer(0, TEAM)
    const team = t.state.adventurers.flatMap((one, i) => (one.seat === 0 ? [[i, SITES[one.site]]] : []))
    expect(team).toEqual([
      [adv('granit'), 'E'],
      [adv('mogrimur'), 'E'],
      [adv('nobz'), 'E'],
    ])
  })
  test('FF-25.2 five of the seven cards of each, basic and Advanced alike; the other six are out, no advanced area', () => {
    const t = setUp().begin().answer(0, TEAM).asked(0, 'deck')
    expect(t.options(0)).toHaveLength(7)
    t.refuses(0, GRANITS.slice(1), 'FF-25.2')
    t.refuses(0, [...GRANITS, 'include:rumble'], 'FF-25.2')
    t.refuses(0, [...GRANITS.slice(1), 'include:hex'])
    t.answer(0, GRANITS).answer(0, MOGRIMURS).answer(0, NOBZS)
    t.answer(0, inOrder('nobz', 'granit', 'mogrimur')).asked(0, 'card')
    const deck = [...GRANITS, ...MOGRIMURS, ...NOBZS].map((word) => word.slice('include:'.length))
    expect([...t.zone(Z.hand), ...t.zone(Z.draw)].toSorted()).toEqual(deck.toSorted())
    expect([Z.hand, Z.draw, Z.advanced, Z.advancedPile, Z.discard].map((zone) => t.zone(zone).length)).toEqual([
      5, 10, 0, 0, 0,
    ])
    for (const card of ['rumble', 'mountains-call', 'grave-hand', 'buffer-bash']) expect(t.where(card)).toBe('box')
  })
  test('FF-25.2 the fifteen are shuffled before five are drawn', () => {
    const hand = ['titans-hurl', 'hex', 'full-throttle', 'mad-dash', 'hurl']
    const t = quick().roll('recruit', [0], [0], [0]).shuffle(Z.draw, hand).begin()
    expect(t.answer(0, inOrder('granit', 'mogrimur', 'nobz')).zone(Z.hand)).toEqual(hand)
  })
  test('FF-25.3 left, centre and right, in any order of the player’s; nobody stands in two places', () => {
    const chosen = setUp().begin().answer(0, TEAM).answer(0, GRANITS).answer(0, MOGRIMURS).answer(0, NOBZS)
    chosen.asked(0, 'station').refuses(0, inOrder('granit', 'granit', 'nobz'))
    chosen.refuses(0, inOrder('granit', 'nobz'))
    chosen.answer(0, inOrder('nobz', 'granit', 'mogrimur'))
    expect(chosen.state.places).toEqual([adv('nobz'), adv('granit'), adv('mogrimur')])
    const other = setUp().begin().answer(0, TEAM).answer(0, GRANITS).answer(0, MOGRIMURS).answer(0, NOBZS)
    other.answer(0, inOrder('mogrimur', 'nobz', 'granit'))
    expect(other.state.places).toEqual([adv('mogrimur'), adv('nobz'), adv('granit')])
  })
})

describe('piles', () => {
  test('FF-25.4 eight events of ten, never Eternal Forge or Sanctuary; which two are missing nobody knows', () => {
    const met = new Set<string>()
    for (let seed = 1; seed <= 40; seed++) {
      const t = quick({}, seed).begin()
      expect(eventsIn(t)).toHaveLength(8)
      for (const event of eventsIn(t)) met.add(event)
      for (const viewer of [-1, 0]) expect(seenEvents(t, viewer)).toEqual([])
    }
    expect([met.size, met.has('eternal-forge'), met.has('sanctuary')]).toEqual([10, false, false])
  })
  test('FF-25.4 with company both are among the twelve', () => {
    const t = fromSetup(forgeflame, { seats: 2, options: { recruitment: 'random' } }).begin()
    expect(eventsIn(t)).toHaveLength(12)
    expect(eventsIn(t)).toEqual(expect.arrayContaining(['eternal-forge', 'sanctuary']))
  })
  test('FF-25.5 FF-1.10 eleven imps, shuffled, face down: only the back of the top one can be read', () => {
    const t = quick().shuffle(Z.impPile, ['short-fuse', 'trip-up']).begin()
    expect([t.zone(Z.impPile).length, t.sees(0, Z.impPile).filter((face) => face !== null)]).toEqual([11, []])
    expect(t.state.impSide).toBe(2)
    const company = fromSetup(forgeflame, { seats: 2, options: { recruitment: 'random' } }).begin()
    expect(company.zone(Z.impPile)).toEqual([])
  })
  test('FF-25.6 three objectives by chance, face up; the other three stay unseen', () => {
    const t = quick().shuffle(Z.objectivePile, ['convoy', 'strongroom', 'collector', 'cartographer']).begin()
    expect(t.sees(0, Z.objectives)).toEqual(['convoy', 'strongroom', 'collector'])
    expect(t.sees(0, Z.objectivePile)).toEqual([null, null, null])
  })
  test('FF-25.26 the Totem of Power is not among the totems', () => {
    const t = quick().begin()
    expect([t.zone(Z.totemPile).length, t.zone(Z.totemPile).includes('totem-power')]).toEqual([7, false])
    const company = fromSetup(forgeflame, { seats: 2, options: { recruitment: 'random' } }).begin()
    expect([company.zone(Z.totemPile).length, company.zone(Z.totemPile).includes('totem-power')]).toEqual([8, true])
  })
})

describe('the mine', () => {
  test('FF-25.7 two Flames at the Forge, one of them lit, and a lit one at the Entrance', () => {
    const flames = quick()
      .begin()
      .state.flames.map(({ site, lit }) => [SITES[site], lit])
    expect(flames).toEqual([
      ['F', true],
      ['F', false],
      ['E', true],
    ])
  })
  test('FF-25.8 all deposits of level I lie open: ores in full, Kobolds out, nothing stolen, tokens gone', () => {
    const faces = [5, 6, 1, 2, 3].map((n) => `deposit-I-${n}`)
    const t = quick()
      .shuffle(Z.depositsI, ['deposit-I-4', ...faces.toReversed()])
      .begin()
    expect(['S1', 'S2', 'S3', 'S4', 'S5'].map((name) => lyingAt(t.state, name))).toEqual([
      [3, 0, 0, 0],
      [2, 1, 0, 0],
      [3, 0, 0, 0],
      [2, 0, 0, 0],
      [2, 1, 0, 0],
    ])
    expect(koboldsOn(t)).toEqual(['S1', 'S2'])
    expect(t.state.bag).toEqual([3, 1, 1, 0])
    expect(t.state.reserve).toEqual([17 - 12, 19 - 2, 19, 0])
    const tokens = SITES.map((name, i) => [name, t.state.deposit[i]! >= 0] as const)
    expect(tokens.filter(([, lies]) => lies).map(([name]) => name)).toEqual(
      Array.from({ length: 10 }, (_, i) => `S${i + 6}`),
    )
    expect(t.zone(Z.gone).toSorted()).toEqual(faces.toSorted())
    expect(t.state.exploration.filter((token) => token >= 0)).toHaveLength(15)
  })
  test('FF-25.33 FF-23.2 Mithrül may be played alone: three aside, a Good find brings one', () => {
    expect(quick({ mithrul: true }).begin().state.reserve[3]).toBe(3)
    const t = alone({ options: { mithrul: true }, hands: [['full-throttle']], tokens: { S2: 'find' } }).begin()
    expect(lyingAt(t.answer(0, 'move:S2').state, 'S2')).toEqual([0, 0, 0, 1])
    expect(ROW.map((slot) => t.zone(slot).length)).toEqual([1, 1, 1, 0])
  })
})

/** Events that a viewer could name, wherever they lie. */
function seenEvents(t: Playing, viewer: number): string[] {
  const { state } = t.view(viewer)
  const names = new Set(forgeflame.content.events.map((event) => event.id))
  return state.faces.flatMap((face) => (names.has(forgeflame.faceKeys[face] ?? '') ? [forgeflame.faceKeys[face]!] : []))
}
