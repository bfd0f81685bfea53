import { begin, finishScene, startScene } from '@emberhall/campaign'
import { at as atOf, Fate, Match, reading } from '@emberhall/kernel'
import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { brimstoneCampaign } from '../src/campaign.ts'
import type { O, S } from '../src/state.ts'
import { weightOf } from '../src/steps/items.ts'
import { faces } from './acting.ts'
import { answerAtRandom } from './at-random.ts'
import { game, scene } from './scene.ts'

afterEach(allDone)
const { names, content } = game.book
const item = (id: string): number => names.items.indexOf(id)
const CHURCH = content.locations.findIndex(({ id }) => id === 'tl-church')

interface Other {
  readonly status: 'home' | 'dead' | 'retired'
  readonly items?: readonly string[]
}
/** A Lawman between Adventures, and those who are not with him. */
const between = (others: readonly Other[], hero: object = {}, options: Partial<O> = {}) =>
  scene({
    heroes: [
      { at: [2, 6], class: 'cl-lawman', ...hero },
      ...others.map(({ items = [] }, i) => ({ at: [3, 6 + i] as const, class: 'cl-bandit', items })),
    ],
    options: { mode: 'advanced', isCampaign: true, ...options },
    set: (s) => {
      s.phase = 'town'
      s.town = { ...s.town, place: names.towns.indexOf('tw-saint-odile'), day: 1, days: 3 }
      s.others = s.heroes.splice(1).map((other, i) => ({ ...other, status: others[i]?.status ?? 'home' }))
    },
  })
const itemsOf = (heroes: S['heroes']) => heroes.map(({ items }) => items.map((held) => names.items[held.item]))

describe('AC-10 what is left behind', () => {
  test('AC-10.2 the posse divides a dead hero’s things, but for the Personal Item', () => {
    const t = between([{ status: 'dead', items: ['gr-hatchet', 'gr-duster', PERSONAL] }])
      .agenda('camp')
      .begin()
    t.asked(0, 'divide').answer(0, `inherit:0:${item('gr-hatchet')}`)
    t.asked(0, 'divide').answer(0, `bury:${item('gr-duster')}`)
    t.asked(0, 'place')
    expect(itemsOf(t.state.heroes)).toEqual([['gr-hatchet']])
    expect(itemsOf(t.state.others)).toEqual([[PERSONAL]])
    expect(t.state.heroes[0]?.items[0]?.ready).toBe(true)
  })
  test('AC-10.2 those who retired leave their things too, those at home keep them', () => {
    const t = between([
      { status: 'retired', items: ['gr-hatchet'] },
      { status: 'home', items: ['gr-duster'] },
    ])
      .agenda('camp')
      .begin()
    t.answer(0, `inherit:0:${item('gr-hatchet')}`).asked(0, 'place')
    expect(itemsOf(t.state.others)).toEqual([[], ['gr-duster']])
  })
  test('AC-10.2 nobody takes more than he can carry', () => {
    const heavy = content.items.filter(({ weight, deck }) => weight > 0 && deck === 'gear').map(({ id }) => id)
    const full = (n: number) => Array.from({ length: n }, (_, i) => heavy[i % heavy.length] ?? '')
    const t = between([{ status: 'dead', items: ['gr-hatchet'] }, { status: 'home' }], { items: full(20) })
      .set((s) => void s.heroes.push({ ...atOf(s.others, 1), status: 'active' }))
      .set((s) => void s.others.pop())
      .agenda('camp')
      .begin()
    expect(weightOf(reading(game, t.match.view(0)), 0)).toBeGreaterThan(10)
    t.refuses(0, `inherit:0:${item('gr-hatchet')}`, 'SB-17.4').answer(0, `inherit:1:${item('gr-hatchet')}`)
    expect(itemsOf(t.state.heroes)[1]).toEqual(['gr-hatchet'])
  })
  test('AC-10.2 whoever is lost to the Void in camp is remembered, and leaves his things', () => {
    const t = scene({
      heroes: [
        { at: [2, 6], class: 'cl-lawman' },
        { at: [3, 6], class: 'cl-bandit', corruption: 5, mutations: [0, 1, 2], items: ['gr-hatchet'] },
      ],
      options: { mode: 'advanced', isCampaign: true },
    })
      .agenda('camp')
      .roll('mutation', [3])
      .begin()
    t.answer(0, `inherit:0:${item('gr-hatchet')}`).asked(0, 'place')
    expect(t.state.heroes).toHaveLength(1)
    expect(t.state.others.map(({ status }) => status)).toEqual(['retired'])
  })
})

describe('AC-16 who goes down', () => {
  test('AC-16.1 AC-16.2 anybody may stay home and be called back; one for each seat goes down', () => {
    const t = between([{ status: 'home' }, { status: 'dead' }])
      .agenda('muster', 1)
      .begin()
    t.asked(0, 'muster').lacks(0, 'callUp:1').lacks(0, 'noNewcomer')
    t.answer(0, 'stayHome:0').lacks(0, 'done')
    t.answer(0, 'callUp:0')
    expect(t.state.heroes.map(({ class: no, status }) => [names.classes[no], status])).toEqual([
      ['cl-bandit', 'active'],
    ])
    expect(t.state.others.map(({ class: no, status }) => [names.classes[no], status])).toEqual([
      ['cl-bandit', 'dead'],
      ['cl-lawman', 'home'],
    ])
    t.answer(0, 'done').over('town')
  })
  test('AC-16.2 six go down at most, and a place that is empty is filled', () => {
    const t = between([{ status: 'home' }], {}, { posse: 4 })
      .agenda('muster', 1)
      .begin()
    expect(t.state.town.newcomers).toBe(3)
    t.answer(0, 'newcomer').answer(0, 'newcomer')
    t.refuses(0, 'newcomer', 'SB-4.1').refuses(0, 'callUp:0', 'SB-4.1')
    t.answer(0, 'noNewcomer').answer(0, 'callUp:0').refuses(0, 'newcomer', 'SB-4.1')
  })
  test('AC-16.1 AC-16.2 a campaign remembers those at home by name, and as many go down as were chosen', () => {
    const trail = brimstoneCampaign(game)
    const options = { posse: 3, odds: 'gentle' }
    let document = begin(trail, { id: 'c', name: 'Ours', at: 0, seats: ['Ana'], options })
    const played = (seed: number, answers: Readonly<Record<string, string>>): Match<S, O> => {
      const started = startScene(trail, document, seed)
      const match = Match.start(game, started.setup) as Match<S, O>
      const fate = new Fate(seed)
      const left = { ...answers }
      while (!match.isOver) {
        const { seat = 0, def } = match.asks()[0] ?? {}
        const value = left[def?.name ?? '']
        const isTaken = value === undefined || match.answer({ seat, question: match.question, value }).ok
        expect(isTaken).toBe(true)
        if (value === undefined) answerAtRandom(match, fate, AVOIDED)
        if (value === 'stayHome:0') left[def?.name ?? ''] = 'done'
      }
      document = finishScene(trail, started.document, match.table.s)
      return match
    }
    played(1, {})
    const tree = () => document.tree as { heroes: { status: string; name: string; called: number; class: string }[] }
    for (const hero of tree().heroes) hero.status = 'active'
    const before = tree().heroes.map(({ class: id, called }) => `${id}.${called}`)
    played(2, { place: 'place:tw-camp', muster: 'stayHome:0' })
    expect(tree().heroes.map(({ class: id, called }) => `${id}.${called}`)).toEqual([...before.slice(1), before[0]])
    const next = startScene(trail, document, 3)
    const match = Match.start(game, next.setup) as Match<S, O>
    expect(match.table.s.heroes).toHaveLength(2)
    expect(match.asks()[0]?.def.name).toBe('lantern')
  })
})

describe('SB-34.3 the softer Hard-Core rule', () => {
  const inChurch = (gold = 500) =>
    between([{ status: 'dead', items: [] }], { gold, corruption: 1 }, { hardcore: 'church' })
      .set((s) => {
        s.errands = [{ ...ERRAND, location: CHURCH }]
      })
      .agenda('services', 0)
      .afterwards('evening')
  test('SB-34.3 AC-2.1 for 500 Gold the dead stand up on 3 or more, hurt, and without Grit next time', () => {
    const t = inChurch().roll('fate', faces(3)).roll('chart', faces(5, 5)).begin()
    t.answer(0, 'raise:0')
    expect(t.state.others).toEqual([])
    expect(t.state.heroes[0]?.gold).toBe(0)
    expect(t.state.heroes[1]).toMatchObject({
      status: 'active',
      injuries: [names.injuries.indexOf('in-skull')],
      begins: { grit: -1 },
    })
  })
  test('SB-34.3 on 1 or 2 the Gold is gone and nobody stirs; without the Gold nobody tries', () => {
    const t = inChurch().roll('fate', faces(2)).begin()
    t.answer(0, 'raise:0')
    expect([t.state.heroes.length, t.state.heroes[0]?.gold, t.state.others.length]).toEqual([1, 0, 1])
    inChurch(499).begin().refuses(0, 'raise:0', 'AC-12.1')
  })
  test('SB-34.3 a mortal wound takes him back at once', () => {
    const t = inChurch().roll('fate', faces(6), faces(1)).roll('chart', faces(1, 1)).begin()
    t.answer(0, 'raise:0')
    expect(t.state.heroes).toHaveLength(1)
    expect(t.state.others.map(({ status }) => status)).toEqual(['dead'])
  })
})
const AVOIDED = ['flee', 'turnBack', 'ride']
const PERSONAL = content.items.find(({ deck }) => deck === 'personal')?.id ?? ''
const ERRAND = {
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
