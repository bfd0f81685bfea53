/** Whoever takes part always stands on a place of the map, whatever becomes of the land (26.2). */
import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { impossible } from '../src/invariants.ts'
import { type S, Z } from '../src/state.ts'
import { midway } from './meeting.ts'
import {
  AILEI,
  AREV,
  BEOR,
  eventNo,
  game,
  letter,
  numbersOnMap,
  person,
  placeOf,
  quiet,
  scene,
  under,
} from './scene.ts'

afterEach(allDone)
const problemsOf = (state: S): readonly string[] => impossible(game.book, state)

test('TG-12.3 TG-12.5 TG-20.1 a stone dies with its land: all are sent on, the dying and the mad too', () => {
  const t = scene({
    who: [
      { is: 'beor', at: 114, health: 2 },
      { is: 'ailei', at: 112, health: 0, dying: 2, energy: 0 },
      { is: 'arev', at: 113, terror: 9, isMad: true },
    ],
    places: [106, 109, 112, 113, 114],
    set: (s) => {
      quiet(s)
      s.day = 2
      placeOf(s, 109).menhir = 3
      for (const number of [101, 106]) placeOf(s, number).menhir = 0
    },
  })
    .top(Z.events, ['RE10'])
    .agenda('dawn', 2)
    .begin()
  // Only what lies near 109 is left.
  expect(numbersOnMap(t.state)).toEqual([101, 103, 105, 109, 114])
  const cells = new Set(t.state.map.map(({ cell }) => cell))
  for (const c of [BEOR, AILEI, AREV]) expect(cells).toContain(person(t, c).at)
  expect(problemsOf(t.state)).toEqual([])
})
test('TG-11.6 TG-5.10 the barn burns under those who stand in it: they are on what is left of it', () => {
  const t = scene({
    who: [{ is: 'beor', at: 108 }, { is: 'ailei' }],
    places: [108],
    set: (s) => {
      under(s, 'part-1.4')
      s.day = 2
      s.dials = [{ value: 1, token: 'time', anchor: 'event', on: eventNo('part-1.4'), holder: -1 }]
    },
  })
    .top(Z.events, ['RE10'])
    .agenda('dawn', 5)
    .begin()
  expect(numbersOnMap(t.state)).toEqual([101, 102, 103, 104, 105, 110])
  expect(person(t, BEOR).at).toBe(placeOf(t.state, 110).cell)
  expect(problemsOf(t.state)).toEqual([])
})
test('TG-14.5 TG-14.8 whoever is left behind in mid-action stays where it was', () => {
  const t = scene({
    who: [
      { is: 'beor', at: 105, energy: 4 },
      { is: 'ailei', at: 105, energy: 1 },
    ],
  })
    .top(Z.grey, ['GY1'])
    .begin()
  t.answer(1, 'character:beor').answer(0, 'explore').answer(1, 'agree').answer(0, 'agree')
  t.untilAsked(0, 'option').answer(0, letter(t, 'c')).answer(0, letter(t, 'a'))
  expect(person(t, AILEI).at).toBe(placeOf(t.state, 105).cell)
  expect(problemsOf(t.state)).toEqual([])
})
test('TG-17.1 no table has people, or an encounter, on a cell without a place', () => {
  const t = midway({ against: 'GN8' }).begin()
  expect(problemsOf(t.state)).toEqual([])
  const { encounter, characters } = t.state
  expect(problemsOf({ ...t.state, encounter: { ...encounter, cell: 7 } })).toEqual([
    'encounter.cell: nowhere on the map',
  ])
  const astray = characters.map((one, c) => (c === BEOR ? { ...one, at: 7 } : one))
  expect(problemsOf({ ...t.state, characters: astray })).toEqual([`characters[${BEOR}]: stands nowhere`])
})
