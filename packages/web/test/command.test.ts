import { expect, test } from 'vitest'
import { commandOf, lookAt } from '../src/table/command.ts'

test('a line at the text table asks for what it says, in either language', () => {
  const does = (line: string) => commandOf(line, null)
  expect(does('Clear')).toEqual({ does: 'clear' })
  expect(does('effacer')).toEqual({ does: 'clear' })
  expect(does('redo')).toEqual({ does: 'redo' })
  expect(does('derniers')).toEqual({ does: 'last' })
  expect(does('look')).toEqual({ does: 'look', at: '' })
  expect(does('voir la Défausse')).toEqual({ does: 'look', at: 'la defausse' })
  expect(does('fg-u5.2')).toEqual({ does: 'rule', id: 'FG-U5.2' })
  expect(does('règle FG-21.4A')).toEqual({ does: 'rule', id: 'FG-21.4a' })
  expect(does('lookout')).toEqual({ does: 'unknown' })
})

test('a part of the table is read by words of its title, and without words the titles are', () => {
  const panels = [
    { title: 'Ana’s hand', lines: ['Ash', 'Birch'] },
    { title: 'La défausse', lines: [] },
  ]
  expect(lookAt('', panels)).toEqual(['Ana’s hand', 'La défausse'])
  expect(lookAt('hand', panels)).toEqual(['Ana’s hand', 'Ash', 'Birch'])
  expect(lookAt('defausse', panels)).toEqual(['La défausse'])
  expect(lookAt('enemies', panels)).toEqual([])
})
