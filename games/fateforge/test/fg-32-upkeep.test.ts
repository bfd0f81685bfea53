import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, atUpkeep, enemiesAct, foe, hero } from './acting.ts'
import { boss, castle } from './naming.ts'
import { type FoeWish, showing } from './scene.ts'

afterEach(allDone)

test('FG-32.1 upkeep abilities of unstunned enemies come first', () => {
  const enemies: readonly FoeWish[] = [
    { enemy: 'risen', at: 'd1', init: 1 },
    { enemy: 'risen', at: 'd1', init: 2, stun: true },
    { enemy: 'risen', at: 'd1', init: 3, armor: 1 },
    { enemy: 'risen', at: 'a1', init: 4 },
  ]
  const t = atUpkeep({ enemies }).begin()
  expect(t.state.enemies.map(({ armor }) => armor)).toEqual([1, 0, 1, 0])
  expect(foe(t, 1).stun).toBe(false)
  const fallen = atUpkeep({
    heroes: { mercenary: { at: 'a1', health: 0 }, shaman: { at: 'd3' } },
    enemies: [{ enemy: 'risen', at: 'a1' }],
  }).begin()
  expect(foe(fallen).armor).toBe(1)
})
test('FG-32.2 unused Parry tokens go back, but for one that the Kite Shield keeps', () => {
  const t = atUpkeep({
    heroes: { lord: { items: { secondary: 'kite-shield' }, also: { parry: 2 } }, shaman: { also: { parry: 2 } } },
    enemies: [{ enemy: 'assassin', at: 'd1', parry: 1 }],
  }).begin()
  t.asked(0, 'keepParry', 'FG-32.2').answer(0, 'prevent:1:0')
  expect([hero(t, 'lord').parry, hero(t, 'shaman').parry, foe(t).parry]).toEqual([1, 0, 0])
  const none = atUpkeep({
    heroes: { lord: { items: { secondary: 'kite-shield' }, also: { parry: 2 } }, shaman: {} },
  }).begin()
  expect(hero(none.pass(0), 'lord').parry).toBe(0)
  atUpkeep({ heroes: { lord: { also: { parry: 1 } }, shaman: {} } })
    .begin()
    .notAsked(0, 'keepParry')
})
test('FG-32.3 stun cubes leave enemies, not heroes', () => {
  const t = atUpkeep({
    heroes: { lord: { also: { stun: true } }, shaman: {} },
    enemies: [
      { enemy: 'recruit', at: 'd1', stun: true },
      { enemy: 'archer', at: 'd1', stun: true },
    ],
  }).begin()
  expect(t.state.enemies.map(({ stun }) => stun)).toEqual([false, false])
  expect(hero(t, 'lord').stun).toBe(true)
})
test('FG-32.4 red cubes leave all enemies, the boss too', () => {
  const t = atUpkeep({ enemies: [{ enemy: 'lieutenant', at: 'd1', red: 3, armor: 1 }] }).begin()
  expect([foe(t).red, foe(t).armor]).toEqual([0, 1])
  const struck = atUpkeep(castle({ mercenary: {}, shaman: {} }))
    .set((s) => void (s.enemies[s.boss.enemy]!.red = 5))
    .begin()
  expect(boss(struck).red).toBe(0)
})
test('FG-32.5 if everybody is down the scene ends, without another round', () => {
  const t = atUpkeep({ heroes: { mercenary: { health: 0 }, shaman: { health: 0 } } }).begin()
  t.over('lost').notLogged('round', ['*', '*', '*'])
  const one = atUpkeep({ heroes: { mercenary: { health: 0 }, shaman: {} } }).begin()
  expect([one.state.round, hero(one, 'mercenary').down]).toEqual([2, true])
  const struck = enemiesAct({
    heroes: { mercenary: { health: 0 }, shaman: { health: 1 } },
    enemies: [{ enemy: 'recruit', at: 'a1' }],
  }).begin()
  struck.over('lost').notLogged('upkeep', ['*'])
})
test('FG-32.6 the next round begins, or after the last the extra round is offered and then the scene left', () => {
  const t = atUpkeep({ round: 2, lastRound: 3 }).begin()
  t.asked(0, 'prepare')
  expect(t.state.round).toBe(3)
  const tokens = [{ kind: 'exit', id: 'exitA', zone: 'd1', letter: 'A' }] as const
  const last = atUpkeep({ ground: { tokens }, round: 3, lastRound: 3 }).begin()
  last.asked(0, 'extra').answer(0, 'finish').logged('leaves', ['mercenary', '*']).over('won')
})
test('WE-23 FG-32.4 armor is not set again, red cubes are taken away', () => {
  const t = acting({
    heroes: { rogue: { pool: ['strike.red'], active: ['backstab-2'], also: { stealth: true } }, shaman: { at: 'd3' } },
    enemies: [{ enemy: 'conscript', at: 'a1', armor: 2 }],
  })
  t.answer(0, 'card:backstab-2:0').answer(0, 'strike:0:action.1').logged('struck', ['rogue', 'conscript.1', 3])
  expect([foe(t).armor, foe(t).red, foe(t).gone]).toEqual([0, 1, false])
  t.answer(0, 'end').answer(1, 'end').asked(0, 'prepare')
  expect([foe(t).armor, foe(t).red]).toEqual([0, 0])
  t.roll('dice', showing('strike.yellow', 'move.yellow', 'strike.red', 'move.green'))
  t.roll('dice', showing('move.green', 'move.green', 'focus.blue', 'move.yellow'))
  t.answer(0, 'roll:0:15').answer(1, 'roll:1:15').answer(0, 'confirm:0').answer(1, 'confirm:1').answer(0, 'order:12')
  t.asked(0, 'turn').answer(0, 'strike:0:strike.yellow').answer(0, 'strike:0:strike.red')
  expect(foe(t).gone).toBe(true)
})
