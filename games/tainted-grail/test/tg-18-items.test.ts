import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { modOf } from '../src/items/sources.ts'
import { discardItem } from '../src/items/holding.ts'
import { type S, Z } from '../src/state.ts'
import { AILEI, BEOR, game, itemAt, letter, person, scene, secretAt, skillAt } from './scene.ts'

afterEach(allDone)
const keys = (s: S, zone: number): string[] => s.zones[zone]!.map((card) => game.faceKeys[s.faces[card]!]!)
const deedOf = (source: { readonly powers: readonly unknown[] }): string =>
  `deed:${game.book.deeds.indexOf(source.powers[0] as never)}`
const forge = (wanted: Parameters<typeof scene>[0] = {}) => scene({ who: [{ is: 'beor', wealth: 9 }], ...wanted })
const FORGE = 'deed:3'

test('TG-18.1 equipment keywords are on items and on secrets', () => {
  const { items, secrets } = game.book.content
  for (const keyword of ['weapon', 'armour', 'shield', 'companion', 'relic'])
    expect(items.filter((item) => item.keyword === keyword).length).toBeGreaterThanOrEqual(3)
  expect(secrets.find(({ number }) => number === 3)!.keyword).toBe('weapon')
})
test('TG-18.2 TG-32.8 no limit on items; with C8 five, and what is too much is discarded at once', () => {
  const many = [1, 5, 8, 11, 14] as const
  const free = scene({ who: [{ is: 'beor', wealth: 3, items: [...many, 20] }] }).begin()
  expect(person(free, BEOR).items).toHaveLength(6)
  const t = scene({ who: [{ is: 'beor', wealth: 3, energy: 6, items: many }], options: { mode: 'challenge' } })
    .shuffle(Z.items, [])
    .top(Z.items, ['item-20'])
    .begin()
  t.answer(0, FORGE).asked(0, 'tooManyItems', 'TG-32.8').answer(0, 'item:item-1')
  expect(person(t, BEOR).items.map(({ item }) => item)).toEqual([4, 7, 10, 13, 19])
})
test('TG-18.3 TG-18.13 an item found may be face up at once, one of each keyword', () => {
  const t = forge({ who: [{ is: 'beor', wealth: 2, items: [1] }] })
    .top(Z.items, ['item-3'])
    .begin()
  t.answer(0, FORGE).asked(0, 'keyword').offersExactly(0, ['item:item-1', 'item:item-3']).answer(0, 'item:item-3')
  expect(person(t, BEOR).items.map(({ isUp }) => isUp)).toEqual([false, true])
  const secret = scene({ who: [{ is: 'beor', items: [14], secrets: [8] }] }).begin()
  expect(secret.state.outcome).toBe('none')
})
test('TG-18.3 an item and a secret of the same keyword count together', () => {
  const t = scene({ who: [{ is: 'beor', at: 109, items: [14], secrets: [2] }], places: [109] }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'd')).asked(0, 'keyword')
  t.offersExactly(0, ['item:item-14', 'secret:secret-8']).answer(0, 'secret:secret-8')
  expect(person(t, BEOR).items[0]!.isUp).toBe(false)
})
test('TG-18.4 a face-down card has no effect', () => {
  const up = scene({ who: [{ is: 'beor', items: [24] }] }).begin().match.table
  expect(modOf(up, BEOR, 'reputationAsked')).toBe(1)
  const down = scene({
    who: [{ is: 'beor', items: [24] }],
    set: (s) => void (s.characters[BEOR]!.items[0]!.isUp = false),
  })
  expect(modOf(down.begin().match.table, BEOR, 'reputationAsked')).toBe(0)
})
test('TG-18.5 TG-35.2 a craft item is searched for from the top, and the rest is shuffled', () => {
  const t = forge().top(Z.items, ['item-2', 'item-6', 'item-18']).shuffle(Z.items, ['item-6']).begin()
  t.answer(0, FORGE)
  expect(person(t, BEOR).items).toEqual([{ item: itemAt(18), isUp: true, isLocked: false }])
  expect(keys(t.state, Z.items).at(-1)).toBe('item-6')
  expect(keys(t.state, Z.items)).toHaveLength(23)
})
test('TG-18.5 Tinker finds two and keeps one', () => {
  const t = forge({ who: [{ is: 'beor', wealth: 2, skills: ['S9b'] }] })
    .top(Z.items, ['item-2', 'item-18', 'item-5'])
    .begin()
  t.answer(0, FORGE).asked(0, 'keepOne').offersExactly(0, ['card:item-18', 'card:item-5']).answer(0, 'card:item-5')
  expect(person(t, BEOR).items.map(({ item }) => item)).toEqual([itemAt(5)])
  expect(skillAt('S9b')).toBeGreaterThan(0)
})
test('TG-37.7 a named item is searched for; if it is not there the top one comes', () => {
  const t = scene({ who: [{ is: 'beor', at: 102, wealth: 1 }] }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'd'))
  expect(person(t, BEOR).items.map(({ item }) => item)).toEqual([itemAt(20)])
  const gone = scene({ who: [{ is: 'beor', at: 102, wealth: 1, items: [20] }] })
    .top(Z.items, ['item-9'])
    .begin()
  gone.answer(0, 'explore').answer(0, letter(gone, 'd'))
  expect(person(gone, BEOR).items.map(({ item }) => item)).toEqual([itemAt(20), itemAt(9)])
})
test('G-51 drawing from an empty item deck brings nothing', () => {
  const t = forge({
    set: (s) => {
      for (const card of s.zones[Z.items]!.splice(0)) {
        s.zones[Z.removed]!.push(card)
        s.where[card] = Z.removed
      }
    },
  }).begin()
  t.answer(0, FORGE)
  expect(person(t, BEOR)).toMatchObject({ items: [], wealth: 8 })
})
test('TG-18.7 TG-18.8 TG-18.10 TG-18.13 TG-18.14 a traded item comes face down and locked; a secret does not', () => {
  const t = scene({
    who: [{ is: 'beor', items: [1], secrets: [1, 5] }, { is: 'ailei' }],
    set: (s) => void (s.quests = []),
  }).begin()
  t.answer(1, 'character:beor').answer(0, 'trade:ailei').offers(0, ['giveItem:item-1', 'giveSecret:secret-1'])
  // TG-18.10: Red Cough is Personal.
  t.lacks(0, 'giveSecret:secret-5').answer(0, 'giveItem:item-1').answer(1, 'agree')
  expect(person(t, AILEI).items).toEqual([{ item: 0, isUp: false, isLocked: true }])
  t.answer(0, 'trade:ailei').answer(0, 'giveSecret:secret-1').answer(1, 'refuse')
  expect(person(t, AILEI).secrets).toEqual([])
  t.answer(0, 'trade:ailei').answer(0, 'giveSecret:secret-1').answer(1, 'agree')
  expect(person(t, AILEI).secrets).toEqual([{ secret: secretAt(1), isUp: true }])
})
test('TG-18.9 WE-12 a secret is no item: discarding items never touches it', () => {
  const t = scene({
    who: [{ is: 'beor', items: [5], secrets: [3], health: 1, energy: 1, at: 114 }],
    places: [114],
  }).begin()
  const { table } = t.match
  discardItem(table, BEOR, itemAt(5))
  expect(table.s.characters[BEOR]!.items).toEqual([])
  expect(table.s.characters[BEOR]!.secrets).toEqual([{ secret: secretAt(3), isUp: true }])
})
test('TG-18.11 a Global secret holds for everybody', () => {
  const { table } = scene({ options: { mode: 'challenge' }, who: [{ is: 'beor' }, { is: 'ailei', at: 102 }] }).begin()
    .match
  for (const c of [BEOR, AILEI]) expect(modOf(table, c, 'affinityAtStart')).toBe(-1)
  const held = scene({
    who: [
      { is: 'beor', secrets: [7] },
      { is: 'ailei', at: 102 },
    ],
  }).begin().match.table
  expect(modOf(held, AILEI, 'menhirCost')).toBe(-1)
})
test('TG-18.12 TG-22.1 TG-22.5 what is discarded goes under its deck and stays there', () => {
  const t = scene({ who: [{ is: 'beor', health: 5, items: [18] }] }).begin()
  t.answer(0, deedOf(game.book.items[17]!))
  expect(keys(t.state, Z.items)[0]).toBe('item-18')
  expect(person(t, BEOR)).toMatchObject({ health: 7, energy: 6, acted: false })
})
test('TG-22.4 what is removed from the game does not come back', () => {
  const t = scene({ who: [{ is: 'beor', at: 109, secrets: [2] }], places: [109] }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'd'))
  expect(keys(t.state, Z.removed)).toContain('secret-2')
})
test('Strong Spirits, Snare Wire and Forager, Silver Ring, Torn Banner, Candle Rite', () => {
  const spirits = scene({ who: [{ is: 'beor', terror: 5, items: [19] }] }).begin()
  spirits.answer(0, deedOf(game.book.items[18]!))
  expect(person(spirits, BEOR)).toMatchObject({ terror: 3, energy: 5 })
  const fish = scene({ who: [{ is: 'beor', at: 107, items: [20], skills: ['S9a'] }], places: [107] })
    .roll('table', [4])
    .begin()
  fish.answer(0, 'work:0')
  expect(person(fish, BEOR).food).toBe(6)
  const again = scene({ who: [{ is: 'beor', at: 101, items: [20], skills: ['S9a'] }] }).begin()
  again.answer(0, 'work:0')
  expect(person(again, BEOR).food).toBe(4)
  const ring = scene({ who: [{ is: 'beor', wealth: 0, items: [21] }] }).begin()
  ring.answer(0, 'explore').answer(0, letter(ring, 'a')).answer(0, letter(ring, 'c'))
  expect(person(ring, BEOR)).toMatchObject({ reputation: 1, items: [] })
  const rite = scene({ who: [{ is: 'beor', skills: ['S11b'] }] }).begin()
  rite.answer(0, deedOf(game.book.skills[skillAt('S11b')]!))
  expect(person(rite, BEOR)).toMatchObject({ magic: 3, food: 1, energy: 6 })
  rite.lacks(0, deedOf(game.book.skills[skillAt('S11b')]!))
  const banner = scene({ who: [{ is: 'beor', at: 106, reputation: 1, items: [24] }], places: [106] }).begin()
  banner.answer(0, 'explore').offers(0, letter(banner, 'c'))
})
test('Marching Orders: a Travel in company costs 1 less in all, once a day; Smith’s Mark: Forge costs 1 less', () => {
  const t = scene({ who: [{ is: 'arev', secrets: [10] }, { is: 'beor' }] }).begin()
  t.answer(0, 'character:arev').answer(0, 'travel:north').answer(1, 'agree').answer(0, 'agree').answer(0, 'number:1')
  expect(person(t, BEOR).energy).toBe(6)
  t.answer(0, 'character:arev').answer(0, 'travel:south').answer(1, 'agree').answer(0, 'agree').answer(0, 'agree')
  expect(person(t, BEOR).energy).toBe(5)
  const mark = scene({ who: [{ is: 'beor', secrets: [12] }] }).begin()
  mark.answer(0, FORGE)
  expect(person(mark, BEOR).energy).toBe(5)
})
