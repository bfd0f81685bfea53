import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { Z } from '../src/state.ts'
import { isExhausted, isPanicking, limitOf } from '../src/survival/tracks.ts'
import { attribute } from '../src/survival/attributes.ts'
import { AILEI, BEOR, letter, MAGGOT, person, scene } from './scene.ts'

afterEach(allDone)
/** The table as rules read it. */
const tableOf = (wanted: Parameters<typeof scene>[0]) => scene(wanted).begin().match.table

test('TG-9.1 Energy 0 and 1 are exhaustion', () => {
  for (const [energy, expected] of [
    [0, true],
    [1, true],
    [2, false],
  ] as const)
    expect(isExhausted(tableOf({ who: [{ is: 'beor', energy, food: 2 }] }), BEOR)).toBe(expected)
})
test('TG-9.2 TG-9.3 TG-9.8 Health and Terror end at their tracks', () => {
  const t = scene({ who: [{ is: 'beor', health: 8, items: [18] }] }).begin()
  const bandages = t.options(0).find((word) => word.startsWith('deed'))!
  expect(bandages).toBeDefined()
  expect(limitOf(t.match.table, BEOR, 'health')).toBe(9)
  const ash = scene({ who: [{ is: 'ailei', terror: 9 }] }).begin()
  ash.answer(0, 'explore').answer(0, letter(ash, 'a')).answer(0, letter(ash, 'a'))
  expect(person(ash, AILEI).terror).toBe(9)
})
test('TG-9.2 healing never goes beyond the maximum', () => {
  const t = scene({ who: [{ is: 'beor', health: 8, items: [18], at: 115 }], places: [115] }).begin()
  const use = t.options(0).filter((word) => word.startsWith('deed:'))
  t.answer(0, use.at(-1)!)
  expect(person(t, BEOR)).toMatchObject({ health: 9, items: [] })
})
test('TG-9.4 Energy never exceeds Health: it comes down with it, and gains above are lost', () => {
  const t = scene({ who: [{ is: 'beor', health: 3, energy: 3, at: 114 }], places: [114] }).begin()
  t.answer(0, 'work:0')
  expect(person(t, BEOR)).toMatchObject({ health: 2, energy: 2 })
})
test('TG-9.4 when Health falls below Energy, Energy falls with it at once', () => {
  const t = scene({ who: [{ is: 'beor', energy: 8 }], set: (s) => void ((s.map[0]!.menhir = 0), (s.quests = [])) })
    .top(Z.events, ['RE10'])
    .agenda('dawn', 2)
    .begin()
  expect(person(t, BEOR)).toMatchObject({ health: 7, energy: 7 })
})
test('TG-9.5 panic is Terror above Health', () => {
  for (const [terror, health, expected] of [
    [4, 4, false],
    [5, 4, true],
    [0, 0, false],
  ] as const)
    expect(isPanicking(tableOf({ who: [{ is: 'beor', terror, health, food: 2 }] }), BEOR)).toBe(expected)
})
test('TG-9.9 TG-31.2 TG-32.1 S2 knows no panic and no cap, C1 counts Health 1 lower', () => {
  const story = tableOf({ who: [{ is: 'beor', terror: 5, health: 2 }], options: { mode: 'story' } })
  expect([isPanicking(story, BEOR), limitOf(story, BEOR, 'energy')]).toEqual([false, 8])
  const challenge = tableOf({ who: [{ is: 'beor', terror: 3, health: 3, energy: 2 }], options: { mode: 'challenge' } })
  expect([isPanicking(challenge, BEOR), limitOf(challenge, BEOR, 'energy')]).toEqual([true, 2])
})
test('TG-9.7 TG-20.12 the two top boxes of Terror are madness, and leaving them ends it', () => {
  const t = scene({ who: [{ is: 'maggot', terror: 5, food: 2 }] }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'a')).answer(0, letter(t, 'a'))
  expect(person(t, MAGGOT)).toMatchObject({ terror: 6, isMad: true })
  t.logged('mad', ['maggot']).answer(0, 'work:1')
  expect(person(t, MAGGOT)).toMatchObject({ terror: 5, isMad: false })
  t.logged('sane')
})
test('TG-9.7 Steel Nerves: only the top box is red', () => {
  const t = scene({ who: [{ is: 'maggot', terror: 5, skills: ['S6b'] }] }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'a')).answer(0, letter(t, 'a'))
  expect(person(t, MAGGOT)).toMatchObject({ terror: 6, isMad: false })
})
test('TG-10.1 TG-10.2 TG-10.3 WE-15 an attribute is its markers and its Skill cards', () => {
  const t = tableOf({ who: [{ is: 'beor', attributes: [2, 0, 1, 1, 1, 0], skills: ['S1a', 'S2b', 'S5a'] }] })
  expect(attribute(t, BEOR, 'aggression')).toBe(4)
  expect(attribute(t, BEOR, 'courage')).toBe(2)
  expect(attribute(t, BEOR, 'empathy')).toBe(0)
})
test('TG-10.4 TG-10.5 beyond 20 Food goes to somebody here or is discarded; Reputation is simply lost; XP has no end', () => {
  const t = scene({
    who: [
      { is: 'beor', food: 20 },
      { is: 'ailei', food: 1 },
    ],
  }).begin()
  t.answer(1, 'character:beor').answer(0, 'work:0').answer(1, 'refuse')
  t.asked(0, 'overflow', 'TG-10.5').offersExactly(0, ['character:ailei', 'discard:food']).answer(0, 'character:ailei')
  expect([person(t, BEOR).food, person(t, AILEI).food]).toEqual([20, 2])
  const alone = scene({ who: [{ is: 'beor', food: 20 }] }).begin()
  alone.answer(0, 'work:0')
  expect(person(alone, BEOR).food).toBe(20)
  alone.logged('overflow')
  const famous = scene({ who: [{ is: 'beor', reputation: 20, wealth: 2 }] }).begin()
  famous.answer(0, 'explore').answer(0, letter(famous, 'a')).answer(0, letter(famous, 'c'))
  expect(person(famous, BEOR).reputation).toBe(20)
})
test('TG-10.6 TG-14.7 Food and Wealth change hands on the same location; Reputation, Magic and XP never', () => {
  const t = scene({
    who: [{ is: 'beor', food: 2, wealth: 1, reputation: 3, magic: 3, xp: 3 }, { is: 'ailei' }],
  }).begin()
  t.answer(1, 'character:beor').answer(0, 'trade:ailei')
  t.offersExactly(0, ['give:food', 'give:wealth', 'pass'])
    .answer(0, 'give:wealth')
    .asked(1, 'tradeAgree')
    .answer(1, 'agree')
  expect(person(t, AILEI).wealth).toBe(1)
  t.asked(0, 'act')
  const apart = scene({
    who: [
      { is: 'beor', food: 2 },
      { is: 'ailei', at: 102 },
    ],
  }).begin()
  apart.answer(1, 'character:beor').lacks(0, 'trade:ailei')
})
test('TG-10.8 a die is rolled only where something says so, once', () => {
  const t = scene({ who: [{ is: 'beor', at: 107 }], places: [107] })
    .roll('table', [3])
    .begin()
  t.answer(0, 'work:0')
  expect(person(t, BEOR).food).toBe(4)
  t.logged('rolled')
})
test('TG-1.3 losing takes as much as there is and never fails', () => {
  const t = scene({ who: [{ is: 'beor', food: 0 }], set: (s) => void (s.quests = []) })
    .top(Z.events, ['part-1.5'])
    .agenda('event')
    .afterwards('turn')
    .begin()
  t.asked(0, 'vote').answer(0, 'choice:0')
  expect(person(t, BEOR).food).toBe(0)
})
