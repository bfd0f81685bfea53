import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, enemiesAct, health, hero, turnOf } from './acting.ts'
import { lines } from './asking.ts'
import { type HeroWish, scene, Z } from './scene.ts'

afterEach(allDone)

const bitten = (wish: HeroWish, rats = 1) =>
  enemiesAct({
    heroes: { shaman: wish, lord: { at: 'd3' } },
    enemies: Array.from({ length: rats }, (_, i) => ({ enemy: 'rat-swarm', at: 'a1', init: i + 1 }) as const),
  }).begin()

test('FG-U14.1 each toxic damage sets an available health token aside', () => {
  const t = bitten({ health: 5 }, 2)
  expect([health(t, 'shaman'), lines(t, 'poisoned')]).toEqual([
    [3, 1, 2],
    ['poisoned shaman 1', 'poisoned shaman 1'],
  ])
})
test('FG-U14.2 losing the last one so knocks out', () => {
  expect(hero(bitten({ health: 1 }), 'shaman').down).toBe(true)
})
test('FG-U14.3 a heal fills from the exhausted ones, then from those set aside', () => {
  const healed = (health_: number, aside: number) => {
    const t = acting({
      heroes: { shaman: { health: health_, aside, items: { pack2: 'healing-potion' } }, lord: { at: 'd3' } },
    })
    return health(t.answer(0, 'card:healing-potion:0'), 'shaman')
  }
  expect(healed(3, 2)).toEqual([5, 0, 1])
  expect(healed(1, 2)).toEqual([3, 1, 2])
  expect(healed(4, 2)).toEqual([6, 0, 0])
})
test('FG-U14.3 the Antidote brings back two of those set aside', () => {
  const t = acting({ heroes: { shaman: { health: 2, aside: 3, items: { pack2: 'antidote' } }, lord: {} } })
  expect(health(t.answer(0, 'card:antidote:0'), 'shaman')).toEqual([4, 1, 1])
})
test('FG-U14.4 at the end of the scene they come back, before anything else is regained', () => {
  const t = scene({ heroes: { shaman: { health: 2, aside: 2 }, lord: {} } })
    .agenda('aftermath')
    .begin()
  expect(health(t, 'shaman')).toEqual([5, 1, 0])
})
test('FG-U14.4 when a hero falls they come back at once, but it stays down', () => {
  const t = bitten({ health: 1, aside: 2 })
  expect([health(t, 'shaman'), hero(t, 'shaman').down]).toEqual([[3, 3, 0], true])
  const revived = turnOf({
    heroes: { lord: { pool: ['move.red', 'move.red'] }, shaman: { health: 2, also: { down: true } } },
  })
    .top(Z.corruptionDeck, ['doubt'])
    .begin()
    .answer(0, 'revive:1')
  expect([health(revived, 'shaman'), hero(revived, 'shaman').down]).toEqual([[4, 2, 0], false])
})
test('FG-U14.5 Parry tokens and armor prevent it like other damage', () => {
  const parry = bitten({ also: { parry: 1 } })
    .asked(0, 'prevent')
    .answer(0, 'prevent:1:0')
  expect([health(parry, 'shaman'), hero(parry, 'shaman').parry]).toEqual([[6, 0, 0], 0])
  const coat = bitten({ items: { clothing: 'padded-coat' } }).answer(0, 'prevent:0:1')
  expect([health(coat, 'shaman'), hero(coat, 'shaman').slots[2]!.cubes]).toEqual([[6, 0, 0], 1])
})
