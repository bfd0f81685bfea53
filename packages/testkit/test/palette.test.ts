import { expect, test } from 'vitest'
import { contrastProblems, mistakenBy, paletteProblems, themeSeen } from '../src/index.ts'

test('colours that some people cannot tell apart are found', () => {
  expect(mistakenBy('#b33', '#584')).toEqual(['deuteranopia'])
  expect(mistakenBy('#209060', '#2070c0')).toEqual(['tritanopia'])
  expect(mistakenBy('#000', '#fff')).toEqual([])
  expect(mistakenBy('#777', '#787878')).toEqual(['usual', 'deuteranopia', 'protanopia', 'tritanopia'])
})
test('a shape or a letter helps', () => {
  const red = { name: 'red', colour: '#b33', shape: 'cube', letter: '' }
  const green = { name: 'green', colour: '#584', shape: 'cube', letter: '' }
  expect(paletteProblems([red, green])).toEqual(['red and green: deuteranopia'])
  expect(paletteProblems([red, { ...green, shape: 'ball' }])).toEqual([])
  expect(paletteProblems([red, { ...green, letter: 'G' }])).toEqual([])
})
test('letters need more contrast than shapes', () => {
  const grey = { what: 'grey', colour: '#8a8a8a', ground: '#fff' }
  expect(contrastProblems([{ ...grey, as: 'shape' }])).toEqual([])
  expect(contrastProblems([{ ...grey, as: 'text' }])).toEqual(['grey: #8a8a8a on #fff is 3.45, text needs 4.5'])
})
test('of a theme, everything that is read is looked at on every ground', () => {
  const theme = {
    '--ground': '#000',
    '--ground-2': '#111',
    '--panel-solid': '#222',
    '--panel': 'linear-gradient(#333, #444)',
    ...Object.fromEntries(
      ['--ink', '--ink-2', '--accent', '--good', '--bad', '--line', '--focus'].map((n) => [n, '#fff']),
    ),
    '--accent-ink': '#000',
  }
  expect(contrastProblems(themeSeen(theme))).toEqual([])
  expect(contrastProblems(themeSeen({ ...theme, '--bad': '#8a8a8a' }))).toEqual([
    '--bad: #8a8a8a on #333 is 3.66, text needs 4.5',
    '--bad: #8a8a8a on #444 is 2.82, text needs 4.5',
  ])
})
