import { BadInput, reading, readOptions } from '@emberhall/kernel'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { maxHealth, maxSanity } from '../src/queries/stats.ts'
import { sideOf } from '../src/queries/foes.ts'
import { type O, Z } from '../src/state.ts'
import { faces } from './acting.ts'
import { game, scene } from './scene.ts'

afterEach(allDone)
const { names, content } = game.book
type ChartName = 'injuries' | 'madness'
const CAUSE = { injuries: { down: 1, wounds: 12 }, madness: { down: 2, harm: 10 } } as const
/** A Lawman gets up and rolls on a chart. */
const gettingUp = (chart: ChartName, dice: readonly number[], hero: object = {}, options: Partial<O> = {}) =>
  scene({
    heroes: [{ at: [2, 6], class: 'cl-lawman', ...CAUSE[chart], ...hero }, { at: [3, 6] }],
    options: { mode: 'advanced', isCampaign: true, ...options },
  })
    .agenda('endTurn')
    .roll('chart', faces(...dice))
const table = (chart: ChartName) =>
  Array.from({ length: 11 }, (_, i) => {
    const found = content[chart].filter(({ from, to }) => i + 2 >= from && i + 2 <= to)
    expect(found).toHaveLength(1)
    return found[0]?.id
  })

describe('AC-2 injuries', () => {
  test('AC-2.1 2D6 name the injury, on the chart as it is printed', () => {
    expect(table('injuries')).toEqual([
      'in-mortal',
      'in-knee',
      'in-knee',
      'in-ribs',
      'in-bruises',
      'in-bruises',
      'in-bruises',
      'in-gunhand',
      'in-skull',
      'in-skull',
      'in-scarred',
    ])
    const t = gettingUp('injuries', [5, 5]).roll('recover', faces(6, 6)).begin()
    t.answer(0, 'getUp')
    expect(t.state.heroes[0]?.injuries).toEqual([names.injuries.indexOf('in-skull')])
  })
  test('AC-2.1 Grit rolls it again, but not when the mission has been lost', () => {
    const t = gettingUp('injuries', [1, 1], { grit: 1 }).roll('chart', faces(6)).roll('recover', faces(6, 6)).begin()
    t.answer(0, 'getUp').asked(0, 'reroll').answer(0, 'pickDice').answer(0, ['die:0'])
    expect(t.state.heroes[0]?.injuries).toEqual([])
    expect(t.state.heroes[0]?.grit).toBe(0)
    const lost = scene({
      heroes: [{ at: [2, 6], ...CAUSE.injuries, grit: 1 }, { at: [3, 6] }],
      set: (s) => void (s.depth.darkness = 1),
    })
      .agenda('holdBack')
      .roll('holdBack', faces(1, 2))
      .roll('chart', faces(1, 4))
      .begin()
    lost.over('darkness')
    expect(lost.state.heroes[0]?.injuries).toEqual([names.injuries.indexOf('in-ribs')])
  })
  test('AC-2.1 a mortal wound kills on 1 or 2, and is a smashed knee else', () => {
    const dies = gettingUp('injuries', [1, 1]).roll('fate', faces(2)).begin()
    dies.answer(0, 'getUp')
    expect(dies.state.heroes[0]).toMatchObject({ status: 'dead', out: true })
    const limps = gettingUp('injuries', [1, 1]).roll('fate', faces(3)).roll('recover', faces(6, 6)).begin()
    limps.answer(0, 'getUp')
    expect(limps.state.heroes[0]).toMatchObject({ status: 'active', injuries: [names.injuries.indexOf('in-knee')] })
  })
  test('AC-2.2 what he has already counts as Bad Ribs, and these never take him below 6 Health', () => {
    const [knee, ribs] = ['in-knee', 'in-ribs'].map((id) => names.injuries.indexOf(id))
    const t = gettingUp('injuries', [1, 2], { injuries: [knee, ribs, ribs, ribs] })
      .roll('recover', faces(6, 6))
      .begin()
    t.answer(0, 'getUp')
    expect(t.state.heroes[0]?.injuries).toEqual([knee, ribs, ribs, ribs, ribs])
    expect(maxHealth(reading(game, t.match.view(0)), 0)).toBe(6)
  })
  test('AC-2.2 bruises may come again and again', () => {
    const t = gettingUp('injuries', [3, 4]).roll('recover', faces(6, 6)).begin()
    t.answer(0, 'getUp')
    expect(t.state.heroes[0]?.injuries).toEqual([])
  })
})

describe('AC-3 madness', () => {
  test('AC-3.1 2D6 name what the mind keeps, on the chart as it is printed', () => {
    expect(table('madness')).toEqual([
      'md-broken',
      'md-sweats',
      'md-sweats',
      'md-nerves',
      'md-shaken',
      'md-shaken',
      'md-shaken',
      'md-nyctophobia',
      'md-jumpy',
      'md-fixation',
      'md-clarity',
    ])
    const t = gettingUp('madness', [4, 6], { grit: 1 }).roll('chart', faces(5)).roll('recover', faces(6, 6)).begin()
    t.answer(0, 'getUp').asked(0, 'reroll').answer(0, 'pickDice').answer(0, ['die:0'])
    expect(t.state.heroes[0]?.madness).toEqual([names.madness.indexOf('md-fixation')])
  })
  test('AC-3.1 AC-13.1 after Night Sweats an Adventure begins with 2 Sanity damage, which no Spirit Armor takes', () => {
    const sweats = names.madness.indexOf('md-sweats')
    const t = scene({
      heroes: [{ at: [2, 6], madness: [sweats], items: ['ma-shawl'] }],
      set: (s) => {
        s.tiles = []
        s.sections = []
        s.heroes[0]!.at = -1
      },
    })
      .agenda('layOut')
      .begin()
    expect(t.state.heroes[0]).toMatchObject({ harm: 2, down: 0 })
    expect(t.luck().filter((line) => line.startsWith('spiritArmor'))).toEqual([])
  })
  test('AC-3.1 a broken mind retires on 1 or 2', () => {
    const t = gettingUp('madness', [1, 1]).roll('fate', faces(2)).begin()
    t.answer(0, 'getUp')
    expect(t.state.heroes[0]).toMatchObject({ status: 'retired', out: true })
  })
  test('AC-3.2 what he has already counts as Frayed Nerves, and these never take him below 5 Sanity', () => {
    const [jumpy, nerves] = ['md-jumpy', 'md-nerves'].map((id) => names.madness.indexOf(id))
    const t = gettingUp('madness', [5, 5], { madness: [jumpy, nerves, nerves, nerves] })
      .roll('recover', faces(6, 6))
      .begin()
    t.answer(0, 'getUp')
    expect(t.state.heroes[0]?.madness).toEqual([jumpy, nerves, nerves, nerves, nerves])
    expect(maxSanity(reading(game, t.match.view(0)), 0)).toBe(5)
  })
})

describe('AC-8 experienced posses', () => {
  /** Two Stranglers of a Threat card come to heroes of these levels: Health of one, and Elite abilities of the type. */
  const met = (levels: readonly number[], elites: number) => {
    const given = scene({
      heroes: levels.map((level, i) => ({ at: [2, 6 + i] as const, level, grown: FAST })),
      options: { mode: 'advanced', isCampaign: true },
    })
      .agenda('holdBack')
      .roll('holdBack', faces(1, 1))
      .top(Z.threatLow, ['th-low-3'])
    const t = (elites > 0 ? given.roll('elite', [0]) : given).begin()
    const strangler = names.enemies.indexOf('en-strangler')
    const read = reading(game, t.match.view(0))
    const { normal, brutal } = content.enemies[strangler] ?? {}
    const side = sideOf(read, strangler)
    return [side === brutal ? 'brutal' : side === normal ? 'normal' : side, t.state.fight.elite[strangler]]
  }
  const FAST = [0, 0, 9, 0, 0, 0, 0, 0, 0, 0]
  test('AC-8.1 the level of a posse is the average, rounded down', () => {
    expect(met([2, 3], 0)).toEqual(['normal', 0])
    expect(met([2, 4], 1)).toEqual(['normal', 1])
    expect(met([4, 5], 1)).toEqual(['normal', 1])
  })
  test('AC-8.2 from 3 an Elite ability a group, from 5 the Brutal side without, from 7 with one', () => {
    expect([1, 2].map((level) => met([level], 0))).toEqual([
      ['normal', 0],
      ['normal', 0],
    ])
    expect([3, 4].map((level) => met([level], 1))).toEqual([
      ['normal', 1],
      ['normal', 1],
    ])
    expect([5, 6].map((level) => met([level], 0))).toEqual([
      ['brutal', 0],
      ['brutal', 0],
    ])
    expect([7, 8].map((level) => met([level], 1))).toEqual([
      ['brutal', 1],
      ['brutal', 1],
    ])
  })
})

describe('AC-15 a single Adventure', () => {
  test('AC-15.1 there is no road and no town without a campaign', () => {
    const asked = (isCampaign: boolean) => () => readOptions(game, { scene: 'town', isCampaign }, 1)
    expect(asked(false)).toThrow(BadInput)
    expect(asked(false)).toThrow('AC-15.1')
    expect(asked(true)().scene).toBe('town')
  })
  test('AC-15.1 whoever is past help only stays down: nobody dies or retires', () => {
    for (const chart of ['injuries', 'madness'] as const) {
      const t = gettingUp(chart, [1, 1], {}, { isCampaign: false }).roll('fate', faces(1)).begin()
      t.answer(0, 'getUp')
      expect(t.state.heroes[0]).toMatchObject({ status: 'active', out: true })
      expect(t.state.heroes[0]?.down).not.toBe(0)
    }
  })
  test('AC-15.2 Injury and Madness hold until it ends', () => {
    const t = gettingUp('injuries', [1, 4], {}, { isCampaign: false }).roll('recover', faces(6, 6)).begin()
    const before = maxHealth(reading(game, t.match.view(0)), 0)
    t.answer(0, 'getUp')
    expect(maxHealth(reading(game, t.match.view(0)), 0)).toBe(before - 2)
  })
})
