import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { CONTENT } from '../src/index.ts'
import { clue, landmark } from '../src/text/placeText.ts'
import { lines } from './asking.ts'
import { reputation, type Tale, tale, type Telling } from './tale.ts'

afterEach(allDone)

const [FIG_GATE, TANNERY] = [0, 1]
const ALL = ['go:north', 'go:east', 'go:south', 'go:west']
const walking = (start: number, wanted: Tale = {}): Telling =>
  tale({ node: 'e1', ...wanted })
    .roll('start', [start])
    .begin()
    .asked(0, 'direction', 'FG-46.2')
function walk(t: Telling, ...ways: readonly string[]): Telling {
  for (const way of ways) t.answer(0, `go:${way}`)
  return t
}

test('FG-46.1 the group has a map of twelve places and is not told where on it it stands', () => {
  expect(CONTENT.explorations[0]!.places).toHaveLength(12)
  const t = walking(FIG_GATE)
  const elsewhere = walking(TANNERY)
  for (const seat of [-1, 0, 1]) expect(t.view(seat).state.place).toBe(elsewhere.view(seat).state.place)
  expect(t.state.place).not.toBe(elsewhere.state.place)
  for (const seat of [0, 1]) expect(JSON.stringify(t.view(seat).state)).toBe(JSON.stringify(elsewhere.view(seat).state))
})

test('FG-46.2 from each place a direction is taken, and what is seen there is told, until the end', () => {
  const t = walking(FIG_GATE).logged('landmark', ['fig-gate'])
  walk(t, 'east').logged('landmark', ['tannery']).asked(0, 'direction')
  walk(t, 'south', 'north', 'west').asked(0, 'direction')
  expect(lines(t, 'landmark').map((line) => line.split(' ')[1])).toEqual([
    'fig-gate',
    'tannery',
    'blue-shrine',
    'tannery',
    'fig-gate',
  ])
  expect(t.state.steps).toBe(4)
})

test('FG-46.3 the start is one of two, and every place is known by a landmark of its own', () => {
  walking(TANNERY).logged('landmark', ['tannery'])
  const { places } = CONTENT.explorations[0]!
  for (const lang of ['en', 'fr'] as const) {
    expect(new Set(places.map(({ id }) => landmark(id, lang))).size).toBe(12)
    expect(new Set(places.map(({ id }) => clue(id, lang))).size).toBe(12)
    for (const { id } of places) expect(clue(id, lang)).not.toMatch(/\b[a-d][1-3]\b|north|south|nord|sud/i)
  }
})
test('FG-46.3 where there is no street the group is told so and stays; no step is counted', () => {
  const t = walk(walking(FIG_GATE), 'east', 'east').offersExactly(0, ALL)
  const before = [t.state.place, t.state.steps]
  t.answer(0, 'go:south').logged('noStreet', ['south']).asked(0, 'direction').offersExactly(0, ALL)
  expect([t.state.place, t.state.steps]).toEqual(before)
  walk(t, 'north').logged('noStreet', ['north'])
  expect([t.state.place, t.state.steps]).toEqual(before)
  t.refuses(0, 'onward')
})

test('FG-46.4 at the goal in time, or late after eight steps', () => {
  const t = walk(walking(FIG_GATE), 'east', 'east', 'east', 'south')
  expect(t.asked(0, 'direction').state.steps).toBe(4)
  walk(t, 'south').logged('arrived').asked(0, 'tester')
  expect([t.state.flags, t.state.steps, t.state.exploring]).toEqual([[], 5, -1])
  const astray = walk(walking(FIG_GATE), 'east', 'west', 'east', 'west', 'east', 'west', 'east')
  expect(astray.asked(0, 'direction').state.steps).toBe(7)
  walk(astray, 'west').logged('lateNow').notAsked(0, 'direction')
  expect(astray.state.flags).toEqual(['act1.late'])
  const lastStep = walk(walking(FIG_GATE), 'east', 'west', 'east', 'east', 'east', 'west', 'east', 'south')
  expect(lastStep.logged('lateNow').state.flags).toEqual(['act1.late'])
})
test('FG-46.4 FG-48.7 events of places: the Provost’s House costs regard, the Lamp Market sells food', () => {
  const t = walk(walking(FIG_GATE, { campaign: { gold: 2 } }), 'south').asked(0, 'market', 'FG-48.7')
  t.offersExactly(0, ['leave', 'buyFood:1', 'buyFood:2']).refuses(0, 'buyFood:3')
  t.answer(0, 'buyFood:1')
  expect([t.state.gold, t.state.food]).toEqual([1, 1])
  walk(t, 'east', 'east', 'south')
  expect(reputation(t, 'militia')).toBe(-1)
  walk(t, 'east').logged('arrived')
  walk(walking(FIG_GATE), 'south').asked(0, 'direction')
})
