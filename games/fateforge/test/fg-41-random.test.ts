import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { enemiesAct, foe, hero, zoneOf } from './acting.ts'
import { lines } from './asking.ts'
import type { Scene } from './scene.ts'

afterEach(allDone)

const crossroads: Scene = {
  heroes: { mercenary: { at: 'a1' }, shaman: { at: 'a1' } },
  enemies: [{ enemy: 'sicario', at: 'b2' }],
}
test('WE-14 FG-41.1 two equal outcomes have equal shares', () => {
  expect([0, 1].map((n) => zoneOf(foe(enemiesAct(crossroads).roll('luck', [n]).begin())))).toEqual(['a2', 'b1'])
})
test('FG-41.1 three have a third each', () => {
  const push: Scene = {
    heroes: { lord: { at: 'b1' }, shaman: { at: 'd3' } },
    enemies: [{ enemy: 'bruiser', at: 'b1' }],
  }
  const zones = [0, 1, 2].map((n) => zoneOf(hero(enemiesAct(push).roll('luck', [n]).begin(), 'lord')))
  expect(zones).toEqual(['a1', 'b2', 'c1'])
})
test('FG-41.2 the draw is told like a roll', () => {
  const t = enemiesAct(crossroads).roll('luck', [1]).begin()
  expect([lines(t, 'luck'), t.luck().filter((line) => line.startsWith('luck'))]).toEqual([['luck 2 2'], ['luck 1']])
})
test('FG-41.2 nothing is drawn where a rule decides', () => {
  const t = enemiesAct({
    heroes: { mercenary: { at: 'a1' }, shaman: { at: 'c1' } },
    enemies: [
      { enemy: 'militia-guard', at: 'b1', init: 2 },
      { enemy: 'militia-guard', at: 'b1', init: 1 },
    ],
  }).begin()
  expect([zoneOf(foe(t, 0)), zoneOf(foe(t, 1)), t.luck().filter((line) => line.startsWith('luck'))]).toEqual([
    'a1',
    'a1',
    [],
  ])
})
