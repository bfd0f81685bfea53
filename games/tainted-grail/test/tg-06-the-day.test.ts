import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { AILEI, AREV, BEOR, cellOfLocation, game, letter, locationAt, MAGGOT, person, placeOf, scene } from './scene.ts'

afterEach(allDone)
const two = [{ is: 'beor' }, { is: 'ailei' }] as const
const deed = (id: string): string => `deed:${game.book.deeds.findIndex((one) => 'id' in one && one.id === id)}`

test('TG-6.1 TG-6.2 one action each, then a new round; TG-1.5 without agreement the lowest number', () => {
  const t = scene({ who: two }).begin()
  t.asked(1, 'next', 'TG-6.1').offersExactly(1, ['character:ailei', 'character:beor'])
  t.answer(1, 'character:beor').asked(0, 'act').answer(0, 'work:0').answer(1, 'refuse')
  t.asked(1, 'act').answer(1, 'inspect').answer(0, 'refuse').pass(1)
  t.logged('round').asked(1, 'next')
  const all = scene({ who: two, options: { consensus: 'all' } }).begin()
  all.waitsFor(0, 1).answer(0, 'character:ailei').answer(1, 'character:beor').asked(1, 'act')
  const agreed = scene({ who: two, options: { consensus: 'all' } }).begin()
  agreed.answer(0, 'character:beor').answer(1, 'character:beor').asked(0, 'act')
  expect(t.state.outcome).toBe('none')
})
test('TG-6.3 TG-6.9 joining counts as the action of the round, and so does a free action', () => {
  const t = scene({ who: two }).begin()
  t.answer(1, 'character:beor').answer(0, 'explore').answer(1, 'agree').answer(0, 'agree')
  t.asked(0, 'ownShare').answer(0, 'agree').asked(0, 'option').answer(0, 'leave')
  expect(person(t, AILEI)).toMatchObject({ acted: false, energy: 5 })
  t.logged('round')
  const free = scene({ who: two }).begin()
  free.answer(1, 'character:beor').answer(0, 'inspect').answer(1, 'refuse').pass(0)
  expect(person(free, BEOR).acted).toBe(true)
})
test('TG-6.3 whoever has acted may still join later in the round', () => {
  const t = scene({ who: two }).begin()
  t.answer(1, 'character:beor').answer(0, 'work:0').answer(1, 'refuse')
  t.asked(1, 'act').answer(1, 'explore').asked(0, 'join').answer(0, 'agree').asked(1, 'accept')
  expect(t.state.outcome).toBe('none')
})
test('TG-6.4 two actions in a row if everybody agrees', () => {
  const t = scene({ who: two }).begin()
  t.answer(1, 'character:beor').answer(0, 'work:0').answer(1, 'refuse')
  t.asked(1, 'act').answer(1, 'again:beor').asked(0, 'twice').answer(0, 'agree').asked(0, 'act')
  const no = scene({ who: two }).begin()
  no.answer(1, 'character:beor').answer(0, 'work:0').answer(1, 'refuse')
  no.answer(1, 'again:beor').answer(0, 'refuse').asked(1, 'act').lacks(1, 'again:beor')
  expect(t.state.outcome).toBe('none')
})
test('TG-6.5 TG-1.3 a cost is paid in full or not at all; Health down to 0, Terror never beyond its top', () => {
  const t = scene({ who: [{ is: 'beor', energy: 1, at: 101 }] }).begin()
  t.blocks(0, 'work:1', 'TG-1.3').refuses(0, 'work:1', 'TG-1.3')
  const terror = scene({ who: [{ is: 'beor', terror: 8, at: 104 }] }).begin()
  terror.blocks(0, 'work:0', 'TG-1.3')
  const ash = scene({ who: [{ is: 'beor', terror: 2, at: 104 }] }).begin()
  ash.answer(0, 'work:0')
  expect(person(ash, BEOR)).toMatchObject({ terror: 3, energy: 5, magic: 3 })
  const blood = scene({ who: [{ is: 'beor', health: 1, energy: 1, at: 114 }], places: [114] }).begin()
  blood.answer(0, 'work:0')
  expect(person(blood, BEOR)).toMatchObject({ health: 0, dying: 3, magic: 4 })
})
test('TG-6.7 the day ends when all have passed or nothing is left to do', () => {
  const t = scene({
    who: [{ is: 'beor', energy: 0, wealth: 0 }],
    set: (s) => void s.inspected.push(locationAt(101)),
  }).begin()
  expect(t.state.period).toBe('dusk')
  const reading = scene({ who: [{ is: 'beor', energy: 0, wealth: 0 }] }).begin()
  reading.asked(0, 'act').offersExactly(0, ['inspect', 'passDay'])
  const helped = scene({
    who: [
      { is: 'beor', energy: 0 },
      { is: 'ailei', energy: 3 },
    ],
    set: (s) => void s.inspected.push(locationAt(101)),
  }).begin()
  helped.answer(1, 'character:beor').offers(0, 'explore')
})
test('TG-7.1 TG-7.2 TG-7.3 exploring costs 1 Energy a member, any number of times', () => {
  const t = scene().begin()
  t.answer(0, 'explore').asked(0, 'option').answer(0, 'leave')
  expect(person(t, BEOR).energy).toBe(5)
  t.answer(0, 'explore').answer(0, 'leave')
  expect(person(t, BEOR).energy).toBe(4)
})
test('TG-7.4 WE-4 no diagonal travel: White-Lichen is two travels away', () => {
  const t = scene({ places: [106] })
    .top(Z.grey, ['GY9'])
    .roll('table', [2])
    .begin()
  t.offers(0, ['travel:north', 'travel:east', 'travel:south', 'travel:west'])
  t.answer(0, 'travel:north').answer(0, 'travel:east')
  expect(person(t, BEOR)).toMatchObject({ at: cellOfLocation(106), energy: 4 })
  // WE-3: the immediate effect of White-Lichen comes before anything else.
  t.logged('item')
})
test('TG-7.4 TG-1.9 two cards side by side without keys cannot be travelled between', () => {
  const t = scene({ who: [{ is: 'beor', at: 107 }], places: [107] }).begin()
  t.offers(0, 'travel:south').lacks(0, 'travel:east')
  const edge = scene({ who: [{ is: 'beor', at: 102 }] }).begin()
  edge.blocks(0, 'travel:north', 'TG-7.4').refuses(0, 'travel:north', 'TG-7.4')
  expect(t.state.outcome).toBe('none')
})
test('TG-7.5 TG-7.6 a party pays 1 Energy a member and arrives together', () => {
  const t = scene({ who: two }).begin()
  t.answer(1, 'character:beor').answer(0, 'travel:north').answer(1, 'agree').answer(0, 'agree').answer(0, 'agree')
  expect([person(t, BEOR), person(t, AILEI)].map(({ energy, at }) => [energy, at])).toEqual([
    [5, cellOfLocation(102)],
    [5, cellOfLocation(102)],
  ])
})
test('TG-10.7 in a party one may pay the Energy of another', () => {
  const t = scene({
    who: [
      { is: 'beor', energy: 4 },
      { is: 'ailei', energy: 0 },
    ],
  }).begin()
  t.answer(1, 'character:beor').answer(0, 'travel:north').answer(1, 'agree').answer(0, 'agree')
  expect(person(t, BEOR)).toMatchObject({ energy: 2, at: cellOfLocation(102) })
  expect(person(t, AILEI)).toMatchObject({ energy: 0, at: cellOfLocation(102) })
})
test('TG-7.7 TG-7.8 a location action once per day for the whole table; the mark goes at dawn', () => {
  const t = scene({ who: two }).begin()
  t.answer(1, 'character:beor').answer(0, 'work:0').answer(1, 'refuse').asked(1, 'act')
  t.blocks(1, 'work:0', 'TG-7.8').refuses(1, 'work:0', 'TG-7.8')
  expect(person(t, BEOR)).toMatchObject({ food: 3, energy: 5 })
  expect(placeOf(t.state, 101).used).toEqual([0])
})
test('TG-7.7 an action with a condition is not there while it does not hold', () => {
  const t = scene({
    who: [{ is: 'beor', at: 112 }],
    places: [112],
    set: (s) => void placeOf(s, 101).guardians.push(0),
  }).begin()
  t.blocks(0, 'work:0', 'TG-7.7')
  expect(t.state.outcome).toBe('none')
})
test('TG-7.9 WE-5 a party pays a location action once, one of them gains, all fight', () => {
  const t = scene({
    who: [
      { is: 'beor', at: 102 },
      { is: 'ailei', at: 102 },
    ],
  })
    .top(Z.green, ['GN2'])
    .begin()
  t.answer(1, 'character:beor').answer(0, 'work:0').answer(1, 'agree').answer(0, 'agree')
  t.asked(0, 'share', 'TG-7.9').answer(0, 'number:1')
  expect([person(t, BEOR).energy, person(t, AILEI).energy]).toEqual([5, 5])
  t.asked(0, 'assign', 'TG-15.8').answer(0, 'character:beor')
  expect([person(t, BEOR).food, person(t, AILEI).food]).toEqual([3, 2])
  expect(t.state.encounter.party).toBe((1 << BEOR) | (1 << AILEI))
})
test('TG-7.10 TG-7.11 TG-35.2 Forge: others help with Energy, the owner pays at least 1', () => {
  const t = scene({
    who: [
      { is: 'beor', wealth: 1 },
      { is: 'ailei', energy: 5 },
    ],
  }).begin()
  t.answer(1, 'character:beor').answer(0, deed('forge')).answer(1, 'agree').answer(0, 'agree')
  // The share of Ailei, who has the lower number: at most 1, since Béor pays at least 1.
  t.asked(0, 'share').refuses(0, 'number:2').answer(0, 'number:1')
  expect(person(t, BEOR)).toMatchObject({ energy: 5, wealth: 0 })
  expect(person(t, AILEI).energy).toBe(4)
  expect(person(t, BEOR).items).toHaveLength(1)
  expect(game.book.content.items[person(t, BEOR).items[0]!.item]!.craft).toBe(true)
  const tired = scene({
    who: [
      { is: 'beor', wealth: 1, energy: 0 },
      { is: 'ailei', energy: 5 },
    ],
  }).begin()
  tired.answer(1, 'character:beor').blocks(0, deed('forge'), 'TG-6.5')
  const poor = scene({
    who: [
      { is: 'beor', wealth: 0 },
      { is: 'ailei', wealth: 5 },
    ],
  }).begin()
  poor.answer(1, 'character:beor').blocks(0, deed('forge'), 'TG-1.3')
})
test('TG-35.3 Tend: one character here, also a dying one', () => {
  const t = scene({
    who: [
      { is: 'ailei', food: 2 },
      { is: 'beor', health: 0, dying: 2, energy: 0, terror: 3 },
    ],
  }).begin()
  t.answer(0, 'character:ailei')
    .answer(0, deed('tend'))
    .answer(1, 'refuse')
    .asked(0, 'whichOne')
    .answer(0, 'character:beor')
  expect(person(t, BEOR)).toMatchObject({ health: 1, terror: 2, dying: 0 })
  expect(person(t, AILEI)).toMatchObject({ food: 1, energy: 5 })
  t.logged('saved')
})
test('TG-35.4 TG-7.8 Call in a Favour, once per day for its owner', () => {
  const t = scene({ who: [{ is: 'arev' }] }).begin()
  t.answer(0, deed('favour'))
  expect(person(t, AREV)).toMatchObject({ reputation: 2, wealth: 1, energy: 5 })
  t.blocks(0, deed('favour'), 'TG-7.8')
})
test.each([
  [1, { health: 7 }],
  [3, { food: 4 }],
  [5, { wealth: 2 }],
])('TG-35.5 Scavenge on a %i', (face, expected) => {
  const t = scene({ who: [{ is: 'maggot' }] })
    .roll('table', [face - 1])
    .begin()
  t.answer(0, deed('scavenge'))
  expect(person(t, MAGGOT)).toMatchObject(expected)
})
test('TG-35.9 Outcast: less Reputation among people, unless Secret 11 is there', () => {
  const t = scene({ who: [{ is: 'maggot', at: 101, wealth: 3, reputation: 0 }] }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'a')).answer(0, letter(t, 'c'))
  expect(person(t, MAGGOT).reputation).toBe(0)
  const named = scene({ who: [{ is: 'maggot', at: 101, wealth: 3, secrets: [11] }] }).begin()
  named.answer(0, 'explore').answer(0, letter(named, 'a')).answer(0, letter(named, 'c'))
  expect(person(named, MAGGOT).reputation).toBe(1)
})
test('TG-7.12 TG-6.9 an inspection is free and shows the section; TG-12.10 the secret must be with the party', () => {
  const t = scene().begin()
  t.answer(0, 'inspect').asked(0, 'activate').blocks(0, 'activate', 'TG-12.1').pass(0)
  expect(t.state.inspected).toEqual([locationAt(101)])
  expect(person(t, BEOR).energy).toBe(6)
  t.asked(0, 'act').blocks(0, 'inspect', 'TG-6.7')
})
test('TG-7.13 passing is for the day; a passed character is not asked to join actions', () => {
  const t = scene({ who: two }).begin()
  t.answer(1, 'character:ailei')
    .answer(1, 'passDay')
    .asked(0, 'act')
    .answer(0, 'explore')
    .notAsked(1, 'join')
    .asked(0, 'option')
  expect(t.state.outcome).toBe('none')
})
test('TG-7.14 collecting takes everything a dead character left, for nothing', () => {
  const t = scene({ who: [{ is: 'beor', items: [] }], set: (s) => void placeOf(s, 101).dropped.push(0, 1) })
    .add(Z.held, ['item-1', 'item-2'])
    .begin()
  t.answer(0, 'collect').asked(0, 'keyword').answer(0, 'item:item-1')
  expect(person(t, BEOR)).toMatchObject({
    energy: 6,
    items: [
      { item: 0, isUp: true },
      { item: 1, isUp: false },
    ],
  })
  expect(placeOf(t.state, 101).dropped).toEqual([])
})
test('TG-6.6 TG-1.12 one action at a time: nobody is asked for another while one is under way', () => {
  const t = scene({ who: two }).begin()
  t.answer(1, 'character:beor').answer(0, 'explore').answer(1, 'refuse').asked(0, 'option').waitsFor(0)
  expect(t.state.outcome).toBe('none')
})
test('TG-6.8 TG-18.4 cards bring actions of their own while they are face up', () => {
  const action = `deed:${game.book.deeds.indexOf(game.book.items[14]!.powers[0]!)}`
  const t = scene({ who: [{ is: 'beor', items: [15] }] }).begin()
  t.answer(0, action)
  expect(person(t, BEOR)).toMatchObject({ magic: 3, energy: 5 })
  const down = scene({
    who: [{ is: 'beor', items: [15] }],
    set: (s) => void (s.characters[BEOR]!.items[0]!.isUp = false),
  }).begin()
  down.lacks(0, action)
})
