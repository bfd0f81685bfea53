import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { atRoundEnd, litFlames, poolOf, turnOwners, words } from './phases.ts'
import { adv, forgeflame, loadOf, ROW, scene, type Scene, Z } from './scene.ts'

afterEach(allDone)

const pairs: Scene = {
  seats: 4,
  teams: [
    ['granit', 'molly'],
    ['mogrimur', 'korgain'],
    ['nobz', 'ogmul'],
    ['flyna', 'silkara'],
  ],
}

describe('two against two', () => {
  test('FF-22.1 FF-1.3 partners sit opposite, teams take turns in turn, everybody has two adventurers', () => {
    const t = scene(pairs).begin()
    expect(turnOwners(t, 6)).toEqual([0, 1, 2, 3, 0, 1])
    const seen = scene({ ...pairs, hands: [['rumble']], ore: { granit: ['gold'] } }).begin()
    expect(words(seen, 0, 'give')).toEqual(['nobz:gold', 'molly:gold', 'ogmul:gold'])
    const start = fromSetup(forgeflame, { seats: 4, options: { recruitment: 'random', firstPlayer: 0 } }).begin()
    const seats = start.state.adventurers.map((a) => a.seat)
    expect([0, 1, 2, 3].map((seat) => seats.filter((s) => s === seat).length)).toEqual([2, 2, 2, 2])
  })
  test('FF-22.4 four artifacts, two Flames lit, eight cards of which five in hand, six Advanced ones with two up', () => {
    const t = fromSetup(forgeflame, { seats: 4, options: { recruitment: 'random', firstPlayer: 0 } }).begin()
    expect(ROW.map((slot) => t.zone(slot).length)).toEqual([1, 1, 1, 1])
    expect([t.zone(Z.artifactPile).length, litFlames(t), t.state.flames.length]).toEqual([18, 2, 3])
    for (const seat of [0, 1, 2, 3])
      expect([Z.hand, Z.draw, Z.advanced, Z.advancedPile].map((zone) => t.zone(zone + seat).length)).toEqual([
        5, 3, 2, 4,
      ])
  })
  test('FF-22.2 FF-11.2 the partner’s adventurer counts in a fight, an opponent does not', () => {
    const t = scene({ ...pairs, hands: [['hurl']], at: { granit: 'S8', nobz: 'S8', mogrimur: 'S8' }, kobolds: ['S8'] })
      .roll('kobold token', [3], [0])
      .begin()
    t.answer(0, 'fight:0').asked(0, 'token')
    expect(t.options(0)).toEqual(['token:failure', 'token:success'])
  })
  test('FF-22.2 FF-13.4 FF-13.6 FF-22.8 the partner’s ore pays unasked; the artifact is the forging player’s', () => {
    const t = scene({
      ...pairs,
      hands: [['rumble']],
      ore: { granit: ['gold'], nobz: ['darkiron'], mogrimur: ['darkiron'] },
      row: ['key-of-the-forge'],
    }).begin()
    t.answer(0, 'forge:key-of-the-forge').answer(0, 'spend:move').asked(0, 'act')
    expect([t.zone(Z.forged), t.zone(Z.forged + 2)]).toEqual([['key-of-the-forge'], []])
    expect([loadOf(t.state, 'nobz')[1], loadOf(t.state, 'mogrimur')[1]]).toEqual([0, 1])
  })
  test('FF-22.2 FF-22.8 ore goes to and from the partner’s adventurer', () => {
    const t = scene({ ...pairs, hands: [['rumble']], ore: { granit: ['gold'], nobz: ['darkiron'] } }).begin()
    t.offers(0, ['give:nobz:gold', 'take:nobz:darkiron', 'give:molly:gold']).lacks(0, 'give:mogrimur:gold')
    t.answer(0, 'take:nobz:darkiron').answer(0, 'spend:dig').asked(0, 'act')
    expect([loadOf(t.state, 'granit'), loadOf(t.state, 'nobz')]).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ])
  })
  test('FF-22.2 FF-22.8 FF-26.ML.1 For the Clan: the partner’s adventurer acts, as Molly’s player says', () => {
    const t = scene({ ...pairs, hands: [['for-the-clan']], at: { molly: 'S5', nobz: 'S7', mogrimur: 'S8' } }).begin()
    t.answer(0, 'ability:for-the-clan:0').asked(0, 'clan').lacks(0, 'adventurer:mogrimur')
    t.answer(0, 'adventurer:nobz').asked(0, 'lentAct').waitsFor(0).answer(0, 'move:S10')
    expect(t.state.adventurers[adv('nobz')]!.site).toBe(10)
  })
  test('FF-22.3 FF-1.10 nobody sees the partner’s hand, draw pile or Treasures', () => {
    const t = scene({
      ...pairs,
      hands: [['rumble', 'hurl'], [], ['tip-cart', 'elixir'], []],
      treasures: [['treasure-3'], [], [], []],
    }).begin()
    expect([t.sees(2, Z.hand), t.sees(0, Z.hand + 2), t.sees(-1, Z.hand)]).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ])
    expect([t.sees(2, Z.treasures), t.sees(0, Z.treasures)]).toEqual([[null], ['treasure-3']])
  })
  test('FF-22.7 each has artifacts and powers of their own: not on the partner’s turn', () => {
    const t = scene({
      ...pairs,
      hands: [['rumble'], [], ['tip-cart'], []],
      forged: [[], [], ['boots-of-the-winds'], []],
    }).begin()
    t.lacks(0, 'power:boots-of-the-winds').refuses(0, 'power:boots-of-the-winds')
    t.refuses(2, 'power:boots-of-the-winds')
    t.answer(0, 'stop').answer(1, 'stop').asked(2, 'act')
    expect(t.options(2)).toContain('power:boots-of-the-winds')
  })
  test('FF-22.8 FF-26.OG.2 the partner’s Potions are put on the card without asking', () => {
    const t = scene({ ...pairs, hands: [['rumble']] })
      .set((s) => void (s.potions = ['full', 'empty', 'empty']))
      .begin()
    t.asked(0, 'potion').waitsFor(0).answer(0, 'potion:speed')
    expect(poolOf(t)).toEqual([2, 1, 1, 0, 0])
    const other = scene({ ...pairs, turn: 1, hands: [[], ['pick-swing']] })
      .set((s) => void (s.potions = ['full', 'empty', 'empty']))
      .begin()
    other.asked(1, 'act')
  })
})

describe('end and score of a team', () => {
  const a = ['key-of-the-forge', 'boots-of-the-winds', 'deepglass']
  const b = ['amulet-of-renewal', 'bottomless-satchel', 'miner-kings-chalice']
  const after = (forged: readonly (readonly string[])[], short = false) =>
    atRoundEnd({ ...pairs, forged, options: { short } })
      .top(Z.eventPile, ['sanctuary'])
      .begin().match.outcome
  test('FF-22.5 FF-21.1 six artifacts between two partners end it, five do not', () => {
    expect(after([a, [], b, []])).toBe('won 0')
    expect(after([[], [...a, ...b], [], []])).toBe('won 1')
    expect(after([a, [], b.slice(1), []])).toBe('')
    expect(after([a, b, [], []])).toBe('')
  })
  test('FF-22.5 FF-24.1 in the short game four', () => {
    expect(after([[], a, [], b.slice(0, 1)], true)).toBe('won 1')
    expect(after([[], a, [], []], true)).toBe('')
  })
  test('FF-22.6 one total a team: artifacts with collections, Treasures and carried ore together', () => {
    const t = atRoundEnd({
      ...pairs,
      options: { short: true },
      forged: [['goldsmiths-cloak', 'miner-kings-chalice'], [], ['pathfinders-lantern', 'deepglass'], []],
      treasures: [['treasure-1'], [], ['treasure-3'], []],
      ore: { granit: ['gold'], ogmul: ['draconite'], korgain: ['darkiron'] },
    }).begin()
    expect(t.over('won 0').state.scores).toEqual([
      { artifacts: 27, collections: 7, ores: 4, treasures: 4, mithrul: 0, objectives: 0, met: 0, total: 42 },
      { artifacts: 0, collections: 0, ores: 2, treasures: 0, mithrul: 0, objectives: 0, met: 0, total: 2 },
    ])
  })
  test('FF-22.6 FF-21.6 a tie between teams: the artifacts of both partners are compared', () => {
    const t = atRoundEnd({
      ...pairs,
      options: { short: true },
      forged: [
        ['key-of-the-forge', 'boots-of-the-winds'],
        ['bottomless-satchel', 'amulet-of-renewal'],
        ['black-hammer', 'ember-wings'],
        [],
      ],
      treasures: [[], ['treasure-3', 'treasure-3'], [], ['treasure-3', 'treasure-2']],
    }).begin()
    expect(t.state.scores.map((score) => score.total)).toEqual([26, 26])
    expect(t.state.winners).toEqual([0])
  })
})
