import { allDone, type Given } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { acting, faces } from './acting.ts'
import { game, scene } from './scene.ts'
import type { O, S } from '../src/state.ts'

afterEach(allDone)
const struckBy = (type: string, wish: object) => {
  const no = game.book.names.enemies.indexOf(type)
  return scene({
    heroes: [{ at: [2, 6], class: 'cl-rancher', ...wish }, { at: [3, 8] }],
    enemies: [{ type, at: [2, 7], target: 0, moved: 1 }],
    set: (s) => void (s.fight.activated = [no]),
  })
    .agenda('foesAttack', no)
    .afterwards('activate')
    .roll('defense', faces(1))
}
const struck = (wish: object) => struckBy('en-terror', wish).roll('foeToHit', faces(6, 1, 1))

test('SB-3.4 Grit never rises above the maximum', () => {
  const t = struck({ wounds: 14, grit: 2 })
    .set((s) => void (s.revives = 1))
    .begin()
  t.pass(0)
  expect(t.state.heroes[0]!).toMatchObject({ grit: 2, wounds: 0 })
})
test('SB-3.9 who is being choked cannot spend Grit', () => {
  const t = struck({ grit: 1, isChoked: true }).begin()
  expect(t.state.heroes[0]!).toMatchObject({ grit: 1, wounds: 4 })
})

describe('SB-3.7 whether to roll again is asked where another roll might turn something, unless somebody always wants to be', () => {
  const asks = (given: Given<S, O>, answer: string): boolean => {
    const t = given.begin()
    t.match.setWindow(0, 'reroll', 'habit')
    t.answer(0, answer)
    return t.match.askOf(0)?.def.name === 'reroll'
  }
  const blade = (...dice: readonly number[]) =>
    acting({
      heroes: [{ at: [2, 6], grit: 1, items: ['sg-hidden-blade'] }],
      enemies: [{ type: 'en-strangler', at: [2, 7] }],
    }).roll('toHitMelee', faces(...dice))
  const searching = (...dice: readonly number[]) =>
    acting({ heroes: [{ at: [2, 6], grit: 1 }] }).roll('scavenge', faces(...dice))
  test('SB-3.7 an attack that mostly fails is worth a thought, one that mostly hits is not', () => {
    expect(asks(blade(1, 2, 5), 'melee')).toBe(true)
    expect(asks(blade(1, 5, 5), 'melee')).toBe(false)
    expect(asks(blade(5, 5, 5), 'melee')).toBe(false)
  })
  test('SB-3.7 so is a search that found nothing, and more movement never: a point buys a whole die of it', () => {
    expect(asks(searching(1, 2, 3), 'scavenge:0')).toBe(true)
    expect(asks(searching(1, 2, 6), 'scavenge:0')).toBe(false)
    const sprint = acting({ heroes: [{ at: [2, 6], grit: 2 }] }).roll('sprint', faces(1))
    expect(asks(sprint, 'sprint')).toBe(false)
  })
  test('SB-3.7 a save is, where what comes through would be felt', () => {
    const isAsked = (given: Given<S, O>): boolean => {
      const t = given.begin()
      t.match.setWindow(0, 'reroll', 'habit')
      return t.match.askOf(0)?.def.name === 'reroll'
    }
    const bitten = (wounds: number) => struckBy('en-spider', { grit: 1, wounds }).roll('foeToHit', faces(6))
    expect(isAsked(struck({ grit: 1 }))).toBe(true)
    expect(isAsked(bitten(0))).toBe(false)
    expect(isAsked(bitten(12))).toBe(true)
  })
})
