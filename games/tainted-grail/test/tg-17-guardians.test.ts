import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { GUARDIAN_FACES } from '../src/parts.ts'
import { type S, Z } from '../src/state.ts'
import { AILEI, BEOR, carry, cellOfLocation, game, letter, person, placeOf, scene } from './scene.ts'

afterEach(allDone)
/** The stag stands at a location, and its die is about to be rolled. */
const stag = (at: number, face: (typeof GUARDIAN_FACES)[number], wanted: Parameters<typeof scene>[0] = {}) =>
  scene(wanted)
    .set((s, card) => {
      const one = card('GN8')
      carry(s, one, Z.guardians)
      placeOf(s, at).guardians.push(one)
      s.agenda = [
        { step: 'guardianMoves', a: one, b: 0 },
        { step: 'turn', a: 0, b: 0 },
      ]
    })
    .roll('guardian', [GUARDIAN_FACES.indexOf(face)])
const where = (s: S): number | undefined => {
  const place = s.map.find(({ guardians }) => guardians.length > 0)
  return place && game.book.content.locations[place.location]!.number
}

test('TG-17.2 TG-17.3 a linked location that way, else the highest number that is linked', () => {
  expect(where(stag(102, 'south', { who: [{ is: 'beor', at: 105 }] }).begin().state)).toBe(101)
  // North of 101 lies 102, linked; from 102 nothing lies north, so it goes to 106.
  expect(where(stag(102, 'north', { who: [{ is: 'beor', at: 105 }], places: [106] }).begin().state)).toBe(106)
  expect(where(stag(102, 'west', { who: [{ is: 'beor', at: 105 }] }).begin().state)).toBe(101)
})
test('TG-17.4 TG-17.5 nothing: it stays; discard: under its deck, and no encounter', () => {
  const stays = stag(102, 'nothing', { who: [{ is: 'beor', at: 105 }] }).begin()
  expect(where(stays.state)).toBe(102)
  stays.logged('guardianStays')
  const gone = stag(102, 'discard', { who: [{ is: 'beor', at: 102 }] }).begin()
  expect(where(gone.state)).toBeUndefined()
  expect(game.faceKeys[gone.state.faces[gone.state.zones[Z.green]![0]!]!]).toBe('GN8')
  gone.asked(0, 'act')
})
test('TG-17.6 where it stays or arrives it is fought at once by everybody there', () => {
  const t = stag(102, 'south', {
    who: [
      { is: 'beor', at: 101 },
      { is: 'ailei', at: 101, passed: true },
    ],
  }).begin()
  expect(t.state.encounter.party).toBe((1 << BEOR) | (1 << AILEI))
  expect(game.faceKeys[t.state.faces[t.state.encounter.card]!]).toBe('GN8')
})
test('TG-17.6 TG-36.1 the dying are ignored', () => {
  const t = stag(102, 'south', {
    who: [
      { is: 'beor', at: 101, health: 0, dying: 2, energy: 0, food: 2 },
      { is: 'ailei', at: 105 },
    ],
  }).begin()
  expect(where(t.state)).toBe(101)
  expect(t.state.encounter.phase).toBe('none')
})
test('TG-17.7 TG-17.9 arriving where one stands brings the encounter; staying there does not', () => {
  const t = scene({ who: [{ is: 'beor' }] })
    .set((s, card) => {
      const one = card('GN8')
      carry(s, one, Z.guardians)
      placeOf(s, 102).guardians.push(one)
    })
    .begin()
  t.answer(0, 'travel:north')
  expect(t.state.encounter.phase).not.toBe('none')
  const there = scene({ who: [{ is: 'beor', at: 102 }] })
    .set((s, card) => {
      const one = card('GN8')
      carry(s, one, Z.guardians)
      placeOf(s, 102).guardians.push(one)
    })
    .begin()
  there.asked(0, 'act').answer(0, 'explore').asked(0, 'option')
})
test('TG-17.11 TG-16.4 a guardian put on a location counts as arriving: 112.2', () => {
  const t = scene({
    who: [
      { is: 'beor', at: 112 },
      { is: 'ailei', at: 112 },
    ],
    places: [112],
  }).begin()
  t.answer(1, 'character:beor')
    .answer(0, 'explore')
    .answer(1, 'refuse')
    .answer(0, letter(t, 'a'))
    .answer(0, letter(t, 'a'))
  expect(game.faceKeys[t.state.faces[t.state.encounter.card]!]).toBe('GN8')
  // Everybody there, also who did not explore (TG-17.6).
  expect(t.state.encounter.party).toBe((1 << BEOR) | (1 << AILEI))
  t.logged('guardianPlaced', ['GN8', 'loc-112'])
})
test('TG-12.6 a guardian on a swallowed location goes under its deck', () => {
  const t = scene({ places: [114], set: (s) => void (s.day = 2) })
    .set((s, card) => {
      const one = card('GN8')
      carry(s, one, Z.guardians)
      placeOf(s, 114).guardians.push(one)
      s.quests = []
    })
    .top(Z.events, ['RE10'])
    .agenda('dawn', 3)
    .begin()
  expect(game.faceKeys[t.state.faces[t.state.zones[Z.green]![0]!]!]).toBe('GN8')
  expect(person(t, BEOR).at).toBe(cellOfLocation(101))
})
test('Light Sleeper: one guardian die is rolled again', () => {
  const t = stag(102, 'south', { who: [{ is: 'beor', at: 105, skills: ['S7b'] }] })
    .roll('guardian', [4])
    .begin()
  t.asked(0, 'reroll').answer(0, t.options(0)[0]!)
  expect(where(t.state)).toBe(102)
})
