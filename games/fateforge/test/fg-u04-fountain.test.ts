import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { energy, health, thing, turnOf } from './acting.ts'
import { namedBy } from './asking.ts'
import { type FoeWish, type HeroWish, scene } from './scene.ts'

afterEach(allDone)

const fountain = { kind: 'fountain', id: 'fountain', zone: 'a1', perHero: 2 } as const
const beside = (wish: HeroWish, enemies: readonly FoeWish[] = []) =>
  turnOf({ ground: { tokens: [fountain] }, heroes: { mercenary: wish, shaman: { at: 'd3' } }, enemies }).begin()
const hurt: HeroWish = { health: 6, energy: 2 }

test('FG-U4.1 it starts with the cubes of the scene', () => {
  const three = scene({ ground: { tokens: [fountain] }, heroes: { mercenary: {}, shaman: {}, lord: {} } }).begin()
  const two = scene({ ground: { tokens: [{ ...fountain, perHero: 1 }] } }).begin()
  expect([thing(three, 'fountain').n, thing(two, 'fountain').n]).toEqual([6, 2])
})
test('FG-U4.2 at the start of a turn there, cubes give that much health and energy in all', () => {
  const t = beside(hurt).asked(0, 'fountain', 'FG-U4.2')
  expect(namedBy(t, 'drink')).toEqual(['0:1', '0:2', '1:0', '1:1', '1:2', '2:0', '2:1', '2:2', '3:0', '3:1'])
  t.refuses(0, 'drink:3:2')
  t.refuses(0, 'drink:0:3')
  t.answer(0, 'drink:2:1').asked(0, 'turn')
  expect([health(t, 'mercenary'), energy(t, 'mercenary'), thing(t, 'fountain').n]).toEqual([[8, 1, 0], [3, 1], 1])
  expect(t.state.tookFountain).toBe(true)
})
test('FG-U4.2 not with an enemy there, nor in passing', () => {
  beside(hurt, [{ enemy: 'marsh-wolf', at: 'a1' }]).asked(0, 'turn')
  const t = beside({ ...hurt, at: 'a2', pool: ['move.yellow', 'move.yellow'] })
  t.answer(0, 'move:a1:move.yellow').asked(0, 'turn').answer(0, 'move:b1:move.yellow').answer(0, 'end')
  expect(thing(t, 'fountain').n).toBe(4)
})
test('FG-U4.2 nor with nothing to regain', () => {
  const t = beside({}).asked(0, 'turn').answer(0, 'end').notAsked(0, 'fountain')
  expect(thing(t, 'fountain').n).toBe(4)
})
test('FG-U4.3 without cubes it is dry', () => {
  const t = turnOf({ ground: { tokens: [fountain] }, heroes: { mercenary: hurt, shaman: { at: 'd3' } } })
    .set((s) => void (s.objects[0]!.n = 1))
    .begin()
  expect(namedBy(t, 'drink')).toEqual(['0:1', '1:0'])
  t.answer(0, 'drink:1:0').answer(0, 'end').notAsked(0, 'fountain')
  expect(thing(t, 'fountain').n).toBe(0)
})
test('FG-U4.4 start and end of a turn are two occasions', () => {
  const t = beside(hurt).answer(0, 'drink:1:0').asked(0, 'turn').answer(0, 'end').asked(0, 'fountain')
  t.answer(0, 'drink:0:1')
  expect([health(t, 'mercenary'), energy(t, 'mercenary'), thing(t, 'fountain').n]).toEqual([[7, 2, 0], [3, 1], 2])
})
test('FG-U4.4 one may be left out', () => {
  const t = beside(hurt).pass(0).asked(0, 'turn').answer(0, 'end').asked(0, 'fountain').pass(0)
  expect([thing(t, 'fountain').n, t.state.tookFountain]).toEqual([4, false])
})
