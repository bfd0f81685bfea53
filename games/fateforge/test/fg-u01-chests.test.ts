import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { SLOT } from '../src/parts.ts'
import { acting, hero, pool } from './acting.ts'
import { against, namedBy, verbs } from './asking.ts'
import { cardNo, gameWith, type HeroWish, type Scene } from './scene.ts'
import type { Token } from '../src/content/scene-types.ts'

afterEach(allDone)

const chest: Token = { kind: 'chest', id: 'chest', zone: 'a1' }
const at = (content: readonly string[], wish: HeroWish = {}, more: Scene = {}) =>
  acting({
    ground: { tokens: [chest], chest: content },
    heroes: { lord: { pool: ['focus.green', 'move.yellow', 'focus.card'], ...wish }, shaman: {} },
    ...more,
  })
const no = (id: string): number => cardNo(gameWith(), id)

test('FG-U1.1 a Focus in its zone opens a chest', () => {
  const t = at(['iron-sword'])
  expect(namedBy(t, 'use')).toEqual(['0:focus.green', '0:focus.card'])
  t.refuses(0, 'use:0:move.yellow')
  t.answer(0, 'use:0:focus.green').asked(0, 'item').logged('gotItem', ['iron-sword'])
  expect(pool(t, 'lord')).toEqual(['move.yellow', 'focus.card'])
  expect(verbs(at(['iron-sword'], { at: 'b1' }))).not.toContain('use')
})
test('FG-U1.1 one of two contents, which nobody knows before', () => {
  const found = [0, 1].map((n) => {
    const t = at(['iron-sword', 'hunting-bow']).roll('luck', [n])
    return t.answer(0, 'use:0:focus.green').answer(0, 'equip').state.heroes[0]!.slots[SLOT.main]!.item
  })
  expect(found).toEqual([no('iron-sword'), no('hunting-bow')])
})
test('FG-U1.2 what is found can be equipped in an empty proper slot and used at once', () => {
  const t = at(['iron-sword']).answer(0, 'use:0:focus.green').answer(0, 'equip')
  expect(hero(t, 'lord').slots[SLOT.main]).toMatchObject({ item: no('iron-sword'), up: true })
  t.answer(0, 'card:iron-sword:2')
  expect(pool(t, 'lord')).toEqual(['move.yellow', 'strike.card'])
})
test('FG-U1.2 nothing is displaced in a fight', () => {
  const t = at(['iron-sword'], { items: { main: 'hooked-spear' } }).answer(0, 'use:0:focus.green')
  t.offersExactly(0, ['store:2', 'store:3', 'store:4', 'store:5', 'bag']).refuses(0, 'equip')
  const bulky = at(['great-axe'], { items: { secondary: 'buckler' } }).answer(0, 'use:0:focus.green')
  expect(bulky.lacks(0, 'equip').options(0)).toContain('bag')
  const beside = at(['buckler'], { items: { main: 'great-axe' } }).answer(0, 'use:0:focus.green')
  expect(beside.lacks(0, 'equip').options(0)).toContain('bag')
})
test('FG-U1.3 it may be stored face down in the backpack, or go to the bag', () => {
  const stored = at(['iron-sword']).answer(0, 'use:0:focus.green').answer(0, 'store:4')
  expect(hero(stored, 'lord').slots[4]).toMatchObject({ item: no('iron-sword'), up: false })
  expect(against(stored, 'card:iron-sword:2')).toEqual([])
  const bagged = at(['iron-sword']).answer(0, 'use:0:focus.green').answer(0, 'bag')
  expect(bagged.state.bag.map(({ item, up }) => [item, up])).toEqual([[no('iron-sword'), false]])
  const full: HeroWish = {
    items: {
      main: 'hooked-spear',
      clothing: 'padded-coat',
      pack2: 'lucky-coin',
      pack3: 'antidote',
      pack4: 'rope-and-hook',
    },
  }
  const none = at(['iron-sword'], full).answer(0, 'use:0:focus.green').notAsked(0, 'item')
  expect(none.state.bag).toHaveLength(1)
})
test('FG-U1.4 the die of a weapon found comes with the next preparation', () => {
  const t = at(['iron-sword'], { pool: ['focus.green'] })
    .answer(0, 'use:0:focus.green')
    .answer(0, 'equip')
  expect(pool(t, 'lord')).toEqual([])
  const masks = (options: readonly string[]) => options.filter((word) => word.startsWith('roll:')).length
  t.answer(0, 'end').answer(1, 'end').asked(0, 'prepare')
  // Two red, a yellow, a green and the melee die: four ways to leave one kind of die at home.
  expect([masks(t.options(0)), t.state.round]).toEqual([4, 2])
})
test('FG-U1.5 a chest is opened once; gems in it go to the bag', () => {
  const t = at(['iron-sword']).answer(0, 'use:0:focus.green').answer(0, 'bag')
  expect(against(t, 'use:0:focus.card')).toEqual(['FG-U1.5'])
  t.refuses(0, 'use:0:focus.card', 'FG-U1.5')
  const empty = at([]).answer(0, 'use:0:focus.green')
  expect([empty.state.gold, empty.state.bag]).toEqual([3, []])
})
test('FG-U1.5 its item goes to the hero who opened it', () => {
  const t = at(['iron-sword']).answer(0, 'use:0:focus.green')
  t.asked(0, 'item').notAsked(1).answer(0, 'equip')
  expect(hero(t, 'shaman').slots[SLOT.main]!.item).toBe(-1)
})
