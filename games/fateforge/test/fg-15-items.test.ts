import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { SLOT } from '../src/parts.ts'
import { itemText } from '../src/text/cardText.ts'
import { acting, foe, health, hero, type Playing, pool, preparing, zoneOf } from './acting.ts'
import { against, namedBy } from './asking.ts'
import { camping, resting, testing } from './outside.ts'
import { cardNo, gameWith, type HeroWish, type Scene, scene, showing } from './scene.ts'

afterEach(allDone)

const lord = (wish: HeroWish, more: Scene = {}): Playing =>
  acting({ ...more, heroes: { lord: wish, shaman: { at: 'd3' } } })
const no = (id: string): number => cardNo(gameWith(), id)
/** What lies in a slot of the lord, and whether face up. */
const inSlot = (t: Playing, slot: keyof typeof SLOT): unknown[] => {
  const { item, up } = hero(t, 'lord').slots[SLOT[slot]]!
  return [item, up]
}
const puts = (t: Playing): string[] => namedBy(t, 'put')

describe('where and when they change hands', () => {
  const two = { lord: { items: { secondary: 'buckler' } }, rogue: {} } as const
  test('FG-15.1 weapons and equipment, clothing is equipment', () => {
    const kinds = (slots: readonly string[]) => CONTENT.items.filter(({ slot }) => slots.includes(slot))
    const [weapons, equipment] = [kinds(['main', 'secondary', 'bulky']), kinds(['clothing', 'pack'])]
    expect(weapons.length + equipment.length).toBe(CONTENT.items.length)
    expect(equipment.some(({ die }) => die !== undefined)).toBe(false)
    const printed = (id: string) => itemText(CONTENT.items.find((item) => item.id === id)!, 'en').kindLine
    expect(printed('padded-coat')).not.toEqual(printed('iron-sword'))
  })
  test('FG-15.2 exchanged between heroes, but not in combat or during a test', () => {
    const t = camping({ heroes: two }).begin().answer(0, 'put:1.secondary:2.secondary')
    expect(inSlot(t, 'secondary')).toEqual([-1, false])
    expect(hero(t, 'rogue').slots[SLOT.secondary]).toMatchObject({ item: no('buckler'), up: true })
    expect(preparing({ heroes: two }).refusal(0, 'put:1.secondary:2.secondary', 'FG-23.5')).toHaveLength(1)
    acting({ heroes: two }).refuses(0, 'put:1.secondary:2.secondary', 'FG-25.2')
    const announced = testing('n3', { heroes: two }).begin().answer(0, 'camp')
    announced.refuses(0, 'put:1.secondary:2.secondary', 'FG-15.3')
    expect(puts(announced).filter((word) => word.includes(':2.'))).toEqual([])
  })
  test('FG-15.3 rearranged in the story and at rest, not in combat', () => {
    const moved = (t: Playing) => inSlot(t.answer(0, 'put:1.secondary:1.pack3'), 'pack3')
    expect(moved(camping({ heroes: two }).begin())).toEqual([no('buckler'), false])
    expect(moved(resting({ heroes: two }).begin().answer(0, 'camp'))).toEqual([no('buckler'), false])
    preparing({ heroes: two }).refuses(0, 'put:1.secondary:1.pack3', 'FG-23.5')
  })
  test('FG-15.4 bought for gold, found for nothing', () => {
    const shop = resting({ heroes: { lord: {}, rogue: {} } }, { gold: 6 })
      .begin()
      .answer(0, 'visit:stalls')
    shop.answer(0, 'buy:buckler')
    expect([shop.state.gold, shop.state.bag.map(({ item }) => item)]).toEqual([2, [no('buckler')]])
    const t = chest({}).answer(0, 'use:0:focus.green').answer(0, 'equip')
    expect([t.state.gold, inSlot(t, 'main')]).toEqual([0, [no('iron-sword'), true]])
  })
  test('FG-15.9 without a free slot a find goes to the bag, which is closed in combat', () => {
    const full: HeroWish = {
      items: {
        main: 'hooked-spear',
        clothing: 'padded-coat',
        pack2: 'lucky-coin',
        pack3: 'rope-and-hook',
        pack4: 'signet-of-easafir',
      },
    }
    const t = chest(full).answer(0, 'use:0:focus.green').asked(0, 'turn')
    expect(t.state.bag.map(({ item }) => item)).toEqual([no('iron-sword')])
    t.refuses(0, 'put:bag.1:1.main', 'FG-25.2')
    const after = camping({ heroes: { lord: {}, rogue: {} }, bag: ['iron-sword'] })
      .begin()
      .answer(0, 'put:bag.1:1.main')
    expect([inSlot(after, 'main'), after.state.bag]).toEqual([[no('iron-sword'), true], []])
    const blocked = camping({ heroes: { lord: full, rogue: {} }, bag: ['iron-sword'] }).begin()
    blocked.refuses(0, 'put:bag.1:1.main', 'FG-15.9')
    blocked.answer(0, 'put:1.pack2:bag').offers(0, 'put:bag.1:1.pack2')
  })
  test('FG-15.13 a test closes exchanges and the bag, not one’s own slots', () => {
    const wanted = { heroes: { lord: { items: { pack3: 'scholars-robe' } }, rogue: {} }, bag: ['buckler'] } as const
    const t = testing('n13', wanted).roll('test', showingTrait).begin().answer(0, 'camp')
    expect(t.refusal(0, 'put:bag.1:1.secondary', 'FG-15.3')).toHaveLength(1)
    t.refuses(0, 'put:1.pack3:2.clothing', 'FG-15.3')
    t.refuses(0, 'put:1.pack3:bag', 'FG-15.3')
    t.answer(0, 'put:1.pack3:1.clothing').answer(0, 'leave').answer(0, 'tester:0').logged('testWon', ['lord'])
  })
})
const showingTrait = [CONTENT.testFaces.indexOf('success'), CONTENT.testFaces.indexOf('trait')]
/** The lord before a chest that holds a sword. */
const chest = (wish: HeroWish): Playing =>
  lord(
    { pool: ['focus.green'], ...wish },
    { ground: { tokens: [{ kind: 'chest', id: 'chest', zone: 'a1' }], chest: ['iron-sword'] } },
  )

describe('where they work', () => {
  test('FG-15.6 only in the proper slot; face down in the backpack an item does nothing', () => {
    const worn = preparing({ heroes: { lord: { items: { main: 'iron-sword' } }, shaman: {} } })
    const stored = preparing({ heroes: { lord: { items: { pack3: 'iron-sword' } }, shaman: {} } })
    expect([namedBy(worn, 'roll').length, namedBy(stored, 'roll').length]).toEqual([4, 1])
    lord({ pool: ['focus.green'], items: { main: 'iron-sword' } }).offers(0, 'card:iron-sword:2')
    lord({ pool: ['focus.green'], items: { pack3: 'iron-sword' } }).refuses(0, 'card:iron-sword:2', 'FG-25.2')
    const t = camping({ heroes: { lord: { items: { main: 'iron-sword' } }, rogue: {} } }).begin()
    t.refuses(0, 'put:1.main:1.secondary', 'FG-15.6')
    expect(inSlot(t.answer(0, 'put:1.main:1.clothing'), 'clothing')).toEqual([no('iron-sword'), false])
  })
  test('FG-15.7 clothing works in the leftmost slot, equipment in any, weapons in their own', () => {
    const boots = (slot: 'clothing' | 'pack2') => lord({ items: { [slot]: 'boots-of-celerity' } })
    boots('clothing').offers(0, 'card:boots-of-celerity:0')
    expect(boots('pack2').refusal(0, 'card:boots-of-celerity:0', 'FG-25.2')).toHaveLength(1)
    for (const slot of ['clothing', 'pack2', 'pack3', 'pack4'] as const)
      lord({ pool: ['focus.green'], items: { [slot]: 'rope-and-hook' } }).offers(0, 'card:rope-and-hook:0')
    const t = camping({
      heroes: { lord: { items: { secondary: 'buckler' } }, rogue: {} },
      bag: ['boots-of-celerity'],
    }).begin()
    t.refuses(0, 'put:1.secondary:1.main', 'FG-15.6')
    t.refuses(0, 'put:bag.1:1.main', 'FG-15.6')
    expect(inSlot(t.answer(0, 'put:bag.1:1.pack2'), 'pack2')).toEqual([no('boots-of-celerity'), false])
    expect(inSlot(t.answer(0, 'put:1.pack2:1.clothing'), 'clothing')).toEqual([no('boots-of-celerity'), true])
  })
  test('FG-15.7 a bulky weapon fills both weapon slots', () => {
    const axe = camping({ heroes: { lord: { items: { main: 'great-axe' } }, rogue: {} }, bag: ['buckler'] }).begin()
    expect(axe.refusal(0, 'put:bag.1:1.secondary', 'FG-15.7')).toHaveLength(1)
    axe.answer(0, 'put:1.main:bag').answer(0, 'put:bag.1:1.secondary').refuses(0, 'put:bag.1:1.main', 'FG-15.7')
    const found = lord(
      { pool: ['focus.green'], items: { secondary: 'buckler' } },
      { ground: { tokens: [{ kind: 'chest', id: 'chest', zone: 'a1' }], chest: ['great-axe'] } },
    )
    found.answer(0, 'use:0:focus.green').offersExactly(0, ['store:2', 'store:3', 'store:4', 'store:5', 'bag'])
  })
  test('FG-15.8 equipment may lie in the leftmost slot too', () => {
    const t = camping({ heroes: { lord: {}, rogue: {} }, bag: ['lucky-coin'] }).begin()
    expect(inSlot(t.answer(0, 'put:bag.1:1.clothing'), 'clothing')).toEqual([no('lucky-coin'), true])
    const ready = preparing({ heroes: { lord: { items: { clothing: 'lucky-coin' } }, shaman: {} } })
    ready.roll('dice', showing('strike.red', 'strike.red', 'fail.yellow', 'fail.green')).answer(0, 'roll:0:15')
    ready.offers(0, 'prep:lucky-coin:1')
  })
})

describe('how often', () => {
  test('FG-15.5 once a round on the owner’s turn, if the card says nothing else', () => {
    const t = lord({ items: { clothing: 'boots-of-celerity' }, energy: 0 })
    t.answer(0, 'card:boots-of-celerity:0').answer(0, 'move:b1:action.1')
    expect(zoneOf(hero(t, 'lord'))).toBe('b1')
    t.refuses(0, 'card:boots-of-celerity:0', 'FG-15.5')
    t.answer(0, 'end').asked(1, 'turn').refuses(1, 'card:boots-of-celerity:0', 'FG-25.2')
  })
  test('FG-15.10 what holds for skills holds for items', () => {
    const spear = (...at: ('b1' | 'c1')[]) =>
      lord(
        { pool: ['special.melee'], items: { main: 'hooked-spear' } },
        { enemies: at.map((zone) => ({ enemy: 'recruit', at: zone })) },
      )
    spear('c1').refuses(0, 'special:hooked-spear:special.melee', 'FG-14.11')
    const pulled = spear('b1').answer(0, 'special:hooked-spear:special.melee')
    expect([zoneOf(foe(pulled)), foe(pulled).red]).toEqual(['a1', 1])
    const bow = acting({
      heroes: {
        'sylvan-guard': {
          pool: ['strike.red', 'shoot.blue', 'move.yellow'],
          active: ['rain-of-arrows'],
          items: { main: 'hunting-bow' },
        },
        shaman: {},
      },
      enemies: [{ enemy: 'guard-dog', at: 'b1' }],
    })
    expect(against(bow, 'card:rain-of-arrows:0')).toEqual(['FG-14.7'])
    bow.answer(0, 'card:hunting-bow:2')
    expect(pool(bow, 'sylvan-guard')).toEqual(['shoot.blue', 'move.yellow', 'shoot.card'])
    bow.offers(0, 'card:rain-of-arrows:0')
  })
  test('FG-15.11 FG-15.14 a charged item has two uses, one a round', () => {
    const potion: HeroWish = { health: 2, items: { pack2: 'healing-potion' } }
    const first = lord(potion).answer(0, 'card:healing-potion:0')
    expect(health(first, 'lord')).toEqual([4, 4, 0])
    expect(hero(first, 'lord').slots[SLOT.pack2]).toMatchObject({ item: no('healing-potion'), up: true, stage: 1 })
    first.refuses(0, 'card:healing-potion:0', 'FG-15.14')
    const half = scene({ heroes: { lord: potion, shaman: { at: 'd3' } } })
      .agenda('act', 0)
      .afterwards('upkeep')
      .set((s) => void (s.heroes[0]!.slots[SLOT.pack2]!.stage = 1))
      .begin()
    half.answer(0, 'card:healing-potion:0').logged('usedUp', ['lord', 'healing-potion'])
    expect([inSlot(half, 'pack2'), half.state.graveyard]).toEqual([[-1, false], ['healing-potion']])
    const camp = camping({ heroes: { lord: potion, rogue: {} } }).begin()
    camp.answer(0, 'tend:healing-potion:0').answer(0, 'tend:healing-potion:0')
    expect([health(camp, 'lord'), inSlot(camp, 'pack2')]).toEqual([
      [6, 2, 0],
      [-1, false],
    ])
  })
  test('FG-15.12 a single-use item works once a scene and comes back', () => {
    const horn: HeroWish = { dice: ['blue'], items: { pack2: 'war-horn' } }
    const t = preparing({ heroes: { lord: horn, shaman: {} } })
      .answer(0, 'prep:war-horn:0')
      .answer(0, 'roll:0:31')
    expect(hero(t, 'lord').spent).toEqual([no('war-horn')])
    const spent = { lord: { ...horn, also: { spent: [no('war-horn')] } }, shaman: {} }
    preparing({ heroes: spent, round: 2 }).refuses(0, 'prep:war-horn:0', 'FG-23.5')
    const over = scene({ heroes: spent }).agenda('aftermath').begin()
    expect([hero(over, 'lord').spent, inSlot(over, 'pack2')]).toEqual([[], [no('war-horn'), true]])
    const pellet = lord({ items: { pack2: 'smoke-pellet' } }).answer(0, 'card:smoke-pellet:0')
    pellet.refuses(0, 'card:smoke-pellet:0', 'FG-15.12')
  })
})
