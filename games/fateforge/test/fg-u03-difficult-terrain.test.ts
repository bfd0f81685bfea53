import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, enemiesAct, energy, foe, hero, pool, preparing, zoneOf } from './acting.ts'
import { against, namedBy } from './asking.ts'
import type { HeroWish, Scene } from './scene.ts'
import type { Token } from '../src/content/scene-types.ts'

afterEach(allDone)

const ground: Scene['ground'] = { difficult: ['b1'] }
const stuck = (wish: HeroWish, more: Scene = {}) =>
  acting({ ground, ...more, heroes: { mercenary: { at: 'b1', energy: 0, ...wish }, shaman: { at: 'd3' } } })

test('FG-U3.1 nobody Sprints out of it; into it they may', () => {
  const t = preparing({ ground, heroes: { mercenary: { at: 'b1' }, shaman: { at: 'a1' } } })
  t.answer(0, 'roll:0:15').answer(1, 'roll:1:15')
  expect(against(t, 'sprint:0:a1')).toEqual(['FG-U3.1'])
  t.refuses(0, 'sprint:0:a1', 'FG-U3.1')
  t.answer(1, 'sprint:1:b1')
  expect(zoneOf(hero(t, 'shaman'))).toBe('b1')
})
test('FG-U3.2 leaving takes a Move result more than the Move', () => {
  expect(against(stuck({ pool: ['move.yellow'] }), 'move:a1:move.yellow')).toEqual(['FG-U3.2'])
  stuck({ pool: ['move.yellow', 'focus.yellow'] }).refuses(0, 'move:a1:move.yellow', 'FG-U3.2')
  const two = stuck({ pool: ['move.yellow', 'move.yellow'] }).answer(0, 'move:a1:move.yellow')
  expect([zoneOf(hero(two, 'mercenary')), pool(two, 'mercenary')]).toEqual(['a1', []])
  const dual = stuck({ pool: ['move.yellow', 'moveStrike.yellow'] }).answer(0, 'move:a1:move.yellow')
  expect([zoneOf(hero(dual, 'mercenary')), pool(dual, 'mercenary')]).toEqual(['a1', []])
  const choice = stuck({ pool: ['move.yellow', 'move.red', 'moveStrike.yellow'] }).answer(0, 'move:a1:move.yellow')
  choice.asked(0, 'pay').offersExactly(0, ['pay:move.red', 'pay:moveStrike.yellow'])
})
test('FG-U3.2 the extra is a result: energy or a card’s action do not pay it, only the Move itself', () => {
  const t = stuck({ pool: ['move.yellow'], energy: 2 }).answer(0, 'move:a1:energy')
  expect([zoneOf(hero(t, 'mercenary')), pool(t, 'mercenary'), energy(t, 'mercenary')]).toEqual(['a1', [], [1, 3]])
  const boots = stuck({ energy: 2, items: { clothing: 'boots-of-celerity' } }).answer(0, 'card:boots-of-celerity:0')
  expect(against(boots, 'move:a1:energy')).toEqual(['FG-U3.2'])
  expect(against(boots, 'move:a1:action.1')).toEqual(['FG-U3.2'])
})
test('FG-U3.2 entering it, being pushed out of it and leaving the scene are free', () => {
  const into = acting({ ground, heroes: { mercenary: { pool: ['move.yellow'] }, shaman: {} } })
  expect(zoneOf(hero(into.answer(0, 'move:b1:move.yellow'), 'mercenary'))).toBe('b1')
  const pushed = enemiesAct({
    ground,
    heroes: { mercenary: { at: 'b1' }, shaman: { at: 'd3' } },
    enemies: [{ enemy: 'bruiser', at: 'b1' }],
  })
    .roll('luck', [0])
    .begin()
  expect(zoneOf(hero(pushed, 'mercenary'))).toBe('a1')
})
test('FG-U3.3 enemies are not slowed', () => {
  const t = enemiesAct({
    ground,
    heroes: { mercenary: { at: 'a1' }, shaman: { at: 'a1' } },
    enemies: [{ enemy: 'recruit', at: 'b1' }],
  }).begin()
  expect(zoneOf(foe(t))).toBe('a1')
})
test('FG-U3.4 a portal out of it is leaving it', () => {
  const portal: Token = { kind: 'portal', id: 'p1', zone: 'b1', to: ['d1'] }
  const through = (pool: readonly string[]) => stuck({ pool }, { ground: { ...ground, tokens: [portal] } })
  expect(against(through(['move.yellow']), 'portal:0:move.yellow')).toEqual(['FG-U3.2'])
  const t = through(['move.yellow', 'move.yellow']).answer(0, 'portal:0:move.yellow')
  expect([zoneOf(hero(t, 'mercenary')), pool(t, 'mercenary')]).toEqual(['d1', []])
})
test('FG-U3.4 in an ordered sequence the extra is paid when the Move comes, and looked for before', () => {
  const charge = (pool: readonly string[]) =>
    stuck({ pool, active: ['charge'] }, { ground, enemies: [{ enemy: 'militia-guard', at: 'c1' }] })
  expect(against(charge(['move.yellow', 'move.red']), 'card:charge:0')).toEqual(['FG-14.11'])
  const t = charge(['move.yellow', 'focus.yellow', 'move.red'])
  t.answer(0, 'card:charge:0')
  while (namedBy(t, 'pay').length > 0) t.answer(0, `pay:${namedBy(t, 'pay').at(-1)!}`)
  expect([zoneOf(hero(t, 'mercenary')), pool(t, 'mercenary'), foe(t).red]).toEqual(['c1', [], 2])
})
