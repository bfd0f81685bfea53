/** Colours of the mine: everybody can tell heroes and decks apart, and make out what is written. */
import { contrastProblems, LANGS, paletteProblems, type Sign, themeSeen } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { LOOKS } from '../src/table/cards/decks.ts'
import { heroSign } from '../src/table/model/signs.ts'
import { theme } from '../src/table/theme.ts'

const heroes = Array.from({ length: 6 }, (_, h): Sign => ({ name: `hero ${h + 1}`, letter: '', ...heroSign(h) }))

test('heroes differ in shape where colours may be mistaken', () => {
  expect(paletteProblems(heroes)).toEqual([])
})
test.each(LANGS)('cards differ in letter where the colours of their decks may be mistaken, in %s', (lang) => {
  const decks = Object.entries(LOOKS).map(
    ([name, { colour, letter }]): Sign => ({ name, colour, shape: '', letter: letter[lang] }),
  )
  expect(paletteProblems(decks)).toEqual([])
})
test('what is written stands out from its ground', () => {
  const marks = heroes.map(({ name, colour }) => ({
    what: name,
    colour,
    ground: theme['--panel-solid']!,
    as: 'shape' as const,
  }))
  expect(contrastProblems([...themeSeen(theme), ...marks])).toEqual([])
})
