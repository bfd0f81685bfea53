import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { SLOT } from '../src/parts.ts'
import { acting, enemiesAct, health, hero, type Playing, preparing } from './acting.ts'
import { namedBy } from './asking.ts'
import { camping, resting, testing } from './outside.ts'
import { type HeroWish, scene } from './scene.ts'

afterEach(allDone)

const COAT: HeroWish = { items: { clothing: 'padded-coat' } }
/** A Sicario strikes the lord for 2. */
const struck = (wish: HeroWish): Playing =>
  enemiesAct({ heroes: { lord: wish, shaman: { at: 'd3' } }, enemies: [{ enemy: 'sicario', at: 'a1' }] }).begin()
const cubes = (t: Playing, slot: keyof typeof SLOT = 'clothing'): number => hero(t, 'lord').slots[SLOT[slot]]!.cubes

test('FG-17.1 armor gained comes with all its cubes', () => {
  const shop = resting({ heroes: { lord: {}, rogue: {} } }, { gold: 9 })
    .begin()
    .answer(0, 'visit:stalls')
  shop.answer(0, 'buy:padded-coat')
  expect(shop.state.bag.map((held) => held.cubes)).toEqual([2])
  const chest = acting({
    ground: { tokens: [{ kind: 'chest', id: 'chest', zone: 'a1' }], chest: ['padded-coat'] },
    heroes: { lord: { pool: ['focus.green'] }, shaman: {} },
  })
  expect(cubes(chest.answer(0, 'use:0:focus.green').answer(0, 'equip'))).toBe(2)
})
test('FG-17.2 as many cubes as the player likes absorb one damage each', () => {
  const t = struck(COAT).asked(0, 'prevent').offersExactly(0, ['prevent:0:1', 'prevent:0:2', 'pass'])
  t.pass(0)
  expect([health(t, 'lord'), cubes(t)]).toEqual([[6, 2, 0], 2])
  const one = struck(COAT).answer(0, 'prevent:0:1').pass(0)
  expect([health(one, 'lord'), cubes(one)]).toEqual([[7, 1, 0], 1])
  const both = struck(COAT).answer(0, 'prevent:0:2')
  expect([health(both, 'lord'), cubes(both)]).toEqual([[8, 0, 0], 0])
})
test('FG-17.3 cubes do not come back by giving or storing the item, but at the end of a rest', () => {
  const bare: HeroWish = { ...COAT }
  const worn = camping({ heroes: { lord: bare, rogue: {} } }).set(
    (s) => void (s.heroes[0]!.slots[SLOT.clothing]!.cubes = 0),
  )
  const t = worn.begin().answer(0, 'put:1.clothing:2.clothing')
  expect(hero(t, 'rogue').slots[SLOT.clothing]!.cubes).toBe(0)
  t.answer(0, 'put:2.clothing:bag').answer(0, 'put:bag.1:1.clothing')
  expect(cubes(t)).toBe(0)
  const rest = resting({ heroes: { lord: bare, rogue: {} } }).set(
    (s) => void (s.heroes[0]!.slots[SLOT.clothing]!.cubes = 0),
  )
  expect(cubes(rest.begin().answer(0, 'leave'))).toBe(2)
})
test('FG-17.4 armor works only while it is equipped', () => {
  const t = struck({ items: { pack3: 'padded-coat' } }).notAsked(0, 'prevent')
  expect(health(t, 'lord')).toEqual([6, 2, 0])
})
test('FG-17.4 damage of a Sprint and of the way out can be absorbed', () => {
  const dog = [{ enemy: 'guard-dog', at: 'a1' }] as const
  const sprint = preparing({ heroes: { lord: COAT, shaman: { at: 'd3' } }, enemies: dog }).answer(0, 'roll:0:15')
  sprint.answer(0, 'sprint:0:b1').asked(0, 'prevent').answer(0, 'prevent:0:1')
  expect([health(sprint, 'lord'), cubes(sprint)]).toEqual([[8, 0, 0], 1])
  const out = scene({
    ground: { tokens: [{ kind: 'exit', id: 'exitA', zone: 'a1', letter: 'A' }] },
    heroes: { lord: COAT, shaman: { at: 'd3' } },
    enemies: dog,
  })
  const left = out.agenda('leave').begin().untilAsked(0, 'prevent')
  expect(namedBy(left, 'prevent')).toEqual(['0:1'])
  left.answer(0, 'prevent:0:1').logged('prevented', ['lord', 0, 1])
})
test('FG-17.4 what is lost in a story is not absorbed', () => {
  const stories = CONTENT.stories.map((story) => ({
    ...story,
    nodes: story.nodes.map((node) =>
      node.id === 'n3' && node.kind === 'test'
        ? { ...node, failure: { ...node.failure, effects: [{ healthLoss: 1 }] } }
        : node,
    ),
  }))
  const blank = CONTENT.testFaces.indexOf('blank')
  const t = testing('n3', { content: { stories }, heroes: { lord: COAT, rogue: {} } })
    .roll('test', [blank, blank])
    .begin()
  t.answer(0, 'tester:0').logged('testLost', ['lord']).notAsked(0, 'prevent')
  expect([health(t, 'lord'), cubes(t)]).toEqual([[7, 1, 0], 2])
})
test('FG-17.5 the repair at the end of a rest reaches what is worn, packed and in the bag', () => {
  const rest = resting({
    heroes: { lord: { items: { clothing: 'padded-coat', pack3: 'buckler' } }, rogue: {} },
    bag: ['kite-shield'],
  }).set((s) => {
    for (const held of [...s.heroes[0]!.slots, ...s.bag]) held.cubes = 0
  })
  const t = rest.begin().answer(0, 'leave')
  expect([cubes(t), cubes(t, 'pack3'), t.state.bag[0]!.cubes]).toEqual([2, 1, 1])
})
