import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { ZONES } from '../src/content/types.ts'
import { acting, enemiesAct, energy, foe, hero, pool, preparing, thing, turnOf, zoneOf } from './acting.ts'
import { against, lines, namedBy } from './asking.ts'
import { deeds } from './naming.ts'
import { type FoeWish, type HeroWish, type Scene, Z } from './scene.ts'
import type { Token } from '../src/content/scene-types.ts'

afterEach(allDone)

const P1: Token = { kind: 'portal', id: 'p1', zone: 'a1', to: ['d3'] }
const P2: Token = { kind: 'portal', id: 'p2', zone: 'd3', to: ['a1'] }
const UNKNOWN: Token = { kind: 'portal', id: 'p3', zone: 'a1', to: ['c1', 'b3'] }
const ground: Scene['ground'] = { tokens: [P1, P2] }
const by = (wish: HeroWish, more: Scene = {}) =>
  acting({
    ground,
    ...more,
    heroes: { mercenary: { energy: 0, ...wish }, shaman: { at: 'b2', pool: ['move.yellow'] } },
  })

test('FG-U5.1 a destination is shown, or unknown', () => {
  const t = preparing({ ground: { tokens: [P1, P2, UNKNOWN] } })
  expect(['p1', 'p2', 'p3'].map((id) => ZONES[thing(t, id).n] ?? 'unknown')).toEqual(['d3', 'a1', 'unknown'])
})
test('FG-U5.2 a Move action in its zone: by a result, an action or energy', () => {
  const t = by({ pool: ['move.yellow', 'strike.red'] })
  expect(namedBy(t, 'portal')).toEqual(['0:move.yellow'])
  t.answer(0, 'portal:0:move.yellow').logged('portal', ['mercenary', 'd3'])
  expect([zoneOf(hero(t, 'mercenary')), pool(t, 'mercenary')]).toEqual(['d3', ['strike.red']])
  const energetic = by({ energy: 2 }).answer(0, 'portal:0:energy')
  expect([zoneOf(hero(energetic, 'mercenary')), energy(energetic, 'mercenary')]).toEqual(['d3', [1, 3]])
  expect(against(energetic, 'portal:1:energy')).toEqual(['FG-25.3'])
  const booted = by({ items: { clothing: 'boots-of-celerity' } }).answer(0, 'card:boots-of-celerity:0')
  expect(zoneOf(hero(booted.answer(0, 'portal:0:action.1'), 'mercenary'))).toBe('d3')
})
test('FG-U5.2 not from another zone, nor by Sprint', () => {
  expect(namedBy(by({ at: 'b1', pool: ['move.yellow'] }), 'portal')).toEqual([])
  const t = preparing({ ground }).answer(0, 'roll:0:15')
  expect(namedBy(t, 'sprint')).toEqual(['0:a2', '0:b1'])
})
test('FG-U5.2 a defended portal cannot be used', () => {
  const enemies: readonly FoeWish[] = [{ enemy: 'risen', at: 'a1', defends: 'p1' }]
  const t = by({ pool: ['move.yellow'], energy: 1 }, { enemies })
  expect([against(t, 'portal:0:move.yellow'), against(t, 'portal:0:energy')]).toEqual([['FG-19.5'], ['FG-19.5']])
  t.refuses(0, 'portal:0:move.yellow', 'FG-19.5')
})
test('FG-U5.3 an unknown destination is drawn on first use, then fixed and known', () => {
  const through = (n: number) => by({ pool: ['move.yellow'] }, { ground: { tokens: [UNKNOWN] } }).roll('portal', [n])
  const ways = [0, 1].map((n) => zoneOf(hero(through(n).answer(0, 'portal:0:move.yellow'), 'mercenary')))
  expect(ways).toEqual(['c1', 'b3'])
  const t = acting({
    ground: { tokens: [UNKNOWN] },
    heroes: { mercenary: { pool: ['move.yellow'] }, shaman: { pool: ['move.yellow'] } },
  }).roll('portal', [1])
  t.answer(0, 'portal:0:move.yellow').answer(0, 'end').answer(1, 'portal:0:move.yellow')
  expect([zoneOf(hero(t, 'shaman')), thing(t, 'p3').n, lines(t, 'portal')]).toEqual([
    'b3',
    5,
    ['portal mercenary b3', 'portal shaman b3'],
  ])
})
test('FG-U5.4 zones joined by a portal are not adjacent for anything but walking', () => {
  const t = acting({
    ground,
    heroes: {
      shaman: { at: 'a1', pool: ['shoot.blue', 'focus.green', 'shoot.blue'], active: ['mending-chant', 'spirit-hook'] },
      lord: { at: 'd3', health: 3 },
    },
    enemies: [{ enemy: 'recruit', at: 'd3' }],
  })
  expect(against(t, 'shoot:0:shoot.blue')).toEqual(['FG-12.4'])
  expect(against(t, 'card:mending-chant:0')).toEqual(['FG-14.8'])
  expect(against(t.answer(0, 'card:spirit-hook:0'), 'pull:0:action.1')).toEqual(['FG-12.4'])
})
describe('the Move of an ordered skill', () => {
  const charging = (enemies: readonly FoeWish[], tokens: readonly Token[] = [P1, P2]) =>
    by({ pool: ['move.yellow', 'move.yellow'], active: ['charge'] }, { ground: { tokens }, enemies })
  const recruit = (at: FoeWish['at'], init = 1): FoeWish => ({ enemy: 'recruit', at, init })

  test('FG-U5.2 FG-U5.4 FG-14.11 may lead through a portal', () => {
    const only = charging([recruit('d3')]).answer(0, 'card:charge:0')
    expect([zoneOf(hero(only, 'mercenary')), foe(only).red]).toEqual(['d3', 2])
    only.logged('portal', ['mercenary', 'd3'])
    const either = charging([recruit('d3'), recruit('b1', 2)]).answer(0, 'card:charge:0')
    either.asked(0, 'sequence').offersExactly(0, ['zone:b1', 'portal:0:action.1']).answer(0, 'portal:0:action.1')
    expect([zoneOf(hero(either, 'mercenary')), foe(either).red]).toEqual(['d3', 2])
  })
  test('FG-U5.2 FG-14.11 not through one that is defended', () => {
    const t = charging([recruit('d3'), { enemy: 'risen', at: 'a1', defends: 'p1' }])
    expect(against(t, 'card:charge:0')).toEqual(['FG-14.11'])
  })
  test('FG-U5.3 FG-14.13 through an unknown one if the rest can be done wherever it leads', () => {
    expect(against(charging([recruit('c1')], [UNKNOWN]), 'card:charge:0')).toEqual(['FG-14.11'])
    const t = charging([recruit('c1'), recruit('b3', 2)], [UNKNOWN])
    t.roll('portal', [1]).answer(0, 'card:charge:0')
    expect([zoneOf(hero(t, 'mercenary')), foe(t, 1).red]).toEqual(['b3', 2])
  })
})
test('FG-U5.5 enemies neither aim nor walk through', () => {
  const t = enemiesAct({
    ground,
    heroes: { lord: { at: 'a1' }, shaman: { at: 'a1' } },
    enemies: [
      { enemy: 'bone-archer', at: 'd3' },
      { enemy: 'recruit', at: 'd3' },
    ],
  }).begin()
  expect(deeds(t)).toEqual(['idle bone-archer.1', 'idle recruit.1'])
})
test('FG-U5.2 Block holds back from a portal, and Heavy Limbs from the energy for it', () => {
  const held = by({ pool: ['move.yellow'] }, { enemies: [{ enemy: 'militia-guard', at: 'a1' }] })
  expect(against(held, 'portal:0:move.yellow')).toEqual(['FG-21.7a'])
  const heavy = turnOf({ ground, heroes: { mercenary: { energy: 2 }, shaman: {} } })
    .zone(Z.fear, ['heavy-limbs'])
    .begin()
  expect(against(heavy, 'portal:0:energy')).toEqual(['FG-U13.1'])
})
