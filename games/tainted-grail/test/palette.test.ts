/** Colours of the moor: everybody can tell the characters apart, and make out what is written. */
import { contrastProblems, paletteProblems, type Sign, themeSeen } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { SIGNS } from '../src/table/art/figures.ts'
import { theme } from '../src/table/theme.ts'

const characters = Object.entries(SIGNS).map(
  ([name, { base, shape }]): Sign => ({ name, colour: base, shape, letter: '' }),
)

test('characters differ in shape where colours may be mistaken', () => {
  expect(paletteProblems(characters)).toEqual([])
  expect(new Set(characters.map(({ shape }) => shape)).size).toBe(characters.length)
})
test('what is written and drawn stands out from its ground', () => {
  const marks = characters.map(({ name, colour }) => ({
    what: name,
    colour,
    ground: theme['--panel-solid']!,
    as: 'shape' as const,
  }))
  expect(contrastProblems([...themeSeen(theme), ...marks])).toEqual([])
})
