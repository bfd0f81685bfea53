/** Colours of the hall: everybody can tell seats apart, and read what stands there. */
import { readFileSync } from 'node:fs'
import { contrastProblems, paletteProblems, type Sign, themeSeen } from '@emberhall/testkit'
import { expect, test } from 'vitest'
import { COLOURS, MARKS } from '@emberhall/ui'
import { NAMED } from '../src/play/remoteView.ts'

/** The shell's own theme, as its style sheet declares it first. */
function shellTheme(): Record<string, string> {
  const css = readFileSync(new URL('../src/styles/shell.css', import.meta.url), 'utf8')
  const root = /:root \{([^}]*)\}/.exec(css)![1]!
  return Object.fromEntries([...root.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]))
}
const theme = shellTheme()
const seats = COLOURS.map((colour, i): Sign => ({ name: `seat ${i + 1}`, colour, shape: MARKS[i]!, letter: '' }))

test('seats differ in their mark where colours may be mistaken', () => {
  expect(paletteProblems(seats)).toEqual([])
  expect(new Set(MARKS).size).toBe(COLOURS.length)
  // Whoever chooses a colour freely keeps the mark of the seat.
  const chosen = MARKS.map((shape, i): Sign => ({ name: `seat ${i + 1}`, colour: COLOURS[0], shape, letter: '' }))
  expect(paletteProblems(chosen)).toEqual([])
  expect(paletteProblems(chosen.map((sign) => ({ ...sign, shape: '' })))).not.toEqual([])
})
test('what is written and drawn stands out from its ground', () => {
  const colours = [...COLOURS, ...Object.values(NAMED)]
  const marks = colours.flatMap((colour) => [
    { what: 'a seat', colour, ground: theme['--panel-solid']!, as: 'shape' as const },
    // Names and marks are written on it in dark ink.
    { what: 'on a seat', colour: '#14110f', ground: colour, as: 'text' as const },
  ])
  expect(contrastProblems([...themeSeen(theme), ...marks])).toEqual([])
})
