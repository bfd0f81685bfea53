import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import {
  acting,
  energy,
  enemiesAct,
  foe,
  health,
  hero,
  type Playing,
  pool,
  preparing,
  turnOf,
  zoneOf,
} from './acting.ts'
import { against, namedBy } from './asking.ts'
import { camping, resting } from './outside.ts'
import { cardNo, gameWith, type HeroWish, type Scene, scene } from './scene.ts'

afterEach(allDone)

const sylvan = (wish: HeroWish, more: Scene = {}): Playing =>
  acting({ ...more, heroes: { 'sylvan-guard': wish, shaman: {} } })
const rogue = (wish: HeroWish, more: Scene = {}): Playing => acting({ ...more, heroes: { rogue: wish, shaman: {} } })
const mercenary = (wish: HeroWish, more: Scene = {}): Playing =>
  acting({ ...more, heroes: { mercenary: wish, shaman: { at: 'd3' } } })
const isActive = (t: Playing, skill: string): boolean => hero(t, 'lord').active.includes(cardNo(gameWith(), skill))

describe('owning them', () => {
  const EIGHT = CONTENT.skills
    .filter((skill) => skill.hero === 'lord')
    .map(({ id }) => id)
    .slice(0, 8)
  const eight = { lord: { active: EIGHT.slice(0, 6), skills: EIGHT.slice(6) }, shaman: {} } as const
  test('FG-14.1 any number owned, six active', () => {
    const t = camping({ heroes: eight }).begin()
    t.refuses(0, `activate:${EIGHT[7]!}`, 'FG-14.1')
    t.answer(0, `rest:${EIGHT[0]!}`).answer(0, `activate:${EIGHT[7]!}`)
    expect(hero(t, 'lord').active).toHaveLength(6)
    expect([isActive(t, EIGHT[0]!), isActive(t, EIGHT[7]!)]).toEqual([false, true])
  })
  test('FG-14.1 a skill that is not active is of no use', () => {
    const wish: HeroWish = { pool: ['focus.green'], skills: ['high-guard'] }
    const t = acting({ heroes: { lord: wish, shaman: {} } })
    expect(t.refusal(0, 'card:high-guard:0', 'FG-25.2')).toHaveLength(1)
    acting({ heroes: { lord: { ...wish, skills: [], active: ['high-guard'] }, shaman: {} } }).offers(
      0,
      'card:high-guard:0',
    )
  })
  test('FG-14.2 the set changes outside combat and before the first preparation, not after', () => {
    resting({ heroes: eight }).begin().answer(0, 'camp').offers(0, `rest:${EIGHT[0]!}`)
    const t = scene({ heroes: eight }).agenda('gather').begin()
    t.answer(0, `rest:${EIGHT[0]!}`).answer(0, `activate:${EIGHT[6]!}`)
    expect([isActive(t, EIGHT[0]!), isActive(t, EIGHT[6]!)]).toEqual([false, true])
    t.answer(0, 'ready').answer(1, 'ready').asked(0, 'prepare')
    for (const word of [`rest:${EIGHT[1]!}`, `activate:${EIGHT[0]!}`]) t.refuses(0, word, 'FG-23.5')
    expect(
      preparing({ heroes: eight, round: 2 })
        .options(0)
        .filter((word) => /^(rest|activate)/.test(word)),
    ).toEqual([])
  })
  test('FG-14.2 a skill laid aside may come back before the fight, however few there are', () => {
    const t = scene({ heroes: { lord: { active: ['riposte'], skills: ['high-guard'] }, shaman: {} } })
      .agenda('gather')
      .begin()
    t.answer(0, 'activate:high-guard')
    expect(isActive(t, 'high-guard')).toBe(true)
  })
  test('FG-14.3 a skill costs gold, where skills are taught, and belongs to one hero', () => {
    const t = resting({ heroes: { 'sylvan-guard': {}, rogue: {} } }, { gold: 5 }).begin()
    const yard = namedBy(t, 'visit').find((place) =>
      CONTENT.locations.find(({ id }) => id === place)!.services.some(({ does }) => does === 'train'),
    )!
    t.answer(0, `visit:${yard}`).answer(0, 'train:twin-arrows')
    expect(t.state.gold).toBe(2)
    const no = cardNo(gameWith(), 'twin-arrows')
    expect([hero(t, 'sylvan-guard').skills, hero(t, 'rogue').skills]).toEqual([[no], []])
    t.refuses(0, 'train:rain-of-arrows')
    const swaps = camping({ heroes: { lord: { active: ['riposte'] }, shaman: {} } }).begin()
    expect(namedBy(swaps, 'put')).toEqual([])
  })
})

describe('how often', () => {
  test('FG-14.4 a recurrent skill works once a round', () => {
    const t = sylvan({ pool: ['move.yellow', 'move.yellow'], active: ['quick-draw'] })
    t.answer(0, 'card:quick-draw:0').refuses(0, 'card:quick-draw:0', 'FG-14.4')
    t.answer(0, 'end').answer(1, 'end').asked(0, 'prepare')
    expect(hero(t, 'sylvan-guard').used).toEqual([])
  })
  test('FG-14.4 the round counts, not the turn', () => {
    const t = turnOf({
      heroes: {
        'sylvan-guard': {
          pool: ['move.yellow'],
          active: ['quick-draw'],
          also: { used: [cardNo(gameWith(), 'quick-draw')] },
        },
        shaman: {},
      },
    }).begin()
    expect(against(t, 'card:quick-draw:0')).toEqual(['FG-14.4'])
  })
  test('FG-14.5 a single-use skill works once a scene', () => {
    const t = rogue({ pool: ['focus.green', 'focus.yellow'], active: ['vanish'] })
    t.answer(0, 'card:vanish:0').answer(0, 'pay:focus.green').logged('hid', ['rogue'])
    t.refuses(0, 'card:vanish:0', 'FG-14.5')
    t.answer(0, 'end').answer(1, 'end').asked(0, 'prepare')
    expect(hero(t, 'rogue').spent).toEqual([cardNo(gameWith(), 'vanish')])
    const later = rogue(
      { pool: ['focus.green'], active: ['vanish'], also: { spent: hero(t, 'rogue').spent } },
      { round: 3 },
    )
    expect(against(later, 'card:vanish:0')).toEqual(['FG-14.5'])
    const over = scene({
      heroes: { rogue: { active: ['vanish'], also: { spent: hero(t, 'rogue').spent } }, shaman: {} },
    })
      .agenda('aftermath')
      .begin()
    expect(hero(over, 'rogue').spent).toEqual([])
  })
  test('FG-14.6 a passive skill works as often as it can', () => {
    const dog = (init: number) => ({ enemy: 'guard-dog', at: 'a1', init }) as const
    const t = mercenary(
      { pool: ['strike.red', 'strike.red'], active: ['momentum'], energy: 0 },
      { enemies: [dog(1), dog(2)] },
    )
    t.answer(0, 'strike:0:strike.red').answer(0, 'strike:1:strike.red')
    expect(hero(t, 'mercenary').actions).toHaveLength(2)
    t.answer(0, 'move:b1:action.1').answer(0, 'move:c1:action.1')
    expect(zoneOf(hero(t, 'mercenary'))).toBe('c1')
  })
  test('FG-14.15 a use counts once it is paid for, even if the gain is declined', () => {
    const t = sylvan(
      { pool: ['shootSkill.blue', 'shootSkill.blue'], active: ['twin-arrows'] },
      { enemies: [{ enemy: 'conscript', at: 'b1' }] },
    )
    t.answer(0, 'card:twin-arrows:0')
    expect(pool(t, 'sylvan-guard')).toEqual(['shootSkill.blue'])
    t.refuses(0, 'card:twin-arrows:0', 'FG-14.4')
  })
})

describe('cost and gain', () => {
  test('FG-14.7 paid with dice, with what other skills gave, and with available tokens', () => {
    const vanish = { pool: ['move.yellow'], active: ['sleight', 'vanish'] }
    const t = rogue(vanish)
    expect(against(t, 'card:vanish:0')).toEqual(['FG-14.7'])
    t.answer(0, 'card:sleight:0').answer(0, 'card:vanish:0')
    expect([pool(t, 'rogue'), energy(t, 'rogue'), hero(t, 'rogue').stealth]).toEqual([[], [4, 1], true])
    const tired = rogue({ ...vanish, energy: 0 }).answer(0, 'card:sleight:0')
    expect(against(tired, 'card:vanish:0')).toEqual(['FG-14.7'])
  })
  test('FG-14.8 results, actions, or an effect', () => {
    const quick = sylvan({ pool: ['move.yellow'], active: ['quick-draw'] }).answer(0, 'card:quick-draw:0')
    expect([pool(quick, 'sylvan-guard'), hero(quick, 'sylvan-guard').actions]).toEqual([['shoot.card'], []])
    const swing = mercenary(
      { pool: ['strikeSkill.red'], active: ['brutal-swing'] },
      { enemies: [{ enemy: 'militia-guard', at: 'a1' }] },
    )
    swing.answer(0, 'card:brutal-swing:0')
    expect(pool(swing, 'mercenary')).toEqual([])
    expect(foe(swing.answer(0, 'strike:0:action.1')).red).toBe(2)
    const resolve = acting({
      heroes: { lord: { energy: 1, pool: ['move.yellow'], active: ['noble-resolve'] }, shaman: {} },
    })
    expect(energy(resolve.answer(0, 'card:noble-resolve:0'), 'lord')).toEqual([3, 1])
  })
  test('FG-14.9 results can be chained, actions cannot pay', () => {
    const t = acting({
      heroes: { shaman: { pool: ['move.yellow'], active: ['trance', 'spirit-bolt'] }, lord: {} },
      enemies: [{ enemy: 'conscript', at: 'b1' }],
    })
    t.answer(0, 'card:trance:1').answer(0, 'card:spirit-bolt:0').answer(0, 'shoot:0:shoot.card')
    expect([foe(t).red, pool(t, 'shaman')]).toEqual([1, []])
    const acts = sylvan({ pool: ['shootSkill.blue'], active: ['twin-arrows', 'pinning-arrow', 'rain-of-arrows'] })
    acts.answer(0, 'card:twin-arrows:0')
    expect([against(acts, 'card:pinning-arrow:0'), against(acts, 'card:rain-of-arrows:0')]).toEqual([
      ['FG-14.7'],
      ['FG-14.7'],
    ])
  })
  test('FG-14.10 WE-1 one way and two ways', () => {
    const both = (...results: string[]) => sylvan({ pool: results, active: ['quick-draw', 'evasive-roll'] })
    expect(against(both('shoot.blue'), 'card:quick-draw:0')).toEqual(['FG-14.7'])
    both('shoot.blue').refuses(0, 'card:quick-draw:1', 'FG-25.2')
    const strike = both('strike.red')
    expect(namedBy(strike, 'card')).toEqual(['evasive-roll:0'])
    strike.answer(0, 'card:evasive-roll:0')
    expect(pool(strike, 'sylvan-guard')).toEqual(['move.card'])
    strike.refuses(0, 'card:evasive-roll:1', 'FG-14.4')
    expect(pool(strike.answer(0, 'card:quick-draw:0'), 'sylvan-guard')).toEqual(['shoot.card'])
    const move = both('move.yellow')
    expect(namedBy(move, 'card')).toEqual(['quick-draw:0', 'evasive-roll:1'])
    expect(pool(move.answer(0, 'card:evasive-roll:1'), 'sylvan-guard')).toEqual(['strike.card'])
  })
  test('FG-14.12 actions without an order come in any order, with other things between, or not at all', () => {
    const lord = { pool: ['strike.red', 'parry.card', 'move.yellow'], active: ['shield-bash'], energy: 0 }
    const enemies = [{ enemy: 'recruit', at: 'a1' }] as const
    const bash = () => acting({ heroes: { lord, shaman: {} }, enemies }).answer(0, 'card:shield-bash:0')
    const pushFirst = bash().answer(0, 'push:0:action.2').answer(0, 'zone:b1').answer(0, 'move:b1:move.yellow')
    expect(foe(pushFirst.answer(0, 'strike:0:action.1')).red).toBe(1)
    const strikeOnly = bash().answer(0, 'strike:0:action.1').answer(0, 'end').asked(1, 'turn')
    expect([foe(strikeOnly).red, zoneOf(foe(strikeOnly)), hero(strikeOnly, 'lord').actions]).toEqual([1, 'a1', []])
  })
  test('FG-14.14 on the own turn, unless the card names another moment', () => {
    const grit = enemiesAct({
      heroes: { mercenary: { active: ['grit', 'charge'] }, shaman: { at: 'd3' } },
      enemies: [{ enemy: 'conscript', at: 'a1' }],
    }).begin()
    grit.asked(0, 'prevent').offersExactly(0, ['guard:grit', 'pass']).answer(0, 'guard:grit')
    expect([health(grit, 'mercenary'), energy(grit, 'mercenary')]).toEqual([
      [9, 0, 0],
      [3, 1],
    ])
    const other = sylvan({ pool: ['move.yellow'], active: ['quick-draw'] })
      .answer(0, 'end')
      .asked(1, 'turn')
    other.lacks(1, 'card:quick-draw:0').notAsked(0)
    sylvan({ pool: ['move.yellow'], active: ['quick-draw'] }).offers(0, 'card:quick-draw:0')
    const camp = camping({ heroes: { shaman: { active: ['mending-chant'] }, lord: { health: 5 } } }).begin()
    camp.answer(0, 'tend:mending-chant:1')
    expect([energy(camp, 'shaman'), health(camp, 'lord')]).toEqual([
      [4, 2],
      [6, 2, 0],
    ])
  })
})
