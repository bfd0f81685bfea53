/** Colours of Kaan: everybody can tell dice, gems, cubes and kinds of enemies apart, and make them out. */
import { LANGS, contrastProblems, paletteProblems, type Sign, themeSeen } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { COLOURS, DICE, type Die, GEMS } from '../src/content/types.ts'
import { CUBES, GEMS as GEM_SIGNS } from '../src/table/art/board/tokens.tsx'
import { BODIES } from '../src/table/art/pieces/dice.tsx'
import { TYPES } from '../src/table/art/pieces/enemies.tsx'
import { letterOf } from '../src/table/model/letter.ts'
import { WOOD } from '../src/table/pieces/BareDie.tsx'
import { theme } from '../src/table/theme.ts'

/** Dice for weapons bear what they do; the others bear a letter. */
const signOf = (die: Die): string => (die === 'melee' || die === 'ranged' ? die : 'letter')
const kinds = COLOURS.map((name): Sign => ({ name, colour: TYPES[name][0], shape: TYPES[name][1], letter: '' }))
const gems = GEMS.map((name): Sign => ({ name, colour: GEM_SIGNS[name][0], shape: GEM_SIGNS[name][1], letter: '' }))
const cubes = Object.entries(CUBES).map(([name, [colour, cut]]): Sign => ({ name, colour, shape: cut, letter: '' }))

test.each(LANGS)('dice differ in letter or sign where colours may be mistaken, in %s', (lang) => {
  for (const colours of [BODIES, WOOD]) {
    const dice = DICE.map(
      (name): Sign => ({ name, colour: colours[name], shape: signOf(name), letter: letterOf(name, lang) }),
    )
    expect(paletteProblems(dice)).toEqual([])
    expect(paletteProblems(dice.map((die) => ({ ...die, shape: '', letter: '' })))).not.toEqual([])
  }
})
test('gems, cubes and kinds of enemies differ in shape where colours may be mistaken', () => {
  expect([gems, kinds, cubes].flatMap(paletteProblems)).toEqual([])
})
test('what is written and drawn stands out from its ground', () => {
  const signs = [...gems, ...kinds].map(({ name, colour }) => ({
    what: name,
    colour,
    ground: theme['--panel-solid']!,
    as: 'shape' as const,
  }))
  expect(contrastProblems([...themeSeen(theme), ...signs])).toEqual([])
})
