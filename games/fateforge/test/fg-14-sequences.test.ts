import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, foe, hero, type Playing, pool, zoneOf } from './acting.ts'
import { against } from './asking.ts'
import type { FoeWish, HeroWish, Scene } from './scene.ts'

afterEach(allDone)

const charging = (enemies: readonly FoeWish[], wish: HeroWish = {}, more: Scene = {}): Playing =>
  acting({
    ...more,
    heroes: {
      mercenary: { pool: ['move.yellow', 'focus.green'], active: ['charge'], energy: 0, ...wish },
      shaman: { at: 'd3' },
    },
    enemies,
  })
const dancing = (enemies: readonly FoeWish[], wish: HeroWish = {}, more: Scene = {}): Playing =>
  acting({
    ...more,
    heroes: {
      rogue: { pool: ['move.yellow', 'strike.red'], active: ['dance-of-blades'], energy: 0, ...wish },
      shaman: { at: 'd3' },
    },
    enemies,
  })

test('FG-14.11 WE-2 Move, then Strike needs somebody to strike where it leads', () => {
  const none = charging([{ enemy: 'recruit', at: 'c1' }])
  none.refuses(0, 'card:charge:0', 'FG-14.11')
  expect(pool(none, 'mercenary')).toEqual(['move.yellow', 'focus.green'])
  const one = charging([{ enemy: 'recruit', at: 'b1' }]).answer(0, 'card:charge:0')
  expect([zoneOf(hero(one, 'mercenary')), foe(one).gone, pool(one, 'mercenary')]).toEqual(['b1', true, []])
})
test('FG-14.11 the Move goes only where the Strike has a target', () => {
  const t = charging([
    { enemy: 'recruit', at: 'b1' },
    { enemy: 'recruit', at: 'a2', init: 2 },
    { enemy: 'recruit', at: 'c2', init: 3 },
  ]).answer(0, 'card:charge:0')
  t.asked(0, 'sequence').offersExactly(0, ['zone:a2', 'zone:b1']).answer(0, 'zone:a2')
  expect(t.state.enemies.map(({ gone }) => gone)).toEqual([false, true, false])
  const apart = charging([
    { enemy: 'recruit', at: 'b1' },
    { enemy: 'recruit', at: 'a1', init: 2 },
  ])
  apart.answer(0, 'card:charge:0')
  expect(apart.state.enemies.map(({ gone }) => gone)).toEqual([true, false])
})
test('FG-14.11 who cannot leave cannot charge', () => {
  const t = charging([
    { enemy: 'militia-guard', at: 'a1' },
    { enemy: 'recruit', at: 'b1' },
  ])
  expect(against(t, 'card:charge:0')).toEqual(['FG-14.11'])
  charging([
    { enemy: 'militia-guard', at: 'a1', stun: true },
    { enemy: 'recruit', at: 'b1' },
  ]).offers(0, 'card:charge:0')
})
test('FG-14.13 a step that defeats the only target of a later one does not do', () => {
  expect(against(dancing([{ enemy: 'guard-dog', at: 'a1' }]), 'card:dance-of-blades:0')).toEqual(['FG-14.11'])
  dancing([
    { enemy: 'guard-dog', at: 'a1' },
    { enemy: 'guard-dog', at: 'b1', init: 2 },
  ]).offers(0, 'card:dance-of-blades:0')
})
test('FG-14.13 armor, Parry tokens and cubes are reckoned with', () => {
  const beside: FoeWish = { enemy: 'conscript', at: 'b1', init: 2 }
  const striking = (first: FoeWish) => dancing([first, beside]).answer(0, 'card:dance-of-blades:0')
  expect(striking({ enemy: 'conscript', at: 'a1', red: 1 }).state.enemies.map(({ red }) => red)).toEqual([2, 1])
  const blocked = dancing([{ enemy: 'militia-guard', at: 'a1', red: 2 }, beside])
  blocked.answer(0, 'card:dance-of-blades:0')
  expect([zoneOf(hero(blocked, 'rogue')), blocked.state.enemies.map(({ gone }) => gone)]).toEqual(['b1', [true, false]])
  const held = dancing([{ enemy: 'militia-guard', at: 'a1', red: 2, parry: 1 }, beside])
  expect(against(held, 'card:dance-of-blades:0')).toEqual(['FG-14.11'])
})
test('FG-14.13 each choice on the way must let the rest happen', () => {
  const t = dancing([
    { enemy: 'conscript', at: 'a1' },
    { enemy: 'militia-guard', at: 'a1', red: 2 },
    { enemy: 'conscript', at: 'b1', init: 2 },
  ])
  t.answer(0, 'card:dance-of-blades:0')
  expect(t.state.enemies.map(({ red }) => red)).toEqual([0, 3, 1])
})
test('FG-14.13 a longer reach serves one Strike only', () => {
  const spear: HeroWish = { items: { main: 'hooked-spear' } }
  const far = dancing(
    [
      { enemy: 'conscript', at: 'c1' },
      { enemy: 'conscript', at: 'a1', init: 2 },
    ],
    { ...spear },
  )
  expect(against(far, 'card:dance-of-blades:0')).toEqual(['FG-14.11'])
  far.answer(0, 'card:hooked-spear:2')
  expect(against(far, 'card:dance-of-blades:0')).toEqual(['FG-14.11'])
})
test('FG-14.13 what nobody foresaw makes the rest impossible, and it is lost', () => {
  const t = acting({
    ground: { tokens: [{ kind: 'trap', id: 'trap', zone: 'b1' }] },
    content: { traps: [{ id: 'spikes', mishaps: [{ mishap: 'panic' }] }] },
    heroes: {
      mercenary: { pool: ['move.yellow', 'focus.green'], active: ['charge'], energy: 0 },
      shaman: { at: 'd3' },
    },
    enemies: [{ enemy: 'recruit', at: 'b1' }],
  })
  t.roll('luck', [0]).answer(0, 'card:charge:0').asked(0, 'turn')
  expect([zoneOf(hero(t, 'mercenary')), foe(t).red, pool(t, 'mercenary')]).toEqual(['a1', 0, []])
})
