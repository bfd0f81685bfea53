import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { type S, Z } from '../src/state.ts'
import {
  AILEI,
  AREV,
  BEOR,
  carry,
  eventNo,
  game,
  letter,
  locationAt,
  numbersOnMap,
  person,
  placeOf,
  quiet,
  scene,
  secretAt,
  statusNo,
  under,
} from './scene.ts'

afterEach(allDone)
const keys = (s: S, zone: number): string[] => s.zones[zone]!.map((card) => game.faceKeys[s.faces[card]!]!)
/** This event is revealed now. */
const reveal = (id: string, wanted: Parameters<typeof scene>[0] = {}) =>
  scene({
    ...wanted,
    set: (s) => {
      quiet(s)
      wanted.set?.(s)
    },
  })
    .top(Z.events, [id])
    .agenda('event')
    .afterwards('turn')

test('TG-13.1 TG-13.2 TG-37.4 WE-8 the first quest succeeds the moment somebody gains Secret 1', () => {
  const t = scene().begin()
  expect(t.state.quests).toEqual([eventNo('part-1.1')])
  t.answer(0, 'explore').answer(0, letter(t, 'a')).answer(0, letter(t, 'a'))
  t.logged('questDone', ['part-1.1']).logged('pulledUp', ['part-1.2'])
  expect(person(t, BEOR)).toMatchObject({ xp: 2, terror: 1 })
  expect(t.state.quests).toEqual([])
  expect(t.state.statuses[statusNo('pathfinder')]).toBe(0b11)
  expect(keys(t.state, Z.eventDiscard)).toEqual(['part-1.1'])
  expect(keys(t.state, Z.events).at(-1)).toBe('part-1.2')
})
test('TG-13.9 a quest whose condition holds already succeeds at once', () => {
  const t = reveal('part-1.6', { places: [106], set: (s) => void (placeOf(s, 106).menhir = 2) }).begin()
  t.logged('quest', ['part-1.6']).logged('questDone', ['part-1.6'])
  expect(person(t, BEOR).xp).toBe(6)
  const dark = reveal('part-1.6').begin()
  expect(dark.state.quests).toEqual([eventNo('part-1.6')])
})
test('TG-13.3 WE-9 a task is noted once and asks for nothing', () => {
  const t = scene({ who: [{ is: 'beor', at: 115 }], places: [115] }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'a'))
  expect(t.state.tasks.map((no) => game.book.names.tasks[no])).toEqual(['hermits'])
  t.logged('task', ['hermits'])
  expect(t.state.quests).toEqual([eventNo('part-1.1')])
  expect(person(t, BEOR).food).toBe(3)
})
test('TG-13.5 TG-37.3 Three Embers: a Quest dial on 3, tokens on the places, one down with each ember', () => {
  const t = reveal('part-1.3', { who: [{ is: 'beor', at: 104 }], places: [107] }).begin()
  expect(t.state.dials).toEqual([{ value: 3, token: 'quest', anchor: 'event', on: eventNo('part-1.3'), holder: -1 }])
  expect([104, 107].map((number) => placeOf(t.state, number).quest)).toEqual([1, 1])
  t.answer(0, 'explore').answer(0, letter(t, 'c'))
  expect(t.state.dials[0]!.value).toBe(2)
  expect(placeOf(t.state, 104).quest).toBe(0)
  expect(t.state.tokensTaken).toEqual([locationAt(104)])
  t.answer(0, 'explore').lacks(0, letter(t, 'c'))
})
test('TG-13.5 a place that comes into play later gets its Quest token then', () => {
  const t = reveal('part-1.3').begin()
  t.answer(0, 'travel:south')
  expect(placeOf(t.state, 109).quest).toBe(1)
})
test('TG-13.2 TG-13.5 the last ember removes the dial: XP, Secret 7, and the next part is pulled up', () => {
  const t = scene({
    who: [
      { is: 'beor', at: 104 },
      { is: 'ailei', at: 102 },
    ],
    set: (s) => {
      under(s, 'part-1.3')
      s.dials = [{ value: 1, token: 'quest', anchor: 'event', on: eventNo('part-1.3'), holder: -1 }]
      placeOf(s, 102).quest = 1
    },
  }).begin()
  t.answer(1, 'character:beor')
    .answer(0, 'explore')
    .answer(0, letter(t, 'c'))
    .asked(0, 'whichOne')
    .answer(0, 'character:ailei')
  expect(person(t, AILEI)).toMatchObject({ xp: 7, secrets: [{ secret: secretAt(7) }] })
  expect(t.state.dials).toEqual([])
  expect(placeOf(t.state, 102).quest).toBe(0)
})
test('TG-13.6 TG-37.3 a part adds its random events on top, in their order; TG-32.5 C5 one fewer', () => {
  const t = reveal('part-1.5').top(Z.randomEvents, ['RE5', 'RE6', 'RE7', 'RE8']).begin()
  t.untilAsked(0, 'act')
  expect(keys(t.state, Z.events).slice(-4)).toEqual(['RE8', 'RE7', 'RE6', 'RE5'])
  t.logged('randomAdded', [4])
  const none = reveal('part-1.2').begin()
  expect(keys(none.state, Z.randomEvents)).toHaveLength(6)
  const challenge = reveal('part-1.5', { options: { mode: 'challenge' } })
    .top(Z.randomEvents, ['RE5', 'RE6', 'RE7', 'RE8'])
    .begin()
  challenge.untilAsked(0, 'act').logged('randomAdded', [3])
  expect(keys(challenge.state, Z.events).slice(-3)).toEqual(['RE7', 'RE6', 'RE5'])
  const least = reveal('part-1.2', { options: { mode: 'challenge' } }).begin()
  expect(keys(least.state, Z.randomEvents)).toHaveLength(7)
})
test('TG-13.8 TG-32.5 with an empty deck two random events are added first, one with C5', () => {
  const empty = (options: object) =>
    scene({
      options,
      set: (s) => {
        quiet(s)
        for (const card of s.zones[Z.events]!.slice()) carry(s, card, Z.eventDiscard)
      },
    })
      .top(Z.randomEvents, ['RE10', 'RE9'])
      .agenda('event')
      .afterwards('turn')
      .begin()
  const t = empty({})
  expect(t.state.event).toBe(eventNo('RE10'))
  expect(keys(t.state, Z.events)).toEqual(['RE9'])
  const challenge = empty({ mode: 'challenge' })
  expect(keys(challenge.state, Z.events)).toEqual([])
})
test('TG-13.7 TG-8.7 TG-22.3 a spent part goes to the discard, a spent random event under its pile', () => {
  const t = scene({
    set: (s) => {
      quiet(s)
      s.event = eventNo('part-1.2')
      carry(s, s.zones[Z.events]!.find((card) => game.faceKeys[s.faces[card]!] === 'part-1.2')!, Z.eventsUp)
    },
  })
    .top(Z.events, ['RE10'])
    .agenda('nightfall')
    .begin()
  expect(keys(t.state, Z.eventDiscard)).toContain('part-1.2')
  expect(t.state.event).toBe(eventNo('RE10'))
})
test('TG-13.10 TG-18.9 the quest on a Secret: the Weeping Key used at 109', () => {
  const t = scene({ who: [{ is: 'beor', at: 109, secrets: [2] }], places: [109] }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'd'))
  t.logged('secretQuestDone', ['secret-2'])
  expect(person(t, BEOR)).toMatchObject({ xp: 1, secrets: [{ secret: secretAt(8) }] })
  expect(keys(t.state, Z.removed)).toContain('secret-2')
})
test('TG-37.4 pulling up what is no longer in the deck does nothing', () => {
  const t = scene({
    set: (s) =>
      carry(s, s.zones[Z.events]!.find((card) => game.faceKeys[s.faces[card]!] === 'part-1.2')!, Z.eventDiscard),
  }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'a')).answer(0, letter(t, 'a')).notLogged('pulledUp')
  expect(keys(t.state, Z.events).at(-1)).not.toBe('part-1.2')
})
test('TG-37.3 part 1.4: settled it is gone with its dial; failed it burns the barn, in play or not', () => {
  const t = scene({
    who: [{ is: 'beor', at: 101 }],
    set: (s) => {
      under(s, 'part-1.4')
      s.dials = [{ value: 1, token: 'time', anchor: 'event', on: eventNo('part-1.4'), holder: -1 }]
    },
  })
    .top(Z.events, ['RE10'])
    .agenda('dawn', 5)
    .begin()
  t.logged('questFailed', ['part-1.4']).logged('replaced', ['loc-108', 'loc-110'])
  expect(numbersOnMap(t.state)).toEqual([101, 102, 103, 104, 105])
  expect(t.state.statuses[statusNo('barn-burned')]).toBe(1)
  t.answer(0, 'travel:south')
  expect(numbersOnMap(t.state)).toContain(110)
})
test('TG-15.14 part 1.5: the table votes; a tie goes to what the lowest number supports', () => {
  const t = reveal('part-1.5', { who: [{ is: 'beor' }, { is: 'ailei' }] }).begin()
  t.asked(0, 'vote', 'TG-15.14').answer(0, 'choice:0').answer(1, 'choice:1')
  // Ailei has number 1: send them on.
  expect([BEOR, AILEI].map((c) => [person(t, c).wealth, person(t, c).terror])).toEqual([
    [2, 1],
    [1, 2],
  ])
  const three = reveal('part-1.5', { who: [{ is: 'beor' }, { is: 'ailei' }, { is: 'arev' }] }).begin()
  three.answer(0, 'choice:0').answer(1, 'choice:1').answer(2, 'choice:0')
  expect(person(three, AREV).food).toBe(0)
  expect(three.state.statuses[statusNo('friends-of-the-fair')]).toBe(1)
})
test('TG-34.2 TG-37.3 part 1.2 judges everybody where they stand; part 1.7 gives each its own secret', () => {
  const t = reveal('part-1.2', { who: [{ is: 'beor' }, { is: 'ailei', at: 102 }] }).begin()
  expect([person(t, BEOR).food, person(t, BEOR).terror, person(t, AILEI).food, person(t, AILEI).terror]).toEqual([
    3, 0, 2, 2,
  ])
  const letters = reveal('part-1.7', { who: [{ is: 'beor' }, { is: 'ailei' }] }).begin()
  expect(person(letters, BEOR).secrets).toEqual([{ secret: secretAt(12), isUp: true }])
  expect(person(letters, AILEI).secrets).toEqual([{ secret: secretAt(9), isUp: true }])
})
test('random events: Whispers, Cracked Stone, Kindly Spirits, Toll and Peddler', () => {
  const whispers = reveal('RE3', { who: [{ is: 'beor' }, { is: 'ailei', attributes: [0, 0, 0, 0, 0, 2] }] }).begin()
  expect([person(whispers, BEOR).terror, person(whispers, AILEI).terror]).toEqual([1, 1])
  const stone = reveal('RE5', { set: (s) => void (placeOf(s, 101).menhir = 1) }).begin()
  expect(placeOf(stone.state, 101).menhir).toBe(1)
  const spirits = reveal('RE6', { who: [{ is: 'beor', terror: 3 }, { is: 'ailei' }] }).begin()
  spirits.asked(1, 'whichOne').answer(1, 'character:beor')
  expect(person(spirits, BEOR).terror).toBe(1)
  const toll = reveal('RE7', { who: [{ is: 'beor', wealth: 1 }] }).begin()
  toll.asked(0, 'choice').answer(0, 'choice:0')
  expect(person(toll, BEOR).wealth).toBe(0)
  const ring = reveal('RE7', { who: [{ is: 'beor', wealth: 0, items: [21] }] }).begin()
  ring.answer(0, 'choice:0')
  expect(person(ring, BEOR).items).toEqual([])
  const peddler = reveal('RE4', { who: [{ is: 'beor', wealth: 1 }] }).begin()
  const buy = `deed:${game.book.deeds.findIndex((one) => 'id' in one && one.id === 'buy-food')}`
  peddler.answer(0, buy)
  expect(person(peddler, BEOR)).toMatchObject({ food: 4, wealth: 0, energy: 6 })
})
test('RE8 Wyrd Tide: on each location its characters meet a purple encounter as one party', () => {
  const t = reveal('RE8', { who: [{ is: 'beor' }, { is: 'ailei', at: 102 }] })
    .top(Z.purple, ['PU2', 'PU3'])
    .begin()
  t.asked(1, 'effectOrder').answer(1, ['location:loc-102', 'location:loc-101'])
  expect(t.state.encounter.party).toBe(1 << AILEI)
})
test('TG-37.6 TG-13.4 the gate: with two characters there it opens, and the pack is won', () => {
  const t = scene({
    who: [
      { is: 'beor', at: 116 },
      { is: 'ailei', at: 116 },
    ],
    places: [116],
    set: (s) => {
      under(s, 'part-1.8')
      s.statuses[statusNo('barn-burned')] = 1
    },
  }).begin()
  t.answer(1, 'character:beor')
    .answer(0, 'explore')
    .answer(1, 'refuse')
    .answer(0, letter(t, 'c'))
    .answer(0, letter(t, 'a'))
  t.over('won').logged('chapterEnd', [1])
  expect(person(t, AILEI).terror).toBe(2)
  const alone = scene({
    who: [{ is: 'beor', at: 116 }, { is: 'ailei' }],
    places: [116],
    set: (s) => under(s, 'part-1.8'),
  }).begin()
  alone.answer(1, 'character:beor').answer(0, 'explore').answer(0, letter(alone, 'c'))
  alone.refuses(0, letter(alone, 'a'), 'TG-15.5')
})
