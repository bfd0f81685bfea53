import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import {
  AILEI,
  BEOR,
  carry,
  cellOfLocation,
  eventNo,
  game,
  locationAt,
  numbersOnMap,
  person,
  placeOf,
  quiet,
  scene,
  secretAt,
} from './scene.ts'

afterEach(allDone)
/** A quiet event comes, so that nothing else is under way. */
const dawn = (wanted: Parameters<typeof scene>[0] = {}, step = 1) =>
  scene({
    ...wanted,
    set: (s) => {
      s.day = 2
      quiet(s)
      wanted.set?.(s)
    },
  })
    .top(Z.events, ['RE10'])
    .agenda('dawn', step)

test('TG-5.1 TG-1.4 effects at dawn in the order the players like', () => {
  const t = dawn({ who: [{ is: 'beor', terror: 3, items: [11], skills: ['S11a'] }] })
    .roll('table', [5])
    .begin()
  t.asked(0, 'effectOrder', 'TG-1.4')
  t.answer(0, t.options(0)[0]!)
  expect(person(t, BEOR)).toMatchObject({ terror: 2, food: 3 })
})
test('TG-5.0 TG-5.4 the dial goes down by 1; on 1 it is taken out and the stone stands until the next dawn', () => {
  const t = dawn({ set: (s) => void (placeOf(s, 101).menhir = 8) }).begin()
  expect(placeOf(t.state, 101).menhir).toBe(7)
  const last = dawn({ set: (s) => void (placeOf(s, 101).menhir = 1) }).begin()
  expect(placeOf(last.state, 101).menhir).toBe(0)
  expect(numbersOnMap(last.state)).toContain(105)
  last.logged('menhirNoDial').notLogged('menhirOut')
})
test('TG-5.2 TG-5.3 TG-12.3 TG-11.7 a stone without dial goes out, and what lies out of range is swallowed', () => {
  const t = dawn({
    places: [106],
    who: [{ is: 'beor', at: 106 }],
    set: (s) => {
      placeOf(s, 101).menhir = 0
      placeOf(s, 106).menhir = 5
    },
  }).begin()
  expect(placeOf(t.state, 101).menhir).toBe(-1)
  // 106 lies at 1,1: 101, 102, 104 and itself are near; 103 and 105 are not.
  expect(numbersOnMap(t.state)).toEqual([101, 102, 104, 106])
  expect(t.state.zones[Z.locations]!.slice(0, 2).map((card) => game.faceKeys[t.state.faces[card]!])).toEqual(
    expect.arrayContaining(['loc-103', 'loc-105']),
  )
})
test('TG-12.4 TG-12.5 TG-12.6 whoever stood there loses 2 Health, gains 2 Terror and arrives at the closest place', () => {
  const t = dawn({
    places: [114],
    who: [{ is: 'beor', at: 114 }],
    set: (s) => {
      placeOf(s, 114).dropped.push(0)
      placeOf(s, 114).time = 2
    },
  })
    .add(Z.held, ['item-1'])
    .begin()
  // 105 is one step away; its immediate effect asks for Terror 0, and Béor has 2 by then.
  expect(person(t, BEOR)).toMatchObject({ at: cellOfLocation(105), health: 7, terror: 2, energy: 6 })
  expect(t.state.faces[t.state.zones[Z.items]![0]!]).toBe(game.faceOf('item-1'))
  expect(numbersOnMap(t.state)).not.toContain(114)
})
test('TG-12.5 D5 parties from several places arrive in an order of their choosing', () => {
  const t = dawn({
    places: [114, 112],
    who: [
      { is: 'beor', at: 114 },
      { is: 'ailei', at: 112 },
    ],
  }).begin()
  t.asked(1, 'arrivalOrder', 'TG-12.5').offersExactly(1, ['character:ailei', 'character:beor'])
  t.answer(1, ['character:beor', 'character:ailei'])
  expect(person(t, AILEI).at).toBe(cellOfLocation(102))
})
test('TG-12.8 TG-12.9 without any menhir nothing is removed, everybody suffers and nothing can be revealed', () => {
  const t = dawn({ set: (s) => void (placeOf(s, 101).menhir = 0) }).begin()
  expect(numbersOnMap(t.state)).toEqual([101, 102, 103, 104, 105])
  expect(person(t, BEOR)).toMatchObject({ health: 7, terror: 2 })
  t.answer(0, 'travel:north')
  expect(numbersOnMap(t.state)).toEqual([101, 102, 103, 104, 105])
})
test('TG-5.5 TG-13.5 Time dials and Time tokens go down, Quest dials stay, marks of the day are cleared', () => {
  const t = dawn({
    who: [{ is: 'beor', secrets: [5, 6] }],
    set: (s) => {
      placeOf(s, 102).time = 2
      placeOf(s, 101).used = [0]
      s.dials = [
        { value: 6, token: 'time', anchor: 'secret', on: secretAt(5), holder: BEOR },
        { value: 2, token: 'quest', anchor: 'secret', on: secretAt(6), holder: BEOR },
      ]
    },
  }).begin()
  expect(t.state.dials.map(({ value }) => value)).toEqual([5, 2])
  expect(placeOf(t.state, 102).time).toBe(1)
  expect(placeOf(t.state, 101).used).toEqual([])
})
test('TG-5.10 a Time dial that runs out does what its card says at once; several in an order', () => {
  const t = dawn({
    who: [{ is: 'beor', secrets: [5] }],
    set: (s) => void s.dials.push({ value: 1, token: 'time', anchor: 'secret', on: secretAt(5), holder: BEOR }),
  }).begin()
  expect(person(t, BEOR)).toMatchObject({ health: 7, secrets: [] })
  t.logged('secretDialGone', ['secret-5'])
  const tithe = dawn({
    who: [{ is: 'beor', secrets: [5] }],
    set: (s) => {
      s.quests = [eventNo('part-1.4')]
      carry(s, s.zones[Z.events]!.find((card) => game.faceKeys[s.faces[card]!] === 'part-1.4')!, Z.eventsUp)
      s.dials = [
        { value: 1, token: 'time', anchor: 'secret', on: secretAt(5), holder: BEOR },
        { value: 1, token: 'time', anchor: 'event', on: eventNo('part-1.4'), holder: -1 },
      ]
    },
  }).begin()
  tithe.asked(0, 'ranOut', 'TG-5.10').answer(0, ['choice:1', 'choice:0'])
  tithe.logged('questFailed', ['part-1.4'])
  expect(person(tithe, BEOR)).toMatchObject({ health: 7, terror: 1 })
})
test('TG-5.6 TG-17.2 guardians move before the event, in the order the players like', () => {
  const t = dawn({ who: [{ is: 'beor', at: 104 }] })
    .add(Z.guardians, ['GN8', 'GY8'])
    .set((s) => void placeOf(s, 102).guardians.push(...s.zones[Z.guardians]!))
    .roll('guardian', [4], [4])
    .begin()
  t.asked(0, 'guardianOrder', 'TG-5.6').answer(0, ['card:GY8', 'card:GN8'])
  const lines = t.log(0)
  expect(lines.findIndex((line) => line.startsWith('guardianDie'))).toBeLessThan(
    lines.findIndex((line) => line.startsWith('event ')),
  )
})
test('TG-5.7 TG-13.1 a card with a quest stays with the active quests, any other is for this day', () => {
  const t = dawn().begin()
  expect(t.state.event).toBe(eventNo('RE10'))
  const quest = scene({ set: (s) => void (quiet(s), (s.day = 2)) })
    .top(Z.events, ['part-1.8'])
    .agenda('dawn', 7)
    .begin()
  expect(quest.state.quests).toEqual([eventNo('part-1.8')])
  expect(quest.state.event).toBe(-1)
})
test('TG-5.9 TG-18.3 TG-18.8 at step 9 each chooses what is face up, and locks come off', () => {
  const t = dawn(
    {
      who: [{ is: 'beor', items: [1, 3] }],
      set: (s) =>
        s.characters[BEOR]!.items.forEach((held, i) => Object.assign(held, { isUp: i === 0, isLocked: i === 1 })),
    },
    9,
  ).begin()
  t.asked(0, 'keyword', 'TG-18.3').answer(0, 'item:item-3')
  expect(person(t, BEOR).items).toEqual([
    { item: 0, isUp: false, isLocked: false },
    { item: 2, isUp: true, isLocked: false },
  ])
})
test('TG-5.8 TG-18.14 before that there is time to talk and to trade', () => {
  const t = dawn({ who: [{ is: 'beor', food: 2 }, { is: 'ailei' }] }, 9).begin()
  t.asked(1, 'tradeAtDawn')
    .pass(1)
    .asked(0, 'tradeAtDawn')
    .answer(0, 'trade:ailei')
    .asked(0, 'trade')
    .answer(0, 'give:food')
  t.asked(0, 'howMuch').answer(0, 'number:2').asked(1, 'tradeAgree').answer(1, 'agree')
  expect([person(t, BEOR).food, person(t, AILEI).food]).toEqual([0, 4])
})
test('TG-4.14 5.1 the first stone burns down as the table says: with one character day 9 is its last', () => {
  const lastDay = (dial: number): number => {
    let [value, day] = [dial, 1]
    for (;;) {
      // The dawn of the next day: out if there is no dial, else one less.
      if (value === 0) return day
      value--
      day++
    }
  }
  expect([8, 7, 6, 5].map(lastDay)).toEqual([9, 8, 7, 6])
  expect(game.book.content.setup.menhirDial).toEqual([8, 7, 6, 5])
  expect(locationAt(101)).toBe(0)
})
