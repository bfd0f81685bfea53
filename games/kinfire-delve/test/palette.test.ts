/** Colours of the well: everybody can tell them apart, and make them out. */
import { LANGS, contrastProblems, mistakenBy, paletteProblems, type Sign, themeSeen } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { GEM_RIM, type Hue, HUES, LETTERS } from '../src/table/cards/colours.ts'
import { theme } from '../src/table/theme.ts'

const hues = Object.keys(HUES) as Hue[]

test.each(LANGS)('stones differ in shape and letter where colours may be mistaken, in %s', (lang) => {
  const signs = hues.map(
    (name): Sign => ({ name, colour: HUES[name].base, shape: GEM_RIM[name], letter: LETTERS[lang][name] }),
  )
  expect(paletteProblems(signs)).toEqual([])
  expect(new Set(signs.map(({ letter }) => letter)).size).toBe(signs.length)
  // Without shape and letter not everybody could.
  const bare = signs.map((sign) => ({ ...sign, shape: '', letter: '' }))
  expect(paletteProblems(bare)).not.toEqual([])
  expect(mistakenBy(HUES.red.base, HUES.green.base)).not.toContain('usual')
})
test('what is written and drawn stands out from its ground', () => {
  const stones = hues.map((hue) => ({ what: hue, colour: HUES[hue].base, ground: '#0a0714', as: 'shape' as const }))
  expect(contrastProblems([...themeSeen(theme), ...stones])).toEqual([])
})
