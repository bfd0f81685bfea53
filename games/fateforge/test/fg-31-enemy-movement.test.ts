import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, enemiesAct, foe, thing, zoneOf } from './acting.ts'
import { against } from './asking.ts'
import { deeds } from './naming.ts'
import type { Scene } from './scene.ts'

afterEach(allDone)

const hero = (at: 'a1' | 'b1' | 'c1'): Scene['heroes'] => ({ mercenary: { at }, shaman: { at } })

test('FG-31.1 a Move is one zone on a shortest way', () => {
  const t = enemiesAct({ heroes: hero('a1'), enemies: [{ enemy: 'sicario', at: 'c1' }] }).begin()
  expect(deeds(t)).toEqual(['acts sicario.1 2', 'foeMoved sicario.1 c1 b1'])
  const wolf = enemiesAct({ heroes: hero('a1'), enemies: [{ enemy: 'marsh-wolf', at: 'd1' }] }).begin()
  expect([zoneOf(foe(wolf)), wolf.luck()]).toEqual(['c1', []])
})
test('FG-31.2 between equal ways chance decides', () => {
  const step = (luck: number) =>
    zoneOf(
      foe(
        enemiesAct({ heroes: hero('a1'), enemies: [{ enemy: 'sicario', at: 'b2' }] })
          .roll('luck', [luck])
          .begin(),
      ),
    )
  expect([step(0), step(1)]).toEqual(['a2', 'b1'])
})
test('FG-31.2 closed doors are gone round, portals not used', () => {
  const door = { kind: 'door', id: 'door', zone: 'b1', other: 'c1' } as const
  const portals = [
    { kind: 'portal', id: 'p1', zone: 'c1', to: ['a1'] },
    { kind: 'portal', id: 'p2', zone: 'a1', to: ['c1'] },
  ] as const
  const ground = { rows: 2, tokens: [door, ...portals] } as const
  const t = enemiesAct({ ground, heroes: hero('b1'), enemies: [{ enemy: 'marsh-wolf', at: 'c1' }] }).begin()
  expect(deeds(t)).toEqual(['acts marsh-wolf.1 2', 'foeMoved marsh-wolf.1 c1 c2'])
  const cut = enemiesAct({
    ground: { ...ground, rows: 1 },
    heroes: hero('b1'),
    enemies: [{ enemy: 'marsh-wolf', at: 'c1' }],
  }).begin()
  expect(deeds(cut)).toEqual(['idle marsh-wolf.1'])
})
test('FG-31.2 traps, difficult terrain and fountains do nothing to enemies', () => {
  const tokens = [
    { kind: 'trap', id: 'trap', zone: 'b1' },
    { kind: 'fountain', id: 'fountain', zone: 'b1', perHero: 2 },
  ] as const
  const t = enemiesAct({
    ground: { tokens, difficult: ['c1', 'b1'] },
    heroes: hero('a1'),
    enemies: [{ enemy: 'marsh-wolf', at: 'c1' }],
  }).begin()
  expect(zoneOf(foe(t))).toBe('b1')
  expect([thing(t, 'trap').done, thing(t, 'fountain').n]).toEqual([false, 4])
  t.notLogged('trap', ['*', '*'])
})
test('FG-31.3 a defender, a guarded enemy and its guardian never move', () => {
  const tokens = [{ kind: 'exit', id: 'exitA', zone: 'b1', letter: 'A' }] as const
  const guard = enemiesAct({
    ground: { tokens },
    heroes: hero('a1'),
    enemies: [{ enemy: 'militia-guard', at: 'b1', defends: 'exitA' }],
  }).begin()
  expect(deeds(guard)).toEqual(['idle militia-guard.1'])
  const stacked = enemiesAct({
    heroes: hero('a1'),
    enemies: [
      { enemy: 'guildmistress', at: 'c1' },
      { enemy: 'recruit', at: 'c1', guards: 0 },
      { enemy: 'recruit', at: 'b1', init: 2, guards: 3 },
      { enemy: 'assassin', at: 'b1' },
    ],
  }).begin()
  expect(deeds(stacked)).toEqual([
    'idle recruit.1',
    'idle recruit.2',
    'idle assassin.1',
    'idle guildmistress.1',
    'foeParry assassin.1',
  ])
})
test('FG-31.3 nor do heroes move them', () => {
  const t = acting({
    heroes: { shaman: { at: 'c1', pool: ['move.yellow'], active: ['ancestral-wind'] }, lord: {} },
    enemies: [
      { enemy: 'assassin', at: 'c1' },
      { enemy: 'recruit', at: 'c1', guards: 0 },
    ],
  })
  t.answer(0, 'card:ancestral-wind:0')
  expect([0, 1].map((n) => against(t, `push:${n}:action.1`))).toEqual([['FG-40.4'], ['FG-40.4']])
})
