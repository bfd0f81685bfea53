import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, enemiesAct, foe, zoneOf } from './acting.ts'
import { against, namedBy } from './asking.ts'
import { deeds } from './naming.ts'
import type { FoeWish, HeroWish } from './scene.ts'

afterEach(allDone)

const MISTRESS: FoeWish = { enemy: 'guildmistress', at: 'b1' }
const GUARD: FoeWish = { enemy: 'recruit', at: 'b1', init: 3, guards: 0 }
const hall = (wish: HeroWish, enemies: readonly FoeWish[] = [MISTRESS, GUARD]) =>
  acting({ heroes: { shaman: { at: 'b1', ...wish }, lord: { at: 'd3' } }, enemies })

test('FG-U6.1 neither moves, whatever is done to them', () => {
  const push = hall({ pool: ['move.yellow'], active: ['ancestral-wind'] }).answer(0, 'card:ancestral-wind:0')
  expect(against(push, 'push:1:action.1')).toEqual(['FG-40.4'])
  const pull = hall({ at: 'a1', pool: ['shoot.blue'], active: ['spirit-hook'] }).answer(0, 'card:spirit-hook:0')
  expect(against(pull, 'pull:1:action.1')).toEqual(['FG-40.4'])
  const called = enemiesAct({
    heroes: { lord: { at: 'a3' }, shaman: { at: 'a3' } },
    enemies: [
      { enemy: 'assassin', at: 'c1' },
      { ...GUARD, at: 'c1' },
      { enemy: 'lieutenant', at: 'd2' },
    ],
  }).begin()
  expect(deeds(called)).toEqual(['idle recruit.3', 'idle assassin.1', 'idle lieutenant.1'])
})
test('FG-U6.1 not toward a hero either', () => {
  const t = enemiesAct({
    heroes: { lord: { at: 'a1' }, shaman: { at: 'a1' } },
    enemies: [
      { ...MISTRESS, at: 'c1' },
      { ...GUARD, at: 'c1' },
      { enemy: 'recruit', at: 'b1', init: 1 },
    ],
  }).begin()
  expect(deeds(t)).toEqual(['acts recruit.1 1', 'foeMoved recruit.1 b1 a1', 'idle recruit.3', 'idle guildmistress.1'])
})
test('FG-U6.2 the guarded cannot be targeted while its guardian is there, stunned or not', () => {
  for (const stun of [false, true]) {
    const t = hall({ pool: ['strike.red'] }, [MISTRESS, { ...GUARD, stun }])
    expect([namedBy(t, 'strike'), against(t, 'strike:0:strike.red')]).toEqual([['1:strike.red'], ['FG-25.4']])
    t.refuses(0, 'strike:0:strike.red', 'FG-25.4')
  }
  hall({ pool: ['strike.red'] }, [MISTRESS, { ...GUARD, gone: true }]).offers(0, 'strike:0:strike.red')
})
test('FG-U6.2 area damage hits it all the same', () => {
  const storm = ['focus.green', 'focus.green', 'move.yellow']
  const t = hall({ pool: storm, active: ['storm-of-kaan'] })
  t.answer(0, 'card:storm-of-kaan:0')
  expect([foe(t, 0).armor, foe(t, 0).red, foe(t, 1).gone]).toEqual([0, 0, true])
  t.lacks(0, 'enemy:0')
})
test('FG-U6.3 both act like others, but for moving', () => {
  const t = enemiesAct({
    heroes: { lord: { at: 'b1' }, shaman: { at: 'c1' } },
    enemies: [MISTRESS, GUARD],
    order: ['shaman', 'lord'],
  }).begin()
  expect(deeds(t)).toEqual([
    'acts recruit.3 0',
    'foeStrikes recruit.3 lord',
    'acts guildmistress.1 0',
    'foeStrikes guildmistress.1 lord',
  ])
  const far = enemiesAct({ heroes: { lord: { at: 'c1' }, shaman: { at: 'd3' } }, enemies: [MISTRESS, GUARD] }).begin()
  expect(deeds(far)).toEqual(['idle recruit.3', 'acts guildmistress.1 1', 'foeShoots guildmistress.1 lord'])
})
test('FG-U6.3 once its charge is gone the guardian may move, and be moved', () => {
  const fallen = { ...MISTRESS, gone: true }
  const t = enemiesAct({
    heroes: { lord: { at: 'c1' }, shaman: { at: 'd3' } },
    enemies: [fallen, GUARD],
  }).begin()
  expect([deeds(t)[0], zoneOf(foe(t, 1))]).toEqual(['acts recruit.3 1', 'c1'])
  const push = hall({ pool: ['move.yellow'], active: ['ancestral-wind'] }, [fallen, GUARD])
  push.answer(0, 'card:ancestral-wind:0').offers(0, 'push:1:action.1')
})
test('FG-U6.3 once the guardian is gone the other may move', () => {
  const t = enemiesAct({
    heroes: { lord: { at: 'd1' }, shaman: { at: 'd1' } },
    enemies: [MISTRESS, { ...GUARD, gone: true }],
  }).begin()
  expect([deeds(t)[0], zoneOf(foe(t))]).toEqual(['acts guildmistress.1 2', 'c1'])
})
