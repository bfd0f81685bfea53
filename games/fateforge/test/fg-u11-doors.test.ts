import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, enemiesAct, foe, thing, zoneOf } from './acting.ts'
import { against, lines, namedBy } from './asking.ts'
import { deeds } from './naming.ts'
import type { FoeWish, HeroWish, Scene } from './scene.ts'
import type { Token } from '../src/content/scene-types.ts'

afterEach(allDone)

const door: Token = { kind: 'door', id: 'door', zone: 'b1', other: 'c1' }
const ground: Scene['ground'] = { rows: 2, tokens: [door] }
const at = (zone: 'a1' | 'b1' | 'c1', wish: HeroWish = {}, enemies: readonly FoeWish[] = []) =>
  acting({ ground, heroes: { lord: { at: zone, energy: 0, ...wish }, shaman: { at: 'a2' } }, enemies })

test('FG-U11.1 a Focus opens or closes it, from both its zones, any number of times', () => {
  const t = at('b1', { pool: ['focus.green', 'focus.green', 'focus.yellow', 'move.yellow'] })
  t.answer(0, 'use:0:focus.green').answer(0, 'use:0:focus.green').answer(0, 'use:0:focus.yellow')
  expect(lines(t, 'door')).toEqual([
    'door lord field.door open',
    'door lord field.door closed',
    'door lord field.door open',
  ])
  const other = at('c1', { pool: ['focus.green'] }).answer(0, 'use:0:focus.green')
  expect(thing(other, 'door').done).toBe(true)
  expect(namedBy(at('a1', { pool: ['focus.green'] }), 'use')).toEqual([])
})
test('FG-U11.2 closed, nobody moves or shoots through, and the way round counts', () => {
  const t = at('b1', { pool: ['move.yellow', 'shoot.blue', 'focus.green'] }, [{ enemy: 'militia-guard', at: 'c1' }])
  expect(namedBy(t, 'move')).toEqual(['a1:move.yellow', 'b2:move.yellow'])
  expect(against(t, 'shoot:0:shoot.blue')).toEqual(['FG-12.4'])
  t.answer(0, 'use:0:focus.green')
  expect(namedBy(t, 'move')).toEqual(['a1:move.yellow', 'b2:move.yellow', 'c1:move.yellow'])
  expect(foe(t.answer(0, 'shoot:0:shoot.blue')).red).toBe(1)
})
test('FG-U11.2 it cuts distance for enemies too', () => {
  const archer = (open: boolean) =>
    enemiesAct({
      ground,
      heroes: { lord: { at: 'b1' }, shaman: { at: 'a2' } },
      enemies: [{ enemy: 'archer', at: 'c1' }],
    })
      .set((s) => void (s.objects[0]!.done = open))
      .begin()
  expect(deeds(archer(false))).toEqual(['idle archer.1'])
  expect(deeds(archer(true))).toEqual(['acts archer.1 0', 'foeShoots archer.1 lord'])
})
test('FG-U11.3 a defended door cannot be used, from either side', () => {
  const defender: FoeWish = { enemy: 'recruit', at: 'b1', defends: 'door' }
  for (const zone of ['b1', 'c1'] as const) {
    const t = at(zone, { pool: ['focus.green'] }, [defender])
    expect(against(t, 'use:0:focus.green')).toEqual(['FG-19.5'])
    t.refuses(0, 'use:0:focus.green', 'FG-19.5')
    at(zone, { pool: ['focus.green'] }, [{ ...defender, gone: true }]).offers(0, 'use:0:focus.green')
  }
})
test('FG-U11.3 enemies do not open doors', () => {
  const t = enemiesAct({
    ground: { ...ground, rows: 1 },
    heroes: { lord: { at: 'b1' }, shaman: { at: 'b1' } },
    enemies: [{ enemy: 'marsh-wolf', at: 'c1' }],
  }).begin()
  expect([zoneOf(foe(t)), thing(t, 'door').done]).toEqual(['c1', false])
})
