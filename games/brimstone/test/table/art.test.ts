/** Everything that is drawn looks like itself and like nothing else, and can be told apart by everybody. */
import { contrastProblems, paletteProblems, pictureProblems, type Sign, themeSeen } from '@emberhall/testkit'
import type { Picture } from '@emberhall/ui'
import { expect, test } from 'vitest'
import { CONTENT } from '../../src/content/index.ts'
import { fallenPicture, figurePicture, portraitPicture, whoOf } from '../../src/table/art/figures/index.ts'
import { mouth } from '../../src/table/art/mouth.ts'
import { GRAVE } from '../../src/table/art/grave.ts'
import { CAMP, housePicture, SKY } from '../../src/table/art/town.ts'
import { crystals, DOORWAY, GATEWAY, SEALED_GATE } from '../../src/table/art/ways.ts'
import { heroSign } from '../../src/table/model/signs.ts'
import { theme } from '../../src/table/theme.ts'

const people = [...new Set([...CONTENT.classes, ...CONTENT.enemies].map(({ id }) => whoOf(id)))]
/** Within a kind no two may look alike. */
const drawn: Readonly<Record<string, readonly Picture[]>> = {
  figures: people.map(figurePicture),
  fallen: CONTENT.classes.map(({ id }) => fallenPicture(whoOf(id))),
  portraits: people.map(portraitPicture),
  houses: CONTENT.locations.map(({ id }) => housePicture(id)),
  scenes: [SKY, CAMP, mouth(true), mouth(false)],
  ways: [DOORWAY, GATEWAY, SEALED_GATE, GRAVE, crystals(true, 2), crystals(false, 2), crystals(false, 3)],
}
/** Ids are given their place where a picture is put. */
const markup = ({ width, height, draw }: Picture): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${draw().replaceAll('~', 'p')}</svg>`

test('every enemy and every class has a figure of its own', () => {
  expect(people.length).toBe(CONTENT.classes.length + CONTENT.enemies.length)
})
test('pictures differ, and are sound', () => {
  const kinds = Object.fromEntries(Object.entries(drawn).map(([kind, pictures]) => [kind, pictures.map(markup)]))
  // Each is kept as a picture of its own: they share no page.
  const problems = Object.values(kinds)
    .flat()
    .flatMap((page) => Object.values(pictureProblems({ kinds, page })).flat())
  expect(problems).toEqual([])
})
const heroes = [0, 1, 2, 3, 4, 5].map((h): Sign => {
  const { colour, shape } = heroSign(h)
  return { name: `hero ${h + 1}`, colour, shape, letter: '' }
})
test('heroes differ in shape where their colours may be mistaken', () => {
  expect(paletteProblems(heroes)).toEqual([])
  expect(new Set(heroes.map(({ shape }) => shape)).size).toBe(heroes.length)
})
test('what is written stands out from its ground', () => {
  const ground = theme['--ground']!
  const signs = heroes.map(({ name, colour }) => ({ what: name, colour, ground, as: 'shape' as const }))
  expect(contrastProblems([...themeSeen(theme), ...signs])).toEqual([])
})
