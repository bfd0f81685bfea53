import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, enemiesAct, foe, health, hero, pool, zoneOf } from './acting.ts'
import { against, lines, namedBy } from './asking.ts'
import { castle, deeds } from './naming.ts'
import { type FoeWish, type Scene, Z } from './scene.ts'
import type { Token } from '../src/content/scene-types.ts'

afterEach(allDone)

describe('by heroes', () => {
  const pushing = (enemies: readonly FoeWish[], ground: Scene['ground'] = {}, at: 'a1' | 'b1' = 'b1') =>
    acting({
      ground,
      heroes: { shaman: { at, pool: ['move.yellow'], active: ['ancestral-wind'] }, lord: {} },
      enemies,
    }).answer(0, 'card:ancestral-wind:0')
  const pulling = (enemies: readonly FoeWish[], ground: Scene['ground'] = {}) =>
    acting({
      ground,
      heroes: { mercenary: { at: 'b1', pool: ['strike.red'], active: ['grapple'] }, lord: {} },
      enemies,
    }).answer(0, 'card:grapple:0')
  test('FG-40.1 a hero pushes an enemy out of its zone to an adjacent one of its choice', () => {
    const t = pushing([
      { enemy: 'recruit', at: 'b1' },
      { enemy: 'recruit', at: 'c1', init: 2 },
    ])
    expect(namedBy(t, 'push')).toEqual(['0:action.1'])
    t.refuses(0, 'push:1:action.1', 'FG-12.4')
    t.answer(0, 'push:0:action.1').asked(0, 'pushZone', 'FG-40.1').offersExactly(0, ['zone:a1', 'zone:b2', 'zone:c1'])
    t.refuses(0, 'zone:d1')
    t.answer(0, 'zone:b2')
    expect(zoneOf(foe(t))).toBe('b2')
  })
  test('FG-40.2 a hero pulls one of the minions beside it into its zone', () => {
    const t = pulling([
      { enemy: 'recruit', at: 'c1', init: 1 },
      { enemy: 'recruit', at: 'b2', init: 2 },
      { enemy: 'recruit', at: 'd1', init: 3 },
      { enemy: 'recruit', at: 'b1', init: 4 },
    ])
    expect(namedBy(t, 'pull')).toEqual(['0:action.1', '1:action.1'])
    t.refuses(0, 'pull:2:action.1', 'FG-12.4')
    t.refuses(0, 'pull:3:action.1', 'FG-12.4')
    t.answer(0, 'pull:1:action.1')
    expect(zoneOf(foe(t, 1))).toBe('b1')
  })
  test('FG-40.3 minions only, never leaders or bosses', () => {
    const t = pushing([
      { enemy: 'lieutenant', at: 'b1' },
      { enemy: 'recruit', at: 'b1' },
    ])
    expect([namedBy(t, 'push'), against(t, 'push:0:action.1')]).toEqual([['1:action.1'], ['FG-40.3']])
    const pull = pulling([{ enemy: 'lieutenant', at: 'c1' }])
    expect(against(pull, 'pull:0:action.1')).toEqual(['FG-40.3'])
    const mercenary = { at: 'c3', pool: ['strike.red'], active: ['grapple'] } as const
    const beside = acting(castle({ mercenary, lord: {} })).answer(0, 'card:grapple:0')
    beside.refuses(0, 'pull:0:action.1', 'FG-40.3')
  })
  test('FG-40.4 defenders, guarded enemies and guardians stay; closed doors stop, portals do not count', () => {
    const tokens: readonly Token[] = [
      { kind: 'objective', id: 'o1', zone: 'b1' },
      { kind: 'door', id: 'door', zone: 'b1', other: 'c1' },
      { kind: 'portal', id: 'p1', zone: 'b1', to: ['d3'] },
    ]
    const enemies: readonly FoeWish[] = [
      { enemy: 'recruit', at: 'b1', init: 1, defends: 'o1' },
      { enemy: 'assassin', at: 'b1' },
      { enemy: 'recruit', at: 'b1', init: 2, guards: 1 },
      { enemy: 'recruit', at: 'b1', init: 3 },
      { enemy: 'recruit', at: 'c1', init: 4 },
    ]
    const t = pushing(enemies, { tokens })
    expect([0, 1, 2].map((n) => against(t, `push:${n}:action.1`))).toEqual([['FG-40.4'], ['FG-40.4'], ['FG-40.4']])
    t.answer(0, 'push:3:action.1').offersExactly(0, ['zone:a1', 'zone:b2'])
    const pull = pulling(enemies, { tokens })
    pull.refuses(0, 'pull:4:action.1', 'FG-12.4')
  })
  test('FG-40.5 who has nowhere to go is no target', () => {
    const door: Token = { kind: 'door', id: 'door', zone: 'a1', other: 'b1' }
    const t = pushing([{ enemy: 'recruit', at: 'a1' }], { rows: 1, tokens: [door] }, 'a1')
    expect(against(t, 'push:0:action.1')).toEqual(['FG-40.5'])
    expect(hero(t, 'shaman').actions).toHaveLength(1)
  })
  test('FG-40.4 FG-40.1 what was carried stays with the enemy, a gem set free is collected', () => {
    const gem: Token = { kind: 'gem', id: 'g1', zone: 'b1', gem: 'red' }
    const t = pushing([{ enemy: 'recruit', at: 'b1' }], { tokens: [gem] })
    expect(t.state.gold).toBe(0)
    t.answer(0, 'push:0:action.1').answer(0, 'zone:c1')
    expect(t.state.gold).toBe(3)
  })
})

describe('by enemies', () => {
  const bruised = (ground: Scene['ground'] = {}, at: 'b1' | 'a1' = 'b1') =>
    enemiesAct({ ground, heroes: { lord: { at }, shaman: { at: 'd3' } }, enemies: [{ enemy: 'bruiser', at }] })
  test('FG-40.1 a hero is pushed to a random adjacent zone', () => {
    const zones = [0, 1, 2].map((n) => zoneOf(hero(bruised().roll('luck', [n]).begin(), 'lord')))
    expect(zones).toEqual(['a1', 'b2', 'c1'])
  })
  test('FG-40.2 an enemy pulls by the usual choice of targets', () => {
    const t = enemiesAct({
      heroes: { lord: { at: 'b1' }, shaman: { at: 'd1' } },
      order: ['shaman', 'lord'],
      enemies: [{ enemy: 'barrow-knight', at: 'c1' }],
    })
      .top(Z.fearDeck, ['cold-resolve'])
      .begin()
    expect(lines(t, 'pulled')).toEqual(['pulled shaman c1'])
    expect([zoneOf(hero(t, 'lord')), zoneOf(hero(t, 'shaman'))]).toEqual(['b1', 'c1'])
  })
  test('FG-40.4 a pushed hero enters the new zone, but suffers no Sprint damage', () => {
    const gem: Token = { kind: 'gem', id: 'g1', zone: 'c1', gem: 'red' }
    const t = bruised({ tokens: [gem] })
      .roll('luck', [2])
      .begin()
    expect([t.state.gold, health(t, 'lord')]).toEqual([3, [7, 1, 0]])
    const trap: Token = { kind: 'trap', id: 'trap', zone: 'c1' }
    const trapped = bruised({ tokens: [trap] })
      .roll('luck', [2])
      .top(Z.trapDeck, ['rusted'])
      .begin()
    trapped.logged('trap', ['lord', 'rusted'])
  })
  test('FG-40.4 not through a closed door', () => {
    const door: Token = { kind: 'door', id: 'door', zone: 'b1', other: 'c1' }
    const zones = [0, 1].map((n) =>
      zoneOf(
        hero(
          bruised({ tokens: [door] })
            .roll('luck', [n])
            .begin(),
          'lord',
        ),
      ),
    )
    expect(zones).toEqual(['a1', 'b2'])
  })
  test('FG-40.5 with no open zone nothing happens', () => {
    const door: Token = { kind: 'door', id: 'door', zone: 'a1', other: 'b1' }
    const t = bruised({ rows: 1, tokens: [door] }, 'a1').begin()
    expect(deeds(t)).toEqual(['acts bruiser.1 0', 'foeStrikes bruiser.1 lord'])
    expect(zoneOf(hero(t, 'lord'))).toBe('a1')
  })
})
test('FG-40.1 FG-40.2 results pay for the card, the action is what pushes', () => {
  const t = acting({
    heroes: { shaman: { pool: ['shoot.blue', 'move.yellow'], active: ['spirit-hook', 'ancestral-wind'] }, lord: {} },
    enemies: [{ enemy: 'recruit', at: 'b1' }],
  })
  t.answer(0, 'card:spirit-hook:0').answer(0, 'pull:0:action.1').answer(0, 'card:ancestral-wind:0')
  t.answer(0, 'push:0:action.1').answer(0, 'zone:a2')
  expect([zoneOf(foe(t)), pool(t, 'shaman')]).toEqual(['a2', []])
})
