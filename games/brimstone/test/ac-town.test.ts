import { reading } from '@emberhall/kernel'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { GROWN } from '../src/hero-shape.ts'
import { brimstoneCampaign } from '../src/campaign.ts'
import { type O, type S, Z } from '../src/state.ts'
import { priceOf } from '../src/town/shop.ts'
import { game, scene } from './scene.ts'

afterEach(allDone)
const { names, content } = game.book
const lawman = (more: object = {}) => ({ at: [2, 6] as const, class: 'cl-lawman', ...more })
const grown = (stat: (typeof GROWN)[number], by: number): number[] => GROWN.map((one) => (one === stat ? by : 0))
/** Between two Adventures, in Saint Odile. */
const inTown = (hero: object = {}, set: (s: S) => void = () => undefined) =>
  scene({
    heroes: [lawman(hero)],
    options: { mode: 'advanced', isCampaign: true },
    set: (s) => {
      s.phase = 'town'
      s.town = { ...s.town, place: names.towns.indexOf('tw-saint-odile'), day: 1, days: 3 }
      s.errands = [{ ...FRESH }]
      set(s)
    },
  })
const FRESH = {
  location: -1,
  isClosed: false,
  isCamping: false,
  price: 0,
  forgePrice: 0,
  forgeStones: 0,
  stonePrice: 0,
  target: 0,
  gambles: 0,
  cleansed: 0,
  stones: 0,
  offer: -1,
  offerGold: 0,
}
const at = (id: string) => (s: S) => {
  s.errands[0] = { ...FRESH, location: content.locations.findIndex((location) => location.id === id) }
}

describe('AC-1 levels', () => {
  test('AC-1.1 AC-1.2 AC-1.3 a level grows by the die and brings one rank, the first of its path', () => {
    const t = inTown({ xp: 400 }).agenda('camp').roll('growth', [0]).begin()
    t.asked(0, 'learn').lacks(0, 'learn:up-gunhand-2')
    t.answer(0, 'learn:up-gunhand-1').asked(0, 'place')
    const [hero] = t.state.heroes
    expect([hero?.level, hero?.grown]).toEqual([2, grown('maxSanity', 1)])
    expect(hero?.upgrades).toEqual([names.upgrades.indexOf('up-gunhand-1')])
  })
  test('AC-1.2 what would lift a skill above 6 is rolled again', () => {
    const t = inTown({ xp: 400, grown: grown('luck', 4) })
      .agenda('camp')
      .roll('growth', [4], [1])
      .begin()
    t.answer(0, 'learn:up-judge-1')
    expect(t.state.heroes[0]?.grown[GROWN.indexOf('luck')]).toBe(4)
    expect(t.state.heroes[0]?.grown[GROWN.indexOf('maxHealth')]).toBe(1)
  })
  test('AC-1.4 level 3 brings 2 Health or 2 Sanity, level 5 Max Grit', () => {
    const third = inTown({ xp: 900, level: 2 }).agenda('camp').roll('growth', [1]).begin()
    third.answer(0, 'learn:up-judge-1').asked(0, 'growPool').answer(0, 'pool:sanity')
    expect(third.state.heroes[0]?.grown[GROWN.indexOf('maxSanity')]).toBe(2)
    const fifth = inTown({ xp: 2200, level: 4 }).agenda('camp').roll('growth', [1]).begin()
    fifth.answer(0, 'learn:up-judge-1').asked(0, 'place')
    expect(fifth.state.heroes[0]?.grown[GROWN.indexOf('maxGrit')]).toBe(1)
  })
})

describe('AC-4 mutation', () => {
  test('AC-4.1 5 Corruption Points turn into a mutation, as often as there are; what one has is rolled again', () => {
    const t = inTown({ corruption: 11 }).agenda('camp').roll('mutation', [0], [0], [1]).begin()
    t.asked(0, 'place')
    expect([t.state.heroes[0]?.mutations, t.state.heroes[0]?.corruption]).toEqual([[0, 1], 1])
  })
  test('AC-4.2 with four of them a hero is lost', () => {
    const t = inTown({ corruption: 5, mutations: [0, 1, 2] })
      .agenda('camp')
      .roll('mutation', [3])
      .begin()
    t.asked(0, 'mission')
    expect(t.state.heroes).toEqual([])
  })
})

describe('AC-5, AC-6 the road and the town', () => {
  test('AC-5.1 each day of the way somebody rolls; a broken wheel costs a day in town', () => {
    const t = inTown().agenda('camp').roll('road', [2]).begin()
    t.answer(0, 'place:tw-dry-fork').asked(0, 'visit')
    expect([t.state.town.days, t.state.town.day]).toEqual([1, 1])
  })
  test('AC-5.2 staying at camp costs nothing and offers no town', () => {
    const t = inTown().agenda('camp').begin()
    t.answer(0, 'place:tw-camp').asked(0, 'mission')
    expect(t.state.errands).toEqual([FRESH])
  })
  test('AC-6.1 the event comes before the services, and may close them', () => {
    const smith = content.locations.findIndex(({ id }) => id === 'tl-smith')
    const t = inTown().agenda('visit', 0).roll('town', [1]).begin()
    t.answer(0, `visit:${smith}`).asked(0, 'evening')
    expect(t.state.errands[0]?.isClosed).toBe(true)
  })
  test('AC-6.2 a bed costs 10 Gold; whoever camps outside may lose a token', () => {
    const bed = inTown({ gold: 10 }).agenda('evening').roll('night', [2]).begin()
    bed.answer(0, 'stay').asked(0, 'lodging').answer(0, 'lodge')
    expect(bed.state.heroes[0]?.gold).toBe(0)
    const camp = inTown({ bag: ['whisky'] })
      .agenda('evening')
      .roll('town', [0])
      .roll('night', [2])
      .begin()
    camp.answer(0, 'stay')
    expect(camp.state.heroes[0]?.bag).toEqual([])
  })
  test('AC-6.3 AC-13.1 coyotes come to those who camped, and the wound is there when the next Adventure starts', () => {
    const t = inTown({}, (s) => {
      s.errands[0] = { ...FRESH, isCamping: true }
    })
      .agenda('night')
      .roll('night', [3])
      .roll('test', [0, 0])
      .begin()
    expect(t.state.heroes[0]?.begins.wounds).toBe(1)
  })
  test('AC-4.3 a third shadow is not let into the church', () => {
    const church = content.locations.findIndex(({ id }) => id === 'tl-church')
    const t = inTown({ mutations: [names.mutations.indexOf('mu-shadow')] })
      .agenda('visit', 0)
      .begin()
    expect(t.blocked(0, `visit:${church}`).map(({ code }) => code)).toEqual(['refused'])
  })
})

describe('AC-9, AC-12 services', () => {
  test('AC-7.1 AC-12.1 percentages add up, apply once and end on a 5', () => {
    const priced = (set: (s: S) => void, id = 'cl-lawman') => {
      const t = inTown({ class: id }, set).agenda('evening').begin()
      return priceOf(reading(game, t.match.view(0)), 0, 75)
    }
    expect(priced(() => undefined)).toBe(75)
    expect(priced((s) => (s.last = 'won'))).toBe(70)
    expect(priced((s) => (s.last = 'lost'))).toBe(85)
    expect(priced((s) => (s.last = 'lost'), 'cl-bandit')).toBe(90)
  })
  test('AC-9.1 forging fills a slot for good and costs Dark Stone and Gold', () => {
    const t = inTown({ gold: 400, darkStone: 5, items: ['sg-revolver'] }, at('tl-smith'))
      .agenda('services', 0)
      .afterwards('evening')
      .begin()
    t.answer(0, 'forge:0:fg-bore')
    const [hero] = t.state.heroes
    expect([hero?.gold, hero?.darkStone, hero?.items[0]?.forged]).toEqual([250, 3, [names.forges.indexOf('fg-bore')]])
    t.asked(0, 'evening')
  })
  test('AC-12.1 Gold that is not there buys nothing', () => {
    const t = inTown({ gold: 5, items: ['gr-hatchet'] }, at('tl-store'))
      .agenda('services', 0)
      .begin()
    t.refuses(0, 'buyToken:bandages', 'AC-12.1')
    expect(t.state.heroes[0]).toMatchObject({ gold: 5, bag: [] })
  })
  test('AC-12.1 SB-17.4 what lies on the counter is refused to whoever lacks the Gold or the strength for it', () => {
    const counter = (hero: object) =>
      inTown(hero, at('tl-store')).zone(Z.drawn, ['gr-rifle']).agenda('services', 0).begin()
    const poor = counter({ gold: 5, items: ['gr-hatchet'] })
    poor.refuses(0, 'buy:gr-rifle', 'AC-12.1')
    const laden = counter({ gold: 900, items: Array.from({ length: 6 }, () => 'gr-shotgun') })
    laden.refuses(0, 'buy:gr-rifle', 'SB-17.4')
    expect([poor, laden].map((t) => [t.state.heroes[0]?.gold, t.state.heroes[0]?.items.length])).toEqual([
      [5, 1],
      [900, 6],
    ])
  })
  test('AC-12.2 items sell for half their price, rounded down to 5; starting gear for 10', () => {
    const t = inTown({ items: ['gr-hatchet', 'sg-revolver'] }, at('tl-store'))
      .agenda('services', 0)
      .afterwards('evening')
      .begin()
    t.answer(0, 'sell:0').answer(0, 'sell:0')
    expect(t.state.heroes[0]?.gold).toBe(35 + 10)
  })
  test('AC-6.4 AC-13.2 the church takes away 2 Corruption Points a visit, the doctor what can be treated', () => {
    const church = inTown({ gold: 200, corruption: 4 }, at('tl-church'))
      .agenda('services', 0)
      .afterwards('evening')
      .begin()
    church.answer(0, 'cleanse').answer(0, 'cleanse').asked(0, 'evening')
    expect(church.state.heroes[0]?.corruption).toBe(2)
    const ribs = names.injuries.indexOf('in-ribs')
    const knee = names.injuries.indexOf('in-knee')
    const doc = inTown({ gold: 200, injuries: [knee, ribs] }, at('tl-doc'))
      .agenda('services', 0)
      .afterwards('evening')
      .begin()
    doc.lacks(0, 'treat:0').answer(0, 'treat:1')
    expect(doc.state.heroes[0]?.injuries).toEqual([knee])
  })
  test('AC-14.1 gambling is Luck 5+ for 50 Gold, and no Grit rolls it again', () => {
    const t = inTown({ gold: 50 }, at('tl-saloon'))
      .agenda('services', 0)
      .afterwards('evening')
      .roll('test', [4, 0])
      .begin()
    t.answer(0, 'gamble')
    expect(t.state.heroes[0]?.gold).toBe(100)
    const lost = inTown({ gold: 50 }, at('tl-saloon')).agenda('services', 0).afterwards('evening').roll('test', [0, 0])
    lost.begin().answer(0, 'gamble').asked(0, 'evening')
  })
})

describe('SB-34.3 the softer Hard-Core rule', () => {
  const dead = (hardcore: O['hardcore']) =>
    scene({
      heroes: [lawman({ gold: 500 })],
      options: { mode: 'advanced', isCampaign: true, hardcore },
      set: (s) => {
        s.phase = 'town'
        s.town = { ...s.town, place: names.towns.indexOf('tw-saint-odile'), day: 1, days: 3 }
        at('tl-church')(s)
      },
    })
  test('SB-34.3 without a dead hero, or without the rule, the church raises nobody', () => {
    const asked = (['church', 'on'] as const).map((hardcore) => {
      const t = dead(hardcore).agenda('services', 0).afterwards('evening').begin()
      return t.asked(0, 'evening').options(0)
    })
    expect(asked).toEqual([
      ['stay', 'ride'],
      ['stay', 'ride'],
    ])
  })
})

describe('AC-7 lost missions', () => {
  const trail = brimstoneCampaign(game)
  const lost = (tree: object) => {
    const { tree: next } = trail.outcome(tree, { ...scene().agenda('endTurn').begin().state, outcome: 'fled' } as never)
    return { ...next, scene: 'adventure', heroes: [] } as Record<string, unknown>
  }
  test('AC-7.2 three in a row cost the nearest town, and another comes up in its place', () => {
    const first = lost({ ...trail.begin({ seats: 1, options: { posse: 1 } }, []), scene: 'adventure' })
    const second = lost(first)
    const third = lost(second)
    expect([first, second, third].map(({ last, failures, gone }) => [last, failures, gone])).toEqual([
      ['lost', 1, 0],
      ['lost', 2, 0],
      ['lost', 0, 1],
    ])
  })
})
