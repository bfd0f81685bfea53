import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { raisePrice } from '../src/items/advance.ts'
import { type O, Z } from '../src/state.ts'
import { BEOR, person, scene } from './scene.ts'

afterEach(allDone)
const challenge: Partial<O> = { mode: 'challenge', without: ['C2'] }
const rest = (who: object) =>
  scene({ who: [{ is: 'beor', at: 102, xp: 5, ...who }], options: challenge })
    .agenda('rest')
    .afterwards('advance', 0)
    .begin()

test('TG-32.6 G-64 with C6 the hungry drop to 0 Energy, or lose 1 Health if they had none', () => {
  expect(person(rest({ food: 0, energy: 4 }), BEOR)).toMatchObject({ energy: 0, health: 9 })
  expect(person(rest({ food: 0, energy: 0 }), BEOR)).toMatchObject({ energy: 0, health: 8 })
  const t = rest({ food: 1, energy: 4, health: 5 })
  t.answer(0, 'refuse')
  expect(person(t, BEOR)).toMatchObject({ energy: 0, food: 1, health: 5 })
})
test('TG-32.7 with C7 a card costs 5 and two are looked at, the k-th point of a pair 5k', () => {
  const t = scene({ who: [{ is: 'beor', xp: 5 }], options: challenge })
    .agenda('advance', 0)
    .afterwards('turn')
    .begin()
  t.answer(0, 'study:combat')
  expect(t.options(0)).toHaveLength(2)
  expect(person(t, BEOR).xp).toBe(0)
  const price = (attributes: number[], skills: string[] = []) =>
    raisePrice(
      scene({ who: [{ is: 'beor', attributes, skills }], options: challenge }).begin().match.table,
      BEOR,
      'empathy',
    )
  expect(price([0, 0, 0, 0, 0, 0])).toBe(5)
  expect(price([2, 0, 0, 0, 0, 0])).toBe(15)
  expect(price([2, 2, 0, 0, 0, 0], ['S1a', 'S3a', 'S4a'])).toBe(40)
})
test('TG-19.2 without it the price ends at 10', () => {
  const price = (attributes: number[], skills: string[] = []) =>
    raisePrice(scene({ who: [{ is: 'beor', attributes, skills }] }).begin().match.table, BEOR, 'empathy')
  expect([price([0, 0, 0, 0, 0, 0]), price([1, 0, 0, 0, 0, 0]), price([2, 1, 0, 0, 0, 0])]).toEqual([2, 4, 8])
  expect(price([2, 2, 0, 0, 0, 0], ['S1a', 'S3a'])).toBe(10)
})
test('TG-32.1 C1 holds Energy below Health', () => {
  const t = scene({ who: [{ is: 'beor', health: 5, energy: 2 }], options: challenge })
    .top(Z.events, ['RE10'])
    .agenda('dusk', 3)
    .begin()
  expect(person(t, BEOR).energy).toBe(4)
})
test('TG-31.2 S2 lets Energy rise above Health', () => {
  const t = scene({ who: [{ is: 'beor', health: 3, energy: 2 }], options: { mode: 'story', without: ['S4'] } })
    .top(Z.events, ['RE10'])
    .agenda('dusk', 3)
    .begin()
  expect(person(t, BEOR).energy).toBe(6)
})
test('TG-2.3 each modifier stands for itself', () => {
  const t = scene({
    who: [{ is: 'beor', at: 102, food: 0, energy: 4 }],
    options: { mode: 'challenge', without: ['C6'] },
  })
    .agenda('rest')
    .afterwards('turn')
    .begin()
  expect(person(t, BEOR).energy).toBe(4)
})
