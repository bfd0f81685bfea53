import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { atRoundEnd, onLastTurn, turnOwners } from './phases.ts'
import { scene, Z } from './scene.ts'

afterEach(allDone)

const three = ['key-of-the-forge', 'boots-of-the-winds', 'deepglass']
const four = [...three, 'amulet-of-renewal']

describe('the end', () => {
  test('FF-21.1 at the end of a round with four artifacts; with three it goes on', () => {
    expect(
      atRoundEnd({ forged: [[], four] })
        .begin()
        .over('won 1').state.ending,
    ).toBe('artifacts')
    atRoundEnd({ forged: [three, []] })
      .top(Z.eventPile, ['sanctuary'])
      .begin()
      .goesOn()
  })
  test('FF-21.1 the round in which the fourth is forged is played out', () => {
    const t = scene({
      hands: [['rumble'], []],
      ore: { granit: ['gold', 'darkiron', 'draconite'] },
      row: ['amulet-of-renewal'],
      forged: [three],
    }).begin()
    t.answer(0, 'forge:amulet-of-renewal').answer(0, 'spend:move').goesOn().asked(0, 'act')
    expect(t.zone(Z.forged).length).toBe(4)
    expect(turnOwners(t, 8)).toEqual([0, 1, 0, 1, 0, 1, 0, 1])
    t.over('won 0')
  })
  test('FF-21.1 FF-24.1 the short game ends with three; the long one with four of one player, not of two', () => {
    const after = (forged: readonly (readonly string[])[], short: boolean) =>
      atRoundEnd({ forged, options: { short } }).top(Z.eventPile, ['sanctuary']).begin().match.outcome
    expect(after([three, []], true)).toBe('won 0')
    expect(after([three.slice(0, 2), []], true)).toBe('')
    expect(after([three, ['black-hammer', 'wyrm-heart', 'oath-chain']], false)).toBe('')
  })
  test('FF-21.2 an overrun ends it at once, in the middle of a turn, and is scored', () => {
    const t = scene({
      hands: [['full-throttle'], []],
      forged: [['deepglass'], []],
      kobolds: ['S1', 'S3', 'S4', 'S5', 'S6', 'S7'],
      tokens: { S2: 'encounter' },
    }).begin()
    t.answer(0, 'move:S2').over('won 0').waitsFor()
    expect([t.state.ending, t.state.turns, t.state.scores.map((s) => s.total)]).toEqual(['overrun', [0, 0], [12, 0]])
    expect(t.state.kobolds.length).toBe(6)
    t.logged('overrun', ['S2']).logged('ended', ['overrun'])
  })
})

describe('the score', () => {
  const rich = {
    forged: [['miner-kings-chalice', 'crown-of-the-deeps', 'deepglass', 'boots-of-the-winds'], []],
    treasures: [
      ['treasure-2', 'treasure-3'],
      ['treasure-1', 'treasure-1'],
    ],
    ore: { granit: ['gold', 'darkiron'], nobz: ['draconite', 'draconite'], mogrimur: ['darkiron'] },
    at: { nobz: 'S12' },
  } as const
  test('FF-21.3 FF-21.7 artifacts, collections, ores and Treasures, line by line', () => {
    const t = atRoundEnd(rich).begin().over('won 0')
    expect(t.state.scores).toEqual([
      { artifacts: 33, collections: 3, ores: 9, treasures: 5, mithrul: 0, objectives: 0, met: 0, total: 50 },
      { artifacts: 0, collections: 0, ores: 2, treasures: 2, mithrul: 0, objectives: 0, met: 0, total: 4 },
    ])
    t.logged('score', [0, 50]).logged('score', [1, 4])
    expect(t.sees(1, Z.opened)).toEqual(['treasure-2', 'treasure-3'])
  })
  test('FF-21.4 ore on the ground and in the bag and Treasures out of the game give nothing', () => {
    const t = atRoundEnd({ forged: [four], lying: { E: ['draconite'] }, bag: ['draconite', 'draconite'] })
      .add(Z.gone, ['treasure-3'])
      .begin()
    expect(t.state.scores.map((score) => score.total)).toEqual([31, 0])
  })
  test('FF-21.7 FF-23.5 WE-9 Mithrül has a line of its own: two points for each ore of the price, carried nothing', () => {
    const t = atRoundEnd({ forged: [four], ore: { granit: ['mithrul'] }, options: { mithrul: true } })
      .set((s, card) => {
        s.crowned = [card('boots-of-the-winds')]
        s.reserve[3] = 1
      })
      .begin()
    expect(t.state.scores[0]).toMatchObject({ artifacts: 31, ores: 0, mithrul: 6, total: 37 })
  })
  test('FF-21.5 the highest score wins, whoever brought about the end', () => {
    const t = atRoundEnd({ forged: [four, ['volcano-sceptre', 'wyrm-heart', 'scale-shield']] }).begin()
    expect(t.over('won 1').state.winners).toEqual([1])
    expect(t.state.scores.map((score) => score.total)).toEqual([31, 44])
  })
})

describe('ties', () => {
  const tie = (forged: readonly (readonly string[])[], treasures: readonly (readonly string[])[] = []) => {
    const t = atRoundEnd({ forged, treasures, options: { short: true } }).begin()
    const [a, b] = t.state.scores.map((score) => score.total)
    expect(a).toBe(b)
    return t.state.winners
  }
  test('FF-21.6 the most valuable artifact wins', () => {
    const five = ['treasure-3', 'treasure-2']
    expect(
      tie(
        [
          ['deepglass', 'key-of-the-forge', 'mask-of-many-facets'],
          ['black-hammer', 'amulet-of-renewal'],
        ],
        [[], ['treasure-3', 'treasure-3']],
      ),
    ).toEqual([0])
    expect(
      tie(
        [['boots-of-the-winds', 'amulet-of-renewal', 'key-of-the-forge'], ['deepglass']],
        [[], [...five, 'treasure-2']],
      ),
    ).toEqual([1])
  })
  test('FF-21.6 then the next most valuable', () => {
    const a = ['boots-of-the-winds', 'bottomless-satchel', 'key-of-the-forge']
    const b = ['ember-wings', 'miner-kings-chalice', 'mask-of-many-facets']
    expect(tie([a, b], [['treasure-3'], []])).toEqual([0])
  })
  test('FF-21.6 whoever has no artifact left to compare is behind', () => {
    const forged = [
      ['wyrm-heart', 'boots-of-the-winds', 'key-of-the-forge'],
      ['scale-shield', 'bottomless-satchel'],
    ]
    expect(tie(forged, [[], ['treasure-3', 'treasure-1']])).toEqual([0])
  })
  test('FF-21.6 all equal: the victory is shared', () => {
    const a = ['boots-of-the-winds', 'black-hammer', 'wyrm-heart']
    const b = ['bottomless-satchel', 'amulet-of-renewal', 'scale-shield']
    const t = atRoundEnd({ forged: [a, b], options: { short: true } })
      .begin()
      .over('shared 0 1')
    expect(t.state.winners).toEqual([0, 1])
  })
  test('FF-21.6 FF-23.5 Mithrül counts in the score, not in the comparison', () => {
    const t = atRoundEnd({
      forged: [['boots-of-the-winds', 'key-of-the-forge', 'amulet-of-renewal'], ['deepglass']],
      treasures: [[], ['treasure-3', 'treasure-3', 'treasure-3', 'treasure-2', 'treasure-2']],
      options: { short: true, mithrul: true },
    })
      .set((s, card) => {
        s.crowned = [card('boots-of-the-winds')]
        s.reserve[3] = 2
      })
      .begin()
    expect(t.state.scores.map((score) => score.total)).toEqual([25, 25])
    expect(t.state.winners).toEqual([1])
  })
  test('FF-21.1 FF-19.3 the last turn of a round, then the end', () => {
    const t = onLastTurn({ hands: [['rumble'], []], forged: [four] })
      .begin()
      .goesOn()
    expect(t.answer(0, 'stop').match.outcome).toBe('won 0')
  })
})
