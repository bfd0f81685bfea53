/** Everything that is drawn looks like itself and like nothing else, and can be told apart by everybody. */
import { contrastProblems, paletteProblems, pictureProblems, type Sign, themeSeen } from '@emberhall/testkit'
import type { Picture } from '@emberhall/ui'
import { expect, test } from 'vitest'
import { CONTENT } from '../../src/content/index.ts'
import { actingPicture } from '../../src/table/art/acting.ts'
import { bustPicture, figurePicture, SIGNS, stonePicture } from '../../src/table/art/figures.ts'
import { foePicture } from '../../src/table/art/foes.ts'
import { mapPicture } from '../../src/table/art/maps.ts'
import { placePicture, scenePicture } from '../../src/table/art/places.ts'
import { thingPicture } from '../../src/table/art/things.ts'
import { marksOn } from '../../src/table/page/marks.ts'
import { theme } from '../../src/table/theme.ts'

const { characters, cards, encounters, items, locations, randomEvents, secrets, storyEvents } = CONTENT
const idsOf = (...lists: readonly (readonly { readonly id: string }[])[]): string[] => lists.flat().map(({ id }) => id)
const things = idsOf(items, secrets, randomEvents, storyEvents)
const numbers = locations.map(({ number }) => number)
/** Within a kind no two may look alike. */
const drawn: Readonly<Record<string, readonly Picture[]>> = {
  figures: characters.map(({ id }) => figurePicture(id)),
  busts: characters.map(({ id }) => bustPicture(id)),
  maps: characters.map((who) => mapPicture(who, marksOn(who))),
  foes: encounters.map(({ id }) => foePicture(id)),
  places: numbers.map(placePicture),
  asleep: [101, 104, 109].map((number) => scenePicture(number, true)),
  stones: [stonePicture(true, 5), stonePicture(false, 5)],
  things: things.flatMap((id) => thingPicture(id) ?? []),
  gestures: characters
    .flatMap(({ colour }) => cards.filter((card) => card.starter && card.colour === colour).slice(0, 3))
    .map(actingPicture),
}
/** Ids are given their place where a picture is put. */
const markup = ({ width, height, draw }: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${draw().replaceAll('~', 'p')}</svg>`

test('every item, secret and event has a picture of its own', () => {
  expect(things.filter((id) => thingPicture(id) === null)).toEqual([])
  expect(things.length).toBe(items.length + secrets.length + randomEvents.length + storyEvents.length)
  expect(thingPicture('skill-1')).toBeNull()
})
test.each(Object.entries(drawn))('of %s no two look alike, and each is sound', (kind, pictures) => {
  const kinds = { [kind]: pictures.map(markup) }
  const found = kinds[kind]!.map((page) => pictureProblems({ kinds, page }))
  expect([...new Set(found.flatMap((problems) => Object.values(problems).flat()))]).toEqual([])
})
const heroes = characters.map(
  ({ id }): Sign => ({ name: id, colour: SIGNS[id].base, shape: SIGNS[id].shape, letter: '' }),
)
test('characters differ in shape where their colours may be mistaken', () => {
  expect(paletteProblems(heroes)).toEqual([])
  expect(new Set(heroes.map(({ shape }) => shape)).size).toBe(heroes.length)
})
const SIDES = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] } as const
test.each(characters)('TG-3.11 the map of $id has one of its places where it is not', (who) => {
  const marks = new Map(marksOn(who).map((mark) => [mark.number, mark]))
  const { wrong } = who.map
  expect([...marks.keys()]).toEqual(who.map.marks)
  for (const { x, y } of marks.values()) {
    expect(x).toBeGreaterThan(14)
    expect(x).toBeLessThan(86)
    expect(y).toBeGreaterThan(14)
    expect(y).toBeLessThan(84)
  }
  // What it is drawn beside may not be on the map itself.
  const [from, to] = [marks.get(wrong.of), marks.get(wrong.place)]
  if (from === undefined || to === undefined) return
  const [east, south] = SIDES[wrong.drawn]
  expect((to.x - from.x) * east + (to.y - from.y) * south).toBeGreaterThan(12)
})
/** What is written on vellum, and the figures of what is won and lost. */
const WRITTEN = [
  ['vellum', '#17120a', '#b9ab87'],
  ['vellum, second', '#4a3a22', '#d8ccae'],
  ['main button', '#fffaf0', '#b4531f'],
  ['stone', '#f2ead6', '#3a4746'],
  ['odds', '#ffd79a', '#17120a'],
] as const
test('what is written stands out from its ground', () => {
  const ground = theme['--ground']!
  const signs = heroes.map(({ name, colour }) => ({ what: name, colour, ground, as: 'shape' as const }))
  const written = WRITTEN.map(([what, colour, on]) => ({ what, colour, ground: on, as: 'text' as const }))
  expect(contrastProblems([...themeSeen(theme), ...signs, ...written])).toEqual([])
})
