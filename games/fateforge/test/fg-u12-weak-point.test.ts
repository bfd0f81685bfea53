import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { acting, atUpkeep, pool } from './acting.ts'
import { namedBy } from './asking.ts'
import { boss, castle } from './naming.ts'
import { gameWith, type HeroWish, type Scene } from './scene.ts'

afterEach(allDone)

const near = (wish: HeroWish, more: Scene = {}) =>
  acting(castle({ lord: { at: 'c3', energy: 0, ...wish }, shaman: { at: 'a1' } }, [], more))

test('FG-U12.1 a matching result covers an icon, and does nothing else', () => {
  const t = near({ pool: ['focus.green', 'strike.red'] })
  const { armor } = boss(t)
  expect(namedBy(t, 'cover')).toEqual(['2:focus.green'])
  t.answer(0, 'cover:2:focus.green')
  expect([t.state.boss.covered, boss(t).armor, boss(t).red, pool(t, 'lord')]).toEqual([[2], armor, 0, ['strike.red']])
})
test('FG-U12.1 in its zone or beside it, not further away', () => {
  near({ at: 'c2', pool: ['focus.green'] }).offers(0, 'cover:2:focus.green')
  const far = near({ at: 'b1', pool: ['focus.green'] })
  expect(namedBy(far, 'cover')).toEqual([])
  far.refuses(0, 'cover:2:focus.green')
})
test('FG-U12.1 results only: an action does not count', () => {
  const guard = { at: 'c3', pool: ['shootSkill.blue'], active: ['twin-arrows'] } as const
  const t = acting(castle({ 'sylvan-guard': guard, shaman: { at: 'a1' } }))
  t.offers(0, 'cover:1:shootSkill.blue').answer(0, 'card:twin-arrows:0')
  expect(namedBy(t, 'cover')).toEqual([])
})
test('FG-U12.2 covered icons stay through upkeep; with all of them the weak point is exploited', () => {
  const t = atUpkeep(castle({ lord: { at: 'c3' }, shaman: {} }))
    .set((s) => void (s.boss.covered = [0, 1, 2]))
    .begin()
  expect([t.state.boss.covered, t.state.boss.exploited]).toEqual([[0, 1, 2], false])
  const last = near({ pool: ['focus.green', 'focus.green'] })
  last.answer(0, 'cover:2:focus.green').answer(0, 'cover:3:focus.green')
  expect(last.state.boss.exploited).toBe(false)
})
test('FG-U12.3 a result covers what it could pay for', () => {
  expect(namedBy(near({ pool: ['strike.red', 'shoot.blue'] }), 'cover')).toEqual([])
  expect(namedBy(near({ pool: ['strikeSkill.red', 'shootSkill.blue'] }), 'cover')).toEqual([
    '0:strikeSkill.red',
    '1:shootSkill.blue',
  ])
  const ground = { boss: { zone: 'c2', gate: 'c2', carries: [] } } as const
  const game = gameWith(ground, { boss: { ...CONTENT.boss, weakPoint: ['strike', 'move'] } })
  const dual = near({ pool: ['moveStrike.yellow', 'strikeSkill.red'] }, { game })
  expect(namedBy(dual, 'cover')).toEqual(['0:moveStrike.yellow', '0:strikeSkill.red', '1:moveStrike.yellow'])
  dual.answer(0, 'cover:0:moveStrike.yellow')
  expect([dual.state.boss.covered, pool(dual, 'lord'), namedBy(dual, 'cover')]).toEqual([[0], ['strikeSkill.red'], []])
})
