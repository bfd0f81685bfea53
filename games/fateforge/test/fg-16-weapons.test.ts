import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { DICE } from '../src/content/types.ts'
import { acting, foe, hero, type Playing, pool, preparing } from './acting.ts'
import { namedBy } from './asking.ts'
import type { HeroWish, Scene } from './scene.ts'

afterEach(allDone)

const lord = (wish: HeroWish, more: Scene = {}): Playing => acting({ ...more, heroes: { lord: wish, shaman: {} } })
/** Every die that can be among the four rolled. */
function dice(items: NonNullable<HeroWish['items']>): string[] {
  const t = preparing({ heroes: { lord: { items }, shaman: {} } })
  const masks = namedBy(t, 'roll').map((word) => Number(word.split(':')[1]))
  const kinds = masks.flatMap((mask) => {
    const rolled = preparing({ heroes: { lord: { items }, shaman: {} } }).answer(0, `roll:0:${mask}`)
    return hero(rolled, 'lord').chosen.map((die) => DICE[die]!)
  })
  return [...new Set(kinds)].toSorted()
}
const SWORD: HeroWish = { items: { main: 'iron-sword' } }

test('FG-16.1 the effect of a weapon once a round', () => {
  const t = lord({ ...SWORD, pool: ['focus.green', 'focus.yellow'] })
  t.answer(0, 'card:iron-sword:2').answer(0, 'pay:focus.green')
  expect(pool(t, 'lord')).toEqual(['focus.yellow', 'strike.card'])
  t.refuses(0, 'card:iron-sword:2', 'FG-16.1')
})
test('FG-16.2 main and bulky weapons give a die while they are equipped, secondary ones none', () => {
  expect(dice({ main: 'hunting-bow' })).toEqual(['green', 'ranged', 'red', 'yellow'])
  expect(dice({ main: 'great-axe' })).toEqual(['green', 'melee', 'red', 'yellow'])
  expect(dice({ secondary: 'hatchet' })).toEqual(['green', 'red', 'yellow'])
  expect(dice({ pack2: 'hunting-bow' })).toEqual(['green', 'red', 'yellow'])
})
test('FG-16.3 the weapon die takes the place of another', () => {
  const t = preparing({ heroes: { lord: SWORD, shaman: {} } })
  expect(namedBy(t, 'roll').map((word) => Number(word.split(':')[1]).toString(2).replaceAll('0', '').length)).toEqual([
    4, 4, 4, 4,
  ])
  t.refuses(0, 'roll:0:31', 'FG-23.5')
})
const GUARD = { enemies: [{ enemy: 'militia-guard', at: 'a1' }] } as const
test('FG-16.4 FG-16.5 the die’s Special still works once the effect has been used', () => {
  const t = lord({ ...SWORD, pool: ['focus.green', 'special.melee'] }, GUARD)
  t.answer(0, 'card:iron-sword:2').answer(0, 'special:iron-sword:special.melee').answer(0, 'strike:0:action.1')
  expect([foe(t).red, pool(t, 'lord')]).toEqual([2, ['strike.card']])
  t.refuses(0, 'special:iron-sword:special.melee', 'FG-25.2')
})
test('FG-16.5 the effect still works after the Special, and each Special works once', () => {
  const t = lord({ ...SWORD, pool: ['special.melee', 'special.melee', 'focus.green'] }, GUARD)
  t.answer(0, 'special:iron-sword:special.melee').answer(0, 'special:iron-sword:special.melee')
  expect(pool(t, 'lord')).toEqual(['focus.green'])
  t.lacks(0, 'special:iron-sword:special.melee').answer(0, 'card:iron-sword:2')
  expect(pool(t, 'lord')).toEqual(['strike.card'])
})
test('FG-16.5 without its weapon a Special only pays', () => {
  const t = lord({ pool: ['special.melee'], active: ['noble-resolve'], energy: 1 })
  expect(namedBy(t, 'special')).toEqual([])
  t.answer(0, 'card:noble-resolve:0')
  expect(pool(t, 'lord')).toEqual([])
})
