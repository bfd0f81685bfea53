/** Colours of the mine: everybody can tell ores and players apart, and make them out. */
import { contrastProblems, paletteProblems, type Sign, themeSeen } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { ORES } from '../src/content/types.ts'
import { PLAYER_SHAPES } from '../src/table/art/parts/marks.ts'
import { ORE_COLOURS, ORE_LETTERS, ORE_SHAPES } from '../src/table/art/parts/ores.ts'
import { theme } from '../src/table/theme.ts'

const ores = ORES.map(
  (name): Sign => ({
    name,
    colour: ORE_COLOURS[name][0],
    shape: ORE_SHAPES[name]('', '')[0],
    letter: ORE_LETTERS.en[name],
  }),
)
/** They choose their colours: even in the same one they are told apart. */
const players = PLAYER_SHAPES.map(
  (shape, i): Sign => ({ name: `player ${i + 1}`, colour: '#4fb8d6', shape, letter: '' }),
)

test('ores and players differ in shape where colours may be mistaken', () => {
  expect([...paletteProblems(ores), ...paletteProblems(players)]).toEqual([])
  expect(new Set(ores.map(({ letter }) => letter)).size).toBe(ores.length)
  expect(new Set([...ores, ...players].map(({ shape }) => shape)).size).toBe(ores.length + PLAYER_SHAPES.length)
  const bare = [...ores, ...players].map((sign) => ({ ...sign, shape: '', letter: '' }))
  expect(paletteProblems(bare)).not.toEqual([])
})
test('what is written and drawn stands out from its ground', () => {
  const grounds = [theme['--ground']!, theme['--panel-solid']!]
  const signs = [...ores, ...players].flatMap(({ name, colour }) =>
    grounds.map((ground) => ({ what: name, colour, ground, as: 'shape' as const })),
  )
  expect(contrastProblems([...themeSeen(theme), ...signs])).toEqual([])
})

test('ores bear letters of the reader’s language, no two alike', () => {
  const lettersOf = (lang: 'en' | 'fr') => ORES.map((ore) => ORE_LETTERS[lang][ore])
  expect(lettersOf('fr')).toEqual(['O', 'S', 'D', 'M'])
  for (const lang of ['en', 'fr'] as const) expect(new Set(lettersOf(lang)).size).toBe(ORES.length)
})
