import { allDone } from '@emberhall/testkit'
import { afterEach, describe, expect, test } from 'vitest'
import { priceOf } from '../src/map/menhirs.ts'
import { AILEI, BEOR, game, numbersOnMap, person, placeOf, scene, statusNo } from './scene.ts'

afterEach(allDone)
const rich = { food: 10, wealth: 10, magic: 10, reputation: 10 } as const

test('TG-12.1 TG-7.12 TG-12.7 TG-12.12 101 is extended for 3 Magic and 3 Food; what was left is lost', () => {
  const t = scene({
    who: [{ is: 'beor', secrets: [1], magic: 4, food: 4 }],
    set: (s) => void (placeOf(s, 101).menhir = 3),
  }).begin()
  t.answer(0, 'inspect').asked(0, 'activate').answer(0, 'activate')
  expect(person(t, BEOR)).toMatchObject({ magic: 1, food: 1, energy: 6 })
  expect(placeOf(t.state, 101).menhir).toBe(4)
})
test('TG-12.1 TG-12.10 without the rites, or the means, there is no activation', () => {
  const none = scene({ who: [{ is: 'beor', ...rich }] }).begin()
  none.answer(0, 'inspect').blocks(0, 'activate', 'TG-12.1').pass(0)
  const poor = scene({ who: [{ is: 'beor', secrets: [1], magic: 0 }] }).begin()
  poor.answer(0, 'inspect').blocks(0, 'activate', 'TG-1.3')
  expect(placeOf(poor.state, 101).menhir).toBe(8)
})
test('TG-12.2 after an activation every location that holds a character is looked at again', () => {
  const t = scene({
    who: [
      { is: 'beor', at: 106, secrets: [1], energy: 6, ...rich },
      { is: 'ailei', at: 102 },
    ],
    places: [106],
  }).begin()
  t.answer(1, 'character:beor').answer(0, 'inspect').answer(0, 'activate')
  // 102 names 112, 106 names 116 and 113: all near 106 now.
  expect(numbersOnMap(t.state)).toEqual([101, 102, 103, 104, 105, 106, 112, 113, 116])
  expect(placeOf(t.state, 106).menhir).toBe(4)
})
test('TG-12.10 TG-1.6 the bill counts everybody, the party on the spot pays it in any split', () => {
  const t = scene({
    who: [
      { is: 'beor', secrets: [1], magic: 4, food: 5 },
      { is: 'ailei', magic: 3, food: 0 },
    ],
  }).begin()
  t.answer(1, 'character:beor').answer(0, 'inspect').answer(1, 'agree').answer(0, 'agree')
  t.asked(0, 'activate').answer(0, 'activate').asked(0, 'share').answer(0, 'number:3')
  expect(person(t, BEOR)).toMatchObject({ magic: 2, food: 2 })
  expect(person(t, AILEI).magic).toBe(0)
  const alone = scene({
    who: [
      { is: 'beor', secrets: [1], magic: 3, food: 2 },
      { is: 'ailei', at: 102 },
    ],
  }).begin()
  alone.answer(1, 'character:beor').answer(0, 'inspect').lacks(0, 'activate')
})
test('TG-12.10 109 asks for everybody, 113 for a payer of Reputation 3, 110 and 111 for a status', () => {
  const apart = scene({ who: [{ is: 'beor', at: 109, secrets: [1], ...rich }, { is: 'ailei' }], places: [109] }).begin()
  apart.answer(1, 'character:beor').answer(0, 'inspect').lacks(0, 'activate')
  const both = scene({
    who: [
      { is: 'beor', at: 109, secrets: [1], ...rich },
      { is: 'ailei', at: 109 },
    ],
    places: [109],
  }).begin()
  both.answer(1, 'character:beor').answer(0, 'inspect').answer(1, 'refuse').asked(0, 'activate')
  const weir = (reputation: number) =>
    scene({ who: [{ is: 'beor', at: 113, secrets: [1], magic: 5, reputation }], places: [113] })
      .begin()
      .answer(0, 'inspect')
  weir(2).blocks(0, 'activate', 'TG-12.10')
  weir(3).asked(0, 'activate')
  const mile = (oath: number) =>
    scene({
      who: [{ is: 'beor', at: 111, secrets: [1], ...rich }],
      places: [111],
      set: (s) => void (s.statuses[statusNo('oath-to-the-ford')] = oath),
    })
      .begin()
      .answer(0, 'inspect')
  mile(0).blocks(0, 'activate', 'TG-12.1')
  mile(0b11).asked(0, 'activate')
  expect(both.state.outcome).toBe('none')
})
test('TG-12.11 a stone that has lost its dial is active, and may be extended', () => {
  const near = scene({ set: (s) => void (placeOf(s, 101).menhir = 0) }).begin()
  near.answer(0, 'travel:south')
  expect(numbersOnMap(near.state)).toContain(108)
  const t = scene({
    who: [{ is: 'beor', secrets: [1], ...rich }],
    set: (s) => void (placeOf(s, 101).menhir = 0),
  }).begin()
  t.answer(0, 'inspect').answer(0, 'activate')
  expect(placeOf(t.state, 101).menhir).toBe(4)
})
describe('TG-12.10 5.1 costs of the pack for 1 to 4 players; a stone burns 4 days, 6 for four', () => {
  test.each([
    [101, { magic: [3, 5, 7, 8], food: [3, 3, 6, 6] }],
    [106, { energy: [1, 2, 3, 4], magic: [2, 4, 6, 8], wealth: [2, 3, 4, 4] }],
    [109, { food: [5, 8, 13, 14] }],
    [110, { magic: [5, 8, 13, 16] }],
    [111, { magic: [3, 4, 7, 8], wealth: [3, 4, 6, 6] }],
    [113, { magic: [3, 4, 7, 8], reputation: [2, 3, 6, 6] }],
  ])('%i', (number, cost) => {
    const { menhir } = game.book.content.locations.find((one) => one.number === number)!
    expect(menhir!.dial).toEqual([4, 4, 4, 6])
    expect(menhir!.cost).toEqual([0, 1, 2, 3].map((i) => Object.entries(cost).map(([pay, n]) => ({ pay, n: n[i] }))))
  })
})
test('Beacon Fire takes 1 Food a player off, Thrift 1 Wealth in all', () => {
  const t = scene({ who: [{ is: 'beor', secrets: [7], skills: ['S10a'] }, { is: 'ailei' }], places: [106] }).begin()
  const { table } = t.match
  const party = (1 << BEOR) | (1 << AILEI)
  expect(priceOf(table, placeOf(table.s, 101), party)).toEqual([
    { pay: 'magic', n: 5 },
    { pay: 'food', n: 1 },
  ])
  expect(priceOf(table, placeOf(table.s, 106), party)).toEqual([
    { pay: 'energy', n: 2 },
    { pay: 'magic', n: 4 },
    { pay: 'wealth', n: 2 },
  ])
})
test('TG-31.3 WE-24 in Story one type of a menhir’s cost is left out, as the players choose; conditions still hold', () => {
  const t = scene({
    who: [{ is: 'beor', at: 111, secrets: [1], magic: 0, wealth: 4 }],
    places: [111],
    options: { mode: 'story', without: ['S4'] },
    set: (s) => void (s.statuses[statusNo('oath-to-the-ford')] = 0b11),
  }).begin()
  t.answer(0, 'inspect').answer(0, 'activate')
  // Only the Magic can be left out: it could not be paid otherwise.
  expect(person(t, BEOR)).toMatchObject({ magic: 0, wealth: 1 })
  const choice = scene({
    who: [{ is: 'beor', secrets: [1], magic: 4, food: 3 }],
    options: { mode: 'story', without: ['S4'] },
  }).begin()
  choice.answer(0, 'inspect').answer(0, 'activate').asked(0, 'dropType').offersExactly(0, ['drop:magic', 'drop:food'])
  choice.answer(0, 'drop:food')
  expect(person(choice, BEOR)).toMatchObject({ magic: 1, food: 3 })
  const none = scene({ who: [{ is: 'beor', ...rich }], options: { mode: 'story', without: ['S4'] } }).begin()
  none.answer(0, 'inspect').lacks(0, 'activate')
})
test('TG-32.4 G-35 in Challenge a dial is set 1 lower; the first stone is not activated and keeps its value', () => {
  const t = scene({
    who: [{ is: 'beor', secrets: [1], ...rich }],
    options: { mode: 'challenge', without: ['C2'] },
  }).begin()
  expect(placeOf(t.state, 101).menhir).toBe(8)
  t.answer(0, 'inspect').answer(0, 'activate')
  expect(placeOf(t.state, 101).menhir).toBe(3)
})
