import { allDone } from '@emberhall/testkit'
import { afterEach, expect, test } from 'vitest'
import { cellOf, isNear, linkedTo, printedOf } from '../src/map/places.ts'
import { liesOnMap, replaceLocation, suppliedFor } from '../src/map/reveal.ts'
import { makeGrail } from '../src/game.ts'
import { Z } from '../src/state.ts'
import {
  AILEI,
  BEOR,
  cellOfLocation,
  game,
  letter,
  locationAt,
  numbersOnMap,
  person,
  placeOf,
  scene,
  skillAt,
} from './scene.ts'

afterEach(allDone)

test('TG-1.9 adjacent is an edge or a corner; linked needs keys that name each other', () => {
  expect(isNear(cellOf(0, 0), cellOf(1, 1))).toBe(true)
  expect(isNear(cellOf(0, 0), cellOf(2, 0))).toBe(false)
  expect(isNear(cellOf(31, 0), cellOf(-31, 1))).toBe(false)
  const { table } = scene({ places: [106, 107] }).begin().match
  const linked = (number: number) =>
    linkedTo(table, cellOfLocation(number))
      .map((place) => printedOf(table, place).number)
      .toSorted((a, b) => a - b)
  expect(linked(102)).toEqual([101, 106])
  expect(linked(107)).toEqual([103])
})
test('TG-11.1 TG-11.2 TG-11.3 what a card shows is printed on it', () => {
  const { locations } = game.book.content
  expect(locations).toHaveLength(17)
  for (const { symbols, keys, actions } of locations) {
    expect(symbols.length).toBeLessThanOrEqual(3)
    expect(keys).toHaveLength(4)
    expect(actions.length).toBeLessThanOrEqual(2)
  }
})
test('TG-11.4 TG-11.8 WE-6 on arrival what is in range is revealed, and nothing else', () => {
  const t = scene().begin()
  t.answer(0, 'travel:south')
  expect(numbersOnMap(t.state)).toEqual([101, 102, 103, 104, 105, 108, 109])
  expect(placeOf(t.state, 108).cell).toBe(cellOf(1, -1))
  expect(placeOf(t.state, 109).cell).toBe(cellOf(-1, -1))
})
test('TG-11.4 WE-7 TG-11.12 TG-11.13 a rooted version comes where the original is no longer to be had', () => {
  const t = scene({ who: [{ is: 'beor', terror: 1 }] }).begin()
  const { table } = t.match
  replaceLocation(table, locationAt(108), locationAt(110))
  expect(suppliedFor(table, 108)).toBe(locationAt(110))
  expect(table.s.zones[Z.removed]!.map((card) => game.faceKeys[table.s.faces[card]!])).toContain('loc-108')
  const north = scene({
    who: [{ is: 'beor', at: 101, terror: 1 }],
    set: (s) => {
      const card = s.zones[Z.locations]!.find((one) => game.faceKeys[s.faces[one]!] === 'loc-108')!
      s.zones[Z.locations] = s.zones[Z.locations]!.filter((one) => one !== card)
      s.zones[Z.removed]!.push(card)
      s.where[card] = Z.removed
    },
  }).begin()
  north.answer(0, 'travel:south')
  expect(numbersOnMap(north.state)).toEqual([101, 102, 103, 104, 105, 109, 110])
  expect(placeOf(north.state, 110).cell).toBe(cellOf(1, -1))
})
test('TG-11.5 TG-11.14 nothing comes where all versions are gone, or where the location lies already', () => {
  const t = scene({ who: [{ is: 'beor' }], places: [117] })
  const { table } = t.begin().match
  expect(liesOnMap(table, 104)).toBe(true)
  replaceLocation(table, locationAt(108), locationAt(110))
  replaceLocation(table, locationAt(110), locationAt(110))
  expect(suppliedFor(table, 108)).toBe(-1)
})
test('TG-11.14 a key that names what lies elsewhere brings no other version of it', () => {
  const t = scene({ who: [{ is: 'beor', at: 102 }], set: (s) => void (placeOf(s, 104).cell = cellOf(9, 9)) }).begin()
  t.answer(0, 'travel:south')
  expect(numbersOnMap(t.state)).toEqual([101, 102, 103, 104, 105])
})
test('TG-11.15 what would follow in the verse is not asked any more', () => {
  const { content } = game.book
  const away = makeGrail({
    ...content,
    verses: content.verses.map((verse) =>
      verse.id === '111.1' ? { ...verse, enter: [{ do: 'move', to: 'withMenhir' } as const] } : verse,
    ),
  })
  const t = scene({ game: away, who: [{ is: 'beor', at: 111, energy: 5 }], places: [111] }).begin()
  t.answer(0, 'explore').asked(0, 'act')
  expect(person(t, BEOR).at).toBe(cellOfLocation(101))
})
test('TG-11.6 TG-11.13 a replaced location keeps what stands on it, is not arrived at, and is linked by its root', () => {
  const t = scene({
    who: [{ is: 'ailei', at: 104, magic: 1 }],
    set: (s) => Object.assign(placeOf(s, 104), { menhir: 3, time: 2, quest: 1 }),
  })
    .top(Z.purple, ['PU8'])
    .begin()
  t.answer(0, 'explore').answer(0, letter(t, 'b'))
  // A scripted card neither is won nor lost: nothing is replaced by it.
  t.untilAsked(0, 'act', { choice: 'choice:0' })
  expect(numbersOnMap(t.state)).toContain(104)
  const { table } = t.match
  replaceLocation(table, locationAt(104), locationAt(117))
  expect(placeOf(table.s, 117)).toMatchObject({ cell: cellOfLocation(104), menhir: 3, time: 2, quest: 1 })
  const neighbours = linkedTo(table, cellOfLocation(101)).map((place) => printedOf(table, place).number)
  expect(neighbours).toContain(117)
})
test('TG-11.8 TG-7.13 those already there may join before the first trigger, also when they have passed', () => {
  const t = scene({ who: [{ is: 'beor' }, { is: 'ailei', at: 106, passed: true }], places: [106] })
    .set((s) => void (s.characters[BEOR]!.at = cellOfLocation(104)))
    .top(Z.grey, ['GY2'])
    .begin()
  t.answer(0, 'travel:north').asked(1, 'joinArrival', 'TG-11.8').answer(1, 'agree')
  t.asked(0, 'acceptArrival').answer(0, 'agree')
  expect(t.state.encounter.party).toBe((1 << BEOR) | (1 << AILEI))
  expect(person(t, AILEI)).toMatchObject({ energy: 6, passed: true })
  const quiet = scene({ who: [{ is: 'beor' }, { is: 'ailei', at: 102, passed: true }] }).begin()
  quiet.answer(0, 'travel:north').notAsked(1).asked(0, 'act')
})
test('TG-11.8 TG-17.7 guardians first, then immediate effects; several in the order of the party', () => {
  const t = scene({ who: [{ is: 'beor', at: 104 }], places: [106] })
    .add(Z.guardians, ['GN8', 'PU5'])
    .set((s) => void placeOf(s, 106).guardians.push(...s.zones[Z.guardians]!))
    .begin()
  t.answer(0, 'travel:north').asked(0, 'whichGuardian').answer(0, ['card:PU5', 'card:GN8'])
  expect(t.state.agenda.map(({ step }) => step)).toContain('immediate')
  expect(game.faceKeys[t.state.faces[t.state.encounter.card]!]).toBe('PU5')
})
test('TG-11.8 TG-11.11 WE-3 the immediate effect comes before any action', () => {
  const t = scene({ who: [{ is: 'beor', at: 104 }], places: [106] })
    .top(Z.grey, ['GY2'])
    .begin()
  t.answer(0, 'travel:north').notAsked(0, 'act')
  expect(game.faceKeys[t.state.faces[t.state.encounter.card]!]).toBe('GY2')
})
test('TG-11.8 each arriving character is judged: 105 gives Terror to the fearless', () => {
  const t = scene({ who: [{ is: 'beor', terror: 0 }] }).begin()
  t.answer(0, 'travel:south')
  expect(person(t, BEOR).terror).toBe(1)
  const afraid = scene({ who: [{ is: 'beor', terror: 2 }] }).begin()
  afraid.answer(0, 'travel:south')
  expect(person(afraid, BEOR).terror).toBe(2)
})
test('TG-11.8 Careful Steps: for 1 Energy the party ignores the immediate effects, once per day', () => {
  const t = scene({ who: [{ is: 'beor', terror: 0, skills: ['S8b'] }] }).begin()
  t.answer(0, 'travel:south').asked(0, 'ignoreArrival').answer(0, t.options(0)[0]!)
  expect(person(t, BEOR)).toMatchObject({ terror: 0, energy: 4 })
  expect(person(t, BEOR).usedToday).toHaveLength(1)
  expect(skillAt('S8b')).toBeGreaterThan(0)
})
test('TG-11.9 TG-11.10 TG-7.7 the Old Road: a special move to a place with an active menhir, and an arrival', () => {
  const t = scene({
    who: [{ is: 'beor', at: 111, energy: 5 }],
    places: [111, 106],
    set: (s) => void (placeOf(s, 106).menhir = 4),
  })
    .top(Z.grey, ['GY2'])
    .begin()
  t.answer(0, 'work:0').asked(0, 'where', 'TG-11.10').offersExactly(0, ['location:loc-101', 'location:loc-106'])
  t.answer(0, 'location:loc-106')
  expect(person(t, BEOR)).toMatchObject({ at: cellOfLocation(106), energy: 2 })
  expect(game.faceKeys[t.state.faces[t.state.encounter.card]!]).toBe('GY2')
})
test('TG-11.10 Rope: to a place beside that is not linked', () => {
  const rope = `deed:${game.book.deeds.indexOf(game.book.items[16]!.powers[0]!)}`
  const t = scene({ who: [{ is: 'beor', at: 107, items: [17] }], places: [107] }).begin()
  t.answer(0, rope)
  expect(person(t, BEOR)).toMatchObject({ at: cellOfLocation(102), energy: 6, items: [] })
  const none = scene({ who: [{ is: 'beor', at: 101, items: [17] }] }).begin()
  none.blocks(0, rope, 'TG-11.10')
})
test('TG-11.15 TG-15.13 a special move out of an exploration ends it', () => {
  const t = scene({
    who: [{ is: 'beor', at: 111, energy: 5 }],
    places: [111],
    set: (s) => void (s.statuses[game.book.names.statuses.indexOf('pathfinder')] = 1 | (1 << 5)),
  }).begin()
  t.answer(0, 'explore').answer(0, letter(t, 'a'))
  expect(person(t, BEOR)).toMatchObject({ at: cellOfLocation(101), energy: 3 })
  expect(t.state.todo).toEqual([])
  t.asked(0, 'act')
})
test('RE9 Market Day: Hostile communities are silent; RE1 Bitter Wind: travelling costs 1 more', () => {
  const t = scene({ set: (s) => void (s.event = game.book.names.events.indexOf('RE9')) }).begin()
  t.answer(0, 'travel:west').asked(0, 'act')
  const wind = scene({ set: (s) => void (s.event = game.book.names.events.indexOf('RE1')) }).begin()
  wind.answer(0, 'travel:north')
  expect(person(wind, BEOR).energy).toBe(4)
})
test('Scout Ahead shows the front of one unrevealed location', () => {
  const t = scene({ who: [{ is: 'beor', at: 105, skills: ['S7a'] }] }).begin()
  const scout = `deed:${game.book.deeds.indexOf(game.book.skills[skillAt('S7a')]!.powers[0]!)}`
  t.answer(0, scout).asked(0, 'lookAt').offersExactly(0, ['key:108', 'key:109', 'key:114'])
  t.answer(0, 'key:114').logged('looks')
  expect(t.sees(-1, Z.locations).filter((face) => face !== null)).toEqual(['loc-114'])
  expect(t.state.outcome).toBe('none')
})
