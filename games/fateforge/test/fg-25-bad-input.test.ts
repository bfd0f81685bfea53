import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { acting, enemiesAct, type Playing, preparing } from './acting.ts'
import { camping } from './outside.ts'
import { scene, showing } from './scene.ts'

afterEach(allDone)

/** How many are refused, by this rule, without anything at all having changed. */
const refused = (t: Playing, rule: string, words: readonly string[]): number =>
  words.filter((word) => t.refusal(0, word, rule).length > 0).length

test('FG-25.2 what a turn has not to offer', () => {
  const t = acting({
    heroes: { mercenary: { pool: ['strike.red', 'fail.red'], active: ['charge'] }, shaman: {} },
    enemies: [{ enemy: 'conscript', at: 'a1' }],
  })
  expect(
    refused(t, 'FG-25.2', [
      'strike:1:strike.red',
      'strike:99:strike.red',
      'strike:0:strike.yellow',
      'strike:0:strikeSkill.red',
      'strike:0:fail.red',
      'strike:0:action.1',
      'move:b1:strike.red',
      'move:d3:energy',
      'parry:strike.red',
      'card:quick-draw:0',
      'card:charge:2',
      'special:iron-sword:strike.red',
      'use:0:strike.red',
      'portal:0:energy',
      'revive:1',
      'revive:7',
      'pickUp:0:0',
      'pass',
      'confirm:0',
      'order:21',
    ]),
  ).toBe(20)
  expect(refused(t, 'FG-14.7', ['card:charge:0'])).toBe(1)
  expect(() => t.refuses(0, 'cheat')).toThrow(/no verb/)
})
test('FG-25.2 nobody plays for another, nor out of turn', () => {
  const t = acting()
  const before = t.log(0)
  for (const word of ['end', 'move:b1:energy']) expect(t.refusal(1, word)).toHaveLength(1)
  expect(t.answer(0, 'end').refusal(0, 'end')).toHaveLength(1)
  expect(t.log(0).length).toBeGreaterThan(before.length)
})
test('FG-23.5 what preparation has not to offer', () => {
  const t = preparing()
  expect(
    refused(t, 'FG-23.5', ['roll:0:0', 'roll:0:7', 'roll:0:16', 'roll:0:255', 'roll:1:15', 'roll:9:15', 'end']),
  ).toBe(7)
  t.roll('dice', showing('strike.red', 'strike.red', 'strike.yellow', 'fail.yellow')).answer(0, 'roll:0:15')
  expect(
    refused(t, 'FG-23.5', [
      'roll:0:15',
      'reroll:0:0',
      'reroll:0:1',
      'reroll:1:8',
      'rerollIcon:0:0',
      'triple:0:parry',
      'triple:0:strike',
      'triple:8:move',
      'sprint:1:b1',
      'sprint:0:a1',
      'confirm:1',
      'unconfirm:0',
      'stance:0',
    ]),
  ).toBe(13)
})
test('FG-24.2 orders that name too few, too many or the wrong heroes', () => {
  const t = scene().agenda('order').begin()
  expect(refused(t, 'FG-24.2', ['order:13', 'order:123', 'order:31'])).toBe(3)
  expect(t.refusal(1, 'order:12')).toHaveLength(1)
})
test('FG-27.2 more than there is to prevent, or to prevent with', () => {
  const t = enemiesAct({
    heroes: { mercenary: { also: { parry: 1 } }, shaman: { at: 'd3' } },
    enemies: [{ enemy: 'sicario', at: 'a1' }],
  }).begin()
  expect(refused(t, 'FG-27.2', ['prevent:2:0', 'prevent:0:1', 'prevent:1:1', 'prevent:0:0', 'guard:grit'])).toBe(5)
})
test('FG-15.3 items that are not there, places that do not exist', () => {
  const t = camping({ heroes: { lord: { items: { secondary: 'buckler' } }, rogue: {} } }).begin()
  expect(
    refused(t, 'FG-15.3', [
      'put:1.main:1.pack2',
      'put:bag.1:1.main',
      'put:1.secondary:1.secondary',
      'put:1.secondary:4.pack2',
      'put:1.secondary:bag.1',
      'activate:charge',
    ]),
  ).toBe(6)
})
