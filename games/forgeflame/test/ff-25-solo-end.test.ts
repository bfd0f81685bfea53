import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { EPILOGUES } from '../src/content/index.ts'
import { forgeflame } from '../src/index.ts'
import type { Playing } from './acting.ts'
import { alone } from './alone.ts'
import { type Scene, Z } from './scene.ts'

afterEach(allDone)

/** The ninth round is over. */
const ended = (objectives: readonly string[], wanted: Scene = {}, forgedAtForge = 0, koboldsRemoved = 0): Playing =>
  alone(wanted)
    .zone(Z.objectives, objectives, Z.objectivePile)
    .agenda('roundEnd')
    .set((s) => Object.assign(s, { round: 9, forgedAtForge, koboldsRemoved }))
    .begin()
const score = (t: Playing) => t.state.scores[0]!
/** Whether a single objective is met. */
const isMet = (objective: string, ...position: [Scene?, number?, number?]): boolean => {
  const others = ['heart-of-the-forge', 'kobold-hunt', 'strongroom'].filter((other) => other !== objective)
  return score(ended([objective, ...others.slice(0, 2)], ...position)).met === 1
}
const FORGED = [['miner-kings-chalice', 'black-hammer', 'wyrm-heart']]
const TREASURES = [['treasure-1', 'treasure-1', 'treasure-2', 'treasure-2']]

describe('the score', () => {
  test('FF-25.24 the sum of the book plus the points of the objectives met: 24 + 6 + 1 + 14 = 45', () => {
    const wanted = { forged: FORGED, treasures: TREASURES, ore: { nobz: ['gold'] } } as const
    const t = ended(['heart-of-the-forge', 'strongroom', 'kobold-hunt'], wanted, 3, 5).over('score 45')
    expect(score(t)).toEqual({
      artifacts: 24,
      collections: 0,
      ores: 1,
      treasures: 6,
      mithrul: 0,
      objectives: 14,
      met: 2,
      total: 45,
    })
    expect(t.state.winners).toEqual([])
  })
  test('FF-25.23 with fewer than two objectives met there is no score, whatever the sum', () => {
    const wanted = { forged: FORGED, treasures: TREASURES, ore: { nobz: ['gold'] } } as const
    const objectives = ['heart-of-the-forge', 'strongroom', 'kobold-hunt']
    const one = ended(objectives, wanted, 2, 5).over('no score')
    expect(score(one).met).toBe(1)
    ended(objectives, {}, 0, 0).over('no score')
    const three = ended(objectives, wanted, 3, 6)
    three.over(`score ${24 + 6 + 1 + 8 + 6 + 7}`)
  })
  test('FF-25.32 after an overrun the same test of two objectives', () => {
    const overrun = (koboldsRemoved: number) =>
      alone({
        hands: [['full-throttle']],
        tokens: { S2: 'encounter' },
        kobolds: new Array<string>(6).fill('F'),
        treasures: TREASURES,
      })
        .zone(Z.objectives, ['strongroom', 'kobold-hunt', 'heart-of-the-forge'], Z.objectivePile)
        .set((s) => void (s.koboldsRemoved = koboldsRemoved))
        .begin()
        .answer(0, 'move:S2')
    const counted = overrun(6).over(`score ${6 + 6 + 7}`)
    expect([counted.state.ending, counted.state.round]).toEqual(['overrun', 1])
    overrun(5).over('no score')
  })
  test('FF-25.33 FF-23.5 Mithrül counts alone as it does in company', () => {
    const t = alone({ options: { mithrul: true }, forged: FORGED, treasures: TREASURES })
      .zone(Z.objectives, ['strongroom', 'kobold-hunt', 'heart-of-the-forge'], Z.objectivePile)
      .agenda('roundEnd')
      .set((s, card) => {
        Object.assign(s, { round: 9, koboldsRemoved: 6, crowned: [card('black-hammer')] })
        s.reserve[3] = 2
      })
      .begin()
    t.over(`score ${24 + 6 + 13 + 6}`)
    expect(score(t).mithrul).toBe(6)
  })
})

describe('objectives', () => {
  test('FF-25.6 Collector: three artifacts in one collection, those of choice included', () => {
    const two = ['black-hammer', 'pocket-anvil']
    expect(isMet('collector', { forged: [[...two, 'oath-chain']] })).toBe(true)
    expect(isMet('collector', { forged: [[...two, 'mask-of-many-facets']] })).toBe(true)
    expect(isMet('collector', { forged: [[...two, 'wyrm-heart']] })).toBe(false)
  })
  test('FF-25.6 Heart of the Forge: three forged there; Kobold Hunt: six removed', () => {
    expect([isMet('heart-of-the-forge', {}, 3), isMet('heart-of-the-forge', {}, 2)]).toEqual([true, false])
    expect([isMet('kobold-hunt', {}, 0, 6), isMet('kobold-hunt', {}, 0, 5)]).toEqual([true, false])
  })
  test('FF-25.6 Heart of the Forge counts what is forged at the Forge, not at the Entrance', () => {
    const forge = (at: string) =>
      alone({
        hands: [['full-throttle']],
        at: { nobz: at },
        ore: { nobz: ['gold', 'darkiron'] },
        row: ['key-of-the-forge'],
      })
        .begin()
        .answer(0, 'forge:key-of-the-forge').state.forgedAtForge
    expect([forge('F'), forge('E')]).toEqual([1, 0])
  })
  test('FF-25.6 Cartographer: at most two Exploration tokens left', () => {
    const tokens = { S1: 'find', S2: 'trap' }
    expect(isMet('cartographer', { tokens })).toBe(true)
    expect(isMet('cartographer', { tokens: { ...tokens, S3: 'totem' } })).toBe(false)
  })
  test('FF-25.6 Strongroom: four Treasures held; Convoy: all three at the Entrance with four ores', () => {
    expect([
      isMet('strongroom', { treasures: TREASURES }),
      isMet('strongroom', { treasures: [['treasure-3']] }),
    ]).toEqual([true, false])
    const ore = { nobz: ['gold', 'gold'], granit: ['gold'], molly: ['gold'] } as const
    expect(isMet('convoy', { ore })).toBe(true)
    expect(isMet('convoy', { ore: { ...ore, molly: [] } })).toBe(false)
    expect(isMet('convoy', { ore, at: { molly: 'S2' } })).toBe(false)
  })
})

describe('epilogues', () => {
  test('FF-25.25 seven bands, each at both ends', () => {
    const t = ended(['heart-of-the-forge', 'strongroom', 'kobold-hunt'])
    const titleAt = (total: number) => {
      const scores = [{ ...score(t), met: 2, total }]
      const told = forgeflame.words.en.outcome({ ...t.match.view(0), state: { ...t.state, scores } }, ['Asha']).at(-1)
      return EPILOGUES.find((epilogue) => epilogue.text.en === told)!.title.en
    }
    const bands: readonly (readonly [number, number, string])[] = [
      [0, 39, 'Covered in Shame'],
      [40, 59, 'Back to Reality'],
      [60, 69, 'Unexpected Friends'],
      [70, 79, 'The Bard’s Homage'],
      [80, 89, 'A Triumphant Toast'],
      [90, 99, 'Master Smith'],
      [100, 140, 'Champion of Forgeflame'],
    ]
    expect(bands.map(([from, to]) => [titleAt(from), titleAt(to)])).toEqual(bands.map(([, , title]) => [title, title]))
  })
  test('FF-25.23 without two objectives the lowest epilogue, though the sum be 120', () => {
    const t = ended(['heart-of-the-forge', 'strongroom', 'kobold-hunt'])
    const told = (met: number) =>
      forgeflame.words.fr
        .outcome({ ...t.match.view(0), state: { ...t.state, scores: [{ ...score(t), met, total: 120 }] } }, ['Asha'])
        .at(-1)
    expect([told(1), told(2)]).toEqual([EPILOGUES[0]!.text.fr, EPILOGUES[6]!.text.fr])
  })
})
