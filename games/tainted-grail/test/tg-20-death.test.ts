import { allDone, given } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { type S, Z } from '../src/state.ts'
import {
  AILEI,
  AREV,
  BEOR,
  cellOfLocation,
  eventNo,
  game,
  itemAt,
  locationAt,
  MAGGOT,
  person,
  placeOf,
  scene,
  secretAt,
  statusNo,
} from './scene.ts'

afterEach(allDone)
const keys = (s: S, zone: number): string[] => s.zones[zone]!.map((card) => game.faceKeys[s.faces[card]!]!)
const bled = (wanted: Parameters<typeof scene>[0]) => scene({ places: [114], ...wanted }).begin()
const dyingAt = (dying: number) => ({ health: 0, energy: 2, dying }) as const
const dawn = (wanted: Parameters<typeof scene>[0]) =>
  scene({
    ...wanted,
    set: (s) => {
      s.quests = []
      s.day = 2
      wanted?.set?.(s)
    },
  })
    .top(Z.events, ['RE10'])
    .agenda('dawn', 5)

test('TG-20.1 TG-9.6 TG-36.2 TG-20.4 TG-20.5 alone: dial 3, three items are kept', () => {
  const t = bled({ who: [{ is: 'beor', at: 114, health: 1, energy: 1, items: [1, 5, 8, 11] }] })
  t.answer(0, 'work:0').asked(0, 'keepItems', 'TG-36.1').answer(0, ['item:item-1', 'item:item-5', 'item:item-8'])
  expect(person(t, BEOR)).toMatchObject({ health: 0, energy: 0, dying: 3 })
  expect(person(t, BEOR).items.map(({ item }) => item)).toEqual([0, 4, 7])
  expect(keys(t.state, Z.items)[0]).toBe('item-11')
})
test('TG-36.1 TG-20.5 in company: dial 2, two items; secrets do not count', () => {
  const t = bled({
    who: [{ is: 'beor', at: 114, health: 1, energy: 1, items: [1, 5, 8], secrets: [1, 5] }, { is: 'ailei' }],
    set: (s) => void (s.quests = []),
  })
  t.answer(1, 'character:beor').answer(0, 'work:0').answer(0, ['item:item-1', 'item:item-5'])
  expect(person(t, BEOR)).toMatchObject({ dying: 2 })
  expect(person(t, BEOR).items).toHaveLength(2)
  expect(person(t, BEOR).secrets).toHaveLength(2)
})
test('TG-36.1 at Dusk the dying come to 2 Energy, whatever their Health', () => {
  const t = scene({ who: [{ is: 'beor', ...dyingAt(2), energy: 0, food: 0, at: 102 }, { is: 'ailei' }] })
    .top(Z.events, ['RE10'])
    .agenda('dusk', 3)
    .begin()
  expect(person(t, BEOR).energy).toBe(2)
})
test('TG-36.1 every action of the dying is rolled for after paying; a 1 turns the dial', () => {
  const roll = (face: number) => {
    const t = scene({
      who: [
        { is: 'beor', ...dyingAt(2) },
        { is: 'ailei', at: 105 },
      ],
    })
      .roll('dying', [face - 1])
      .begin()
    return t.answer(1, 'character:beor').answer(0, 'work:0')
  }
  expect(person(roll(1), BEOR)).toMatchObject({ dying: 1, food: 3, energy: 1 })
  expect(person(roll(2), BEOR)).toMatchObject({ dying: 2, food: 3 })
  const solo = scene({ who: [{ is: 'beor', ...dyingAt(3) }] }).begin()
  solo.answer(0, 'work:0').notLogged('rolled')
})
test('TG-36.1 Rest gives the dying Health only for 2 Food; alone 1 is enough', () => {
  const eats = (food: number, company: boolean) => {
    const who = [
      { is: 'beor', at: 102, ...dyingAt(2), energy: 0, food, terror: 3 } as const,
      { is: 'ailei', food: 0 } as const,
    ]
    const t = scene({ who: company ? who : who.slice(0, 1) })
      .top(Z.events, ['RE10'])
      .agenda('rest')
      .afterwards('turn')
      .begin()
    return person(t.answer(0, 'eat'), BEOR)
  }
  expect(eats(1, true)).toMatchObject({ health: 0, terror: 2, food: 0 })
  expect(eats(2, true)).toMatchObject({ health: 1, terror: 2, food: 0, dying: 0 })
  expect(eats(1, false)).toMatchObject({ health: 1, food: 0, dying: 0 })
})
test('TG-36.1 TG-5.5 TG-20.6 TG-20.9 the dial goes down at dawn; on 1 it is death, alone a defeat', () => {
  const t = dawn({ who: [{ is: 'beor', ...dyingAt(2), energy: 0 }] }).begin()
  expect(person(t, BEOR).dying).toBe(1)
  const dead = dawn({ who: [{ is: 'beor', ...dyingAt(1), energy: 0 }] }).begin()
  dead.logged('died', ['beor', 'loc-101']).asked(0, 'grace', 'TG-20.9').answer(0, 'giveUp').over('lost')
})
test('TG-20.7 TG-20.11 TG-20.15 in company a newcomer may come: items stay, secrets are passed on, Personal ones vanish', () => {
  const t = dawn({
    who: [
      { is: 'beor', at: 102, ...dyingAt(1), energy: 0, items: [1], secrets: [1, 5], food: 3 },
      { is: 'ailei' },
      { is: 'arev' },
    ],
  }).begin()
  t.asked(0, 'heir', 'TG-20.7').offersExactly(0, ['character:ailei', 'character:arev']).answer(0, 'character:arev')
  t.asked(0, 'newcomer').offersExactly(0, ['newcomer:maggot', 'decline']).answer(0, 'newcomer:maggot')
  expect(placeOf(t.state, 102).dropped).toEqual([itemAt(1)])
  expect(person(t, AREV).secrets).toEqual([{ secret: secretAt(1), isUp: true }])
  expect(keys(t.state, Z.removed)).toContain('secret-5')
  expect(person(t, BEOR)).toMatchObject({ status: 'dead', food: 0 })
  expect(person(t, MAGGOT)).toMatchObject({ status: 'active', seat: 0, at: cellOfLocation(101), food: 3, energy: 7 })
  expect(t.state.zones[Z.combatDeck + MAGGOT]).toHaveLength(15)
})
test('TG-20.14 whoever declines leaves; N drops at once, and a single one left has the solo card', () => {
  const t = dawn({
    who: [
      { is: 'beor', ...dyingAt(1), energy: 0 },
      { is: 'ailei', at: 114, health: 1, energy: 1 },
    ],
    places: [114],
    set: (s) => void (placeOf(s, 105).menhir = 5),
  }).begin()
  t.answer(0, 'decline').untilAsked(1, 'act').answer(1, 'work:0')
  expect(person(t, AILEI).dying).toBe(3)
})
test('TG-20.8 with nobody left to come a death is a defeat for all', () => {
  const t = dawn({
    who: [{ is: 'beor', ...dyingAt(1), energy: 0 }, { is: 'ailei' }, { is: 'arev' }, { is: 'maggot' }],
  }).begin()
  t.asked(1, 'grace')
  expect(person(t, BEOR).status).toBe('dead')
})
test('TG-20.9 TG-20.10 TG-36.5 the Grace: the chapter as it began, the characters as they are, the sheet marked', () => {
  const t = dawn({
    who: [{ is: 'beor', at: 105, ...dyingAt(1), energy: 0, skills: ['S1a'], reputation: 4, xp: 9, items: [1] }],
    set: (s) => {
      s.day = 7
      placeOf(s, 101).menhir = 2
      s.statuses[statusNo('barn-burned')] = 1
    },
  }).begin()
  t.answer(0, 'grace').logged('graceGiven').asked(0, 'act')
  expect(t.state).toMatchObject({ day: 1, quests: [eventNo('part-1.1')] })
  expect(placeOf(t.state, 101).menhir).toBe(8)
  expect(t.state.statuses[statusNo('saved-by-the-goddess')]).toBe(1)
  expect(t.state.statuses[statusNo('barn-burned')]).toBe(0)
  expect(person(t, BEOR)).toMatchObject({ status: 'active', at: cellOfLocation(101), health: 9, energy: 6, terror: 2 })
  expect(person(t, BEOR)).toMatchObject({ food: 2, wealth: 1, magic: 1, reputation: 4, xp: 0, items: [], dying: 0 })
  expect(person(t, BEOR).skills).toHaveLength(1)
  expect(keys(t.state, Z.items)).toHaveLength(24)
  expect(t.state.zones.flat()).toHaveLength(t.state.faces.length)
})
test('TG-20.7 TG-34.1 in free play a newcomer takes decks that nobody has had, the dead included', () => {
  const own = (character: string, colour: string) => ({ character, board: colour, combat: colour, diplomacy: colour })
  const t = given(game, {
    seats: 2,
    options: { teaching: false, freePlay: true, characters: [own('beor', 'maggot'), own('ailei', 'ailei')] },
    from: 'act',
  })
    .set((s) => {
      s.quests = []
      s.day = 2
      Object.assign(s.characters[BEOR]!, dyingAt(1))
    })
    .top(Z.events, ['RE10'])
    .agenda('dawn', 5)
    .begin()
  t.asked(0, 'newcomer').answer(0, 'newcomer:maggot')
  expect(person(t, MAGGOT)).toMatchObject({ status: 'active', board: AREV, combat: AREV, diplomacy: AREV })
  const sizes = [Z.combatDeck, Z.combatPool, Z.diplomacyDeck, Z.diplomacyPool].map(
    (zone) => t.state.zones[zone + MAGGOT]!.length,
  )
  expect(sizes).toEqual([15, 25, 15, 25])
})
test('TG-32.9 with C9 there is no Grace', () => {
  dawn({ who: [{ is: 'beor', ...dyingAt(1), energy: 0 }], options: { mode: 'challenge' } })
    .begin()
    .over('lost')
  const graced = dawn({
    who: [{ is: 'beor', ...dyingAt(1), energy: 0 }],
    options: { mode: 'challenge', without: ['C9'] },
  }).begin()
  graced.asked(0, 'grace')
  expect(locationAt(101)).toBe(0)
})
test('TG-36.3 TG-20.12 the mad roll for Travel and Explore: 1 a purple encounter alone afterwards, 2 a Health', () => {
  const mad = (face: number) =>
    scene({ who: [{ is: 'beor', terror: 8, isMad: true }, { is: 'ailei' }] })
      .roll('mad', [face - 1])
      .begin()
      .answer(1, 'character:beor')
      .answer(0, 'explore')
      .answer(1, 'agree')
      .answer(0, 'agree')
      .answer(0, 'agree')
  const haunted = mad(1)
  haunted.answer(0, 'leave')
  expect(haunted.state.encounter.party).toBe(1 << BEOR)
  expect(haunted.state.encounter.home).toBe(Z.purple)
  expect(person(mad(2), BEOR).health).toBe(8)
  expect(person(mad(3), BEOR)).toMatchObject({ health: 9, isHaunted: false })
  const work = scene({ who: [{ is: 'beor', terror: 8, isMad: true }] }).begin()
  work.answer(0, 'work:0').notLogged('rolled')
})
