/** Everything that is drawn looks like itself and like nothing else, and can be told apart by everybody. */
import { contrastProblems, paletteProblems, pictureProblems, type Sign, themeSeen } from '@emberhall/testkit'
import type { Picture } from '@emberhall/ui'
import { expect, test } from 'vitest'
import { CONTENT } from '../../src/content/index.ts'
import { TOKENS } from '../../src/content/types.ts'
import { fallenPicture, figurePicture, portraitPicture, whoOf } from '../../src/table/art/figures/index.ts'
import { mouth } from '../../src/table/art/mouth.ts'
import { besidePicture, GULF, KINDS_BESIDE } from '../../src/table/art/beside.ts'
import { drawFloor } from '../../src/table/art/floor.ts'
import { COLD_LANTERN, LANTERN } from '../../src/table/art/lantern.ts'
import { lookOf } from '../../src/table/art/mine/looks.ts'
import { groundOf } from '../../src/table/art/worlds.ts'
import { GRAVE } from '../../src/table/art/grave.ts'
import { thingPicture, tokenPicture, wealthPicture } from '../../src/table/art/things/index.ts'
import { CAMP, housePicture, SKY } from '../../src/table/art/town.ts'
import { stuffs } from '../../src/table/materials/pictures.ts'
import { DOORWAY, GATEWAY, SEALED_GATE } from '../../src/table/art/ways.ts'
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
  things: [
    ...CONTENT.items.map(({ id }) => thingPicture(id)),
    ...TOKENS.map(tokenPicture),
    ...(['stone', 'gold', 'xp', 'corruption'] as const).map(wealthPicture),
  ],
  materials: stuffs.map(({ picture }) => picture),
  rooms: rooms(),
  beside: KINDS_BESIDE.map((kind) => besidePicture(kind, 1)),
  ways: [DOORWAY, GATEWAY, SEALED_GATE, GRAVE, LANTERN, COLD_LANTERN, GULF],
}
/** Every tile as it would look in the same room: what tells it from the others is on its floor and walls. */
function rooms(): Picture[] {
  return [true, false].flatMap((isLit) =>
    CONTENT.tiles.map(
      ({ id, world }): Picture => ({
        name: `${id} ${isLit}`,
        width: 300,
        height: 300,
        draw: () =>
          drawFloor({
            rows: ['.....', '..~..', '..~..', '.#.#.', '.....'],
            ground: groundOf(world === 'w-mines' ? 0 : 1),
            look: lookOf(id),
            isLit,
            seed: 3,
            ways: [0, 2].map((side) => ({
              cells: [
                [1, side * 2],
                [2, side * 2],
              ],
              side,
              isCapped: false,
              isOwn: true,
            })),
            beyond: [[2, 5]],
            body: { x: 0, y: 0, width: 5, height: 5 },
            turn: 0,
          }),
      }),
    ),
  )
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
