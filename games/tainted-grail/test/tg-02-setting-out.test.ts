import { allDone, fromSetup } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { KINDS } from '../src/content/types.ts'
import { MODIFIERS } from '../src/parts.ts'
import { Z } from '../src/state.ts'
import {
  AILEI,
  AREV,
  BEOR,
  cellOfLocation,
  eventNo,
  game,
  locationAt,
  numbersOnMap,
  person,
  placeOf,
  scene,
} from './scene.ts'

afterEach(allDone)
const plain = (...ids: readonly string[]) =>
  ids.map((character) => ({ character, board: '', combat: '', diplomacy: '' }))
const keysOf = (t: { state: { faces: number[] } }, cards: readonly number[]): string[] =>
  cards.map((card) => game.faceKeys[t.state.faces[card]!]!)

test('TG-2.1 TG-2.3 TG-2.6 a mode brings its own modifiers, all or some of them, and never those of the other', () => {
  const on = (options: object) =>
    MODIFIERS.filter((_, i) => (scene({ options }).begin().state.modifiers & (1 << i)) !== 0)
  expect(on({})).toEqual([])
  expect(on({ mode: 'story' })).toEqual(['S1', 'S2', 'S3', 'S4'])
  expect(on({ mode: 'challenge', without: ['C2', 'C8'] })).toEqual(['C1', 'C3', 'C4', 'C5', 'C6', 'C7', 'C9'])
  expect(on({ mode: 'story', without: ['C1', 'S4'] })).toEqual(['S1', 'S2', 'S3'])
})
test('TG-2.5 TG-3.1 up to four take part, each another character', () => {
  const t = fromSetup(game, { seats: 2 }).begin()
  t.asked(0, 'character').offersExactly(0, ['character:ailei', 'character:arev', 'character:maggot', 'character:beor'])
  t.answer(0, 'character:arev').asked(1, 'character').lacks(1, 'character:arev')
  t.answer(1, 'character:beor')
  expect(t.state.characters.map(({ status }) => status)).toEqual(['unused', 'active', 'unused', 'active'])
  expect(t.state.characters.map(({ seat }) => seat)).toEqual([-1, 0, -1, 1])
})
test('TG-3.2 TG-3.3 TG-3.4 TG-3.5 TG-35.1 markers, attributes and resources come from the sheet', () => {
  const t = scene({ who: [{ is: 'beor' }, { is: 'ailei' }] }).begin()
  expect(person(t, BEOR)).toMatchObject({ energy: 6, health: 9, terror: 0, attributes: [2, 0, 1, 1, 1, 0] })
  expect(person(t, BEOR)).toMatchObject({ food: 2, wealth: 1, reputation: 0, magic: 2, xp: 0 })
  expect(person(t, AILEI)).toMatchObject({ energy: 6, health: 7, terror: 1, attributes: [0, 2, 1, 0, 1, 1] })
})
test('TG-3.6 TG-3.7 TG-3.8 WE-2 15 starters in each deck, the other 25 in each pool', () => {
  const t = scene({ who: [{ is: 'ailei' }] }).begin()
  for (const [k, kind] of KINDS.entries()) {
    const deck = t.state.zones[Z.combatDeck + k * 4 + AILEI]!
    const pool = t.state.zones[Z.combatPool + k * 4 + AILEI]!
    const cards = [...deck, ...pool].map((card) => game.book.faces[t.state.faces[card]!]!)
    expect(deck).toHaveLength(15)
    expect(pool).toHaveLength(25)
    for (const face of cards) {
      if (face.kind !== 'sequence') throw new Error('no sequence card')
      expect(face.card.kind).toBe(kind)
      expect(face.card.character === undefined ? face.card.colour : face.card.character).toBe(
        face.card.character === undefined ? 'V' : 'ailei',
      )
    }
    const isStarter = (card: number) => {
      const face = game.book.faces[t.state.faces[card]!]!
      return face.kind === 'sequence' && face.card.starter
    }
    expect(deck.every(isStarter)).toBe(true)
    expect(pool.some(isStarter)).toBe(false)
    expect(
      pool.filter((card) => keysOf(t, [card])[0]!.includes('Ailei') || keysOf(t, [card])[0]!.includes('ailei')),
    ).toHaveLength(15)
  }
})
describe('the starting board', () => {
  test.each([
    [1, 8],
    [2, 7],
    [3, 6],
    [4, 5],
  ])(
    'TG-4.1 TG-4.2 TG-4.3 TG-4.14 WE-1 %i characters begin at 101 with the dial on %i and four places around',
    (seats, dial) => {
      const t = scene({ who: Array.from({ length: seats }, () => ({})) }).begin()
      expect(numbersOnMap(t.state)).toEqual([101, 102, 103, 104, 105])
      expect(placeOf(t.state, 101).menhir).toBe(dial)
      for (const number of [101, 102, 103, 104, 105]) expect(placeOf(t.state, number).cell).toBe(cellOfLocation(number))
      const active = t.state.characters.filter(({ status }) => status === 'active')
      expect(active.map(({ at }) => at)).toEqual(active.map(() => cellOfLocation(101)))
    },
  )
})
describe('the Encounter decks', () => {
  const sizes = (seats: number, options: object) => {
    const t = scene({ who: Array.from({ length: seats }, () => ({})), options }).begin()
    return [Z.green, Z.grey, Z.purple, Z.blue].map((zone) => t.state.zones[zone]!.length)
  }
  test.each([
    [1, [9, 8, 7, 8]],
    [2, [8, 8, 7, 8]],
    [3, [7, 7, 6, 7]],
    [4, [6, 6, 5, 6]],
  ])('TG-4.4 TG-37.1 TG-1.13 are made for %i characters of what the content has', (seats, expected) => {
    expect(sizes(seats, {})).toEqual(expected)
  })
  test('TG-31.1 are those of one character fewer with S1, and never of none', () => {
    expect(sizes(2, { mode: 'story' })).toEqual([9, 8, 7, 8])
    expect(sizes(1, { mode: 'story' })).toEqual([9, 8, 7, 8])
  })
  test('TG-37.1 always have the first card of each colour', () => {
    const t = scene({ who: [{}, {}, {}, {}] }).begin()
    for (const [zone, id] of [
      [Z.green, 'GN1'],
      [Z.grey, 'GY1'],
      [Z.purple, 'PU1'],
      [Z.blue, 'BL1'],
    ] as const)
      expect(keysOf(t, t.state.zones[zone]!)).toContain(id)
  })
})
test('TG-16.7 a teaching start lays the first card of each colour on top', () => {
  const t = scene({ options: { teaching: true } }).begin()
  const tops = [Z.green, Z.grey, Z.purple, Z.blue].map((zone) => t.state.zones[zone]!.at(-1)!)
  expect(keysOf(t, tops)).toEqual(['GN1', 'GY1', 'PU1', 'BL1'])
})
test('TG-4.5 TG-31.4 TG-32.2 secrets lie ready; S4 gives a craft item each, C2 takes Secret 42', () => {
  const story = scene({ who: [{}, {}], options: { mode: 'story' } })
  const t = story.begin()
  expect(t.state.zones[Z.items]).toHaveLength(22)
  const begun = fromSetup(game, { seats: 2, options: { mode: 'story', characters: plain('beor', 'ailei') } }).begin()
  for (const c of [BEOR, AILEI])
    expect(person(begun, c).items.map(({ item }) => game.book.content.items[item]!.craft)).toEqual([true])
  const challenge = scene({ options: { mode: 'challenge' } }).begin()
  expect(challenge.state.tableSecrets.map((no) => game.book.content.secrets[no]!.number)).toEqual([42])
  expect(scene().begin().state.tableSecrets).toEqual([])
})
test('TG-4.9 TG-4.10 TG-4.12 TG-4.13 TG-37.2 part 1.1 is revealed and the first day begins without a dawn', () => {
  const t = fromSetup(game, { seats: 1, options: { characters: plain('arev') } }).begin()
  t.asked(0, 'act').logged('event').notLogged('dawn')
  expect(t.state.day).toBe(1)
  expect(t.state.quests).toEqual([eventNo('part-1.1')])
  const lying = keysOf(t, t.state.zones[Z.events]!).toReversed()
  const rest = lying.slice(4)
  expect(lying.slice(0, 4).join(' ')).toMatch(/^(RE\d+ ?){4}$/)
  expect(rest).toEqual(['part-1.2', 'part-1.3', 'part-1.4', 'part-1.5', 'part-1.6', 'part-1.7', 'part-1.8'])
  expect(t.state.zones[Z.randomEvents]).toHaveLength(6)
})
test('TG-33.1 TG-4.8 the chronicler is noted, and settles what a group does not agree on', () => {
  const t = scene({ who: [{ is: 'beor' }, { is: 'ailei' }], options: { chronicler: 1, consensus: 'all' } }).begin()
  // Ailei has the lower number; the order of the day falls to it without agreement (TG-1.5).
  t.answer(0, 'character:beor').answer(1, 'character:ailei')
  t.asked(1, 'act')
  expect(t.state.outcome).toBe('none')
})
test('TG-34.1 WE-25 free play: any board and decks of any colour', () => {
  const t = fromSetup(game, {
    seats: 2,
    options: {
      freePlay: true,
      characters: [
        { character: 'beor', board: 'ailei', combat: 'arev', diplomacy: 'maggot' },
        { character: 'arev', board: '', combat: '', diplomacy: '' },
      ],
    },
  }).begin()
  expect(person(t, BEOR)).toMatchObject({ board: AILEI, combat: AREV })
  t.asked(1, 'board').lacks(1, 'board:ailei').answer(1, 'board:arev')
  t.asked(1, 'deckColour').lacks(1, 'deck:combat:arev').answer(1, 'deck:combat:beor').answer(1, 'deck:diplomacy:arev')
  expect(person(t, BEOR)).toMatchObject({ energy: 6, health: 7, terror: 1, attributes: [2, 0, 1, 1, 1, 0], food: 2 })
  const colours = new Set(t.state.zones[Z.combatDeck + BEOR]!.map((card) => keysOf(t, [card])[0]!.split('-')[1]))
  expect([...colours]).toEqual(['G'])
  expect(t.state.zones[Z.combatPool + BEOR]).toHaveLength(25)
})
test('TG-3.1 TG-2.5 what cannot be agreed on is refused with its rule', () => {
  const wrong = (options: object, seats = 2) => game.def.checkOptions!({ ...defaults, ...options }, seats)
  expect(wrong({ characters: plain('beor', 'beor') })[0]).toMatchObject({ rule: 'TG-3.1' })
  expect(wrong({ characters: plain('nobody') })[0]).toMatchObject({ rule: 'TG-3.1' })
  expect(wrong({ chronicler: 3 })[0]).toMatchObject({ rule: 'TG-33.1' })
  expect(wrong({ mode: 'story', without: ['S1', 'S2', 'S3', 'S4'] })[0]).toMatchObject({ rule: 'TG-2.6' })
  expect(wrong({ mode: 'normal' })).toEqual([])
})
const defaults = {
  characters: [],
  mode: 'normal',
  without: [],
  freePlay: false,
  chronicler: 0,
  teaching: true,
  consensus: 'speaker',
}
test('TG-3.9 TG-3.10 TG-3.11 TG-4.6 TG-4.7 what a character comes with is printed: action, number, letter and map', () => {
  const { characters } = game.book.content
  expect(characters.map(({ number }) => number)).toEqual([1, 2, 3, 4])
  for (const { action, map } of characters) {
    expect(action.cost.length).toBeGreaterThan(0)
    expect(map.marks.length).toBe(4)
  }
  expect(locationAt(101)).toBeGreaterThanOrEqual(0)
})
